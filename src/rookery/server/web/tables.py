"""The endpoints for tables: opening, play without a socket, records, replays and reviews."""

from __future__ import annotations

from dataclasses import replace

from msgspec import UNSET
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, WebSocketRoute
from starlette.websockets import WebSocket

from rookery.core.cards import Seat
from rookery.language import ENGLISH, spoken_in
from rookery.records import redacted, write_match
from rookery.server.barring import BARRED
from rookery.server.practising import practice_of
from rookery.server.rebuilding import ClosedTable, UnreadableTable
from rookery.server.updates import replays
from rookery.server.updates.standings import listed_in, standing
from rookery.server.web import transport
from rookery.server.web.addresses import address_of
from rookery.server.web.desk import Desk, as_json, language_of, response, seat_secret_of
from rookery.server.web.gate import Gate, Origin, fault
from rookery.server.web.headers import is_own_origin
from rookery.table import protocol as p
from rookery.table.refusal import Refusal
from rookery.table.table import OVER, Table


def routes(desk: Desk, gate: Gate) -> list[BaseRoute]:
    """The routes of these endpoints."""
    tables = _Tables(desk, gate)
    of_table = "/api/tables/{code}"
    of_deal = "{number:deal}"
    return [
        desk.route("/api/tables", tables.listed),
        desk.route("/api/tables", tables.open, ["POST"]),
        desk.route("/api/practice", tables.practise, ["POST"]),
        desk.route("/api/standings", tables.standings, ["POST"]),
        desk.route(f"{of_table}/commands", tables.command, ["POST"]),
        desk.route(f"{of_table}/events", tables.events),
        desk.route(f"{of_table}/record", tables.record),
        desk.route(f"{of_table}/replay", tables.replay),
        desk.route(f"{of_table}/replay/{of_deal}", tables.replay_deal),
        desk.route(f"{of_table}/replay/{of_deal}/line", tables.replay_line),
        desk.route(f"{of_table}/review/{of_deal}", tables.review, ["POST"]),
        WebSocketRoute(f"{of_table}/socket", tables.socket),
    ]


class _Tables:
    """Tables of this server, and by the gate those of others."""

    def __init__(self, desk: Desk, gate: Gate) -> None:
        self._desk = desk
        self._gate = gate

    async def listed(self, request: Request) -> Response:
        """The publicly listed tables."""
        language = language_of(request)
        return as_json([listed_in(language, it) for it in self._desk.server.tables.listed()])

    async def open(self, request: Request) -> Response:
        """Open a table."""
        body = await self._desk.body(request)
        await self._desk.count_opening(address_of(request))
        return response(await self._gate.open(body, language_of(request)))

    async def practise(self, request: Request) -> Response:
        """Open a practice table, at this server."""
        wanted = await self._desk.read(request, p.OpenPractice)
        await self._desk.count_opening(address_of(request))
        practice = await practice_of(self._desk.server.tables, self._desk.server.deals.sets, wanted)
        return as_json(
            await self._desk.server.tables.practise(practice, wanted.name, wanted.pace), 201
        )

    async def standings(self, request: Request) -> Response:
        """Where some tables stand, for the owners of seats there; each counts as a request."""
        asked = (await self._desk.read(request, p.AskStandings)).seats
        for _ in asked[1:]:
            await self._desk.count(address_of(request))
        return as_json([await self._standing(each) for each in asked])

    async def _standing(self, asked: p.SeatKey) -> p.Standing:
        try:
            table = await self._desk.server.tables.table(asked.code)
        except (ClosedTable, UnreadableTable):
            table = None
        return p.Standing(asked.code) if table is None else standing(table, asked.secret)

    async def command(self, request: Request) -> Response:
        """One command, answered in the body of the response."""
        code, body = request.path_params["code"], await self._desk.body(request)
        secret = seat_secret_of(request)
        origin = Origin(address_of(request), language_of(request))
        return response(await self._gate.command(code, secret, body, origin))

    async def events(self, request: Request) -> Response:
        """The messages that a socket would send, as server-sent events."""
        code, hello = request.path_params["code"], _hello(request)
        if request.method == "HEAD":
            await self._open_table(request)
            return Response(media_type="text/event-stream")
        address = address_of(request)
        if not self._desk.server.addresses.connect(address):
            raise Refusal("too-many", "your address has too many connections")
        try:
            stream = await self._gate.stream(code, hello, address)
        except BaseException:
            self._desk.server.addresses.disconnect(address)
            raise
        return transport.EventStream(
            stream, lambda: self._desk.server.addresses.disconnect(address)
        )

    async def record(self, request: Request) -> Response:
        """The record: complete once the match is over, before that without the hidden cards."""
        table, seat = await self._open_table(request)
        is_over = table.stage == OVER  # a match ended by agreement may have a deal in play
        is_whole = is_over and table.boards is None
        record = table.record if is_whole else redacted(table.match, table.record, seat)
        proof = await self._desk.server.deals.sets.proof(table)
        record = replace(record, extra={**record.extra, **proof})
        name = f"{table.game}-{table.code}.json"
        headers = {"content-disposition": f'attachment; filename="{name}"'}
        return Response(write_match(record) + "\n", media_type="application/json", headers=headers)

    async def replay(self, request: Request) -> Response:
        """The match of a replay."""
        table, _ = await self._open_table(request)
        proof = await self._desk.server.deals.sets.proof(table)
        can_verify = "shuffle" in {**table.record.extra, **proof}
        return as_json(
            replays.match_view(table, can_verify=can_verify, language=language_of(request))
        )

    async def replay_deal(self, request: Request) -> Response:
        """Every position of a finished deal."""
        table, _ = await self._open_table(request)
        number, language = request.path_params["number"], language_of(request)
        steps = replays.deal_steps(table.match, number, table.names, language)
        if steps is None:
            raise Refusal("no-deal", "there is no finished deal with this number")
        return as_json(steps)

    async def replay_line(self, request: Request) -> Response:
        """Positions of a finished deal that goes on otherwise than it did."""
        table, _ = await self._open_table(request)
        asked = self._desk.query(request, p.AskLine)
        number = request.path_params["number"]
        language = language_of(request)
        steps = replays.line_steps(table.match, number, asked, table.names, language)
        if steps is None:
            raise Refusal("no-deal", "there is no finished deal with this number")
        return as_json(steps)

    async def review(self, request: Request) -> Response:
        """The review of a finished deal, or how far it is; asking begins it."""
        (table, _), number = await self._open_table(request), request.path_params["number"]
        address = address_of(request)
        language = language_of(request)
        return as_json(await self._desk.server.reviews.progress(table, number, address, language))

    async def socket(self, socket: WebSocket) -> None:
        """The WebSocket of a table; a page of another site is refused before the handshake."""
        if self._desk.server.barred.has(address_of(socket)):
            await socket.send_denial_response(response(fault("barred", BARRED)))
            return
        if not is_own_origin(socket, self._desk.site.origins):
            refused = fault("bad-origin", "this connection comes from another site")
            await socket.send_denial_response(response(refused))
            return
        await transport.serve_socket(
            self._desk.server,
            self._gate.socket,
            socket,
            socket.path_params["code"],
            address_of(socket),
        )

    async def _open_table(self, request: Request) -> tuple[Table, Seat | None]:
        """The table of a request, to be read, and the seat that its secret opens there, if any.

        Raises Refusal; also for a table whose deals only its people may see yet.
        """
        table = await self._desk.server.tables.table(request.path_params["code"])
        if table is None:
            raise Refusal("no-table", "there is no table with this code")
        secret = seat_secret_of(request)
        seat = None if secret is None else table.seat_of(secret)
        await self._desk.server.deals.sets.need_open(table, seat)
        return table, seat


def _hello(request: Request) -> p.Hello:
    """The hello that an event stream stands for. Raises Refusal."""
    asked = request.query_params.get("language")
    found = language_of(request) if asked is None else spoken_in(asked[:35])
    tag = UNSET if found is ENGLISH else found.tag
    return p.Hello(secret=seat_secret_of(request), since=_since(request), language=tag)


def _since(request: Request) -> int | None:
    text = request.query_params.get("since", "")
    if not text:
        return None
    if not (text.isascii() and text.isdecimal() and len(text) < 16):
        raise Refusal("bad-message", "since is a version, a whole number")
    return int(text)
