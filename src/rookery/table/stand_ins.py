"""What a bot may do in a person's name: it plays on, but makes no contract."""

from __future__ import annotations

from rookery.core.cards import Seat
from rookery.core.game import AnyView
from rookery.core.moves import Move, Pass
from rookery.table.table import Table


def only_move(table: Table, seat: Seat) -> Move | None:
    """The only move that a bot may make in a seat: passing for a person; None if it may choose.

    It may always choose for somebody who has nothing to play with, and so will not come. Once there
    is a contract, the stand-in plays it: it names trump and buries as it sees fit. The same goes
    for a dealer whom a rule makes the bidder when all have passed (TT-6, R3-3).
    """
    deal = table.match.current
    chair = table.chairs[seat]
    if deal is None or not chair.is_person or chair.is_absent:
        return None
    view: AnyView = table.match.game.view(deal.state, None)
    return Pass() if view.phase_name == "auction" else None
