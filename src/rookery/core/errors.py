"""The errors that wrong input raises. Each class has a stable code that programs may rely on."""

from __future__ import annotations

from rookery.core.cards import Seat
from rookery.core.moves import Move


class RookeryError(Exception):
    """Wrong input, told in one sentence. `code` is stable; the sentence may improve."""

    code: str = "error"


class IllegalMove(RookeryError):
    """A move that the rules do not allow here. The state it was tried on is unchanged."""

    code = "illegal-move"

    def __init__(self, seat: Seat, move: Move, reason: str) -> None:
        super().__init__(f"seat {seat}, {move}: {reason}")
        self.seat = seat
        self.move = move
        self.reason = reason


class BadDeck(RookeryError):
    """A deck that is not the game's pack, each card once."""

    code = "bad-deck"


class BadDealer(RookeryError):
    """A dealer that is not a seat of the game, or not the one whose turn it is to deal."""

    code = "bad-dealer"


class BadCut(RookeryError):
    """A cut where none is due, or one that is not the whole pack (DX-8)."""

    code = "bad-cut"


class BadOption(RookeryError):
    """An option that the game does not have, or a value that it may not take."""

    code = "bad-option"


class UnknownGame(RookeryError):
    """A game that is not in the table of games."""

    code = "unknown-game"


class NotOver(RookeryError):
    """A score was asked of a deal that is still being played."""

    code = "not-over"


class MatchOver(RookeryError):
    """A deal or a move after the match has been won."""

    code = "match-over"
