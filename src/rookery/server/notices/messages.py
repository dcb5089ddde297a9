"""Turn notices: how a browser subscribes and unsubscribes."""

from typing import Annotated

from msgspec import Meta, Struct

from rookery.server.people.messages import SeatSecret

PushAddress = Annotated[str, Meta(min_length=10, max_length=1000)]
"""The address that a push service has given to a browser."""

PushKey = Annotated[str, Meta(min_length=86, max_length=88, pattern=r"\A[A-Za-z0-9_=-]+\Z")]
"""The public key of a browser's subscription: 65 bytes in base64url."""

PushAuth = Annotated[str, Meta(min_length=22, max_length=24, pattern=r"\A[A-Za-z0-9_=-]+\Z")]
"""The secret of a browser's subscription: 16 bytes in base64url."""


class NoticesView(Struct, frozen=True):
    """Whether this server sends notices to browsers that reach it at the requested address.

    A subscription needs the server's `public_key`. If no notices are sent, `public_key` is empty,
    and `why_not` gives the reason in a sentence.
    """

    public_key: str = ""
    why_not: str = ""


class PushSubscription(Struct, forbid_unknown_fields=True, frozen=True):
    """A browser's subscription to its push service, in the form of the Push API."""

    endpoint: PushAddress
    p256dh: PushKey
    auth: PushAuth


class WantNotices(Struct, forbid_unknown_fields=True, frozen=True):
    """The body of `POST /api/notices`: a subscription for these seats.

    If the request names a profile in its header, the notices are for all seats of the profile.
    """

    subscription: PushSubscription
    seats: Annotated[tuple[SeatSecret, ...], Meta(max_length=30)] = ()


class RenewNotices(Struct, forbid_unknown_fields=True, frozen=True):
    """The body of `POST /api/notices/renew`: the push service has given the browser a new address.

    The new subscription replaces the one whose address was `old`.
    """

    old: PushAddress
    subscription: PushSubscription


class StopNotices(Struct, forbid_unknown_fields=True, frozen=True):
    """The body of `POST /api/notices/stop`: the push address of the subscription to end."""

    endpoint: PushAddress
