"""People's choices about ratings: whether they are rated, and whether they show their ratings."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from sqlalchemy import Connection, delete, insert, select, update

from rookery.messages import refusals
from rookery.server.database.connections import Connections, count
from rookery.server.database.schema.ratings import RATING_CHOICES, RATINGS_SHOWN
from rookery.table.refusal import Refusal

SETTLE_SECONDS = 120.0
"""A match is rated this many seconds after its end; until then its seats can be claimed.

A choice that is changed back within this time has no effect.
"""

MOST_CHOICES = 100
"""A profile may switch its ratings on or off this many times. Unmeasured, as is the next number."""

_ASKED_AT_ONCE = 1_000
"""One SQL statement names at most this many profiles, because databases limit its length."""

_USUAL = True
"""Whether a profile that has not chosen is rated. Its ratings are hidden from others."""


@dataclass(frozen=True, slots=True)
class Wishes:
    """The present choices of a profile."""

    is_rated: bool
    is_shown: bool


class Choices:
    """The choices of a database's profiles. Methods block, and may raise StoreFailed."""

    def __init__(self, connections: Connections) -> None:
        self._connections = connections

    def of(self, profile: str) -> Wishes:
        """The present choices of a profile."""
        with self._connections.reading() as connection:
            return Wishes(
                is_rated=_last(connection, profile)[1], is_shown=_is_shown(connection, profile)
            )

    def show(self, profile: str, *, is_shown: bool) -> None:
        """Set whether a profile shows its ratings to others who show their own."""
        with self._connections.writing() as connection:
            if is_shown:
                added = self._connections.insert_new(RATINGS_SHOWN)
                connection.execute(added, {"profile": profile})
            else:
                own = RATINGS_SHOWN.c.profile == profile
                connection.execute(delete(RATINGS_SHOWN).where(own))

    def rate(self, profile: str, at: float, *, is_rated: bool) -> None:
        """Set whether matches that end from now on are rated for a profile. Raises Refusal."""
        with self._connections.writing() as connection:
            since, before = _last(connection, profile)
            if before == is_rated:
                return
            own = RATING_CHOICES.c.profile == profile
            if since is not None and at < since + SETTLE_SECONDS:
                last = update(RATING_CHOICES).where(own, RATING_CHOICES.c.at == since)
                connection.execute(last.values(is_rated=is_rated))
                return
            if count(connection, RATING_CHOICES, own) >= MOST_CHOICES:
                raise Refusal("too-many", refusals.rating_changed_often())
            row = {"profile": profile, "at": at, "is_rated": is_rated}
            connection.execute(insert(RATING_CHOICES), row)


def _last(connection: Connection, profile: str) -> tuple[float | None, bool]:
    """The time at which a profile chose last, and whether it chose to be rated."""
    own = select(RATING_CHOICES.c.at, RATING_CHOICES.c.is_rated).where(
        RATING_CHOICES.c.profile == profile
    )
    row = connection.execute(own.order_by(RATING_CHOICES.c.at.desc()).limit(1)).first()
    return (None, _USUAL) if row is None else (row.at, row.is_rated)


def _is_shown(connection: Connection, profile: str) -> bool:
    own = select(RATINGS_SHOWN.c.profile).where(RATINGS_SHOWN.c.profile == profile)
    return connection.execute(own).first() is not None


class WishesThen:
    """For some profiles, the times at which each chose to be rated or not to be rated."""

    def __init__(self, connection: Connection, profiles: Iterable[str]) -> None:
        ids = sorted(set(profiles))
        found: dict[str, list[tuple[float, bool]]] = {}
        for first in range(0, len(ids), _ASKED_AT_ONCE):
            some = RATING_CHOICES.c.profile.in_(ids[first : first + _ASKED_AT_ONCE])
            chosen = select(RATING_CHOICES).where(some).order_by(RATING_CHOICES.c.at)
            for row in connection.execute(chosen):
                found.setdefault(row.profile, []).append((row.at, row.is_rated))
        self._found: Mapping[str, list[tuple[float, bool]]] = found

    def were_rated(self, profile: str, at: float) -> bool:
        """Whether a profile wished to be rated at a time."""
        wish = _USUAL
        for since, is_rated in self._found.get(profile, ()):
            if since <= at:
                wish = is_rated
        return wish
