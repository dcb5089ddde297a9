"""No deal exceeds the stated bounds on actions and points, and every action leads on."""

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rookery.coding import known
from rookery.core.errors import BadOption
from rookery.core.game import Game
from rookery.core.moves import Bury, CallOrange, Hold
from rookery.engine import is_compiled
from rookery.research import bounds
from rookery.research.coded import CodedGame, coded
from rookery.research.position import Position
from rookery.research.rewards import UTILITIES, reward_bounds, rewards
from rookery.testing.strategies import games
from rookery.tricks.rules import TrickRules


def play(game: CodedGame, rng: Random) -> tuple[Position, int]:
    """A deal of random actions, played to its end, and their number."""
    deck = rng.sample(game.game.pack, len(game.game.pack))
    position, actions = Position.start(game, deck, rng.randrange(game.seats)), 0
    while position.seat is not None:
        position, actions = position.then(rng.choice(position.choice.codes)), actions + 1
    if position.needs_cut:
        position = position.cut(rng.sample(game.game.pack, len(game.game.pack)))
    return position, actions


@settings(deadline=None, max_examples=15)
@given(games(), st.randoms(use_true_random=False))
def test_a_deal_stays_within_its_bounds(game: Game[Any, Any], rng: Random) -> None:
    table = CodedGame(known(game.rules))
    position, actions = play(table, rng)
    assert position.is_over
    assert len(position.plies) <= bounds.most_plies(table.rules)
    assert actions <= bounds.most_actions(table.rules)
    points = table.game.score(position.state)
    for utility in UTILITIES:
        low, high = reward_bounds(table.rules, utility)
        assert all(low <= it <= high for it in rewards(table.rules, utility, points))
    assert sum(rewards(table.rules, "difference", points)) == pytest.approx(0, abs=1e-9)


@pytest.mark.skipif(not is_compiled, reason="needs the compiled engine")
@settings(deadline=None, max_examples=6)
@given(games(), st.randoms(use_true_random=False))
def test_the_engine_plays_as_the_specification_does(game: Game[Any, Any], rng: Random) -> None:
    """The same actions lead to the same masks, observations and points."""
    tables = [CodedGame(known(game.rules), uses_engine=it) for it in (False, True)]
    deck = rng.sample(game.pack, len(game.pack))
    one, other = (Position.start(table, deck, 0) for table in tables)
    while one.seat is not None:
        assert other.seat == one.seat
        for seat in (None, *range(game.seats)):
            assert other.observe(seat) == one.observe(seat)
            assert other.mask(seat) == one.mask(seat)
        code = rng.choice(one.choice.codes)
        one, other = one.then(code), other.then(code)
    if one.needs_cut:
        one, other = one.cut(deck), other.cut(deck)
    assert other.is_over and other.plies == one.plies
    scores = [it.coded.game.score(it.state) for it in (one, other)]
    assert scores[0] == scores[1]


def test_partners_share_a_difference() -> None:
    rules = coded("dixie").rules
    assert rewards(rules, "difference", (80, 40, 80, 40)) == (40, -40, 40, -40)
    assert rewards(coded("three").rules, "difference", (60, 30, 36)) == (27, -18, -9)


@pytest.mark.parametrize("name", ["tuxedo", "tiny-tuxedo"])
def test_an_orange_waits_for_one_seat_after_the_other(name: str) -> None:
    table, rng = coded(name, {"orange": "race"}), Random(name)
    for _ in range(5):
        position, _ = play(table, rng)
        for (seat, move), (other, answer) in zip(position.plies, position.plies[1:], strict=False):
            if isinstance(move, Hold) and isinstance(answer, Hold | CallOrange):
                assert other == (seat + 1) % table.seats


@pytest.mark.parametrize("name", ["dixie", "kentucky", "five"])
def test_cards_are_buried_in_the_order_of_the_pack(name: str) -> None:
    table, rng = coded(name, bury_order="ascending"), Random(5)
    assert isinstance(table.rules, TrickRules)
    counts = set()
    for _ in range(20):
        position, _ = play(table, rng)
        cards = [move.card for _, move in position.plies if isinstance(move, Bury) and move.card]
        assert cards == sorted(cards, key=table.game.pack.index)
        counts.add(len(cards))
    assert table.rules.nest_size in counts


def test_an_order_of_burying_needs_free_burials() -> None:
    with pytest.raises(BadOption, match="any or ascending, not 'random'"):
        coded("dixie", bury_order="random")
    for name, options in (("tuxedo", {}), ("two", {}), ("house", {"bury": "spare"})):
        with pytest.raises(BadOption, match="needs a game in which any cards may be buried"):
            coded(name, options, "ascending")
