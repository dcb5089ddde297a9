"""Saved matches: the record of a table, written whole or not at all."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

from platformdirs import user_data_path

from rookery.core.errors import RookeryError
from rookery.core.shuffle import HEX_OF_32_BYTES
from rookery.records import BadRecord, MatchRecord, read_match, write_match
from rookery.records.output_file import output_file
from rookery.table.table import OVER, Table, table_of

_EXTRA = "terminal"
"""The field of a record for what a terminal needs to go on with its match."""


class BadSave(RookeryError):
    """A saved match that cannot be gone on with."""

    code = "bad-save"


def default_path() -> Path:
    """Where an unfinished match is kept when the player leaves."""
    return user_data_path("rookery", appauthor=False) / "unfinished.json"


def record(table: Table) -> MatchRecord:
    """The table's record, with the secret of its shuffle while that is needed to go on."""
    kept = table.record
    if not table.secret or table.stage == OVER:
        return kept
    return replace(kept, extra={**kept.extra, _EXTRA: {"secret": table.secret}})


def save(path: Path, table: Table, *, make_folder: bool = False) -> None:
    """Write a match; an older save is replaced only when the new one is whole."""
    if make_folder:
        path.parent.mkdir(parents=True, exist_ok=True)
    with output_file(path) as file:
        file.write(write_match(record(table)) + "\n")


def may_write(path: Path) -> bool:
    """Whether a match may be written there: nothing is lost but an older save."""
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
    """Give a kept match a name of its own by its time; the new path, None if there is none."""
    try:
        when = datetime.fromtimestamp(path.stat().st_mtime, tz=UTC)
    except (FileNotFoundError, NotADirectoryError):
        return None
    aside = path.with_name(f"match-{when:%Y%m%d-%H%M%S-%f}.json")
    path.replace(aside)
    return aside


def load(path: Path) -> Table:
    """The table of a file. Raises BadSave if it is not one that a person can go on with."""
    text = path.read_bytes().decode("utf-8", errors="replace")
    try:
        read = read_match(text)
        table = table_of(read, _secret(read))
    except BadRecord as error:
        raise BadSave(f"{path} cannot be gone on with: {error}") from None
    people = sum(chair.is_person for chair in table.chairs)
    if people != 1:
        raise BadSave(f"{path} has {people} people at the table; one can play here")
    return table


def _secret(read: MatchRecord) -> str:
    """The secret that the match's shuffle goes on with; empty if there is none."""
    extra = read.extra.get(_EXTRA)
    secret = extra.get("secret") if isinstance(extra, dict) else None
    return secret if isinstance(secret, str) and HEX_OF_32_BYTES.fullmatch(secret) else ""
