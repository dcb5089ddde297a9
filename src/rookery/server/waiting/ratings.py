"""The ratings that people show, as used by the waiting room and by listed tables."""

from collections.abc import Collection, Mapping
from typing import Protocol


class ShownRatings(Protocol):
    """Reads the ratings that people show. Calls block, and may raise StoreFailed."""

    def shown(self, profiles: Collection[str]) -> Mapping[str, Mapping[str, float]]:
        """The ratings of profiles by game; profiles that show none are missing."""
