"""The endpoints for turn notices: asking for them, and taking that back."""

from __future__ import annotations

import asyncio
import re
from base64 import urlsafe_b64decode

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from rookery.server.notices.encrypting import AUTH_BYTES, is_key
from rookery.server.notices.endpoints import BadEndpoint, endpoint_of
from rookery.server.notices.subscriptions import Subscription
from rookery.server.web.addresses import address_of
from rookery.server.web.desk import Desk, as_json
from rookery.server.web.headers import is_secure_context
from rookery.table import protocol as p
from rookery.table.chairs import hash_of
from rookery.table.refusal import Refusal

_OFF = "This server sends no notices: whoever runs it has switched them off."
_PLAIN = (
    "Notices need https, and this page came over plain http; "
    "the title of this tab still says when it is your turn."
)

_NAME = re.compile(r"localhost|([a-z0-9-]{1,63}\.){1,30}[a-z0-9-]{1,63}", re.IGNORECASE)


def routes(desk: Desk) -> list[Route]:
    """The routes of these endpoints."""
    notices = _Notices(desk)
    return [
        desk.route("/api/notices", notices.view, ["GET"]),
        desk.route("/api/notices", notices.want, ["POST"]),
        desk.route("/api/notices/renew", notices.renew, ["POST"]),
        desk.route("/api/notices/stop", notices.stop, ["POST"]),
    ]


class _Notices:
    """The endpoints. Whoever knows the address of a subscription may end it."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._notices = desk.server.notices

    async def view(self, request: Request) -> Response:
        """Whether notices can be sent to the browser that asks."""
        why_not = self._why_not(request)
        if why_not:
            return as_json(p.NoticesView(why_not=why_not))
        return as_json(p.NoticesView((await self._notices.signer()).public_key))

    async def want(self, request: Request) -> Response:
        """Send notices to a browser from now on."""
        wanted = await self._desk.read(request, p.WantNotices)
        profile = await self._desk.profile(request)
        if not wanted.seats and profile is None:
            raise Refusal("bad-message", "name the seats that you want notices for")
        subscription = self._checked(request, wanted.subscription)
        await self._desk.count_opening(address_of(request))
        seats = {hash_of(secret) for secret in wanted.seats}
        owner = None if profile is None else profile.id
        add = self._notices.subscriptions.add
        await asyncio.to_thread(add, subscription, seats, owner, self._desk.server.now())
        return Response(status_code=204)

    async def renew(self, request: Request) -> Response:
        """Send to another address what was sent to an earlier one."""
        wanted = await self._desk.read(request, p.RenewNotices)
        subscription = self._checked(request, wanted.subscription)
        await self._desk.count_opening(address_of(request))
        renew = self._notices.subscriptions.renew
        await asyncio.to_thread(renew, wanted.old, subscription, self._desk.server.now())
        return Response(status_code=204)

    async def stop(self, request: Request) -> Response:
        """Send nothing to a browser any more."""
        wanted = await self._desk.read(request, p.StopNotices)
        await asyncio.to_thread(self._notices.subscriptions.remove, wanted.endpoint)
        return Response(status_code=204)

    def _why_not(self, request: Request) -> str:
        """Why no notices can be sent to a browser; empty if they can."""
        if not self._notices.is_on:
            return _OFF
        return "" if is_secure_context(request) else _PLAIN

    def _checked(self, request: Request, wanted: p.PushSubscription) -> Subscription:
        """A subscription whose address and keys are sound. Raises Refusal."""
        why_not = self._why_not(request)
        if why_not:
            raise Refusal("no-notices", why_not)
        key, auth = _bytes_of(wanted.p256dh), _bytes_of(wanted.auth)
        if not is_key(key) or len(auth) != AUTH_BYTES:
            raise Refusal("bad-endpoint", "these are not the keys of a push subscription")
        try:
            endpoint_of(wanted.endpoint, self._notices.reach.ports)
        except BadEndpoint as error:
            raise Refusal(error.code, str(error)) from None
        return Subscription(wanted.endpoint, key, auth, _site(request))


def _site(request: Request) -> str:
    """The server's address as the browser knows it, which push services take as its contact."""
    host = request.url.hostname or ""
    if _NAME.fullmatch(host) is None:
        raise Refusal("no-notices", "notices need a server that is reached by a name")
    return f"https://{host}"


def _bytes_of(text: str) -> bytes:
    """Bytes from base64url, with or without its padding; empty if they cannot be read."""
    bare = text.rstrip("=")
    try:
        return urlsafe_b64decode(bare + "=" * (-len(bare) % 4))
    except ValueError:
        return b""
