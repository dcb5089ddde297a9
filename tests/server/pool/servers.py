"""Several servers on one PostgreSQL and one Valkey, each a process of its own."""

import asyncio
import os
import signal
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path

from rookery.server.database.store import Store
from tests.server.scripted import ConnectionClosed, Player
from tests.server.served import Served
from tests.server.serving import until


class Pool:
    """Some servers; each may be stopped, killed, halted and started again."""

    def __init__(self, folder: Path, database: str, redis: str, count: int, *options: str) -> None:
        self.database = database
        self.servers = [
            Served(folder / str(number), "--redis-url", redis, *options, database=database)
            for number in range(count)
        ]
        for number in range(count):
            (folder / str(number)).mkdir()

    def owner_of(self, code: str) -> Served:
        """The server that owns a table, as soon as one does that is alive."""
        with closing(Store(self.database)) as store:
            leases = store.leases
            assert leases is not None
            owner = until(lambda: leases.owner_of(code)) or ""
            ports = {str(server.port): server for server in self.servers}
            return ports[leases.names()[owner].rpartition(":")[2]]

    def other_than(self, server: Served) -> Served:
        return next(it for it in self.servers if it is not server)


@contextmanager
def a_pool(
    folder: Path, database: str, redis: str, count: int = 3, *options: str
) -> Iterator[Pool]:
    pool = Pool(folder, database, redis, count, "--unbounded", *options)
    with ExitStack() as stack:
        for server in pool.servers:
            stack.enter_context(server)
        try:
            yield pool
        finally:
            for server in pool.servers:
                if server.is_running:
                    go_on(server)


def halt(server: Served) -> None:
    """Suspend a server (SIGSTOP)."""
    os.kill(server.pid, signal.SIGSTOP)


def go_on(server: Served) -> None:
    """Wake a suspended server (SIGCONT)."""
    os.kill(server.pid, signal.SIGCONT)


async def come_back(player: Player, *addresses: str) -> None:
    """Connect again at one of some addresses, as a page does, until it works."""
    for attempt in range(400):
        player.move_to(addresses[attempt % len(addresses)])
        try:
            await player.connect()
        except (ConnectionClosed, OSError, TimeoutError):
            await asyncio.sleep(0.05)
        else:
            return
    raise AssertionError("the table is not reached any more")
