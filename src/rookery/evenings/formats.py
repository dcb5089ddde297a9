"""Formats of evenings: the units, how tables are drawn, what is ranked, how ties are broken.

Each rule is also a sentence here, which the page and the docs show unchanged.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum


class UnitKind(StrEnum):
    """What is drawn and ranked: a player, a side or a team."""

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
    """A number by which units are compared; higher is better. Its value is a column's name."""

    DIFFERENCE = "difference"
    SHARE = "share"
    BOARDS_WON = "boards-won"
    WINS = "points"
    BETWEEN = "tied"
    OPPONENTS = "opponents"
    NET = "net"
    SURVIVED = "survived"


MEASURES: Mapping[Measure, str] = {
    Measure.DIFFERENCE: (
        "total difference: on each board the points of your side less those of the others, "
        "compared with the average of the same seats at the other tables; the sum over all boards"
    ),
    Measure.SHARE: (
        "match points: on each board one for every other table where the same seats did worse, one "
        "half where they did as well, as a percentage of the tables compared; the average over the "
        "boards played"
    ),
    Measure.BOARDS_WON: "the number of boards on which you did better than the average table",
    Measure.WINS: "two points for a round won, one for a drawn one",
    Measure.BETWEEN: "the same points, from the rounds among those who are tied only",
    Measure.OPPONENTS: "the points of all opponents met, added up",
    Measure.NET: "the points of your side less those of the others, over all rounds",
    Measure.SURVIVED: "the round in which you went out; the later the better, and the winner first",
}
"""Each measure in words."""

RANKED_BY: Mapping[Scoring, tuple[Measure, ...]] = {
    Scoring.DIFFERENCE: (Measure.DIFFERENCE, Measure.SHARE, Measure.BOARDS_WON),
    Scoring.MATCH_POINTS: (Measure.SHARE, Measure.DIFFERENCE, Measure.BOARDS_WON),
    Scoring.WINS: (Measure.WINS, Measure.BETWEEN, Measure.NET),
    Scoring.KNOCKOUT: (Measure.SURVIVED,),
}
"""The measures that rank units and then break ties, in this order. Units that are equal in all
measures share a place."""

SWISS_RANKED_BY = (Measure.WINS, Measure.OPPONENTS, Measure.NET)
"""In a Swiss not all units meet, so the points of their opponents break ties first."""


@dataclass(frozen=True, slots=True)
class Format:
    """A format of an evening.

    `scorings` are those on offer, the default first. With `needs_two_sides`, the game must have two
    sides; a unit is then one side of a table, or a team that fills one side at each of two tables.
    """

    name: str
    title: str
    summary: str
    unit: UnitKind
    pairing: Pairing
    scorings: tuple[Scoring, ...]
    byes: str
    needs_two_sides: bool = False
    usual_rounds: int = 5

    def ranked_by(self, scoring: Scoring) -> tuple[Measure, ...]:
        """The measures that rank units, then break ties, in this order."""
        if self.pairing is Pairing.SWISS:
            return SWISS_RANKED_BY
        return RANKED_BY[scoring]

    def in_words(self, scoring: Scoring) -> tuple[str, ...]:
        """The ranking rule in words, one sentence for each step."""
        first, *rest = self.ranked_by(scoring)
        return (
            f"Places go by {MEASURES[first]}.",
            *(f"If that is equal: {MEASURES[each]}." for each in rest),
            "Those still equal share the place.",
        )


_COMPARED = (Scoring.DIFFERENCE, Scoring.MATCH_POINTS)
_BYE_IS_AVERAGE = (
    "A round with a bye changes nothing: it adds no difference, and the percentage leaves it out."
)

_FORMATS = (
    Format(
        "individual",
        "Duplicate for single players",
        "All tables play the same deals. You change tables and partners every round and score for "
        "yourself.",
        UnitKind.PLAYER,
        Pairing.MOVEMENT,
        _COMPARED,
        _BYE_IS_AVERAGE,
    ),
    Format(
        "pairs",
        "Duplicate pairs",
        "All tables play the same deals. You keep your partner and meet another pair every round.",
        UnitKind.SIDE,
        Pairing.MOVEMENT,
        _COMPARED,
        _BYE_IS_AVERAGE,
        needs_two_sides=True,
    ),
    Format(
        "mitchell",
        "Duplicate pairs in two fields",
        "As duplicate pairs, but half of the pairs keep their seats and the others move. Each half "
        "has a ranking of its own.",
        UnitKind.SIDE,
        Pairing.MITCHELL,
        _COMPARED,
        _BYE_IS_AVERAGE,
        needs_two_sides=True,
    ),
    Format(
        "teams",
        "Duplicate teams",
        "A team sits at two tables, on opposite sides, with the same deals: what one pair wins, "
        "the other pair should not lose.",
        UnitKind.TEAM,
        Pairing.MOVEMENT,
        (Scoring.WINS,),
        "A round with a bye brings no points.",
        needs_two_sides=True,
    ),
    Format(
        "round-robin",
        "Round robin",
        "Every side plays every other once. The side with more points over the boards of a round "
        "wins it.",
        UnitKind.SIDE,
        Pairing.MOVEMENT,
        (Scoring.WINS,),
        "With an odd number each side has one bye, which brings no points.",
        needs_two_sides=True,
        usual_rounds=0,
    ),
    Format(
        "swiss",
        "Swiss",
        "Winners meet winners: every round those with equally many points meet, and nobody meets "
        "anybody twice.",
        UnitKind.SIDE,
        Pairing.SWISS,
        (Scoring.WINS,),
        "The bye goes to the lowest who has not had one, and counts as a round won.",
        needs_two_sides=True,
    ),
    Format(
        "knockout",
        "Knockout",
        "Winners stay, losers go home: the side with more points over the boards of a round goes "
        "on. With two lives, only the second defeat is the end.",
        UnitKind.SIDE,
        Pairing.KNOCKOUT,
        (Scoring.KNOCKOUT,),
        "With one life byes are drawn in the first round, so that later rounds come out even; "
        "with two lives whenever the number is odd, among those who have had the fewest. A bye "
        "counts as a round won.",
        needs_two_sides=True,
        usual_rounds=0,
    ),
)

FORMATS: Mapping[str, Format] = {each.name: each for each in _FORMATS}
"""All formats by name."""
