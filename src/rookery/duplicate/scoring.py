"""The scores of a board at each table, compared with the other tables that played it.

A seat's *net points* on a board are the points of its side minus the average points of the other
sides. Two exact fractions follow from them:

* *total difference*: the net points minus the average of the same seat at the other tables;
* *match points*: one point for every other table where the same seat did worse and half a point
where it did as well, divided by the number of those tables; so it is between 0 and 1.

A deal that was thrown in counts as played: nobody scored. If a table has not finished a board, its
score is average (`AVERAGE`), and the other tables are compared without it. If only one table has
finished a board, its score is average, too.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import TypeAlias

Points: TypeAlias = tuple[int, ...]
"""The points of a finished deal, by seat."""


@dataclass(frozen=True, slots=True)
class BoardScore:
    """The score of one seat on one board.

    `difference` is in points, `share` is between 0 and 1, and `compared` is the number of other
    tables that it was compared with. `net` has the net points; None if the board was not finished.
    """

    difference: Fraction = Fraction(0)
    share: Fraction = Fraction(1, 2)
    compared: int = 0
    net: Fraction | None = None


AVERAGE = BoardScore()
"""What every seat scores at a table that has not finished the board."""


def net_points(points: Points, sides: Sequence[int]) -> tuple[Fraction, ...]:
    """For each seat, the points of its side less the average of the seats of other sides.

    >>> [str(net) for net in net_points((80, 40, 80, 40), (0, 1, 0, 1))]
    ['40', '-40', '40', '-40']
    >>> [str(net) for net in net_points((100, -20, 30), (0, 1, 2))]
    ['95', '-85', '-10']

    Raises ValueError unless there are points for every seat.
    """
    if len(points) != len(sides):
        raise ValueError(f"{len(points)} points for a table of {len(sides)} seats")
    nets = []
    for own, side in zip(points, sides, strict=True):
        others = [each for each, other in zip(points, sides, strict=True) if other != side]
        nets.append(own - Fraction(sum(others), len(others)))
    return tuple(nets)


def board_scores(
    tables: Sequence[Points | None], sides: Sequence[int]
) -> tuple[tuple[BoardScore, ...], ...]:
    """The scores on one board, by table and seat; None for a table that has not finished.

    >>> north_south = [row[0] for row in board_scores([(80, 40, 80, 40), (40, 80, 40, 80)],
    ...                                               (0, 1, 0, 1))]
    >>> [(str(score.difference), str(score.share)) for score in north_south]
    [('80', '1'), ('-80', '0')]
    """
    nets = [None if points is None else net_points(points, sides) for points in tables]
    finished = [row for row in nets if row is not None]
    return tuple(
        (AVERAGE,) * len(sides)
        if row is None
        else tuple(
            _compared(net, [each[seat] for each in finished]) for seat, net in enumerate(row)
        )
        for row in nets
    )


def _compared(net: Fraction, field: Sequence[Fraction]) -> BoardScore:
    """The score of `net` within `field`: all tables that finished the board, this one included."""
    others = len(field) - 1
    if not others:
        return BoardScore(net=net)
    beaten = sum(net > each for each in field)
    tied = sum(net == each for each in field) - 1
    return BoardScore(
        difference=net - (sum(field) - net) / others,
        share=(beaten + Fraction(tied, 2)) / others,
        compared=others,
        net=net,
    )
