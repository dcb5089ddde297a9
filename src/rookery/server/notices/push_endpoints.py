"""The addresses of push services, and which of them a server may send to.

Browsers choose where their notices go, so anybody can name any address. Only public ones are
accepted; otherwise this server could be made to send requests inside its own network.
"""

import asyncio
import re
import socket
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from threading import Thread
from urllib.parse import urlsplit

from rookery.core.errors import RookeryError

LONGEST = 1_000
"""Maximum number of characters of an address; those in use have up to 400. Unmeasured."""

PORT = 443

_LOOKUPS = 4
"""At most this many host names are looked up at once. Unmeasured, as is the next number."""

_LOOKUP_SECONDS = 5.0
"""Seconds to wait for the address of a host name."""

_HOST = re.compile(r"(?=.{1,253}\Z)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,62}")
_TARGET = re.compile(r"/[!-~]*")

_TRANSLATING = tuple(
    map(
        ip_network,
        (
            "64:ff9b::/96",  # NAT64 (RFC 6052)
            "64:ff9b:1::/48",  # NAT64 within a network (RFC 8215)
            "2002::/16",  # 6to4 (RFC 3056)
            "2001::/32",  # Teredo (RFC 4380)
            "::/96",  # IPv4-compatible (RFC 4291, 2.5.5.1)
            "::ffff:0:0/96",  # IPv4-mapped (RFC 4291, 2.5.5.2)
            "::ffff:0:0:0/96",  # IPv4-translated (RFC 2765)
            "fec0::/10",  # site-local (RFC 3879)
        ),
    )
)
"""Networks whose addresses a gateway translates to others, or which are local to a site."""

_SPECIAL = tuple(
    map(
        ip_network,
        (
            "192.0.0.0/24",  # protocol assignments (RFC 6890)
            "3fff::/20",  # documentation (RFC 9637)
            "5f00::/16",  # segment routing (RFC 9602)
        ),
    )
)
"""Special-purpose networks (IANA) that some versions of Python take for global."""


class BadEndpoint(RookeryError):
    """Raised if notices cannot be sent to this address."""

    code = "bad-endpoint"


@dataclass(frozen=True, slots=True)
class Endpoint:
    """The parsed address of a subscription at a push service."""

    host: str
    port: int
    target: str

    @property
    def origin(self) -> str:
        """The origin of the push service."""
        return f"https://{self.host}" if self.port == PORT else f"https://{self.host}:{self.port}"


Resolve = Callable[[str, int], Awaitable[list[str]]]


def endpoint_of(url: str, ports: frozenset[int] = frozenset({PORT})) -> Endpoint:
    """Parse an address. Raises BadEndpoint unless it is https, with a name and an allowed port.

    >>> endpoint_of("https://push.example.org/send/1?a=b").target
    '/send/1?a=b'
    """
    if len(url) > LONGEST:
        raise BadEndpoint(f"the address of a subscription has at most {LONGEST} characters")
    try:
        parts = urlsplit(url)
        port = parts.port or PORT
    except ValueError:
        raise BadEndpoint("this is not the address of a push service") from None
    host = (parts.hostname or "").lower()
    target = parts.path + (f"?{parts.query}" if parts.query else "")
    is_plain = parts.scheme == "https" and "@" not in parts.netloc and not parts.fragment
    is_named = _HOST.fullmatch(host) is not None and _TARGET.fullmatch(target) is not None
    if not (is_plain and is_named and port in ports):
        raise BadEndpoint("notices are sent to https addresses of push services only")
    return Endpoint(host, port, target)


def is_public(text: str) -> bool:
    """Whether an address belongs to one machine on the public Internet.

    >>> [is_public(it) for it in ("9.9.9.9", "10.0.0.1", "2620:fe::fe", "64:ff9b::a00:1")]
    [True, False, True, False]
    """
    try:
        address: IPv4Address | IPv6Address = ip_address(text.partition("%")[0])
    except ValueError:
        return False
    is_own = not address.is_global or address.is_multicast or "%" in text
    return not is_own and not any(address in network for network in (*_TRANSLATING, *_SPECIAL))


def looked_up(host: str, port: int) -> list[str]:
    """The addresses of a host name, from the system's resolver; may be slow. Raises OSError."""
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return list(dict.fromkeys(str(address[0]) for *_, address in found))


class Resolver:
    """Looks up host names on threads of its own, so that a slow lookup does not delay others.

    At most `_LOOKUPS` names are looked up at once, each for at most `seconds`. A slower lookup
    counts as running until the system's resolver gives up, because its thread cannot be stopped.
    """

    def __init__(
        self, look_up: Callable[[str, int], list[str]] = looked_up, seconds: float = _LOOKUP_SECONDS
    ) -> None:
        self._look_up = look_up
        self._seconds = seconds
        self._threads = asyncio.Semaphore(_LOOKUPS)

    async def __call__(self, host: str, port: int) -> list[str]:
        """The addresses of a host name. Raises OSError, including TimeoutError."""
        async with asyncio.timeout(self._seconds):
            await self._threads.acquire()
            return await self._found(host, port)

    def _found(self, host: str, port: int) -> asyncio.Future[list[str]]:
        loop = asyncio.get_running_loop()
        found: asyncio.Future[list[str]] = loop.create_future()

        def settle(addresses: list[str], error: Exception | None) -> None:
            self._threads.release()
            if found.done():  # nobody is waiting any more
                return
            if error is None:
                found.set_result(addresses)
            else:
                found.set_exception(error)

        def work() -> None:
            addresses: list[str] = []
            error: Exception | None = None
            try:
                addresses = self._look_up(host, port)
            except (OSError, UnicodeError) as failed:
                error = OSError(str(failed))
            with suppress(RuntimeError):  # the event loop has ended
                loop.call_soon_threadsafe(settle, addresses, error)

        Thread(target=work, name="rookery-resolver", daemon=True).start()
        return found


async def checked_addresses(
    endpoint: Endpoint, resolve: Resolve, is_allowed: Callable[[str], bool]
) -> list[str]:
    """The addresses of an endpoint's host. Raises OSError, and BadEndpoint if any is forbidden.

    The connection must use these addresses: a second lookup might give others.
    """
    addresses = await resolve(endpoint.host, endpoint.port)
    if not addresses or not all(map(is_allowed, addresses)):
        raise BadEndpoint(f"{endpoint.host} does not lead to the public Internet alone")
    return addresses
