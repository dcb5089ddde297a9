"""A puzzle: a position as one seat sees it, and the move that is clearly right."""

import hashlib
from dataclasses import dataclass, replace
from typing import Any

from rookery.core.cards import Seat
from rookery.core.errors import IllegalMove, RookeryError
from rookery.core.game import AnyView
from rookery.core.match import Match
from rookery.core.messages import Told
from rookery.core.moves import Move, is_same
from rookery.games.defaults import FIRST
from rookery.games.table import kept_options
from rookery.messages import refusals
from rookery.puzzles.difficulty import Failures
from rookery.records import BadText, MatchRecord, parse_move, redacted, replay, write_match


class BadPuzzle(RookeryError):
    """A puzzle with a missing or wrong field, or with an illegal move."""

    code = "bad-puzzle"


@dataclass(frozen=True, slots=True)
class MoveValue:
    """The value of a legal move: its text, the points that its side may expect, and its loss.

    `points` is the expected lead of its side in the scores of the deal, or in Tuxedo the points of
    its seat; None if only differences are known. `loss` is how many points it gives up to the best
    move, and `error` the standard error of that.
    """

    move: str
    points: float | None
    loss: float
    error: float


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A decision of one seat with the right moves.

    `record` is the match up to the decision. `right` are the texts of the right moves: one, or
    several that are equal in effect. `values` are the values of the compared moves, the best first;
    empty for a position of the suite that is checked in another way. `themes` are names from
    `themes.THEMES`, `reason` are the sentences that explain the right moves, and `origin` says
    where the position comes from: `bots`, or the name of a position of the suite.
    """

    id: str
    record: MatchRecord
    seat: Seat
    right: tuple[str, ...]
    values: tuple[MoveValue, ...]
    themes: tuple[str, ...]
    failures: Failures
    reason: tuple[Told, ...]
    origin: str = "bots"

    @property
    def game(self) -> str:
        """The name of the game in the table of games."""
        return self.record.game

    @property
    def difficulty(self) -> str:
        """The difficulty, one of `difficulty.DIFFICULTIES`."""
        return self.failures.difficulty

    @property
    def margin(self) -> float:
        """The points that the best wrong move gives up; 0 if no values are known."""
        return min((each.loss for each in self.values if not self.has(each.move)), default=0.0)

    def has(self, move: str) -> bool:
        """Whether a text is one of the right moves."""
        return move in self.right

    def is_right(self, move: Move) -> bool:
        """Whether a legal move is right, however captured cards are grouped."""
        return any(is_same(move, parse_move(text)) for text in self.right)

    def loss_of(self, move: Move) -> float | None:
        """The points that a move gives up; None if it was not compared."""
        for each in self.values:
            if is_same(move, parse_move(each.move)):
                return each.loss
        return None

    def match(self) -> Match[Any]:
        """The match up to the decision. Raises BadRecord."""
        return replay(self.record)

    def view(self) -> AnyView:
        """The view of the seat. Raises BadRecord, or BadPuzzle if the seat is not to move."""
        match = self.match()
        deal = match.current
        if deal is None or self.seat not in match.game.actors(deal.state):
            raise BadPuzzle(f"puzzle {self.id}: seat {self.seat} is not to move")
        view: AnyView = match.game.view(deal.state, self.seat)
        return view

    def legal_move(self, text: str) -> Move:
        """The legal move with this text. Raises BadPuzzle with the reason if there is none."""
        try:
            move = parse_move(text)
        except BadText as error:
            raise BadPuzzle(str(error)) from None
        for legal in self.view().legal:
            if is_same(move, legal):
                return legal
        try:
            self.match().apply(self.seat, move)
        except IllegalMove as error:
            raise BadPuzzle(error.reason) from None
        raise BadPuzzle(refusals.puzzle_not_legal(move=text))

    def check(self) -> None:
        """Raise BadPuzzle, BadRecord or BadText if the puzzle has a mistake."""
        legal = self.view().legal
        for text in (*self.right, *(each.move for each in self.values)):
            move = parse_move(text)
            if not any(is_same(move, each) for each in legal):
                raise BadPuzzle(f"puzzle {self.id}: {text} is not a legal move")
        if not any(map(self.is_right, legal)) or all(map(self.is_right, legal)):
            raise BadPuzzle(f"puzzle {self.id}: all legal moves are right, or all are wrong")


def id_of(match: Match[Any], record: MatchRecord, seat: Seat) -> str:
    """The id of the puzzle that a position poses: the name of its game and a digest.

    The digest is taken of the record as the seat sees it, so the id depends on nothing that the
    seat may not know. Records under different defaults give the same position the same id.
    """
    options = kept_options(record.game, record.options)
    record = replace(record, options=options, rules=FIRST)
    seen = f"{seat} {write_match(redacted(match, record, seat))}"
    return f"{record.game}-{hashlib.sha256(seen.encode()).hexdigest()[:10]}"
