"""The compiled model of fishing games against the specification."""

from dataclasses import replace
from random import Random

import pytest

from rookery.bots.strong.match_value import MatchValue
from rookery.core.cards import poker_pack, rook_pack
from rookery.core.moves import Group, Take, Trail
from rookery.fishing.rules import FishingRules
from rookery.kernel.built import is_compiled
from rookery.kernel.fishing.model import TAKE, coded_turn, is_codable
from tests.kernel.fishing.deals import any_game, begun, compiled, play_both
from tests.small import SMALL_FISHING
from tests.tables import cards, play, table, tuxedo

pytestmark = pytest.mark.skipif(not is_compiled, reason="needs the compiled kernel")


@pytest.mark.parametrize("seats", range(2, 7))
def test_turns_and_points_are_those_of_the_specification(seats: int) -> None:
    rng = Random(seats)
    compared = sum(play_both(any_game(rng, seats), rng) for _ in range(6))
    assert compared > 250


@pytest.mark.parametrize("name", SMALL_FISHING)
def test_small_games_are_those_of_the_specification(name: str) -> None:
    rng = Random(name)
    assert sum(play_both(SMALL_FISHING[name], rng) for _ in range(20)) > 80


@pytest.mark.slow
def test_many_turns_are_those_of_the_specification() -> None:
    rng = Random(2)
    compared = 0
    while compared < 100_000:
        compared += play_both(any_game(rng), rng)


@pytest.mark.parametrize("capture", ["maximal", "any", "most"])
def test_a_full_centre_stays_within_bounds(capture: str) -> None:
    """With many cards in the centre most captures are left out, but those listed are legal."""
    game = tuxedo(seats=2, trail="free", capture=capture, build_on_many=True)
    state = begun(game, Random(capture))
    both = compiled(game, state)
    left_out = 0
    while game.actors(state):
        listed, is_all = both.moves()
        left_out += not is_all
        for kind, card, used, _ in listed:
            assert state.hands[state.turn].bits >> card & 1
            assert used & ~both.fields()[0] == 0
            assert kind != TAKE or used
        trail = Trail(next(iter(state.hands[state.turn])))
        state = game.apply(state, state.turn, trail)
        both.play(*coded_turn(trail))
    assert left_out > 10
    assert both.points() == list(game.score(state))


def test_TX_20_a_match_that_is_won_at_once_ends_the_deal() -> None:
    game = tuxedo(seats=2, orange="auto", win_at="at_once")
    before = table(["B5 B7", "G1 R2"], "G5 R8", totals=(90, 99), stock="B1 B2 B3 B4")
    after = play(game, before, "0 take B5 G5")
    assert not compiled(game, before).is_over
    both = compiled(game, before)
    both.play(*coded_turn(Take(cards("B5")[0], (Group(cards("G5")),))))
    assert both.is_over
    assert both.points() == list(game.score(after)) == [10, 0]
    assert both.worth(True) == pytest.approx([10 / 4 + 100, -10 / 4])


def test_only_colour_packs_can_be_encoded() -> None:
    assert is_codable(tuxedo().rules, ())
    assert all(is_codable(game.rules, ()) for game in SMALL_FISHING.values())
    assert not is_codable(FishingRules(pack=poker_pack()[:-1], seats=4), ())
    assert not is_codable(FishingRules(pack=rook_pack(range(1, 15), with_rook=True), seats=4), ())


@pytest.mark.parametrize(("seats", "target"), [(2, 100), (3, 20), (6, 10_000)])
def test_the_value_of_a_deal_follows_the_chance_of_winning_the_match(
    seats: int, target: int
) -> None:
    """The value is a quarter of the lead, plus 100 times the probability of winning the match."""
    rng = Random(f"{seats} {target}")
    for _ in range(5):
        game = tuxedo(seats=seats, target=target, orange="auto")
        state = begun(game, rng)
        while game.actors(state):
            state = game.apply(state, state.turn, rng.choice(game.legal(state, state.turn)))
        points = game.score(state)
        totals = tuple(rng.randrange(target) for _ in range(seats))
        both = compiled(game, replace(state, totals=totals))
        for seat, (far, close) in enumerate(zip(both.worth(False), both.worth(True), strict=True)):
            others = [points[other] for other in range(seats) if other != seat]
            ahead = points[seat] - sum(others) / len(others)
            chance = MatchValue(game.rules, totals, seat).win_chance(points)
            assert far == pytest.approx(ahead)
            assert close == pytest.approx(ahead / 4 + 100 * chance, abs=1e-6)
