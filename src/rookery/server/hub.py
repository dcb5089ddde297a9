"""All the tables of one server: opening, finding, rebuilding and closing them."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import Any

from rookery.bots import bot
from rookery.core.errors import BadOption, UnknownGame
from rookery.core.options import OptionValue
from rookery.review import Settings
from rookery.server.barring import Barred
from rookery.server.checking import log_losses
from rookery.server.codes import is_code, new_code
from rookery.server.conduct.conduct import Conduct
from rookery.server.deals.compared import Deals
from rookery.server.evenings.director import Director
from rookery.server.history.forgetting import Forgetter
from rookery.server.history.recorder import Recorder
from rookery.server.housekeeping import Housekeeping
from rookery.server.limits import Addresses, Limits
from rookery.server.log.chain import BadLog
from rookery.server.log.database import StoreDamaged, StoreFailed
from rookery.server.log.entries import Entry, Group, Lease
from rookery.server.log.leases import LeaseUnsure, OwnedElsewhere
from rookery.server.log.store import Conflict, Store
from rookery.server.log.writer import Writer
from rookery.server.notices.turn_notices import TurnNotices
from rookery.server.outage import Outage
from rookery.server.ownership import Ownership, PoolState, SoleOwner
from rookery.server.people.profiles import Profiles
from rookery.server.ratings.rater import Rater
from rookery.server.rebuilding import ClosedTable, UnreadableTable, rebuilt
from rookery.server.room import Room
from rookery.server.table_log import entries_of, summary_of
from rookery.server.thinking.analyst import Analyst
from rookery.server.thinking.bot_runner import BotRunner, BotTable
from rookery.server.thinking.hints import Hints
from rookery.server.thinking.question import Played
from rookery.server.thinking.reviews import SETTINGS, Reviews
from rookery.server.thinking.thread_pool import BotThreads, usual_count
from rookery.server.updates.standings import listed_view
from rookery.server.waiting.room import WaitingRoom
from rookery.table import events as ev
from rookery.table import pace
from rookery.table import protocol as p
from rookery.table.authority import Authority
from rookery.table.boards import BoardTable, bot_seed
from rookery.table.opening import following, opening
from rookery.table.pace import Wait
from rookery.table.practice import Practice
from rookery.table.refusal import Refusal
from rookery.table.steps import Caller
from rookery.table.table import Table, due_cut, next_deal, opened

log = logging.getLogger("rookery.hub")


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
        bot_wait: Wait = pace.wait,
        review_settings: Settings = SETTINGS,
        analysis_nodes: int | None = None,
        ownership: Ownership | None = None,
    ) -> None:
        self.store = store
        self.ownership = ownership or SoleOwner()
        self.limits = limits or Limits()
        self.addresses = Addresses(self.limits)
        self.now = now or _steady_clock()
        self.rooms: dict[str, Room] = {}
        self.writer = Writer(store)
        self._entropy = entropy
        self._code = code
        self._making: dict[str, Any] = {"deals": deals, "cuts": cuts}
        self._make_bot = make_bot
        self._bot_wait = bot_wait
        stalled, thinks = self.limits.bot_seconds, self.limits.search_seconds
        self.bot_threads = BotThreads(usual_count(), stalled=stalled, thinks=thinks)
        hint_threads = BotThreads(1, stalled=stalled, thinks=thinks, name="hint")
        self.hints = Hints(hint_threads, make_bot)
        self.reviews = Reviews(
            lambda: self.bot_threads.busy + self.hints.threads.busy, review_settings
        )
        self.analyst = Analyst(self.bot_threads, self.limits, analysis_nodes)
        self._loading: dict[str, asyncio.Task[Room | None]] = {}
        self.unreadable: set[str] = set()
        self._reading = Outage(log, "reading the log")
        self.barred = Barred(store.bars)
        self.profiles = Profiles(store.connections, self.limits.profiles)
        self.director = Director(self)
        self.conduct = Conduct(store.connections)
        self.waiting = WaitingRoom(self)
        self.recorder = Recorder(store, self.now, lambda: self.ownership.does_chores)
        self.forgetter = Forgetter(store)
        self.rater = Rater(store, self.now, lambda: self.ownership.does_chores)
        self.waiting.ratings = self.rater.looking
        self.deals = Deals(self, entropy, make_bot)
        self.notices = TurnNotices(self)
        self.housekeeping = Housekeeping(self)
        self.is_stopping = False
        self._lost_ends: dict[str, p.LostEnd] = {}
        self.pool_listed: Callable[[], list[p.Listed]] = list
        self.tell_bars: Callable[[], None] = lambda: None
        self.bring: Callable[[str, str], None] = lambda owner, code: None
        self.pool_state: Callable[[], PoolState | None] = lambda: None
        self._releasing: set[asyncio.Future[None]] = set()

    # ── running ─────────────────────────────────────────────────────────────────────────────────

    async def start(self) -> None:
        """Check the end of the log, and start the background tasks."""
        self._lost_ends = await asyncio.to_thread(log_losses, self.store)
        await self.load_bars()
        self.housekeeping.start()
        self.recorder.start()
        self.rater.start()

    async def load_bars(self) -> None:
        """Read whom the operator has barred. If that fails, it is logged, and stays as it was."""
        try:
            await self.barred.load()
        except StoreFailed as error:
            log.error("the list of barred networks cannot be read: %s", error)
        await self.conduct.load(self.now())

    async def stop(self) -> None:
        """Close every connection, then the log once everything is written."""
        self.housekeeping.stop()
        self.close_tables()
        await self.rater.stop()
        self.notices.stop()
        await self.writer.close()
        await self.recorder.stop()
        self.bot_threads.close()
        self.hints.threads.close()
        self.deals.close()
        self.reviews.close()
        self.analyst.close()
        self.store.close()

    def close_tables(self) -> None:
        """Tell everybody connected that the server stops, and end their connections."""
        self.is_stopping = True
        self.waiting.look_again()
        for room in self.rooms.values():
            room.close("stopping", "the server is being restarted; your seat is kept")

    async def close_unless_visited(self, room: Room) -> None:
        """Close an abandoned table, which opens again as soon as somebody comes."""
        version = room.authority.table.version
        await room.take(lambda at: room.authority.expire(at, version))
        if not room.authority.table.is_expired:
            return  # it was played on at another server
        if room.clients:  # somebody has come meanwhile
            await room.take(room.authority.reopen)
            return
        room.close("expired", "nobody was here any more")
        self.forget(room)

    # ── tables ──────────────────────────────────────────────────────────────────────────────────

    async def room(self, code: str) -> Room | None:
        """The room of a table, from memory or rebuilt from the log; None if no table has the code.

        Raises OwnedElsewhere if another server has it, UnreadableTable if its log cannot be read,
        and StoreFailed if the database fails.
        """
        if code in self.rooms:
            self.rooms[code].need_ownership()
            return self.rooms[code]
        if not is_code(code):
            return None
        if code in self.unreadable:
            raise UnreadableTable
        if code not in self._loading:
            loading = self._loading[code] = asyncio.create_task(self._load(code))
            loading.add_done_callback(partial(self._loaded, code))
        return await asyncio.shield(self._loading[code])

    def _loaded(self, code: str, loading: asyncio.Task[Room | None]) -> None:
        """Forget that a table was being loaded, whether or not anybody still waits for it."""
        del self._loading[code]
        if not loading.cancelled():
            loading.exception()

    async def _load(self, code: str) -> Room | None:
        lease = await self.ownership.take(code)
        try:
            authority = await self._authority(code)
            if authority is not None and authority.table.is_closed:
                raise ClosedTable
        except BaseException:
            await self.ownership.release(lease)
            raise
        if authority is None:
            return None
        self._need(lease, code)
        room = self._seat(authority, lease)
        room.follow()
        return room

    def _need(self, lease: Lease | None, code: str) -> None:
        """Raise LeaseUnsure if a lease was lost while its table was being opened."""
        if not self.ownership.has(lease):
            self.ownership.give_up(lease)
            raise LeaseUnsure(code)

    async def table(self, code: str) -> Table | None:
        """A table to be read, whoever owns it. Raises what `room` raises but OwnedElsewhere."""
        try:
            room = await self.room(code)
        except OwnedElsewhere:
            authority = await self._authority(code)
            return None if authority is None else authority.table
        return None if room is None else room.authority.table

    async def _authority(self, code: str) -> Authority | None:
        """The authority of a table, rebuilt from its log."""
        try:
            entries = await asyncio.to_thread(self.store.log_of, code)
            authority = rebuilt(entries, self.now(), **self._making) if entries else None
        except (BadLog, StoreDamaged) as bad:
            log.error("%s; table %s stays closed, and the other tables go on", bad, code)
            self.unreadable.add(code)
            raise UnreadableTable from None
        except StoreFailed as error:
            self._reading.failed(error)
            raise
        self._reading.worked()
        return authority

    def _seat(self, authority: Authority, lease: Lease | None) -> Room:
        """Make the room of a table, with its bots, unless it has been made meanwhile."""
        if authority.table.code in self.rooms:
            return self.rooms[authority.table.code]
        room = Room(authority, self.writer, self.now, lease, self.ownership)
        table = BotTable(
            code=room.code,
            view=authority.view,
            pace=lambda: "instant" if authority.table.is_slow else authority.table.pace,
            asked=lambda: authority.asked(self.now()),
            move=room.bot_move,
            replace=room.replace_bot,
            played=lambda: Played(authority.table.game, authority.table.options),
            seed=lambda seat: bot_seed(authority.table, seat),
        )
        room.bot_runner = BotRunner(table, self.bot_threads, self._make_bot, wait=self._bot_wait)
        room.tell_lost(self._lost_ends.get(room.code))
        room.gives_way = self.forget
        room.notices = self.notices
        room.begins_anew = self._begin_anew
        room.has_ended = self.recorder.note
        room.is_followed = self.deals.follow
        self.rooms[room.code] = room
        return room

    def forget(self, room: Room) -> None:
        """Drop a closed room from memory; its log brings it back, here or at another server."""
        if self.rooms.get(room.code) is room:
            del self.rooms[room.code]
            if room.lease is not None and self.ownership.has(room.lease):
                releasing = asyncio.ensure_future(self.ownership.release(room.lease))
                self._releasing.add(releasing)
                releasing.add_done_callback(self._releasing.discard)

    def lose(self, leases: Iterable[Lease]) -> None:
        """Close the rooms of tables that other servers have taken."""
        for lease in leases:
            room = self.rooms.get(lease.code)
            if room is not None and room.lease == lease:
                log.warning("table %s belongs to another server now", lease.code)
                room.give_way()

    async def reopen(self, code: str) -> None:
        """Open a table again that the operator has closed. Raises StoreFailed."""
        lease = await self.ownership.take(code)
        authority = await self._authority(code)
        assert authority is not None
        self._need(lease, code)
        if code in self.rooms:  # somebody else has done the same
            return
        room = self._seat(authority, lease)
        try:
            await room.take(room.authority.reopen)
        except BaseException:
            room.give_way()
            raise

    async def open(self, wanted: p.OpenTable) -> p.Opened:
        """Open a table, with the person who asks for it in seat 0 as its host.

        Raises BadOption, UnknownGame, UnknownBot or Refusal.
        """
        self._need_room_for_more()
        event, secret = opening(wanted, self._code(), self._entropy)
        room = await self._open(event)
        return p.Opened(room.code, 0, secret)

    async def practise(self, wanted: Practice, name: str, pace: str) -> p.Opened:
        """Open a practice table for one person, which starts at once.

        Raises BadOption, UnknownGame, UnknownBot or Refusal.
        """
        self._need_room_for_more()
        event, secret = wanted.opening(name, pace, self._code(), self._entropy)
        room = await self._open(event)
        return p.Opened(room.code, wanted.seat, secret)

    async def open_boards(
        self, wanted: BoardTable, secret: str, key: str = "", code: str = ""
    ) -> str:
        """Open a table with boards, which starts at once, and return its code.

        `secret` is that of the set of its boards, and `key` the table's, from which `seat_secret`
        makes secrets; both it and the code are new by default. Raises BadOption, UnknownGame,
        UnknownBot or Refusal, and Conflict if a given code is in use.
        """
        self._need_room_for_more()
        event = wanted.opening(secret, code or self._code(), key or self._entropy(32).hex())
        return (await self._open(event)).code

    async def open_by(self, opening: Callable[[str, str, str], ev.Opened]) -> Room:
        """Open a table with the event that `opening` makes of a code, a key and a secret, all new.

        The key is the table's, and the secret that of its shuffle.
        Raises Refusal and StoreFailed.
        """
        self._need_room_for_more()
        key, secret = self._entropy(32).hex(), self._entropy(32).hex()
        return await self._open(opening(self._code(), key, secret))

    def _need_room_for_more(self) -> None:
        if len(self.rooms) >= self.limits.tables:
            raise Refusal("too-many", "this server has all the tables that it can carry")

    async def _open(self, event: ev.Opened) -> Room:
        at = self.now()
        authority = Authority(opened(event, at), at, **self._making)
        table = authority.table
        step = authority.begun(at)
        entries = [Entry(event.code, table.version, at, ev.encode(event))]
        entries += entries_of(event.code, step)
        lease = self.ownership.new(event.code)
        try:
            await self.writer.append(Group(tuple(entries), summary_of(step.table), lease))
        except StoreFailed as failed:
            await self.ownership.release(lease)
            # Nobody has its code, so for the one who asked it has not happened.
            raise StoreFailed(str(failed)) from None
        except Conflict:
            self.ownership.give_up(lease)
            raise
        self._need(lease, event.code)
        authority.commit(step)
        room = self._seat(authority, lease)
        if step.table.is_awaited:  # nobody may come who would set it going
            room.follow()
        return room

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
            await self.close_unless_visited(after)

    async def _begin_anew(self, room: Room) -> None:
        """Open a table for a match that people have agreed to restart, and send everybody there."""
        table = room.authority.table
        if table.next is not None:
            return
        after = await self._open(following(table, self._code(), self._entropy))
        await room.take(lambda at: room.authority.restarted(after.code, at))

    def listed(self) -> list[p.Listed]:
        """The publicly listed tables of all servers, the newest of each first; 100 at most."""
        return [*self.listed_here(), *self.pool_listed()][:100]

    def listed_here(self) -> list[p.Listed]:
        """The listed tables in memory at which a seat is free, the newest first; 100 at most."""
        tables = [room.authority.table for room in self.rooms.values() if not room.is_over]
        newest = sorted((t for t in tables if t.listed), key=lambda t: -t.opened_at)
        return [it for it in map(listed_view, newest) if it.open_seats > 0][:100]


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


def _steady_clock() -> Callable[[], float]:
    """A clock in seconds since 1970 that never goes back."""
    offset = time.time() - time.monotonic()
    return lambda: offset + time.monotonic()
