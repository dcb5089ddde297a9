"""Addresses for limits, and the test whether an address is in a network."""

import ipaddress
from collections.abc import Sequence

from starlette.requests import HTTPConnection

from rookery.server.barring import Network


def limited_address(host: str) -> str:
    """The unit to which limits apply: an IPv4 address, or the /64 network of an IPv6 address.

    >>> limited_address("2001:db8:1:2:3:4:5:6")
    '2001:db8:1:2::/64'
    """
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(ipaddress.ip_network((address, 64), strict=False))
    return str(address)


def address_of(connection: HTTPConnection) -> str:
    """The address of a request or a WebSocket, as the limits count it."""
    return limited_address(connection.client.host if connection.client else "")


def is_within(host: str, networks: Sequence[Network]) -> bool:
    """Whether an IPv4 or IPv6 address is in any of the networks."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return False
    if isinstance(address, ipaddress.IPv6Address) and address.ipv4_mapped is not None:
        address = address.ipv4_mapped
    return any(address in network for network in networks)
