"""A server's surroundings: its addresses, its proxies, and who may read its metrics."""

from dataclasses import dataclass
from ipaddress import ip_network

from rookery.server.barring import Network

THIS_MACHINE: tuple[Network, ...] = (ip_network("127.0.0.0/8"), ip_network("::1/128"))
"""Connections from these networks come from the same machine."""


@dataclass(frozen=True, slots=True)
class Site:
    """The surroundings of a server.

    Pages of the other sites in `origins` may connect. The server's own page uses `addresses` for
    invitations. The server trusts the client's address and scheme if one of the `proxies` reports
    them. Clients in `metrics_from` may read the metrics.
    """

    origins: frozenset[str] = frozenset()
    addresses: tuple[str, ...] = ()
    proxies: tuple[Network, ...] = ()
    metrics_from: tuple[Network, ...] = THIS_MACHINE
