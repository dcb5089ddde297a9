"""The genres of games, such as trick games, and the tables in which each layer tells them apart.

The rules answer questions about their features, such as races or fixed sides. Everything else that
depends on the genre is in one table in each layer: a `ByGenre`, with a row for each genre.
"""

from collections.abc import Mapping
from typing import Any, Generic, NewType, TypeAlias, TypeVar

Genre = NewType("Genre", str)

TRICKS = Genre("tricks")
FISHING = Genre("fishing")

GENRES: tuple[Genre, ...] = (TRICKS, FISHING)
"""The genres that every table has a row for."""

Own: TypeAlias = Any
"""Stands for a type of one genre, such as its view, which a table of all genres cannot name."""

Row = TypeVar("Row")


class MissingRow(TypeError):
    """A table has no row for the genre of a game; the sentence names both."""


class ByGenre(Generic[Row]):
    """A table of one layer, with a row for each genre. `name` is where it is found in Python.

    Raises MissingRow if one of `GENRES` has no row, so that a module with such a table cannot be
    imported.

    >>> ByGenre("rookery.example.TABLE", {TRICKS: 1})
    Traceback (most recent call last):
    rookery.core.genres.MissingRow: rookery.example.TABLE has no row for the genre 'fishing'
    """

    __slots__ = ("name", "rows")

    def __init__(self, name: str, rows: Mapping[Genre, Row]) -> None:
        self.name, self.rows = name, dict(rows)
        for genre in GENRES:
            self[genre]  # raises MissingRow

    def __getitem__(self, genre: Genre) -> Row:
        """The row of a genre. Raises MissingRow."""
        try:
            return self.rows[genre]
        except KeyError:
            raise MissingRow(f"{self.name} has no row for the genre {genre!r}") from None
