"""All the tables of one server: opening, finding, rebuilding and closing them."""

import asyncio
import logging
import secrets
from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import Any

from rookery.core.errors import BadOption, UnknownGame
from rookery.core.options import OptionValue
from rookery.messages import refusals
from rookery.server.checking import log_losses
from rookery.server.codes import is_code, new_code
from rookery.server.database.chain import BadLog
from rookery.server.database.database import StoreDamaged, StoreFailed
from rookery.server.database.entries import Entry, Group, Lease
from rookery.server.database.leases import LeaseUnsure, OwnedElsewhere
from rookery.server.database.store import Conflict, Store
from rookery.server.database.writer import Writer
from rookery.server.limits import Limits
from rookery.server.outage import Outage
from rookery.server.ownership import Others, Ownership
from rookery.server.rebuilding import ClosedTable, UnreadableTable, rebuilt
from rookery.server.room import Room
from rookery.server.room_events import Listener, RoomEvent
from rookery.server.table_log import entries_of, summary_of
from rookery.server.thinking.bot_runner import BotRunner
from rookery.server.updates.standings import listed_view
from rookery.table import events as ev
from rookery.table import protocol as p
from rookery.table.authority import Authority
from rookery.table.refusal import Refusal, Refused
from rookery.table.seating.boards import BoardTable
from rookery.table.seating.opening import following, opening
from rookery.table.seating.practice import Practice
from rookery.table.steps import Caller
from rookery.table.table import Table, due_cut, next_deal, opened

log = logging.getLogger("rookery.tables")

_LISTED_FOR = 90.0
"""A listed table without people stays in the list for this many seconds: longer than a reload or a
lost connection takes. Unmeasured."""


class Tables:
    """The tables of one server; each table in memory has a room.

    `listeners` receive the events of the rooms, in the order of the tuple. `bots_of` makes the bots
    of a room.
    """

    def __init__(
        self,
        store: Store,
        writer: Writer,
        limits: Limits,
        now: Callable[[], float],
        ownership: Ownership,
        others: Others,
        bots_of: Callable[[Room], BotRunner],
        *,
        entropy: Callable[[int], bytes] = secrets.token_bytes,
        code: Callable[[], str] = new_code,
        deals: Callable[[Table], ev.Dealt] = next_deal,
        cuts: Callable[[Table], ev.Cut] = due_cut,
    ) -> None:
        self.rooms: dict[str, Room] = {}
        self.unreadable: set[str] = set()
        self.listeners: tuple[Listener, ...] = ()
        self.is_stopping = False
        self._store = store
        self._writer = writer
        self._most = limits.tables
        self._now = now
        self._ownership = ownership
        self._others = others
        self._bots_of = bots_of
        self._entropy = entropy
        self._code = code
        self._making: dict[str, Any] = {"deals": deals, "cuts": cuts}
        self._loading: dict[str, asyncio.Task[Room | None]] = {}
        self._reading = Outage(log, "reading the log")
        self._lost_ends: dict[str, p.LostEnd] = {}
        self._releasing: set[asyncio.Future[None]] = set()

    async def check_log(self) -> None:
        """Look for events missing at the end of the log, as after a power cut, and report them."""
        self._lost_ends = await asyncio.to_thread(log_losses, self._store)

    def tell(self, event: RoomEvent) -> None:
        """Pass an event of a room to the listeners."""
        for listener in self.listeners:
            listener(event)

    def close(self) -> None:
        """Tell all connected clients that the server is stopping, and close their connections."""
        self.is_stopping = True
        for room in self.rooms.values():
            room.close("stopping", refusals.bye_restarted())

    async def close_unless_visited(self, room: Room) -> None:
        """Close an abandoned table. It opens again as soon as somebody connects."""
        version = room.authority.table.version
        await room.take(lambda at: room.authority.expire(at, version))
        if not room.authority.table.is_expired:
            return  # somebody has played at another server
        if room.clients:  # somebody has connected meanwhile
            await room.take(room.authority.reopen)
            return
        room.close("expired", refusals.bye_expired())
        self.forget(room)

    # ── tables ──────────────────────────────────────────────────────────────────────────────────

    async def room(self, code: str) -> Room | None:
        """The room of a table, from memory or rebuilt from the log; None if no table has the code.

        Raises OwnedElsewhere if another server owns the table, UnreadableTable if its log cannot be
        read, and StoreFailed if the database fails.
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
        """Forget the task that loaded a table, whether or not anybody still waits for it."""
        del self._loading[code]
        if not loading.cancelled():
            loading.exception()

    async def _load(self, code: str) -> Room | None:
        lease = await self._ownership.take(code)
        try:
            authority = await self._authority(code)
            if authority is not None and authority.table.is_closed:
                raise ClosedTable
        except BaseException:
            await self._ownership.release(lease)
            raise
        if authority is None:
            return None
        self._need(lease, code)
        room = self._seat(authority, lease)
        room.follow()
        return room

    def _need(self, lease: Lease | None, code: str) -> None:
        """Raise LeaseUnsure if the lease was lost while the table was being opened."""
        if not self._ownership.has(lease):
            self._ownership.give_up(lease)
            raise LeaseUnsure(code)

    async def table(self, code: str) -> Table | None:
        """Read a table, whoever owns it. Raises what `room` does, except OwnedElsewhere."""
        try:
            room = await self.room(code)
        except OwnedElsewhere:
            authority = await self._authority(code)
            return None if authority is None else authority.table
        return None if room is None else room.authority.table

    async def need(self, code: str) -> Table:
        """Read a table, as `table` does. Raises Refusal if there is none."""
        table = await self.table(code)
        if table is None:
            raise Refusal("no-table", refusals.no_table())
        return table

    async def readable(self, code: str) -> Table | None:
        """Read a table, as `table` does. None also if the table is closed or unreadable."""
        try:
            return await self.table(code)
        except (ClosedTable, UnreadableTable):
            return None

    async def of_seat(self, code: str, secret: str | None) -> Table | None:
        """The table `code` if the secret opens a seat there; otherwise None."""
        if secret is None or not is_code(code):
            return None
        table = await self.readable(code)
        return None if table is None or table.seat_of(secret) is None else table

    async def _authority(self, code: str) -> Authority | None:
        """The authority of a table, rebuilt from its log."""
        try:
            entries = await asyncio.to_thread(self._store.log_of, code)
            authority = rebuilt(entries, self._now(), **self._making) if entries else None
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
        """Make the room of a table with its bots; if one was made meanwhile, return that room."""
        if authority.table.code in self.rooms:
            return self.rooms[authority.table.code]
        room = Room(authority, self._writer, self._now, self, lease, self._ownership)
        room.bot_runner = self._bots_of(room)
        room.tell_lost(self._lost_ends.get(room.code))
        self.rooms[room.code] = room
        return room

    def forget(self, room: Room) -> None:
        """Drop a closed room from memory; the log restores the table, here or at another server."""
        if self.rooms.get(room.code) is room:
            del self.rooms[room.code]
            if room.lease is not None and self._ownership.has(room.lease):
                releasing = asyncio.ensure_future(self._ownership.release(room.lease))
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
        """Open a table again that the operator closed. Raises StoreFailed."""
        lease = await self._ownership.take(code)
        authority = await self._authority(code)
        assert authority is not None
        self._need(lease, code)
        if code in self.rooms:  # somebody else has reopened it
            return
        room = self._seat(authority, lease)
        try:
            await room.take(room.authority.reopen)
        except BaseException:
            room.give_way()
            raise

    async def open(self, wanted: p.OpenTable) -> p.Opened:
        """Open a table; the person who asks for it is its host, in seat 0.

        Raises BadOption, UnknownGame, UnknownBot or Refusal.
        """
        self._need_room_for_more()
        event, secret = opening(wanted, self._code(), self._entropy)
        room = await self._open(event)
        return p.Opened(room.code, 0, secret)

    async def practise(self, wanted: Practice, name: str, pace: str) -> p.Opened:
        """Open and start a practice table. BadOption, UnknownGame, UnknownBot or Refusal."""
        self._need_room_for_more()
        event, secret = wanted.opening(name, pace, self._code(), self._entropy)
        room = await self._open(event)
        return p.Opened(room.code, wanted.seat, secret)

    async def open_boards(
        self, wanted: BoardTable, secret: str, key: str = "", code: str = ""
    ) -> str:
        """Open a table with boards, whose play starts at once, and return its code.

        `secret` is the secret of the set of boards. `key` is the key of the table, from which
        `seat_secret` derives the secrets of seats. An empty key or code is replaced by a new one.
        Raises BadOption, UnknownGame, UnknownBot, Refusal, and Conflict if the code is in use.
        """
        self._need_room_for_more()
        event = wanted.opening(secret, code or self._code(), key or self._entropy(32).hex())
        return (await self._open(event)).code

    async def open_by(self, opening: Callable[[str, str, str], ev.Opened]) -> Room:
        """Open a table with the event that `opening` makes from a new code, key and secret.

        The key is for the table, the secret for its shuffle. Raises Refusal and StoreFailed.
        """
        self._need_room_for_more()
        key, secret = self._entropy(32).hex(), self._entropy(32).hex()
        return await self._open(opening(self._code(), key, secret))

    def _need_room_for_more(self) -> None:
        if len(self.rooms) >= self._most:
            raise Refusal("too-many", refusals.server_full_tables())

    async def _open(self, event: ev.Opened) -> Room:
        at = self._now()
        authority = Authority(opened(event, at), at, **self._making)
        table = authority.table
        step = authority.begun(at)
        entries = [Entry(event.code, table.version, at, ev.encode(event))]
        entries += entries_of(event.code, step)
        lease = self._ownership.new(event.code)
        try:
            await self._writer.append(Group(tuple(entries), summary_of(step.table), lease))
        except StoreFailed as failed:
            await self._ownership.release(lease)
            # Nobody knows the table's code, so it does no harm if the table was stored after all.
            raise StoreFailed(str(failed)) from None
        except Conflict:
            self._ownership.give_up(lease)
            raise
        self._need(lease, event.code)
        authority.commit(step)
        room = self._seat(authority, lease)
        if step.table.is_awaited:  # the person who would start it may never come
            room.follow()
        return room

    async def again(self, room: Room, caller: Caller, command: p.Again) -> None:
        """Open a table for the next match of the same people, whose seats keep their secrets."""
        table = room.authority.table
        if room.authority.has_acted(caller, command):
            await room.take(lambda at: room.authority.decide(caller, command, at))
            return
        try:
            room.authority.need_end(caller)
        except Refusal as refusal:
            refused = Refused(command.id, refusal.code, refusal.told)
            room.refuse(caller.answer_to, refused)
            return
        try:
            wanted = following(table, self._code(), self._entropy, *_wishes(table, caller, command))
        except (Refusal, BadOption, UnknownGame) as error:
            room.refuse(caller.answer_to, Refused(command.id, error.code, error.told))
            return
        after = await self._open(wanted)
        step = await room.take(lambda at: room.authority.continued(caller, command, after.code, at))
        if not step.happenings:  # another player was faster: the new table stays unused
            await self.close_unless_visited(after)

    async def begin_anew(self, room: Room) -> None:
        """Open a table for a match that people have agreed to restart, and send everybody to it."""
        table = room.authority.table
        if table.next is not None:
            return
        after = await self._open(following(table, self._code(), self._entropy))
        await room.take(lambda at: room.authority.restarted(after.code, at))

    def listed(self) -> list[p.Listed]:
        """The publicly listed tables of all servers, each server's newest first; 100 at most."""
        return [*self.listed_here(), *self._others.listed()][:100]

    def listed_here(self) -> list[p.Listed]:
        """The listed tables in memory that have a free seat, the newest first; 100 at most.

        At tables that are not slow, somebody must be connected now or have been a moment ago.
        """
        at = self._now()
        rooms = [room for room in self.rooms.values() if not room.is_over]
        tables = [
            room.authority.table
            for room in rooms
            if room.authority.table.is_slow or room.authority.live.deserted_for(at) <= _LISTED_FOR
        ]
        newest = sorted((t for t in tables if t.listed), key=lambda t: -t.opened_at)
        return [it for it in map(listed_view, newest) if it.open_seats > 0][:100]

    async def unname(self, secret_hash: str, code: str) -> None:
        """Remove a deleted profile's name from a table in play. Raises StoreFailed and Conflict."""
        room = self.rooms.get(code)
        if room is not None and not room.is_over:
            await room.take(lambda at: room.authority.unnamed(secret_hash, at))


def _wishes(
    table: Table, caller: Caller, command: p.Again
) -> tuple[str, Mapping[str, OptionValue]]:
    """The next match's game and options, which only the host may change. Raises Refusal."""
    if command.game is None and command.options is None:
        return table.game, table.options
    if caller.seat != table.host:
        raise Refusal("not-host", refusals.host_game(host=table.chairs[table.host].name))
    game = table.game if command.game is None else command.game
    if command.options is not None:
        return game, command.options
    return game, table.options if game == table.game else {}
