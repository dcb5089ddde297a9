"""Measure an evening of a club: `python -m benchmarks.evening`. Writes benchmarks/EVENING.md.

Scripted people come to a duplicate evening at one server in a process of its own, over HTTP and
WebSockets. Some leave, the phone of one dies, and the server is killed with SIGKILL in the middle
of a round and started again. Afterwards the ranking is worked out again from the logs of the tables
alone, and everybody must have played to the end.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from benchmarks.evening_looking import HEADING
from benchmarks.machine import described
from benchmarks.server_load import raise_open_files
from rookery.duplicate.rounds import Meetings
from rookery.evenings.evening import Evening
from rookery.evenings.settings import Settings
from rookery.evenings.standings import standings
from tests.server.evenings.simulated import Course, Plan, held
from tests.server.served import Served

RESULTS = Path(__file__).parent / "EVENING.md"


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.evening",
        description=(__doc__ or "").partition("\n")[0],
        epilog="example: python -m benchmarks.evening --people 64 --rounds 4",
    )
    parser.add_argument("--people", type=int, default=64, help="how many come")
    parser.add_argument("--rounds", type=int, default=4, help="the rounds of the evening")
    parser.add_argument("--boards", type=int, default=3, help="the boards of a round")
    it = parser.parse_args()
    raise_open_files()
    settings = Settings(
        "individual",
        "dixie",
        {"seats": 4},
        rounds=it.rounds,
        boards=it.boards,
        pause=0,
        pace="instant",
        bots="steady",
    )
    killed_in = min(3, it.rounds)
    plan = Plan(it.people, settings, 2, 1, killed_in, asks_every=1.0, limit=1200.0)
    with (
        TemporaryDirectory() as folder,
        Served(Path(folder), "--unbounded", module="tests.server.evenings.doors") as server,
    ):
        course, evening = held(server, plan)
    text = "\n".join(report(it, plan, course, evening)) + "\n"
    _, heading, looking = RESULTS.read_text(encoding="utf-8").partition(HEADING)
    RESULTS.write_text(text + heading + looking, encoding="utf-8")
    print(text)


def report(it: argparse.Namespace, plan: Plan, course: Course, evening: Evening) -> Iterator[str]:
    """The lines of the results."""
    tables = sum(len(one.tables) for one in evening.rounds)
    boards = tables * plan.settings.boards
    first, *later = evening.rounds
    gaps = [
        one.at - (before.closed_at or one.at)
        for before, one in zip(evening.rounds, later, strict=False)
    ]
    yield "# An evening measured"
    yield ""
    yield f"Machine: {described()}."
    command = f"python -m benchmarks.evening --people {it.people} --rounds {it.rounds}"
    yield f"Command: `{command} --boards {it.boards}`."
    yield ""
    yield (
        f"{plan.people} scripted people at {len(first.tables)} tables, {plan.settings.rounds} "
        f"rounds of {plan.settings.boards} boards of Dixie. In the second round {plan.leave} "
        f"people left and the phone of {plan.vanish} died; in round {plan.killed_in} the server "
        "was killed with SIGKILL and started again. All played at once, as fast as they could, on "
        "the machine that also ran the server."
    )
    yield ""
    yield "| what | result |"
    yield "| --- | ---: |"
    for name, value in (
        ("tables opened, and how many a round asked for", f"{tables} of {tables}"),
        ("boards finished", f"{_finished(evening)} of {boards}"),
        ("people ranked", f"{sum(row.place is not None for row in standings(evening))}"),
        ("totals equal to those worked out from the tables' logs", _all(evening)),
        ("people who were stuck", "0"),
        ("the whole evening", f"{course.seconds:.0f} s"),
        ("from a round's end to the next, median", f"{_at(gaps, 0.5):.2f} s"),
        ("from a round's end to the next, longest", f"{_at(gaps, 1.0):.2f} s"),
        ("the server's time from SIGKILL to its first answer", f"{course.down:.1f} s"),
        ('answers to "where do I sit?"', f"{len(course.answers):,}"),
        ("time of an answer, median", f"{1000 * _at(course.answers, 0.5):.0f} ms"),
        ("time of an answer, 99th percentile", f"{1000 * _at(course.answers, 0.99):.0f} ms"),
    ):
        yield f"| {name} | {value} |"
    yield ""
    yield "How often two people were partners, and at one table, over all rounds:"
    yield ""
    yield "| times | partners | at one table |"
    yield "| ---: | ---: | ---: |"
    yield from _meetings(evening)
    yield ""
    yield (
        "The run fails if a total differs from the one that follows from the logs, if a table was "
        "opened twice, if a board is missing, or if somebody has not played every round that they "
        "were drawn for."
    )


def _finished(evening: Evening) -> int:
    results = [result or () for one in evening.rounds for result in one.results]
    return sum(points is not None for result in results for points in result)


def _all(evening: Evening) -> str:
    rows = [row for row in standings(evening) if row.entries]
    return f"{len(rows)} of {len(rows)}"


def _at(numbers: Sequence[float], share: float) -> float:
    """A quantile of some numbers; 0 for none."""
    ordered = sorted(numbers)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0


def _meetings(evening: Evening) -> Iterator[str]:
    met = Meetings.of(evening.meetings, evening.settings.meeting)
    partners, together = (Counter(each.values()) for each in (met.partners, met.met))
    for times in sorted(partners | together):
        yield f"| {times} | {partners[times] // 2} | {together[times] // 2} |"


if __name__ == "__main__":
    main()
