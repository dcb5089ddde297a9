"""`rookery reports`: an operator shows and answers the reports of a server's players."""

from typing import Any, Literal

import click

from rookery.cli.commands import Command
from rookery.cli.server.tables import Server, told_when, with_server
from rookery.records.errors import one_line
from rookery.server.operating import requests as r
from rookery.telling.wording import counted

_Whom = Literal["profile", "address", "both"]


def _for_days(command: Any) -> Any:
    return click.option(
        "--days",
        type=click.FloatRange(min=0, min_open=True, max=36_500),
        metavar="N",
        help="For so many days; otherwise until it is lifted.",
    )(command)


@click.group()
def reports() -> None:
    """Show what players report, and warn, mute or bar the players reported.

    The server is asked through a socket that only its own user, and root, can open.

    \b
    Examples:
      rookery reports list
      rookery reports show 7pk2mwx9ab3q
      rookery reports warn 7pk2mwx9ab3q "Please keep insults off the table."
      rookery reports bar 7pk2mwx9ab3q "Insults, in spite of a warning." --days 30
    """


@reports.command("list", cls=Command)
@click.option("--all", "with_closed", is_flag=True, help="Also those that were closed.")
@with_server
def list_reports(server: Server, *, with_closed: bool) -> None:
    """List the open reports, oldest first.

    \b
    Examples:
      rookery reports list
      rookery reports list --all --json
    """
    found = server.ask(r.ListReports(with_closed=with_closed), r.ReportList).reports
    for each in found:
        closed = f"  ({one_line(each.outcome)})" if each.closed_at is not None else ""
        server.say(f"{each.id}  {told_when(each.at)}  {each.reason}: {_accused(each)}{closed}")
    kind = "report" if with_closed else "open report"
    server.say(f"{counted(len(found), kind)}.")


@reports.command(cls=Command)
@click.argument("report")
@with_server
def show(server: Server, report: str) -> None:
    """Show one report: who was reported, by whom and why, and what was written at the table.

    \b
    Example:
      rookery reports show 7pk2mwx9ab3q
    """
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


@reports.command(cls=Command)
@click.argument("report")
@click.argument("reason")
@with_server
def warn(server: Server, report: str, reason: str) -> None:
    """Warn a profile: it is shown the reason the next time it looks for people to play with.

    \b
    Example:
      rookery reports warn 7pk2mwx9ab3q "Please keep insults off the table."
    """
    _restrict(server, r.Restrict(report, "warning", reason))


@reports.command(cls=Command)
@click.argument("report")
@click.argument("reason")
@_for_days
@with_server
def mute(server: Server, report: str, reason: str, days: float | None) -> None:
    """Mute a profile at tables of strangers: it can play there, but says and writes nothing.

    \b
    Example:
      rookery reports mute 7pk2mwx9ab3q "Insults." --days 7
    """
    _restrict(server, r.Restrict(report, "mute", reason, days=days))


@reports.command(cls=Command)
@click.argument("report")
@click.argument("reason")
@_for_days
@click.option(
    "--whom",
    type=click.Choice(["profile", "address", "both"]),
    default="both",
    show_default=True,
    help="What is barred.",
)
@with_server
def bar(server: Server, report: str, reason: str, days: float | None, whom: _Whom) -> None:
    """Keep a profile, an address or both from listed tables and from the waiting room.

    Tables of friends, which are not listed, stay open to the person, who is told the reason and the
    end of the bar. To refuse an address altogether, use `rookery tables bar`.

    \b
    Examples:
      rookery reports bar 7pk2mwx9ab3q "Insults, in spite of a warning." --days 30
      rookery reports bar 7pk2mwx9ab3q "Insults." --whom profile
    """
    _restrict(server, r.Restrict(report, "bar", reason, days=days, whom=whom))


@reports.command(cls=Command)
@click.argument("report")
@click.option("--note", default="", metavar="TEXT", help="Why, for yourself.")
@with_server
def close(server: Server, report: str, note: str) -> None:
    """Close a report. With the last open report on a profile, its automatic hold ends, too.

    \b
    Example:
      rookery reports close 7pk2mwx9ab3q --note "a quarrel among friends"
    """
    server.ask(r.CloseReport(report, note), r.Done)
    server.say(f"Report {report} is closed.")


@reports.command(cls=Command)
@with_server
def restrictions(server: Server) -> None:
    """List the warnings, mutes, bars and holds in force, oldest first.

    \b
    Example:
      rookery reports restrictions
    """
    found = server.ask(r.ListRestrictions(), r.RestrictionLines).restrictions
    server.say(*map(_restriction, found))
    if not found:
        server.say("Nobody is restricted.")


@reports.command(cls=Command)
@click.argument("restriction")
@with_server
def lift(server: Server, restriction: str) -> None:
    """Lift a warning, mute, bar or hold.

    \b
    Example:
      rookery reports lift n4c8q2ydk7mz
    """
    server.ask(r.LiftRestriction(restriction), r.Done)
    server.say(f"Restriction {restriction} is lifted.")


def _restrict(server: Server, request: r.Restrict) -> None:
    made = server.ask(request, r.RestrictionLines).restrictions
    server.say(*map(_restriction, made), f"Report {request.report} is closed.")


def _accused(it: r.ReportLine) -> str:
    return f"{one_line(it.name)} ({_whose(it.profile)})"


def _whose(profile: str) -> str:
    return f"profile {profile}" if profile else "guest"


def _restriction(it: r.RestrictionLine) -> str:
    until = "for good" if it.until is None else f"until {told_when(it.until)}"
    whose = "an address" if it.is_of_address else f"profile {it.profile}"
    return f"{it.id}  {it.kind} of {whose} {until}: {one_line(it.reason)}"
