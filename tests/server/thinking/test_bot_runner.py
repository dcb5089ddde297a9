"""Bots that crash, stall or cheat at a table are replaced, and the table goes on."""

import asyncio
import re
import threading
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any
from unittest.mock import Mock

import pytest

from rookery.bots import bot
from rookery.bots.base import Bot, Decision
from rookery.core.cards import Seat
from rookery.core.game import AnyView
from rookery.core.moves import Bid, Move, Pass
from rookery.games import GAMES
from rookery.records import card_text, parse_move
from rookery.server import room as rooms
from rookery.server.limits import UNBOUNDED
from rookery.server.thinking.bot_runner import BotRunner, BotTable
from rookery.server.thinking.thread_pool import BotThreads
from rookery.table import events as ev
from rookery.table import protocol as p
from rookery.table.steps import Asked
from rookery.testing import random_path
from tests.server.house import DEADLINE, House, Party, until
from tests.server.thinking.asking import pass_time
from tests.table.tables import dealing

VIEW = GAMES["three"].game().view(random_path(GAMES["three"].game(), Random(1)).states[0], None)


class Crashing:
    """A bot that raises an error which names its hand."""

    def decide(self, view: AnyView) -> Decision:
        raise ValueError(f"I hold {[card_text(card) for card in view.hand]}")


class Cheating:
    """A bot that makes an illegal move."""

    def decide(self, view: AnyView) -> Decision:
        move = Bid(5) if Pass() in view.legal else Pass()
        assert move not in view.legal
        return Decision(move, f"I hold {view.hand}")


class Stalling:
    """A bot that does not decide before the test is over."""

    over = threading.Event()
    begun = threading.Semaphore(0)

    def decide(self, view: AnyView) -> Decision:
        self.begun.release()
        assert Stalling.over.wait(DEADLINE)
        return Decision(view.legal[0], "at last")


BAD: list[tuple[Callable[[], Any], str]] = [
    (Crashing, "failed with ValueError"),
    (lambda: Mock(decide=Mock(side_effect=StopIteration)), "failed with RuntimeError"),
    (Cheating, "made an illegal move"),
    (lambda: Mock(decide=Mock(return_value=None)), "failed with AttributeError"),
    (Mock(side_effect=OSError("no model")), "failed with OSError"),
]
"""How bots are made that fail; futures cannot carry a StopIteration."""


PATIENCE = 600.0
"""Seconds that a bot may take; only tests let them pass."""


@asynccontextmanager
async def playing(**making: Any) -> AsyncIterator[House]:
    """A server at whose tables seat 1 moves first."""
    limits = replace(UNBOUNDED, bot_seconds=PATIENCE)
    async with House(**{"deals": FIRST_SEAT_1, "limits": limits, **making}) as house:
        try:
            yield house
        finally:
            Stalling.over.set()


FIRST_SEAT_1 = dealing(tuple(GAMES["three"].game().pack), dealer=0)
"""A deal in which seat 1 moves first."""


def lines_of(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [it.getMessage() for it in caplog.records if it.name == "rookery.bots"]


CARDS = re.compile(r"\b[RYGB]\d+\b|Card\(|CardSet|bits|rank")


def bad_at_first(bad: Callable[[], Any]) -> Callable[[str, Random], Bot]:
    """A factory of bots: those of the first level are `bad`, all others are not."""

    def make(level: str, rng: Random) -> Bot:
        made: Bot = bad() if level == "steady" else bot(level, rng)
        return made

    return make


@pytest.mark.parametrize(("bad", "how"), BAD, ids=[how for _, how in BAD])
async def test_a_bot_that_fails_is_replaced_and_the_table_goes_on(
    bad: Callable[[], Any], how: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with playing(make_bot=bad_at_first(bad)) as house:
        party = await house.open("three", "pbb")
        await party.start()
        await party.settled(_is_person_to_move)
        assert [chair.level for chair in party.table.chairs[1:]] == ["random", "random"]
    lines = lines_of(caplog)
    assert lines[0] == f"table testgamesa: bot steady in seat 1 {how}; random takes over"
    assert len(lines) == 2
    assert not any(CARDS.search(line) for line in caplog.messages)


async def test_a_bot_that_stalls_is_replaced(caplog: pytest.LogCaptureFixture) -> None:
    Stalling.over.clear()
    async with playing(make_bot=bad_at_first(Stalling)) as house:
        party = await house.open("three", "pbb")
        await party.start()
        for _ in range(2):
            await until(lambda: Stalling.begun.acquire(blocking=False))
            pass_time(PATIENCE)
        await until(lambda: _is_person_to_move(party.table))
        assert [chair.level for chair in party.table.chairs[1:]] == ["random", "random"]
    assert len(lines_of(caplog)) == 2
    assert "steady in seat 1 was too slow; random takes over" in lines_of(caplog)[0]


def _is_person_to_move(table: Any) -> bool:
    deals = table.match.deals
    return bool(deals) and table.match.game.actors(deals[-1].state) == (0,)


async def test_if_every_bot_fails_any_legal_move_is_made(caplog: pytest.LogCaptureFixture) -> None:
    async with playing(make_bot=lambda *_: Crashing()) as house:
        party = await house.open("three", "pbb")
        await party.start()
        await party.settled(_is_person_to_move)
        moved = [ev.decode(it.body) for it in house.store.events(party.code)]
        kinds = [type(event) for event in moved[-4:]]
        assert kinds == [ev.BotSet, ev.Moved, ev.BotSet, ev.Moved]
    assert len(lines_of(caplog)) == 4
    assert not any(CARDS.search(line) for line in caplog.messages)


async def test_an_unknown_bot_is_replaced_by_steady(caplog: pytest.LogCaptureFixture) -> None:
    async with playing() as house:
        party = await house.open("three", "pbb")
        for seat in (1, 2):
            await party.room.replace_bot(seat, "from another version")
        await party.start()
        await party.settled(_is_person_to_move)
        assert [chair.level for chair in party.table.chairs[1:]] == ["steady", "steady"]
    assert "failed with UnknownBot; steady takes over" in lines_of(caplog)[0]


@dataclass
class Board:
    """A stand-in for a table: it asks the seats in `asks` and keeps the decisions."""

    asks: tuple[Asked, ...] = ()
    moves: list[tuple[Asked, Move]] = field(default_factory=list)
    replaced: list[tuple[Seat, str]] = field(default_factory=list)

    async def move(self, asked: Asked, move: Move) -> None:
        self.moves.append((asked, move))

    async def replace(self, seat: Seat, level: str) -> None:
        self.replaced.append((seat, level))

    def bot_runner(self, make: Callable[..., Any]) -> BotRunner:
        table = BotTable(
            code="testgames2",
            view=lambda _: VIEW,
            pace=lambda: "instant",
            calls=lambda: "people",
            asked=lambda: self.asks,
            move=self.move,
            replace=self.replace,
        )
        return BotRunner(table, BotThreads(1, stalled=2 * PATIENCE, thinks=0.01), make, Random(1))


class Passing:
    """A bot that passes as soon as it may; it counts how often it was asked."""

    def __init__(self, *, may: bool = True) -> None:
        self.asked = 0
        self.may = threading.Event()
        if may:
            self.may.set()

    def decide(self, view: AnyView) -> Decision:
        self.asked += 1
        assert self.may.wait(DEADLINE)
        return Decision(Pass(), "")


def asked(seat: Seat = 1, level: str = "steady", turn: int = 1) -> Asked:
    return Asked(seat, level, (1, turn, False, False), is_race=False)


@contextmanager
def thinkers(**how: Any) -> Iterator[tuple[Board, BotRunner, Passing]]:
    """A board whose bots pass."""
    board, passing = Board(), Passing(**how)
    bot_runner = board.bot_runner(lambda *_: passing)
    try:
        yield board, bot_runner, passing
    finally:
        passing.may.set()
        bot_runner.stop()
        bot_runner.threads.close()


async def test_a_bot_that_decides_at_once_moves_no_sooner_than_one_that_searches() -> None:
    with thinkers() as (board, bot_runner, passing):
        board.asks = (asked(level="strong@600s"),)
        bot_runner.follow()
        await until(lambda: passing.asked == 1 and not bot_runner.threads.busy)
        assert not board.moves
        pass_time(PATIENCE)
        await until(lambda: bool(board.moves))


async def test_a_bot_is_asked_once_for_each_turn() -> None:
    with thinkers() as (board, bot_runner, passing):
        board.asks = (asked(),)
        for _ in range(3):
            bot_runner.follow()
        assert bot_runner.are_busy
        await until(lambda: bool(board.moves))
        assert board.moves == [(asked(), Pass())]
        assert passing.asked == 1
        assert not bot_runner.are_busy


async def test_a_stand_in_passes_without_asking_a_bot() -> None:
    with thinkers() as (board, bot_runner, passing):
        board.asks = (replace(asked(), move=Pass()),)
        bot_runner.follow()
        await until(lambda: bool(board.moves))
        assert board.moves == [(board.asks[0], Pass())]
        assert not passing.asked


async def test_a_bot_keeps_its_memory_until_its_level_changes() -> None:
    made: list[str] = []
    board, passing = Board(), Passing()

    def make(level: str, rng: Random) -> Bot:
        made.append(level)
        return passing

    bot_runner = board.bot_runner(make)
    for turn, level in enumerate(("steady", "steady", "random", "strong@9n", "strong@9n")):
        board.asks = (asked(level=level, turn=turn),)
        bot_runner.follow()
        await until(lambda turn=turn: len(board.moves) == turn + 1)  # type: ignore[misc]
    bot_runner.threads.close()
    assert made == ["steady", "random", "strong@9n"]


async def test_stopped_bots_move_no_more() -> None:
    with thinkers(may=False) as (board, bot_runner, passing):
        board.asks = (asked(),)
        bot_runner.follow()
        await until(lambda: passing.asked == 1)
        bot_runner.stop()
        passing.may.set()
        for _ in range(50):
            await asyncio.sleep(0)
        assert not board.moves
        assert not bot_runner.are_busy


async def test_a_returning_owner_moves_before_the_stand_in(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms, "_AGAIN_AFTER", 0.01)
    passing = Passing(may=False)

    async with playing(make_bot=lambda *_: passing) as house:
        party: Party = await house.open("three", "ppp")
        await party.start()
        for seat, call in ((1, "bid 60"), (2, "pass"), (0, "pass")):
            assert isinstance(await party.move(seat, call), p.Done)
        await party.lines[1].hang_up()
        house.clock.tick(46.0)
        await party.ask(0, p.Say(id="1", phrase=6))
        await party.settled(lambda table: table.chairs[1].is_stood_in)
        await until(lambda: passing.asked == 1)
        line = await house.join(party.code, party.secrets[1])
        passing.may.set()
        party.lines[1] = line
        version = party.table.version
        assert isinstance(await party.move(1, "trump red"), p.Done)
        assert party.table.version == version + 1
        moves = [move for _, move in party.table.match.deals[-1].plies]
        assert moves == [Bid(60), Pass(), Pass(), parse_move("trump red")]
