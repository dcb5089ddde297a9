"""A chi-square test of drawn worlds against all consistent deals, listed by brute force.

It suits only small games, because it tries every way to deal the hidden cards and to bury.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations, permutations
from math import sqrt
from random import Random
from typing import Any

from rookery.core.cards import Card, CardSet, Seat
from rookery.core.dealing import stack
from rookery.core.errors import IllegalMove
from rookery.core.moves import Bury, Play, Ply
from rookery.fishing.state import FishingState
from rookery.testing.path import Path, follow
from rookery.tricks.hands import stacked
from rookery.tricks.rules import TrickRules
from rookery.tricks.state import TrickState

FEWEST_EACH = 20
"""The fewest worlds for each state, so that hardly any state is left out by chance."""

_Z = 3.719
"""The value that a standard normal variable exceeds with probability 1/10,000."""


def check_uniform(
    path: Path, viewer: Seat | None, rng: Random, *, each: int = 200, most: int = 1_000_000
) -> int:
    """Check that worlds are drawn uniformly from all consistent states; return their number.

    `each` is the average number of worlds drawn for each state. It is lowered, but not below
    `FEWEST_EACH`, where more than `most` worlds would be drawn. A correct game fails with
    probability 1/10,000.
    """
    expected = consistent_states(path, viewer)
    each = max(FEWEST_EACH, min(each, most // len(expected)))
    view = path.game.view(path.state, viewer)
    drawn = Counter(path.game.worlds(view, rng) for _ in range(each * len(expected)))
    assert set(drawn) <= expected, "a world contradicts the moves made"
    assert set(drawn) == expected, "some states that the view allows are never drawn"
    statistic = sum((times - each) ** 2 / each for times in drawn.values())
    limit = chi_square_limit(len(expected) - 1)
    assert statistic <= limit, f"worlds are not uniform: {statistic:.1f} is more than {limit:.1f}"
    return len(expected)


def chi_square_limit(freedom: int) -> float:
    """The value that a chi-square statistic exceeds with probability 1/10,000.

    `freedom` is the number of degrees of freedom. Approximated by Wilson and Hilferty (1931).

    >>> round(chi_square_limit(10), 1), round(chi_square_limit(100), 1)
    (36.0, 161.4)
    """
    if freedom == 0:
        return 0.0
    spread = 2 / (9 * freedom)
    return float(freedom * (1 - spread + _Z * sqrt(spread)) ** 3)


def consistent_states(path: Path, viewer: Seat | None) -> frozenset[Any]:
    """Every state that the same moves can lead to and that gives the viewer the same view."""
    game = path.game
    view = game.view(path.state, viewer)
    found = set()
    for deck in _decks(path, viewer):
        for plies in _plies(path, viewer, deck):
            try:
                state = follow(game, deck, path.dealer, plies, path.cut).state
            except IllegalMove:
                continue
            if game.view(state, viewer) == view:
                found.add(state)
    return frozenset(found)


def _decks(path: Path, viewer: Seat | None) -> Iterator[tuple[Card, ...]]:
    """The decks of all deals in which the viewer has the same hand and sees the same cards."""
    fresh = path.states[0]
    hidden = CardSet.of(path.game.pack) - path.game.view(fresh, viewer).seen
    others = [seat for seat in range(path.game.seats) if seat != viewer]
    rules = path.game.rules
    dealt = [_certain(path, seat) for seat in others]
    dealt += [CardSet()] * bool(getattr(fresh, "pile", ()))
    for hands, rest in _dealt(hidden, dealt, len(fresh.hands[0])):
        if viewer is not None:
            hands.insert(viewer, fresh.hands[viewer])
        if isinstance(fresh, TrickState) and isinstance(rules, TrickRules):
            dummys = hands.pop() if fresh.pile else CardSet()
            for pile in permutations(dummys):
                for last in rest if fresh.face_up else tuple(rest)[-1:]:
                    nest = (*rest.minus(last), last)
                    yield stacked(rules, hands, pile, nest, path.dealer)
        elif isinstance(fresh, FishingState):
            centre = [card for pile in fresh.centre for card in pile.cards]
            for stock in permutations(rest):
                yield stack(hands, (*centre, *stock), path.dealer)


def _certain(path: Path, seat: Seat) -> CardSet:
    """Cards that a seat was certainly dealt: all that it played, unless it took the nest."""
    if seat == getattr(path.state, "bidder", None):
        return CardSet()
    return CardSet.of(m.card for s, m in path.plies if s == seat and isinstance(m, Play))


def _dealt(
    cards: CardSet, certain: Sequence[CardSet], size: int
) -> Iterator[tuple[list[CardSet], CardSet]]:
    """Every deal of hands that include the certain cards, with the cards left over."""
    if not certain:
        yield [], cards
        return
    free = cards
    for known in certain:
        free = free - known
    for more in map(CardSet.of, combinations(free, size - len(certain[0]))):
        hand = certain[0] | more
        for hands, rest in _dealt(cards - hand, certain[1:], size):
            yield [hand, *hands], rest


def _plies(path: Path, viewer: Seat | None, deck: Sequence[Card]) -> Iterator[tuple[Ply, ...]]:
    """The moves made, with every choice of the buried cards that the viewer did not see."""
    hidden = [(s, m) for s, m in path.plies if isinstance(m, Bury) and s != viewer]
    if not hidden:
        yield path.plies
        return
    start = path.game.start(deck, path.dealer)
    may_be_buried = start.hands[hidden[0][0]] | start.nest
    rules = path.game.rules
    is_free = isinstance(rules, TrickRules) and rules.bury == "any"
    orders = combinations if is_free else permutations
    for chosen in orders(may_be_buried, len(hidden)):
        cards = iter(chosen)
        yield tuple(
            (s, Bury(next(cards))) if isinstance(m, Bury) else (s, m) for s, m in path.plies
        )
