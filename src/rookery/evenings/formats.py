"""Formats of evenings: the units, how tables are drawn, what is ranked, how ties are broken.

Each rule is also a sentence here, which the page and the docs show unchanged.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum


class UnitKind(StrEnum):
    """The kind of unit that is drawn and ranked: a player, a side or a team."""

    PLAYER = "player"
    SIDE = "side"
    TEAM = "team"


class Pairing(StrEnum):
    """How the tables of a round are drawn."""

    MOVEMENT = "movement"
    MITCHELL = "mitchell"
    SWISS = "swiss"
    KNOCKOUT = "knockout"


class Scoring(StrEnum):
    """The first measure of the ranking."""

    DIFFERENCE = "difference"
    MATCH_POINTS = "match-points"
    WINS = "wins"
    KNOCKOUT = "knockout"


class Measure(StrEnum):
    """A number by which units are compared; higher is better. The member's value names a column."""

    DIFFERENCE = "difference"
    SHARE = "share"
    BOARDS_WON = "boards-won"
    WINS = "points"
    BETWEEN = "tied"
    OPPONENTS = "opponents"
    NET = "net"
    SURVIVED = "survived"


RANKED_BY: Mapping[Scoring, tuple[Measure, ...]] = {
    Scoring.DIFFERENCE: (Measure.DIFFERENCE, Measure.SHARE, Measure.BOARDS_WON),
    Scoring.MATCH_POINTS: (Measure.SHARE, Measure.DIFFERENCE, Measure.BOARDS_WON),
    Scoring.WINS: (Measure.WINS, Measure.BETWEEN, Measure.NET),
    Scoring.KNOCKOUT: (Measure.SURVIVED,),
}
"""The measures that rank units and then break ties, in this order. Units that are equal in all
measures share a place."""

SWISS_RANKED_BY = (Measure.WINS, Measure.OPPONENTS, Measure.NET)
"""In a Swiss, not all units meet, so the points of a unit's opponents break ties first."""


@dataclass(frozen=True, slots=True)
class Format:
    """A format of an evening.

    `scorings` are the choices, the default first. With `needs_two_sides`, the game must have two
    sides; a unit is then one side of a table, or a team that fills one side at each of two tables.
    """

    name: str
    unit: UnitKind
    pairing: Pairing
    scorings: tuple[Scoring, ...]
    needs_two_sides: bool = False
    usual_rounds: int = 5

    def ranked_by(self, scoring: Scoring) -> tuple[Measure, ...]:
        """The measures that rank units, then break ties, in this order."""
        if self.pairing is Pairing.SWISS:
            return SWISS_RANKED_BY
        return RANKED_BY[scoring]


_COMPARED = (Scoring.DIFFERENCE, Scoring.MATCH_POINTS)

_FORMATS = (
    Format("individual", UnitKind.PLAYER, Pairing.MOVEMENT, _COMPARED),
    Format("pairs", UnitKind.SIDE, Pairing.MOVEMENT, _COMPARED, needs_two_sides=True),
    Format("mitchell", UnitKind.SIDE, Pairing.MITCHELL, _COMPARED, needs_two_sides=True),
    Format("teams", UnitKind.TEAM, Pairing.MOVEMENT, (Scoring.WINS,), needs_two_sides=True),
    Format(
        "round-robin",
        UnitKind.SIDE,
        Pairing.MOVEMENT,
        (Scoring.WINS,),
        needs_two_sides=True,
        usual_rounds=0,
    ),
    Format("swiss", UnitKind.SIDE, Pairing.SWISS, (Scoring.WINS,), needs_two_sides=True),
    Format(
        "knockout",
        UnitKind.SIDE,
        Pairing.KNOCKOUT,
        (Scoring.KNOCKOUT,),
        needs_two_sides=True,
        usual_rounds=0,
    ),
)

FORMATS: Mapping[str, Format] = {each.name: each for each in _FORMATS}
"""All formats by name."""
