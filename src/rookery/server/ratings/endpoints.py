"""The endpoints of ratings: a person's own ratings and choices, and the ratings at a table."""

import asyncio

from rookery.games import GAMES
from rookery.messages import refusals
from rookery.ratings import Rating
from rookery.server.http.desk import Desk
from rookery.server.http.endpoints import endpoint
from rookery.server.log.leases import OwnedElsewhere
from rookery.server.log.store import Store
from rookery.server.people.profiles import Profile
from rookery.server.ratings import messages as m
from rookery.server.ratings.boards import table_of
from rookery.server.ratings.looking import Course
from rookery.server.ratings.rater import Rater
from rookery.server.tables import Tables
from rookery.table.refusal import Refusal
from rookery.table.table import Table


class Ratings:
    """The endpoints. All of them need the secret of a profile's device."""

    def __init__(self, desk: Desk, rater: Rater, tables: Tables, store: Store) -> None:
        self._desk = desk
        self._choices = rater.choices
        self._looking = rater.looking
        self._tables = tables
        self._store = store

    @endpoint("GET", "/api/profile/ratings")
    async def ratings(self, profile: Profile) -> m.Ratings:
        """The profile's ratings with their latest changes, and its choices about them."""
        return await asyncio.to_thread(self._view, profile.id)

    @endpoint("PATCH", "/api/profile/ratings")
    async def wish_ratings(self, profile: Profile, body: m.RatingWishes) -> m.Ratings:
        """Choose whether the profile is rated, and whether it shows its ratings."""
        at = self._desk.now()
        if body.is_rated is not None:
            rate, is_rated = self._choices.rate, body.is_rated
            await asyncio.to_thread(rate, profile.id, at, is_rated=is_rated)
        if body.is_shown is not None:
            show, is_shown = self._choices.show, body.is_shown
            await asyncio.to_thread(show, profile.id, is_shown=is_shown)
        return await asyncio.to_thread(self._view, profile.id)

    @endpoint("GET", "/api/profile/ratings/table", refuses=(404, 409))
    async def table_ratings(self, profile: Profile, query: m.AskTableRatings) -> m.TableRatings:
        """The ratings that people at a table show, for a profile that shows its own."""
        if not await asyncio.to_thread(self._looking.is_shown, profile.id):
            raise Refusal("not-shown", refusals.rating_show_own())
        table = await self._table(query.code)
        hashes = [chair.secret_hash if chair.is_person else "" for chair in table.chairs]
        owners = await asyncio.to_thread(self._desk.profiles.owners, hashes)
        now = self._desk.now()
        shown = await asyncio.to_thread(self._looking.at_game, owners.values(), table.game, now)
        by_seat = [shown.get(owners.get(it, "")) for it in hashes]
        views = (None if it is None else _rating(it) for it in by_seat)
        return m.TableRatings(tuple(views))

    async def _table(self, code: str) -> Table:
        """A table at any server. Raises Refusal and StoreFailed."""
        try:
            room = await self._tables.room(code)
        except OwnedElsewhere:
            table = await asyncio.to_thread(table_of, self._store, code)
        else:
            table = None if room is None else room.authority.table
        if table is None:
            raise Refusal("no-table", refusals.no_table())
        return table

    def _view(self, profile: str) -> m.Ratings:
        wishes = self._choices.of(profile)
        courses = self._looking.of_profile(profile, self._desk.now())
        games = tuple(_game(it) for it in courses if it.game in GAMES)
        return m.Ratings(is_rated=wishes.is_rated, is_shown=wishes.is_shown, games=games)


def _rating(rating: Rating) -> m.RatingView:
    return m.RatingView(rating.shown, rating.margin, is_provisional=rating.is_provisional)


def _game(course: Course) -> m.GameRating:
    changes = tuple(
        m.RatingPoint(it.at, it.kind, it.code, it.rating.shown, it.rating.margin)
        for it in course.points
    )
    title, results = GAMES[course.game].title, course.rating.results
    return m.GameRating(course.game, title, _rating(course.rating), results, changes)
