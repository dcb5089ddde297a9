"""What a seat has seen besides the moves: a dummy's cards, and cards buried face up."""

from collections.abc import Iterator

from rookery.core.cards import NO_CARDS, Card, Seat
from rookery.core.moves import Bury, Ply, seen_by
from rookery.research.position import Position
from rookery.tricks.rules import TrickRules
from rookery.tricks.view import TrickView


def plies_seen(position: Position, viewer: Seat | None) -> Iterator[Ply]:
    """The plies as a seat, or a spectator (None), has seen them: buried trumps may lie face up."""
    rules = position.coded.rules
    shown = NO_CARDS
    if isinstance(rules, TrickRules) and rules.buried_trumps_shown:
        shown = position.view(None).buried_face_up
    for ply in position.plies:
        move = ply[1]
        is_face_up = isinstance(move, Bury) and move.card is not None and move.card in shown
        yield ply if is_face_up else seen_by(viewer, ply)


def turned(position: Position) -> tuple[Card, ...]:
    """The cards that a dummy has turned up, in order (R2-6)."""
    rules, view = position.coded.rules, position.view(None)
    if not isinstance(rules, TrickRules) or not isinstance(view, TrickView):
        return ()
    rounds = [(trick.players, trick.cards) for trick in view.tricks]
    rounds.append((view.players, view.trick))
    return tuple(
        card
        for players, cards in rounds
        for place, card in zip(players, cards, strict=True)
        if place == rules.dummy
    )
