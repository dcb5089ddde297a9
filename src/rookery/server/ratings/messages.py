"""Ratings: a person's own with their changes, and the person's choices about them."""

from typing import Annotated

from msgspec import Meta, Struct


class RatingView(Struct, frozen=True):
    """A rating: `rating` ± `margin`, on a scale where the bot steady has 1500.

    `is_provisional` is true while too little is known to compare the rating with others.
    """

    rating: int
    margin: int
    is_provisional: bool


class RatingPoint(Struct, frozen=True):
    """A rating after a change. `kind` is match, set or day; `at` is in seconds since 1970.

    `code` is the code of the match's table; empty for the other kinds.
    """

    at: float
    kind: str
    code: str
    rating: int
    margin: int


class GameRating(Struct, frozen=True):
    """A person's rating at a game, with its latest changes, the oldest first."""

    game: str
    title: str
    now: RatingView
    results: int
    changes: tuple[RatingPoint, ...]


class Ratings(Struct, frozen=True):
    """A person's choices and ratings. The game with the most results comes first.

    With `is_shown`, people who show their own ratings see these ratings. By default, matches are
    rated, and nobody else sees the ratings.
    """

    is_rated: bool
    is_shown: bool
    games: tuple[GameRating, ...]


class RatingWishes(Struct, forbid_unknown_fields=True, frozen=True):
    """The body of `PATCH /api/profile/ratings`: the choices to change; null changes nothing."""

    is_rated: bool | None = None
    is_shown: bool | None = None


class AskTableRatings(Struct, forbid_unknown_fields=True, frozen=True):
    """The query of `GET /api/profile/ratings/table`."""

    code: Annotated[str, Meta(max_length=40)]


class TableRatings(Struct, frozen=True):
    """The ratings at a table, by seat; null for a person who shows no rating."""

    seats: tuple[RatingView | None, ...]
