"""A whole evening of scripted people at a real server, over HTTP and WebSockets.

Some people leave, a phone dies, and the server is killed and started again. What then must be true
is checked by `checked`: the ranking is the one that follows from the tables' logs, and everybody
has played to the end.
"""

import asyncio
import time
from collections import defaultdict
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from fractions import Fraction
from functools import partial

import httpx
import msgspec

from rookery.evenings.as_object import settings_object
from rookery.evenings.evening import Evening, folded
from rookery.evenings.settings import Settings
from rookery.evenings.standings import Standing, standings
from rookery.server.evenings import messages as m
from rookery.server.evenings.keeping import EveningLog
from rookery.server.log.store import Store
from tests.server.evenings.guests import Guest
from tests.server.evenings.recount import differences, rounds_of
from tests.server.served import Served

_read_state = msgspec.json.Decoder(m.EveningState).decode


@dataclass(frozen=True, slots=True)
class Plan:
    """What happens at a simulated evening.

    In the second round so many people `leave` by saying so, and the phones of so many `vanish`; the
    server is killed once in the round `killed_in` (from 1), 0 for never. `asks_every` are the
    seconds between two questions of a page, `limit` the seconds that everything may take.
    """

    people: int
    settings: Settings
    leave: int = 0
    vanish: int = 0
    killed_in: int = 0
    asks_every: float = 0.2
    limit: float = 300.0


@dataclass
class Course:
    """What was measured. Times are in seconds; those of `drawn` since the evening began."""

    evening: str = ""
    seconds: float = 0.0
    down: float = 0.0
    answers: list[float] = field(default_factory=list)
    drawn: dict[int, float] = field(default_factory=dict)
    guests: list[Guest] = field(default_factory=list)
    results: m.EveningResults | None = None


class Simulation:
    """The people of one evening, and the server they come to."""

    def __init__(self, server: Served, plan: Plan) -> None:
        self._server = server
        self._plan = plan
        self.course = Course()
        self._began = 0.0
        self._moved: defaultdict[int, asyncio.Event] = defaultdict(asyncio.Event)
        """For each round, whether somebody has moved in it."""

    async def run(self) -> Course:
        """Hold the evening. Raises TimeoutError if somebody is stuck."""
        limits = httpx.Limits(max_connections=20)
        async with httpx.AsyncClient(timeout=20.0, trust_env=False, limits=limits) as http:
            self._http = http
            async with asyncio.timeout(self._plan.limit):
                await self._gather()
                self._began = time.monotonic()
                await self._post(f"/{self.course.evening}/rounds", {})
                attending = [asyncio.create_task(each.attend()) for each in self.course.guests]
                await asyncio.gather(self._disturb(), *attending)
                self.course.seconds = time.monotonic() - self._began
                found = await http.get(self._url(f"/{self.course.evening}/results"))
                self.course.results = msgspec.json.decode(found.content, type=m.EveningResults)
        return self.course

    async def _gather(self) -> None:
        plan, course = self._plan, self.course
        course.evening = (await self._post("", settings_object(plan.settings)))["id"]
        size = plan.settings.unit_size
        for number in range(plan.people):
            name = f"Person {number + 1}"
            group = f"group {number // size}" if size > 1 else ""
            joined = await self._post(f"/{course.evening}/people", {"name": name, "group": group})
            entry = joined["entry"]
            course.guests.append(
                Guest(
                    self._server.address,
                    name,
                    joined["secret"],
                    partial(self._ask, entry),
                    asks_every=plan.asks_every,
                    entry=entry,
                    has_moved=lambda number: self._moved[number].set(),
                )
            )

    async def _disturb(self) -> None:
        """Have people leave and vanish in the second round, and kill the server in its round."""
        plan, guests = self._plan, self.course.guests
        if plan.leave or plan.vanish:
            await self._moved[2].wait()
            for guest in guests[: plan.leave]:
                guest.is_gone = True
                await self._http.delete(self._url(f"/{self.course.evening}/people/{guest.entry}"))
            for guest in guests[plan.leave : plan.leave + plan.vanish]:
                guest.is_gone = True
        if plan.killed_in:
            await self._moved[plan.killed_in].wait()
            await asyncio.to_thread(self._kill)

    def _kill(self) -> None:
        began = time.monotonic()
        self._server.kill()
        self._server.start()
        self.course.down = time.monotonic() - began

    async def _ask(self, entry: str) -> m.EveningState | None:
        began = time.monotonic()
        try:
            answer = await self._http.get(self._url(f"/{self.course.evening}/people/{entry}"))
        except httpx.HTTPError:
            return None
        if answer.status_code != 200:
            return None
        self.course.answers.append(time.monotonic() - began)
        state = _read_state(answer.content)
        if state.round:
            self.course.drawn.setdefault(state.round, time.monotonic() - self._began)
        return state

    async def _post(self, path: str, body: object) -> dict[str, str]:
        answer = await self._http.post(self._url(path), content=msgspec.json.encode(body))
        assert answer.status_code == 200, answer.text
        found: dict[str, str] = answer.json()
        return found

    def _url(self, path: str) -> str:
        return f"{self._server.address}api/doors{path}"


@contextmanager
def _database(server: Served) -> Iterator[Store]:
    store = Store(server.database)
    try:
        yield store
    finally:
        store.close()


def held(server: Served, plan: Plan) -> tuple[Course, Evening]:
    """Hold an evening at a server that has started, and check it after stopping the server."""
    course = asyncio.run(Simulation(server, plan).run())
    server.stop()
    return course, checked(server, plan, course)


def checked(server: Served, plan: Plan, course: Course) -> Evening:
    """Assert that the ranking follows from the tables' logs, and that nobody was stuck."""
    with _database(server) as store:
        log = EveningLog(store.connections, 1)
        kept, entries = log.kept(course.evening), log.entries(course.evening)
        evening = folded(kept.settings, log.happenings(course.evening, 0))
        recounted = differences(rounds_of(store, course.evening))
        tables = len(store.matches())
    assert evening.is_over
    assert len(evening.rounds) == plan.settings.rounds
    assert sum(len(one.tables) for one in evening.rounds) == tables, "no table was opened twice"
    for one in evening.rounds:
        assert all(points is not None for result in one.results for points in result or (None,))
    people = {entries[guest.entry].secret_hash: guest for guest in course.guests}
    for row in standings(evening):
        for entry in row.entries:
            assert row.scores[0] == recounted[entries[entry].secret_hash], row.name
    assert people.keys() <= recounted.keys()
    for guest in course.guests:
        there = sum(guest.entry in drawn.entries for one in evening.rounds for drawn in one.tables)
        assert guest.is_gone or len(guest.codes) == there, guest.name
    assert course.results is not None
    _check_places(
        standings(evening), recounted, {key: it.secret_hash for key, it in entries.items()}
    )
    assert [each.name for each in course.results.places] == [row.name for row in standings(evening)]
    return evening


def _check_places(
    rows: tuple[Standing, ...], recounted: Mapping[str, Fraction], hashes: Mapping[str, str]
) -> None:
    """Assert that nobody with a better total has a worse place."""
    ranked = [(row.place or 0, recounted[hashes[row.entries[0]]]) for row in rows if row.place]
    for place, total in ranked:
        for other, more in ranked:
            assert not (more > total and other > place)
