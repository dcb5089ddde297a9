"""The report of a run: faults, the waits for answers after each, and what was violated."""

from collections import defaultdict
from collections.abc import Iterator
from itertools import groupby
from statistics import median
from typing import Any

from benchmarks.machine import described
from tests.chaos.people import SILENCE, Wait
from tests.chaos.run import Happened, Report


def told(report: Report, command: str) -> tuple[str, dict[str, Any]]:
    """A report as Markdown, and as data."""
    by_kind: defaultdict[str, list[Happened]] = defaultdict(list)
    for fault in report.faults:
        by_kind[fault.kind].append(fault)
    rows = [
        {
            "fault": kind,
            "count": len(them),
            "median_wait": round(median(it.longest_wait for it in them), 2),
            "worst_wait": round(max(it.longest_wait for it in them), 2),
            "median_duration": round(median(it.healed - it.began for it in them), 2),
        }
        for kind, them in sorted(by_kind.items())
    ]
    data: dict[str, Any] = {
        "tables": report.tables,
        "events": report.events,
        "answers": report.answers,
        "epochs": report.epochs,
        "released_tried": report.released_tried,
        "seconds": round(report.seconds),
        "faults": len(report.faults),
        "violations": report.violations,
        "silences": report.silences,
        "by_fault": rows,
        "longest_waits": [_traced(wait, report.faults) for wait in report.longest],
    }
    return _text(data, command), data


def _traced(wait: Wait, faults: list[Happened]) -> dict[str, Any]:
    """What happened during a wait: the faults, and what became of the player's connection."""
    overlapping = [it for it in faults if it.began < wait.answered and it.healed > wait.sent]
    return {
        "table": wait.code,
        "seconds": round(wait.answered - wait.sent, 1),
        "faults": [
            f"{fault} {fault.began - wait.sent:+.1f} to {fault.healed - wait.sent:+.1f}"
            for fault in overlapping
        ],
        "connection": list(_diary_lines(wait)),
    }


def _diary_lines(wait: Wait) -> Iterator[str]:
    """The diary of a wait as lines, one for each run of equal entries."""
    for what, alike in groupby(wait.diary, key=lambda it: it[1]):
        times = [at - wait.sent for at, _ in alike]
        many = f" to {times[-1]:+.1f}, {len(times)} times" if len(times) > 1 else ""
        yield f"{what} {times[0]:+.1f}{many}"


def _text(data: dict[str, Any], command: str) -> str:
    lines = [
        "# The pool under faults",
        "",
        f"Machine: {described()}. Three servers, PostgreSQL, Valkey, the proxies and all players "
        "share it.",
        "",
        f"`{command}`: {data['faults']} faults in {data['seconds']} seconds, at {data['tables']} "
        f"tables with {data['events']} events, {data['answers']} answered commands, "
        f"{data['epochs']} epochs. Secrets of given-up seats were tried {data['released_tried']} "
        f"times. **Violations: {len(data['violations'])}.**",
        "",
        "The wait of a fault is the longest time that anybody waited for the answer to a command, "
        "between the start of this fault and that of the next. It includes the time that the "
        "fault itself lasted, if play was impossible meanwhile.",
        "",
        "| fault | times | lasts (median) | longest wait, median | worst |",
        "| --- | ---: | ---: | ---: | ---: |",
    ]
    lines += [
        f"| {row['fault'].replace('_', ' ')} | {row['count']} | {row['median_duration']:.1f} s "
        f"| {row['median_wait']:.1f} s | {row['worst_wait']:.1f} s |"
        for row in data["by_fault"]
    ]
    lines += [
        "",
        f"{data['silences']} connections were given up because nothing came for {SILENCE:.0f} "
        "seconds while a command had no answer. The longest waits of all, with the faults "
        "meanwhile and what became of the connection, in seconds from the command:",
        "",
        "| waited | at table | faults | connection |",
        "| ---: | --- | --- | --- |",
    ]
    lines += [
        f"| {it['seconds']} s | `{it['table']}` | {'<br>'.join(it['faults'])} "
        f"| {'<br>'.join(it['connection'])} |"
        for it in data["longest_waits"]
    ]
    if data["violations"]:
        lines += ["", "Violations:", ""] + [f"* {it}" for it in data["violations"][:50]]
    return "\n".join(lines) + "\n"
