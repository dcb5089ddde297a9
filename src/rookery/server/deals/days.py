"""The deals of the days: their sets, the tables at which they are played, and the results."""

import asyncio
from collections.abc import Callable, Iterable
from datetime import date, timedelta

from rookery.games import GAMES
from rookery.messages import refusals
from rookery.server.deals import day as days
from rookery.server.deals import messages as m
from rookery.server.deals.marks import LEVELS, RUNS, Marks
from rookery.server.deals.plays import Play, Plays
from rookery.server.deals.sets import DeckSet, Sets
from rookery.server.tables import Tables
from rookery.table.chairs import checked_name, hash_of, seat_secret
from rookery.table.refusal import Refusal
from rookery.table.seating.boards import Person
from rookery.table.table import Table

_LISTED = 60
"""At most this many earlier days are listed: two months. Unmeasured."""

_COUNTED_FOR = 10.0
"""A day's counts of results are cached for this many seconds, so that many visitors cost one query.
A result that this server stores is counted at once."""

_FIRST_GAME = next(iter(GAMES))
"""The game whose set shows whether a day has deals."""


class Days:
    """The deals of the days. All methods may raise StoreFailed."""

    def __init__(
        self,
        tables: Tables,
        sets: Sets,
        plays: Plays,
        marks: Marks,
        now: Callable[[], float],
        entropy: Callable[[int], bytes],
    ) -> None:
        self.plays = plays
        self.marks = marks
        self._tables = tables
        self._sets = sets
        self._now = now
        self._entropy = entropy
        self._known: dict[date, dict[str, DeckSet]] = {}
        self._counts: dict[date, tuple[float, dict[str, int]]] = {}

    @property
    def today(self) -> date:
        """Today's date in UTC."""
        return days.day_at(self._now())

    # ── sets ────────────────────────────────────────────────────────────────────────────────────

    async def make_ahead(self) -> None:
        """Make the secrets of today and the next days, unless they are stored."""
        for day in days.days_known(self.today):
            await self._sets_of(day, is_known=True)
        for old in [day for day in self._known if day < self.today - timedelta(days=_LISTED)]:
            del self._known[old]
        self._counts.clear()

    async def sets(self, day: date) -> dict[str, DeckSet]:
        """The sets of a day by game. Raises Refusal if the day has none."""
        return await self._sets_of(day, is_known=day in days.days_known(self.today))

    async def _sets_of(self, day: date, *, is_known: bool) -> dict[str, DeckSet]:
        """The sets of a day by game. If `is_known` (see `days_known`), missing ones are made."""
        if day in self._known:
            return self._known[day]
        names = {days.name_of(day, game): game for game in GAMES}
        if is_known:
            wanted = [(name, days.released_at(day)) for name in names]
            found = await asyncio.to_thread(self._sets.stored, days.KIND, wanted)
        else:
            found = await asyncio.to_thread(self._sets.found_all, days.KIND, names)
        if not found:
            raise Refusal("no-day", refusals.day_none())
        by_game = {names[each.of]: each for each in found}
        self._known[day] = {game: by_game[game] for game in GAMES if game in by_game}
        return self._known[day]

    async def set_of(self, day: date, game: str) -> DeckSet:
        """The set of a game on a day that has begun. Raises Refusal."""
        days.game_of(game)
        found = (await self.sets(day)).get(game)
        if found is None or day > self.today:
            raise Refusal("no-day", refusals.day_none_of_game())
        return found

    async def earlier(self) -> tuple[date, ...]:
        """The days before today that have deals, the newest first."""
        wanted = [self.today - timedelta(days=ago) for ago in range(1, _LISTED + 1)]
        names = {days.name_of(day, _FIRST_GAME): day for day in wanted}
        found = await asyncio.to_thread(self._sets.found_all, days.KIND, names)
        return tuple(sorted((names[each.of] for each in found), reverse=True))

    # ── playing ─────────────────────────────────────────────────────────────────────────────────

    async def play(
        self, day: date, game: str, wanted: m.PlayDeal, profile: str | None
    ) -> m.DayOpened:
        """Open a table for a day's deal; a profile's first table counts. Raises Refusal."""
        of, at = await self.set_of(day, game), self._now()
        counts = profile is not None and day == self.today
        if day != self.today and of.is_sealed(at):
            raise Refusal("sealed", refusals.day_being_finished())
        key = self._entropy(32).hex()
        secret = seat_secret(key, days.SEAT, "open")
        person = Person(checked_name(wanted.name, ()), hash_of(secret))
        table = days.table_of(day, game, of, person, wanted.pace)
        code = await self._tables.open_boards(table, of.secret, key)
        if counts and profile is not None:
            kept = await asyncio.to_thread(self.plays.begin, day, game, profile, code, at)
            if kept not in (None, code):  # opened twice at once; only the first table counts
                return await self._again(kept)
        self.marks.begin(day, game, of)
        return m.DayOpened(code, days.SEAT, secret, is_counted=counts, is_new=True)

    async def begun(
        self, day: date, game: str, profile: str | None, code: str, secret: str | None
    ) -> m.DayOpened | None:
        """The table at which a profile has begun a deal or, for a guest, the given table.

        The given table `code` counts only if `secret` opens a seat there. None if no table counts.
        """
        table = await self._tables.of_seat(code, secret)
        if table is not None and _deal_of(table) != (day, game):
            table = None
        if profile is not None:
            if table is not None:
                await self.adopt(table, profile)
            play = (await self.of_profile(day, profile)).get(game)
            if play is not None:
                return await self._again(play.code)
        if table is None or secret is None:
            return None
        return m.DayOpened(table.code, days.SEAT, secret, is_counted=False, is_new=False)

    async def adopt(self, table: Table, profile: str) -> None:
        """Store that a deal begun by a guest belongs to the profile that has the seat now.

        The deal must have begun on its day and not be public yet, and the profile must not have
        begun it elsewhere. Tables that play no day's deal are ignored.
        """
        deal = _deal_of(table)
        if deal is None or days.day_at(table.opened_at) != deal[0]:
            return
        if self._now() < days.released_at(deal[0]):
            begun = (*deal, profile, table.code, table.opened_at)
            await asyncio.to_thread(self.plays.begin, *begun)
            await self.follow(table)

    async def _again(self, code: str) -> m.DayOpened:
        """A profile's earlier table, whose seat secret is derived from the table's key."""
        table = await self._tables.table(code)
        if table is None:
            raise Refusal("no-table", refusals.day_table_gone())
        secret = seat_secret(table.key, days.SEAT, "open")
        return m.DayOpened(code, days.SEAT, secret, is_counted=True, is_new=False)

    # ── results ─────────────────────────────────────────────────────────────────────────────────

    async def of_profile(self, day: date, profile: str) -> dict[str, Play]:
        """A profile's plays of a day by game. Results that are missing are stored first."""
        plays = await asyncio.to_thread(self.plays.of_profile, day, profile)
        if not all(play.has_ended for play in plays.values()):
            for play in plays.values():
                if not play.has_ended:
                    await self._note(play.code)
            plays = await asyncio.to_thread(self.plays.of_profile, day, profile)
        return plays

    async def _note(self, code: str) -> None:
        """Store the result of a finished table, because a crashed server may not have done so."""
        table = await self._tables.table(code)
        if table is not None:
            await self.follow(table)

    async def follow(self, table: Table) -> None:
        """Store the result of a table with a day's deal if it is over or given up."""
        played = _deal_of(table)
        if played is None:
            return
        chair, deal = table.chairs[days.SEAT], table.match.deals[0]
        has_left = not chair.is_person
        if deal.points is None and not has_left:
            return
        is_in_time = table.changed_at < days.released_at(played[0])
        is_own = is_in_time and deal.points is not None and not has_left and not chair.is_bot
        points = deal.points[days.SEAT] if deal.points is not None and is_own else None
        await asyncio.to_thread(self.plays.end, table.code, points, table.changed_at)
        self._counts.pop(played[0], None)

    async def results(
        self, day: date, game: str, code: str | None, secret: str | None
    ) -> m.DayResults:
        """All results of a deal. Raises Refusal if the reader may not know them yet."""
        of = await self.set_of(day, game)
        table = None if code is None else await self._own_table(of, code, secret)
        if table is None and of.is_sealed(self._now()):
            raise Refusal("sealed", refusals.day_results_played())
        is_over = not of.is_sealed(self._now())
        results = await asyncio.to_thread(self.plays.results, day, game, is_over=is_over)
        mark = await asyncio.to_thread(self.plays.mark, day, game)
        runs = await asyncio.to_thread(self.plays.runs, day, game)
        if mark is None or (game == days.featured(day) and len(runs) < RUNS * len(LEVELS)):
            self.marks.begin(day, game, of)
        own, counts = None, False
        if table is not None and (points := table.match.deals[0].points) is not None:
            own = points[days.SEAT]
            counts = await asyncio.to_thread(self.plays.counts_table, table.code)
        return m.DayResults(
            day=day.isoformat(),
            game=game,
            title=GAMES[game].title,
            bars=tuple(m.DayBar(*bar) for bar in results.bars),
            results=results.count,
            unfinished=results.unfinished,
            own=own,
            is_counted=counts,
            beaten=None if own is None else results.beaten(own, is_among=counts),
            place=None if own is None else results.place(own),
            mark=mark,
            runs=tuple(
                m.DayRuns(level, found)
                for level in LEVELS
                if (
                    found := tuple(
                        sorted(points for (name, _), points in runs.items() if name == level)
                    )
                )
            ),
        )

    async def _own_table(self, of: DeckSet, code: str, secret: str | None) -> Table:
        """The finished table of a set at which a secret opens a seat. Raises Refusal."""
        table = await self._tables.table(code)
        if table is None or secret is None or table.seat_of(secret) is None:
            raise Refusal("bad-secret", refusals.day_secret_none())
        boards = table.boards
        if boards is None or (boards.kind, boards.of) != (of.kind, of.of):
            raise Refusal("bad-secret", refusals.day_other_deal())
        if table.match.deals[0].points is None:
            raise Refusal("sealed", refusals.day_results_once())
        await self.follow(table)
        return table

    # ── views ───────────────────────────────────────────────────────────────────────────────────

    async def view(self, day: date, profile: str | None) -> m.DayView:
        """A day as a profile or a guest sees it. Raises Refusal if the day has no deals."""
        sets, at = await self.sets(day), self._now()
        counts = await self._counted(day, at)
        own = {} if profile is None else await self.of_profile(day, profile)
        return m.DayView(
            day=day.isoformat(),
            begins_at=days.begin_of(day),
            ends_at=days.end_of(day),
            released_at=days.released_at(day),
            is_today=day == self.today,
            featured=days.featured(day),
            seat=days.SEAT,
            level=days.LEVEL,
            games=tuple(_games(day, sets, counts, own, at)),
        )

    async def _counted(self, day: date, at: float) -> dict[str, int]:
        """How many results a day has in each game; cached for `_COUNTED_FOR` seconds."""
        if day not in self._counts or at - self._counts[day][0] >= _COUNTED_FOR:
            is_over = at >= days.released_at(day)
            counts = await asyncio.to_thread(self.plays.counts, day, is_over=is_over)
            self._counts[day] = at, counts
        return self._counts[day][1]

    def close(self) -> None:
        """Cancel all marks and runs in progress."""
        self.marks.close()


def _deal_of(table: Table) -> tuple[date, str] | None:
    """The day and the game whose deal a table plays; None for any other table."""
    if table.boards is None or table.boards.kind != days.KIND:
        return None
    day, _, game = table.boards.of.partition("/")
    return days.day_of(day), game


def _games(
    day: date, sets: dict[str, DeckSet], counts: dict[str, int], own: dict[str, Play], at: float
) -> Iterable[m.DayGame]:
    for game, of in sets.items():
        play = own.get(game)
        is_public = not of.is_sealed(at)
        yield m.DayGame(
            game=game,
            title=GAMES[game].title,
            commitment=of.commitment,
            secret=of.secret if is_public else None,
            board=days.board_of(day, game, of.secret) if is_public else None,
            results=counts.get(game, 0),
            own=None if play is None else m.OwnDay(play.points, play.has_ended, play.place),
        )
