"""The endpoints for blocks and restrictions, and for admissions to listed tables."""

import asyncio

from rookery.language import Language
from rookery.messages import refusals
from rookery.server.conduct import messages as m
from rookery.server.http.endpoints import OF_TABLE, endpoint
from rookery.server.people.profiles import Profile
from rookery.server.waiting.matching import is_within
from rookery.server.web.server_desk import ServerDesk
from rookery.table.refusal import Refusal
from rookery.table.seating.meeting import ADMITTED_FOR, admission, asked
from rookery.table.table import Table
from rookery.table.words.chat import author_of


class Conduct:
    """The endpoints."""

    def __init__(self, desk: ServerDesk) -> None:
        self._desk = desk
        self._server = desk.server
        self._conduct = desk.server.conduct

    @endpoint("GET", "/api/conduct")
    async def conduct(
        self, profile: Profile | None, address: str, language: Language
    ) -> m.ConductView:
        """The people that the profile blocks, and the operator's restrictions of the reader."""
        id_ = "" if profile is None else profile.id
        restrictions = self._conduct.restrictions
        on = restrictions.of(id_, address, self._server.now())
        blocks = await asyncio.to_thread(self._conduct.blocks.of, id_) if id_ else ()
        ratings = await asyncio.to_thread(self._server.waiting.shown, [id_]) if id_ else {}
        return m.ConductView(
            restrictions=tuple(
                m.RestrictionView(
                    id=it.id, kind=it.kind, told=language.words(it.sentence()), until=it.until
                )
                for it in on
            ),
            blocks=blocks,
            ratings=dict(ratings.get(id_, {})),
        )

    @endpoint("POST", "/api/conduct/warnings/{id}/seen", refuses=(404,))
    async def see_warning(self, id_: str, profile: Profile) -> None:
        """Record that the profile has read a warning."""
        restrictions, at = self._conduct.restrictions, self._server.now()
        own = restrictions.of(profile.id, "", at)
        if not any(it.id == id_ and it.kind == "warning" for it in own):
            raise Refusal("not-found", "there is no such warning")
        await asyncio.to_thread(restrictions.kept.lift, id_)
        await self._conduct.load(at)
        self._server.others.tell_bars()

    @endpoint("POST", "/api/blocks", refuses=OF_TABLE)
    async def block(self, profile: Profile, body: m.BlockSeat) -> None:
        """Block or unblock the person in a seat of a table where the profile has a seat, too."""
        table = await self._server.tables.table(body.code)
        own = None if table is None else table.seat_of(body.secret)
        if table is None or own is None:
            raise Refusal("bad-secret", refusals.seat_none_here())
        chair = table.chairs[body.seat] if body.seat < len(table.chairs) else None
        if body.seat == own or chair is None or not chair.is_person:
            raise Refusal("bad-seat", refusals.block_another())
        blocks, at = self._conduct.blocks, self._server.now()
        if body.is_blocked:
            await asyncio.to_thread(blocks.add, profile.id, chair.secret_hash, chair.name, at)
        else:
            await asyncio.to_thread(blocks.remove_of, profile.id, chair.secret_hash)

    @endpoint("DELETE", "/api/blocks/{id}", refuses=(404,))
    async def unblock(self, id_: str, profile: Profile) -> None:
        """Unblock somebody."""
        if not await asyncio.to_thread(self._conduct.blocks.remove, profile.id, id_):
            raise Refusal("not-found", refusals.block_none())

    @endpoint("GET", "/api/tables/{code}/blocked", refuses=OF_TABLE)
    async def blocked_at(self, code: str, profile: Profile) -> list[str]:
        """The blocked people at a table, each given by the `author` of their seat."""
        table = await self._server.tables.need(code)
        chairs = {it.secret_hash: author_of(it, table.key) for it in table.chairs if it.is_person}
        found = await asyncio.to_thread(self._conduct.blocks.among, profile.id, chairs)
        return sorted(chairs[each] for each in found)

    @endpoint("POST", "/api/tables/{code}/admission", 201, refuses=OF_TABLE)
    async def admit(self, code: str, profile: Profile | None, address: str) -> m.Admission:
        """The admission to a table that asks for ratings, if the sender may sit down there."""
        table, at = await self._server.tables.need(code), self._server.now()
        if table.listed:
            id_ = "" if profile is None else profile.id
            self._conduct.restrictions.need_welcome(id_, address, at)
            await self._need_rating(table, profile)
        until = at + ADMITTED_FOR
        return m.Admission(admission(table.key, until), until)

    async def _need_rating(self, table: Table, profile: Profile | None) -> None:
        """Raise Refusal unless a person shows a rating in the range that a table asks for."""
        wanted = table.asks
        if wanted is None:
            return
        shown = None
        if profile is not None:
            ratings = await asyncio.to_thread(self._server.waiting.shown, [profile.id])
            shown = ratings.get(profile.id, {}).get(table.game)
        if shown is None:
            fits, why = wanted.unrated, refusals.table_asks_you_show_none(asked=asked(table))
        else:
            fits = is_within(shown, wanted.low, wanted.high)
            why = refusals.table_asks_you_show(asked=asked(table), shown=round(shown))
        if not fits:
            raise Refusal("not-admitted", why)
