"""The fishing sampler draws exactly the worlds that a view allows, uniformly."""

from array import array
from collections import Counter
from functools import cache
from random import Random

import pytest

from rookery.core.cards import CardSet, Seat
from rookery.fishing.state import Shown
from rookery.fishing.view import FishingView
from rookery.kernel.built import is_compiled
from rookery.kernel.fishing.search import compiled_worlds
from rookery.testing import consistent_states
from rookery.testing.uniform import chi_square_limit
from tests.kernel.fishing.deals import any_game, begun
from tests.small import SMALL_FISHING
from tests.testing.test_uniform import FISHING, Wanted, position

pytestmark = pytest.mark.skipif(not is_compiled, reason="needs the compiled kernel")


def drawn(view: FishingView, seed: int, count: int) -> list[tuple[CardSet, ...]]:
    """Worlds of a view: the hands by seat, and the stock; none if no world fits the view."""
    hands = [view.hand.bits if seat == view.seat else 0 for seat in range(view.rules.seats)]
    rows = array("Q", [*hands, 0]) * count
    with memoryview(rows) as filled:
        found = compiled_worlds(view).draw(seed, 0, filled)
    width = view.rules.seats + 1
    return [tuple(map(CardSet, rows[at : at + width])) for at in range(0, found * width, width)]


def check_uniform(
    name: str, wanted: Wanted, viewer: Seat | None, hidden: range, *, skip: int = 0, each: int
) -> None:
    """Check that the sampler draws just the hands that brute force finds, all equally often."""
    path = position(SMALL_FISHING[name], wanted, viewer=viewer, hidden=hidden, skip=skip)
    expected = {
        (*state.hands, CardSet.of(state.stock)) for state in consistent_states(path, viewer)
    }
    times_drawn = Counter(drawn(path.game.view(path.state, viewer), 1, each * len(expected)))
    assert set(times_drawn) == expected
    statistic = sum((times - each) ** 2 / each for times in times_drawn.values())
    assert statistic <= chi_square_limit(len(expected) - 1)


@pytest.mark.parametrize(("name", "wanted", "viewer", "hidden"), FISHING)
def test_worlds_are_uniform(name: str, wanted: Wanted, viewer: Seat | None, hidden: range) -> None:
    check_uniform(name, wanted, viewer, hidden, each=50)


@pytest.mark.slow
@pytest.mark.parametrize(("name", "wanted", "viewer", "hidden"), FISHING)
@pytest.mark.parametrize("skip", [1, 5, 13])
def test_worlds_of_many_positions_are_uniform(
    name: str, wanted: Wanted, viewer: Seat | None, hidden: range, skip: int
) -> None:
    check_uniform(name, wanted, viewer, hidden, skip=skip, each=300)


@cache
def shown_views(count: int) -> list[FishingView]:
    """Views of games with up to six seats, in which something is known about other hands."""
    rng = Random(3)
    found: list[FishingView] = []
    while len(found) < count:
        game = any_game(rng)
        state = begun(game, rng)
        while game.actors(state):
            seat = rng.choice(game.actors(state))
            view = game.view(state, seat)
            if sum(it != Shown() for it in view.shown) > game.seats // 2 and rng.random() < 0.1:
                found.append(view)
            state = game.apply(state, seat, rng.choice(game.legal(state, seat)))
    return found[:count]


def test_worlds_agree_with_everything_shown() -> None:
    for view in shown_views(60):
        for *hands, stock in drawn(view, 5, 20):
            together = stock
            for seat, hand in enumerate(hands):
                numbers = {card.rank for card in hand}
                assert len(hand) == view.hand_sizes[seat]
                assert seat == view.seat or not numbers & view.shown[seat].lacks
                assert numbers >= view.shown[seat].keeps
                assert seat == view.seat or view.shown[seat].allows(hand)
                together = together | hand
            assert len(stock) == view.stock_size
            assert together | view.seen == CardSet.of(view.rules.pack)
