"""Links to a deal, and the results of the people who have replayed it in the same seat."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import func, insert, select, update

from rookery.core.cards import Seat
from rookery.messages import refusals
from rookery.server.codes import new_id
from rookery.server.log.connections import Connections
from rookery.server.log.schema.deals import LINK_PLAYS, LINKS
from rookery.table.refusal import Refusal

MOST_LINKS = 100
"""The most links to the deals of one table: enough for a long match in several seats. Unmeasured,
as is the next number."""

MOST_PLAYS = 100
"""The most plays of one link: as many people as a page can show."""


@dataclass(frozen=True, slots=True)
class Link:
    """A link to a deal of the table `code`, counted from 1, and the seat in which it is replayed.

    Before others have played the deal they see only the `id`.
    """

    id: str
    code: str
    deal: int
    seat: Seat


class Links:
    """The links in a database. Calls block, and raise StoreFailed."""

    def __init__(self, connections: Connections) -> None:
        self._connections = connections

    def find(self, link_id: str) -> Link | None:
        """The link with an id; None if there is none."""
        chosen = select(LINKS).where(LINKS.c.id == link_id)
        with self._connections.reading() as connection:
            row = connection.execute(chosen).first()
        return None if row is None else Link(row.id, row.code, row.deal, row.seat)

    def make(self, code: str, deal: int, seat: Seat, at: float) -> str:
        """The id of the link to a deal and a seat; the link is made if there is none.

        Raises Refusal if the table has too many links.
        """
        row = {"id": new_id(), "code": code, "deal": deal, "seat": seat, "made_at": at}
        is_this = (LINKS.c.code == code) & (LINKS.c.deal == deal) & (LINKS.c.seat == seat)
        many = select(func.count()).select_from(LINKS).where(LINKS.c.code == code, ~is_this)
        with self._connections.writing() as connection:
            if connection.execute(many).scalar_one() >= MOST_LINKS:
                raise Refusal("too-many", refusals.share_most_links(most=MOST_LINKS))
            connection.execute(self._connections.insert(LINKS).on_conflict_do_nothing(), row)
            link_id: str = connection.execute(select(LINKS.c.id).where(is_this)).scalar_one()
        return link_id


@dataclass(frozen=True, slots=True)
class LinkPlay:
    """A play of a link at the table `code`. `points` are None until the deal is over."""

    code: str
    points: int | None


class LinkPlays:
    """The plays of links in a database. Calls block, and raise StoreFailed."""

    def __init__(self, connections: Connections) -> None:
        self._connections = connections

    def need_room(self, link: Link) -> None:
        """Raise Refusal if a link has been played too often."""
        many = select(func.count()).select_from(LINK_PLAYS).where(LINK_PLAYS.c.link == link.id)
        with self._connections.reading() as connection:
            if connection.execute(many).scalar_one() >= MOST_PLAYS:
                raise Refusal("too-many", refusals.share_most_plays(most=MOST_PLAYS))

    def begin(self, link: Link, code: str, at: float) -> None:
        """Store that a link is played at a table."""
        row = {"code": code, "link": link.id, "began_at": at}
        with self._connections.writing() as connection:
            connection.execute(insert(LINK_PLAYS), row)

    def end(self, code: str, points: int | None) -> None:
        """Store the result of the play at a table."""
        ended = update(LINK_PLAYS).where(LINK_PLAYS.c.code == code).values(points=points)
        with self._connections.writing() as connection:
            connection.execute(ended)

    def of(self, link: Link) -> list[LinkPlay]:
        """The finished plays of a link, in the order in which they began."""
        chosen = (
            select(LINK_PLAYS.c.code, LINK_PLAYS.c.points)
            .where(LINK_PLAYS.c.link == link.id, LINK_PLAYS.c.points.is_not(None))
            .order_by(LINK_PLAYS.c.began_at, LINK_PLAYS.c.code)
        )
        with self._connections.reading() as connection:
            return [LinkPlay(row.code, row.points) for row in connection.execute(chosen)]
