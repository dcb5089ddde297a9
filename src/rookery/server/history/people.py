"""The people that somebody has played with: other profiles, and guests by their names.

A person is named by a key made for one reader: it does not reveal the other's id, and two readers
who compare their keys learn nothing.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

_KEY = 20
"""The length of a person's key, in hexadecimal digits."""

MOST_COMPANIONS = 200
"""The most people listed, by number of matches. Unmeasured."""


@dataclass(slots=True)
class Companion:
    """A person with all matches that somebody has played with them.

    `profile` is None for a guest, who is known by the names, alike but for capitals; `name` is the
    one of their last match. `won` counts matches won by the one who asks, `lost` those won by the
    companion; together is as one side, against in any other way. Times are in seconds since 1970.
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
    """The key of a person, for the profile `own`: of a profile, or of a guest by the name."""
    known = f"profile {theirs}" if theirs is not None else f"guest {name.strip().casefold()}"
    return sha256(f"{own} {known}".encode()).hexdigest()[:_KEY]


def companions_of(own: str, rows: Iterable[Any]) -> list[Companion]:
    """The companions in rows that are grouped by profile, name, and side."""
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
