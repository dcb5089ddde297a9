"""A command sent again when its server may have lost the table is never `not-kept`."""

import contextlib
from collections.abc import AsyncIterator, Callable
from unittest.mock import AsyncMock, patch

import pytest

from rookery.server.database.database import StoreFailed
from rookery.server.database.entries import Lease
from rookery.server.database.leases import OwnedElsewhere
from rookery.server.gate import Gate
from rookery.server.ownership import SoleOwner
from rookery.server.sessions import Hangup, Received
from rookery.table import protocol as p
from tests.server.house import House, Party, refusal
from tests.table.tables import shuffling


class Doubtful(SoleOwner):
    """An owner that may be unsure of its tables."""

    is_doubted = False

    def has(self, lease: Lease | None) -> bool:
        """Whether the test has left the server sure of its tables."""
        return not self.is_doubted


@pytest.fixture
def ownership() -> Doubtful:
    return Doubtful()


@pytest.fixture
async def house(ownership: Doubtful) -> AsyncIterator[House]:
    async with House(ownership=ownership, deals=shuffling(1)) as it:
        yield it
        ownership.is_doubted = False


@pytest.fixture
async def party(house: House) -> Party:
    """A table of two people."""
    return await house.open("tuxedo", "pp")


SAY = p.Say(id="sent twice", phrase=0)


async def test_on_a_socket_it_is_not_answered_if_it_was_kept(
    house: House, party: Party, ownership: Doubtful
) -> None:
    assert isinstance(await party.ask(1, SAY), p.Done)
    ownership.is_doubted = True
    line = party.lines[1]
    line.say(p.encode(SAY))
    assert (await line.closed()).code == "stopping"
    assert not line.all(p.Refused)
    ownership.is_doubted = False
    party.lines[1] = await house.join(party.code, party.secrets[1])
    assert isinstance(await party.ask(1, SAY), p.Done)


async def test_on_a_socket_a_new_one_is_not_kept(party: Party, ownership: Doubtful) -> None:
    version = party.table.version
    ownership.is_doubted = True
    assert refusal(await party.ask(1, SAY)) == "not-kept"
    ownership.is_doubted = False
    assert await party.ask(1, SAY) == p.Done(SAY.id, version + 1)


@pytest.mark.parametrize("was_kept", [True, False])
async def test_by_post_nobody_knows_whether_it_was_kept(
    house: House, party: Party, ownership: Doubtful, *, was_kept: bool
) -> None:
    if was_kept:
        assert (await house.post(party.code, SAY, party.secrets[1])).status == 200
    version = party.table.version
    ownership.is_doubted = True
    reply = await house.post(party.code, SAY, party.secrets[1])
    assert (reply.status, reply.read()["code"]) == (503, "unsure")
    ownership.is_doubted = False
    reply = await house.post(party.code, SAY, party.secrets[1])
    assert reply.read() == {"id": SAY.id, "type": "done", "version": version + (not was_kept)}


async def test_by_post_nobody_knows_where_the_table_cannot_be_opened(
    house: House, party: Party, ownership: Doubtful
) -> None:
    party.room.give_way()
    with patch.object(ownership, "take", AsyncMock(side_effect=StoreFailed("no answer"))):
        reply = await house.post(party.code, SAY, party.secrets[1])
    assert (reply.status, reply.read()["code"]) == (503, "unsure")


class Waiting:
    """A link whose client sent a command after its hello, and may have disconnected since."""

    send_now = None

    def __init__(self) -> None:
        self.is_gone = False
        self.sent: list[bytes] = []
        self._frames = [p.encode(SAY)]

    def note_arrivals(self, note: Callable[[], int | None]) -> None:
        """Nothing arrives later."""

    async def receive(self) -> Received:
        """The command, and then the end of the connection."""
        if not self._frames:
            raise Hangup
        return Received(self._frames.pop())

    async def send(self, message: bytes) -> None:
        self.sent.append(message)

    async def close(self) -> None:
        """Nothing has to be closed."""


@pytest.mark.parametrize("goes", [True, False])
async def test_what_was_said_on_a_connection_that_was_given_up_does_not_count(
    house: House, party: Party, ownership: Doubtful, *, goes: bool
) -> None:
    """The client may have sent it to another server meanwhile, and have been refused there."""
    link, gate, times = Waiting(), Gate(house.parts), 0
    version = party.table.version

    async def take(code: str) -> Lease | None:
        nonlocal times
        times += 1
        if times < 3:
            raise OwnedElsewhere(code, "another", is_alive=False)
        link.is_gone = goes
        return None

    party.room.give_way()
    ownership.take = take  # type: ignore[method-assign]  # of this owner only
    hello = p.encode(p.Hello(secret=party.secrets[1]))
    with contextlib.suppress(Hangup):
        await gate.socket(link, party.code, hello, "192.0.2.1")
    assert times == 3
    assert party.table.version == version + (not goes)
    assert bool(link.sent) is not goes
