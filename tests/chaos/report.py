"""The report of a run: faults, the waits for answers after each, and what was violated."""

from collections import defaultdict
from statistics import median

from benchmarks.machine import described
from tests.chaos.people import SILENCE
from tests.chaos.run import Happened, Report


def told(report: Report, command: str) -> str:
    """A report as Markdown."""
    by_kind: defaultdict[str, list[Happened]] = defaultdict(list)
    for fault in report.faults:
        by_kind[fault.kind.replace("_", " ")].append(fault)
    lines = [
        "# The pool under faults",
        "",
        f"Machine: {described()}. Three servers, PostgreSQL, Valkey, the proxies and all players "
        "share it.",
        "",
        f"`{command}`: {len(report.faults)} faults in {report.seconds:.0f} seconds, at "
        f"{report.tables} tables with {report.events} events, {report.answers} answered commands, "
        f"{report.epochs} epochs. Secrets of given-up seats were tried {report.released_tried} "
        f"times. **Violations: {len(report.violations)}.**",
        "",
        "The wait of a fault is the longest time that anybody waited for the answer to a command, "
        "between the start of this fault and that of the next. It includes the time that the "
        "fault itself lasted, if play was impossible meanwhile.",
        "",
        "| fault | times | lasts (median) | longest wait, median | worst |",
        "| --- | ---: | ---: | ---: | ---: |",
    ]
    for kind, them in sorted(by_kind.items()):
        waits = [it.longest_wait for it in them]
        lasts = median(it.healed - it.began for it in them)
        lines.append(
            f"| {kind} | {len(them)} | {lasts:.1f} s | {median(waits):.1f} s | {max(waits):.1f} s |"
        )
    lines += [
        "",
        f"{report.silences} connections were given up because nothing came for {SILENCE:.0f} "
        "seconds while a command had no answer.",
    ]
    if report.violations:
        lines += ["", "Violations:", ""] + [f"* {it}" for it in report.violations[:50]]
    return "\n".join(lines) + "\n"
