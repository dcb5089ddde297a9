"""The ratings that people show, for the waiting room and for listed tables."""

from collections.abc import Collection, Mapping
from typing import Protocol


class ShownRatings(Protocol):
    """Reads the ratings that people show. Methods block, and may raise StoreFailed."""

    def shown(self, profiles: Collection[str]) -> Mapping[str, Mapping[str, float]]:
        """For each profile that shows ratings: its rating by game."""
