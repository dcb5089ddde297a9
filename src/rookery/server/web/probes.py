"""The endpoints for monitoring: `/healthz`, `/readyz` and `/metrics`."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor

from prometheus_client import CONTENT_TYPE_PLAIN_0_0_4
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from rookery.messages import refusals
from rookery.server.composition import Server
from rookery.server.database.database import StoreFailed
from rookery.server.http.addresses import is_within
from rookery.server.http.headers import FORWARDED
from rookery.server.http.site import Site
from rookery.server.operating.gauges import exposition

log = logging.getLogger("rookery.web")

_PATIENCE = 2.0
"""The database must answer within this many seconds, or the server is not ready. Unmeasured."""


class Probes:
    """The endpoints for monitoring. They need no secret and tell nothing about tables."""

    def __init__(self, server: Server, site: Site) -> None:
        self._server = server
        self._site = site
        self._asking: asyncio.Task[str] | None = None
        self._thread = ThreadPoolExecutor(1, "rookery-readiness")  # its own thread is always free

    @property
    def routes(self) -> list[Route]:
        """The routes of the endpoints."""
        endpoints: dict[str, Callable[[Request], Awaitable[Response]]] = {
            "/healthz": self.health,
            "/readyz": self.readiness,
            "/metrics": self.metrics,
        }
        return [Route(path, endpoint, methods=["GET"]) for path, endpoint in endpoints.items()]

    async def health(self, request: Request) -> Response:
        """Status 200 while the server runs and answers."""
        return JSONResponse({"status": "ok"})

    async def readiness(self, request: Request) -> Response:
        """Status 200 if people can play here now; otherwise 503 with the reason."""
        reason = await self._unready()
        if reason:
            return JSONResponse({"status": "unready", "reason": reason}, 503)
        return JSONResponse({"status": "ok"})

    async def metrics(self, request: Request) -> Response:
        """All metrics for Prometheus; 404 for clients that may not read them."""
        if not self._may_read_metrics(request):
            raise HTTPException(404, str(refusals.nothing_here()))
        return Response(exposition(self._server), media_type=CONTENT_TYPE_PLAIN_0_0_4)

    def _may_read_metrics(self, request: Request) -> bool:
        """Whether an address may read the metrics; none is known behind an untrusted proxy."""
        if not self._site.proxies and any(name in request.headers for name in FORWARDED):
            return False
        host = request.client.host if request.client else ""
        return is_within(host, self._site.metrics_from)

    async def _unready(self) -> str:
        """The reason why nobody can play now; empty if people can."""
        server = self._server
        if server.tables.is_stopping:
            return "stopping"
        if not server.housekeeping.has_rebuilt:
            return "starting: tables are being rebuilt from the log"
        if not server.ownership.is_sure:
            return "this server does not know which tables it owns"
        if server.writer.outage.is_on:
            return "the log cannot be written"
        if self._asking is None or self._asking.done():
            self._asking = asyncio.create_task(self._database_fault())
        try:
            return await asyncio.wait_for(asyncio.shield(self._asking), _PATIENCE)
        except TimeoutError:
            return "the database does not answer"

    async def _database_fault(self) -> str:
        try:
            loop = asyncio.get_running_loop()
            await loop.run_in_executor(self._thread, self._server.store.head)
        except StoreFailed:
            return "the database cannot be read"
        return ""
