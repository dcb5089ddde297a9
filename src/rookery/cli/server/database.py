"""`rookery database`: backup, restore, copy, check, migrate, forget, results and ratings."""

import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import Any

import click

from rookery.cli.commands import Command
from rookery.cli.server.serve import database_url_of
from rookery.cli.shared.files import file_path
from rookery.server.checking import Report
from rookery.server.database.database import default_url
from rookery.server.operating import upkeep
from rookery.telling.wording import counted

SOUND, DAMAGED = 0, 1
"""Exit codes of `rookery database check`."""


def _chosen(context: click.Context, parameter: click.Parameter, url: str | None) -> str:
    return database_url_of(context, parameter, url) or default_url()


def _with_database(command: Any) -> Any:
    """Add the options that all `rookery database` commands share."""
    command = click.option(
        "--json", "as_json", is_flag=True, help="Print the result as one JSON object."
    )(command)
    return click.option(
        "--database-url",
        metavar="URL",
        callback=_chosen,
        help="The database, as for `rookery serve`; otherwise the SQLite file in your data folder.",
    )(command)


@click.group()
def database() -> None:
    """Back up, restore, copy, check and migrate a server's database, and remove names from it.

    \b
    Examples:
      rookery database backup /backups/tables.db
      rookery database check
      rookery database forget Ann
    """


@database.command(cls=Command)
@click.argument("file", callback=file_path)
@click.option("--replace", is_flag=True, help="Replace FILE if it exists.")
@_with_database
def backup(file: Path, database_url: str, *, replace: bool, as_json: bool) -> int:
    """Copy the SQLite database to FILE, and check the copy. Servers may be running.

    \b
    Examples:
      rookery database backup /backups/tables-$(date +%F).db
      rookery database backup --replace --database-url sqlite:////srv/games.db /backups/games.db
    """
    report = upkeep.back_up(database_url, file, replaces=replace)
    return _say_what_is_in(str(file), {"file": str(file)}, report, as_json=as_json)


@database.command(cls=Command)
@click.argument("file", callback=file_path)
@click.option("--despite-damage", is_flag=True, help="Restore FILE even if it is damaged.")
@_with_database
def restore(file: Path, database_url: str, *, despite_damage: bool, as_json: bool) -> int:
    """Replace the database with the backup FILE. No server may be running.

    The old database is kept beside it under another name.

    \b
    Example:
      rookery database restore /backups/tables-2026-11-22.db
    """
    done = upkeep.restore(database_url, file, despite_damage=despite_damage)
    kept = None if done.kept is None else str(done.kept)
    text = f"{done.path} has {_size(done.report)} now, from {file}."
    if kept is not None:
        text += f"\nWhat was there before is in {kept}."
    result = {"database": str(done.path), "before": kept} | _json_of(done.report)
    _say(result, text, as_json=as_json)
    return SOUND if done.report.is_sound else DAMAGED


@database.command(cls=Command)
@click.argument("target", metavar="URL")
@_with_database
def copy(target: str, database_url: str, *, as_json: bool) -> int:
    """Copy everything into the database URL, which must be empty, and check both.

    This is how tables move from the SQLite file into PostgreSQL, or back. No server may be running.

    \b
    Examples:
      rookery database copy postgresql://rookery@localhost/games
      rookery database copy --database-url postgresql://rookery@localhost/games sqlite:///games.db
    """
    with _progress("Copying") as show:
        place, report = upkeep.copy(database_url, target, show)
    return _say_what_is_in(f"{place[0].upper()}{place[1:]}", {}, report, as_json=as_json)


@database.command(cls=Command)
@_with_database
def check(database_url: str, *, as_json: bool) -> int:
    """Read every event of every table, and say what is damaged or missing. Servers may be running.

    The exit code is 0 if all is well, and 1 if something is damaged.

    \b
    Examples:
      rookery database check
      rookery database check --json --database-url sqlite:////srv/rookery/games.db
    """
    report = upkeep.examine(database_url)
    lines = _faults(report) or [f"All is well: {_size(report)}."]
    lines += [f"Earlier: {note}" for note in report.notes]
    _say(_json_of(report), "\n".join(lines), as_json=as_json)
    return SOUND if report.is_sound else DAMAGED


@database.command(cls=Command)
@click.option(
    "--has-backup",
    is_flag=True,
    help="Confirm that you have made a backup, which PostgreSQL databases need first.",
)
@_with_database
def migrate(database_url: str, *, has_backup: bool, as_json: bool) -> int:
    """Migrate a database of an earlier version to the present layout. No server may be running.

    A server does the same when it starts. An SQLite file is backed up beside itself first.

    \b
    Examples:
      rookery database migrate
      rookery database migrate --has-backup --database-url postgresql://rookery@localhost/games
    """
    done = upkeep.migrate(database_url, has_backup=has_backup)
    if done is None:
        _say({"migrated": False}, "The database has the newest layout already.", as_json=as_json)
        return SOUND
    text = f"The database was migrated from layout {done.before} to {done.after}."
    kept = None if done.backup is None else str(done.backup)
    if kept is not None:
        text += f"\nA backup of the old one is {kept}."
    result = {"migrated": True, "from": done.before, "to": done.after, "backup": kept}
    _say(result, text, as_json=as_json)
    return SOUND


@database.command(cls=Command)
@click.argument("what", metavar="NAME|TABLE")
@_with_database
def forget(what: str, database_url: str, *, as_json: bool) -> int:
    """Remove a person's name from all tables that are over, or all names from one table.

    The matches stay and can be replayed, without the names. Backups are not changed.

    \b
    Examples:
      rookery database forget "Ann Miller"
      rookery database forget k3vq9xw2ab
    """
    removal = upkeep.forget_name_or_table(database_url, what)
    done, waiting = removal.done, removal.in_play
    lines = [f"Removed from {counted(len(done.tables), 'table')}: {what}."] if done.tables else []
    if removal.results:
        lines.append(f"Removed from {counted(removal.results, 'result')} of tables that are gone.")
    if waiting:
        text = ", ".join(waiting)
        lines.append(f"Not yet removed, since the match is not over: {text}. Try again later.")
    if done.tables:
        lines.append("A running server may show what it has in memory for ten minutes more.")
        lines.append("Backups made before still have it.")
    result = {"tables": done.tables, "texts": done.texts, "not_over": waiting}
    result["results"] = removal.results
    _say(result, "\n".join(lines), as_json=as_json)
    return SOUND


@database.command(cls=Command)
@click.option("--rebuild", is_flag=True, help="Make all results again, not only missing ones.")
@_with_database
def results(database_url: str, *, rebuild: bool, as_json: bool) -> int:
    """Make the results of matches, which people see in their history, from the tables' events.

    A server does the same as matches end. Results of tables that were removed are kept as they are.
    Servers may be running.

    \b
    Examples:
      rookery database results
      rookery database results --rebuild --database-url sqlite:////srv/rookery/games.db
    """
    with _progress("Counting") as show:
        done = upkeep.count_again(database_url, all_again=rebuild, report=show)
    text = f"{counted(done.kept, 'result')} made"
    if done.left_out:
        text += f"; {counted(done.left_out, 'closed table')} without a match that was played"
    _say({"kept": done.kept, "left_out": done.left_out}, f"{text}.", as_json=as_json)
    return SOUND


@database.command(cls=Command)
@click.option("--rebuild", is_flag=True, help="Make all ratings again, from all results.")
@_with_database
def ratings(database_url: str, *, rebuild: bool, as_json: bool) -> int:
    """Rate the matches that are not rated yet, as a server does by itself. Servers may be running.

    \b
    Examples:
      rookery database ratings
      rookery database ratings --rebuild
    """
    done = upkeep.rate(database_url, all_again=rebuild)
    text = f"{counted(done.results, 'result')} rated: {counted(done.ratings, 'rating')}."
    _say(asdict(done), text, as_json=as_json)
    return SOUND


@contextmanager
def _progress(label: str) -> Iterator[Callable[[int, int], None]]:
    """Show a progress bar on a terminal. Yields a function of the amount done and the total."""
    is_watched = sys.stderr.isatty()
    with click.progressbar(length=1, label=label, file=sys.stderr, hidden=not is_watched) as bar:

        def show(done: int, whole: int) -> None:
            bar.length = whole
            bar.update(done - bar.pos)

        yield show


def _say(result: dict[str, Any], text: str, *, as_json: bool) -> None:
    click.echo(json.dumps(result) if as_json else text)


def _say_what_is_in(copy: str, fields: dict[str, Any], report: Report, *, as_json: bool) -> int:
    """Print the contents and faults of a copy; return the exit code."""
    text = "\n".join([f"{copy} has {_size(report)}.", *_faults(report)])
    _say(fields | _json_of(report), text, as_json=as_json)
    return SOUND if report.is_sound else DAMAGED


def _json_of(report: Report) -> dict[str, Any]:
    return {"sound": report.is_sound} | asdict(report)


def _size(report: Report) -> str:
    return f"{counted(report.tables, 'table')} with {counted(report.events, 'event')}"


def _faults(report: Report) -> list[str]:
    lines = [f"The file: {fault}" for fault in report.file]
    for damage in report.damaged:
        at = "" if damage.seq is None else f"event {damage.seq} "
        lines.append(f"Table {damage.table}: {at}{damage.reason}")
    if report.loss is not None:
        lines.append(f"The whole log: {report.loss}")
    if report.missing > 0:
        lines.append(f"The whole log: {counted(report.missing, 'event')} missing")
    if lines:
        sound = report.tables - len({damage.table for damage in report.damaged})
        lines.append(f"The other {counted(sound, 'table')} can be used.")
    return lines
