"""The reasons that rules of thumb give for cards are true."""

import re
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random
from statistics import fmean

import pytest

from rookery.core.cards import Card, CardSet
from rookery.core.moves import Play
from rookery.testing import random_path
from rookery.tricks.game import TrickGame
from rookery.tricks.order import Order
from rookery.tricks.rules import Phase
from rookery.tricks.state import TrickState
from rookery.tricks.view import TrickView
from tests.bots.deals import DIXIE, FIVE, THREE
from tests.heuristics.deciding import decided


@dataclass(frozen=True, slots=True)
class Said:
    """A card that was chosen, and the reason given for it."""

    view: TrickView
    card: Card
    reason: str

    @property
    def order(self) -> Order:
        assert self.view.trump is not None
        return self.view.rules.orders[self.view.trump]

    @property
    def choices(self) -> list[Card]:
        return [move.card for move in self.view.legal if isinstance(move, Play)]

    @property
    def unseen(self) -> CardSet:
        """The cards that this seat has not seen."""
        return CardSet.of(self.view.rules.pack) - self.view.seen

    @property
    def is_last(self) -> bool:
        return len(self.view.trick) == self.view.rules.seats - 1

    @property
    def follows(self) -> bool:
        return self.order.suit_of[self.card] is self.order.suit_of[self.view.trick[0]]

    def wins(self, card: Card) -> bool:
        """Whether a card would be the best of the trick so far."""
        return self.order.winner((*self.view.trick, card)) == len(self.view.trick)

    def is_counter(self, card: Card) -> bool:
        return self.view.rules.points_of[card] > 0

    def beaten_by_none(self) -> bool:
        """Whether no unseen card of its suit is higher."""
        order, suit = self.order, self.order.cards_of[self.order.suit_of[self.card]]
        return not any(order.strength[it] > order.strength[self.card] for it in self.unseen & suit)

    def number(self) -> int:
        """The number in the reason."""
        return int(re.findall(r"\d+", str(self.reason))[0])


FACTS: dict[str, Callable[[Said], bool]] = {
    r"draws trumps: \d+": lambda it: (
        it.card in it.order.trumps and it.number() == len(it.unseen & it.order.trumps)
    ),
    r"cashes a sure winner": lambda it: not it.view.trick,
    r"leads the highest": lambda it: not it.view.trick and it.beaten_by_none(),
    r"leads": lambda it: not it.view.trick,
    r"leads .* no card costs less": lambda it: it.is_counter(it.card),
    r"has no": lambda it: not it.follows and not it.wins(it.card),
    r"cannot win": lambda it: not any(it.wins(card) for card in it.choices),
    r"ducks": lambda it: not it.wins(it.card) and any(it.wins(card) for card in it.choices),
    r"must give a counter": lambda it: all(map(it.is_counter, it.choices)),
    r"gives up a counter": lambda it: it.is_counter(it.card) and not it.wins(it.card),
    r"plays a counter": lambda it: it.is_counter(it.card) and not it.wins(it.card),
    r"gives a counter to": lambda it: it.is_counter(it.card) and not it.wins(it.card),
    r"leaves the trick": lambda it: not it.is_counter(it.card) and not it.wins(it.card),
    r"ruffs": lambda it: it.wins(it.card) and not it.follows and it.card in it.order.trumps,
    r"takes": lambda it: it.wins(it.card) and it.follows,
    r"(takes|ruffs) .* the last": lambda it: it.is_last,
    r"(takes|ruffs) a trick with \d+ points": lambda it: (
        it.number() == sum(it.view.rules.points_of[card] for card in it.view.trick)
    ),
    r"(takes|ruffs) the trick": lambda it: not any(map(it.is_counter, it.view.trick)),
    r"plays a card that the others must beat": lambda it: it.wins(it.card) and not it.is_last,
}
"""The condition that must hold for a card, by the beginning of its reason."""


@pytest.fixture(scope="module")
def said() -> list[tuple[Said, TrickState]]:
    """The reasons given in random deals, with the states they are about."""
    return [each for game in (DIXIE, THREE, FIVE) for each in all_said(game)]


def all_said(game: TrickGame) -> Iterator[tuple[Said, TrickState]]:
    for seed in range(30):
        for state in random_path(game, Random(seed)).states:
            view = game.view(state, state.turn)
            if state.phase is Phase.PLAY and len(view.legal) > 1:
                decision = decided(game, state)
                assert isinstance(decision.move, Play)
                yield Said(view, decision.move.card, str(decision.reason).partition(";")[0]), state


def test_every_reason_is_true(said: list[tuple[Said, TrickState]]) -> None:
    met: Counter[str] = Counter()
    for it, _ in said:
        beginnings = [each for each in FACTS if re.match(each, it.reason)]
        assert beginnings, f"no condition is known for {it.reason!r}"
        for each in beginnings:
            assert FACTS[each](it), f"{it.card}: {it.reason}"
        met.update(beginnings)
    assert met.keys() == FACTS.keys()


def test_a_sure_winner_is_hardly_ever_beaten(said: list[tuple[Said, TrickState]]) -> None:
    beaten = []
    for it, state in said:
        if it.reason.startswith("cashes a sure winner"):
            others = [hand for seat, hand in enumerate(state.hands) if seat != it.view.seat]
            cards = [card for hand in others for card in it.order.playable(hand, it.card)]
            beaten.append(any(it.order.winner((it.card, card)) for card in cards))
    assert len(beaten) > 80
    assert fmean(beaten) < 0.1
