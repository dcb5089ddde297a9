"""Standings and boards as rows of text, for a CSV file or a printed list."""

from collections.abc import Callable, Iterator
from fractions import Fraction
from typing import TypeAlias

from rookery.evenings.evening import Evening
from rookery.evenings.formats import Measure, Pairing
from rookery.evenings.standings import measures_of, standings
from rookery.evenings.tallies import seat_scores

Words: TypeAlias = Callable[[str], str]
"""Translates the name of a column for a reader, with the message `evening-column`."""

FIELDS = ("stay", "move")
"""The names of the two fields of a Mitchell movement."""


def in_figures(measure: Measure, value: Fraction) -> str:
    """A measure's value for readers: with one decimal place, as a percentage, or as a whole number.

    >>> in_figures(Measure.SHARE, Fraction(2, 3)), in_figures(Measure.DIFFERENCE, Fraction(-25, 3))
    ('66.7', '-8.3')
    """
    if measure is Measure.SHARE:
        return f"{float(100 * value):.1f}"
    if measure is Measure.DIFFERENCE:
        return f"{float(value) + 0.0:+.1f}" if value else "0.0"
    return str(value) if value.denominator == 1 else f"{float(value):.1f}"


def standing_rows(evening: Evening, words: Words) -> Iterator[tuple[str, ...]]:
    """A row of headings, then one for each unit."""
    measures = measures_of(evening)
    in_fields = evening.settings.kind.pairing is Pairing.MITCHELL
    field = ("field",) if in_fields else ()
    yield tuple(map(words, (*field, "place", "name", *measures, "boards")))
    for row in standings(evening):
        place = "" if row.place is None else f"{row.place}{'=' if row.is_shared else ''}"
        figures = (in_figures(*each) for each in zip(measures, row.scores, strict=True))
        field = (words(FIELDS[row.field]),) if in_fields else ()
        yield (*field, place, row.name, *figures, str(row.boards))


def board_rows(evening: Evening, words: Words) -> Iterator[tuple[str, ...]]:
    """A row of headings, then one for each board, table and unit, with the unit's score."""
    headings = ("round", "deal", "table", "name", "points", "difference", "share")
    yield tuple(map(words, headings))
    for one in evening.rounds:
        for each in sorted(seat_scores(evening, one), key=lambda each: (each.board, each.table)):
            result = one.results[each.table]
            points = None if result is None else result[each.board]
            yield (
                str(each.round + 1),
                str(each.board + 1),
                str(each.table + 1),
                each.name,
                "" if points is None else str(points[each.seat]),
                in_figures(Measure.DIFFERENCE, each.score.difference),
                in_figures(Measure.SHARE, each.score.share),
            )
