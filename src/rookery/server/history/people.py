"""The people that somebody has played with: other profiles, and guests by their names.

Each reader gets different keys for the same people. A key does not reveal a person's id, and
readers who compare keys cannot tell whether two keys mean the same person.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

from rookery.table.words.plain_text import without_joiners

_KEY = 20
"""Hexadecimal digits of a person's key."""

MOST_COMPANIONS = 200
"""At most this many companions are listed; those with most matches come first. Unmeasured."""


@dataclass(slots=True)
class Companion:
    """A person, with a summary of all matches that the reader has played with them.

    `profile` is None for a guest. A guest is recognised by name, whatever the capitals; `name` is
    from the last match. `together` counts matches on the same side, and `against` matches on
    different sides. The reader won `…_won` of them, and the companion `against_lost`. Times are in
    seconds since 1970.
    """

    person: str
    profile: str | None
    name: str = ""
    names: list[str] = field(default_factory=list)
    matches: int = 0
    together: int = 0
    together_won: int = 0
    against: int = 0
    against_won: int = 0
    against_lost: int = 0
    last_at: float = 0.0


def person_key(own: str, theirs: str | None, name: str) -> str:
    """The key by which the profile `own` knows a person. A guest is identified by name."""
    guest = without_joiners(name).strip().casefold()
    known = f"guest {guest}" if theirs is None else f"profile {theirs}"
    return sha256(f"{own} {known}".encode()).hexdigest()[:_KEY]


def companions_of(own: str, rows: Iterable[Any]) -> list[Companion]:
    """Make companions out of rows that are grouped by profile, name and side."""
    found: dict[str, Companion] = {}
    for row in rows:
        key = person_key(own, row.theirs, row.name)
        it = found.setdefault(key, Companion(key, row.theirs))
        if row.last_at >= it.last_at:
            it.name, it.last_at = row.name, row.last_at
        if row.name not in it.names:
            it.names.append(row.name)
        it.matches += row.matches
        if row.is_together:
            it.together += row.matches
            it.together_won += int(row.won)
        else:
            it.against += row.matches
            it.against_won += int(row.won)
            it.against_lost += int(row.lost)
    ordered = sorted(found.values(), key=lambda it: (-it.matches, -it.last_at, it.person))
    return ordered[:MOST_COMPANIONS]
