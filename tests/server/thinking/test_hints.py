"""Hints are computed once for each seat and turn, by a simpler bot if the best one fails."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

import pytest

from rookery.bots import Bot, Decision, bot
from rookery.core.game import AnyView
from rookery.core.moves import Bid, Pass
from rookery.games import GAMES
from rookery.language import ENGLISH
from rookery.server.thinking import hints as module
from rookery.server.thinking.hints import Hints
from rookery.server.thinking.thread_pool import BotThreads
from rookery.server.updates.answers import hinted
from rookery.table.refusal import Refused
from tests.known import known
from tests.server.house import DEADLINE

GAME = GAMES["dixie"].game()
STATE = GAME.start(GAME.pack, 0)
VIEW = GAME.view(STATE, 1)


class Counting:
    """A bot that passes, or fails if told to, and counts how often it is asked."""

    def __init__(self, *, fails: bool = False) -> None:
        self.asked = 0
        self.made: list[str] = []
        self._fails = fails

    def make(self, level: str, rng: Random) -> Bot:
        self.made.append(level)
        return self if level.startswith("strong") else bot(level, rng)

    def decide(self, view: AnyView) -> Decision:
        self.asked += 1
        if self._fails:
            raise ValueError(f"I hold {view.hand}")
        return Decision(Pass(), "a test", 0.0, ((Pass(), 30.26), (Bid(70), -70.0)))


@contextmanager
def hinting(make: Callable[..., Any]) -> Iterator[Hints]:
    """Hints by the bots that `make` makes."""
    hints = Hints(BotThreads(1, stalled=DEADLINE, thinks=0.5), make)
    try:
        yield hints
    finally:
        hints.threads.close()


async def test_a_hint_is_computed_once_for_a_turn() -> None:
    counting = Counting()

    with hinting(counting.make) as hints:
        asked = [hints.hint(("table", 1, 7), VIEW) for _ in range(5)]
        assert len(set(await asyncio.gather(*asked))) == 1
        await hints.hint(("table", 1, 7), VIEW)
        assert counting.asked == 1
        for moment in (("table", 1, 8), ("table", 2, 7), ("another", 1, 7)):
            await hints.hint(moment, VIEW)
        assert counting.asked == 4


async def test_a_cancelled_request_does_not_cancel_the_others() -> None:
    counting = Counting()

    with hinting(counting.make) as hints:
        gone = asyncio.create_task(hints.hint(("table", 1, 7), VIEW))
        await asyncio.sleep(0)
        gone.cancel()
        known(await hints.hint(("table", 1, 7), VIEW))
        assert counting.asked == 1


async def test_a_bounded_number_of_hints_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "_KEPT", 3)
    counting = Counting()

    with hinting(counting.make) as hints:
        for version in range(5):
            await hints.hint(("table", 1, version), VIEW)
        assert len(hints._thoughts) == 3


async def test_a_simpler_bot_hints_if_the_best_one_fails(caplog: pytest.LogCaptureFixture) -> None:
    counting = Counting(fails=True)

    with hinting(counting.make) as hints:
        assert known(await hints.hint(("table", 1, 7), VIEW)).move in VIEW.legal
    assert counting.made == ["strong@0.5s", "steady"]
    assert "Card" not in caplog.text


async def test_without_any_bot_a_hint_is_refused_and_may_be_asked_for_again() -> None:
    counting = Counting()
    fails = [True, True]

    def make(level: str, rng: Random) -> Bot:
        if fails and fails.pop():
            raise OSError("no model")
        return counting.make(level, rng)

    with hinting(make) as hints:
        refused = hinted(ENGLISH, "h", await hints.hint(("table", 1, 7), VIEW))
        assert isinstance(refused, Refused)
        assert refused.code == "no-hint"
        assert await hints.hint(("table", 1, 7), VIEW) is not None
