"""Compares turns: what each brings, and what it leaves for the other players to take."""

from collections import Counter
from collections.abc import Collection, Iterator
from itertools import combinations
from math import comb

from rookery.bots.explaining.frequencies import Difference, percent
from rookery.core.cards import Card, CardSet
from rookery.core.messages import Message
from rookery.core.moves import Take
from rookery.fishing.captures import captures
from rookery.fishing.centre import read_centre
from rookery.fishing.orange import is_orange
from rookery.fishing.turns import Turn, centre_after, makes_orange
from rookery.fishing.view import FishingView
from rookery.heuristics.fishing.turn_value import FIVES, prices_for
from rookery.messages import contrasts

_REACHED = 4
"""How many of the unseen cards the others can play before the seat's next turn. Unmeasured."""

_LEAST = 0.03
"""The smallest difference between two chances that is mentioned."""

_SECOND = 0.4
"""A second difference is mentioned if it is worth at least this share of the first one's points."""

_KEPT = 0.5
"""The chance that cards which a turn leaves still lie there at the seat's next turn. Unmeasured."""


def difference(view: FishingView, better: Turn, worse: Turn) -> Difference | None:
    """What the better turn brings, or does not leave to other players; None if there is nothing.

    If there are several such differences, the two worth most points are named. All of them follow
    from the view.
    """
    found = sorted(_differences(view, better, worse), key=lambda it: -it[0])
    if not found:
        return None
    first, *rest = found
    second = next((it for it in rest if it[0] >= _SECOND * first[0]), None)
    if second is None:
        return Difference(first[1], first[0])
    return Difference(contrasts.both(one=first[1], other=second[1]), first[0] + second[0])


def _differences(view: FishingView, better: Turn, worse: Turn) -> Iterator[tuple[float, Message]]:
    """Yield what is good about the better turn: the points it is worth, and a sentence."""
    rules, prices = view.rules, prices_for(view)
    one, other = (_scored(view, it) for it in (better, worse))
    if one > other:
        yield one - other, contrasts.scores(more=one, less=other)
    if _makes_orange(view, better) and not _makes_orange(view, worse):
        yield prices.orange, contrasts.orange()
    unseen = CardSet.of(rules.pack) - view.seen
    left = [_Left(view, it, unseen) for it in (better, worse)]
    more, less = (it.taken for it in left)
    if more > less:
        yield prices.card * (more - less), contrasts.takes(more=more, less=less)
    more, less = (it.cards for it in left)
    if more > less:
        yield _KEPT * prices.card * (more - less), contrasts.cards(more=more, less=less)
    for points, told, own, can in (
        (rules.little_sweep_points, contrasts.leaves_sweep, None, _Left.sweeps),
        (rules.five_points, contrasts.leaves_five, contrasts.own_five, _Left.takes_five),
        (prices.orange, contrasts.leaves_orange, contrasts.own_orange, _Left.takes_orange),
        (prices.card, contrasts.leaves_cards, None, _Left.takes),
    ):
        able = [CardSet.of(card for card in unseen if can(it, card)) for it in left]
        chances = [held_by_next(view, it, unseen) for it in able]
        if chances[0] + _LEAST <= chances[1]:
            share = min(1.0, max(0, _REACHED * (len(able[1]) - len(able[0]))) / len(unseen))
            yield points * share, told(fewer=percent(chances[0]), more=percent(chances[1]))
        owns = [any(can(it, card) for card in it.hand) for it in left]
        if own and owns[0] and not owns[1]:
            yield _KEPT * points, own()


def held_by_next(view: FishingView, cards: CardSet, unseen: CardSet) -> float:
    """The chance that the next player holds one of some unseen cards.

    A seat that declared a build has a card of the build's number. A seat that trailed had no card
    that could take anything. Builds that seats left alone do not count (TX-11).
    """
    assert view.seat is not None
    seat = (view.seat + 1) % view.rules.seats
    size, shown = view.hand_sizes[seat], view.shown[seat]
    by_number = Counter(card.rank for card in unseen)
    others = {
        number
        for each, it in enumerate(view.shown)
        if each not in (seat, view.seat)
        for number in it.keeps
        if by_number[number] == 1
    }
    may_hold = CardSet.of(it for it in unseen if it.rank not in shown.lacks | others)
    hands = _hands(may_hold, shown.keeps, size)
    return 1 - _hands(may_hold - cards, shown.keeps, size) / hands if size and hands else 0.0


def _hands(cards: CardSet, numbers: Collection[int], size: int) -> int:
    """How many hands of a size have a card of each of these numbers, by inclusion and exclusion."""
    return sum(
        (-1) ** count * comb(sum(card.rank not in without for card in cards), size)
        for count in range(len(numbers) + 1)
        for without in combinations(numbers, count)
    )


def _scored(view: FishingView, turn: Turn) -> int:
    """The points of the fives and the sweep of a turn."""
    if not isinstance(turn, Take):
        return 0
    clears = len(turn.taken) == sum(len(pile.cards) for pile in view.centre)
    return prices_for(view).scored(turn.taken, turn.card.rank, clears=clears)


def _makes_orange(view: FishingView, turn: Turn) -> bool:
    return isinstance(turn, Take) and makes_orange(view.rules, turn)


class _Left:
    """What a turn takes, what it leaves in the centre, and what each card could take from there."""

    def __init__(self, view: FishingView, turn: Turn, unseen: CardSet) -> None:
        piles = centre_after(view.centre, turn)
        self._size = sum(len(pile.cards) for pile in piles)
        self.taken = len(turn.taken) + 1 if isinstance(turn, Take) else 0
        self.hand = view.hand.minus(turn.card)
        self._takes: dict[int, tuple[Take, ...]] = {}
        for card in unseen | self.hand:
            if card.rank not in self._takes:
                centre = read_centre(piles, card.rank)
                self._takes[card.rank] = captures(view.rules, centre, card)

    @property
    def cards(self) -> int:
        """The most cards that the seat takes now and next turn, if nobody takes them before."""
        takes = (it for card in self.hand for it in self._takes[card.rank])
        return self.taken + max((len(it.taken) + 1 for it in takes), default=0)

    def takes(self, card: Card) -> bool:
        return bool(self._takes[card.rank])

    def sweeps(self, card: Card) -> bool:
        return any(len(it.taken) == self._size for it in self._takes[card.rank])

    def takes_five(self, card: Card) -> bool:
        return any(it.taken & FIVES for it in self._takes[card.rank])

    def takes_orange(self, card: Card) -> bool:
        return any(is_orange(it.taken) for it in self._takes[card.rank])
