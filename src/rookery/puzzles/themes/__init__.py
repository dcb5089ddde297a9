"""The themes of puzzles: what a position is about, found by rules from the view and the moves."""

from collections.abc import Callable, Sequence

from rookery.core.game import AnyView
from rookery.core.genres import FISHING, TRICKS, ByGenre, Own
from rookery.core.messages import Message
from rookery.core.moves import Move
from rookery.puzzles.themes import captures, cards
from rookery.tricks.rules import Phase
from rookery.tricks.view import TrickView

THEMES = (
    "bid",
    "trump",
    "call",
    "bury",
    "first-lead",
    "count-trumps",
    "count-suit",
    "draw-trumps",
    "counter",
    "keep-counter",
    "duck",
    "win",
    "ruff",
    "no-ruff",
    "discard",
    "lead",
    "follow",
    "last-tricks",
    "when-to-sweep",
    "sweep",
    "deny",
    "orange",
    "fives",
    "build-or-trail",
    "build",
    "trail",
    "capture",
    "last-cards",
)
"""The names of all themes, in files and addresses: bidding, exchange, tricks, fishing."""

_OF_PHASES = {
    Phase.AUCTION: "bid",
    Phase.TRUMP: "trump",
    Phase.CALL: "call",
    Phase.BURY: "bury",
    Phase.LEAD: "first-lead",
}


def title(theme: str) -> Message:
    """The title of a theme."""
    return Message(f"puzzle-theme-{theme}")


def sentence(theme: str) -> Message:
    """A sentence about a theme."""
    return Message(f"puzzle-theme-{theme}-explained")


def themes_of(view: AnyView, right: Move, tempting: Sequence[Move]) -> tuple[str, ...]:
    """The names of the themes of a position, in the order of `THEMES`.

    `right` is the right move, and `tempting` are the wrong moves that weaker bots chose, or else
    the best wrong move.
    """
    found = BY_GENRE[view.genre](view, right, tempting)
    return tuple(name for name in THEMES if name in found)


def _of_tricks(view: TrickView, right: Move, tempting: Sequence[Move]) -> set[str]:
    if view.phase is Phase.PLAY:
        return cards.themes(view, right, tempting)
    return {_OF_PHASES[view.phase]}


BY_GENRE: ByGenre[Callable[[Own, Move, Sequence[Move]], set[str]]] = ByGenre(
    "rookery.puzzles.themes.BY_GENRE", {TRICKS: _of_tricks, FISHING: captures.themes}
)
"""The themes of the positions of each genre."""
