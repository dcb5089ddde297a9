"""The web application: the API, the page, and their security headers."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import TYPE_CHECKING, Any

import msgspec
from starlette.applications import Starlette
from starlette.convertors import register_url_convertor
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp
from starlette.websockets import WebSocket

from rookery.games import GAMES
from rookery.records import redacted, write_match
from rookery.server.barring import BARRED
from rookery.server.hub import Hub
from rookery.server.logs import new_request_id
from rookery.server.practising import lessons_listed, practice_of
from rookery.server.rebuilding import ClosedTable, UnreadableTable
from rookery.server.updates import replays
from rookery.server.updates.catalogue import catalogue, described, nearest, overview
from rookery.server.updates.standings import standing
from rookery.server.web import puzzles, transport
from rookery.server.web.addresses import address_of
from rookery.server.web.deal_numbers import DealNumber
from rookery.server.web.gate import REFUSED, Gate, Reply, fault, reply_to
from rookery.server.web.headers import Headers, is_own_origin
from rookery.server.web.openapi import DOCUMENT
from rookery.server.web.page import page_routes
from rookery.server.web.probes import Probes
from rookery.server.web.site import Site
from rookery.server.web.watched import Watched
from rookery.table import protocol as p
from rookery.table.refusal import Refusal
from rookery.table.table import OVER, Table

if TYPE_CHECKING:
    from rookery.server.pool.pool import Pool

log = logging.getLogger("rookery.web")

register_url_convertor("deal", DealNumber())
_LONGEST_BODY = p.LONGEST_FRAME
_body_of_practice = msgspec.json.Decoder(p.OpenPractice).decode
_body_of_asking = msgspec.json.Decoder(p.AskStandings).decode
_body_of_analysis = msgspec.json.Decoder(p.AskAnalysis).decode
Endpoint = Callable[[Request], Awaitable[Response]]


def create_app(
    hub: Hub,
    site: Site | None = None,
    new_id: Callable[[], str] = new_request_id,
    pool: Pool | None = None,
) -> ASGIApp:
    """The ASGI application of a server. `new_id` makes the ids of requests for the log."""
    site = site or Site()
    gate = Gate(hub) if pool is None else pool.gate

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        if pool is not None:
            await pool.start()
        await hub.start()
        yield
        if pool is not None:
            await pool.stop()
        await hub.stop()

    api = Api(hub, site, gate)
    routes = [
        Route("/api/openapi.json", _guarded(api, api.openapi)),
        Route("/api/overview", _guarded(api, api.overview)),
        Route("/api/nearest", _guarded(api, api.nearest)),
        Route("/api/games", _guarded(api, api.games)),
        Route("/api/games/{name}", _guarded(api, api.game)),
        Route("/api/tables", _guarded(api, api.listed), methods=["GET"]),
        Route("/api/tables", _guarded(api, api.open), methods=["POST"]),
        Route("/api/lessons", _guarded(api, api.lessons)),
        Route("/api/practice", _guarded(api, api.practise), methods=["POST"]),
        Route("/api/analysis", _guarded(api, api.analysis), methods=["POST"]),
        Route("/api/standings", _guarded(api, api.standings), methods=["POST"]),
        Route("/api/puzzles", _guarded(api, api.puzzles)),
        Route("/api/puzzles/today", _guarded(api, api.puzzle_of_today)),
        Route("/api/puzzles/{id}", _guarded(api, api.puzzle)),
        Route("/api/puzzles/{id}/answer", _guarded(api, api.answer_puzzle), methods=["POST"]),
        Route("/api/tables/{code}/commands", _guarded(api, api.command), methods=["POST"]),
        Route("/api/tables/{code}/events", _guarded(api, api.events)),
        Route("/api/tables/{code}/record", _guarded(api, api.record)),
        Route("/api/tables/{code}/replay", _guarded(api, api.replay)),
        Route("/api/tables/{code}/replay/{number:deal}", _guarded(api, api.replay_deal)),
        Route("/api/tables/{code}/replay/{number:deal}/line", _guarded(api, api.replay_line)),
        Route(
            "/api/tables/{code}/review/{number:deal}", _guarded(api, api.review), methods=["POST"]
        ),
        WebSocketRoute("/api/tables/{code}/socket", api.socket),
        Route("/api/{rest:path}", _guarded(api, api.nothing)),
        *Probes(hub, site).routes,
        *page_routes(),
    ]
    refusals = {HTTPException: _refused, Exception: _broken}
    app = Starlette(routes=routes, lifespan=lifespan, exception_handlers=refusals)
    return Watched(Headers(app), new_id)


def _guarded(api: Api, endpoint: Endpoint) -> Endpoint:
    """Wrap an endpoint: check limits first, and turn errors into a body with code and message."""

    async def guarded(request: Request) -> Response:
        try:
            await api.admit(request)
            return await endpoint(request)
        except REFUSED as error:
            return _response(reply_to(error))

    return guarded


async def _refused(request: Request, error: Exception) -> Response:
    """The response to a request refused before any endpoint, such as one with a wrong method."""
    assert isinstance(error, HTTPException)
    codes = {404: "not-found", 405: "wrong-method"}
    answer = _response(fault(codes.get(error.status_code, "bad-request"), error.detail))
    answer.status_code = error.status_code
    answer.headers.update(error.headers or {})
    return answer


async def _broken(request: Request, error: Exception) -> Response:
    """The response to an internal error: the log has the details, the response has none."""
    return _response(fault("broken", "something went wrong on this server"))


def _response(reply: Reply) -> Response:
    if not reply.body:
        return Response(status_code=reply.status)
    return _json(reply.body, reply.status)


def _json(answer: Any, status: int = 200) -> Response:
    body = answer if isinstance(answer, bytes) else p.encode(answer)
    return Response(body, status, media_type="application/json")


class Api:
    """The endpoints of the API."""

    def __init__(self, hub: Hub, site: Site, gate: Gate) -> None:
        self._hub = hub
        self._gate = gate
        self._site = site
        self._catalogue = p.encode(catalogue(site.addresses))
        self._overview = p.encode(overview(site.addresses))
        self._games = {name: p.encode(described(game)) for name, game in GAMES.items()}
        self._lessons = p.encode(lessons_listed())
        self._has_warned = False

    async def admit(self, request: Request) -> None:
        """Raise Refusal for a request over the limits, from another site's page, or barred."""
        self._warn_of_proxy(request)
        if self._hub.barred.has(address_of(request)):
            raise Refusal("barred", BARRED)
        await self._count(request)
        if request.method != "GET" and not is_own_origin(request, self._site.origins):
            raise Refusal("bad-origin", "this request comes from another site")

    def _warn_of_proxy(self, request: Request) -> None:
        """Tell the operator, once, of a proxy that is not trusted."""
        if self._has_warned or self._site.proxies or "x-forwarded-for" not in request.headers:
            return
        self._has_warned = True
        peer = request.client.host if request.client else "?"
        log.warning(
            "a request from %s came through a proxy that is not trusted, so that all its people "
            "share one address and its limits; if the proxy is yours: --proxy %s",
            peer,
            peer,
        )

    async def _count(self, request: Request) -> None:
        """Count a request of an address. Raises Refusal over the limit."""
        if not await self._hub.addresses.admits(address_of(request), self._hub.now()):
            raise Refusal("too-fast", "too many requests; please wait a little")

    async def openapi(self, request: Request) -> Response:
        """The OpenAPI document."""
        return _json(DOCUMENT)

    async def overview(self, request: Request) -> Response:
        """All games in brief, the bots and the phrases."""
        return _json(self._overview)

    async def nearest(self, request: Request) -> Response:
        """The games nearest to the answers of a family."""
        asked = msgspec.convert(dict(request.query_params), p.AskNearest, strict=False)
        return _json(nearest(asked))

    async def games(self, request: Request) -> Response:
        """The catalogue of games."""
        return _json(self._catalogue)

    async def game(self, request: Request) -> Response:
        """One game in full."""
        found = self._games.get(request.path_params["name"])
        if found is None:
            raise Refusal("not-found", "there is no game of this name; /api/overview lists all")
        return _json(found)

    async def lessons(self, request: Request) -> Response:
        """All lessons."""
        return _json(self._lessons)

    async def listed(self, request: Request) -> Response:
        """The publicly listed tables."""
        return _json(self._hub.listed())

    async def open(self, request: Request) -> Response:
        """Open a table."""
        body = await self._body(request)
        await self._count_opening(request)
        return _response(await self._gate.open(body))

    async def practise(self, request: Request) -> Response:
        """Open a practice table, at this server."""
        wanted = _body_of_practice(await self._body(request))
        await self._count_opening(request)
        practice = await practice_of(self._hub, wanted)
        return _json(await self._hub.practise(practice, wanted.name, wanted.pace), 201)

    async def _count_opening(self, request: Request) -> None:
        """Count a table that an address opens. Raises Refusal over the limit."""
        if not await self._hub.addresses.admits_opening(address_of(request), self._hub.now()):
            raise Refusal("too-fast", "your address has opened many tables; please wait a little")

    async def standings(self, request: Request) -> Response:
        """Where some tables stand, for the owners of seats there; each counts as a request."""
        asked = _body_of_asking(await self._body(request)).seats
        for _ in asked[1:]:
            await self._count(request)
        return _json([await self._standing(each) for each in asked])

    async def _standing(self, asked: p.SeatKey) -> p.Standing:
        try:
            table = await self._hub.table(asked.code)
        except (ClosedTable, UnreadableTable):
            table = None
        return p.Standing(asked.code) if table is None else standing(table, asked.secret)

    async def analysis(self, request: Request) -> Response:
        """A position that the client sends, and perhaps what its moves are worth."""
        asked = _body_of_analysis(await self._body(request, p.LONGEST_ANALYSIS))
        return _json(await self._hub.analyst.answer(asked, address_of(request)))

    async def command(self, request: Request) -> Response:
        """One command, answered in the body of the response."""
        code, body = request.path_params["code"], await self._body(request)
        return _response(
            await self._gate.command(code, _secret(request), body, address_of(request))
        )

    async def events(self, request: Request) -> Response:
        """The messages that a socket would send, as server-sent events."""
        code, hello = request.path_params["code"], _hello(request)
        if request.method == "HEAD":
            await self._table(request)
            return Response(media_type="text/event-stream")
        address = address_of(request)
        if not self._hub.addresses.connect(address):
            raise Refusal("too-many", "your address has too many connections")
        try:
            stream = await self._gate.stream(code, hello, address)
        except BaseException:
            self._hub.addresses.disconnect(address)
            raise
        return transport.EventStream(stream, lambda: self._hub.addresses.disconnect(address))

    async def record(self, request: Request) -> Response:
        """The record: complete once the match is over, before that without the hidden cards."""
        table = await self._table(request)
        is_over = table.stage == OVER  # a match ended by agreement may have a deal in play
        record = table.record if is_over else redacted(table.match, table.record, None)
        name = f"{table.game}-{table.code}.json"
        headers = {"content-disposition": f'attachment; filename="{name}"'}
        return Response(write_match(record) + "\n", media_type="application/json", headers=headers)

    async def replay(self, request: Request) -> Response:
        """The match of a replay."""
        table = await self._table(request)
        chairs = enumerate(table.chairs)
        bots = tuple(seat for seat, chair in chairs if chair.kind == "bot" or chair.is_bot)
        return _json(replays.match_view(table.match, table.record, table.names, bots))

    async def replay_deal(self, request: Request) -> Response:
        """Every position of a finished deal."""
        table = await self._table(request)
        steps = replays.deal_steps(table.match, request.path_params["number"], table.names)
        if steps is None:
            raise Refusal("no-deal", "there is no finished deal with this number")
        return _json(steps)

    async def replay_line(self, request: Request) -> Response:
        """Positions of a finished deal that goes on otherwise than it did."""
        table = await self._table(request)
        asked = msgspec.convert(dict(request.query_params), p.AskLine, strict=False)
        number = request.path_params["number"]
        steps = replays.line_steps(table.match, number, asked, table.names)
        if steps is None:
            raise Refusal("no-deal", "there is no finished deal with this number")
        return _json(steps)

    async def review(self, request: Request) -> Response:
        """The review of a finished deal, or how far it is; asking begins it."""
        table, number = await self._table(request), request.path_params["number"]
        address = address_of(request)
        return _json(await self._hub.reviews.progress(table, number, address))

    async def puzzles(self, request: Request) -> Response:
        """The list of puzzles."""
        return _json(await puzzles.listed(request))

    async def puzzle_of_today(self, request: Request) -> Response:
        """The puzzle of the day."""
        return _json(await puzzles.of_today(request))

    async def puzzle(self, request: Request) -> Response:
        """One puzzle."""
        return _json(await puzzles.one(request))

    async def answer_puzzle(self, request: Request) -> Response:
        """Whether a move solves a puzzle, and why."""
        return _json(await puzzles.answered(request, await self._body(request)))

    async def nothing(self, request: Request) -> Response:
        """The response for addresses of the API that do not exist."""
        raise Refusal("not-found", "there is nothing at this address")

    async def socket(self, socket: WebSocket) -> None:
        """The WebSocket of a table; a page of another site is refused before the handshake."""
        if self._hub.barred.has(address_of(socket)):
            await socket.send_denial_response(_response(fault("barred", BARRED)))
            return
        if not is_own_origin(socket, self._site.origins):
            refused = fault("bad-origin", "this connection comes from another site")
            await socket.send_denial_response(_response(refused))
            return
        await transport.serve_socket(
            self._hub,
            self._gate.socket,
            socket,
            socket.path_params["code"],
            address_of(socket),
        )

    async def _table(self, request: Request) -> Table:
        """The table of a request, to be read. Raises Refusal."""
        table = await self._hub.table(request.path_params["code"])
        if table is None:
            raise Refusal("no-table", "there is no table with this code")
        return table

    async def _body(self, request: Request, longest: int = _LONGEST_BODY) -> bytes:
        """The body of a request. Raises Refusal if it is too long or too slow."""
        try:
            return await asyncio.wait_for(_body(request, longest), self._hub.limits.hello_seconds)
        except TimeoutError:
            raise Refusal("too-slow", "the body did not come") from None


async def _body(request: Request, longest: int) -> bytes:
    """The body of a request. Raises Refusal if it is too long."""
    body = b""
    try:
        async for part in request.stream():
            body += part
            if len(body) > longest:
                raise Refusal("too-long", f"a body has at most {longest} bytes")
    except ClientDisconnect:
        raise Refusal("too-slow", "the body did not come") from None
    return body


def _secret(request: Request) -> str | None:
    scheme, _, secret = request.headers.get("authorization", "").partition(" ")
    return secret.strip() if scheme.lower() == "bearer" and secret.strip() else None


def _hello(request: Request) -> p.Hello:
    """The hello that an event stream stands for. Raises Refusal."""
    return p.Hello(secret=_secret(request), since=_since(request))


def _since(request: Request) -> int | None:
    text = request.query_params.get("since", "")
    if not text:
        return None
    if not (text.isascii() and text.isdecimal() and len(text) < 16):
        raise Refusal("bad-message", "since is a version, a whole number")
    return int(text)
