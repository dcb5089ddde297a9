"""The endpoints for tables: opening, playing without a socket, records, replays and reviews."""

from dataclasses import replace
from typing import Annotated, TypeAlias, get_args

from msgspec import UNSET, Meta
from starlette.requests import Request
from starlette.responses import Response
from starlette.websockets import WebSocket

from rookery.core.cards import Seat
from rookery.language import ENGLISH, Language
from rookery.messages import refusals
from rookery.records import redacted, write_match
from rookery.server.barring import BARRED
from rookery.server.http.addresses import address_of
from rookery.server.http.desk import language_of, response, seat_secret_of
from rookery.server.http.endpoints import OF_TABLE, endpoint, one_of, ref
from rookery.server.http.headers import is_own_origin
from rookery.server.practising import practice_of
from rookery.server.replies import Origin, fault
from rookery.server.updates import replays
from rookery.server.updates.standings import listed_in, standing
from rookery.server.web.areas.deal_numbers import Number
from rookery.server.web.connections import transport
from rookery.server.web.server_desk import ServerDesk
from rookery.table import protocol as p
from rookery.table.refusal import Refusal
from rookery.table.table import OVER, Table

_Code: TypeAlias = Annotated[str, Meta(pattern="^[a-hjkmnp-z2-9]{10}$")]
"""A part of a path: the code of a table."""


class Tables:
    """The endpoints for tables of this server and, through the gate, of others."""

    def __init__(self, desk: ServerDesk) -> None:
        self._desk = desk
        self._gate = desk.gate

    @endpoint("GET", "/api/tables")
    async def listed(self, language: Language) -> Annotated[list[p.Listed], Meta(max_length=100)]:
        """The tables that their hosts have listed, newest first."""
        return [listed_in(language, it) for it in self._desk.server.tables.listed()]

    @endpoint("POST", "/api/tables", 201, takes=p.OpenTable, gives=p.Opened)
    async def open(self, body: bytes, address: str, language: Language) -> Response:
        """Open a table. The sender is the host, in seat 0."""
        await self._desk.count_opening(address)
        return response(await self._gate.open(body, language))

    @endpoint("POST", "/api/practice", 201, refuses=OF_TABLE)
    async def practise(self, body: p.OpenPractice, address: str) -> p.Opened:
        """Open a practice table for one person: a deal with a given deck, which starts at once."""
        await self._desk.count_opening(address)
        practice = await practice_of(self._desk.server.tables, self._desk.server.deals.sets, body)
        return await self._desk.server.tables.practise(practice, body.name, body.pace)

    @endpoint("POST", "/api/standings")
    async def standings(
        self, body: p.AskStandings, address: str
    ) -> Annotated[list[p.Standing], Meta(max_length=20)]:
        """The states of tables, in the order of the request. Each table counts as a request."""
        for _ in body.seats[1:]:
            await self._desk.count(address)
        return [await self._standing(each) for each in body.seats]

    async def _standing(self, asked: p.SeatKey) -> p.Standing:
        table = await self._desk.server.tables.readable(asked.code)
        return p.Standing(asked.code) if table is None else standing(table, asked.secret)

    @endpoint(
        "POST",
        "/api/tables/{code}/commands",
        refuses=(404,),
        also={204: "The answer to a `Pong`."},
        takes=one_of(p.Pong, *get_args(p.AnyCommand)),
        gives=one_of(p.Done, p.Refused, p.Seated, p.Reason, p.Hinted),
    )
    async def command(
        self, code: _Code, body: bytes, secret: str | None, address: str, language: Language
    ) -> Response:
        """Carry out one command, or a `Pong`, of the secret's seat; the response is the answer."""
        origin = Origin(address, language)
        return response(await self._gate.command(code, secret, body, origin))

    @endpoint("GET", "/api/tables/{code}/events", refuses=OF_TABLE, gives="text/event-stream")
    async def events(
        self, request: Request, code: _Code, secret: str | None, address: str
    ) -> Response:
        """The messages of the WebSocket as server-sent events, one message in each `data:` line."""
        hello = _hello(request, secret)
        if request.method == "HEAD":
            await self._open_table(code, secret)
            return Response(media_type="text/event-stream")
        if not self._desk.server.addresses.connect(address):
            raise Refusal("too-many", refusals.connect_address_full())
        try:
            stream = await self._gate.stream(code, hello, address)
        except BaseException:
            self._desk.server.addresses.disconnect(address)
            raise
        return transport.EventStream(
            stream, lambda: self._desk.server.addresses.disconnect(address)
        )

    @endpoint("GET", "/api/tables/{code}/record", refuses=OF_TABLE, gives=ref("Record"))
    async def record(self, request: Request, code: _Code) -> Response:
        """The record of the match as a file, without hidden cards."""
        table, seat = await self._open_table(code, seat_secret_of(request))
        is_over = table.stage == OVER  # a match ended by agreement may have an unfinished deal
        is_whole = is_over and table.boards is None
        record = table.record if is_whole else redacted(table.match, table.record, seat)
        proof = await self._desk.server.deals.sets.proof(table)
        record = replace(record, extra={**record.extra, **proof})
        name = f"{table.game}-{table.code}.json"
        headers = {"content-disposition": f'attachment; filename="{name}"'}
        return Response(write_match(record) + "\n", media_type="application/json", headers=headers)

    @endpoint("GET", "/api/tables/{code}/replay", refuses=OF_TABLE)
    async def replay(self, request: Request, code: _Code, language: Language) -> p.ReplayMatch:
        """The match of a replay, and the number of its finished deals."""
        table, _ = await self._open_table(code, seat_secret_of(request))
        proof = await self._desk.server.deals.sets.proof(table)
        can_verify = "shuffle" in {**table.record.extra, **proof}
        return replays.match_view(table, can_verify=can_verify, language=language)

    @endpoint("GET", "/api/tables/{code}/replay/{number:deal}", refuses=OF_TABLE)
    async def replay_deal(
        self, request: Request, code: _Code, number: Number, language: Language
    ) -> p.ReplayDeal:
        """Every position of a finished deal, with all cards open."""
        table, _ = await self._open_table(code, seat_secret_of(request))
        steps = replays.deal_steps(table.match, number, table.names, language)
        if steps is None:
            raise Refusal("no-deal", refusals.no_deal_number())
        return steps

    @endpoint("GET", "/api/tables/{code}/replay/{number:deal}/line", refuses=OF_TABLE)
    async def replay_line(
        self, request: Request, code: _Code, number: Number, query: p.AskLine, language: Language
    ) -> p.ReplayDeal:
        """The positions of a finished deal that is continued differently."""
        table, _ = await self._open_table(code, seat_secret_of(request))
        steps = replays.line_steps(table.match, number, query, table.names, language)
        if steps is None:
            raise Refusal("no-deal", refusals.no_deal_number())
        return steps

    @endpoint("POST", "/api/tables/{code}/review/{number:deal}", refuses=OF_TABLE)
    async def review(
        self, request: Request, code: _Code, number: Number, address: str, language: Language
    ) -> p.ReviewProgress:
        """The review of a finished deal, or its progress. Asking starts the review."""
        table, _ = await self._open_table(code, seat_secret_of(request))
        return await self._desk.server.reviews.progress(table, number, address, language)

    async def socket(self, socket: WebSocket) -> None:
        """The WebSocket of a table. Pages of other sites are refused before the handshake."""
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

    async def _open_table(self, code: str, secret: str | None) -> tuple[Table, Seat | None]:
        """A table, and the seat that a secret opens there; None if the secret opens no seat.

        Raises Refusal, for example while only the people at the table may see its deals.
        """
        table = await self._desk.server.tables.need(code)
        seat = None if secret is None else table.seat_of(secret)
        await self._desk.server.deals.sets.need_open(table, seat)
        return table, seat


def _hello(request: Request, secret: str | None) -> p.Hello:
    """The hello contained in a request for an event stream. Raises Refusal."""
    found = language_of(request)
    tag = UNSET if found is ENGLISH else found.tag
    since = _number(request, "since", 2**53)
    portrait = _number(request, "portrait", p.PORTRAITS)
    return p.Hello(
        secret=secret, since=since, language=tag, portrait=UNSET if portrait is None else portrait
    )


def _number(request: Request, name: str, most: int) -> int | None:
    """A number in the query; None if it is not there. Raises Refusal."""
    text = request.query_params.get(name, "")
    if not text:
        return None
    if not (text.isascii() and text.isdecimal() and len(text) < 17 and int(text) <= most):
        raise Refusal("bad-message", f"{name} is a whole number from 0 to {most}")
    return int(text)
