"""Rates new results in the background of a server; on request, rates all results again."""

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from rookery.server.background import Background
from rookery.server.database.schema.ratings import RATED, RATINGS
from rookery.server.database.store import Store
from rookery.server.outage import Outage
from rookery.server.ratings.boards import boards_of
from rookery.server.ratings.choices import Choices
from rookery.server.ratings.ledger import Ledger
from rookery.server.ratings.looking import Looking
from rookery.server.ratings.sources import Sources

log = logging.getLogger("rookery.ratings")

_EVERY = 30.0
"""Seconds between two searches for unrated results. Unmeasured, as are the next numbers."""

_OVERLAP = 7 * 86_400.0
"""A search covers the results of this many past seconds, because results may arrive late."""

_WHOLE_EVERY = 3_600.0
"""Seconds between two searches through all results, however old they are."""


class Rater:
    """The ratings of a server: people's choices about them, and the task that computes them."""

    def __init__(
        self, store: Store, now: Callable[[], float], rates: Callable[[], bool] = lambda: True
    ) -> None:
        """`rates` returns whether this server does the pool's chores now."""
        self.choices = Choices(store.connections)
        self.looking = Looking(store.connections)
        self._sources = Sources(store.connections, partial(boards_of, store))
        self._ledger = Ledger(store.connections)
        self._now = now
        self._rates = rates
        self._looked_at_all: float | None = None
        self._background = Background(Outage(log, "rating results"))

    def start(self) -> None:
        """Start the task that rates."""
        rating = self._background.repeat(_EVERY, self._rate, self._rates, first=_EVERY)
        self._background.start(rating)

    async def stop(self) -> None:
        """Finish the units that are being rated; a later search finds the remaining ones."""
        await self._background.stop()

    def catch_up(self, now: float) -> None:
        """Rate all unrated results, even while servers are running. Blocks. Raises StoreFailed."""
        is_whole = self._looked_at_all is None or now - self._looked_at_all >= _WHOLE_EVERY
        since = 0.0 if is_whole else now - _OVERLAP
        while not self._background.is_stopping():
            due = self._sources.due(now, since)
            if not due:
                break
            if not self._ledger.rate(due):
                since = 0.0  # older results may be unrated again
        else:
            return
        if is_whole:
            self._looked_at_all = now

    async def _rate(self) -> None:
        await asyncio.to_thread(self.catch_up, self._now())


@dataclass(frozen=True, slots=True)
class Rated:
    """How many ratings there are, over all games, and how many results were examined."""

    ratings: int
    results: int


def rebuild(store: Store, now: float, *, all_again: bool = True) -> Rated:
    """Rate new results, or `all_again`, even while servers run. Raises StoreFailed."""
    ledger = Ledger(store.connections)
    if all_again:
        for game in ledger.games():
            ledger.rewind(game)
    sources = Sources(store.connections, partial(boards_of, store))
    while due := sources.due(now):
        ledger.rate(due)
    return Rated(*map(store.connections.count, (RATINGS, RATED)))
