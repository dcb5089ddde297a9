"""Whist tournaments: every two players are partners once and opponents twice.

A tournament for 4n players has 4n - 1 rounds. All of them follow from the first: one player stays,
the others have numbers below 4n - 1, and every number grows by one from round to round, modulo 4n -
1. (It is *Z-cyclic*; the terms come from Anderson, "Combinatorial Designs and Tournaments", 1997.)
The first rounds below were found by search; a test checks them.
"""

from collections.abc import Mapping, Sequence

from rookery.duplicate.rounds import Unit

FIRST_ROUNDS: Mapping[int, tuple[tuple[int, int, int, int], ...]] = {
    4: ((3, 2, 0, 1),),
    8: ((7, 2, 4, 1), (0, 3, 5, 6)),
    12: ((11, 9, 8, 1), (0, 10, 5, 3), (2, 6, 4, 7)),
    16: ((15, 10, 1, 9), (0, 4, 2, 12), (3, 13, 14, 7), (5, 6, 8, 11)),
    20: ((19, 11, 9, 14), (0, 18, 1, 6), (2, 17, 7, 15), (3, 10, 13, 4), (5, 12, 16, 8)),
    24: (
        (23, 21, 20, 11),
        (0, 17, 14, 16),
        (1, 13, 8, 19),
        (2, 4, 5, 12),
        (3, 7, 22, 9),
        (6, 10, 18, 15),
    ),
    28: (
        (27, 14, 3, 10),
        (0, 4, 16, 24),
        (1, 23, 26, 13),
        (2, 19, 5, 11),
        (6, 12, 7, 25),
        (8, 9, 20, 18),
        (15, 17, 21, 22),
    ),
    32: (
        (31, 10, 3, 19),
        (0, 6, 28, 5),
        (1, 2, 30, 23),
        (4, 22, 20, 9),
        (7, 24, 12, 18),
        (8, 25, 15, 11),
        (13, 29, 17, 21),
        (14, 16, 26, 27),
    ),
}
"""The first round for each number of players. At a table, the first player and the third are
partners, and so are the second and the fourth. The highest number is the player who stays."""


def whist_round(units: Sequence[Unit], number: int) -> tuple[tuple[tuple[Unit, Unit], ...], ...]:
    """The tables of a round; each has two pairs. Raises KeyError if there is no tournament."""
    turning = len(units) - 1

    def player(place: int) -> Unit:
        return units[turning] if place == turning else units[(place + number) % turning]

    return tuple(
        ((player(a), player(c)), (player(b), player(d))) for a, b, c, d in FIRST_ROUNDS[len(units)]
    )
