"""Clubs in the database: how a club, its link and its standing table are made and changed.

A club is found by its code, which is part of its link and too long to be guessed. When the host
renews the code, the old link stops working.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Row, delete, exists, insert, select, update

from rookery.core.options import OptionValue
from rookery.games.table import kept_options, read_options
from rookery.messages import refusals
from rookery.server.codes import new_id
from rookery.server.database.connections import Connections, count
from rookery.server.database.schema.clubs import CLUB_MEMBERS, CLUBS
from rookery.server.people.profiles import Profile
from rookery.table.protocol import encode, stored
from rookery.table.refusal import Refusal

MOST_CLUBS = 20
"""Maximum number of clubs that a profile can belong to. Unmeasured."""

CODE_LENGTH = 16
"""Characters of the code in a club's link: 79 bits."""

_CALENDAR_LENGTH = 24
"""Characters of the code in the address of a club's calendar. It may be long: nobody types it."""


@dataclass(frozen=True, slots=True)
class Club:
    """A club. `standing` is the code of its open table; `created_at` is in seconds since 1970."""

    id: str
    code: str
    calendar: str
    name: str
    about: str
    game: str
    options: Mapping[str, OptionValue]
    standing: str | None
    created_at: float


@dataclass(frozen=True, slots=True)
class ClubText:
    """The fields of a club that a host sets: its name, description, game and house rules."""

    name: str
    about: str
    game: str
    options: Mapping[str, OptionValue]

    @property
    def row(self) -> dict[str, object]:
        """The values of the columns in the database."""
        options = encode(kept_options(self.game, self.options)).decode()
        return {"name": self.name, "about": self.about, "game": self.game, "options": options}


class Clubs:
    """The clubs of a database, at most `most` of them. Methods block, and may raise StoreFailed."""

    def __init__(self, connections: Connections, most: int) -> None:
        self._connections = connections
        self._most = most

    def make(self, text: ClubText, host: Profile, name: str, at: float) -> Club:
        """Make a club with its first member, the host. Raises Refusal if there are too many."""
        row = {
            "id": new_id(),
            "code": new_id(CODE_LENGTH),
            "calendar": new_id(_CALENDAR_LENGTH),
            "standing": None,
            "created_at": at,
            **text.row,
        }
        with self._connections.writing() as connection:
            has_members = exists().where(CLUB_MEMBERS.c.club == CLUBS.c.id)
            connection.execute(delete(CLUBS).where(~has_members))
            if count(connection, CLUBS) >= self._most:
                raise Refusal("too-many", refusals.club_full_server())
            need_few_clubs(connection, host.id)
            connection.execute(insert(CLUBS), row)
            member = {"id": new_id(), "club": row["id"], "profile": host.id, "name": name}
            connection.execute(insert(CLUB_MEMBERS), member | {"is_host": True, "joined_at": at})
        return self._one(CLUBS.c.id == row["id"])

    def of_code(self, code: str) -> Club:
        """The club that a link leads to. Raises Refusal if there is none."""
        return self._one(CLUBS.c.code == code)

    def of_id(self, club: str) -> Club:
        """A club by its id. Raises Refusal if it has been closed."""
        return self._one(CLUBS.c.id == club)

    def of_calendar(self, calendar: str) -> Club:
        """The club whose calendar has this code. Raises Refusal if there is none."""
        return self._one(CLUBS.c.calendar == calendar)

    def of_profile(self, profile: str) -> list[Club]:
        """The clubs that a profile belongs to, in the order of joining."""
        chosen = (
            select(CLUBS)
            .join(CLUB_MEMBERS, CLUB_MEMBERS.c.club == CLUBS.c.id)
            .where(CLUB_MEMBERS.c.profile == profile)
            .order_by(CLUB_MEMBERS.c.joined_at)
        )
        return [_club(row) for row in self._connections.rows(chosen)]

    def change(self, club: str, text: ClubText) -> Club:
        """Change a club's name, description, game or rules. Raises Refusal for a closed club."""
        self._set(club, text.row)
        return self.of_id(club)

    def renew(self, club: str) -> Club:
        """Give a club a new link and its calendar a new address; the old ones stop working."""
        self._set(club, {"code": new_id(CODE_LENGTH), "calendar": new_id(_CALENDAR_LENGTH)})
        return self.of_id(club)

    def stand(self, club: str, before: str | None, table: str) -> bool:
        """Replace the standing table `before`. Returns False if somebody else has replaced it."""
        own = (CLUBS.c.id == club) & CLUBS.c.standing.is_not_distinct_from(before)
        with self._connections.writing() as connection:
            changed = connection.execute(update(CLUBS).where(own).values(standing=table))
            return changed.rowcount > 0

    def close(self, club: str) -> None:
        """Delete a club with all that belongs to it, except the tables that were played."""
        self._connections.run(delete(CLUBS).where(CLUBS.c.id == club))

    def _set(self, club: str, values: Mapping[str, object]) -> None:
        self._connections.run(update(CLUBS).where(CLUBS.c.id == club).values(**values))

    def _one(self, condition: Any) -> Club:
        row = self._connections.first(select(CLUBS).where(condition))
        if row is None:
            raise Refusal("no-club", refusals.club_none())
        return _club(row)


def need_few_clubs(connection: Connection, profile: str) -> None:
    """Raise Refusal if a profile is a member of the maximum number of clubs."""
    if count(connection, CLUB_MEMBERS, CLUB_MEMBERS.c.profile == profile) >= MOST_CLUBS:
        raise Refusal("too-many", refusals.club_most_of_one(most=MOST_CLUBS))


def _club(row: Row[Any]) -> Club:
    kept = row._asdict()
    return Club(**kept | {"options": read_options(row.game, stored(row.options))})
