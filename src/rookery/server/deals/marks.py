"""What bots score with a day's deal in the seat that everybody plays.

The mark is the result of the strongest bot with the random numbers that the table gives it. In the
day's own game, bots of three levels also play that seat several times, so that a result can be
compared even if few people play. The bots in the other seats play as they do against people. Bots
decide one move at a time here, and only while nobody waits for a bot.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from datetime import date
from functools import partial
from itertools import product
from random import Random
from typing import Any

from rookery.bots.base import Bot
from rookery.core.cards import Seat
from rookery.core.moves import Move
from rookery.server.deals.day import LEVEL, SEAT, featured, table_of
from rookery.server.deals.plays import Plays
from rookery.server.deals.sets import DeckSet
from rookery.server.thinking.deciding import bot_of_seed
from rookery.table.folding import after
from rookery.table.seating.boards import bot_seed
from rookery.table.seating.practice import opening_events
from rookery.table.table import Table, due_cut, opened
from rookery.table.turns.settlement import moved

log = logging.getLogger("rookery.day")

LEVELS = {"easy": "easy", "steady": "steady", "strong": LEVEL}
"""The bots that play a day's own deal, by the name of their level."""

RUNS = 5
"""How often each bot plays the deal. A run of four seats takes five seconds of one core."""


class Marks:
    """Plays marks and runs in the background, `quietly`: on a thread while no bot thinks."""

    def __init__(
        self,
        plays: Plays,
        quietly: Callable[[Callable[[], Any]], Awaitable[Any]],
        make_bot: Callable[[str, Random], Bot],
    ) -> None:
        self._plays = plays
        self._quietly = quietly
        self._make = make_bot
        self._tasks: dict[tuple[date, str], asyncio.Task[None]] = {}

    def begin(self, day: date, game: str, of: DeckSet) -> None:
        """Begin to play the missing mark and runs of a deal, unless that has begun already."""
        key = day, game
        if key not in self._tasks:
            task = self._tasks[key] = asyncio.create_task(self._made(day, game, of))
            task.add_done_callback(lambda _: self._tasks.pop(key, None))

    async def settled(self) -> None:
        """Wait until all marks and runs in progress are stored."""
        await asyncio.gather(*self._tasks.values())

    def close(self) -> None:
        """Cancel all marks and runs in progress."""
        for task in self._tasks.values():
            task.cancel()

    async def _made(self, day: date, game: str, of: DeckSet) -> None:
        try:
            if await asyncio.to_thread(self._plays.mark, day, game) is None:
                points = await self._played(_begun(day, game, of), LEVEL)
                await asyncio.to_thread(self._plays.keep_mark, day, game, points)
            if game == featured(day):
                known = await asyncio.to_thread(self._plays.runs, day, game)
                for run, (name, level) in product(range(RUNS), LEVELS.items()):
                    if (name, run) not in known:
                        points = await self._played(_begun(day, game, of), level, run)
                        await asyncio.to_thread(self._plays.keep_run, day, game, name, run, points)
        except Exception:
            log.exception("the mark of %s %s cannot be played", day, game)

    async def _played(self, table: Table, level: str, run: int | None = None) -> int:
        """Let bots finish the deal, one of `level` in the players' seat; return that seat's points.

        A `run` has its own random numbers; without a run, the table's are used.
        """
        while (deal := table.match.current) is not None:
            if table.match.game.needs_cut(deal.state):
                table = after(table, due_cut(table), 0.0)
                continue
            seat = table.match.game.actors(deal.state)[0]
            move = await self._quietly(partial(self._decided, table, seat, level, run))
            table = after(table, moved(seat, move, by_bot=True), 0.0)
        points = table.match.deals[0].points
        assert points is not None
        return points[SEAT]

    def _decided(self, table: Table, seat: Seat, level: str, run: int | None) -> Move:
        seed = bot_seed(table, seat)
        assert seed is not None
        if seat != SEAT:
            level = LEVEL
        elif run is not None:
            seed = Random(f"{seed} run {run}").getrandbits(63)
        match = table.match
        view = match.game.view(match.deals[-1].state, seat)
        return bot_of_seed(level, seed, self._make).decide(view).move


def _begun(day: date, game: str, of: DeckSet) -> Table:
    """A table with a day's deal and bots in all seats, before its first decision."""
    event = table_of(day, game, of, None).opening(of.secret, "", of.secret)
    table = opened(event, 0.0)
    for each in opening_events(table):
        table = after(table, each, 0.0)
    return table
