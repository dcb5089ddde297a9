"""The errors raised for wrong input. Each class has a stable code that programs can rely on."""

from rookery.core.cards import Seat
from rookery.core.messages import Message, Told
from rookery.core.moves import Move


class RookeryError(Exception):
    """Wrong input, described in one sentence. The `code` is stable; the sentence may change."""

    code: str = "error"

    @property
    def told(self) -> Told:
        """The error's text: a plain sentence, or a Message to be put into the reader's language."""
        first = self.args[0] if self.args else None
        return first if isinstance(first, Message) else str(self)


class IllegalMove(RookeryError):
    """A move that the rules do not allow in this state, which stays unchanged.

    Programs that try many moves read only the reason, so the sentence is made when it is asked for.
    """

    code = "illegal-move"

    def __init__(self, seat: Seat, move: Move, reason: Told) -> None:
        super().__init__(seat, move, reason)
        self.seat = seat
        self.move = move
        self.reason = reason

    def __str__(self) -> str:
        return f"seat {self.seat}, {self.move}: {self.reason}"


class BadDeck(RookeryError):
    """A deck that does not have every card of the game's pack exactly once."""

    code = "bad-deck"


class BadDealer(RookeryError):
    """A dealer that is not a seat of the game, or not the seat whose turn it is to deal."""

    code = "bad-dealer"


class BadCut(RookeryError):
    """A cut that the deal does not need now, or that is not of the whole pack (DX-8)."""

    code = "bad-cut"


class BadOption(RookeryError):
    """An option that the game does not have, or a value that the option cannot take."""

    code = "bad-option"


class UnknownGame(RookeryError):
    """A game that is not in the table of games."""

    code = "unknown-game"


class NotOver(RookeryError):
    """A request that needs a finished deal, made while the deal is still being played."""

    code = "not-over"


class MatchOver(RookeryError):
    """A deal or a move in a match that is already won, or a move between deals."""

    code = "match-over"


class NotCompiled(RookeryError):
    """The operation needs compiled modules, which were not built."""

    code = "not-compiled"
