"""Ratings from results that can be compared: one number per game and player, with its uncertainty.

Pure: the same results always give the same ratings. The method and its figures are in
`docs/ratings.md` and `docs/studies.md`. `rookery.arena.ratings` is about something else:
how far bots are apart in a contest on the same deals, in points per deal.
"""

from rookery.ratings.book import FIXED, Book, Change, OutOfOrder, first_rating, rate
from rookery.ratings.results import Player, Result, Seated, Standing, compared, live
from rookery.ratings.scale import START, Rating, chance

__all__ = [
    "FIXED",
    "START",
    "Book",
    "Change",
    "OutOfOrder",
    "Player",
    "Rating",
    "Result",
    "Seated",
    "Standing",
    "chance",
    "compared",
    "first_rating",
    "live",
    "rate",
]
