"""The swap test: cards that a seat has never seen must not change anything that it is shown.

Two cards that a seat has not seen change places, and the same moves are made again. Everything that
the seat is shown must then be the same, byte for byte. Unlike a check that draws worlds, the swap
test does not rely on the code under test, so it also finds leaks that views and worlds share.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache
from random import Random
from typing import TypeAlias

from rookery.coding import ObservationCoding, Rules, history, known
from rookery.core.cards import NO_CARDS, Card, CardSet, Seat
from rookery.core.errors import IllegalMove
from rookery.core.match import Deal, Match
from rookery.core.moves import Bury, Ply, seen_by
from rookery.records.match_file import MatchRecord, redacted, write_match
from rookery.records.moves import move_text, ply_text
from rookery.testing.moves import conceivable
from rookery.testing.path import Path, follow, specified
from rookery.tricks.misdeal import was_misdealt
from rookery.tricks.rules import TrickRules
from rookery.tricks.state import TrickState
from rookery.tricks.view import TrickView

Observer: TypeAlias = Callable[[Path, Seat | None], str]
"""A function that returns, as text, one thing that a seat or a spectator (None) is shown."""


def view_shown(path: Path, viewer: Seat | None) -> str:
    """The view that bots and clients get, with the legal moves."""
    return repr(path.game.view(path.state, viewer))


def log_shown(path: Path, viewer: Seat | None) -> str:
    """The moves so far, as the seat may see them."""
    return ", ".join(ply_text(seen_by(viewer, ply)) for ply in path.plies)


def refusals_shown(path: Path, viewer: Seat | None) -> str:
    """The refusals of all illegal moves that the seat could try."""
    if viewer is None:
        return ""
    answers = []
    for move in conceivable(path.game):
        try:
            path.game.apply(path.state, viewer, move)
        except IllegalMove as error:
            answers.append(f"{move_text(move)}: {error.reason}")
    return "\n".join(answers)


def record_shown(path: Path, viewer: Seat | None) -> str:
    """The redacted record of a deal that is being played; "" if it is over."""
    if not path.game.actors(path.state):
        return ""
    deal = Deal(path.dealer, path.deck, path.plies, path.state)
    match = Match(path.game, (deal,), (0,) * path.game.seats)
    record = MatchRecord("", {}, ("",) * path.game.seats, (), match.totals, ())
    return write_match(redacted(match, record, viewer))


def numbers_shown(path: Path, viewer: Seat | None) -> str:
    """The observation, the mask of legal moves and the history that a learning program gets."""
    view, coding = path.game.view(path.state, viewer), _coding(known(path.game.rules))
    plies = history(coding.actions, path.plies, viewer, len(path.plies))
    return f"{coding.observe(view).hex()} {coding.actions.mask(view.legal).hex()} {plies.hex()}"


@lru_cache(maxsize=16)
def _coding(rules: Rules) -> ObservationCoding:
    return ObservationCoding(rules)


OBSERVERS: tuple[Observer, ...] = (
    view_shown,
    log_shown,
    refusals_shown,
    record_shown,
    numbers_shown,
)


def check_swap(
    path: Path, rng: Random, *, pairs: int = 2, observers: Sequence[Observer] = OBSERVERS
) -> int:
    """Check some swaps for each seat and a spectator; return how many could be replayed."""
    swaps = 0
    for viewer in (None, *range(path.game.seats)):
        unseen = tuple(CardSet.of(path.game.pack) - shown_to(path, viewer))
        if len(unseen) < 2:
            continue
        shown = [observe(path, viewer) for observe in observers]
        for _ in range(pairs):
            other = swapped(path, viewer, *rng.sample(unseen, 2))
            if other is not None:
                swaps += 1
                _check_same(shown, other, viewer, observers)
    return swaps


def shown_to(path: Path, viewer: Seat | None) -> CardSet:
    """The cards that a seat or a spectator has been shown; the nest's face-up cards are among them.

    `seen` of a view lacks those, because the bidder may bury them face down afterwards (FO-6).
    """
    view = path.game.view(path.state, viewer)
    seen: CardSet = view.seen
    return seen | view.face_up if isinstance(view, TrickView) else seen


def swapped(path: Path, viewer: Seat | None, one: Card, two: Card) -> Path | None:
    """The path of the same moves with two cards swapped.

    None if that makes a move illegal, or changes what happens for all to see: a misdeal (FO-13), or
    a trump that is buried face up (FO-8).
    """
    instead = {one: two, two: one}
    deck = tuple(instead.get(card, card) for card in path.deck)
    plies = tuple(_swapped_ply(ply, viewer, instead) for ply in path.plies)
    try:
        other = follow(path.game, deck, path.dealer, plies, path.cut)
    except IllegalMove:
        return None
    return other if _seen_to_happen(other) == _seen_to_happen(path) else None


def _seen_to_happen(path: Path) -> tuple[bool, tuple[bool, ...]]:
    """What all seats see: whether it is a misdeal, and which buried cards are shown trumps."""
    state, rules = specified(path.state), path.game.rules
    if not isinstance(state, TrickState) or not isinstance(rules, TrickRules):
        return False, ()
    trumps = rules.orders[state.trump].trumps if state.trump is not None else NO_CARDS
    shown = trumps if rules.buried_trumps_shown else NO_CARDS
    buried = (move.card in shown for _, move in path.plies if isinstance(move, Bury) and move.card)
    return was_misdealt(state), tuple(buried)


def _swapped_ply(ply: Ply, viewer: Seat | None, instead: dict[Card, Card]) -> Ply:
    """The ply with its buried card swapped, if the viewer did not see it."""
    seat, move = ply
    if seat != viewer and isinstance(move, Bury) and move.card is not None:
        return seat, Bury(instead.get(move.card, move.card))
    return ply


def _check_same(
    shown: Sequence[str], other: Path, viewer: Seat | None, observers: Sequence[Observer]
) -> None:
    who = "a spectator" if viewer is None else f"seat {viewer}"
    for observe, before in zip(observers, shown, strict=True):
        if observe(other, viewer) != before:
            name = getattr(observe, "__name__", repr(observe))
            raise AssertionError(f"{name} tells {who} about cards that it has never seen")
