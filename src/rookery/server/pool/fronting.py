"""The relay at the front: the server of clients whose table belongs to another server."""

import asyncio
from collections.abc import Callable, Collection
from itertools import count

from rookery.language import Language
from rookery.messages import refusals
from rookery.server.database.database import StoreFailed, StoreUnsure
from rookery.server.gate import Moved
from rookery.server.pool import messages as m
from rookery.server.pool.bus import Bus
from rookery.server.pool.flow import Incoming, Outgoing
from rookery.server.replies import Origin, Reply
from rookery.server.sessions import LAST_WORDS, Hangup, Link
from rookery.table import protocol as p
from rookery.table.refusal import Refusal

_LETS_IN_WITHIN = 2.0
"""Seconds to wait for an owner; then the front looks up the owner again. Unmeasured, as are the
next numbers."""

_ANSWERS_WITHIN = 10.0
"""Seconds to wait for the answer to a POST. A commit may be in doubt for just as long."""

_STOPPING = refusals.bye_other_server()

_FAILURES = {"moved": Moved, "unsure": StoreUnsure, "not-kept": StoreFailed}
"""The exception for each code with which an owner declines a POST."""

_OUTBOX = 1_000
"""At most this many messages wait for a client; the window of a session allows far fewer."""


class Carried:
    """A client of this server at another server's table. `outbox` has messages for the client."""

    def __init__(self, bus: Bus, owner: str, session: int) -> None:
        self.owner = owner
        self.session = session
        self.is_closed = self.has_ended = False
        self.when_closed: Callable[[], object] | None = None
        self.outbox: asyncio.Queue[bytes | None] = asyncio.Queue(_OUTBOX)
        self.leaves: Callable[[], None] = lambda: None
        self._bus = bus
        self._out = Outgoing()
        self._in = Incoming()
        self._let_in: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._short_way: Callable[[bytes], bool] | None = None
        self._waiting = 0

    async def let_in(self) -> None:
        """Wait until the owner has admitted the client. Raises Moved and Refusal."""
        try:
            await asyncio.wait_for(self._let_in, _LETS_IN_WITHIN)
        except TimeoutError:
            raise Moved("the owner does not answer") from None

    async def run(self, link: Link) -> None:
        """Carry messages both ways until either side ends the connection."""
        if self.outbox.empty():
            self._short_way = link.send_now
        ups = asyncio.create_task(self._carry_up(link))
        downs = asyncio.create_task(self._carry_down(link))
        loop = asyncio.get_running_loop()
        self.when_closed = lambda: loop.call_later(LAST_WORDS, downs.cancel)
        try:
            done, _ = await asyncio.wait({ups, downs}, return_when=asyncio.FIRST_COMPLETED)
            for task in done - {downs}:
                task.result()  # raises if a message is refused, such as one that is too long
        finally:
            for task in (ups, downs):
                task.cancel()
            await asyncio.gather(ups, downs, return_exceptions=True)

    async def _carry_up(self, link: Link) -> None:
        try:
            while True:
                received = await link.receive()
                while not self._out.has_room:
                    await self._out.wait()
                self._bus.post(self.owner, m.Up(self.session, self._out.next(), received.frame))
        except Hangup:
            pass

    async def _carry_down(self, link: Link) -> None:
        try:
            while (message := await self.outbox.get()) is not None:
                await link.send(message)
                self.sent()
            await link.close()
        except Hangup:
            pass

    def leave(self) -> None:
        """Record that the client has gone."""
        self.leaves()

    def sent(self) -> None:
        """Count one message of the outbox as sent."""
        self._waiting -= 1
        self._dealt_with()

    def _dealt_with(self) -> None:
        ack = self._in.dealt_with()
        if ack is not None:
            self._bus.post(self.owner, m.Ack(self.session, ack, is_up=False))

    # ── what comes from the owner ───────────────────────────────────────────────────────────────

    def take(self, message: m.AnyMessage) -> None:
        """Process a message from the owner."""
        match message:
            case m.Accepted():
                if not self._let_in.done():
                    self._let_in.set_result(None)
            case m.Declined():
                self._decline(message)
            case m.Down():
                self._down(message)
            case m.Ack():
                self._out.acked(message.n)
            case m.Ended():
                self.has_ended = True
                if message.n == self._in.came:
                    self._end()
                else:  # a frame was lost
                    self.lose()
            case m.Gone():
                self.has_ended = True
                self.lose()

    def _decline(self, message: m.Declined) -> None:
        if self._let_in.done():
            return
        if message.code == "moved":
            self._let_in.set_exception(Moved(message.message))
        else:
            self._let_in.set_exception(Refusal(message.code, message.message))

    def _down(self, down: m.Down) -> None:
        if self.is_closed or not self._in.is_new(down.n):
            return
        if not self._in.is_next(down.n):
            self.lose()
        elif self._short_way and not self._waiting and self._short_way(down.frame):
            self._dealt_with()
        else:
            self._waiting += 1
            self.outbox.put_nowait(down.frame)

    def lose(self) -> None:
        """End the session, since the owner is unreachable, and make the client connect again."""
        if not self._let_in.done():
            self._let_in.set_exception(Moved("the owner cannot be reached"))
        if not self.is_closed:
            self.outbox.put_nowait(p.encode(p.Bye("stopping", str(_STOPPING))))
            self._end()

    def _end(self) -> None:
        if not self.is_closed:
            self.is_closed = True
            self._out.stop()
            self.outbox.put_nowait(None)
            if self.when_closed is not None:
                self.when_closed()


class Fronting:
    """The clients of this server at tables of other servers, and their unanswered POSTs."""

    def __init__(
        self, bus: Bus, room_for_more: Callable[[], str | None], *, takes_tables: bool
    ) -> None:
        """With `takes_tables`, a proxy sends all people of a table to the same server."""
        self._bus = bus
        self._takes_tables = takes_tables
        self.room_for_more = room_for_more
        self._numbers = count(1)
        self._sessions: dict[int, Carried] = {}
        self._unsaid: list[Carried] = []
        self._asked: dict[int, tuple[str, asyncio.Future[Reply]]] = {}

    def __len__(self) -> int:
        return len(self._sessions)

    # ── the gate's way to other servers ─────────────────────────────────────────────────────────

    def want(self, owner: str, code: str) -> bool:
        """Ask the owner to hand over a table. False if proxies do not send its people here."""
        if self._takes_tables and self._bus.is_up:
            self._bus.post(owner, m.Wanted(code))
            return True
        return False

    async def socket(self, owner: str, link: Link, code: str, hello: bytes, address: str) -> None:
        """Serve a link until it ends. Raises Moved and Refusal."""
        carried = self._begin(owner)
        try:
            self._bus.post(owner, m.Open(carried.session, "socket", code, hello, address))
            await carried.let_in()
            await carried.run(link)
        finally:
            self._leave(carried)

    async def stream(self, owner: str, code: str, hello: bytes, address: str) -> Carried:
        """Start an event stream. Raises Moved and Refusal."""
        carried = self._begin(owner)
        carried.leaves = lambda: self._leave(carried)
        try:
            self._bus.post(owner, m.Open(carried.session, "stream", code, hello, address))
            await carried.let_in()
        except BaseException:
            self._leave(carried)
            raise
        return carried

    async def command(
        self, owner: str, code: str, secret: str | None, body: bytes, origin: Origin
    ) -> Reply:
        """Carry out a command sent by POST. Raises Moved and StoreFailed.

        After Moved, the command may be sent to the next owner: no command is carried out twice.
        """
        session = next(self._numbers)
        ask = m.Ask(session, code, secret, body, origin.address, origin.language.tag)
        return await self._answer(owner, session, ask)

    async def open(self, server: str, body: bytes, language: Language) -> Reply:
        """Open a table at a server. Raises Moved and StoreFailed."""
        session = next(self._numbers)
        return await self._answer(server, session, m.OpenTable(session, body, language.tag))

    async def _answer(self, owner: str, session: int, question: m.AnyMessage) -> Reply:
        if not self._bus.is_up:
            raise Moved("the other servers cannot be reached")
        answer: asyncio.Future[Reply] = asyncio.get_running_loop().create_future()
        self._asked[session] = owner, answer
        try:
            self._bus.post(owner, question)
            return await asyncio.wait_for(answer, _ANSWERS_WITHIN)
        except TimeoutError:
            raise StoreUnsure("the server of this table does not answer") from None
        finally:
            del self._asked[session]

    def _begin(self, owner: str) -> Carried:
        if not self._bus.is_up:
            raise Moved("the other servers cannot be reached")
        session = next(self._numbers)
        carried = self._sessions[session] = Carried(self._bus, owner, session)
        return carried

    def _leave(self, carried: Carried) -> None:
        if self._sessions.pop(carried.session, None) is None or carried.has_ended:
            return
        if self._bus.is_up:
            self._bus.post(carried.owner, m.Hang(carried.session))
        else:
            self._unsaid.append(carried)

    def tell_dropped(self) -> None:
        """When Valkey answers again, tell owners which clients left meanwhile."""
        for carried in self._unsaid:
            self._bus.post(carried.owner, m.Hang(carried.session))
        self._unsaid.clear()

    # ── what comes from owners ──────────────────────────────────────────────────────────────────

    def take(self, owner: str, message: m.AnyMessage) -> bool:
        """Process a message from an owner. Returns False for any other message."""
        match message:
            case m.Answered() | m.Declined() if message.session in self._asked:
                self._answered(message)
            case m.Accepted() | m.Declined() | m.Down() | m.Ended() | m.Answered():
                self._of_session(owner, message)
            case m.Ack(is_up=True) | m.Gone(is_up=True):
                self._of_session(owner, message)
            case _:
                return False
        return True

    def _of_session(self, owner: str, message: m.AnyMessage) -> None:
        carried = self._sessions.get(message.session)  # type: ignore[union-attr]  # all of them have one
        if carried is not None and carried.owner == owner:
            carried.take(message)
        elif isinstance(message, m.Down | m.Accepted):
            self._bus.post(owner, m.Gone(message.session, is_up=False))

    def _answered(self, message: m.Answered | m.Declined) -> None:
        _, answer = self._asked[message.session]
        if answer.done():
            return
        if isinstance(message, m.Answered):
            answer.set_result(Reply(message.status, message.body))
        else:
            answer.set_exception(_FAILURES[message.code](message.message))

    def drop(self, owners: Collection[str] | None = None) -> None:
        """Make the clients at these dead servers' tables connect again; with None, all clients."""
        for carried in tuple(self._sessions.values()):
            if owners is None or carried.owner in owners:
                carried.lose()
        for owner, answer in tuple(self._asked.values()):
            if (owners is None or owner in owners) and not answer.done():
                answer.set_exception(Moved("the owner cannot be reached", was_sent=True))

    def owners(self) -> set[str]:
        """The servers that own the tables of this server's clients."""
        return {it.owner for it in self._sessions.values()} | {it[0] for it in self._asked.values()}
