"""A view as bytes: what a seat may know, in named parts at fixed places.

The format is versioned: under the same version, the same view is the same bytes. Seats are counted
from the viewer, who is seat 0. Nothing but the view is read, so an observation tells no more.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from rookery.coding.actions import ActionCoding
from rookery.coding.fishing_parts import FishingShown, fishing_parts
from rookery.coding.layout import Feature, Part, placed, written
from rookery.coding.trick_parts import TrickShown, trick_parts
from rookery.core.game import AnyRules
from rookery.core.genres import FISHING, TRICKS, ByGenre, Own
from rookery.fishing.view import FishingView
from rookery.tricks.view import TrickView

OBSERVATION_VERSION = "rookery-obs/1"
"""Changes whenever the same view would become other bytes."""


R = TypeVar("R")
V = TypeVar("V")
X = TypeVar("X")


@dataclass(frozen=True, slots=True)
class Observed(Generic[R, V, X]):
    """How a genre is observed: the parts under some rules, and what they are written from.

    `shown` gets the codes of the moves, a view, and the codes that were chosen so far.
    """

    parts: Callable[[R], Sequence[Part[X]]]
    shown: Callable[[ActionCoding, V, tuple[int, ...]], X]


def _trick_shown(actions: ActionCoding, view: TrickView, begun: tuple[int, ...]) -> TrickShown:
    return TrickShown(actions, view)


BY_GENRE: ByGenre[Observed[Own, Own, Own]] = ByGenre(
    "rookery.coding.observation.BY_GENRE",
    {TRICKS: Observed(trick_parts, _trick_shown), FISHING: Observed(fishing_parts, FishingShown)},
)
"""The observations of each genre."""


class ObservationCoding:
    """The observations under some rules: `size` bytes each, in the parts that `features` lists.

    A house rule with cards or duties of its own adds parts at the end. The others keep their
    places unless the pack changes (FO-29).

    >>> from rookery.games import GAMES
    >>> coding = ObservationCoding(GAMES["tuxedo"].rules)
    >>> coding["hand"].slice, coding["hand"].shape
    (slice(3, 59, None), (56,))
    """

    def __init__(self, rules: AnyRules) -> None:
        """Raises MissingRow for rules of an unknown genre."""
        self.actions = ActionCoding(rules)
        rules = self.rules = self.actions.rules
        row = BY_GENRE[rules.genre]
        self._parts, self._shown = row.parts(rules), row.shown
        self._features = placed(self._parts)
        self._by_name = {feature.name: feature for feature in self._features}
        self.size: int = self._features[-1].slice.stop

    def features(self) -> tuple[Feature, ...]:
        """The parts of an observation, in order."""
        return self._features

    def __getitem__(self, name: str) -> Feature:
        """The feature with this name. Raises KeyError."""
        return self._by_name[name]

    def observe(self, view: TrickView | FishingView, begun: Sequence[int] = ()) -> bytes:
        """The view of a seat, or of a spectator, who sees from the chair of seat 0.

        `begun` are the codes that the seat has chosen of a capture or build so far. Raises
        ValueError for a view under other rules.
        """
        if view.rules is not self.rules and view.rules != self.rules:
            raise ValueError("the view is of a game under other rules")
        return written(self._parts, self._shown(self.actions, view, tuple(begun)))
