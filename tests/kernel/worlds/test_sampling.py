"""The sampler draws exactly the worlds that a view allows, uniformly."""

from collections import Counter, defaultdict
from dataclasses import replace
from functools import cache
from math import comb
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rookery.core import unseen as specification
from rookery.core.cards import Card, CardSet, Seat
from rookery.core.unseen import Place
from rookery.games import GAMES
from rookery.kernel import BadPosition, is_compiled, position_of
from rookery.kernel.worlds.masks import place_of
from rookery.kernel.worlds.sampling import Sampler, World
from rookery.testing import Path, consistent_states, random_path
from rookery.testing.strategies import games, paths
from rookery.testing.uniform import chi_square_limit
from rookery.tricks.determinization import usual_cases
from rookery.tricks.game import TrickGame
from rookery.tricks.rules import Phase
from rookery.tricks.view import TrickView
from tests.small import SMALL_TRICKS, UNUSUAL
from tests.tables import TRICK_TABLES, trick_game
from tests.testing.test_uniform import LONG, TRICKS, Wanted, position, void_shown

pytestmark = pytest.mark.skipif(not is_compiled, reason="needs the compiled kernel")


def check_uniform(path: Path, viewer: Seat | None, *, each: int, leading_bits: int = 64) -> None:
    """Check that the sampler draws just the states of brute force, equally often."""
    found = consistent_states(path, viewer)
    expected = {replace(each, pile=tuple(sorted(each.pile))) for each in found}
    sampler = Sampler(path.game.view(path.state, viewer), leading_bits=leading_bits)
    drawn = Counter(map(sampler.state, sampler.draw(1, each * len(expected))))
    assert set(drawn) == expected
    statistic = sum((times - each) ** 2 / each for times in drawn.values())
    assert statistic <= chi_square_limit(len(expected) - 1)
    in_middle = bool(sampler.view.nest_size)
    lying = {(it.hands, it.pile, it.buried, in_middle and it.nest) for it in expected}
    assert sampler.count == len(lying)


UNLIKE_ITS_SPECIFICATION = ("eleven, misdeals", "eleven, one counter", "eleven, spare")
"""Games with rare worlds that the sampler treats differently: see its module."""

EVERY = [case for case in (*TRICKS, *LONG) if case[0] not in UNLIKE_ITS_SPECIFICATION]
QUICK = [case for case in EVERY if case in TRICKS and case[2] is not None][::2]


@pytest.mark.parametrize(("name", "wanted", "viewer", "hidden"), QUICK)
def test_worlds_are_uniform(name: str, wanted: Wanted, viewer: Seat | None, hidden: range) -> None:
    path = position(SMALL_TRICKS[name], wanted, viewer=viewer, hidden=hidden)
    check_uniform(path, viewer, each=20)


@pytest.mark.slow
@pytest.mark.parametrize(("name", "wanted", "viewer", "hidden"), EVERY)
@pytest.mark.parametrize("skip", [0, 1])
def test_worlds_of_many_positions_are_uniform(
    name: str, wanted: Wanted, viewer: Seat | None, hidden: range, skip: int
) -> None:
    several = range(hidden.start, hidden.stop + skip)
    path = position(SMALL_TRICKS[name], wanted, viewer=viewer, hidden=several, skip=skip)
    check_uniform(path, viewer, each=40)


@pytest.mark.parametrize("leading_bits", [1, 4])
def test_a_fraction_equal_to_a_bound_draws_more_bits(leading_bits: int) -> None:
    """With few leading bits, many fractions equal a bound, and more bits must decide."""
    path = position(SMALL_TRICKS["eleven"], void_shown, viewer=0, hidden=range(2, 6))
    check_uniform(path, 0, each=40, leading_bits=leading_bits)


# Large cases: how often each card is in each place


def shares_of_cards(view: TrickView) -> dict[tuple[int, int], float]:
    """The exact fraction of all worlds that have a card in a place."""
    unseen = CardSet.of(view.rules.pack) - view.seen
    ways: dict[tuple[int, int], int] = defaultdict(int)
    every = 0
    for case in usual_cases(view.rules, view, unseen):
        every += specification.count(unseen, case.places)
        rows = list(zip(case.columns, case.places, strict=True))
        for card in unseen:
            for row, place in rows:
                if card in place.fits and place.size:
                    left = [without(it, card, is_there=it is place) for it in case.places]
                    ways[row, place_of(card)] += specification.count(unseen.minus(card), left)
    return {part: number / every for part, number in ways.items()}


def without(place: Place, card: Card, *, is_there: bool) -> Place:
    """What is left to draw for a place once a card has been put into it, or into another place."""
    needs = (each.minus(card) for each in place.needs if not (is_there and card in each))
    return Place(place.size - is_there, place.fits.minus(card), tuple(needs))


def check_marginals(view: TrickView, count: int) -> int:
    """Check how often each card is in each place; return the number of cards and places checked."""
    sampler = Sampler(view)
    drawn = sampler.draw(3, count)
    parts = shares_of_cards(view)
    for (row, bit), part in parts.items():
        if row == view.rules.seats and not view.nest_size:
            continue
        times = sum(mask >> bit & 1 for mask in drawn.masks[row :: drawn.width])
        spread = (count * part * (1 - part)) ** 0.5
        assert abs(times - count * part) <= 5 * spread, (row, bit)
    return len(parts)


def views(game: TrickGame, rng: Random, viewer: Seat | None) -> list[TrickView]:
    """The views of a played deal, one for each move."""
    states = random_path(game, rng).states
    return [game.view(state, viewer) for state in states if state.phase is Phase.PLAY]


@pytest.mark.parametrize(("name", "seats"), TRICK_TABLES)
def test_every_card_is_in_every_place_as_often_as_counted(name: str, seats: int) -> None:
    game = trick_game(name, **({"seats": seats} if name == "dixie" else {}))
    rng = Random(seats)
    played: list[TrickView] = []
    while not played:
        played = views(game, rng, rng.randrange(seats))
    assert check_marginals(played[len(played) // 3], 2_000)


# Random paths


def check_worlds(path: Path, seed: int, count: int) -> None:
    """Check that the worlds of every viewer are full deals with the same view."""
    game, state = path.game, path.state
    assert isinstance(game, TrickGame)
    for viewer in (None, *range(game.seats)):
        view = game.view(state, viewer)
        sampler = Sampler(view)
        assert sampler.count >= 1
        for world in sampler.draw(seed, count):
            whole = sampler.state(world)
            assert sorted(card for place in whole.places for card in place) == sorted(game.pack)
            assert game.view(whole, viewer) == view
            if state.phase is Phase.PLAY and game.rules.dummy is None:
                expected = position_of(game.rules, whole)
                assert sampler.position(world) == expected
                assert (expected.trick, expected.turn) == (state.trick, state.turn)


@settings(deadline=None, max_examples=4)
@pytest.mark.parametrize(("name", "seats"), TRICK_TABLES)
@given(data=st.data())
def test_worlds_of_any_game_look_the_same(name: str, seats: int, data: st.DataObject) -> None:
    path = data.draw(paths(data.draw(games(GAMES[name]))))
    plies = data.draw(st.integers(0, len(path.plies)))
    check_worlds(path.until(plies), data.draw(st.integers(0, 2**64 - 1)), 3)


@pytest.mark.parametrize("name", [name for name in UNUSUAL if isinstance(UNUSUAL[name], TrickGame)])
def test_worlds_of_unusual_games_look_the_same(name: str) -> None:
    rng = Random(6)
    for _ in range(2):
        path = random_path(UNUSUAL[name], rng)
        for plies in range(0, len(path.plies) + 1, 5):
            check_worlds(path.until(plies), plies, 1)


# What is drawn


@cache
def some_view() -> TrickView:
    """The view of seat 1, which is not the bidder, after four tricks of a game for five."""
    game, rng = trick_game("five"), Random(3)
    while True:
        for view in views(game, rng, 1):
            if view.bidder != 1 and len(view.tricks) == 4:
                return view


@settings(deadline=None, max_examples=20)
@given(st.integers(0, 2**64 - 1))
def test_a_world_depends_on_its_seed_and_number_alone(seed: int) -> None:
    sampler = Sampler(some_view())
    many = sampler.draw(seed, 30)
    assert list(sampler.draw(seed, 10)) == list(many)[:10] == list(many[:10])
    assert list(Sampler(some_view()).draw(seed, 30)) == list(many)
    assert list(sampler.draw((seed + 1) % 2**64, 30)) != list(many)


def test_worlds_are_a_sequence() -> None:
    drawn = Sampler(some_view()).draw(1, 5)
    assert len(drawn) == 5
    assert drawn[-1] == drawn[4] == list(drawn)[4] == drawn[1::3][1]
    assert isinstance(drawn[0], World)
    assert len(set(drawn[0].hands)) == 5
    with pytest.raises(IndexError):
        drawn[5]
    assert len(Sampler(some_view()).draw(1, 0)) == 0


def test_the_number_of_worlds_may_need_more_than_64_bits() -> None:
    game = trick_game("dixie", seats=6)
    view = game.view(random_path(game, Random(1)).states[0], None)
    whole = 1
    for dealt in range(6):
        whole *= comb(56 - 9 * dealt, 9)
    assert Sampler(view).count == whole > 2**128


def test_what_contradicts_itself_is_refused() -> None:
    path = position(SMALL_TRICKS["eleven"], void_shown, viewer=0, hidden=range(2, 6))
    view = path.game.view(path.state, 0)
    sizes = tuple(size + 1 for size in view.hand_sizes)
    with pytest.raises(ValueError, match="no distribution of the unseen cards fits"):
        Sampler(replace(view, hand_sizes=sizes))


def test_wrong_numbers_are_refused() -> None:
    sampler = Sampler(some_view())
    with pytest.raises(ValueError, match="a seed is a number from 0 to"):
        sampler.draw(-1, 1)
    with pytest.raises(ValueError, match="a count is 0 or more"):
        sampler.draw(1, -1)


def test_before_the_tricks_a_world_is_no_position() -> None:
    game = trick_game("three")
    sampler = Sampler(game.view(random_path(game, Random(1)).states[0], 0))
    with pytest.raises(BadPosition, match="the deal is at bidding"):
        sampler.position(sampler.draw(1, 1)[0])
