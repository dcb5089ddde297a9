"""A table on a server: events are logged before they are shown; each client gets its own view."""

import asyncio
import logging
import math
import threading
import time
from collections.abc import AsyncIterator, Sequence
from random import Random
from typing import Any

import pytest

from rookery.core.cards import Seat, rook_pack
from rookery.records import move_text
from rookery.server import room as rooms
from rookery.server.database.database import StoreFailed
from rookery.server.database.entries import Entry, Group
from rookery.server.database.store import Conflict, Store
from rookery.server.updates.clients import SILENT_AFTER
from rookery.table import events as ev
from rookery.table import protocol as p
from rookery.table.table import OVER
from rookery.table.turns.live import AWAY_FOR, SHOWN_AWAY_AFTER
from tests.server.house import DEADLINE, House, Line, Party, Stream, refusal
from tests.table.tables import ORANGE, dealing, shuffling


class WilfulStore(Store):
    """A log in memory that writes while its gate is open, except events with `fails_on`."""

    def __init__(self) -> None:
        super().__init__("sqlite://", survives_power_cut=False)
        self.gate, self.has_entered = threading.Event(), threading.Event()
        self.gate.set()
        self.fails = False
        self.fails_on = b""
        self.failure: Exception = StoreFailed("the disk is full")
        self.failures = 0
        self.batches: list[list[Group]] = []

    def write(
        self, groups: Sequence[Group], lane: int = 0
    ) -> Sequence[Conflict | StoreFailed | None]:
        self.has_entered.set()
        assert self.gate.wait(DEADLINE)
        bodies = [entry.body for group in groups for entry in group.entries]
        if self.fails and any(self.fails_on in body for body in bodies):
            self.failures += 1
            raise self.failure
        self.batches.append(list(groups))
        return super().write(groups, lane)


@pytest.fixture
def making() -> dict[str, Any]:
    """The arguments of the server; tests override them by parameters."""
    return {"deals": shuffling(1)}


@pytest.fixture
def store() -> WilfulStore:
    return WilfulStore()


@pytest.fixture
async def house(store: WilfulStore, making: dict[str, Any]) -> AsyncIterator[House]:
    async with House(store=store, **making) as it:
        try:
            yield it
        finally:
            store.fails = False
            store.gate.set()


async def a_turn_of(party: Party) -> tuple[Seat, str]:
    """The seat to move, and a legal move of it."""
    state = party.table.match.deals[-1].state
    return state.turn, move_text(party.room.authority.view(state.turn).legal[0])


async def entered(store: WilfulStore) -> None:
    """Wait until a write has begun and all other tasks have run as far as they can."""
    assert await asyncio.to_thread(store.has_entered.wait, DEADLINE)
    for _ in range(100):
        await asyncio.sleep(0)


async def test_nothing_is_shown_before_it_is_logged(house: House, store: WilfulStore) -> None:
    party = await house.open("tuxedo", "ppp")
    spectator = party.lines[None] = await house.join(party.code)
    stream = house.stream(party.code)
    await stream.until(lambda: len(stream.frames) > 1)
    await party.start()
    await party.all_heard()
    seat, move = await a_turn_of(party)
    version = party.table.version
    record = (await house.get(f"/api/tables/{party.code}/record")).body
    lines: list[Line | Stream] = [*party.lines.values(), stream]
    before = [list(line.frames) for line in lines]

    store.gate.clear()
    store.has_entered.clear()
    command = p.Move(id="the move", since=version, move=move)
    party.lines[seat].say(p.encode(command))
    await entered(store)
    assert [line.frames for line in lines] == before
    assert (await house.get(f"/api/tables/{party.code}/record")).body == record
    late = await house.join(party.code)
    assert late.version == version
    assert late.all(p.Update)[0].happened[-1].what == "dealt"

    before = [list(line.frames) for line in lines]
    store.gate.set()
    await party.lines[seat].until(lambda: bool(party.lines[seat].all(p.Done)))
    for line in (*party.lines.values(), late):
        await line.until(lambda line=line: line.version == version + 1)  # type: ignore[misc]
    assert spectator.frames[: len(before[-2])] == before[-2]


async def test_what_cannot_be_logged_changes_nothing(house: House, store: WilfulStore) -> None:
    party = await house.open("tuxedo", "pp")
    await party.start()
    await party.all_heard()
    before = party.table
    seat, move = await a_turn_of(party)
    other = party.lines[1 - seat]
    heard = len(other.frames)
    command = p.Move(id="the move", since=before.version, move=move)
    store.fails = True
    for _ in range(2):
        answer = await party.ask(seat, command)
        assert isinstance(answer, p.Refused)
        assert answer.code == "not-kept"
        assert "disk" not in answer.message
        assert party.table is before
    reply = await house.post(party.code, command, party.secrets[seat])
    assert (reply.status, reply.read()["code"]) == (503, "not-kept")
    assert party.table is before
    assert len(other.frames) == heard
    store.fails = False
    assert isinstance(await party.ask(seat, command), p.Done)
    assert party.table.version == before.version + 1
    assert [entry.seq for entry in store.events(party.code)] == list(range(1, before.version + 2))


async def test_a_seat_that_cannot_be_logged_stays_open(house: House, store: WilfulStore) -> None:
    party = await house.open("tuxedo", "po")
    line = await house.join(party.code)
    sit = p.Sit(id="5f0c7a31d2e94b68aa10c3d4", seat=1, name="Bob")
    store.fails = True
    assert refusal(await line.ask(sit)) == "not-kept"
    assert {it.table.you for it in line.all(p.Update) if it.table} == {None}
    store.fails = False
    assert isinstance(await line.ask(sit), p.Seated)


async def test_no_table_is_opened_without_a_log(house: House, store: WilfulStore) -> None:
    store.fails = True
    with pytest.raises(StoreFailed):
        await house.open("tuxedo", "pp")
    assert not house.parts.tables.rooms


@pytest.mark.parametrize("making", [{"deals": ORANGE}])
async def test_a_press_that_cannot_be_logged_never_counts(house: House, store: WilfulStore) -> None:
    party = await house.open("tuxedo", "pp")
    await party.start()
    party.room.authority.live.trips[0] = 0.2
    assert isinstance(await party.move(0, "take B10 R4+Y6"), p.Done)
    store.fails = True
    assert refusal(await party.move(1, "orange")) == "not-kept"
    assert party.room.authority.live.presses == ()
    store.fails = False


@pytest.mark.parametrize("making", [{"deals": ORANGE, "now": time.monotonic}])
async def test_an_orange_is_decided_later_if_its_decision_could_not_be_logged(
    house: House, store: WilfulStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rooms, "_AGAIN_AFTER", 0.01)

    party = await house.open("tuxedo", "pp")
    await party.start()
    party.room.authority.live.trips[0] = 0.05
    assert isinstance(await party.move(0, "take B10 R4+Y6"), p.Done)
    store.fails, store.fails_on = True, b'"orange"'
    press = asyncio.ensure_future(party.move(1, "orange"))
    await party.settled(lambda _: store.failures > 1)
    assert not press.done()
    store.fails = False
    assert isinstance(await asyncio.wait_for(press, DEADLINE), p.Done)
    assert _state(party.table).hauls[1].oranges == 1


@pytest.mark.parametrize(
    "making", [{"deals": dealing(rook_pack(range(4, 15), with_rook=False), dealer=0)}]
)
async def test_bots_and_the_clock_try_again(
    house: House,
    store: WilfulStore,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.setattr(rooms, "_AGAIN_AFTER", 0.01)
    caplog.set_level(logging.WARNING, "rookery")
    party = await house.open("three", "pbb")
    await party.start()
    store.fails = True
    await party.settled(lambda _: store.failures > 2)
    version = party.table.version
    store.fails = False
    await party.settled(lambda table: table.match.game.actors(_state(table)) == (0,))
    assert party.table.version >= version
    assert all(chair.level == "steady" for chair in party.table.chairs[1:])
    assert "the log failed" in caplog.text
    assert "takes over" not in caplog.text


def _state(table: Any) -> Any:
    return table.match.deals[-1].state


async def test_what_another_server_wrote_is_taken_over(house: House, store: WilfulStore) -> None:
    party = await house.open("tuxedo", "pp")
    room, version = party.room, party.table.version
    renamed = ev.encode(ev.Renamed(seat=0, name="Zoe", command="0:renamed"))
    store.write([Group((Entry(party.code, version + 1, house.clock(), renamed),))])
    said = await party.ask(1, p.Say(id="say", phrase=0))
    assert said == p.Done("say", version + 2)
    for line in party.lines.values():
        await line.until(lambda line=line: line.version == version + 2)  # type: ignore[misc]
        assert [it.what for it in line.all(p.Update)[-1].happened] == ["said"]
        assert [it.what for it in line.all(p.Update)[-2].happened] == ["renamed"]
    assert house.parts.tables.rooms[party.code] is room
    assert party.table.names[0] == "Zoe"
    assert await party.ask(0, p.Rename(id="renamed", name="Zoe")) == p.Done("renamed", version + 1)
    assert store.last(party.code) == version + 2


async def test_an_unreadable_log_closes_its_room(house: House, store: WilfulStore) -> None:
    party = await house.open("tuxedo", "pp")
    version = party.table.version
    store.write([Group((Entry(party.code, version + 1, house.clock(), b"no event"),))])
    party.lines[1].say(p.encode(p.Say(id="say", phrase=0)))
    for line in party.lines.values():
        assert (await line.closed()).code == "stopping"
    assert party.code not in house.parts.tables.rooms


async def test_others_see_who_is_here(house: House) -> None:
    party = await house.open("tuxedo", "pp")
    await party.start()
    await party.lines[1].hang_up()
    assert party.room.authority.live.present == {0}
    assert party.lines[0].table.seats[1].is_here
    house.clock.tick(SHOWN_AWAY_AFTER)
    await party.room.take(party.room.authority.tick)
    await party.lines[0].until(lambda: not party.lines[0].table.seats[1].is_here)
    assert party.lines[0].table.seats[1].away_for == AWAY_FOR - SHOWN_AWAY_AFTER
    await house.join(party.code, party.secrets[1])
    await party.lines[0].until(lambda: party.lines[0].table.seats[1].is_here)
    spectator = await house.join(party.code)
    await party.lines[0].until(lambda: party.lines[0].table.spectators == 1)
    await spectator.hang_up()
    await party.lines[0].until(lambda: party.lines[0].table.spectators == 0)


async def test_whoever_does_not_answer_pings_is_shown_as_away(house: House) -> None:
    party = await house.open("dixie", "ppbb")
    ann, bob = (next(it for it in party.room.clients if it.seat == seat) for seat in (0, 1))
    house.clock.tick(SILENT_AFTER)
    ann.heard_at = house.clock()
    party.room.keep_up(house.clock())
    await party.lines[0].until(lambda: not party.lines[0].table.seats[1].is_here)
    assert party.lines[0].table.seats[0].is_here
    bob.heard_at = house.clock()
    party.room.keep_up(house.clock())
    await party.lines[0].until(lambda: party.lines[0].table.seats[1].is_here)


async def test_every_client_is_pinged_in_five_seconds_however_late_the_server_is(
    house: House,
) -> None:
    rooms = [(await house.open("tuxedo", "pb")).room for _ in range(3)]
    clients = [client for room in rooms for client in room.clients]
    await house.parts.housekeeping._ping()
    for late in (0.07, 1.3, 5.0, 8.0):
        before = [it._pings for it in clients]
        for _ in range(math.ceil(5 / late)):
            house.clock.tick(late)
            await house.parts.housekeeping._ping()
        assert all(it._pings > pings for it, pings in zip(clients, before, strict=True))


@pytest.mark.parametrize(("how", "by_post"), [("leave", False), ("release", True)])
async def test_a_seat_given_up_is_shown_to_nobody(house: House, how: str, *, by_post: bool) -> None:
    party = await house.open("dixie", "pppp")
    await party.start()
    who = 1 if how == "leave" else 0
    command = p.Leave(id="1") if how == "leave" else p.Release(id="1", seat=1)
    if by_post:
        assert (await house.post(party.code, command, party.secrets[who])).status == 200
    else:
        assert isinstance(await party.ask(who, command), p.Done)
    bye = await party.lines[1].closed()
    assert bye.code == ("left" if how == "leave" else "released")
    heard = len(party.lines[1].frames)
    assert isinstance(await party.ask(0, p.Say(id="2", phrase=0)), p.Done)
    assert len(party.lines[1].frames) == heard
    assert 1 not in party.room.authority.live.present
    late = await house.join(party.code, party.secrets[1])
    assert (await late.closed()).code == "released"


async def over(house: House, chairs: str = "pp") -> Party:
    """Open a table and end its match."""
    party = await house.open("tuxedo", chairs, {"target": 1})
    await party.start()
    rng = Random(1)
    while (deal := party.table.match.current) is not None:
        game = party.table.match.game
        seat = rng.choice(game.actors(deal.state))
        answer = await party.move(seat, rng.choice(game.legal(deal.state, seat)))
        assert isinstance(answer, p.Done), answer
    assert party.table.stage == OVER
    return party


async def test_the_same_people_play_another_match_with_the_same_secrets(house: House) -> None:
    party = await over(house)
    command = p.Again(id="once more")
    answer = await party.ask(1, command)
    assert isinstance(answer, p.Done)
    await party.lines[0].until(lambda: party.lines[0].table.next is not None)
    code = party.lines[0].table.next
    assert code is not None
    assert await party.ask(1, command) == answer
    assert refusal(await party.ask(0, p.Again(id="me too"))) == "continued"
    assert len(house.parts.tables.rooms) == 2
    for seat, secret in party.secrets.items():
        line = await house.join(code, secret)
        assert line.table.you == seat
        assert line.table.stage == "lobby"
        assert line.table.options == party.lines[0].table.options
        assert line.table.commitment != party.lines[0].table.commitment


async def test_two_who_ask_for_another_match_go_together(house: House, store: WilfulStore) -> None:
    party = await over(house)
    answers = await asyncio.gather(
        *(party.ask(seat, p.Again(id=f"again {seat}")) for seat in range(2))
    )
    assert sorted(type(it).__name__ for it in answers) == ["Done", "Refused"]
    assert party.table.next is not None
    # Wait until the table that was opened for the slower request is closed.
    while len(house.parts.tables.rooms) > 2:
        await asyncio.sleep(0)
    assert set(house.parts.tables.rooms) == {party.room.code, party.table.next}
    assert {it.code for it in store.summaries(("lobby",))} == {party.table.next}


@pytest.mark.parametrize("command", [p.Again(id="1"), p.Hint(id="1")])
async def test_a_full_update_follows_every_refusal(house: House, command: p.AnyCommand) -> None:
    party = await house.open("tuxedo", "pp")
    refused = await party.ask(1, command)
    assert isinstance(refused, p.Refused)
    line = party.lines[1]
    await line.until(lambda: isinstance(line.messages[-1], p.Update))
    last = line.messages[-1]
    assert isinstance(last, p.Update)
    assert last.table


async def test_a_hint_is_a_legal_move_with_a_reason_for_the_seat_to_move(house: House) -> None:
    party = await house.open("dixie", "pppp")
    refused = await party.ask(0, p.Hint(id="too early"))
    assert isinstance(refused, p.Refused)
    await party.start()
    seat, _ = await a_turn_of(party)
    hinted = await party.ask(seat, p.Hint(id="1"))
    assert isinstance(hinted, p.Hinted)
    assert hinted.reason
    others = [line for other, line in party.lines.items() if other != seat]
    assert not any(isinstance(it, p.Hinted) for line in others for it in line.messages)
    assert isinstance(await party.move(seat, hinted.move), p.Done)
    assert refusal(await party.ask(seat, p.Hint(id="2"))) == "not-your-move"
