"""The endpoints for blocks and restrictions, and the admission to listed tables."""

from __future__ import annotations

import asyncio

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from rookery.server.people.profiles import Profile
from rookery.server.waiting.matching import is_within
from rookery.server.web.addresses import address_of
from rookery.server.web.desk import Desk, as_json
from rookery.table import protocol as p
from rookery.table.chat import author_of
from rookery.table.meeting import ADMITTED_FOR, admission, asked
from rookery.table.refusal import Refusal
from rookery.table.table import Table


def routes(desk: Desk) -> list[Route]:
    """The routes of these endpoints."""
    conduct = _Conduct(desk)
    return [
        desk.route("/api/conduct", conduct.own),
        desk.route("/api/conduct/warnings/{id}/seen", conduct.seen, ["POST"]),
        desk.route("/api/blocks", conduct.block, ["POST"]),
        desk.route("/api/blocks/{id}", conduct.unblock, ["DELETE"]),
        desk.route("/api/tables/{code}/blocked", conduct.blocked_at),
        desk.route("/api/tables/{code}/admission", conduct.admit, ["POST"]),
    ]


class _Conduct:
    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._server = desk.server
        self._conduct = desk.server.conduct

    async def own(self, request: Request) -> Response:
        """What concerns the one who asks: restrictions, and whom they have blocked."""
        profile = await self._desk.profile(request)
        id_ = "" if profile is None else profile.id
        restrictions = self._conduct.restrictions
        on = restrictions.of(id_, address_of(request), self._server.now())
        blocks = await asyncio.to_thread(self._conduct.blocks.of, id_) if id_ else []
        ratings = await asyncio.to_thread(self._server.waiting.ratings.shown, [id_]) if id_ else {}
        return as_json(
            p.ConductView(
                restrictions=tuple(
                    p.RestrictionView(id=it.id, kind=it.kind, told=it.told(), until=it.until)
                    for it in on
                ),
                blocks=tuple(p.BlockView(it.id, it.name, it.at) for it in blocks),
                ratings=dict(ratings.get(id_, {})),
            )
        )

    async def seen(self, request: Request) -> Response:
        """Note that a warning was read."""
        profile, id_ = await self._desk.need_profile(request), request.path_params["id"]
        restrictions, at = self._conduct.restrictions, self._server.now()
        own = restrictions.of(profile.id, "", at)
        if not any(it.id == id_ and it.kind == "warning" for it in own):
            raise Refusal("not-found", "there is no such warning")
        await asyncio.to_thread(restrictions.kept.lift, id_)
        await self._conduct.load(at)
        self._server.others.tell_bars()
        return Response(status_code=204)

    async def block(self, request: Request) -> Response:
        """Block somebody with whom one plays, or unblock them."""
        profile = await self._desk.need_profile(request)
        wanted = await self._desk.read(request, p.BlockSeat)
        table = await self._server.tables.table(wanted.code)
        own = None if table is None else table.seat_of(wanted.secret)
        if table is None or own is None:
            raise Refusal("bad-secret", "you have no seat at this table")
        chair = table.chairs[wanted.seat] if wanted.seat < len(table.chairs) else None
        if wanted.seat == own or chair is None or not chair.is_person:
            raise Refusal("bad-seat", "block another person who sits at this table")
        blocks, at = self._conduct.blocks, self._server.now()
        if wanted.is_blocked:
            await asyncio.to_thread(blocks.add, profile.id, chair.secret_hash, chair.name, at)
        else:
            await asyncio.to_thread(blocks.remove_of, profile.id, chair.secret_hash)
        return Response(status_code=204)

    async def unblock(self, request: Request) -> Response:
        """Unblock somebody."""
        profile, id_ = await self._desk.need_profile(request), request.path_params["id"]
        if not await asyncio.to_thread(self._conduct.blocks.remove, profile.id, id_):
            raise Refusal("not-found", "you have blocked nobody by this id")
        return Response(status_code=204)

    async def blocked_at(self, request: Request) -> Response:
        """Who at a table is blocked, by `author` as in the table's view."""
        profile = await self._desk.need_profile(request)
        table = await self._table(request)
        chairs = {it.secret_hash: author_of(it, table.key) for it in table.chairs if it.is_person}
        found = await asyncio.to_thread(self._conduct.blocks.among, profile.id, chairs)
        return as_json(sorted(chairs[each] for each in found))

    async def admit(self, request: Request) -> Response:
        """The admission to a table, for who may sit down there."""
        profile = await self._desk.profile(request)
        table, at = await self._table(request), self._server.now()
        if table.listed:
            id_ = "" if profile is None else profile.id
            self._conduct.restrictions.need_welcome(id_, address_of(request), at)
            await self._need_rating(table, profile)
        until = at + ADMITTED_FOR
        return as_json(p.Admission(admission(table.key, until), until), 201)

    async def _need_rating(self, table: Table, profile: Profile | None) -> None:
        """Raise Refusal unless somebody shows a rating that a table asks for."""
        wanted = table.asks
        if wanted is None:
            return
        shown = None
        if profile is not None:
            ratings = await asyncio.to_thread(self._server.waiting.ratings.shown, [profile.id])
            shown = ratings.get(profile.id, {}).get(table.game)
        if shown is None:
            fits, told = wanted.unrated, "you show no rating in this game"
        else:
            fits = is_within(shown, wanted.low, wanted.high)
            told = f"you show {shown:.0f}"
        if not fits:
            reason = f"this table asks for players who are {asked(table)}; {told}"
            raise Refusal("not-admitted", reason)

    async def _table(self, request: Request) -> Table:
        table = await self._server.tables.table(request.path_params["code"])
        if table is None:
            raise Refusal("no-table", "there is no table with this code")
        return table
