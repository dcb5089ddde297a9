"""Movements: who sits where in every round of an evening, planned beforehand.

All tables play the same boards in the same round, because decks can be copied. So a movement only
has to bring people together. Known movements are used where they exist: a round robin by circle for
tables of two units and for partners; whist tournaments (`whist.py`) for partners in games of two
pairs; a cyclic movement if each plays alone. Otherwise a search plans round after round
(`planning.py`).
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random

from rookery.duplicate.planning import need_enough, next_round, tables_of
from rookery.duplicate.rounds import Meetings, Round, Unit
from rookery.duplicate.seating import turned
from rookery.duplicate.shape import TWO_UNITS, Shape
from rookery.duplicate.whist import FIRST_ROUNDS, whist_round


def movement(units: Sequence[Unit], rounds: int, shape: Shape, rng: Random) -> tuple[Round, ...]:
    """Plan the rounds of an evening for units that all stay to the end, in a random order.

    Raises ValueError if the units do not fill a table or one is named twice.
    """
    need_enough(units, shape)
    order = list(units)
    rng.shuffle(order)
    if shape.places == 2:
        return tuple(_round_robin(order, rounds))
    if shape.side_size == 2 and len(shape.side_numbers) == 2 and len(units) % 4 < 2:
        return _changing_partners(order, rounds, shape, rng)
    if shape.side_size == 1 and _is_cyclic(len(units), rounds, shape.places):
        return tuple(_cyclic(order, rounds, shape))
    return continued(order, (), rounds, shape, rng)


def continued(
    units: Sequence[Unit], played: Sequence[Round], rounds: int, shape: Shape, rng: Random
) -> tuple[Round, ...]:
    """Plan the remaining rounds for the units present, after the rounds already played."""
    done = list(played)
    for _ in range(rounds):
        done.append(next_round(units, done, shape, rng))
    return tuple(done[len(played) :])


def mitchell(units: Sequence[Unit], rounds: int) -> tuple[Round, ...]:
    """Two fields: the first half of the units keep place 0, the others move on by a table.

    Each field is compared within itself. With an odd number, one more unit moves than stays, and
    one of those that move has a bye. Raises ValueError for more rounds than there are units that
    move.
    """
    need_enough(units, TWO_UNITS)
    staying, moving = units[: len(units) // 2], units[len(units) // 2 :]
    if rounds > len(moving):
        raise ValueError(f"{len(moving)} units move, so there are no {rounds} different rounds")
    found = []
    for number in range(rounds):
        came = [moving[(at - number) % len(moving)] for at in range(len(moving))]
        tables = tuple(zip(staying, came, strict=False))
        found.append(Round(tables, tuple(came[len(staying) :])))
    return tuple(found)


def circle(units: Sequence[Unit], number: int) -> tuple[tuple[tuple[Unit, Unit], ...], Unit | None]:
    """The pairs of one round of a round robin; with an odd number, also the unit left over.

    The circle method: one unit stays, the others move round it. Every two of n units are together
    once in n - 1 rounds, or in n rounds if n is odd.

    >>> circle("abcd", 0)
    ((('d', 'a'), ('b', 'c')), None)
    >>> circle("abc", 1)
    ((('c', 'a'),), 'b')
    """
    turning = len(units) - (len(units) % 2 == 0)
    pairs = tuple(
        (units[(number + step) % turning], units[(number - step) % turning])
        for step in range(1, (turning + 1) // 2)
    )
    alone = units[number % turning]
    if turning == len(units):
        return pairs, alone
    return ((units[-1], alone), *pairs), None


def _round_robin(units: Sequence[Unit], rounds: int) -> Iterator[Round]:
    """Every two units meet in turn; in every other pair of the circle, the two swap places.

    So each unit changes its place nearly every round, and has been at one place at most twice more
    often than at the other.
    """
    for number in range(rounds):
        pairs, left_over = circle(units, number)
        lap, at = divmod(number, len(units) - (left_over is None))
        steps = range(1, len(pairs) + 1)
        turns = steps if left_over is not None else [at, *steps[:-1]]
        tables = tuple(
            (a, b) if (turn + lap) % 2 else (b, a)
            for turn, (a, b) in zip(turns, pairs, strict=True)
        )
        yield Round(tables, () if left_over is None else (left_over,))


def _changing_partners(
    units: Sequence[Unit], rounds: int, shape: Shape, rng: Random
) -> tuple[Round, ...]:
    """Choose partners by a circle, or by what mixes people more evenly: a search, or whist."""
    found = [
        tuple(_partners_by_circle(units, rounds, shape, rng)),
        continued(units, (), rounds, shape, rng),
    ]
    if len(units) in FIRST_ROUNDS:
        found.append(tuple(_whist(units, rounds, shape)))
    return min(found, key=lambda each: _unevenness(each, shape))


def _unevenness(rounds: Sequence[Round], shape: Shape) -> tuple[int, int]:
    met = Meetings.of(rounds, shape)
    return _squares(met.partners), _squares(met.met)


def _squares(counts: Counter[tuple[Unit, Unit]]) -> int:
    return sum(count**2 for count in counts.values())


def _partners_by_circle(
    units: Sequence[Unit], rounds: int, shape: Shape, rng: Random
) -> Iterator[Round]:
    before = Meetings()
    for number in range(rounds):
        pairs, left_over = circle(units, number)
        tables = tables_of(pairs, shape, before, rng)
        yield (one := Round(tables, () if left_over is None else (left_over,)))
        before.add(one, shape)


def _whist(units: Sequence[Unit], rounds: int, shape: Shape) -> Iterator[Round]:
    before = Meetings()
    for number in range(rounds):
        tables = (turned(table, shape, before) for table in whist_round(units, number))
        yield (one := Round(tuple(tables)))
        before.add(one, shape)


def _is_cyclic(units: int, rounds: int, places: int) -> bool:
    """Whether nobody meets anybody twice if each place moves on by its own number of tables."""
    tables = units // places
    return units % places == 0 and all(
        step * number % tables for step in range(1, places) for number in range(1, rounds)
    )


def _cyclic(units: Sequence[Unit], rounds: int, shape: Shape) -> Iterator[Round]:
    tables = len(units) // shape.places
    before = Meetings()
    for number in range(rounds):
        sat = [
            [
                (units[place * tables + (at - place * number) % tables],)
                for place in range(shape.places)
            ]
            for at in range(tables)
        ]
        yield (one := Round(tuple(turned(table, shape, before) for table in sat)))
        before.add(one, shape)
