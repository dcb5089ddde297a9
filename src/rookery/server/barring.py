"""The networks that the operator has barred from the server."""

import asyncio
import ipaddress
from typing import TypeAlias

from rookery.core.errors import RookeryError
from rookery.messages import refusals
from rookery.server.database.bars import Bar, BarList

BARRED = refusals.bye_barred()
"""The message to a person from a barred network."""

Network: TypeAlias = ipaddress.IPv4Network | ipaddress.IPv6Network


class BadNetwork(RookeryError):
    """A text is neither an address nor a network."""

    code = "bad-network"


def network_of(text: str) -> Network:
    """Read a network such as 192.0.2.0/24, or a single address. Raises BadNetwork.

    A single IPv6 address is read as its /64 network, because that network has one customer.

    >>> network_of("2001:db8::7")
    IPv6Network('2001:db8::/64')
    """
    try:
        network = ipaddress.ip_network(text.strip(), strict=False)
    except ValueError:
        raise BadNetwork(
            f"{text[:60]!r} is neither an address nor a network, such as 192.0.2.7 or 2001:db8::/64"
        ) from None
    if isinstance(network, ipaddress.IPv6Network) and network.prefixlen > 64:
        return network.supernet(new_prefix=64)
    return network


class Barred:
    """The barred networks, in memory and in the database."""

    def __init__(self, kept: BarList) -> None:
        self._kept = kept
        self._bars: dict[Network, Bar] = {}

    @property
    def bars(self) -> list[Bar]:
        """All bars, oldest first."""
        return list(self._bars.values())

    async def load(self) -> None:
        """Read the bars from the database. Raises StoreFailed."""
        bars = await asyncio.to_thread(self._kept.all)
        self._bars = {ipaddress.ip_network(bar.network): bar for bar in bars}

    async def add(self, network: Network, note: str, at: float) -> None:
        """Bar a network. Raises StoreFailed; the list in memory is then unchanged."""
        bar = Bar(str(network), note, at)
        await asyncio.to_thread(self._kept.add, bar)
        self._bars.pop(network, None)
        self._bars[network] = bar

    async def remove(self, network: Network) -> bool:
        """Lift a bar. Returns False if the network is not barred. Raises StoreFailed."""
        was_there = await asyncio.to_thread(self._kept.remove, str(network))
        self._bars.pop(network, None)
        return was_there

    def has(self, address: str) -> bool:
        """Whether an address is barred; an IPv6 address counts as its whole /64 network."""
        if not self._bars:
            return False
        try:
            network = ipaddress.ip_network(address)
        except ValueError:
            return False
        return any(_has(bar, network) for bar in self._bars)


def _has(bar: Network, network: Network) -> bool:
    if isinstance(bar, ipaddress.IPv4Network):
        return isinstance(network, ipaddress.IPv4Network) and network.subnet_of(bar)
    return isinstance(network, ipaddress.IPv6Network) and network.subnet_of(bar)
