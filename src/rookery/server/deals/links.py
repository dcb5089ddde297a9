"""Links to a deal, and the results of the people who have replayed it in the same seat."""

import re
from dataclasses import asdict, dataclass

from sqlalchemy import ColumnElement, insert, select

from rookery.core.cards import Seat
from rookery.messages import refusals
from rookery.server.codes import new_id
from rookery.server.database.connections import Connections, count
from rookery.server.database.schema.deals import LINK_PLAYS, LINKS
from rookery.table.refusal import Refusal

MOST_LINKS = 100
"""Maximum number of links to the deals of one table: enough for a long match in several seats.
Unmeasured, as is the next number."""

MOST_PLAYS = 100
"""One link allows at most this many plays: as many as a page can show."""


@dataclass(frozen=True, slots=True)
class Link:
    """A link to a deal of the table `code`; `deal` counts from 1. People replay it in `seat`.

    People who have not played the deal see only the `id`.
    """

    id: str
    code: str
    deal: int
    seat: Seat

    @property
    def former(self) -> str:
        """The name that this link had until layout 7 of the database, such as k3vq9xw2ab/2/0."""
        return f"{self.code}/{self.deal}/{self.seat}"

    @property
    def names(self) -> tuple[str, str]:
        """The names by which tables and plays may refer to this link."""
        return self.id, self.former


def former_link(link_id: str) -> Link | None:
    """Read a former name, in which addresses have dots for slashes; None for any other id.

    >>> former_link("k3vq9xw2ab.2.0")
    Link(id='k3vq9xw2ab/2/0', code='k3vq9xw2ab', deal=2, seat=0)
    """
    found = _FORMER.fullmatch(link_id)
    if found is None:
        return None
    code, deal, seat = found[1], int(found[2]), int(found[3])
    return Link(f"{code}/{deal}/{seat}", code, deal, seat)


_FORMER = re.compile(r"([a-z0-9]{10})[./]([0-9]{1,4})[./]([0-9])")


class Links:
    """The links in a database. Methods block, and may raise StoreFailed."""

    def __init__(self, connections: Connections) -> None:
        self._connections = connections

    def find(self, link_id: str) -> Link | None:
        """The link with an id or a former name; None if there is none.

        Former links were not stored, so every well-formed former name counts as a link.
        """
        former = former_link(link_id)
        is_this = LINKS.c.id == link_id if former is None else _is_to(former)
        row = self._connections.first(select(LINKS).where(is_this))
        return former if row is None else Link(row.id, row.code, row.deal, row.seat)

    def make(self, code: str, deal: int, seat: Seat, at: float) -> str:
        """The id of the link to a deal in a seat, made if need be. Refusal if it has too many."""
        link = Link(new_id(), code, deal, seat)
        row = {**asdict(link), "made_at": at}
        is_this = _is_to(link)
        with self._connections.writing() as connection:
            if count(connection, LINKS, LINKS.c.code == code, ~is_this) >= MOST_LINKS:
                raise Refusal("too-many", refusals.share_most_links(most=MOST_LINKS))
            connection.execute(self._connections.insert_new(LINKS), row)
            link_id: str = connection.execute(select(LINKS.c.id).where(is_this)).scalar_one()
        return link_id


def _is_to(link: Link) -> ColumnElement[bool]:
    return (LINKS.c.code == link.code) & (LINKS.c.deal == link.deal) & (LINKS.c.seat == link.seat)


@dataclass(frozen=True, slots=True)
class LinkPlay:
    """A linked deal as played at the table `code`. `points` are None until the deal is over."""

    code: str
    points: int | None


class LinkPlays:
    """The plays of linked deals in a database. Methods block, and may raise StoreFailed."""

    def __init__(self, connections: Connections) -> None:
        self._connections = connections

    def need_room(self, link: Link) -> None:
        """Raise Refusal if a link has been played too often."""
        if self._connections.count(LINK_PLAYS, _is_of(link)) >= MOST_PLAYS:
            raise Refusal("too-many", refusals.share_most_plays(most=MOST_PLAYS))

    def begin(self, link: Link, code: str, at: float) -> None:
        """Store that a link is played at a table."""
        row = {"code": code, "link": link.id, "began_at": at}
        self._connections.run(insert(LINK_PLAYS), row)

    def end(self, link: Link, code: str, at: float, points: int) -> None:
        """Store the result of a play that began at table `code` at the time `at`.

        A missing play is added, because the first migration to layout 7 deleted plays.
        """
        row = {"code": code, "link": link.id, "began_at": at, "points": points}
        ended = self._connections.insert(LINK_PLAYS).on_conflict_do_update(
            index_elements=[LINK_PLAYS.c.code], set_={"points": points}
        )
        self._connections.run(ended, row)

    def of(self, link: Link) -> list[LinkPlay]:
        """The finished plays of a link, in the order in which they began."""
        chosen = (
            select(LINK_PLAYS.c.code, LINK_PLAYS.c.points)
            .where(_is_of(link), LINK_PLAYS.c.points.is_not(None))
            .order_by(LINK_PLAYS.c.began_at, LINK_PLAYS.c.code)
        )
        return [LinkPlay(row.code, row.points) for row in self._connections.rows(chosen)]


def _is_of(link: Link) -> ColumnElement[bool]:
    return LINK_PLAYS.c.link.in_(link.names)
