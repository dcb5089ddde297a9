"""The endpoints of ratings: a person's own ratings and choices, and the ratings at a table."""

import asyncio

from rookery.messages import refusals
from rookery.server.http.desk import Desk
from rookery.server.http.endpoints import endpoint
from rookery.server.people.profiles import Profile
from rookery.server.ratings import messages as m
from rookery.server.ratings.looking import told
from rookery.server.ratings.rater import Rater
from rookery.server.tables import Tables
from rookery.table.refusal import Refusal


class Ratings:
    """The endpoints. All of them need the secret of a profile's device."""

    def __init__(self, desk: Desk, rater: Rater, tables: Tables) -> None:
        self._desk = desk
        self._choices = rater.choices
        self._looking = rater.looking
        self._tables = tables

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
        """The ratings shown by the people at a table. The asking profile must show its own, too."""
        if not await asyncio.to_thread(self._looking.is_shown, profile.id):
            raise Refusal("not-shown", refusals.rating_show_own())
        table = await self._tables.need(query.code)
        hashes = [chair.secret_hash if chair.is_person else "" for chair in table.chairs]
        owners = await asyncio.to_thread(self._desk.profiles.owners, hashes)
        now = self._desk.now()
        shown = await asyncio.to_thread(self._looking.at_game, owners.values(), table.game, now)
        by_seat = [shown.get(owners.get(it, "")) for it in hashes]
        views = (None if it is None else told(it) for it in by_seat)
        return m.TableRatings(tuple(views))

    def _view(self, profile: str) -> m.Ratings:
        wishes = self._choices.of(profile)
        games = self._looking.of_profile(profile, self._desk.now())
        return m.Ratings(is_rated=wishes.is_rated, is_shown=wishes.is_shown, games=games)
