"""The endpoints for turn notices: subscribing, renewing and unsubscribing."""

import asyncio
import re
from base64 import urlsafe_b64decode

from starlette.requests import Request

from rookery.core.messages import Message
from rookery.language import Language
from rookery.messages import refusals
from rookery.server.http.desk import Desk
from rookery.server.http.endpoints import endpoint
from rookery.server.http.headers import is_secure_context
from rookery.server.notices import messages as m
from rookery.server.notices.encrypting import AUTH_BYTES, is_key
from rookery.server.notices.push_endpoints import BadEndpoint, endpoint_of
from rookery.server.notices.subscriptions import Subscription
from rookery.server.notices.turn_notices import TurnNotices
from rookery.server.people.profiles import Profile
from rookery.table.chairs import hash_of
from rookery.table.refusal import Refusal

_NAME = re.compile(r"localhost|([a-z0-9-]{1,63}\.){1,30}[a-z0-9-]{1,63}", re.IGNORECASE)


class Notices:
    """The endpoints. Whoever knows the push address of a subscription may end the subscription."""

    def __init__(self, desk: Desk, notices: TurnNotices) -> None:
        self._desk = desk
        self._notices = notices

    @endpoint("GET", "/api/notices", refuses=(503,))
    async def notices(self, request: Request, language: Language) -> m.NoticesView:
        """Whether this server sends turn notices, and the public key for subscriptions."""
        why_not = self._why_not(request)
        if why_not is not None:
            return m.NoticesView(why_not=language.words(why_not))
        return m.NoticesView((await self._notices.signer()).public_key)

    @endpoint("POST", "/api/notices")
    async def want_notices(
        self, request: Request, profile: Profile | None, body: m.WantNotices, address: str
    ) -> None:
        """Send turn notices to this browser: for some seats, or for all seats of its profile."""
        if not body.seats and profile is None:
            raise Refusal("bad-message", "name the seats that you want notices for")
        subscription = self._checked(request, body.subscription)
        await self._desk.count_opening(address)
        seats = {hash_of(secret) for secret in body.seats}
        add = self._notices.subscriptions.add
        await asyncio.to_thread(add, subscription, seats, profile, self._desk.now())

    @endpoint("POST", "/api/notices/renew")
    async def renew_notices(self, request: Request, body: m.RenewNotices, address: str) -> None:
        """Replace the push address of a subscription."""
        subscription = self._checked(request, body.subscription)
        await self._desk.count_opening(address)
        renew = self._notices.subscriptions.renew
        await asyncio.to_thread(renew, body.old, subscription, self._desk.now())

    @endpoint("POST", "/api/notices/stop")
    async def stop_notices(self, body: m.StopNotices) -> None:
        """End the subscription of a push address."""
        await asyncio.to_thread(self._notices.subscriptions.remove, body.endpoint)

    def _why_not(self, request: Request) -> Message | None:
        """The reason why a browser cannot get notices; None if it can."""
        if not self._notices.is_on:
            return refusals.notices_off()
        return None if is_secure_context(request) else refusals.notices_plain()

    def _checked(self, request: Request, wanted: m.PushSubscription) -> Subscription:
        """Check the address and the keys of a subscription, and return it. Raises Refusal."""
        why_not = self._why_not(request)
        if why_not is not None:
            raise Refusal("no-notices", why_not)
        key, auth = _bytes_of(wanted.p256dh), _bytes_of(wanted.auth)
        if not is_key(key) or len(auth) != AUTH_BYTES:
            raise Refusal("bad-endpoint", "these are not the keys of a push subscription")
        try:
            endpoint_of(wanted.endpoint, self._notices.reach.ports)
        except BadEndpoint as error:
            raise Refusal(error.code, error.told) from None
        return Subscription(wanted.endpoint, key, auth, _site(request))


def _site(request: Request) -> str:
    """The server's address as the browser knows it, which push services receive as a contact."""
    host = request.url.hostname or ""
    if _NAME.fullmatch(host) is None:
        raise Refusal("no-notices", refusals.notices_need_name())
    return f"https://{host}"


def _bytes_of(text: str) -> bytes:
    """Decode base64url, with or without padding; empty if that fails."""
    bare = text.rstrip("=")
    try:
        return urlsafe_b64decode(bare + "=" * (-len(bare) % 4))
    except ValueError:
        return b""
