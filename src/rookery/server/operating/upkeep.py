"""Maintenance of a database by its operator: back up, restore, migrate, remove names."""

import sqlite3
import time
from collections.abc import Callable
from contextlib import closing, suppress
from dataclasses import dataclass
from pathlib import Path

from rookery.core.errors import RookeryError
from rookery.records.input_file import need_file
from rookery.server.checking import Report, check
from rookery.server.database.copying import copy_database, free_name, make_one_file, sync_folder
from rookery.server.database.database import BadDatabase, Database, Migration, OlderLayout, file_of
from rookery.server.database.forgetting import Forgotten, forget, has_name
from rookery.server.database.lock import only_server
from rookery.server.database.moving import copy_log
from rookery.server.database.reading import stored
from rookery.server.database.store import ENDED_STAGES, Store
from rookery.server.history.forgetting import forget_without_events, renew_names
from rookery.server.history.recounting import Recounted, recount
from rookery.server.ratings.rater import Rated, rebuild

_BESIDE = ("", "-wal", "-shm")
"""How the file names of an SQLite database and of its two companion files end."""


class BadBackup(RookeryError):
    """A backup could not be made or restored."""

    code = "bad-backup"


class NothingToForget(RookeryError):
    """Raised if no table has this code, and nobody at a table has or had this name."""

    code = "nothing-to-forget"


@dataclass(frozen=True, slots=True)
class Restored:
    """A restored database, its check, and the path of the previous database (`kept`)."""

    path: Path
    kept: Path | None
    report: Report


@dataclass(frozen=True, slots=True)
class Removal:
    """The names removed from finished tables, and the unfinished tables that still have them.

    `results` counts the seats cleared in the kept results of tables that were deleted earlier.
    """

    done: Forgotten
    in_play: tuple[str, ...]
    results: int = 0


def examine(url: str) -> Report:
    """Check a database, even one that a server is using. Raises BadDatabase and StoreFailed."""
    _need_file(url)
    with closing(Store(url, makes=False, migrates=False)) as store:
        return check(store)


def back_up(url: str, target: Path, *, replaces: bool = False) -> Report:
    """Copy an SQLite database to a file, even while servers use it, and check the copy.

    Raises BadBackup. Raises BadDatabase if it is not a database of Rookery.
    """
    source = _sqlite_file(url)
    if target.exists() and not replaces:
        raise BadBackup(f"{target} is there already; name another file, or use --replace")
    if target.resolve() in {source.with_name(source.name + ending) for ending in _BESIDE}:
        raise BadBackup(f"{target} is the database itself")
    with suppress(OlderLayout):
        Store(url, makes=False, migrates=False).close()
    _copy(source, target)
    return _checked(target)


def restore(url: str, source: Path, *, despite_damage: bool = False) -> Restored:
    """Replace an unused database by a backup; keeps the old one. BadBackup, DatabaseInUse."""
    path = _sqlite_file(url, is_needed=False)
    if path.exists() and source.exists() and source.samefile(path):
        raise BadBackup(f"{source} is the database itself")
    with only_server(url):
        part = path.with_name(f"{path.name}.restoring")
        _copy(source, part)
        try:
            report = _migrated(part, source)
            if not report.is_sound and not despite_damage:
                raise BadBackup(
                    f"{source} is damaged: see rookery database check; "
                    "use --despite-damage to restore it nevertheless"
                )
            kept = _set_aside(path)
            part.replace(path)
        finally:
            _unlink(part)
        sync_folder(path.parent)
        with closing(Store(url)) as store:
            store.go_on_from_here(f"restored from {source}")
            return Restored(path, kept, report)


def copy(
    url: str, target: str, report: Callable[[int, int], None] | None = None
) -> tuple[str, Report]:
    """Copy a whole database into an empty or new one, and check the copy.

    No server may be using either database. Returns the name of the copy and its check. `report` is
    called with two numbers of events: copied so far, and all. Raises BadBackup, BadDatabase and
    StoreFailed.
    """
    _need_file(url)
    if file_of(url) is not None and file_of(url) == file_of(target):
        raise BadBackup(f"{file_of(url)} is the database itself")
    with only_server(url), only_server(target):
        if not examine(url).is_sound:
            raise BadBackup("the database is damaged: see rookery database check")
        with (
            closing(Database(url, makes=False, migrates=False)) as source,
            closing(Database(target)) as there,
        ):
            copy_log(source, there, report)
            place = there.place
            came_from = source.place
        with closing(Store(target)) as store:
            store.go_on_from_here(f"copied from {came_from}")
            return place, check(store)


def migrate(url: str, *, has_backup: bool = False) -> Migration | None:
    """Migrate a database to the current layout; None if it has that already. Raises BadDatabase."""
    _need_file(url)
    with only_server(url), closing(Store(url, makes=False, has_backup=has_backup)) as store:
        return store.migration


def forget_name_or_table(url: str, what: str) -> Removal:
    """Remove a person's name from all tables that are over, or all names from one table.

    Raises NothingToForget, BadDatabase and StoreFailed.
    """
    _need_file(url)
    with closing(Store(url, makes=False, migrates=False)) as store:
        codes = store.matches()
        name = None if what in codes else what
        if name is None:
            codes = [what]
        over = {summary.code for summary in store.summaries(ENDED_STAGES)}
        done = forget(store.connections, [code for code in codes if code in over], name)
        renew_names(store, done.tables)
        without_events = 0 if name is None else forget_without_events(store, name)
        with store.connections.reading() as connection:
            open_codes = [code for code in codes if code not in over]
            in_play = tuple(
                code
                for code in open_codes
                if name is None or has_name(stored(connection, code), name)
            )
    if not done.tables and not without_events and not in_play:
        raise NothingToForget(f"no table and nobody at a table is called {what[:40]!r}")
    return Removal(done, in_play, without_events)


def count_again(
    url: str, *, all_again: bool, report: Callable[[int, int], None] | None = None
) -> Recounted:
    """Make missing results, or all anew, even while servers run. BadDatabase and StoreFailed."""
    _need_file(url)
    with closing(Store(url, makes=False, migrates=False)) as store:
        return recount(store, all_again=all_again, report=report)


def rate(url: str, *, all_again: bool) -> Rated:
    """Rate new results, or all anew, even while servers run. BadDatabase and StoreFailed."""
    _need_file(url)
    with closing(Store(url, makes=False, migrates=False)) as store:
        return rebuild(store, time.time(), all_again=all_again)


def _need_file(url: str) -> None:
    """Raise an error if an SQLite file is missing, because opening it would create it."""
    path = file_of(url)
    if path is None:
        return
    need_file(path)
    if not path.exists():
        raise BadDatabase(f"there is no database {path}")


def _sqlite_file(url: str, *, is_needed: bool = True) -> Path:
    path = file_of(url)
    if path is None:
        raise BadBackup("this is for SQLite files; for PostgreSQL use pg_dump and pg_restore")
    if is_needed:
        _need_file(url)
    return path


def _copy(source: Path, target: Path) -> None:
    need_file(source)
    if not source.exists():
        raise BadBackup(f"there is no file {source}")
    try:
        copy_database(source, target)
    except sqlite3.Error as error:
        raise BadBackup(f"{source} cannot be copied to {target}: {error}") from None


def _checked(path: Path) -> Report:
    """Check a copy without migrating it. Raises BadBackup."""
    part = path.with_name(f"{path.name}.checking")
    _copy(path, part)
    try:
        return _migrated(part, path)
    finally:
        _unlink(part)


def _migrated(part: Path, source: Path) -> Report:
    """Migrate a copy of a backup to the current layout, and check it. Raises BadBackup."""
    try:
        with closing(Store(f"sqlite:///{part}", makes=False, keeps_older=False)) as store:
            report = check(store)
        make_one_file(part)
    except BadDatabase as error:
        raise BadBackup(str(error).replace(str(part), str(source))) from None
    except Exception as error:  # a damaged file may raise any exception
        raise BadBackup(
            f"{source} cannot be brought to the layout of this version: {type(error).__name__}"
        ) from error
    return report


def _set_aside(path: Path) -> Path | None:
    """Rename the files of a database; returns the new name, or None if there are no files."""
    kept = None
    if path.exists():
        kept = free_name(path, "before-restore")
    for ending in _BESIDE:
        old = path.with_name(path.name + ending)
        if old.exists() and kept is not None:
            old.replace(kept.with_name(kept.name + ending))
        else:
            old.unlink(missing_ok=True)
    return kept


def _unlink(part: Path) -> None:
    for ending in _BESIDE:
        part.with_name(part.name + ending).unlink(missing_ok=True)
