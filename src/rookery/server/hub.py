"""All the tables of one server: opening, finding, rebuilding and closing them."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

from rookery.bots import bot
from rookery.core.errors import BadOption, UnknownGame
from rookery.core.options import OptionValue
from rookery.games import preset
from rookery.server.checking import log_losses
from rookery.server.garbage import Garbage
from rookery.server.limits import Addresses, Limits
from rookery.server.log.chain import BadLog
from rookery.server.log.database import StoreDamaged, StoreFailed
from rookery.server.log.entries import Entry, Group
from rookery.server.log.store import ENDED_STAGES, Conflict, Store
from rookery.server.log.writer import Writer
from rookery.server.rebuilding import rebuilt
from rookery.server.room import Room, summary_of
from rookery.server.thinking.bot_runner import BotRunner, BotTable
from rookery.server.thinking.hints import Hints
from rookery.server.thinking.thread_pool import BotThreads, usual_count
from rookery.table import events as ev
from rookery.table import protocol as p
from rookery.table.authority import Authority
from rookery.table.chairs import checked_name, hash_of, seat_secret
from rookery.table.opening import chairs_wished, following
from rookery.table.refusal import Refusal
from rookery.table.steps import Caller
from rookery.table.table import PLAYING, Table, due_cut, next_deal, opened

log = logging.getLogger("rookery.hub")

_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
"""The characters of a table's code. No two of them look alike."""

CODE_LENGTH = 10
"""Characters of a code: 31 to the tenth power are too many to find a table by trying."""

_PING_EVERY = 5.0
"""Seconds between two pings of a table. A guess: it keeps the measured round trips up to date."""

_PING_PARTS = 20
"""The number of batches that the tables are pinged in, so that no move waits for all of them.
A guess."""

_TIDY_EVERY = 60.0
"""Seconds between two rounds of looking for quiet tables. A guess."""
_QUIET_FOR = 600.0
"""Seconds after which an empty table is dropped from memory; its log brings it back. A guess."""

_REMOVED_AT_ONCE = 20
"""Old tables that are deleted in one transaction, during which no move can be kept. A guess."""

_COLLECT_EVERY = 1.0
"""Seconds between two looks at how much garbage there may be. A guess."""


def new_code() -> str:
    """A new code for a table, from the system's random generator."""
    return "".join(secrets.choice(_LETTERS) for _ in range(CODE_LENGTH))


def is_code(text: str) -> bool:
    """Whether a text has the form of a table's code."""
    return len(text) == CODE_LENGTH and all(letter in _LETTERS for letter in text)


class UnreadableTable(Refusal):
    """The log of a table is damaged, or has what this program does not know."""

    def __init__(self) -> None:
        super().__init__(
            "unreadable",
            "this server cannot read what it has kept of this table; whoever runs the server can "
            "find out more in its log, and other tables are not affected",
        )


class Hub:
    """The tables of one server. Tests can pass their own clock, randomness, decks and bots."""

    def __init__(
        self,
        store: Store,
        limits: Limits | None = None,
        *,
        now: Callable[[], float] | None = None,
        entropy: Callable[[int], bytes] = secrets.token_bytes,
        code: Callable[[], str] = new_code,
        deals: Callable[[Table], ev.Dealt] = next_deal,
        cuts: Callable[[Table], ev.Cut] = due_cut,
        make_bot: Callable[..., Any] = bot,
    ) -> None:
        self.store = store
        self.limits = limits or Limits()
        self.addresses = Addresses(self.limits)
        self.now = now or _steady_clock()
        self.rooms: dict[str, Room] = {}
        self._writer = Writer(store)
        self._entropy = entropy
        self._code = code
        self._making: dict[str, Any] = {"deals": deals, "cuts": cuts}
        self._make_bot = make_bot
        stalled, thinks = self.limits.bot_seconds, self.limits.search_seconds
        self._bot_threads = BotThreads(usual_count(), stalled=stalled, thinks=thinks)
        hint_threads = BotThreads(1, stalled=stalled, thinks=thinks, name="hint")
        self.hints = Hints(hint_threads, make_bot)
        self._loading: dict[str, asyncio.Task[Room | None]] = {}
        self._chores: list[asyncio.Task[None]] = []
        self._began_at = self.now()
        self._pinged = 0
        self._garbage = Garbage()
        self._unreadable: set[str] = set()

    # ── running ─────────────────────────────────────────────────────────────────────────────────

    async def start(self) -> None:
        """Start the background tasks; the first rebuilds the tables in play from the log."""
        await asyncio.to_thread(log_losses, self.store)
        self._chores = [
            asyncio.create_task(self._rebuild()),
            asyncio.create_task(self._every(_PING_EVERY / _PING_PARTS, self._ping)),
            asyncio.create_task(self._every(_TIDY_EVERY, self._tidy)),
            asyncio.create_task(self._every(_COLLECT_EVERY, self._collect)),
        ]

    async def _rebuild(self) -> None:
        """Rebuild the tables in play and the listed ones; others when they are asked for."""
        began = time.monotonic()
        try:
            summaries = await asyncio.to_thread(self.store.summaries)
        except StoreFailed as error:
            log.error("the log cannot be looked through; tables are opened one by one: %s", error)
            return
        for summary in summaries:
            if summary.stage == PLAYING or summary.listed:
                await self._alone(summary.code, self.room(summary.code))
        if self.rooms:
            seconds = time.monotonic() - began
            log.info("%d tables rebuilt from the log in %.1f s", len(self.rooms), seconds)

    async def _alone(self, code: str, work: Awaitable[object]) -> None:
        """Do something for one table; if it fails, no other table is affected."""
        try:
            await work
        except UnreadableTable:
            pass  # the operator was told when it was found
        except (StoreFailed, Conflict) as error:
            log.warning("table %s: the log failed, and is tried again: %s", code, error)
        except Exception:
            log.exception("table %s: housekeeping failed", code)

    async def stop(self) -> None:
        """Close every connection, then the log once everything is written."""
        for chore in self._chores:
            chore.cancel()
        self.close_tables()
        await self._writer.close()
        self._bot_threads.close()
        self.hints.threads.close()
        self.store.close()

    def close_tables(self) -> None:
        """Tell everybody connected that the server stops, and end their connections."""
        for room in self.rooms.values():
            room.close("stopping", "the server is being restarted; your seat is kept")

    async def _every(self, seconds: float, chore: Callable[[], Any]) -> None:
        while True:
            await asyncio.sleep(seconds)
            try:
                await chore()
            except Exception:
                log.exception("a chore failed")

    async def _ping(self) -> None:
        at = self.now()
        self._pinged = (self._pinged + 1) % _PING_PARTS
        for room in tuple(self.rooms.values())[self._pinged :: _PING_PARTS]:
            for client in tuple(room.clients):
                client.keep_up(at, is_timed=room.may_race)

    async def _tidy(self) -> None:
        """Drop quiet tables from memory, and close those that nobody has visited for long."""
        at = self.now()
        for code, room in tuple(self.rooms.items()):
            if room.is_idle and at - room.quiet_since > _QUIET_FOR:
                room.close("expired", "nobody was here any more")
                del self.rooms[code]
        before = at - self.limits.idle_hours * 3600
        if self._began_at <= before:  # what was before the start was by another clock
            for summary in await asyncio.to_thread(self.store.expired, before):
                await self._alone(summary.code, self._expire(summary.code, before))
        await self._remove_old(at)

    async def _remove_old(self, at: float) -> None:
        """Delete the tables that are over and older than the operator wants to keep them."""
        if self.limits.keep_days is None:
            return
        before = at - self.limits.keep_days * 86_400
        ended = await asyncio.to_thread(self.store.expired, before, ENDED_STAGES)
        old = [summary.code for summary in ended if summary.code not in self.rooms]
        for first in range(0, len(old), _REMOVED_AT_ONCE):
            codes = old[first : first + _REMOVED_AT_ONCE]
            await asyncio.to_thread(self.store.remove, codes)
        if old:
            log.info("%d tables were removed: older than %g days", len(old), self.limits.keep_days)

    async def _collect(self) -> None:
        if self._garbage.is_due():
            self._garbage.collect()

    async def _expire(self, code: str, before: float) -> None:
        """Close a table unless it has changed since a time; the index may lag behind its log."""
        room = await self.room(code)
        if room is None or room.authority.table.changed_at >= before:
            return
        if not room.clients and not room.is_over:
            await self._close(room)

    async def _close(self, room: Room) -> None:
        """Close a table until somebody comes to it."""
        await room.take(room.authority.expire)
        if room.clients:  # somebody has come meanwhile
            await room.take(room.authority.reopen)
            return
        room.close("expired", "nobody was here any more")
        self.rooms.pop(room.code, None)

    # ── tables ──────────────────────────────────────────────────────────────────────────────────

    async def room(self, code: str) -> Room | None:
        """The room of the table with a code, from memory or rebuilt from the log; None for none.

        Raises UnreadableTable if its log cannot be read, and StoreFailed if the database fails.
        """
        if code in self.rooms:
            return self.rooms[code]
        if not is_code(code):
            return None
        if code in self._unreadable:
            raise UnreadableTable
        if code not in self._loading:
            self._loading[code] = asyncio.create_task(self._load(code))
        try:
            return await asyncio.shield(self._loading[code])
        finally:
            self._loading.pop(code, None)

    async def _load(self, code: str) -> Room | None:
        try:
            entries = await asyncio.to_thread(self.store.log_of, code)
            if not entries:
                return None
            authority = rebuilt(entries, self.now(), **self._making)
        except (BadLog, StoreDamaged) as bad:
            log.error("%s; table %s stays closed, and the other tables go on", bad, code)
            self._unreadable.add(code)
            raise UnreadableTable from None
        room = self._seat(authority)
        room.follow()
        return room

    def _seat(self, authority: Authority) -> Room:
        """Make the room of a table, with its bots."""
        room = Room(authority, self._writer, self.now)
        table = BotTable(
            code=room.code,
            view=authority.view,
            pace=lambda: authority.table.pace,
            asked=lambda: authority.asked(self.now()),
            move=room.bot_move,
            replace=room.replace_bot,
        )
        room.bot_runner = BotRunner(table, self._bot_threads, self._make_bot)
        room.gives_way = self._forget
        room.begins_anew = self._begin_anew
        self.rooms[room.code] = room
        return room

    def _forget(self, room: Room) -> None:
        """Drop a room whose table another server has changed: its state is out of date."""
        if self.rooms.get(room.code) is room:
            del self.rooms[room.code]

    async def open(self, wanted: p.OpenTable) -> p.Opened:
        """Open a table, with the person who asks for it in seat 0 as its host.

        Raises BadOption, UnknownGame, UnknownBot or Refusal.
        """
        if len(self.rooms) >= self.limits.tables:
            raise Refusal("too-many", "this server has all the tables that it can carry")
        options = preset(wanted.game).checked(wanted.options)
        seats = preset(wanted.game).game(options).seats
        key = self._entropy(32).hex()
        secret = seat_secret(key, 0, "open")
        host = ev.ChairKept("person", checked_name(wanted.name, ()), "", hash_of(secret))
        room = await self._open(
            ev.Opened(
                code=self._code(),
                game=wanted.game,
                options=options,
                chairs=chairs_wished(host, wanted.others, seats),
                secret=self._entropy(32).hex(),
                key=key,
                pace=wanted.pace,
                clock=wanted.clock,
                listed=wanted.listed,
            )
        )
        return p.Opened(room.code, 0, secret)

    async def _open(self, event: ev.Opened) -> Room:
        at = self.now()
        table = opened(event, at)
        entry = Entry(event.code, table.version, at, ev.encode(event))
        await self._writer.append(Group((entry,), summary_of(table)))
        return self._seat(Authority(table, at, **self._making))

    async def again(self, room: Room, caller: Caller, command: p.Again) -> None:
        """Open a table for the next match of the same people, who keep their seats' secrets."""
        table = room.authority.table
        if room.authority.has_acted(caller, command):
            await room.take(lambda at: room.authority.decide(caller, command, at))
            return
        try:
            room.authority.need_end(caller)
        except Refusal as refusal:
            refused = p.Refused(command.id, refusal.code, str(refusal))
            room.refuse(caller.answer_to, refused)
            return
        try:
            wanted = following(table, self._code(), self._entropy, *_wishes(table, caller, command))
        except (Refusal, BadOption, UnknownGame) as error:
            room.refuse(caller.answer_to, p.Refused(command.id, error.code, str(error)))
            return
        after = await self._open(wanted)
        step = await room.take(lambda at: room.authority.continued(caller, command, after.code, at))
        if not step.happenings:  # another player asked first: nobody will come to this table
            await self._close(after)

    async def _begin_anew(self, room: Room) -> None:
        """Open the table of a match that begins anew, and have everybody follow to it."""
        table = room.authority.table
        if table.next is not None:
            return
        after = await self._open(following(table, self._code(), self._entropy))
        await room.take(lambda at: room.authority.restarted(after.code, at))

    def listed(self) -> list[p.Listed]:
        """The publicly listed tables in memory, the newest first; 100 at most."""
        tables = [room.authority.table for room in self.rooms.values() if not room.is_over]
        newest = sorted((t for t in tables if t.listed), key=lambda t: -t.opened_at)
        return [_listed(table) for table in newest[:100]]


def _wishes(
    table: Table, caller: Caller, command: p.Again
) -> tuple[str, Mapping[str, OptionValue]]:
    """The game and the options of the next match, which the host may change. Raises Refusal."""
    if command.game is None and command.options is None:
        return table.game, table.options
    if caller.seat != table.host:
        raise Refusal("not-host", f"only {table.chairs[table.host].name} may choose another game")
    game = table.game if command.game is None else command.game
    if command.options is not None:
        return game, command.options
    return game, table.options if game == table.game else {}


def _listed(table: Table) -> p.Listed:
    return p.Listed(
        code=table.code,
        game=table.game,
        title=preset(table.game).title,
        stage=table.stage,
        players=tuple(chair.name for chair in table.chairs if chair.is_person),
        open_seats=0 if table.locked else sum(not chair.is_person for chair in table.chairs),
    )


def _steady_clock() -> Callable[[], float]:
    """A clock in seconds since 1970 that never goes back."""
    offset = time.time() - time.monotonic()
    return lambda: offset + time.monotonic()
