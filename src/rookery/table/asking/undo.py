"""Taking back one's last move."""

from collections.abc import Sequence
from typing import Any

from rookery.core.cards import NO_CARDS, CardSet, Seat
from rookery.core.match import Deal, Match
from rookery.core.moves import Move
from rookery.messages import refusals
from rookery.table.refusal import Refusal


def moves_to_undo(match: Match[Any], seat: Seat) -> int:
    """How many moves must be taken back to undo a seat's last move.

    Raises Refusal if the seat has not moved, or if somebody has seen a card since: a played card, a
    nest taken up or a dealt hand cannot be unseen.
    """
    deal = match.current
    if deal is None:
        raise Refusal("not-undone", refusals.undo_over())
    if getattr(deal.state, "orange", None) is not None:
        raise Refusal("not-undone", refusals.orange_open_wait())
    own = [at for at, (who, _) in enumerate(deal.plies) if who == seat]
    if not own:
        raise Refusal("not-undone", refusals.undo_none())
    count = len(deal.plies) - own[-1]
    if _was_shown(match, deal, count):
        raise Refusal("not-undone", refusals.undo_shown())
    return count


def _was_shown(match: Match[Any], deal: Deal[Any], count: int) -> bool:
    """Whether the last `count` moves showed anybody a card besides the first move's own card."""
    game = match.game
    before = match.taken_back(count).deals[-1].state
    own = _cards_of(deal.plies[-count][1])
    viewers: Sequence[Seat | None] = (None, *range(game.seats))
    return any(
        game.view(deal.state, viewer).seen - game.view(before, viewer).seen - own
        for viewer in viewers
    )


def _cards_of(move: Move) -> CardSet:
    """The card that a move itself shows or lays aside."""
    card = getattr(move, "card", None)
    return NO_CARDS if card is None else CardSet.of([card])
