"""The bodies of requests and responses about puzzles."""

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from rookery.table.protocol.updates import Update
from rookery.table.protocol.words import GameName, MoveText


class AskPuzzles(Struct, forbid_unknown_fields=True, frozen=True):
    """The query of `GET /api/puzzles`: a game, a theme and a difficulty; each may be left out."""

    game: GameName | UnsetType = UNSET
    theme: Annotated[str, Meta(max_length=40)] | UnsetType = UNSET
    difficulty: Literal["easy", "medium", "hard"] | UnsetType = UNSET


class PuzzleListed(Struct, frozen=True):
    """A puzzle in a list."""

    id: str
    game: str
    difficulty: str
    themes: tuple[str, ...]


class ThemeDescribed(Struct, frozen=True):
    """A theme of puzzles: its name in requests, its title, and a sentence about it."""

    name: str
    title: str
    sentence: str


class PuzzleList(Struct, frozen=True):
    """The answer to `GET /api/puzzles`; `themes` are all themes of puzzles."""

    puzzles: tuple[PuzzleListed, ...]
    themes: tuple[ThemeDescribed, ...]


class PuzzleView(Struct, frozen=True):
    """A puzzle: only what a server would send to the seat to move at a table.

    `update` is complete; its deal has its history. `update.table.you` is the seat to move.
    """

    id: str
    game: str
    title: str
    difficulty: str
    update: Update


class AnswerPuzzle(Struct, forbid_unknown_fields=True, frozen=True):
    """The body of `POST /api/puzzles/ID/answer`: the answered move."""

    move: MoveText


class MoveJudged(Struct, frozen=True):
    """A legal move and its value, after a long search.

    `points` are the points that the side to move (in Tuxedo, the seat) may expect in the deal, less
    its rivals' points. `loss` is the move's difference in points to the best move, and `error` the
    standard error of `loss`.
    """

    move: str
    points: float | None
    loss: float
    error: float


class PuzzleAnswered(Struct, frozen=True):
    """The verdict on a move: whether it is right, which moves are right, and why.

    `told` is a sentence about the move. `right` are the right moves, beginning with the one to
    show. `values` are the values of the compared moves, the best first; empty if the position was
    verified in another way.
    """

    move: str
    is_right: bool
    told: str
    right: tuple[str, ...]
    reason: str
    values: tuple[MoveJudged, ...]
    themes: tuple[str, ...]
