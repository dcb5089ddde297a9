"""Serves all areas of the API: reads requests, recognises their senders, and enforces limits.

Endpoints declare what they need of a request: see `endpoints`.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from typing import Any, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from rookery.language import Language, accepted, language, spoken_in
from rookery.messages import refusals
from rookery.server.barring import BARRED, Barred
from rookery.server.http.addresses import address_of
from rookery.server.http.headers import is_own_origin
from rookery.server.http.site import Site
from rookery.server.limits import Addresses, Limits
from rookery.server.people.profiles import Profile, Profiles
from rookery.server.replies import REFUSED, Reply, reply_to
from rookery.table import protocol as p
from rookery.table.refusal import Refusal

log = logging.getLogger("rookery.web")

PROFILE_HEADER = "rookery-profile"
"""The header that contains the secret of a profile's device."""

T = TypeVar("T")
Endpoint = Callable[[Request], Awaitable[Response]]


class Desk:
    """Admits and reads requests."""

    def __init__(
        self,
        site: Site,
        limits: Limits,
        addresses: Addresses,
        barred: Barred,
        profiles: Profiles,
        now: Callable[[], float],
    ) -> None:
        self.site = site
        self.profiles = profiles
        self.now = now
        self._limits = limits
        self._addresses = addresses
        self._barred = barred
        self._has_warned = False

    # ── endpoints ───────────────────────────────────────────────────────────────────────────────

    def route(self, path: str, endpoint: Endpoint, methods: Iterable[str] = ("GET",)) -> Route:
        """A route with a guarded endpoint, which may raise any error of `REFUSED`."""
        return Route(path, self.guarded(endpoint), methods=list(methods))

    def guarded(self, endpoint: Endpoint) -> Endpoint:
        """An endpoint that first checks limits, and whose errors become replies."""

        async def guarded(request: Request) -> Response:
            try:
                await self.admit(request)
                return await endpoint(request)
            except REFUSED as error:
                return response(reply_to(error, language_of(request)))

        return guarded

    # ── limits ──────────────────────────────────────────────────────────────────────────────────

    async def admit(self, request: Request) -> None:
        """Raise Refusal if a request is barred, over a limit, or from another site's page."""
        self._warn_of_proxy(request)
        if self._barred.has(address_of(request)):
            raise Refusal("barred", BARRED)
        await self.count(address_of(request))
        if "\0" in request.scope["path"]:
            raise Refusal("not-found", refusals.nothing_here())  # PostgreSQL cannot store NUL
        if b"%00" in request.scope["query_string"]:
            raise Refusal("bad-message", "no text may have the character U+0000")
        if request.method != "GET" and not is_own_origin(request, self.site.origins):
            raise Refusal("bad-origin", refusals.other_site())

    async def count(self, address: str) -> None:
        """Count a request from an address. Raises Refusal if there are too many."""
        if not await self._addresses.admits(address, self.now()):
            raise Refusal("too-fast", refusals.requests_too_many())

    async def count_opening(self, address: str) -> None:
        """Count an opened table of an address, or equal work. Raises Refusal at the limit."""
        if not await self._addresses.admits_opening(address, self.now()):
            raise Refusal("too-fast", refusals.tables_too_many())

    def _warn_of_proxy(self, request: Request) -> None:
        """Warn the operator, once, about a proxy that is not trusted."""
        if self._has_warned or self.site.proxies or "x-forwarded-for" not in request.headers:
            return
        self._has_warned = True
        peer = request.client.host if request.client else "?"
        log.warning(
            "a request from %s came through a proxy that is not trusted, so that all its people "
            "share one address and its limits; if the proxy is yours: --proxy %s",
            peer,
            peer,
        )

    # ── what a request brings ───────────────────────────────────────────────────────────────────

    async def body(self, request: Request, longest: int = p.LONGEST_FRAME) -> bytes:
        """The body of a request. Raises Refusal if it is too long or arrives too slowly."""
        try:
            return await asyncio.wait_for(_body(request, longest), self._limits.hello_seconds)
        except TimeoutError:
            raise Refusal("too-slow", refusals.body_late()) from None

    async def read(self, request: Request, kind: type[T], longest: int = p.LONGEST_FRAME) -> T:
        """The body of a request, decoded as a message. Raises DecodeError and Refusal."""
        return p.read(await self.body(request, longest), kind)

    def query(self, request: Request, kind: type[T]) -> T:
        """The query of a request, decoded as a message. Raises ValidationError."""
        return msgspec.convert(dict(request.query_params), kind, strict=False)

    async def profile(self, request: Request) -> Profile | None:
        """The profile whose device asks; None for a guest. StoreFailed; Refusal if unknown."""
        secret = secret_of(request)
        if not secret:
            return None
        found = await asyncio.to_thread(self.profiles.of_secret, secret, self.now())
        if found is None:
            raise Refusal("no-profile", refusals.profile_gone())
        return found

    async def need_profile(self, request: Request) -> Profile:
        """The profile whose device sends a request. Raises Refusal and StoreFailed."""
        found = await self.profile(request)
        if found is None:
            raise Refusal("no-profile", refusals.profile_needed())
        return found


def secret_of(request: Request) -> str:
    """The secret of a profile's device in a request; empty for a guest."""
    return request.headers.get(PROFILE_HEADER, "")[:100]


def seat_secret_of(request: Request) -> str | None:
    """The secret of a seat in a request; None for a spectator."""
    scheme, _, secret = request.headers.get("authorization", "").partition(" ")
    return secret.strip() if scheme.lower() == "bearer" and secret.strip() else None


def language_of(request: Request) -> Language:
    """The language for an answer: `language` in the query, or else the one in Accept-Language."""
    asked = request.query_params.get("language")
    if asked is not None:
        return spoken_in(asked[:35])
    return language(accepted(request.headers.get("accept-language", "")))


def response(reply: Reply) -> Response:
    """Convert a reply into a response."""
    if not reply.body:
        return Response(status_code=reply.status)
    return as_json(reply.body, reply.status)


def as_json(answer: Any, status: int = 200) -> Response:
    """A response with a message, or with JSON that is already encoded."""
    body = answer if isinstance(answer, bytes) else p.encode(answer)
    return Response(body, status, media_type="application/json")


async def _body(request: Request, longest: int) -> bytes:
    """The body of a request. Raises Refusal if it is too long."""
    body = b""
    try:
        async for part in request.stream():
            body += part
            if len(body) > longest:
                raise Refusal("too-long", f"a body has at most {longest} bytes")
    except ClientDisconnect:
        raise Refusal("too-slow", refusals.body_late()) from None
    return body
