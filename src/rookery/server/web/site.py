"""How a server is reached: its addresses, the proxies before it, and who may read its metrics."""

from __future__ import annotations

from dataclasses import dataclass
from ipaddress import ip_network

from rookery.server.barring import Network

THIS_MACHINE: tuple[Network, ...] = (ip_network("127.0.0.0/8"), ip_network("::1/128"))
"""The networks of connections that come from the same machine."""


@dataclass(frozen=True, slots=True)
class Site:
    """How a server is reached.

    `origins` are the origins other than its own whose pages may connect; `addresses` are passed to
    the page, for invitations. What `proxies` say about the client's address and scheme is
    believed, and `metrics_from` may read the metrics.
    """

    origins: frozenset[str] = frozenset()
    addresses: tuple[str, ...] = ()
    proxies: tuple[Network, ...] = ()
    metrics_from: tuple[Network, ...] = THIS_MACHINE
