"""The knockout: winners stay. Finds the units that are still in, and draws who meets next."""

from collections import Counter
from random import Random

from rookery.duplicate.grouping import grouped
from rookery.duplicate.planning import sitting_out
from rookery.duplicate.rounds import Meetings, Round
from rookery.duplicate.shape import TWO_UNITS
from rookery.evenings.evening import Evening, EveningRound
from rookery.evenings.gathering import people_units
from rookery.evenings.tallies import board_nets

LIVES_APART = 8
"""Cost of pairing two units for each defeat that one has more than the other; a rematch costs 1."""


def winner_of(evening: Evening, one: EveningRound, table: int) -> str:
    """The unit that wins at a table of a closed round.

    The unit with more points wins. On a tie, the winner of the last board that was not level wins;
    if all boards were level, the unit drawn first wins.
    """
    first, second = dict.fromkeys(one.tables[table].units)
    nets = list(board_nets(evening, one, first, table))
    for net in (sum(nets), *reversed(nets)):
        if net:
            return first if net > 0 else second
    return first


def defeats(evening: Evening) -> Counter[str]:
    """The number of defeats of each unit."""
    lost: Counter[str] = Counter()
    for one in evening.rounds:
        if one.is_over:
            for table, seated in enumerate(one.tables):
                winner = winner_of(evening, one, table)
                lost.update(unit for unit in dict.fromkeys(seated.units) if unit != winner)
    return lost


def still_in(evening: Evening) -> tuple[str, ...]:
    """The units of the first round that are here with a life left, in the order of coming."""
    lost = defeats(evening)
    began = evening.meetings[0].units if evening.rounds else frozenset(people_units(evening))
    return tuple(
        unit
        for unit in people_units(evening)
        if unit in began and lost[unit] < evening.settings.lives
    )


def out_in(evening: Evening) -> dict[str, int]:
    """The round that eliminated each unit; for units still in, the number of rounds."""
    found: dict[str, int] = {}
    lost: Counter[str] = Counter()
    there = set(people_units(evening))
    for one, met in zip(evening.rounds, evening.meetings, strict=True):
        found |= dict.fromkeys(met.units, one.number)
        if one.is_over:
            for table, seated in enumerate(one.tables):
                winner = winner_of(evening, one, table)
                lost.update(unit for unit in dict.fromkeys(seated.units) if unit != winner)
    for unit in found:
        if lost[unit] < evening.settings.lives and unit in there:
            found[unit] = len(evening.rounds)
    return found


def knockout_round(evening: Evening, rng: Random) -> Round:
    """Draw the next round for the units that are still in."""
    units = list(still_in(evening))
    before = Meetings.of(evening.meetings, TWO_UNITS)
    byes = sitting_out(units, _byes(evening, len(units)), before, rng)
    seated = [unit for unit in units if unit not in byes]
    lost = defeats(evening)

    def cost(one: str, other: str) -> int:
        return before.met[one, other] + LIVES_APART * abs(lost[one] - lost[other])

    return Round(grouped(seated, 2, cost, rng), byes)


def _byes(evening: Evening, units: int) -> int:
    """How many byes there are: 1 if `units` is odd, else 0.

    In the first round, if a unit has one life, byes and units add up to a power of two.
    """
    if evening.settings.lives == 1 and not evening.rounds:
        even: int = 1 << (units - 1).bit_length()
        return even - units
    return units % 2
