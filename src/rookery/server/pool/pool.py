"""A server in a pool: it owns some tables, and connects its clients to other servers' tables."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable, Iterator
from itertools import cycle, islice
from typing import Any

from redis.exceptions import RedisError

from rookery.server import metrics
from rookery.server.composition import Server
from rookery.server.database.database import StoreFailed
from rookery.server.gate import Gate
from rookery.server.operating.acts import follow_bars
from rookery.server.outage import Outage
from rookery.server.ownership import PoolState
from rookery.server.pool import messages as m
from rookery.server.pool.buckets import Buckets
from rookery.server.pool.bus import Bus, end
from rookery.server.pool.fronting import Fronting
from rookery.server.pool.hosting import Hosting
from rookery.server.pool.membership import Membership
from rookery.server.pool.notes import Note, exchange
from rookery.server.room import Room
from rookery.server.thinking.workers import PoolWorkers
from rookery.table import protocol as p

log = logging.getLogger("rookery.pool")

_NOTES_EVERY = 1.0
"""Seconds between two updates of the note that this server writes for the others."""

_BARS_EVERY = 60.0
"""Seconds between two readings of the barred networks; a message about a change may be lost."""

_ADOPTS_EVERY = 1.0
"""Seconds between two searches for tables whose server has died."""

_ADOPTED_AT_ONCE = 50
"""Maximum number of tables taken over in one round, so that other servers take some, too.
Unmeasured, as are the next numbers."""

_HANDED_EVERY = 5
"""After this many rounds, the server looks for tables handed to it, in case a message was lost."""

_DRAINS_WITHIN = 5.0
"""Maximum seconds for handing over all tables: operators kill a server that stops too slowly."""

_HANDED_AT_ONCE = 100
"""One transaction hands over at most this many tables."""

_STAYS_FOR = 10.0
"""A table stays at its server for this many seconds, even if another server asks for it. Otherwise
the table would move back and forth if a proxy spreads its people over several servers."""

_FULL = 2_000.0
"""The number of connections that fill a server; a table counts as three connections. Estimated from
benchmarks/POOL.md, and used only to compare servers."""

_MUCH_MORE = 0.05
"""A new table is opened at another server if that server's load is lower by at least this."""


class Pool:
    """Connects a server to the other servers of its database; without a bus, to none of them."""

    def __init__(
        self,
        server: Server,
        membership: Membership,
        bus: Bus | None,
        name: str = "",
        *,
        takes_tables: bool = False,
    ) -> None:
        self._server = server
        self.membership = membership
        self.bus = bus
        self.gate = Gate(server)
        self.notes: dict[str, Note] = {}
        self.hosting: Hosting | None = None
        self.fronting: Fronting | None = None
        self.workers: PoolWorkers | None = None
        self._name = name
        self._takes_tables = takes_tables
        self._rounds = 0
        self._tasks: list[asyncio.Task[None]] = []
        self._work: set[asyncio.Task[None]] = set()
        self._telling = Outage(log, "telling the other servers")
        membership.lost = server.tables.lose
        membership.changed = self._changed
        server.others.listed = self._listed
        server.others.state = self._state
        server.others.tell_bars = lambda: self._tell_all(m.BarsChanged())
        server.others.bring = lambda owner, code: self._post(owner, m.Wanted(code, at_once=True))

    # ── running ─────────────────────────────────────────────────────────────────────────────────

    async def start(self) -> None:
        """Join the pool. Raises StoreFailed and BadRedis."""
        await self.membership.start()
        if self.bus is not None:
            self.hosting = Hosting(self._server, self.gate, self.bus)
            self.fronting = self.gate.elsewhere = Fronting(
                self.bus, self._room_for_more, takes_tables=self._takes_tables
            )
            self.bus.received = self._received
            self.bus.broken = self._broken
            self.bus.healed = self._healed
            await self.bus.start()
            bus = self.bus
            self._server.addresses.shared = Buckets(
                bus.redis, self._server.limits, lambda: bus.is_up
            )
            self.workers = self._workers(self.bus)
            await self.workers.start()
            await self._exchange()
            chores = (
                self._every(_NOTES_EVERY, self._exchange),
                self._every(_BARS_EVERY, lambda: follow_bars(self._server)),
            )
            self._tasks += map(asyncio.create_task, chores)
        self._later(self._adopt())
        self._tasks.append(asyncio.create_task(self._every(_ADOPTS_EVERY, self._adopt)))
        log.info("server %s joins a pool of %d", self.membership.id, len(self.membership.live))

    async def drain(self) -> None:
        """Hand all tables over to other servers, and make all clients connect again."""
        self.membership.is_leaving = self._server.tables.is_stopping = True
        if self.bus is not None:
            await self._exchange()
        others = self._by_room()
        rooms = tuple(self._server.tables.rooms.values())
        began = asyncio.get_running_loop().time()
        handed = 0
        if others:  # otherwise, servers that start later take the tables
            try:
                async with asyncio.timeout(_DRAINS_WITHIN):
                    most = min(_HANDED_AT_ONCE, -(-len(rooms) // len(others)))
                    for part, to in zip(_parts(rooms, most), cycle(others)):
                        handed += await self._hand_over(part, to)
            except TimeoutError:
                log.warning("handing tables over takes too long; the others are left")
        if self.fronting is not None:
            self.fronting.drop()
        took = asyncio.get_running_loop().time() - began
        log.info("%d of %d tables were handed over in %.2f s", handed, len(rooms), took)

    async def stop(self) -> None:
        """Leave the pool."""
        await end([*self._tasks, *self._work])
        if self.workers is not None:
            await self.workers.stop()
        if self.bus is not None:
            await self.bus.stop()
        await self.membership.stop()

    def _workers(self, bus: Bus) -> PoolWorkers:
        """The workers on other machines, which this server asks first for bots and hints."""
        limits = self._server.limits
        seconds = {"thinks": limits.search_seconds, "stalled": limits.bot_seconds}
        workers = PoolWorkers(bus.redis, **seconds)
        self._server.bot_threads.workers = self._server.hints.threads.workers = workers
        return workers

    async def _every(self, seconds: float, chore: Callable[[], Awaitable[None]]) -> None:
        while True:
            await asyncio.sleep(seconds)
            await _alone(chore())

    # ── other servers ───────────────────────────────────────────────────────────────────────────

    def _received(self, sender: str, message: m.AnyMessage) -> None:
        assert self.hosting is not None
        assert self.fronting is not None
        if self.hosting.take(sender, message) or self.fronting.take(sender, message):
            return
        match message:
            case m.Yours():
                self._later(self._take_up(message.codes))
            case m.Wanted():
                self._later(self._give(message, sender))
            case m.BarsChanged():
                self._later(follow_bars(self._server))

    def _broken(self) -> None:
        """Make all clients connect again, because messages may have been lost."""
        log.warning("what was on its way between servers is lost; people connect again")
        if self.hosting is not None and self.fronting is not None:
            self.hosting.drop()
            self.fronting.drop()

    def _healed(self) -> None:
        """When Valkey answers again, send the waiting messages, and read the bars again."""
        if self.hosting is not None and self.fronting is not None:
            self.hosting.tell_dropped()
            self.fronting.tell_dropped()
        self._later(follow_bars(self._server))

    def _changed(self) -> None:
        """Adapt to servers that have come or gone."""
        live = self.membership.live
        if self.hosting is not None and self.fronting is not None:
            self.hosting.drop(self.hosting.fronts() - live)
            self.fronting.drop(self.fronting.owners() - live)

    def _tell_all(self, message: m.AnyMessage) -> None:
        for server in self.membership.live - {self.membership.id}:
            self._post(server, message)

    def _post(self, to: str, message: m.AnyMessage) -> None:
        if self.bus is not None:
            self.bus.post(to, message)

    async def _exchange(self) -> None:
        assert self.bus is not None
        me = self.membership.id
        others = self.membership.live - {me}
        try:
            self.notes = await exchange(self.bus.redis, me, self.note(), others)
        except (RedisError, OSError) as error:
            self.notes = {}
            self._telling.failed(error)
        else:
            self._telling.worked()

    def note(self) -> Note:
        """This server's note for the others."""
        return Note(
            name=self._name,
            tables=len(self._server.tables.rooms),
            connections=self._connections,
            carried=self._carried,
            hosted=self._hosted,
            load=self.load,
            is_leaving=self.membership.is_leaving,
            is_sure=self.membership.is_sure,
            listed=tuple(self._server.tables.listed_here()),
        )

    @property
    def load(self) -> float:
        """Roughly the share of this server's capacity that is used; from 1 on it is overloaded."""
        tables = len(self._server.tables.rooms)
        people = self._connections + self._carried
        return max((people + 3 * tables) / _FULL, tables / self._server.limits.tables)

    @property
    def _connections(self) -> int:
        return sum(len(room.clients) for room in self._server.tables.rooms.values())

    @property
    def _carried(self) -> int:
        return 0 if self.fronting is None else len(self.fronting)

    @property
    def _hosted(self) -> int:
        return 0 if self.hosting is None else len(self.hosting)

    def _state(self) -> PoolState:
        notes = self.notes.values()
        leaving = sum(note.is_leaving for note in notes) + self.membership.is_leaving
        return PoolState(
            servers={"live": len(self.membership.live) - leaving, "leaving": leaving},
            tables={
                "here": len(self._server.tables.rooms),
                "elsewhere": sum(note.tables for note in notes),
            },
            relayed={"front": self._carried, "owner": self._hosted},
            is_sure=self.membership.is_sure,
            is_connected=self.bus is not None and self.bus.is_up,
            load=self.load,
        )

    # ── tables ──────────────────────────────────────────────────────────────────────────────────

    def _by_room(self) -> list[str]:
        """The other servers that accept tables; the one with the lowest load comes first."""
        takers = [id_ for id_, note in self.notes.items() if note.is_sure and not note.is_leaving]
        return sorted(takers, key=lambda id_: self.notes[id_].load)

    def _room_for_more(self) -> str | None:
        """The server that should open the next table; None for this one."""
        others = self._by_room()
        if not others or self.bus is None or not self.bus.is_up:
            return None
        is_better = self.notes[others[0]].load + _MUCH_MORE < self.load
        is_better |= self.membership.is_leaving
        return others[0] if is_better else None

    def _listed(self) -> list[p.Listed]:
        """The publicly listed tables of the other servers."""
        return [table for note in self.notes.values() for table in note.listed]

    async def _adopt(self) -> None:
        """Open the tables that were handed to this server, and those whose server has died."""
        if self.membership.is_leaving:
            return
        self._rounds += 1
        if self._rounds % _HANDED_EVERY == 0:  # in case the message was lost
            await self._take_up(await self.membership.handed())
        await self._take_up(await self.membership.orphans(_ADOPTED_AT_ONCE))

    async def _take_up(self, codes: Any) -> None:
        for code in codes:
            if self.membership.is_leaving:
                return
            await self._server.housekeeping.alone(code, self._server.tables.room(code))

    async def _give(self, wanted: m.Wanted, to: str) -> None:
        """Hand a table over to a server that has asked for it."""
        room = self._server.tables.rooms.get(wanted.code)
        if room is None or to not in self.membership.live:
            return
        if wanted.at_once or self._server.now() - room.opened_here_at >= _STAYS_FOR:
            await self._hand_over((room,), to)

    async def _hand_over(self, rooms: tuple[Room, ...], to: str) -> int:
        """Hand tables over once their current steps are done. Returns how many."""
        are_at_rest = await asyncio.gather(*(room.rest() for room in rooms))
        leases = [
            room.lease
            for room, is_at_rest in zip(rooms, are_at_rest, strict=True)
            if is_at_rest and room.lease is not None
        ]
        given = await self.membership.hand_over(leases, to)
        metrics.TAKEN.labels("handed-over").inc(len(given))
        if given:
            self._post(to, m.Yours(tuple(given)))
        return len(given)

    def _later(self, work: Awaitable[None]) -> None:
        task = asyncio.ensure_future(_alone(work))
        self._work.add(task)
        task.add_done_callback(self._work.discard)


async def _alone(work: Awaitable[None]) -> None:
    """Await work; if it fails, other work is not affected."""
    try:
        await work
    except StoreFailed:
        pass  # the membership has reported it
    except Exception:
        log.exception("a chore of the pool failed")


def _parts(rooms: Iterable[Room], most: int) -> Iterator[tuple[Room, ...]]:
    """Rooms in groups; the tables of a group are handed over together."""
    coming = iter(rooms)
    while part := tuple(islice(coming, most)):
        yield part
