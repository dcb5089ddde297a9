"""`rookery database`: backup, restore, copy, check, migrate, forget, results and ratings."""

from importlib import import_module
from pathlib import Path
from typing import Any

import click

from rookery.cli.commands import Command
from rookery.cli.server.serve import database_url_of
from rookery.cli.shared.files import file_path


def _with_database(command: Any) -> Any:
    """Add the options that all `rookery database` commands share."""
    command = click.option(
        "--json", "as_json", is_flag=True, help="Print the result as one JSON object."
    )(command)
    return click.option(
        "--database-url",
        metavar="URL",
        callback=database_url_of,
        help="The database, as for `rookery serve`; otherwise the SQLite file in your data folder.",
    )(command)


def _run(name: str, *arguments: Any, **options: Any) -> int:
    """Run a function of `keeping`, imported here so that `--help` loads no database code."""
    done = getattr(import_module("rookery.cli.server.keeping"), name)(*arguments, **options)
    assert isinstance(done, int)
    return done


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
def backup(file: Path, database_url: str | None, *, replace: bool, as_json: bool) -> int:
    """Copy the SQLite database to FILE, and check the copy. Servers may be running.

    \b
    Examples:
      rookery database backup /backups/tables-$(date +%F).db
      rookery database backup --replace --database-url sqlite:////srv/games.db /backups/games.db
    """
    return _run("backup", database_url, file, replaces=replace, as_json=as_json)


@database.command(cls=Command)
@click.argument("file", callback=file_path)
@click.option("--despite-damage", is_flag=True, help="Restore FILE even if it is damaged.")
@_with_database
def restore(file: Path, database_url: str | None, *, despite_damage: bool, as_json: bool) -> int:
    """Replace the database with the backup FILE. No server may be running.

    The old database is kept beside it under another name.

    \b
    Example:
      rookery database restore /backups/tables-2026-11-22.db
    """
    return _run("restore", database_url, file, despite_damage=despite_damage, as_json=as_json)


@database.command(cls=Command)
@click.argument("target", metavar="URL")
@_with_database
def copy(target: str, database_url: str | None, *, as_json: bool) -> int:
    """Copy everything into the database URL, which must be empty, and check both.

    This is how tables move from the SQLite file into PostgreSQL, or back. No server may be running.

    \b
    Examples:
      rookery database copy postgresql://rookery@localhost/games
      rookery database copy --database-url postgresql://rookery@localhost/games sqlite:///games.db
    """
    return _run("copy", database_url, target, as_json=as_json)


@database.command(cls=Command)
@_with_database
def check(database_url: str | None, *, as_json: bool) -> int:
    """Read every event of every table, and say what is damaged or missing. Servers may be running.

    The exit code is 0 if all is well, and 1 if something is damaged.

    \b
    Examples:
      rookery database check
      rookery database check --json --database-url sqlite:////srv/rookery/games.db
    """
    return _run("check", database_url, as_json=as_json)


@database.command(cls=Command)
@click.option(
    "--has-backup",
    is_flag=True,
    help="Confirm that you have made a backup, which PostgreSQL databases need first.",
)
@_with_database
def migrate(database_url: str | None, *, has_backup: bool, as_json: bool) -> int:
    """Migrate a database of an earlier version to the present layout. No server may be running.

    A server does the same when it starts. An SQLite file is backed up beside itself first.

    \b
    Examples:
      rookery database migrate
      rookery database migrate --has-backup --database-url postgresql://rookery@localhost/games
    """
    return _run("migrate", database_url, has_backup=has_backup, as_json=as_json)


@database.command(cls=Command)
@click.argument("what", metavar="NAME|TABLE")
@_with_database
def forget(what: str, database_url: str | None, *, as_json: bool) -> int:
    """Remove a person's name from all tables that are over, or all names from one table.

    The matches stay and can be replayed, without the names. Backups are not changed.

    \b
    Examples:
      rookery database forget "Ann Miller"
      rookery database forget k3vq9xw2ab
    """
    return _run("forget", database_url, what, as_json=as_json)


@database.command(cls=Command)
@click.option("--rebuild", is_flag=True, help="Make all results again, not only missing ones.")
@_with_database
def results(database_url: str | None, *, rebuild: bool, as_json: bool) -> int:
    """Make the results of matches, which people see in their history, from the tables' events.

    A server does the same as matches end. Results of tables that were removed are kept as they are.
    Servers may be running.

    \b
    Examples:
      rookery database results
      rookery database results --rebuild --database-url sqlite:////srv/rookery/games.db
    """
    return _run("results", database_url, all_again=rebuild, as_json=as_json)


@database.command(cls=Command)
@click.option("--rebuild", is_flag=True, help="Make all ratings again, from all results.")
@_with_database
def ratings(database_url: str | None, *, rebuild: bool, as_json: bool) -> int:
    """Rate the matches that are not rated yet, as a server does by itself. Servers may be running.

    \b
    Examples:
      rookery database ratings
      rookery database ratings --rebuild
    """
    return _run("ratings", database_url, all_again=rebuild, as_json=as_json)
