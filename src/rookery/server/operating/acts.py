"""What an operator can do at a running server and, through it, in its pool."""

import asyncio

from rookery.server.barring import BARRED, Network
from rookery.server.composition import Server
from rookery.server.database.leases import OwnedElsewhere
from rookery.server.rebuilding import ClosedTable
from rookery.server.room import Room
from rookery.table.refusal import Refusal

_COMES_WITHIN = 5.0
"""Seconds to wait for a table of another server, which may be failing. Unmeasured."""

_ASKS_EVERY = 0.1
"""Seconds between two checks of whether the table has come."""


async def close_for_good(server: Server, code: str) -> None:
    """Close a table. Raises Refusal, UnreadableTable, ClosedTable, StoreFailed."""
    room = await _brought(server, code)
    if room is None:
        raise Refusal("no-table", f"there is no table with the code {code[:40]!r}")
    await room.take(room.authority.close)
    room.close("closed", ClosedTable().told)
    server.tables.forget(room)


async def open_again(server: Server, code: str) -> bool:
    """Open a closed table; False if it was open. Raises UnreadableTable and StoreFailed."""
    try:
        await _brought(server, code)
    except ClosedTable:
        await server.tables.reopen(code)
        return True
    return False


async def bar(server: Server, network: Network, note: str) -> int:
    """Bar a network, and close its connections. Returns how many were closed at this server."""
    await server.barred.add(network, note, server.now())
    server.others.tell_bars()
    return end_barred(server)


async def lift_bar(server: Server, network: Network) -> bool:
    """Lift a bar. Returns False if there was none. Raises StoreFailed."""
    was_there = await server.barred.remove(network)
    server.others.tell_bars()
    return was_there


async def follow_bars(server: Server) -> None:
    """Apply a change made at another server: read the bars, and close barred connections."""
    await server.load_bars()
    end_barred(server)


def end_barred(server: Server) -> int:
    """Close the connections of barred people at this server's tables. Returns their number."""
    clients = [it for room in server.tables.rooms.values() for it in room.clients]
    barred = [client for client in clients if server.barred.has(client.address)]
    for client in barred:
        client.close("barred", BARRED)
    return len(barred)


async def _brought(server: Server, code: str) -> Room | None:
    """The room of a table, from another server if need be. Raises Refusal if that keeps it."""
    loop = asyncio.get_running_loop()
    until = loop.time() + _COMES_WITHIN
    while True:
        try:
            return await server.tables.room(code)
        except OwnedElsewhere as there:
            if loop.time() > until:
                raise Refusal(
                    "elsewhere", "the server of this table does not hand it over"
                ) from None
            server.others.bring(there.owner, code)
        await asyncio.sleep(_ASKS_EVERY)
