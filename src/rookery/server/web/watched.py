"""Gives every request and connection an id for the log, and measures requests."""

import time
from collections.abc import Callable

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from rookery.server import metrics
from rookery.server.http.headers import STARTS
from rookery.server.logs import REQUEST_ID


class Watched:
    """Middleware that gives each request an id, which appears in its log lines and its response."""

    def __init__(self, app: ASGIApp, new_id: Callable[[], str]) -> None:
        self._app = app
        self._new_id = new_id

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request or connection."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        name = self._new_id()
        began = time.perf_counter()

        async def named(message: Message) -> None:
            if message["type"] in STARTS:
                MutableHeaders(scope=message)["x-request-id"] = name
                seconds = time.perf_counter() - began
                status = str(message["status"])
                route = str(getattr(scope.get("route"), "path", "other"))  # without a table's code
                metrics.REQUEST_SECONDS.labels(route, status).observe(seconds)
            await send(message)

        token = REQUEST_ID.set(name)
        try:
            await self._app(scope, receive, named)
        finally:
            REQUEST_ID.reset(token)
