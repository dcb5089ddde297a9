"""Simulate arrivals: how many strangers find a fellow player, by arrivals per hour.

    python -m benchmarks.meeting --people 20000

Everybody comes by chance (a Poisson process), wants one game and chooses one way to wait; the
waiting room itself seats them (`server.waiting.matching`). The earlier rule is simulated with
the same arrivals: a table with bots then had only people whose own time had run out, and nobody
joined it afterwards. Writes MEETING.md.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from math import sqrt
from pathlib import Path
from random import Random
from statistics import median

from rookery.server.waiting.matching import Filling, Joining, Play, Waiter, seatings

RESULTS = Path(__file__).with_name("MEETING.md")

GAMES = {Play("dixie", 4): 4, Play("three", 3): 2, Play("five", 5): 2, Play("tuxedo", 2): 2}
"""Of ten people, the number who want each game; unmeasured, as are those below."""

WAYS = {30.0: 6, 120.0: 3, None: 1}
"""Of ten people, the number who accept bots after a wait in seconds, or never (None)."""

GIVES_UP = 300.0
"""Seconds after which a person who accepts no bots gives up."""

FIRST_DEAL = 240.0
"""Seconds that the first deal of a table takes."""

HOURLY = (2, 5, 10, 20, 40, 60)


@dataclass
class Evening:
    """How the people's waiting ended, and the tables with bots whose seats people may take."""

    met: set[str] = field(default_factory=set)
    waited: list[float] = field(default_factory=list)
    tables: dict[str, tuple[float, Filling]] = field(default_factory=dict)


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.meeting",
        description=(__doc__ or "").partition("\n")[0],
        epilog="example: python -m benchmarks.meeting --people 2000",
    )
    parser.add_argument("--people", type=int, default=20_000, help="for each rate and rule")
    parser.add_argument("--seed", type=int, default=43)
    it = parser.parse_args()
    rows = []
    for hourly in HOURLY:
        people = arrivals(Random(f"{it.seed} {hourly}"), hourly, it.people)
        before, now = played(people, is_earlier=True), played(people, is_earlier=False)
        rows.append(row(hourly, len(people), before, now))
        print(rows[-1], flush=True)
    RESULTS.write_text("\n".join([*heading(it), *rows]) + "\n", encoding="utf-8")


def arrivals(random: Random, hourly: float, count: int) -> list[Waiter]:
    """People in the order in which they come."""
    at, people = 0.0, []
    for number in range(count):
        at += random.expovariate(hourly / 3600)
        play = random.choices([*GAMES], [*GAMES.values()])[0]
        patience = random.choices([*WAYS], [*WAYS.values()])[0]
        people.append(Waiter(f"{number:06}", at, (play,), bots_after=patience))
    return people


def played(people: Iterable[Waiter], *, is_earlier: bool) -> Evening:
    """Seat people as they come, and whenever somebody's time has run out."""
    evening, waiting = Evening(), list[Waiter]()
    for came in people:
        while (due := min(map(moment, waiting), default=came.since)) < came.since:
            waiting = seated(evening, waiting, due, is_earlier=is_earlier)
        waiting = seated(evening, [*waiting, came], came.since, is_earlier=is_earlier)
    while waiting:
        due = min(map(moment, waiting))
        waiting = seated(evening, waiting, due, is_earlier=is_earlier)
    return evening


def moment(waiter: Waiter) -> float:
    """The time at which a waiting person accepts bots or gives up."""
    return waiter.since + (GIVES_UP if waiter.bots_after is None else waiter.bots_after)


def seated(evening: Evening, waiting: list[Waiter], at: float, *, is_earlier: bool) -> list[Waiter]:
    """Seat the people whom the waiting room matches; return those who still wait."""
    evening.tables = {
        code: (until, table) for code, (until, table) in evening.tables.items() if at < until
    }
    board = [each if each.is_due(at) else replace(each, bots_after=None) for each in waiting]
    tables = [table for _, table in evening.tables.values()]
    found = seatings(board, at) if is_earlier else seatings(waiting, at, tables=tables)
    gone = {each.id for each in waiting if each.bots_after is None and moment(each) <= at}
    for it in found:
        new = it.people
        if isinstance(it, Joining):
            until, table = evening.tables[it.code]
            table = table.joined_by(it.waiter)
        else:
            until, table = at + FIRST_DEAL, Filling(new[0].id, it.play, it.pace, new, it.bots)
        evening.tables[table.code] = until, table
        evening.waited += [at - each.since for each in new]
        evening.met |= {each.id for each in table.people if len(table.people) > 1}
        gone |= {each.id for each in new}
    return [each for each in waiting if each.id not in gone]


def row(hourly: int, count: int, before: Evening, now: Evening) -> str:
    cells = [share(len(it.met), count) for it in (before, now)]
    waits = [f"{median(it.waited):.0f}" for it in (before, now)]
    return f"| {hourly} | {' | '.join(cells)} | {' | '.join(waits)} |"


def share(part: int, whole: int) -> str:
    """A share in percent, with half the width of its 95 % interval."""
    it = part / whole
    return f"{100 * it:.1f} ± {196 * sqrt(it * (1 - it) / whole):.1f}"


def heading(it: argparse.Namespace) -> list[str]:
    command = f"python -m benchmarks.meeting --people {it.people} --seed {it.seed}"
    games = ", ".join(f"{play.game} for {play.seats} ({n})" for play, n in GAMES.items())
    ways = [f"{'never' if s is None else f'after {s:.0f} s'} ({n})" for s, n in WAYS.items()]
    return [
        "# Meeting strangers",
        "",
        "The share of people, in percent, who play with at least one other person, of",
        f"{it.people:,} simulated arrivals, the same for both rules. Before: a table with bots was",
        "opened for those whose own time had run out. Now: for all who accept bots and fit, and",
        f"whoever comes before the end of its first deal ({FIRST_DEAL:.0f} s) takes a bot's seat.",
        f"Of ten people want {games},",
        f"and accept bots {', '.join(ways)}.",
        f"All of these numbers are guesses. `{command}`.",
        "",
        "| arrivals an hour | met before | meet now | median wait before, s | now, s |",
        "| ---: | ---: | ---: | ---: | ---: |",
    ]


if __name__ == "__main__":
    main()
