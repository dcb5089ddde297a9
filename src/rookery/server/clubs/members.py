"""The members of clubs: joining and leaving, names, and who is a host.

A club with members always has a host: when the last host leaves, the member who joined first
becomes host. A club without members is closed.
"""

from dataclasses import asdict, dataclass, replace

from sqlalchemy import Connection, delete, insert, select, update

from rookery.messages import refusals
from rookery.server.clubs.clubs import need_few_clubs
from rookery.server.codes import new_id
from rookery.server.database.connections import Connections
from rookery.server.database.schema.clubs import CLUB_MEMBERS, CLUBS
from rookery.server.people.profiles import Profile
from rookery.table.chairs import checked_name
from rookery.table.refusal import Refusal

MOST_MEMBERS = 200
"""Maximum number of members of one club. Unmeasured."""


@dataclass(frozen=True, slots=True)
class Member:
    """A member of a club. The id is for this club only; `joined_at` is in seconds since 1970."""

    id: str
    club: str
    profile: str
    name: str
    is_host: bool
    joined_at: float


class Members:
    """The members of clubs. Methods block, and may raise StoreFailed."""

    def __init__(self, connections: Connections) -> None:
        self._connections = connections

    def of(self, club: str) -> list[Member]:
        """The members of a club, in the order of joining."""
        with self._connections.reading() as connection:
            return _members(connection, club)

    def member(self, club: str, profile: Profile | None) -> Member | None:
        """The membership of a profile in a club; None if the profile is no member."""
        if profile is None:
            return None
        found = [each for each in self.of(club) if each.profile == profile.id]
        if not found:
            return None
        return found[0] if found[0].is_host else self._heir(found[0])

    def join(self, club: str, profile: Profile, name: str, at: float) -> Member:
        """Make a profile a member under a name of its own, or keep the member. Raises Refusal."""
        with self._connections.writing() as connection:
            connection.execute(select(CLUBS.c.id).where(CLUBS.c.id == club).with_for_update())
            members = _members(connection, club)
            for each in members:
                if each.profile == profile.id:
                    return each
            if len(members) >= MOST_MEMBERS:
                raise Refusal("too-many", refusals.club_members_full(most=MOST_MEMBERS))
            need_few_clubs(connection, profile.id)
            shown = checked_name(name, [each.name for each in members])
            made = Member(new_id(), club, profile.id, shown, not members, at)
            connection.execute(insert(CLUB_MEMBERS), asdict(made))
        return made

    def rename(self, member: Member, name: str) -> None:
        """Change a member's name in the club. Raises Refusal."""
        others = [each.name for each in self.of(member.club) if each.id != member.id]
        self._set(member, name=checked_name(name, others))

    def make_host(self, club: str, member: str, *, is_host: bool) -> None:
        """Set whether a member is a host. Raises Refusal if the club would have no host left."""
        with self._connections.writing() as connection:
            connection.execute(select(CLUBS.c.id).where(CLUBS.c.id == club).with_for_update())
            members = _members(connection, club)
            chosen = _named(members, member)
            if not is_host and [each for each in members if each.is_host] == [chosen]:
                raise Refusal("last-host", refusals.club_needs_host())
            own = CLUB_MEMBERS.c.id == chosen.id
            connection.execute(update(CLUB_MEMBERS).where(own).values(is_host=is_host))

    def remove(self, club: str, member: str) -> None:
        """Remove a member from a club. If no member is left, close the club. Raises Refusal."""
        with self._connections.writing() as connection:
            connection.execute(select(CLUBS.c.id).where(CLUBS.c.id == club).with_for_update())
            chosen = _named(_members(connection, club), member)
            connection.execute(delete(CLUB_MEMBERS).where(CLUB_MEMBERS.c.id == chosen.id))
            left = _members(connection, club)
            if not left:
                connection.execute(delete(CLUBS).where(CLUBS.c.id == club))
            elif not any(each.is_host for each in left):
                heir = CLUB_MEMBERS.c.id == left[0].id
                connection.execute(update(CLUB_MEMBERS).where(heir).values(is_host=True))

    def _heir(self, member: Member) -> Member:
        """Make the member a host if the club has no host and nobody joined it earlier."""
        with self._connections.writing() as connection:
            members = _members(connection, member.club)
            if any(each.is_host for each in members) or members[0].id != member.id:
                return member
            own = CLUB_MEMBERS.c.id == member.id
            connection.execute(update(CLUB_MEMBERS).where(own).values(is_host=True))
        return replace(member, is_host=True)

    def _set(self, member: Member, **values: object) -> None:
        own = CLUB_MEMBERS.c.id == member.id
        self._connections.run(update(CLUB_MEMBERS).where(own).values(**values))


def _members(connection: Connection, club: str) -> list[Member]:
    chosen = select(CLUB_MEMBERS).where(CLUB_MEMBERS.c.club == club)
    ordered = chosen.order_by(CLUB_MEMBERS.c.joined_at, CLUB_MEMBERS.c.id)
    return [Member(**row._asdict()) for row in connection.execute(ordered)]


def _named(members: list[Member], member: str) -> Member:
    for each in members:
        if each.id == member:
            return each
    raise Refusal("no-member", refusals.club_no_member())
