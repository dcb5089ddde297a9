"""`rookery reports`: an operator shows and answers the reports of a server's players."""

from typing import Any

import click

from rookery.cli.commands import Command
from rookery.cli.server.tables import run_there, with_server


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
def list_reports(*, with_closed: bool, **where: Any) -> None:
    """List the open reports, oldest first.

    \b
    Examples:
      rookery reports list
      rookery reports list --all --json
    """
    run_there("reporting", "list_reports", with_closed=with_closed, **where)


@reports.command(cls=Command)
@click.argument("report")
@with_server
def show(report: str, **where: Any) -> None:
    """Show one report: who was reported, by whom and why, and what was written at the table.

    \b
    Example:
      rookery reports show 7pk2mwx9ab3q
    """
    run_there("reporting", "show", report, **where)


@reports.command(cls=Command)
@click.argument("report")
@click.argument("reason")
@with_server
def warn(report: str, reason: str, **where: Any) -> None:
    """Warn a profile: it is shown the reason the next time it looks for people to play with.

    \b
    Example:
      rookery reports warn 7pk2mwx9ab3q "Please keep insults off the table."
    """
    run_there("reporting", "restrict", report, "warning", reason, **where)


@reports.command(cls=Command)
@click.argument("report")
@click.argument("reason")
@_for_days
@with_server
def mute(report: str, reason: str, days: float | None, **where: Any) -> None:
    """Mute a profile at tables of strangers: it can play there, but says and writes nothing.

    \b
    Example:
      rookery reports mute 7pk2mwx9ab3q "Insults." --days 7
    """
    run_there("reporting", "restrict", report, "mute", reason, days=days, **where)


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
def bar(report: str, reason: str, days: float | None, whom: str, **where: Any) -> None:
    """Keep a profile, an address or both from listed tables and from the waiting room.

    Tables of friends, which are not listed, stay open to the person, who is told the reason and the
    end of the bar. To refuse an address altogether, use `rookery tables bar`.

    \b
    Examples:
      rookery reports bar 7pk2mwx9ab3q "Insults, in spite of a warning." --days 30
      rookery reports bar 7pk2mwx9ab3q "Insults." --whom profile
    """
    run_there("reporting", "restrict", report, "bar", reason, days=days, whom=whom, **where)


@reports.command(cls=Command)
@click.argument("report")
@click.option("--note", default="", metavar="TEXT", help="Why, for yourself.")
@with_server
def close(report: str, note: str, **where: Any) -> None:
    """Close a report. With the last open report on a profile, its automatic hold ends, too.

    \b
    Example:
      rookery reports close 7pk2mwx9ab3q --note "a quarrel among friends"
    """
    run_there("reporting", "close", report, note, **where)


@reports.command(cls=Command)
@with_server
def restrictions(**where: Any) -> None:
    """List the warnings, mutes, bars and holds in force, oldest first.

    \b
    Example:
      rookery reports restrictions
    """
    run_there("reporting", "restrictions", **where)


@reports.command(cls=Command)
@click.argument("restriction")
@with_server
def lift(restriction: str, **where: Any) -> None:
    """Lift a warning, mute, bar or hold.

    \b
    Example:
      rookery reports lift n4c8q2ydk7mz
    """
    run_there("reporting", "lift", restriction, **where)
