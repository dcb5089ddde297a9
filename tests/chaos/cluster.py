"""The parts of the pool, with a proxy between any two of them, and one before the servers."""

import asyncio
import os
import signal
import urllib.error
import urllib.request
from pathlib import Path
from random import Random

from tests.chaos.proxy import Proxy
from tests.postgres import Postgres, new_postgres
from tests.server.served import Served
from tests.valkey import Valkey

_AUDIT = """
CREATE TABLE audit (
    place bigserial, match text, seq integer, writer text, owner text, epoch bigint
);
CREATE FUNCTION audited() RETURNS trigger AS $$ BEGIN
    INSERT INTO audit (match, seq, writer, owner, epoch)
        SELECT NEW.match, NEW.seq, current_setting('application_name'), s.name, l.epoch
        FROM leases l JOIN servers s ON s.id = l.owner WHERE l.code = NEW.match;
    RETURN NEW;
END $$ LANGUAGE plpgsql;
CREATE TRIGGER audit_events AFTER INSERT ON events FOR EACH ROW EXECUTE FUNCTION audited();
"""
"""SQL that records for every event which server wrote it, and the table's owner and epoch then."""

_CHECKS_EVERY = 0.5
"""Seconds between two health checks of a server by the proxy."""


class Server:
    """One server, with its own ways to PostgreSQL and Valkey."""

    def __init__(
        self, number: int, folder: Path, postgres: Postgres, valkey: Valkey, module: str
    ) -> None:
        self.number = number
        self._module = module
        self.to_postgres = Proxy(lambda: postgres.port)
        self.to_valkey = Proxy(lambda: valkey.port)
        self.is_ready = False
        self._folder = folder / str(number)
        self._folder.mkdir()
        self._postgres, self._valkey = postgres, valkey
        self.served: Served | None = None

    async def start(self, database: str) -> None:
        """Start the server for the first time."""
        await self.to_postgres.start()
        await self.to_valkey.start()
        through = database.replace(f":{self._postgres.port}/", f":{self.to_postgres.port}/")
        redis = self._valkey.url_at(self.to_valkey.port)
        self.served = Served(
            self._folder,
            *("--unbounded", "--redis-url", redis),
            database=f"{through}?application_name=server-{self.number}",
            module=self._module,
        )
        await asyncio.to_thread(self.served.start)
        self.is_ready = True

    @property
    def port(self) -> int:
        assert self.served is not None
        return self.served.port

    def signal(self, number: signal.Signals) -> None:
        """Send a signal to the process."""
        assert self.served is not None
        if not self.served.has_died:
            os.kill(self.served.pid, number)

    async def kill(self) -> None:
        """Kill it with SIGKILL."""
        assert self.served is not None
        self.is_ready = False
        await asyncio.to_thread(self.served.kill)

    async def stop(self) -> None:
        """Ask it to stop, and wait until it has."""
        assert self.served is not None
        await asyncio.to_thread(self.served.stop)
        self.is_ready = False

    async def restart(self) -> None:
        """Start it again on the same port."""
        assert self.served is not None
        await asyncio.to_thread(self.served.start)

    @property
    def is_running(self) -> bool:
        """Whether its process runs."""
        return self.served is not None and self.served.is_running


class Cluster:
    """Three servers, PostgreSQL and Valkey; `front` is the proxy that people connect to."""

    def __init__(self, folder: Path, rng: Random, module: str = "rookery", count: int = 3) -> None:
        self.postgres = new_postgres()
        self.valkey = Valkey()
        self.servers = [
            Server(it, folder, self.postgres, self.valkey, module) for it in range(count)
        ]
        self.front = Proxy(self._upstream)
        self.database = ""
        self._rng = rng
        self._watching: asyncio.Task[None] | None = None

    @property
    def address(self) -> str:
        """Where people connect."""
        return f"http://127.0.0.1:{self.front.port}/"

    def _upstream(self) -> int | None:
        """The port of a random server that is ready."""
        ready = [server.port for server in self.servers if server.is_ready]
        return self._rng.choice(ready) if ready else None

    async def start(self) -> None:
        await asyncio.to_thread(self.start_postgres)
        await asyncio.to_thread(self.valkey.start)
        self.database = await asyncio.to_thread(self.postgres.database)
        await self.servers[0].start(self.database)
        await asyncio.to_thread(self.query, _AUDIT)
        await asyncio.gather(*(server.start(self.database) for server in self.servers[1:]))
        await self.front.start()
        self._watching = asyncio.create_task(self._watch())

    def start_postgres(self) -> None:
        """Start PostgreSQL, at first or again."""
        self.postgres.start("max_connections=200")

    async def stop(self) -> None:
        if self._watching is not None:
            self._watching.cancel()
        await self.front.stop()
        for server in self.servers:
            if server.is_running:
                server.signal(signal.SIGCONT)
                await server.kill()
            await server.to_postgres.stop()
            await server.to_valkey.stop()
        await asyncio.to_thread(self.valkey.stop)
        await asyncio.to_thread(self.postgres.remove)

    def query(self, statement: str) -> list[tuple[object, ...]]:
        """Run a statement in the servers' database."""
        return self.postgres.run(statement, self.database.rpartition("/")[2])

    async def _watch(self) -> None:
        """Act as a proxy with health checks: leave out unready servers, cut off hanging ones."""
        await asyncio.gather(*(self._watch_one(server) for server in self.servers))

    async def _watch_one(self, server: Server) -> None:
        failures = 0
        while True:
            await asyncio.sleep(_CHECKS_EVERY)
            is_ready = await asyncio.to_thread(_is_ready, server.port)
            failures = 0 if is_ready else failures + 1
            server.is_ready = is_ready
            if failures >= 2:
                self.front.cut(server.port)


def _is_ready(port: int) -> bool:
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/readyz", timeout=1.0) as answer:
            return bool(answer.status == 200)
    except (urllib.error.URLError, OSError):
        return False
