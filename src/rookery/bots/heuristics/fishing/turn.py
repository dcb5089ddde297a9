"""Choosing a turn: what it brings now, what it may bring next, and what it leaves to others."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random

from rookery.bots.heuristics.fishing.card_chances import Chances, others
from rookery.bots.heuristics.fishing.turn_value import Offer, Worth, offers, worth
from rookery.core.cards import Card, CardSet
from rookery.core.moves import Build, Take, Trail
from rookery.fishing.state import Pile
from rookery.fishing.turns import Turn, centre_after
from rookery.fishing.view import FishingView

WEIGHED = 12
"""How many captures, and how many builds, are thought through: a free centre allows thousands."""

LATER = 0.8
"""What a point at one's next turn is worth now."""

AGAINST = 0.7
"""What a point for somebody else costs; anything from 0.3 to 1.5 plays about as well, 0 worse."""


@dataclass(frozen=True, slots=True)
class TurnValue:
    """A turn with the points expected of it: now, at the next turn, and by others in between."""

    move: Turn
    now: float
    next_time: float
    by_others: float

    @property
    def points(self) -> float:
        """What speaks for the turn, all in all."""
        return self.now + self.next_time - self.by_others


def choose(view: FishingView, rng: Random) -> Turn:
    """The turn that promises most; of equals any."""
    assert view.seat is not None
    table = Table(view, worth(view), others(view, view.seat))
    weighed = map(table.weigh, table.turns())
    return max(weighed, key=lambda each: (round(each.points, 6), rng.random())).move


@dataclass(frozen=True, slots=True)
class Table:
    """A view with what its seat makes of it; `others` are by distance to the left."""

    view: FishingView
    worth: Worth
    others: tuple[Chances, ...]

    def turns(self) -> list[Turn]:
        """The turns that deserve a thought: every trail, and of the rest what is likely best.

        The largest captures of a card are listed first, and the builds on one pile before those
        on many.
        """
        listed: dict[tuple[type[Turn], Card], list[Turn]] = {}
        for move in self.view.legal:
            if isinstance(move, Turn):
                listed.setdefault((type(move), move.card), []).append(move)
        first = [move for moves in listed.values() for move in moves[:WEIGHED]]
        takes = [move for move in first if isinstance(move, Take)]
        takes.sort(key=self._now, reverse=True)
        builds = [move for move in first if isinstance(move, Build)]
        trails = [move for move in first if isinstance(move, Trail)]
        return [*takes[:WEIGHED], *builds[:WEIGHED], *trails]

    def weigh(self, move: Turn) -> TurnValue:
        """What is to be expected of a turn."""
        left = centre_after(self.view.centre, move)
        offered = offers(self.worth, left)
        now = self._now(move) if isinstance(move, Take) else 0.0
        now += self._leftovers(move, left, offered)
        by_others = AGAINST * self._by_others(offered)
        return TurnValue(move, now, self._next_time(move, offered), by_others)

    def _now(self, move: Take) -> float:
        size = sum(len(pile.cards) for pile in self.view.centre)
        return self.worth.of_take(move, clears=len(move.taken) == size)

    def _by_others(self, offered: Mapping[int, Offer]) -> float:
        """The points that others are likely to take from the centre, until somebody takes any."""
        expected, untouched = 0.0, 1.0
        dearest = sorted(offered.items(), key=lambda it: it[1].points, reverse=True)
        for chances in self.others:
            for number, offer in dearest:
                chance = untouched * chances.get(number, 0.0)
                expected += chance * offer.points
                untouched -= chance
        return expected

    def _next_time(self, move: Turn, offered: Mapping[int, Offer]) -> float:
        """The points of the best capture that the rest of the hand may find at the next turn."""
        numbers = {card.rank for card in self.view.hand.minus(move.card)} & offered.keys()
        return LATER * max(
            (offered[n].points * self._survives(offered[n].taken, offered) for n in numbers),
            default=0.0,
        )

    def _survives(self, cards: CardSet, offered: Mapping[int, Offer]) -> float:
        """The chance that nobody takes any of the cards before the next turn."""
        touching = [number for number, offer in offered.items() if offer.taken & cards]
        chance = 1.0
        for chances in self.others:
            for number in touching:
                chance *= 1 - chances.get(number, 0.0)
        return chance

    def _leftovers(self, move: Turn, left: tuple[Pile, ...], offered: Mapping[int, Offer]) -> float:
        """What is left goes to whoever captures last, by option (TX-18)."""
        view = self.view
        is_last = isinstance(move, Take) or view.last_capturer == view.seat
        if view.rules.leftovers == "nobody" or view.stock_size or not is_last:
            return 0.0
        cards = CardSet.of(card for pile in left for card in pile.cards)
        return self._survives(cards, offered) * self.worth.of_leftovers(cards)
