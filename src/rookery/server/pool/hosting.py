"""The relay at the owner of a table, for clients connected to another server, the front."""

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Collection, Coroutine
from typing import Any

import msgspec

from rookery.language import language
from rookery.server.composition import Server
from rookery.server.database.database import StoreFailed, StoreUnsure
from rookery.server.database.leases import OwnedElsewhere
from rookery.server.database.store import Conflict
from rookery.server.gate import Gate
from rookery.server.pool import messages as m
from rookery.server.pool.bus import Bus
from rookery.server.pool.flow import Incoming, Outgoing
from rookery.server.replies import REFUSED, Origin, Reply, reply_to
from rookery.server.sessions import Hangup, Received, language_of_hello, read_hello, serve
from rookery.server.updates.clients import SendNow
from rookery.table.refusal import Refusal

log = logging.getLogger("rookery.pool")


_OPENINGS_KEPT = 1_000
"""This many requests to open a table are remembered; a repeated one is ignored. Unmeasured."""


class HostedLink:
    """Carries the messages of a client that is connected to another server."""

    def __init__(self, bus: Bus, front: str, session: int) -> None:
        self._bus = bus
        self.front = front
        self._session = session
        self._out = Outgoing()
        self._in = Incoming()
        self._coming: asyncio.Queue[Received | None] = asyncio.Queue()
        self._note: Callable[[], int | None] | None = None
        self.is_gone = False

    @property
    def send_now(self) -> SendNow:
        """A function that sends a message at once if another frame may be sent."""
        return self._send_now

    def note_arrivals(self, note: Callable[[], int | None]) -> None:
        """From now on call `note` whenever a message arrives."""
        self._note = note

    async def receive(self) -> Received:
        """Wait for the next message. Raises Hangup."""
        received = None
        if not self.is_gone or not self._coming.empty():
            received = await self._coming.get()
        if received is None:
            raise Hangup
        ack = self._in.dealt_with()
        if ack is not None:
            self._bus.post(self.front, m.Ack(self._session, ack, is_up=True))
        return received

    def _send_now(self, message: bytes) -> bool:
        if self.is_gone or not self._out.has_room:
            return False
        self._bus.post(self.front, m.Down(self._session, self._out.next(), message))
        return True

    async def send(self, message: bytes) -> None:
        """Send a message. Raises Hangup."""
        while not self._send_now(message):
            if self.is_gone:
                raise Hangup
            await self._out.wait()

    async def close(self) -> None:
        """Ask the front to close the connection once it has sent everything."""

    # ── what comes from the front ───────────────────────────────────────────────────────────────

    def take(self, up: m.Up) -> None:
        """Process a message from the client; if an earlier one was lost, hang up."""
        if not self._in.is_new(up.n):
            return
        if not self._in.is_next(up.n):
            self._bus.post(self.front, m.Gone(self._session, is_up=True))
            self.hang_up()
            return
        note = None if self._note is None else self._note()
        self._coming.put_nowait(Received(up.frame, note, is_noted=self._note is not None))

    def acked(self, n: int) -> None:
        """Record that the front has processed the frames up to `n`."""
        self._out.acked(n)

    def hang_up(self) -> None:
        """End the link to a client that has gone or cannot be reached."""
        self.is_gone = True
        self._out.stop()
        self._coming.put_nowait(None)

    def end(self) -> None:
        """Ask the front to end the connection."""
        self._bus.post(self.front, m.Ended(self._session, self._out.n))


class Hosting:
    """The clients at this server's tables that are connected to other servers."""

    def __init__(self, server: Server, gate: Gate, bus: Bus) -> None:
        self._server = server
        self._gate = gate
        self._bus = bus
        self._links: dict[tuple[str, int], HostedLink] = {}
        self._dropped: list[tuple[str, int]] = []
        self._opened: deque[tuple[str, int]] = deque(maxlen=_OPENINGS_KEPT)
        self._tasks: set[asyncio.Task[None]] = set()

    def __len__(self) -> int:
        return len(self._links)

    def take(self, front: str, message: m.AnyMessage) -> bool:
        """Process a message from a front. Returns False for any other message."""
        match message:
            case m.Open():
                self._open(front, message)
            case m.Ask():
                origin = Origin(message.address, language(message.language))
                here = self._gate.command_here(message.code, message.secret, message.body, origin)
                self._later(self._answer(front, message, here))
            case m.OpenTable() if (front, message.session) in self._opened:
                pass  # the message arrived twice
            case m.OpenTable():
                self._opened.append((front, message.session))
                here = self._gate.open_here(message.body)
                self._later(self._answer(front, message, here))
            case m.Up() | m.Hang() | m.Ack(is_up=False) | m.Gone(is_up=False):
                self._of_session(front, message)
            case _:
                return False
        return True

    def drop(self, fronts: Collection[str] | None = None) -> None:
        """Hang up on all clients of these dead servers; with None, of all servers."""
        for (front, session), link in tuple(self._links.items()):
            if fronts is None or front in fronts:
                link.hang_up()
                if fronts is None:
                    self._dropped.append((front, session))

    def tell_dropped(self) -> None:
        """When Valkey answers again, tell fronts which clients were dropped meanwhile."""
        for front, session in self._dropped:
            self._bus.post(front, m.Gone(session, is_up=True))
        self._dropped.clear()

    def fronts(self) -> set[str]:
        """The servers whose clients are at tables here."""
        return {link.front for link in self._links.values()}

    def _of_session(self, front: str, message: m.Up | m.Hang | m.Ack | m.Gone) -> None:
        link = self._links.get((front, message.session))
        if link is None:
            if isinstance(message, m.Up):
                self._bus.post(front, m.Gone(message.session, is_up=True))
        elif isinstance(message, m.Up):
            link.take(message)
        elif isinstance(message, m.Ack):
            link.acked(message.n)
        else:
            link.hang_up()

    def _open(self, front: str, wanted: m.Open) -> None:
        key = front, wanted.session
        if key not in self._links:  # otherwise the message arrived twice
            self._links[key] = link = HostedLink(self._bus, front, wanted.session)
            self._later(self._serve(link, wanted))

    async def _serve(self, link: HostedLink, wanted: m.Open) -> None:
        is_in = False

        def let_in() -> None:
            nonlocal is_in
            is_in = True
            self._bus.post(link.front, m.Accepted(wanted.session))

        declined: tuple[str, str] | None = None
        try:
            if link.is_gone:  # the client has gone meanwhile
                return
            hello = read_hello(wanted.hello)
            speaks = wanted.kind == "socket"
            await serve(
                self._server, link, wanted.code, hello, wanted.address, speaks=speaks, let_in=let_in
            )
        except Hangup:
            pass
        except (OwnedElsewhere, StoreFailed, Conflict) as error:
            declined = "moved", str(error)
        except Refusal as refusal:
            declined = refusal.code, language_of_hello(wanted.hello).words(refusal.told)
        except msgspec.DecodeError:
            declined = "bad-message", "a message is one JSON object"
        finally:
            del self._links[link.front, wanted.session]
            if declined is not None and not is_in:
                self._bus.post(link.front, m.Declined(wanted.session, *declined))
            else:
                link.end()

    async def _answer(
        self, front: str, asked: m.Ask | m.OpenTable, here: Coroutine[Any, Any, Reply]
    ) -> None:
        """Send the reply to a POST, or a refusal if the table is not here or its log fails."""
        try:
            reply = await here
        except OwnedElsewhere as elsewhere:
            self._bus.post(front, m.Declined(asked.session, "moved", str(elsewhere)))
            return
        except StoreFailed as failed:
            code = "unsure" if isinstance(failed, StoreUnsure) else "not-kept"
            self._bus.post(front, m.Declined(asked.session, code, str(failed)))
            return
        except REFUSED as error:
            reply = reply_to(error, language(asked.language))
        self._bus.post(front, m.Answered(asked.session, reply.status, reply.body))

    def _later(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
