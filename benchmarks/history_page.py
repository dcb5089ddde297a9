"""How fast a long history answers: python -m benchmarks.history_page [MATCHES] [DATABASE-URL].

Fills a database with results of one profile's matches, of which other people have as many again,
and asks for what the page shows, as the endpoints do.
"""

from __future__ import annotations

import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

from msgspec import json
from sqlalchemy import insert

from rookery.server.history.looking import Histories, Wanted
from rookery.server.history.series import series
from rookery.server.log.schema.log import TABLES
from rookery.server.log.schema.people import PROFILES, SEATS
from rookery.server.log.schema.results import RESULT_SEATS, RESULTS
from rookery.server.log.store import Store

REPEATS = 7
FACTS = {"deals": 8, "points": 310, "bidder": 2, "made": 1, "was_set": 1, "bid": 190, "nests": 2}
FACTS |= {"bid_took": 175, "bid_points": -10, "nest_found": 25, "nest_buried": 10, "tricks": 26}
GAMES = ("dixie", "kentucky", "five", "tuxedo")


def fill(store: Store, matches: int, rng: Random) -> str:
    """Write the results of so many matches of a profile, and of as many among others."""
    people = [f"person{number}" for number in range(40)]
    profiles = ("me", *people[:20])
    rows: dict[Any, list[dict[str, Any]]] = {
        PROFILES: [{"id": it, "name": it, "created_at": 0.0, "seen_at": 0.0} for it in profiles],
        SEATS: [],
        RESULTS: [],
        RESULT_SEATS: [],
        TABLES: [],
    }
    for number in range(2 * matches):
        code, at = f"table{number}", 1.7e9 + number * 9_000
        first = "me" if number % 2 else rng.choice(people)
        game, winner = rng.choice(GAMES), rng.randrange(2)
        rows[RESULTS].append(_match(code, game, at))
        line = {"stage": "over", "listed": False, "opened_at": at, "changed_at": at}
        rows[TABLES].append({"code": code, "game": game} | line)
        for seat, name in enumerate((first, *rng.sample(people, 2), "Ben")):
            rows[RESULT_SEATS].append(_seat(code, seat, name, winner, rng))
            if name in profiles:
                claimed = {"secret_hash": f"{code}/{seat}", "profile": name, "code": code}
                rows[SEATS].append(claimed | {"at": at})
    with store.connections.writing() as connection:
        for table, those in rows.items():
            connection.execute(insert(table), those)
    return "me"


def _match(code: str, game: str, at: float) -> dict[str, Any]:
    return {
        "code": code,
        "game": game,
        "options": "{}",
        "digest": "0" * 16,
        "kind": "match",
        "set_of": "",
        "began_at": at - 1_800,
        "ended_at": at,
        "deals": 8,
        "is_early": False,
        "has_winner": True,
        "version": 1,
    }


def _seat(code: str, seat: int, name: str, winner: int, rng: Random) -> dict[str, Any]:
    is_bot = name == "Ben"
    return {
        "code": code,
        "seat": seat,
        "secret_hash": "" if is_bot else f"{code}/{seat}",
        "name": name,
        "player": "bot" if is_bot else "person",
        "level": "strong" if is_bot else "",
        "points": rng.randrange(-100, 500),
        "side": seat % 2,
        "has_won": seat % 2 == winner,
        "moves": 100,
        "moves_by_bot": 0,
        "facts": json.encode(FACTS).decode(),
    }


def timed(what: Callable[[], object]) -> float:
    """The median time of some calls, in milliseconds."""
    took = []
    for _ in range(REPEATS):
        began = time.perf_counter()
        what()
        took.append(time.perf_counter() - began)
    return 1000 * median(took)


def main() -> None:
    """Print a line for each question."""
    matches = int(sys.argv[1]) if len(sys.argv) > 1 else 5_000
    with tempfile.TemporaryDirectory() as folder:
        url = sys.argv[2] if len(sys.argv) > 2 else f"sqlite:///{Path(folder) / 'history.db'}"
        store = Store(url)
        me, histories = fill(store, matches, Random(1)), Histories(store.connections)
        person = histories.companions(me)[0].person
        middle = histories.matches(me, Wanted(), (1.7e9 + matches * 9_000, "", 0))[-1]
        place = middle.ended_at, middle.code, middle.seat
        questions: dict[str, Callable[[], object]] = {
            "first page": lambda: histories.matches(me, Wanted()),
            "page in the middle": lambda: histories.matches(me, Wanted(), place),
            "won at one game": lambda: histories.matches(me, Wanted(game="dixie", outcome="won")),
            "with one person": lambda: histories.matches(me, Wanted(person=person)),
            "people": lambda: histories.companions(me),
            "games": lambda: histories.games(me),
            "statistics": lambda: series(histories.played(me, "dixie")),
        }
        for name, question in questions.items():
            print(f"{name:20} {timed(question):8.1f} ms")
        store.close()


if __name__ == "__main__":
    main()
