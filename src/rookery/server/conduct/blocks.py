"""Blocks: a profile sees no text of a person it has blocked, and is not seated with them."""

from collections.abc import Iterable, Sequence

from sqlalchemy import delete, select

from rookery.messages import refusals
from rookery.server.codes import new_id
from rookery.server.conduct.messages import BlockView
from rookery.server.database.connections import Connections, count
from rookery.server.database.schema.conduct import BLOCKS
from rookery.server.database.schema.people import SEATS
from rookery.table.refusal import Refusal

MOST_BLOCKS = 500
"""Maximum number of people that one profile can block. Unmeasured."""


class Blocks:
    """The blocks of a database. Methods block, and may raise StoreFailed.

    A block does not reveal whether the blocked person has a profile.
    """

    def __init__(self, connections: Connections) -> None:
        self._connections = connections

    def add(self, profile: str, seat_hash: str, name: str, at: float) -> None:
        """Block the owner of a seat. Raises Refusal if there are too many."""
        row = {"profile": profile, "seat_hash": seat_hash, "id": new_id(), "name": name, "at": at}
        with self._connections.writing() as connection:
            if count(connection, BLOCKS, BLOCKS.c.profile == profile) >= MOST_BLOCKS:
                raise Refusal("too-many", refusals.block_most(most=MOST_BLOCKS))
            connection.execute(self._connections.insert_new(BLOCKS), row)

    def remove(self, profile: str, id_: str) -> bool:
        """Unblock somebody. Returns False if this profile has no such block."""
        own = delete(BLOCKS).where(BLOCKS.c.profile == profile, BLOCKS.c.id == id_)
        return self._connections.run(own) > 0

    def remove_of(self, profile: str, seat_hash: str) -> None:
        """Unblock the owner of a seat, even if they were blocked through another seat."""
        owner = select(SEATS.c.profile).where(SEATS.c.secret_hash == seat_hash)
        linked = select(SEATS.c.secret_hash).where(SEATS.c.profile.in_(owner))
        is_theirs = (BLOCKS.c.seat_hash == seat_hash) | BLOCKS.c.seat_hash.in_(linked)
        self._connections.run(delete(BLOCKS).where(BLOCKS.c.profile == profile, is_theirs))

    def of(self, profile: str) -> tuple[BlockView, ...]:
        """The blocks of a profile, the latest first."""
        chosen = select(BLOCKS).where(BLOCKS.c.profile == profile).order_by(BLOCKS.c.at.desc())
        found = self._connections.rows(chosen)
        return tuple(BlockView(row.id, row.name, row.at) for row in found)

    def among(self, profile: str, seat_hashes: Iterable[str]) -> set[str]:
        """Those of `seat_hashes` whose owners the profile has blocked."""
        asked = [each for each in seat_hashes if each]
        blocked = select(BLOCKS.c.seat_hash).where(BLOCKS.c.profile == profile)
        same = SEATS.alias()
        people = (
            select(SEATS.c.profile)
            .join(BLOCKS, BLOCKS.c.seat_hash == SEATS.c.secret_hash)
            .where(BLOCKS.c.profile == profile)
        )
        linked = select(same.c.secret_hash).where(
            same.c.secret_hash.in_(asked), same.c.profile.in_(people)
        )
        with self._connections.reading() as connection:
            direct = connection.scalars(blocked.where(BLOCKS.c.seat_hash.in_(asked)))
            return {*direct, *connection.scalars(linked)}

    def pairs(self, profiles: Sequence[str]) -> frozenset[frozenset[str]]:
        """All pairs of these profiles in which one has blocked the other."""
        chosen = (
            select(BLOCKS.c.profile, SEATS.c.profile)
            .join(SEATS, SEATS.c.secret_hash == BLOCKS.c.seat_hash)
            .where(BLOCKS.c.profile.in_(profiles), SEATS.c.profile.in_(profiles))
        )
        return frozenset(frozenset(row) for row in self._connections.rows(chosen))
