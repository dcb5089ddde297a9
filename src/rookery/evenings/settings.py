"""The settings of an evening, fixed before it begins."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from rookery.core.game import Game
from rookery.core.options import OptionValue
from rookery.duplicate.shape import TWO_UNITS, Shape, shape_of
from rookery.evenings.errors import EveningError
from rookery.evenings.formats import FORMATS, Format, Scoring, UnitKind
from rookery.games import preset

MOST_ROUNDS = 40
"""Maximum number of rounds of an evening: more than anybody plays. It bounds the planning."""

MOST_BOARDS = 16
"""Maximum number of boards of a round."""

MOST_MINUTES = 24 * 60
"""Maximum number of minutes of a round: a day."""

MOST_PAUSE = 3600
"""Maximum number of seconds between two rounds: an hour."""


@dataclass(frozen=True, slots=True)
class Settings:
    """The format, the game, and the times.

    If `rounds` is 0, there are as many rounds as the format needs. `minutes` is the time of a
    round, unlimited if 0. With `bots_fill`, bots complete the tables; otherwise people sit out in
    turn. `bots` is the bots' level. `pause` is the number of seconds between two rounds; at -1 the
    host begins each round. `pace` and `move_seconds` apply at the tables; 0 seconds means the
    default time for a move. A unit with `lives` defeats is out of a knockout. `lots` is the seed of
    the lots that are drawn before the evening begins.

    Raises EveningError, UnknownGame or BadOption.
    """

    format: str
    game: str
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    rounds: int = 5
    boards: int = 4
    scoring: str = ""
    minutes: int = 0
    bots_fill: bool = True
    bots: str = "steady"
    pause: int = 60
    pace: str = "normal"
    move_seconds: int = 0
    lives: int = 1
    lots: str = ""

    def __post_init__(self) -> None:
        if self.format not in FORMATS:
            known = ", ".join(FORMATS)
            raise EveningError("bad-evening", f"no format {self.format!r}; there are {known}")
        _need("rounds", self.rounds, 0, MOST_ROUNDS)
        _need("boards", self.boards, 1, MOST_BOARDS)
        _need("minutes", self.minutes, 0, MOST_MINUTES)
        _need("lives", self.lives, 1, 2)
        _need("pause", self.pause, -1, MOST_PAUSE)
        if self.rounds == 0 and self.kind.usual_rounds:
            raise EveningError("bad-evening", f"the format {self.format} needs a number of rounds")
        if self.scoring and self.scoring not in self.kind.scorings:
            offered = ", ".join(self.kind.scorings)
            raise EveningError("bad-evening", f"{self.format} is scored by {offered}")
        if self.kind.needs_two_sides and len(self.shape.side_numbers) != 2:
            raise EveningError(
                "bad-evening",
                f"the format {self.format} needs a game of two sides, not {self.game}",
            )

    @property
    def kind(self) -> Format:
        """The format with the name in `format`."""
        return FORMATS[self.format]

    @property
    def scored_by(self) -> Scoring:
        """The chosen scoring, or the format's default."""
        return Scoring(self.scoring) if self.scoring else self.kind.scorings[0]

    @property
    def shape(self) -> Shape:
        """The seats of a table and their sides."""
        return _shape(self.game, tuple(sorted(self.options.items())))

    @property
    def points_range(self) -> tuple[int, int]:
        """The fewest and the most points that a seat can score on a board."""
        return _game(self.game, self.options).rules.points_range

    @property
    def unit_size(self) -> int:
        """How many people are in a unit: one person, one side, or two sides."""
        sizes = {
            UnitKind.PLAYER: 1,
            UnitKind.SIDE: self.shape.side_size,
            UnitKind.TEAM: 2 * self.shape.side_size,
        }
        return sizes[self.kind.unit]

    @property
    def meeting(self) -> Shape:
        """How units meet: as players at one table, or as two opposing sides or teams."""
        return self.shape if self.kind.unit is UnitKind.PLAYER else TWO_UNITS


@lru_cache(maxsize=256)
def _shape(game: str, options: tuple[tuple[str, OptionValue], ...]) -> Shape:
    return shape_of(_game(game, dict(options)))


def _game(game: str, options: Mapping[str, OptionValue]) -> Game[Any, Any]:
    return preset(game).game(options)


def _need(name: str, value: int, low: int, high: int) -> None:
    if not low <= value <= high:
        raise EveningError("bad-evening", f"{name} is {value}, but must be {low} to {high}")
