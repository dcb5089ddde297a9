"""The work of `rookery reports`, and the printing of its results."""

from typing import Literal, cast

from rookery.cli.server.operating import asked_server, told_when
from rookery.records.errors import one_line
from rookery.server.operating import requests as r
from rookery.telling.wording import counted


def list_reports(*, with_closed: bool, **where: object) -> None:
    """Print the reports."""
    server = asked_server(where)
    found = server.ask(r.ListReports(with_closed=with_closed), r.ReportList).reports
    for each in found:
        closed = f"  ({one_line(each.outcome)})" if each.closed_at is not None else ""
        server.say(f"{each.id}  {told_when(each.at)}  {each.reason}: {_accused(each)}{closed}")
    kind = "report" if with_closed else "open report"
    server.say(f"{counted(len(found), kind)}.")


def show(report: str, **where: object) -> None:
    """Print one report."""
    server = asked_server(where)
    it = server.ask(r.ShowReport(report), r.ReportLine)
    by = f"{one_line(it.reporter)} ({_whose(it.reporter_profile)})"
    server.say(
        f"Report {it.id} of {told_when(it.at)}, table {it.code}",
        f"{it.reason}: {_accused(it)}, reported by {by}",
    )
    if it.note:
        server.say(f"Note: {one_line(it.note)}")
    for text in it.texts:
        server.say(f"  {one_line(text.name)}: {one_line(text.text)}")
    if not it.texts:
        server.say("Nothing was written at the table.")
    if it.closed_at is not None:
        server.say(f"Closed {told_when(it.closed_at)}: {one_line(it.outcome)}")


def restrict(
    report: str,
    kind: str,
    reason: str,
    *,
    days: float | None = None,
    whom: str = "profile",
    **where: object,
) -> None:
    """Restrict the person that a report is about."""
    server = asked_server(where)
    request = r.Restrict(
        report=report,
        kind=cast(Literal["warning", "mute", "bar"], kind),
        reason=reason,
        days=days,
        whom=cast(Literal["profile", "address", "both"], whom),
    )
    made = server.ask(request, r.RestrictionLines).restrictions
    server.say(*map(_restriction, made), f"Report {report} is closed.")


def close(report: str, note: str, **where: object) -> None:
    """Close a report."""
    server = asked_server(where)
    server.ask(r.CloseReport(report, note), r.Done)
    server.say(f"Report {report} is closed.")


def restrictions(**where: object) -> None:
    """Print the restrictions."""
    server = asked_server(where)
    found = server.ask(r.ListRestrictions(), r.RestrictionLines).restrictions
    server.say(*map(_restriction, found))
    if not found:
        server.say("Nobody is restricted.")


def lift(restriction: str, **where: object) -> None:
    """Lift a restriction."""
    server = asked_server(where)
    server.ask(r.LiftRestriction(restriction), r.Done)
    server.say(f"Restriction {restriction} is lifted.")


def _accused(it: r.ReportLine) -> str:
    return f"{one_line(it.name)} ({_whose(it.profile)})"


def _whose(profile: str) -> str:
    return f"profile {profile}" if profile else "guest"


def _restriction(it: r.RestrictionLine) -> str:
    until = "for good" if it.until is None else f"until {told_when(it.until)}"
    whose = "an address" if it.is_of_address else f"profile {it.profile}"
    return f"{it.id}  {it.kind} of {whose} {until}: {one_line(it.reason)}"
