"""Links to a deal: who has played it after others, in the same seat, and with which result."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import func, insert, select, update

from rookery.core.cards import Seat
from rookery.server.log.connections import Connections
from rookery.server.log.schema.deals import LINK_PLAYS
from rookery.table.refusal import Refusal

MOST_PLAYS = 100
"""Plays of one link. A guess: more people than a page should show."""


@dataclass(frozen=True, slots=True)
class Link:
    """The deal of a table, from 1, and the seat in which it is played again."""

    code: str
    deal: int
    seat: Seat

    @property
    def text(self) -> str:
        """The link as a table's event has it, such as k3vq9xw2ab/2/0."""
        return f"{self.code}/{self.deal}/{self.seat}"


def link_of(text: str) -> Link:
    """The link that an event names.

    >>> link_of("k3vq9xw2ab/2/0")
    Link(code='k3vq9xw2ab', deal=2, seat=0)
    """
    code, deal, seat = text.split("/")
    return Link(code, int(deal), int(seat))


@dataclass(frozen=True, slots=True)
class LinkPlay:
    """A play of a link at the table `code`, with its points; None while it is played."""

    code: str
    points: int | None


class LinkPlays:
    """The plays of links in a database. Calls block, and raise StoreFailed."""

    def __init__(self, connections: Connections) -> None:
        self._connections = connections

    def need_room(self, link: Link) -> None:
        """Raise Refusal if a link has been played as often as one may."""
        many = select(func.count()).select_from(LINK_PLAYS).where(LINK_PLAYS.c.link == link.text)
        with self._connections.reading() as connection:
            if connection.execute(many).scalar_one() >= MOST_PLAYS:
                reason = f"this deal was played {MOST_PLAYS} times by its link; that is the most"
                raise Refusal("too-many", reason)

    def begin(self, link: Link, code: str, at: float) -> None:
        """Note that a link is played at a table."""
        row = {"code": code, "link": link.text, "began_at": at}
        with self._connections.writing() as connection:
            connection.execute(insert(LINK_PLAYS), row)

    def end(self, code: str, points: int | None) -> None:
        """Note the result of the play at a table."""
        ended = update(LINK_PLAYS).where(LINK_PLAYS.c.code == code).values(points=points)
        with self._connections.writing() as connection:
            connection.execute(ended)

    def of(self, link: Link) -> list[LinkPlay]:
        """The plays of a link that are over, in the order in which they began."""
        chosen = (
            select(LINK_PLAYS.c.code, LINK_PLAYS.c.points)
            .where(LINK_PLAYS.c.link == link.text, LINK_PLAYS.c.points.is_not(None))
            .order_by(LINK_PLAYS.c.began_at, LINK_PLAYS.c.code)
        )
        with self._connections.reading() as connection:
            return [LinkPlay(row.code, row.points) for row in connection.execute(chosen)]
