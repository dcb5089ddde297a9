"""The turn notices of a server: it watches its slow tables and notifies subscribers."""

import asyncio
import logging
from collections.abc import Callable, Coroutine, Sequence
from typing import Any

from rookery.core.cards import Seat
from rookery.core.errors import RookeryError
from rookery.server.database.connections import Connections
from rookery.server.database.database import StoreFailed
from rookery.server.limits import Limits
from rookery.server.notices.keys import Signer, signer_of
from rookery.server.notices.outbox import Due, Outbox
from rookery.server.notices.sender import Delivery, Reach, Sender, topic_of
from rookery.server.notices.subscriptions import Subscription, Subscriptions
from rookery.server.notices.turns import TurnNotice, turn_notice, turn_notices
from rookery.server.room_events import Missed, RoomEvent, Seen, Stepped
from rookery.server.tables import Tables
from rookery.table.steps import Step
from rookery.table.table import Table
from rookery.table.turns.slow import waited_for

log = logging.getLogger("rookery.notices")

_KEPT_FOR = 60 * 86_400.0
"""A seat's last notice is remembered for this many seconds, longer than any turn. Unmeasured."""


class TurnNotices:
    """Makes and sends notices. `is_on` is False if the operator has switched them off."""

    def __init__(
        self, tables: Tables, connections: Connections, limits: Limits, now: Callable[[], float]
    ) -> None:
        self.is_on = limits.sends_notices
        self.subscriptions = Subscriptions(connections, limits.subscriptions)
        self.reach = Reach()
        self._tables = tables
        self._connections = connections
        self._now = now
        self._outbox = Outbox(connections)
        self._sender: Sender | None = None
        self._work: set[asyncio.Task[None]] = set()
        self._in_order = asyncio.Lock()  # a visit is recorded before the next turn's notice

    # ── running ─────────────────────────────────────────────────────────────────────────────────

    async def signer(self) -> Signer:
        """The signer of this database. Its key is made on first use. Raises StoreFailed."""
        return (await self._ready_sender()).signer

    async def _ready_sender(self) -> Sender:
        if self._sender is None:
            made = await asyncio.to_thread(signer_of, self._connections, self._now())
            if self._sender is None:  # no other task has made the sender meanwhile
                self._sender = Sender(made, self._now, self._forget, self.reach)
        return self._sender

    def stop(self) -> None:
        """Stop sending; `take_up` sends the rest later."""
        for task in self._work:
            task.cancel()
        if self._sender is not None:
            self._sender.stop()

    async def settle(self) -> None:
        """Wait until all tasks are done."""
        while self._work:
            await asyncio.gather(*self._work, return_exceptions=True)

    def _later(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(self._alone(work))
        self._work.add(task)
        task.add_done_callback(self._work.discard)

    async def _alone(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except StoreFailed as error:
            log.warning("a notice was not sent: %s", error)

    async def _forget(self, subscription: Subscription) -> None:
        await asyncio.to_thread(self.subscriptions.remove, subscription.endpoint)

    # ── tables ──────────────────────────────────────────────────────────────────────────────────

    def hear(self, event: RoomEvent) -> None:
        """Notify the people whose turn it is, and record who has been at a table."""
        if not self.is_on:
            return
        match event:
            case Stepped(step, is_here):
                self._follow(step, is_here)
            case Missed(table, seat):
                self._later(self._tell(turn_notice(table, seat)))
            case Seen(table, seat) if table.is_slow:  # then their next turn deserves a notice
                self._later(self._note_seen(table.code, table.chairs[seat].secret_hash))

    def _follow(self, step: Step, is_here: Callable[[Seat], bool]) -> None:
        """Notify people whose turn began in a step at a slow table, unless they are connected."""
        if not step.table.is_slow:
            return
        for notice in turn_notices(step.table, step.happenings):
            if not is_here(_seat_of(step.table, notice)):
                self._later(self._tell(notice))

    async def _note_seen(self, code: str, secret_hash: str) -> None:
        async with self._in_order:
            await asyncio.to_thread(self._outbox.seen, code, secret_hash)

    async def take_up(self) -> None:
        """Send the notices that a stopped server has left behind. Raises StoreFailed."""
        if not self.is_on:
            return
        at = self._now()
        await asyncio.to_thread(self._outbox.forget, at - _KEPT_FOR)
        for due in await asyncio.to_thread(self._outbox.left_over, at):
            notice = await self._still_due(due)
            if notice is None:
                await asyncio.to_thread(self._outbox.sent, due)
            else:
                self._later(self._send(notice, due))

    async def _still_due(self, due: Due) -> TurnNotice | None:
        """The notice for a seat, if it is still the seat's turn."""
        try:
            table = await self._tables.table(due.code)
        except StoreFailed:
            raise
        except RookeryError:  # the table is closed, or cannot be read
            return None
        for seat in () if table is None else waited_for(table):
            if table is not None and table.chairs[seat].secret_hash == due.secret_hash:
                return turn_notice(table, seat)
        return None

    async def _tell(self, notice: TurnNotice) -> None:
        """Send a notice if somebody wants it and no other server has claimed it."""
        due = notice.due
        wanting = await asyncio.to_thread(self.subscriptions.of_seat, due.secret_hash)
        if not wanting:
            return
        async with self._in_order:
            is_ours = await asyncio.to_thread(self._outbox.claim, due, self._now())
        if is_ours:
            await self._send(notice, due, wanting)

    async def _send(
        self, notice: TurnNotice, due: Due, wanting: Sequence[Subscription] | None = None
    ) -> None:
        if wanting is None:
            wanting = await asyncio.to_thread(self.subscriptions.of_seat, due.secret_hash)
        sender = await self._ready_sender()
        payload, topic = notice.payload(), topic_of(due.code, due.secret_hash)
        seconds = notice.until - self._now()
        begun = [sender.send(Delivery(each, payload, topic, seconds)) for each in wanting]
        sent = [task for task in begun if task is not None]
        await asyncio.gather(*sent, return_exceptions=True)
        if len(sent) == len(begun):
            await asyncio.to_thread(self._outbox.sent, due)


def _seat_of(table: Table, notice: TurnNotice) -> Seat:
    hashes = [chair.secret_hash for chair in table.chairs]
    return hashes.index(notice.due.secret_hash)
