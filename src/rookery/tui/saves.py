"""Saved matches: each is the record of a table, written completely or not at all."""

from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

from platformdirs import user_data_path

from rookery.core.errors import RookeryError
from rookery.core.shuffle import HEX_OF_32_BYTES
from rookery.records import BadRecord, MatchRecord, read_match, write_match
from rookery.records.input_file import read_text
from rookery.records.output_file import output_file
from rookery.table.table import OVER, Table, table_of

_FIELD = "terminal"
"""The field of a record with the data that the terminal needs to continue the match."""


class BadSave(RookeryError):
    """A saved match that cannot be continued."""

    code = "bad-save"


def default_path() -> Path:
    """The file in the user's data folder in which the match in play is saved."""
    return user_data_path("rookery", appauthor=False) / "unfinished.json"


def record(table: Table) -> MatchRecord:
    """The table's record, with the secret of its shuffle until the match is over."""
    public = table.record
    if not table.secret or table.stage == OVER:
        return public
    return replace(public, extra={**public.extra, _FIELD: {"secret": table.secret}})


def save(path: Path, table: Table, *, make_folder: bool = False) -> None:
    """Write a match. An existing file is replaced only when the new one is complete."""
    if make_folder:
        path.parent.mkdir(parents=True, exist_ok=True)
    with output_file(path) as file:
        file.write(write_match(record(table)) + "\n")


def may_write(path: Path) -> bool:
    """Whether a match may be written to a path: there is no file, or it is a saved match."""
    if not path.exists():
        return True
    if not path.is_file():
        return False
    try:
        load(path)
    except (BadSave, OSError):
        return False
    return True


def set_aside(path: Path) -> Path | None:
    """Rename a saved match by its time of saving. Returns the new path; None without a file."""
    try:
        when = datetime.fromtimestamp(path.stat().st_mtime, tz=UTC)
    except (FileNotFoundError, NotADirectoryError):
        return None
    aside = path.with_name(f"match-{when:%Y%m%d-%H%M%S-%f}.json")
    path.replace(aside)
    return aside


def load(path: Path) -> Table:
    """Load the table of a saved match. Raises BadSave if it cannot be continued by one person."""
    try:
        read = read_match(read_text(path))
        table = table_of(read, _secret(read))
    except BadRecord as error:
        raise BadSave(f"{path} cannot be continued: {error}") from None
    people = sum(chair.is_person for chair in table.chairs)
    if people != 1:
        raise BadSave(f"{path} has {people} people at its table; this game is for one")
    return table


def _secret(read: MatchRecord) -> str:
    """The secret for shuffling the rest of the match; empty if there is no valid one."""
    extra = read.extra.get(_FIELD)
    secret = extra.get("secret") if isinstance(extra, dict) else None
    return secret if isinstance(secret, str) and HEX_OF_32_BYTES.fullmatch(secret) else ""
