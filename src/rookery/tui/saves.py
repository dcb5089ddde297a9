"""Saved games: a match record with who sits where, written whole or not at all."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from platformdirs import user_data_path

from rookery.core.cards import Seat
from rookery.core.errors import RookeryError
from rookery.core.match import Match
from rookery.records import BadRecord, MatchRecord, read_match, record_of, replay, write_match

BOT = "bot:"
_EXTRA = "terminal"


class BadSave(RookeryError):
    """A saved game that cannot be gone on with."""

    code = "bad-save"


@dataclass(frozen=True, slots=True)
class SavedGame:
    """A match under way at this terminal. `players` are as in a record: names, or `bot:` and level.

    `names` are what the players are called at the table.
    """

    game: str
    options: Mapping[str, object]
    players: tuple[str, ...]
    names: tuple[str, ...]
    seat: Seat
    match: Match[Any]

    @property
    def record(self) -> MatchRecord:
        """The record of the match so far."""
        record = record_of(self.match, self.game, self.options, self.players)
        return replace(record, extra={_EXTRA: {"names": list(self.names)}})


def usual_path() -> Path:
    """Where an unfinished game is kept when the player leaves."""
    return user_data_path("rookery", appauthor=False) / "unfinished.json"


def save(path: Path, game: SavedGame, *, make_folder: bool = False) -> None:
    """Write a game: beside its place first, so that an older save is not lost half-way."""
    if make_folder:
        path.parent.mkdir(parents=True, exist_ok=True)
    partial = path.with_name(path.name + ".partial")
    partial.write_text(write_match(game.record) + "\n", encoding="utf-8")
    partial.replace(path)


def is_free(path: Path) -> bool:
    """Whether a game may be written there: nothing is lost but an older save."""
    if not path.exists():
        return True
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


def load(path: Path) -> SavedGame:
    """The game of a file. Raises BadSave if it is not one that a person can go on with."""
    text = path.read_bytes().decode("utf-8", errors="replace")
    try:
        record = read_match(text)
        match = replay(record)
    except BadRecord as error:
        raise BadSave(f"{path} cannot be gone on with: {error}") from None
    people = [seat for seat, name in enumerate(record.players) if not name.startswith(BOT)]
    if len(people) != 1:
        raise BadSave(f"{path} has {len(people)} people at the table; one can play here")
    names = _names(record)
    return SavedGame(record.game, record.options, record.players, names, people[0], match)


def _names(record: MatchRecord) -> tuple[str, ...]:
    """The names at the table, or the players' as they stand in the record."""
    extra = record.extra.get(_EXTRA)
    names = extra.get("names") if isinstance(extra, dict) else None
    if isinstance(names, list) and len(names) == len(record.players):
        return tuple(str(name)[:20] for name in names)
    return tuple(name.removeprefix(BOT)[:20] for name in record.players)
