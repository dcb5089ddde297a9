"""Profiles and results put into a database, as a server would have left them."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from msgspec import json
from sqlalchemy import insert, select

from rookery.ratings import Rating
from rookery.server.database.schema.deals import DAY_MARKS, DAY_PLAYS
from rookery.server.database.schema.people import PROFILES, SEATS
from rookery.server.database.schema.ratings import BOARD_POINTS, RATED, RATING_CHANGES, RATINGS
from rookery.server.database.schema.results import RESULT_SEATS, RESULTS
from rookery.server.database.store import Store

PEOPLE = ("ann", "bea", "cay", "dan", "eve")


@dataclass(frozen=True, slots=True)
class Seat:
    """Who had a seat, and what was scored there; a bot's name begins with `bot:`, a guest's with ?.

    `claimed_at` is when the browser linked the seat to its profile; 0 for before the match.
    """

    who: str
    points: int
    moves: int = 20
    by_bot: int = 0
    kind: str = "person"
    claimed_at: float = 0.0


def add_profiles(store: Store, *ids: str) -> None:
    rows = [{"id": it, "name": it, "created_at": 0.0, "seen_at": 0.0} for it in ids]
    store.connections.run(insert(PROFILES), rows)


def add_result(
    store: Store,
    code: str,
    at: float,
    seats: Sequence[Seat],
    *,
    game: str = "dixie",
    kind: str = "match",
    set_of: str = "",
    is_early: bool = False,
    boards: Mapping[int, Sequence[int]] | None = None,
) -> None:
    """Add the result of a match, by default of partners at Dixie."""
    sides = [seat % 2 if game == "dixie" else seat for seat in range(len(seats))]
    best = max(it.points for it in seats)
    row = {
        "code": code,
        "game": game,
        "options": "{}",
        "digest": "",
        "kind": kind,
        "set_of": set_of,
        "began_at": at - 600.0,
        "ended_at": at,
        "deals": 5,
        "is_early": is_early,
        "has_winner": not is_early,
        "version": 1,
    }
    rows = [_seat_row(code, seat, it, sides[seat], best) for seat, it in enumerate(seats)]
    claims = [
        {"secret_hash": f"{code}/{it.who}/{seat}", "profile": it.who, "code": code}
        | {"at": it.claimed_at or at - 600.0}
        for seat, it in enumerate(seats)
        if not it.who.startswith(("?", "bot:"))
    ]
    with store.connections.writing() as connection:
        connection.execute(insert(RESULTS), row)
        connection.execute(insert(RESULT_SEATS), rows)
        if claims:
            connection.execute(insert(SEATS), claims)
        if boards is not None:
            kept = json.encode({str(number): points for number, points in boards.items()})
            connection.execute(insert(BOARD_POINTS), {"code": code, "boards": kept.decode()})


def _seat_row(code: str, seat: int, it: Seat, side: int, best: int) -> dict[str, Any]:
    is_bot = it.who.startswith("bot:")
    return {
        "code": code,
        "seat": seat,
        "secret_hash": "" if is_bot else f"{code}/{it.who}/{seat}",
        "name": it.who,
        "player": "bot" if is_bot else it.kind,
        "level": it.who.removeprefix("bot:") if is_bot else "",
        "points": it.points,
        "side": side,
        "has_won": it.points == best,
        "moves": it.moves,
        "moves_by_bot": it.by_bot,
        "facts": "{}",
    }


def add_day(
    store: Store, day: str, game: str, points: dict[str, int | None], mark: int | None
) -> None:
    """The deal of a day, as profiles and the bot have played it; None is a deal not finished."""
    rows = [
        {"day": day, "game": game, "profile": it, "code": f"{day}{it}"}
        | {"began_at": 0.0, "ended_at": None if scored is None else 1.0, "points": scored}
        for it, scored in points.items()
    ]
    with store.connections.writing() as connection:
        connection.execute(insert(DAY_PLAYS), rows)
        if mark is not None:
            connection.execute(insert(DAY_MARKS), {"day": day, "game": game, "points": mark})


def ratings(store: Store) -> dict[tuple[str, str], Rating]:
    """All ratings, by game and player."""
    return {
        (row.game, row.player): Rating(row.mean, row.deviation, row.at, row.results)
        for row in store.connections.rows(select(RATINGS))
    }


def everything(store: Store) -> list[list[tuple[Any, ...]]]:
    """All rows that follow from the results."""
    return [
        sorted((tuple(row) for row in store.connections.rows(select(table))), key=repr)
        for table in (RATINGS, RATING_CHANGES, RATED)
    ]
