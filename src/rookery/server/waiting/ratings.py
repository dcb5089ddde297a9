"""The ratings that people show to others, as the waiting room and listed tables know them."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Protocol


class ShownRatings(Protocol):
    """The ratings that people show. Calls block, and may raise StoreFailed."""

    def shown(self, profiles: Collection[str]) -> Mapping[str, Mapping[str, float]]:
        """The ratings of some profiles by game; nothing for those who show none."""
