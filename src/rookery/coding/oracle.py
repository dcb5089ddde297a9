"""The hidden cards as bytes, for critics and teachers that may see them.

They come from the state, never from a view, and are no part of an observation. A player that acts
on them cheats: use them only while training, as Suphx does with its oracle guiding (Li et al.,
2020).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rookery.coding.actions import Rules, known
from rookery.coding.layout import Feature, Part, placed, written
from rookery.coding.places import CardPlaces
from rookery.core.cards import CardSet, Seat
from rookery.core.game import AnyRules
from rookery.fishing.state import FishingState
from rookery.tricks.rules import TrickRules
from rookery.tricks.state import TrickState


@dataclass(frozen=True, slots=True)
class _Hidden:
    """A state to be written for a seat, which is counted as seat 0."""

    places: CardPlaces
    state: TrickState | FishingState
    seat: Seat

    @property
    def hands(self) -> bytes:
        hands = self.state.hands
        return b"".join(
            self.places.row(hands[(self.seat + n) % len(hands)]) for n in range(len(hands))
        )

    def cards(self, name: str) -> bytes:
        cards: CardSet = getattr(self.state, name)
        return self.places.row(cards)

    def order(self, name: str) -> bytes:
        return self.places.ranked(getattr(self.state, name))


class OracleCoding:
    """All hands and everything else that is hidden under some rules, as bytes of named parts."""

    def __init__(self, rules: AnyRules) -> None:
        """Raises TypeError for the rules of a game that is no trick game and no fishing game."""
        rules = self.rules = known(rules)
        self._places = CardPlaces(rules.pack)
        self._parts = _parts(rules)
        self._features = placed(self._parts)
        self.size: int = self._features[-1].slice.stop

    def features(self) -> tuple[Feature, ...]:
        """The parts of the bytes, in order."""
        return self._features

    def reveal(self, state: TrickState | FishingState, seat: Seat) -> bytes:
        """The hidden cards of a state, the hands counted from a seat."""
        return written(self._parts, _Hidden(self._places, state, seat))


def _parts(rules: Rules) -> Sequence[Part[_Hidden]]:
    pack = len(rules.pack)
    hands: Part[_Hidden] = Part(
        "hands", (rules.seats, pack), "The cards in each hand.", lambda it: it.hands
    )
    if not isinstance(rules, TrickRules):
        order = "The place of each card in the stock, 1 for the next to be dealt; 0 for the others."
        return (hands, Part("stock", (pack,), order, lambda it: it.order("stock"), pack))
    nest: Part[_Hidden] = Part(
        "nest", (pack,), "The nest as it was dealt.", lambda it: it.cards("nest")
    )
    buried: Part[_Hidden] = Part(
        "buried", (pack,), "The buried cards.", lambda it: it.cards("buried")
    )
    order = "The place of each card in the dummy's pile, 1 for the top; 0 for the others (R2-8)."
    pile: Part[_Hidden] = Part("pile", (pack,), order, lambda it: it.order("pile"), pack)
    return (hands, nest, buried, *((pile,) if rules.dummy is not None else ()))
