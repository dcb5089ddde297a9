"""The tables of a round: opens them, gives seats to bots, and reads results."""

import asyncio
import logging
from collections.abc import Callable, Mapping
from functools import partial

from rookery.duplicate.scoring import Points
from rookery.evenings.evening import Evening, EveningRound
from rookery.evenings.happenings import TableDrawn
from rookery.server.database.database import StoreFailed
from rookery.server.database.leases import OwnedElsewhere
from rookery.server.database.store import Conflict, Store
from rookery.server.evenings import lots
from rookery.server.evenings import messages as m
from rookery.server.evenings.keeping import EveningLog, Kept
from rookery.server.ownership import Others
from rookery.server.rebuilding import ClosedTable, UnreadableTable
from rookery.server.tables import Tables
from rookery.table.authority import Authority
from rookery.table.events import EVENING, Boards
from rookery.table.seating.boards import BoardTable, BotAt, Person
from rookery.table.steps import Step
from rookery.table.table import Table, stage_of

log = logging.getLogger("rookery.evenings")

_HOST_WAITS = 5.0
"""When a host ends a round, tables of other servers are awaited for this many seconds. Unmeasured,
as are the next numbers."""

_ASKS_EVERY = 0.1
"""Seconds between two checks of whether a table has arrived from another server."""

_DONE = ("over", "closed")
"""The stages of a finished table. An expired table is not finished: it can be opened again."""

BROUGHT_WITHIN = 20.0
"""After a round's time is up, tables of other servers are awaited for this many seconds. Then their
results are read from the log."""


class RoundTables:
    """Opens and reads the tables of rounds at this server."""

    def __init__(self, tables: Tables, store: Store, others: Others, kept: EveningLog) -> None:
        self._tables = tables
        self._store = store
        self._others = others
        self._log = kept
        self._released: dict[str, set[tuple[str, int]]] = {}
        self._all_open: dict[str, int] = {}
        self._paused: dict[str, dict[str, bool]] = {}
        self._handed: dict[str, dict[str, int]] = {}

    async def open_missing(self, kept: Kept, evening: Evening) -> None:
        """Open the tables of the current round that are not open yet, also after a crash."""
        one = evening.current
        assert one is not None
        if self._all_open.get(kept.id) == one.number:
            return
        there = await asyncio.to_thread(self._log.tables, kept.id, one.number)
        hashes = await asyncio.to_thread(self._log.entries, kept.id)
        for number, drawn in enumerate(one.tables):
            if number not in there:
                people = {entry: each.secret_hash for entry, each in hashes.items()}
                await self._open(kept, evening, number, drawn, people)
        self._all_open[kept.id] = one.number

    async def _open(
        self, kept: Kept, evening: Evening, number: int, drawn: TableDrawn, hashes: dict[str, str]
    ) -> None:
        """Open one table. Its code is derived from the evening, so it cannot be opened twice."""
        assert evening.current is not None
        at = evening.current.number
        code = lots.table_code(kept.secret, at, number)
        wanted = _wanted(kept, evening, at, drawn, hashes)
        key = lots.table_key(kept.secret, at, number)
        try:
            await self._tables.open_boards(wanted, lots.set_secret(kept.secret, at), key, code)
        except Conflict:
            pass  # a server has opened it, perhaps this one before a crash
        except StoreFailed:
            if not await asyncio.to_thread(self._store.last, code):
                raise
        await asyncio.to_thread(self._log.add_table, kept.id, at, number, code)

    async def release_gone(self, kept: Kept, evening: Evening) -> None:
        """At unfinished tables, give bots the seats of people who have left."""
        one = evening.current
        assert one is not None
        done = self._released.setdefault(kept.id, set())
        for number, drawn in enumerate(one.tables):
            if one.results[number] is not None:
                continue
            code = lots.table_code(kept.secret, one.number, number)
            for seat, entry in enumerate(drawn.entries):
                if evening.entries[entry].is_here or (code, seat) in done:
                    continue
                if await self._take(code, partial(_release, seat)):
                    done.add((code, seat))

    async def hand_over(self, kept: Kept, evening: Evening) -> None:
        """Make tables accept the new secrets of people who have changed phones."""
        one, known = evening.current, self._handed.setdefault(kept.id, {})
        assert one is not None
        due = [
            (number, seat, entry)
            for number, drawn in enumerate(one.tables)
            for seat, entry in enumerate(drawn.entries)
            if known.get(entry, 0) != evening.entries[entry].handed
        ]
        if not due:
            return
        hashes = await asyncio.to_thread(self._log.entries, kept.id)
        for number, seat, entry in due:
            code = lots.table_code(kept.secret, one.number, number)
            is_absent = not evening.entries[entry].has_phone
            change = partial(_hand_over, seat, hashes[entry].secret_hash, is_absent)
            if one.results[number] is not None or await self._take(code, change):
                known[entry] = evening.entries[entry].handed

    async def pause(self, kept: Kept, evening: Evening) -> None:
        """Hold tables in play after their deal if the evening is paused; if not, let them go on."""
        one, known = evening.current, self._paused.setdefault(kept.id, {})
        assert one is not None
        is_held = evening.paused is not None and evening.paused.holds_tables
        was_paused = evening.paused is not None or one.stood > 0
        for number, result in enumerate(one.results):
            code = lots.table_code(kept.secret, one.number, number)
            if result is not None or known.get(code) is is_held:
                continue
            may_differ = was_paused or known.get(code, False)
            if not may_differ or await self._take(code, partial(_pause, is_held)):
                known[code] = is_held

    def forget(self, evening: str) -> None:
        """Forget what this object remembers about a finished round."""
        self._paused.pop(evening, None)
        self._handed.pop(evening, None)
        self._released.pop(evening, None)
        self._all_open.pop(evening, None)

    async def results(
        self, kept: Kept, evening: Evening, at: float
    ) -> dict[int, tuple[Points | None, ...]]:
        """The results of finished tables, by number. Once time is up, all tables are ended."""
        one = evening.current
        assert one is not None
        waited_for = [number for number, result in enumerate(one.results) if result is None]
        codes = {number: lots.table_code(kept.secret, one.number, number) for number in waited_for}
        stages = await asyncio.to_thread(self._log.stages, codes.values())
        at = evening.clock(at)
        late = evening.closes_at is not None and at >= evening.closes_at
        found = {}
        for number, code in codes.items():
            if code not in stages:
                continue
            is_done = stages[code] in _DONE
            if not is_done and not (
                late and await self._ended(code, at - (evening.closes_at or at))
            ):
                continue
            boards = await self._boards(code, evening.settings.boards, must_be_done=is_done)
            if boards is not None:
                found[number] = boards
        return found

    async def end_all(self, kept: Kept, one: EveningRound) -> None:
        """End the unfinished tables of a round, on behalf of the host."""
        loop = asyncio.get_running_loop()
        until = loop.time() + _HOST_WAITS
        for number, result in enumerate(one.results):
            if result is None:
                code = lots.table_code(kept.secret, one.number, number)
                while not await self._take(code, Authority.end) and loop.time() < until:
                    await asyncio.sleep(_ASKS_EVERY)

    async def missing(
        self, one: EveningRound, opened: Mapping[int, str], at: float
    ) -> m.EveningMissing:
        """The people who are missing at the moment at the unfinished tables of a round."""
        stood_in, away = [], []
        for number, code in opened.items():
            if one.results[number] is None and (table := await self._tables.readable(code)):
                room = self._tables.rooms.get(code)
                here = None if room is None else room.authority.live.shown_here(at)
                for seat, chair in enumerate(table.chairs):
                    entry = one.tables[number].entries[seat]
                    if chair.is_person and chair.is_stood_in:
                        stood_in.append(entry)
                    elif chair.is_person and here is not None and seat not in here:
                        away.append(entry)
        return m.EveningMissing(tuple(stood_in), tuple(away))

    async def _ended(self, code: str, late_by: float) -> bool:
        """End the play of a table. False while another server owns the table and time is left."""
        return await self._take(code, Authority.end) or late_by >= BROUGHT_WITHIN

    async def boards_of(
        self, kept: Kept, one: EveningRound, number: int, boards: int
    ) -> tuple[Points | None, ...] | None:
        """The points of a table so far; None if there is no such table."""
        return await self._boards(lots.table_code(kept.secret, one.number, number), boards)

    async def _boards(
        self, code: str, boards: int, *, must_be_done: bool = False
    ) -> tuple[Points | None, ...] | None:
        """The points of a table; None if there is no table.

        With `must_be_done`, also None if the table's room has not finished it yet. The points come
        from the room, but a table is finished a moment earlier in the index.
        """
        try:
            table = await self._tables.table(code)
        except (ClosedTable, UnreadableTable):  # closed by the operator, or reported as damaged
            return (None,) * boards
        if table is None or (must_be_done and stage_of(table) not in _DONE):
            return None
        return points_of(table, boards)

    async def _take(self, code: str, decide: Callable[[Authority, float], Step]) -> bool:
        """Take a step at a table; False if another server, which is now asked, owns it."""
        try:
            room = await self._tables.room(code)
        except OwnedElsewhere as elsewhere:
            self._others.bring(elsewhere.owner, code)
            return False
        except (ClosedTable, UnreadableTable):
            return True
        if room is None:
            return False
        authority = room.authority
        await room.take(lambda at: decide(authority, at))
        return True


def points_of(table: Table, boards: int) -> tuple[Points | None, ...]:
    """The points of a table's boards; None for each unfinished board."""
    points = [deal.points for deal in table.match.deals]
    return (*points[:boards], *(None,) * (boards - len(points)))


def _release(seat: int, authority: Authority, at: float) -> Step:
    return authority.release(seat, at)


def _hand_over(
    seat: int, secret_hash: str, is_absent: bool, authority: Authority, at: float
) -> Step:
    return authority.hand_over(seat, secret_hash, at, is_absent=is_absent)


def _pause(is_held: bool, authority: Authority, at: float) -> Step:
    return authority.pause(at, is_held=is_held)


def _wanted(
    kept: Kept, evening: Evening, number: int, drawn: TableDrawn, hashes: dict[str, str]
) -> BoardTable:
    settings = evening.settings

    def who(entry: str) -> Person | BotAt:
        it = evening.entries[entry]
        if it.is_bot:
            return BotAt(settings.bots, it.name)
        return Person(it.name, hashes[entry], is_absent=not it.has_phone)

    return BoardTable(
        settings.game,
        settings.options,
        Boards(kind=EVENING, of=f"{kept.id}/{number + 1}", first=1, count=settings.boards),
        tuple(who(entry) for entry in drawn.entries),
        settings.pace,
        settings.move_seconds or None,
    )
