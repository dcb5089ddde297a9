"""A view as bytes: what a seat may know, in named parts of fixed place.

The format is versioned: under the same version, the same view is the same bytes. Seats are counted
from the viewer, who is seat 0. Nothing but the view is read, so an observation tells no more.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from rookery.coding.actions import ActionCoding
from rookery.coding.fishing_parts import FishingShown, fishing_parts
from rookery.coding.layout import Feature, placed, written
from rookery.coding.trick_parts import TrickShown, trick_parts
from rookery.core.game import AnyRules
from rookery.fishing.view import FishingView
from rookery.tricks.rules import TrickRules
from rookery.tricks.view import TrickView

OBSERVATION_VERSION = "rookery-obs/1"
"""Changes whenever the same view would become other bytes."""


class ObservationCoding:
    """The observations under some rules: `size` bytes each, in the parts that `features` lists.

    A house rule with cards or duties of its own adds parts after all others and moves none.

    >>> from rookery.games import GAMES
    >>> coding = ObservationCoding(GAMES["tuxedo"].rules)
    >>> coding["hand"].slice, coding["hand"].shape
    (slice(3, 59, None), (56,))
    """

    def __init__(self, rules: AnyRules) -> None:
        """Raises TypeError for the rules of a game that is no trick game and no fishing game."""
        self.actions = ActionCoding(rules)
        rules = self.rules = self.actions.rules
        self._trick_parts = trick_parts(rules) if isinstance(rules, TrickRules) else ()
        self._fishing_parts = () if isinstance(rules, TrickRules) else fishing_parts(rules)
        self._features = placed(self._trick_parts) or placed(self._fishing_parts)
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
        if self._trick_parts:
            return written(self._trick_parts, TrickShown(self.actions, cast(TrickView, view)))
        fishing = FishingShown(self.actions, cast(FishingView, view), tuple(begun))
        return written(self._fishing_parts, fishing)
