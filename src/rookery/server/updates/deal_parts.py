"""The last deal of a table as JSON for each viewer. Unchanged parts are cached."""

from typing import Any

from msgspec import Raw

from rookery.core.cards import Seat
from rookery.core.match import Match
from rookery.language import ENGLISH, Language
from rookery.server.updates.wire import (
    AnyKnown,
    deal_history,
    joined_json,
    known_to,
    private_fields,
    public_deal,
)
from rookery.table import protocol as p
from rookery.table.table import Table


class DealParts:
    """Encodes the last deal for the updates of one table; each part is cached until it changes."""

    def __init__(self) -> None:
        self._views: dict[Seat | None, tuple[tuple[Any, Any], ...]] = {}
        self._seen: tuple[Any, bytes] = None, b""
        self._private: dict[tuple[Seat | None, Language], tuple[AnyKnown, bytes]] = {}
        self._history: tuple[Any, bytes] = None, b""

    def view(self, match: Match[Any], viewer: Seat | None) -> Any:
        """A view of the last deal, cached for two states: sentences about a move need two."""
        state = match.deals[-1].state
        kept = self._views.get(viewer, ())
        for known, view in kept:
            if known is state:
                return view
        view = match.game.view(state, viewer)
        self._views[viewer] = ((state, view), *kept[:1])
        return view

    def deal(self, table: Table, viewer: Seat | None, language: Language = ENGLISH) -> Raw:
        """The deal as a seat sees it. The public part comes from a spectator's view."""
        match = table.match
        state = match.deals[-1].state
        if self._seen[0] is not state:
            seen = public_deal(self.view(match, None), len(match.deals))
            self._seen = state, p.encode(seen)
        return joined_json(self._seen[1], self._private_part(table.match, viewer, language))

    def _private_part(self, match: Match[Any], viewer: Seat | None, language: Language) -> bytes:
        """What only the viewer may know of the deal; it mostly depends only on `known_to`."""
        known = known_to(match.game, match.deals[-1].state, viewer)
        kept = self._private.get((viewer, language))
        if kept is None or known.legal or kept[0] != known:
            fields = private_fields(self.view(match, None), known, viewer, language)
            kept = self._private[viewer, language] = known, p.encode(fields)
        return kept[1]

    def history(self, match: Match[Any]) -> bytes:
        """The history of the deal, which is the same for all viewers."""
        state = match.deals[-1].state
        if self._history[0] is not state:
            self._history = state, p.encode(deal_history(self.view(match, None)))
        return self._history[1]
