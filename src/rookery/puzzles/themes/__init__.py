"""The themes of puzzles: what a position is about, found by rules from the view and the moves."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from rookery.core.game import AnyView
from rookery.core.moves import Move
from rookery.fishing.view import FishingView
from rookery.puzzles.themes import captures, cards
from rookery.tricks.rules import Phase
from rookery.tricks.view import TrickView


@dataclass(frozen=True, slots=True)
class Theme:
    """A theme: its name in files and addresses, its title, and a sentence about it."""

    name: str
    title: str
    sentence: str


_ALL = (
    Theme("bid", "Bid or pass", "Is the hand worth a bid?"),
    Theme("trump", "Name the trump", "Which trump makes the most of the hand?"),
    Theme("call", "Which card to call", "Which card brings the best partner?"),
    Theme("bury", "What to bury", "Which card is better buried than kept in the hand?"),
    Theme(
        "first-lead",
        "Who leads first",
        "Lead to the first trick, or let the player on your left lead?",
    ),
    Theme("count-trumps", "Count trumps", "How many trumps are out, and does it matter?"),
    Theme("count-suit", "Count a suit", "A lower card has become the highest of its suit."),
    Theme("draw-trumps", "Draw trumps", "Lead trumps while the others still have some."),
    Theme("counter", "Give the counter", "Put points on a trick that your side wins."),
    Theme(
        "keep-counter",
        "Keep the counter",
        "Playing a counter is tempting, but it is safer in your hand.",
    ),
    Theme("duck", "Duck", "You could win the trick, but should not."),
    Theme("win", "Win the trick", "Take the trick now, though something else is tempting."),
    Theme("ruff", "Ruff", "Trump a trick of another suit."),
    Theme("no-ruff", "Do not ruff", "You could trump, but something else is better."),
    Theme("discard", "Discard", "You cannot follow: which card goes?"),
    Theme("lead", "Lead", "Choose the lead to a trick."),
    Theme("follow", "Follow suit", "Which card of the suit that was led?"),
    Theme("last-tricks", "The last tricks", "Few cards are left, and the last trick is at stake."),
    Theme("when-to-sweep", "When to sweep", "A sweep is possible, but something else is better."),
    Theme("sweep", "Sweep", "Clear the centre."),
    Theme("deny", "Leave no sweep", "Leave nothing that the next player can sweep."),
    Theme("orange", "Red and yellow", "Take red and yellow together for an orange."),
    Theme("fives", "Fives", "Each five that you capture is worth points."),
    Theme("build-or-trail", "Build or trail", "Build, or lay a card down?"),
    Theme("build", "Build", "Lay a card on another, to take both later."),
    Theme("trail", "What to trail", "Which card gives least away in the centre?"),
    Theme("capture", "Which capture", "Several captures are possible."),
    Theme("last-cards", "The last cards", "The stock is empty, so cards can be counted."),
)

THEMES: Mapping[str, Theme] = {each.name: each for each in _ALL}
"""All themes by name: the bidding and the exchange first, then tricks, then fishing."""

_OF_PHASES = {
    Phase.AUCTION: "bid",
    Phase.TRUMP: "trump",
    Phase.CALL: "call",
    Phase.BURY: "bury",
    Phase.LEAD: "first-lead",
}


def themes_of(view: AnyView, right: Move, tempting: Sequence[Move]) -> tuple[str, ...]:
    """The names of the themes of a position, in the order of `THEMES`.

    `right` is the right move, and `tempting` are the wrong moves that bots of less strength chose,
    or the best wrong one.
    """
    found: set[str] = set()
    match view:
        case TrickView(phase=Phase.PLAY):
            found = cards.themes(view, right, tempting)
        case TrickView(phase=phase):
            found = {_OF_PHASES[phase]}
        case FishingView():
            found = captures.themes(view, right, tempting)
    return tuple(name for name in THEMES if name in found)
