"""The addresses of push services: which ones a server may be asked to send to.

A browser says where its notices go, so anybody can say any address. Only public ones are accepted,
or this server could be made to knock at doors inside its own network.
"""

from __future__ import annotations

import asyncio
import re
import socket
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from urllib.parse import urlsplit

from rookery.core.errors import RookeryError

LONGEST = 1_000
"""The maximum length of an address, in characters. Unmeasured: those in use have up to 400."""

PORT = 443

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
            "fec0::/10",  # site-local (RFC 3879)
        ),
    )
)
"""Networks whose addresses may stand for others behind a gateway, or are of a site."""


class BadEndpoint(RookeryError):
    """Notices cannot be sent to this address."""

    code = "bad-endpoint"


@dataclass(frozen=True, slots=True)
class Endpoint:
    """The address of a subscription at a push service, taken apart."""

    host: str
    port: int
    target: str

    @property
    def origin(self) -> str:
        """The origin of the push service."""
        return f"https://{self.host}" if self.port == PORT else f"https://{self.host}:{self.port}"


Resolve = Callable[[str, int], Awaitable[list[str]]]


def endpoint_of(url: str, ports: frozenset[int] = frozenset({PORT})) -> Endpoint:
    """The parts of an address. Raises BadEndpoint unless it is https, with a name and a usual port.

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
    """Whether an address belongs to one machine of the public Internet.

    >>> [is_public(it) for it in ("9.9.9.9", "10.0.0.1", "2620:fe::fe", "64:ff9b::a00:1")]
    [True, False, True, False]
    """
    try:
        address: IPv4Address | IPv6Address = ip_address(text.partition("%")[0])
    except ValueError:
        return False
    is_own = not address.is_global or address.is_multicast or "%" in text
    return not is_own and not any(address in network for network in _TRANSLATING)


async def resolved(host: str, port: int) -> list[str]:
    """The addresses of a name, by the system's resolver. Raises OSError."""
    loop = asyncio.get_running_loop()
    found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return list(dict.fromkeys(str(address[0]) for *_, address in found))


async def checked_addresses(
    endpoint: Endpoint, resolve: Resolve, is_allowed: Callable[[str], bool]
) -> list[str]:
    """The addresses of an endpoint's name. Raises BadEndpoint if any is not allowed, and OSError.

    Whoever connects uses these, and does not look the name up again: the answer may be another.
    """
    addresses = await resolve(endpoint.host, endpoint.port)
    if not addresses or not all(map(is_allowed, addresses)):
        raise BadEndpoint(f"{endpoint.host} does not lead to the public Internet alone")
    return addresses
