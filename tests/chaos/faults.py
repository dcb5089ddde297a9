"""The faults that a pool has to live with.

Each returns once it is healed, and tells the number of the server that it struck; None for all.
"""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Awaitable, Callable
from random import Random

from tests.chaos.cluster import Cluster, Server

Fault = Callable[[Cluster, Random], Awaitable[int | None]]


def _any(cluster: Cluster, rng: Random) -> Server:
    """A random server; the others must be running, so that somebody can take over."""
    return rng.choice(cluster.servers)


async def killed(cluster: Cluster, rng: Random) -> int | None:
    """A server is killed (SIGKILL), and started again a little later."""
    server = _any(cluster, rng)
    await server.kill()
    await asyncio.sleep(rng.uniform(0.5, 3.0))
    await server.restart()
    return server.number


async def halted(cluster: Cluster, rng: Random) -> int | None:
    """A server hangs (SIGSTOP) and wakes up again (SIGCONT), often after its tables were taken."""
    server = _any(cluster, rng)
    server.signal(signal.SIGSTOP)
    await asyncio.sleep(rng.choice((0.5, 2.0, 4.0, 6.0)) * rng.uniform(0.7, 1.3))
    server.signal(signal.SIGCONT)
    return server.number


async def deployed(cluster: Cluster, rng: Random) -> int | None:
    """A server is stopped cleanly, and started again, as by a deploy."""
    server = _any(cluster, rng)
    await server.stop()
    await server.restart()
    return server.number


async def cut_off_from_postgres(cluster: Cluster, rng: Random) -> int | None:
    """The connections between a server and PostgreSQL are cut."""
    server = _any(cluster, rng)
    server.to_postgres.cut()
    return server.number


async def frozen_at_a_commit(cluster: Cluster, rng: Random) -> int | None:
    """A COMMIT is held back until the lease has expired, and arrives then."""
    server = _any(cluster, rng)
    server.to_postgres.freezes_at_commit = True
    await asyncio.sleep(rng.uniform(3.0, 6.0))
    server.to_postgres.freezes_at_commit = False
    server.to_postgres.thaw()
    return server.number


async def parted_from_postgres(cluster: Cluster, rng: Random) -> int | None:
    """Nothing gets through between a server and PostgreSQL for a while."""
    server = _any(cluster, rng)
    server.to_postgres.freeze()
    await asyncio.sleep(rng.uniform(1.0, 6.0))
    server.to_postgres.thaw()
    return server.number


async def cut_off_from_valkey(cluster: Cluster, rng: Random) -> int | None:
    """The connections between a server and Valkey are cut."""
    server = _any(cluster, rng)
    server.to_valkey.cut()
    return server.number


async def parted_from_valkey(cluster: Cluster, rng: Random) -> int | None:
    """Nothing gets through between a server and Valkey for a while."""
    server = _any(cluster, rng)
    server.to_valkey.freeze()
    await asyncio.sleep(rng.uniform(0.5, 5.0))
    server.to_valkey.thaw()
    return server.number


async def valkey_killed(cluster: Cluster, rng: Random) -> int | None:
    """Valkey is killed, and started again without anything that it knew."""
    await asyncio.to_thread(cluster.valkey.kill)
    await asyncio.sleep(rng.uniform(0.2, 4.0))
    await asyncio.to_thread(cluster.valkey.start)
    return None


async def postgres_restarted(cluster: Cluster, rng: Random) -> int | None:
    """PostgreSQL crashes, and recovers."""
    await asyncio.to_thread(cluster.postgres.kill)
    await asyncio.sleep(rng.uniform(0.2, 2.0))
    await asyncio.to_thread(cluster.start_postgres)
    return None


async def people_cut_off(cluster: Cluster, rng: Random) -> int | None:
    """Everybody's connection is cut at once, as when the proxy is restarted."""
    cluster.front.cut()
    return None


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
"""The faults, and how often each happens among the others."""
