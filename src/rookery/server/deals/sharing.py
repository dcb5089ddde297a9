"""Links to deals: others replay a deal in the same seat, and then see each other's results."""

import asyncio
from collections.abc import Callable

from rookery.core.cards import Seat
from rookery.games import preset
from rookery.messages import refusals
from rookery.records import cards_text
from rookery.server.database.store import Store
from rookery.server.deals import messages as m
from rookery.server.deals.day import LEVEL
from rookery.server.deals.links import Link, LinkPlay, LinkPlays, Links
from rookery.server.deals.sets import Sets
from rookery.server.rebuilding import decoded
from rookery.server.tables import Tables
from rookery.table import events as ev
from rookery.table import protocol as p
from rookery.table.refusal import Refusal
from rookery.table.seating.practice import Practice
from rookery.table.table import LINK, OVER, Table

_SHOWN = 30
"""At most this many results are shown, newest first: each name is read from a log. Unmeasured."""


class Sharing:
    """The links to deals of a server. All methods raise the errors of `Tables.table`."""

    def __init__(self, tables: Tables, sets: Sets, store: Store, now: Callable[[], float]) -> None:
        self._tables = tables
        self._sets = sets
        self._store = store
        self._now = now
        self._links = Links(store.connections)
        self._plays = LinkPlays(store.connections)

    async def give(self, wanted: m.GiveDeal, secret: str | None) -> m.DealGiven:
        """Make a link to a deal, for somebody who sat at its table. Raises Refusal.

        The table must be over: people who replay the deal learn the table's code, and could watch.
        """
        table = await self._tables.need(wanted.table)
        if secret is None or table.seat_of(secret) is None:
            raise Refusal("bad-secret", refusals.day_secret_none())
        if table.given is not None:
            raise Refusal("not-given", refusals.share_practice())
        await self._sets.need_open(table, None)
        if table.stage != OVER:
            raise Refusal("still-played", refusals.share_once_over())
        _need_deal(table, wanted.deal, wanted.seat)
        made = (table.code, wanted.deal, wanted.seat, self._now())
        return m.DealGiven(await asyncio.to_thread(self._links.make, *made))

    async def view(self, link_id: str) -> m.LinkView:
        """A link as shown to somebody who opens it. Raises Refusal for an unknown link.

        The view does not name the table, which stays secret until the reader has played the deal.
        """
        link, table = await self._need(link_id)
        plays = await asyncio.to_thread(self._plays.of, link)
        return m.LinkView(
            game=table.game,
            title=preset(table.game).title,
            options=dict(table.options),
            seats=len(table.chairs),
            seat=link.seat,
            player=table.names[link.seat],
            level=LEVEL,
            plays=len(plays),
        )

    async def play(self, link_id: str, wanted: m.PlayDeal) -> p.Opened:
        """Open a table that replays the deal of a link. Raises Refusal."""
        link, table = await self._need(link_id)
        await asyncio.to_thread(self._plays.need_room, link)
        deal = table.match.deals[link.deal - 1]
        given = ev.Given(kind=LINK, of=link.id, dealer=deal.dealer, deck=cards_text(deal.deck))
        practice = Practice(table.game, table.options, given, link.seat, LEVEL)
        opened = await self._tables.practise(practice, wanted.name, wanted.pace)
        await asyncio.to_thread(self._plays.begin, link, opened.code, self._now())
        return opened

    async def results(self, link_id: str, code: str, secret: str | None) -> m.LinkResults:
        """The results of a link, for people who sat at the original table or replayed the deal.

        `code` is the reader's table, where `secret` must open a seat. Raises Refusal.
        """
        link, origin = await self._need(link_id)
        own = await self._tables.table(code)
        seat = None if own is None or secret is None else own.seat_of(secret)
        if own is None or seat is None:
            raise Refusal("bad-secret", refusals.day_secret_none())
        if code != link.code:
            self._need_played(own, link)
            await self.follow(own)
        first = origin.match.deals[link.deal - 1].points
        assert first is not None
        is_you = code == link.code and seat == link.seat
        results = [m.LinkResult(origin.names[link.seat], first[link.seat], is_you, is_first=True)]
        plays = (await asyncio.to_thread(self._plays.of, link))[::-1][:_SHOWN]
        names = await asyncio.to_thread(self._names, plays, link.seat)
        for play, name in zip(plays, names, strict=True):
            assert play.points is not None
            results.append(m.LinkResult(name, play.points, play.code == code, is_first=False))
        return m.LinkResults(
            game=origin.game,
            title=preset(origin.game).title,
            seat=link.seat,
            table=link.code,
            deal=link.deal,
            results=tuple(results),
        )

    async def follow(self, table: Table) -> None:
        """Store the result of a table if it has replayed the deal of a link."""
        if table.given is None or table.given.kind != LINK or not table.match.deals:
            return
        points = table.match.deals[0].points
        if points is None:
            return
        link = await asyncio.to_thread(self._links.find, table.given.of)
        if link is None:
            return
        chair = table.chairs[link.seat]
        if chair.is_person and not chair.is_bot:
            ended = (link, table.code, table.opened_at, points[link.seat])
            await asyncio.to_thread(self._plays.end, *ended)

    async def _need(self, link_id: str) -> tuple[Link, Table]:
        """A link with its table. Raises Refusal unless the deal may be public."""
        link = await asyncio.to_thread(self._links.find, link_id)
        table = None if link is None else await self._tables.table(link.code)
        if link is None or table is None:
            raise Refusal("no-link", refusals.share_none())
        if link.id == link.former and (table.given is not None or table.stage != OVER):
            raise Refusal("no-link", refusals.share_none())  # such a link cannot exist
        await self._sets.need_open(table, None)
        _need_deal(table, link.deal, link.seat)
        return link, table

    def _need_played(self, table: Table, link: Link) -> None:
        """Raise Refusal unless a table has finished the deal of a link."""
        given = table.given
        if given is None or given.kind != LINK or given.of not in link.names:
            raise Refusal("bad-secret", refusals.day_other_deal())
        if table.match.deals[0].points is None:
            raise Refusal("sealed", refusals.day_results_once())

    def _names(self, plays: list[LinkPlay], seat: Seat) -> list[str]:
        """The players' current names, read from logs, where forgotten names are removed."""
        return [_name(self._store, play.code, seat) for play in plays]


def _need_deal(table: Table, deal: int, seat: Seat) -> None:
    """Raise Refusal unless the table has this seat and has finished this deal."""
    deals = table.match.deals
    if not 1 <= deal <= len(deals) or deals[deal - 1].points is None:
        raise Refusal("no-deal", refusals.no_deal_number())
    if seat >= len(table.chairs):
        raise Refusal("bad-seat", f"the seats are 0 to {len(table.chairs) - 1}")


def _name(store: Store, code: str, seat: Seat) -> str:
    name = ""
    for event, _ in decoded(store.log_of(code)):
        if isinstance(event, ev.Opened):
            name = event.chairs[seat].name
        elif isinstance(event, ev.Renamed) and event.seat == seat:
            name = event.name
    return name
