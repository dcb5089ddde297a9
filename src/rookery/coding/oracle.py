"""The hidden cards as bytes, for critics and teachers that may see them.

They come from the state, never from a view, and are no part of an observation. A player that acts
on them cheats: use them only while training, as Suphx does with its oracle guiding (Li et al.,
2020).
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from rookery.coding.actions import known
from rookery.coding.layout import Feature, Part, placed, written
from rookery.coding.places import CardPlaces
from rookery.core.cards import CardSet, Seat
from rookery.core.game import AnyRules
from rookery.core.genres import FISHING, TRICKS, ByGenre, Own
from rookery.fishing.rules import FishingRules
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
        """Raises MissingRow for rules of an unknown genre."""
        rules = self.rules = known(rules)
        self._places = CardPlaces(rules.pack)
        self._parts = BY_GENRE[rules.genre](rules)
        self._features = placed(self._parts)
        self.size: int = self._features[-1].slice.stop

    def features(self) -> tuple[Feature, ...]:
        """The parts of the bytes, in order."""
        return self._features

    def reveal(self, state: TrickState | FishingState, seat: Seat) -> bytes:
        """The hidden cards of a state, with hands in the order of seats from the given one."""
        return written(self._parts, _Hidden(self._places, state, seat))


def _hands(rules: AnyRules) -> Part[_Hidden]:
    shape = rules.seats, len(rules.pack)
    return Part("hands", shape, "The cards in each hand.", lambda it: it.hands)


def _fishing_parts(rules: FishingRules) -> Sequence[Part[_Hidden]]:
    pack = len(rules.pack)
    order = "The place of each card in the stock, 1 for the next to be dealt; 0 for the others."
    return (_hands(rules), Part("stock", (pack,), order, lambda it: it.order("stock"), pack))


def _trick_parts(rules: TrickRules) -> Sequence[Part[_Hidden]]:
    pack = len(rules.pack)
    nest: Part[_Hidden] = Part(
        "nest", (pack,), "The nest as it was dealt.", lambda it: it.cards("nest")
    )
    buried: Part[_Hidden] = Part(
        "buried", (pack,), "The buried cards.", lambda it: it.cards("buried")
    )
    order = "The place of each card in the dummy's pile, 1 for the top; 0 for the others (R2-8)."
    pile: Part[_Hidden] = Part("pile", (pack,), order, lambda it: it.order("pile"), pack)
    return (_hands(rules), nest, buried, *((pile,) if rules.dummy is not None else ()))


BY_GENRE: ByGenre[Callable[[Own], Sequence[Part[_Hidden]]]] = ByGenre(
    "rookery.coding.oracle.BY_GENRE", {TRICKS: _trick_parts, FISHING: _fishing_parts}
)
"""The hidden parts of each genre."""
