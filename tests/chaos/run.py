"""A run: people play at many tables while fault follows fault; then everything is checked."""

import asyncio
import time
from collections.abc import Callable
from contextlib import closing, suppress
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random

import httpx

from rookery.server.database.store import Store
from rookery.server.rebuilding import decoded
from rookery.table import events as ev
from tests.chaos.cluster import Cluster
from tests.chaos.faults import FAULTS, Fault
from tests.chaos.people import Party, opened, release, try_released
from tests.chaos.register import Written, faults_of, faults_of_writers, wrong_view

_TWO_AT_ONCE = 0.15
"""The share of faults that happen during another fault."""

_RELEASES_EVERY = 4.0
"""Seconds from one player who gives up their seat to the next."""

History = list[tuple[ev.AnyEvent, float]]


@dataclass(frozen=True, slots=True)
class Happened:
    """A fault, the longest wait for an answer after it began, and the server struck, if one."""

    kind: str
    server: int | None
    began: float
    healed: float
    longest_wait: float = 0.0

    def __str__(self) -> str:
        kind = self.kind.replace("_", " ")
        return kind if self.server is None else f"{kind} (server {self.server})"


@dataclass
class Report:
    """What a run found."""

    faults: list[Happened] = field(default_factory=list)
    violations: list[str] = field(default_factory=list)
    tables: int = 0
    events: int = 0
    answers: int = 0
    epochs: int = 0
    released_tried: int = 0
    silences: int = 0
    seconds: float = 0.0


@dataclass
class Run:
    """The settings of a run; `said` is called with lines about its progress."""

    folder: Path
    tables: int
    faults: int
    seed: int
    pause: float = 1.0
    between: tuple[float, float] = (2.0, 5.0)
    only: tuple[str, ...] = ()
    module: str = "rookery"
    said: Callable[[str], None] = lambda line: None
    parties: list[Party] = field(default_factory=list)
    report: Report = field(default_factory=Report)

    async def go(self) -> Report:
        rng = Random(self.seed)
        cluster = Cluster(self.folder, rng, self.module)
        began = time.monotonic()
        try:
            await cluster.start()
            await self._play(cluster, rng)
            await self._check(cluster)
        except Exception as failed:  # noqa: BLE001  # what was found until then is told
            self.report.violations.append(f"the run broke off: {failed!r}")
        finally:
            for server in cluster.servers:
                if server.served is not None and server.served.has_died:
                    self.report.violations.append(f"server {server.number} has died by itself")
            await cluster.stop()
        self.report.seconds = time.monotonic() - began
        return self.report

    async def _play(self, cluster: Cluster, rng: Random) -> None:
        living: set[asyncio.Task[None]] = set()
        async with httpx.AsyncClient(timeout=15.0) as http:
            self.said(f"opening {self.tables} tables")
            openings = [self._sit_down(http, cluster, it, living) for it in range(self.tables)]
            for first in range(0, len(openings), 10):
                await asyncio.gather(*openings[first : first + 10])
            chores = [
                asyncio.create_task(self._release(cluster, rng)),
                asyncio.create_task(self._open_more(http, cluster, living)),
            ]
            await self._faults(cluster, rng)
            for chore in chores:
                chore.cancel()
            await asyncio.gather(*chores, return_exceptions=True)
        for party in self.parties:
            for person in party.people:
                person.is_quiet = True
        await asyncio.sleep(12)  # whatever is still on its way arrives
        for task in living:
            task.cancel()
        for result in await asyncio.gather(*living, return_exceptions=True):
            if isinstance(result, Exception):
                self.report.violations.append(f"a player saw what may not be: {result!r}")

    async def _sit_down(
        self,
        http: httpx.AsyncClient,
        cluster: Cluster,
        number: int,
        living: set[asyncio.Task[None]],
    ) -> None:
        party = await opened(http, cluster.address, number, self.pause)
        self.parties.append(party)
        living.update(asyncio.create_task(person.live()) for person in party.people)

    async def _open_more(
        self, http: httpx.AsyncClient, cluster: Cluster, living: set[asyncio.Task[None]]
    ) -> None:
        """Open another table for each at which the match is over."""
        while True:
            await asyncio.sleep(1.0)
            playing = sum(not party.is_over for party in self.parties)
            for _ in range(self.tables - playing):
                await self._sit_down(http, cluster, len(self.parties), living)

    async def _release(self, cluster: Cluster, rng: Random) -> None:
        """Have players give up their seats, and try to get in with old secrets."""
        while True:
            await asyncio.sleep(_RELEASES_EVERY)
            await release(rng.choice(self.parties))
            for party in rng.sample(self.parties, min(20, len(self.parties))):
                if party.released:
                    self.report.released_tried += await try_released(party, cluster.address)

    # ── faults ──────────────────────────────────────────────────────────────────────────────────

    async def _faults(self, cluster: Cluster, rng: Random) -> None:
        loop = asyncio.get_running_loop()
        kinds = [fault for fault in FAULTS if not self.only or fault.__name__ in self.only]
        weights = [FAULTS[fault] for fault in kinds]
        happened: list[Happened] = []
        while len(happened) < self.faults:
            await asyncio.sleep(rng.uniform(*self.between))
            count = 2 if rng.random() < _TWO_AT_ONCE else 1
            chosen: list[Fault] = []
            while len(chosen) < min(count, len(kinds)):
                (fault,) = rng.choices(kinds, weights)
                chosen += [fault] if fault not in chosen else []
            began = loop.time()
            struck = await asyncio.gather(
                *(self._one(fault, cluster, rng, began) for fault in chosen)
            )
            await self._all_run(cluster)
            happened += struck
            self.said(f"{len(happened):4} {', '.join(map(str, struck))}")
        await asyncio.sleep(8)
        self._measure(happened)

    async def _one(self, fault: Fault, cluster: Cluster, rng: Random, began: float) -> Happened:
        """Have a fault happen. A fault that fails counts too, so that the run ends."""
        server = None
        try:
            server = await fault(cluster, rng)
        except Exception as failed:  # noqa: BLE001  # the other faults go on
            self.said(f"a fault failed: {failed!r}")
        return Happened(fault.__name__, server, began, asyncio.get_running_loop().time())

    def _measure(self, happened: list[Happened]) -> None:
        """Find the longest wait after each fault."""
        people = [person for party in self.parties for person in party.people]
        waits = [it for person in people for it in person.waits]
        begins = [*sorted({it.began for it in happened}), asyncio.get_running_loop().time()]
        for fault in happened:
            after = begins[begins.index(fault.began) + 1]
            longest = max(
                (
                    answered - max(sent, fault.began)
                    for sent, answered in waits
                    if sent < after and answered > fault.began
                ),
                default=0.0,
            )
            self.report.faults.append(replace(fault, longest_wait=longest))
        self.report.answers = len(waits)
        self.report.silences = sum(it.silences for it in people)

    async def _all_run(self, cluster: Cluster) -> None:
        """Start again whatever a fault has left stopped."""
        for server in cluster.servers:
            if not server.is_running:
                with suppress(AssertionError):
                    await server.restart()

    # ── checks ──────────────────────────────────────────────────────────────────────────────────

    async def _check(self, cluster: Cluster) -> None:
        self.said("checking")
        found = self.report.violations
        for party in self.parties:
            if party.released:
                self.report.released_tried += await try_released(party, cluster.address)
        logs = await asyncio.to_thread(self._logs, cluster)
        for party in self.parties:
            history = logs[party.code]
            self.report.tables += 1
            self.report.events += len(history)
            found += faults_of(party, history)
        found += await self._wrong_views(cluster)
        rows = [
            Written(*row)  # type: ignore[arg-type]  # the types of the columns
            for row in await asyncio.to_thread(
                cluster.query, "SELECT match, seq, writer, owner, epoch FROM audit ORDER BY place"
            )
        ]
        by_port = {str(it.port): f"server-{it.number}" for it in cluster.servers}
        names = {row.owner: by_port[row.owner.rpartition(":")[2]] for row in rows}
        self.report.epochs = len({(row.match, row.epoch) for row in rows})
        found += faults_of_writers(rows, names)

    async def _wrong_views(self, cluster: Cluster) -> list[str]:
        """Have everybody connect anew, and compare what each is shown with the log."""
        found = []
        for party in self.parties:
            for person in (it for it in party.people if not it.has_left):
                person.version = None
                person.table = person.deal = person.sheet = None
                for _ in range(20):
                    try:
                        await person.connect()
                    except Exception:  # noqa: BLE001  # it is tried again
                        await asyncio.sleep(0.2)
                    else:
                        break
                history = await asyncio.to_thread(self._log, cluster, party.code)
                wrong = wrong_view(person, history)
                found += [] if wrong is None else [wrong]
                await person.lose()
        return found

    def _logs(self, cluster: Cluster) -> dict[str, History]:
        with closing(Store(cluster.database)) as store:
            return {it.code: decoded(store.log_of(it.code)) for it in self.parties}

    def _log(self, cluster: Cluster, code: str) -> History:
        with closing(Store(cluster.database)) as store:
            return decoded(store.log_of(code))
