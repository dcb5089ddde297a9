"""What a bot may do in a person's name: it plays on, but makes no contract."""

from collections.abc import Mapping

from rookery.core.cards import Seat
from rookery.core.game import AnyView
from rookery.core.moves import Move, Pass, PlayOn
from rookery.table.table import Table

_ONLY_MOVES: Mapping[str, Move] = {"claim": PlayOn(), "auction": Pass()}
"""The only move that a bot may make for a person, by the phase."""


def only_move(table: Table, seat: Seat) -> Move | None:
    """The only move that a bot may make in a seat; None if it may choose.

    A stand-in for a person must pass in the auction, and must not claim a misdeal (FO-24). After
    the auction, it may name trump and bury as it chooses, even for a dealer whom a rule has made
    the bidder because all passed (TT-6, R3-3). If a person has no phone, a bot makes all their
    moves and may always choose.
    """
    deal = table.match.current
    chair = table.chairs[seat]
    if deal is None or not chair.is_person or chair.is_absent:
        return None
    view: AnyView = table.match.game.view(deal.state, None)
    return _ONLY_MOVES.get(view.phase_name)
