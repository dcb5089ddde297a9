"""What a bot is: a function of a view, with its own source of chance."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from rookery.core.game import AnyView
from rookery.core.moves import Move


@dataclass(frozen=True, slots=True)
class Decision:
    """A move with its reason, one short sentence, and the seconds a person would take over it.

    The delay decides who is first in a race for an orange; otherwise a table may ignore it.
    `considered` are the moves that were weighed, best first, each with the points that its seat's
    side may expect of the deal; it is empty where nothing was counted. The reason and what was
    considered follow from the view alone, and are for the eyes of its seat.
    """

    move: Move
    reason: str
    delay: float = 0.0
    considered: tuple[tuple[Move, float], ...] = ()

    def weighed(self, most: int) -> tuple[tuple[Move, float], ...]:
        """The first of what was considered, to be shown to people.

        Nothing where there was no choice, and nothing where points alone do not speak for the move:
        it may be better for the match, or for making a bid, and bring fewer of them on average.
        """
        points = [each for _, each in self.considered]
        if len(points) < 2 or points[0] < max(points) - 0.5:
            return ()
        return self.considered[:most]


class Bot(Protocol):
    """Anything that decides by a view. It is asked only when its seat may move."""

    def decide(self, view: AnyView) -> Decision:
        """The decision of the view's seat: one of `view.legal`, never something else."""
