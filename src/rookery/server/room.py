"""An open table with its clients and bots. Every step is stored in the log before it is shown."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from dataclasses import replace
from itertools import count
from typing import Any, Protocol

from rookery.core.cards import Seat
from rookery.core.messages import Told
from rookery.core.moves import Move
from rookery.messages import refusals
from rookery.server import metrics
from rookery.server.alarm import Alarm
from rookery.server.database.database import StoreFailed, StoreUnsure
from rookery.server.database.entries import Lease
from rookery.server.database.leases import LeaseLost, LeaseUnsure
from rookery.server.database.store import Conflict
from rookery.server.database.writer import Writer
from rookery.server.ownership import Ownership
from rookery.server.room_events import Ended, Missed, RoomEvent, Seen, Stepped, ended_in
from rookery.server.table_log import TableLog
from rookery.server.thinking.bot_runner import BotRunner
from rookery.server.updates.answers import in_words_of
from rookery.server.updates.attendance import Attendance
from rookery.server.updates.clients import Client, Receiver
from rookery.server.updates.feed import Feed
from rookery.table import events as ev
from rookery.table import protocol as p
from rookery.table.authority import Authority
from rookery.table.refusal import Refusal, Refused
from rookery.table.seating.arrangement import new_seats
from rookery.table.steps import Asked, Caller, Step
from rookery.table.table import OVER

log = logging.getLogger("rookery.table")


_AGAIN_AFTER = 1.0
"""Seconds before another attempt after the log has failed. Unmeasured, as are the next numbers."""

_RESTS_WITHIN = 0.5
"""Seconds that a step may still take before its table is handed over."""

_AHEAD = 900.0
"""A slow table sets an alarm only for deadlines within this many seconds. While it waits for a
later deadline, its room can be dropped from memory."""

_MOST_TRIES = 5
"""A step is decided at most this many times, if other servers keep writing to the same table."""


class Keeper(Protocol):
    """The owner of a server's rooms."""

    def tell(self, event: RoomEvent) -> None:
        """Process an event of a room."""

    def forget(self, room: Room) -> None:
        """Drop a closed room from memory."""

    async def begin_anew(self, room: Room) -> None:
        """Open a new table for a match that people have agreed to restart."""


class Room:
    """A table in the memory of this server."""

    def __init__(
        self,
        authority: Authority,
        writer: Writer,
        now: Callable[[], float],
        keeper: Keeper,
        lease: Lease | None,
        ownership: Ownership,
    ) -> None:
        self.authority = authority
        self.lease = lease
        self._keeper = keeper
        self._ownership = ownership
        self.clients = Attendance(now)
        self.opened_here_at = now()
        self.bot_runner: BotRunner | None = None
        self._feed = Feed(authority)
        self._log = TableLog(writer, authority.table, lease)
        self._now = now
        self._turn = asyncio.Lock()
        self._alarm = Alarm()
        self._is_closed = False
        self._tasks: set[asyncio.Task[Any]] = set()

    @property
    def code(self) -> str:
        """The table's code."""
        return self.authority.table.code

    @property
    def may_race(self) -> bool:
        """Whether round trips matter: in a game with oranges, the quickest call wins the orange."""
        return self.authority.table.match.game.rules.has_races

    def tell_lost(self, lost: p.LostEnd | None) -> None:
        """Remember which events the table's log has lost, to tell everybody who connects."""
        self._feed.lost_end = lost

    # ── steps ───────────────────────────────────────────────────────────────────────────────────

    async def take(self, decide: Callable[[float], Step]) -> Step:
        """Decide a step, store it, then send its answers and updates.

        If another server has written to this table's log, its events are applied first, and the
        step is decided again.

        Raises whatever `decide` raises. Raises StoreFailed or Conflict if the step could not be
        stored; it has not happened then. After StoreUnsure it may have happened, and the room is
        closed. After LeaseUnsure it has not happened here, but another server may have taken the
        same step.
        """
        async with self._turn:
            self.need_ownership()
            step = await self._kept(decide)
            before = self.authority.table
            self.authority.commit(step)
            self._show(step)
            self._forget_texts()
        self.follow()
        if (ended := ended_in(before, step)) is not None:
            self._keeper.tell(Ended(ended, step.table, self.later))
        self._keeper.tell(Stepped(step, lambda seat: seat in self.authority.live.present))
        if any(isinstance(it.event, ev.Ended) and it.event.restarts for it in step.happenings):
            self.later(self._keeper.begin_anew(self))
        return step

    def need_ownership(self) -> None:
        """Raise LeaseUnsure while it is not certain that this server owns the table."""
        if not self._ownership.has(self.lease):
            if not self._is_closed:
                self._alarm.ring_in(_AGAIN_AFTER, self._wake)
            raise LeaseUnsure(self.code)

    async def _kept(self, decide: Callable[[float], Step]) -> Step:
        """Decide a step and write it to the log. If writing fails, bots try again later."""
        for tries in count(1):
            step = decide(self._now())
            if not step.happenings:
                break
            try:
                await self._log.keep(self.authority.table, step)
                break
            except (StoreUnsure, LeaseLost):
                self.give_way()
                raise
            except StoreFailed:
                self._alarm.ring_in(_AGAIN_AFTER, self._wake)
                raise
            except Conflict:
                log.warning("table %s: another server has written to its log", self.code)
                if not await self._catch_up():
                    raise LeaseUnsure(self.code) from None
                if tries == _MOST_TRIES:
                    self._alarm.ring_in(_AGAIN_AFTER, self._wake)
                    raise
        return step

    async def _catch_up(self) -> bool:
        """Apply and show what another server wrote. Closes, and returns False, if that fails."""
        try:
            history = await self._log.written_by_others(self.authority.table.version)
            step = self.authority.caught_up(history, self._now())
        except Exception as error:  # noqa: BLE001 a damaged event may break anything
            log.error("table %s: its log cannot be followed: %s", self.code, type(error).__name__)
            self.give_way()
            return False
        self.authority.commit(step)
        self._show(step)
        self.follow()
        return True

    async def rest(self) -> bool:
        """Close the room between two steps, to hand it over. False if a step takes too long."""
        try:
            await asyncio.wait_for(self._turn.acquire(), _RESTS_WITHIN)
        except TimeoutError:
            return False
        try:
            self._ownership.give_up(self.lease)
            self._keeper.forget(self)
            self.close("stopping", refusals.bye_other_server())
        finally:
            self._turn.release()
        return True

    def give_way(self) -> None:
        """Close the room; the table is rebuilt from the log as soon as somebody connects."""
        self._keeper.forget(self)
        self.close("stopping", refusals.bye_from_log())

    def _show(self, step: Step) -> None:
        self._count_moves(step)
        self._feed.follow(step.happenings)
        for each in step.happenings:
            if isinstance(each.event, ev.Reseated | ev.RulesChanged):
                self.clients.reseat(new_seats(each.event.order))
        for answer in step.answers:
            answer.to.send(p.encode(in_words_of(answer.to.language, answer.message)))
            if isinstance(answer.message, Refused):
                metrics.REFUSALS.labels(answer.message.code).inc()
                if isinstance(answer.to, Client):
                    answer.to.reader.resend_parts()
        for each in step.happenings:
            if isinstance(each.event, ev.Left | ev.Released | ev.HandedOver):
                self._close_given_up(each.event)
        self._update_all(step.at)

    def _count_moves(self, step: Step) -> None:
        for each in step.happenings:
            if isinstance(each.event, ev.Moved):
                by = "bot" if each.event.by_bot else "person"
                metrics.moves(step.table.game, by).inc()

    def refuse(self, answer_to: Receiver, refused: Refused) -> None:
        """Send a refusal without a step; to a connected client also a complete update."""
        metrics.REFUSALS.labels(refused.code).inc()
        answer_to.send(p.encode(in_words_of(answer_to.language, refused)))
        if isinstance(answer_to, Client):
            answer_to.reader.resend_parts()
            self._feed.follow(())
            self._update_if_owned(self._now())

    def _update_if_owned(self, at: float) -> None:
        """Send updates without a step, unless another server may own the table."""
        if self._ownership.has(self.lease):
            self._update_all(at)

    def _update_all(self, at: float) -> None:
        for client in self.clients:
            update = self._feed.update(client.reader, at)
            if update is not None:
                client.send(update)

    def follow(self) -> None:
        """Set the alarm for what is due next, and start the bots that have to move."""
        if self._is_closed:
            return
        at = self._now()
        due = self.authority.wake_at(at)
        is_far = self.authority.table.is_slow and due is not None and due > at + _AHEAD
        if due is None or is_far:  # slow tables are woken by housekeeping
            self._alarm.stop()
        else:
            self._alarm.ring_in(max(0.0, due - at), self._wake)
        if self.bot_runner is not None:
            self.bot_runner.follow()

    def _wake(self) -> None:
        if not self._is_closed:
            self.later(self.take(self.authority.tick))

    def later(self, work: Any) -> None:
        """Run work in the background; the room is not idle until the work is done."""
        task = asyncio.ensure_future(self._safely(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _safely(self, work: Any) -> None:
        with contextlib.suppress(StoreFailed, Conflict):  # the failure is logged already
            await work

    # ── clients ─────────────────────────────────────────────────────────────────────────────────

    async def join(self, client: Client) -> None:
        """Add a client; an earlier one of its seat is closed. Raises LeaseUnsure."""
        self.need_ownership()
        self.clients.add(client)
        self._feed.spectators = self.clients.spectators
        await self._arrive(client)

    async def _arrive(self, client: Client) -> None:
        if client.seat is not None:
            await self.take(lambda at: self._arrived(client, at))
            self._seen_by(client.seat)
        elif self.authority.table.is_expired:
            await self.take(self.authority.reopen)
        else:
            self._feed.follow(())
            self._update_all(self._now())

    def _arrived(self, client: Client, at: float) -> Step:
        """Decide the step by which a client returns to its seat, whose number may have changed."""
        if client.seat is None or client not in self.clients:
            return Step(self.authority.table, at)
        self.authority.origins.note(client.seat, client.address)
        return self.authority.arrive(client.seat, at, client.portrait)

    def keep_up(self, at: float) -> None:
        """Ping the clients. Unless the table is slow, mark the clients that have gone silent."""
        is_slow = self.authority.table.is_slow
        for client in self.clients:
            client.keep_up(at, is_timed=not is_slow or self.may_race)
        silent = {it.seat for it in self.clients if it.seat is not None and it.is_silent(at)}
        if not is_slow and silent != self.authority.live.silent:
            self.authority.live.silent = frozenset(silent)
            self._feed.follow(())
            self._update_if_owned(at)

    def leave(self, client: Client) -> None:
        """Remove a client that has disconnected."""
        if client not in self.clients:
            return
        self.clients.discard(client)
        self._feed.spectators = self.clients.spectators
        at = self._now()
        if client.seat is not None:
            if self.authority.live.has_missed_turn(client.seat):
                self._keeper.tell(Missed(self.authority.table, client.seat))
            self.authority.go_away(client.seat, at)
        self._forget_texts()
        self._feed.follow(())
        self._update_if_owned(at)
        self.follow()

    def _forget_texts(self) -> None:
        """Delete what people have written, once the match is over and everybody has left."""
        if self.is_over and not self.clients:
            self.authority.live.chat.forget()

    async def act(self, client: Client, command: p.AnyCommand) -> None:
        """Carry out a command of a connected client, unless the client disconnects meanwhile."""

        def decide(at: float) -> Step:
            if client.is_closed:
                return Step(self.authority.table, at)
            caller = Caller(client.seat, client.trip, client, client.shown, client.address)
            return self.authority.decide(caller, command, at)

        step = await self.take(decide)
        if client.seat is not None:
            self._seen_by(client.seat)
        for answer in step.answers:
            message = answer.message
            if isinstance(message, p.Seated) and client.seat is None:
                await self._seat_taken(client, message)

    async def act_by_secret(
        self, secret: str | None, answer_to: Receiver, command: p.AnyCommand, origin: str = ""
    ) -> Step:
        """Carry out a command sent by POST. `secret` opens a seat; it is None for a spectator.

        Raises Refusal if the secret opens no seat at the time when the command is carried out.
        """
        shown = self.authority.table.version

        def decide(at: float) -> Step:
            caller = replace(self.caller(secret, answer_to, origin), shown=shown)
            return self.authority.decide(caller, command, at)

        step = await self.take(decide)
        seat = None if secret is None else self.authority.table.seat_of(secret)
        if seat is not None:
            self._seen_by(seat)
        return step

    def _seen_by(self, seat: Seat) -> None:
        """Tell the listeners that the person of a seat has been here."""
        if seat < len(self.authority.table.chairs):
            self._keeper.tell(Seen(self.authority.table, seat))

    def caller(
        self, secret: str | None, answer_to: Receiver | None = None, origin: str = ""
    ) -> Caller:
        """The caller whose seat a secret opens; without a secret, a spectator. Raises Refusal."""
        if secret is None:
            return Caller(None, 0.0, answer_to, origin=origin)
        seat = self.authority.table.seat_of(secret)
        if seat is None:
            raise Refusal("bad-secret", refusals.seat_gone())
        client = self.clients.of(seat)
        return Caller(seat, client.trip if client else 0.0, answer_to, origin=origin)

    async def _seat_taken(self, client: Client, seated: p.Seated) -> None:
        """Move a spectator's connection to the seat taken, if the seat's secret is still valid."""
        seat = self.authority.table.seat_of(seated.secret)
        if seat is not None:
            self.clients.discard(client)
            client.reader.sit(seat)
            await self.join(client)

    def _close_given_up(self, event: ev.Left | ev.Released | ev.HandedOver) -> None:
        """Close all connections of a seat that was given up: they must no longer see its cards."""
        match event:
            case ev.Left():
                told = "left", refusals.bye_left()
            case ev.Released():
                told = "released", refusals.bye_released()
            case _:
                told = "released", refusals.bye_other_phone()
        self.clients.close_seat(event.seat, *told)

    def close(self, code: str, message: Told) -> None:
        """Close every connection and stop the bots."""
        self._is_closed = True
        self._alarm.stop()
        if self.bot_runner is not None:
            self.bot_runner.stop()
            self.bot_runner = None
        self.clients.close(code, message)

    # ── bots ────────────────────────────────────────────────────────────────────────────────────

    async def bot_move(self, asked: Asked, move: Move) -> None:
        """Play a bot's move, unless the table has moved on meanwhile. Raises IllegalMove."""

        def decide(at: float) -> Step:
            if asked not in self.authority.asked(at):
                return Step(self.authority.table, at)
            return self.authority.bot_move(asked.seat, move, at)

        await self._safely(self.take(decide))

    async def replace_bot(self, seat: Seat, level: str) -> None:
        """Put a bot of another level in a seat."""
        await self._safely(self.take(lambda at: self.authority.replace_bot(seat, level, at)))

    @property
    def is_idle(self) -> bool:
        """Whether nobody is connected and nothing will happen until somebody connects."""
        are_busy = self.bot_runner is not None and self.bot_runner.are_busy
        return not self.clients and not are_busy and not self._alarm.is_set and not self._tasks

    @property
    def is_over(self) -> bool:
        """Whether the match is over or the table is closed."""
        table = self.authority.table
        return table.stage == OVER or table.is_expired
