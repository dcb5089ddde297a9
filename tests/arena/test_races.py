"""Races for an orange are even between bots: no bot gains by its own delays (TX-15)."""

from dataclasses import dataclass
from random import Random

import pytest

from rookery.arena.contest import Contest, play_round
from rookery.arena.driver import quickest
from rookery.bots import Bot, Decision, bot
from rookery.core.game import AnyView
from rookery.core.moves import CallOrange
from rookery.fishing import reaction
from tests.matches import open_orange


class Hasty:
    """Plays as `steady` does, and says nothing about delays."""

    def __init__(self, rng: Random) -> None:
        self._within: Bot = bot("steady", rng)

    def decide(self, view: AnyView) -> Decision:
        return Decision(self._within.decide(view).move)


@dataclass(frozen=True, slots=True)
class Caller:
    """Calls every orange after its own delay; otherwise plays the first move, slowly."""

    delay: float

    def decide(self, view: AnyView) -> Decision:
        if CallOrange() in view.legal:
            return Decision(CallOrange(), "an orange", self.delay)
        return Decision(view.legal[0], "the first move", 9.0)


HASTY = f"{__name__}:Hasty"


@pytest.mark.parametrize("seats", [2, 4])
def test_a_bot_without_delays_comes_out_equal(seats: int) -> None:
    """Both bots make the same moves, so in the two seatings of each deal all points cancel out."""
    contest = Contest("tuxedo", ("steady", HASTY), options={"seats": seats}, most_seatings=2)
    for number in range(6):
        assert play_round(contest, (number, contest.pairs[0])).edge == 0


def test_races_of_the_bots_own_go_to_the_hasty_one() -> None:
    contest = Contest("tuxedo", ("steady", HASTY), options={"seats": 2}, races="own")
    edges = [play_round(contest, (number, contest.pairs[0])).edge for number in range(6)]
    assert max(edges) < 0


def test_callers_of_any_delay_are_first_equally_often() -> None:
    match, capturer = open_orange()
    rng, first = Random(1), [0, 0, 0]
    bots = [Caller(0.0 if seat == (capturer + 1) % 3 else 9.0) for seat in range(3)]
    for _ in range(2_000):
        first[quickest(match, bots, rng)[0]] += 1
    quick, slow = (first[(capturer + it) % 3] / 2_000 for it in (1, 2))
    assert abs(quick - slow) < 0.05
    chance = reaction.chance_to_be_first(3)
    assert first[capturer] / 2_000 == pytest.approx(chance, abs=0.05)


def test_no_turn_is_taken_before_most_calls() -> None:
    """A bot that takes its turn does not end a race before most people would have called."""
    match, _ = open_orange()
    bots: list[Bot] = [Caller(9.0)] * 3
    turn = match.deals[-1].state.turn
    bots[turn] = Forgetful()
    rng = Random(1)
    moves = [quickest(match, bots, rng)[1].move for _ in range(500)]
    assert moves.count(CallOrange()) > 450


class Forgetful:
    """Overlooks every orange, and takes its turn at once."""

    def decide(self, view: AnyView) -> Decision:
        return Decision(view.legal[-1])


@pytest.mark.parametrize("speed", reaction.SPEEDS)
def test_calls_come_in_the_same_order_at_any_speed(speed: str) -> None:
    seconds = [reaction.reaction(is_capturer=False, rng=Random(seed)) for seed in range(300)]
    at_speed = [reaction.at_speed(speed, it) for it in sorted(seconds)]
    assert at_speed == sorted(set(at_speed))


def test_calm_bots_call_after_two_to_four_seconds() -> None:
    rng = Random(1)
    for is_capturer in (True, False):
        calls = (reaction.reaction(is_capturer=is_capturer, rng=rng) for _ in range(1_000))
        usual = [it for it in (reaction.at_speed("calmly", it) for it in calls) if it <= 4]
        assert min(usual) > 2
        assert len(usual) > 900
