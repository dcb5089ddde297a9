"""The faults of a pool. Each waits until it is healed, and returns the server struck, if any."""

import asyncio
import signal
from collections.abc import Awaitable, Callable
from functools import wraps
from random import Random

from tests.chaos.cluster import Cluster, Server
from tests.chaos.proxy import Proxy

Fault = Callable[[Cluster, Random], Awaitable[int | None]]


def _of_one_server(strike: Callable[[Server, Random], Awaitable[None]]) -> Fault:
    """A fault that strikes a random server. The others must be running, to take over its tables."""

    @wraps(strike)
    async def fault(cluster: Cluster, rng: Random) -> int:
        server = rng.choice(cluster.servers)
        await strike(server, rng)
        return server.number

    return fault


async def _freeze(proxy: Proxy, seconds: float) -> None:
    proxy.freeze()
    await asyncio.sleep(seconds)
    proxy.thaw()


@_of_one_server
async def killed(server: Server, rng: Random) -> None:
    """A server is killed (SIGKILL), and started again a little later."""
    await server.kill()
    await asyncio.sleep(rng.uniform(0.5, 3.0))
    await server.restart()


@_of_one_server
async def halted(server: Server, rng: Random) -> None:
    """A server hangs (SIGSTOP) and wakes up again (SIGCONT), often after its tables were taken."""
    server.signal(signal.SIGSTOP)
    await asyncio.sleep(rng.choice((0.5, 2.0, 4.0, 6.0)) * rng.uniform(0.7, 1.3))
    server.signal(signal.SIGCONT)


@_of_one_server
async def deployed(server: Server, rng: Random) -> None:
    """A server is stopped cleanly, and started again, as by a deploy."""
    await server.stop()
    await server.restart()


@_of_one_server
async def cut_off_from_postgres(server: Server, rng: Random) -> None:
    """The connections between a server and PostgreSQL are cut."""
    server.to_postgres.cut()


@_of_one_server
async def frozen_at_a_commit(server: Server, rng: Random) -> None:
    """A COMMIT is held back until the lease has expired, and arrives then."""
    server.to_postgres.freezes_at_commit = True
    await asyncio.sleep(rng.uniform(3.0, 6.0))
    server.to_postgres.freezes_at_commit = False
    server.to_postgres.thaw()


@_of_one_server
async def parted_from_postgres(server: Server, rng: Random) -> None:
    """Nothing gets through between a server and PostgreSQL for a while."""
    await _freeze(server.to_postgres, rng.uniform(1.0, 6.0))


@_of_one_server
async def cut_off_from_valkey(server: Server, rng: Random) -> None:
    """The connections between a server and Valkey are cut."""
    server.to_valkey.cut()


@_of_one_server
async def parted_from_valkey(server: Server, rng: Random) -> None:
    """Nothing gets through between a server and Valkey for a while."""
    await _freeze(server.to_valkey, rng.uniform(0.5, 5.0))


async def valkey_killed(cluster: Cluster, rng: Random) -> None:
    """Valkey is killed, and started again without its data."""
    await asyncio.to_thread(cluster.valkey.kill)
    await asyncio.sleep(rng.uniform(0.2, 4.0))
    await asyncio.to_thread(cluster.valkey.start)


async def postgres_restarted(cluster: Cluster, rng: Random) -> None:
    """PostgreSQL crashes, and recovers."""
    await asyncio.to_thread(cluster.postgres.kill)
    await asyncio.sleep(rng.uniform(0.2, 2.0))
    await asyncio.to_thread(cluster.start_postgres)


async def people_cut_off(cluster: Cluster, rng: Random) -> None:
    """Everybody's connection is cut at once, as when the proxy is restarted."""
    cluster.front.cut()


FAULTS: dict[Fault, int] = {
    killed: 5,
    halted: 5,
    deployed: 3,
    cut_off_from_postgres: 3,
    frozen_at_a_commit: 5,
    parted_from_postgres: 3,
    cut_off_from_valkey: 3,
    parted_from_valkey: 3,
    valkey_killed: 3,
    postgres_restarted: 2,
    people_cut_off: 1,
}
"""The faults with their relative frequencies."""
