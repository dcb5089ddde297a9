"""The web application: the API, the page, and their security headers."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Callable
from typing import TYPE_CHECKING

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import WebSocketRoute
from starlette.types import ASGIApp

from rookery.messages import refusals
from rookery.server.composition import Server
from rookery.server.gate import Gate
from rookery.server.http.desk import response
from rookery.server.http.endpoints import routes_of
from rookery.server.http.headers import Headers
from rookery.server.http.site import Site
from rookery.server.logs import new_request_id
from rookery.server.replies import fault
from rookery.server.web.areas.tables import Tables
from rookery.server.web.kept_assets import KeptAssets
from rookery.server.web.openapi import AREAS
from rookery.server.web.page import page_routes
from rookery.server.web.probes import Probes
from rookery.server.web.server_desk import ServerDesk
from rookery.server.web.watched import Watched
from rookery.table.refusal import Refusal

if TYPE_CHECKING:
    from rookery.server.pool.pool import Pool


def create_app(
    server: Server,
    site: Site | None = None,
    new_id: Callable[[], str] = new_request_id,
    pool: Pool | None = None,
) -> ASGIApp:
    """The ASGI application of a server. `new_id` makes request ids for the log."""
    site = site or Site()
    gate = Gate(server) if pool is None else pool.gate

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        if pool is not None:
            await pool.start()
        await server.start()
        yield
        if pool is not None:
            await pool.stop()
        await server.stop()

    desk = ServerDesk(server, site, gate)
    routes = [
        *(route for made in AREAS.values() for route in routes_of(made(desk), desk)),
        WebSocketRoute("/api/tables/{code}/socket", Tables(desk).socket),
        desk.route("/api/{rest:path}", _nothing),
        *Probes(server, site).routes,
        *page_routes(KeptAssets(server.store.connections)),
    ]
    handlers = {HTTPException: _refused, Exception: _broken}
    app = Starlette(routes=routes, lifespan=lifespan, exception_handlers=handlers)
    return Watched(Headers(app), new_id)


async def _nothing(request: Request) -> Response:
    raise Refusal("not-found", refusals.nothing_here())


async def _refused(request: Request, error: Exception) -> Response:
    """The response to a request that reaches no endpoint: its method is wrong, for instance."""
    assert isinstance(error, HTTPException)
    codes = {404: "not-found", 405: "wrong-method"}
    answer = response(fault(codes.get(error.status_code, "bad-request"), error.detail))
    answer.status_code = error.status_code
    answer.headers.update(error.headers or {})
    return answer


async def _broken(request: Request, error: Exception) -> Response:
    """The response to an internal error. Details are only in the log."""
    return response(fault("broken", refusals.broken()))
