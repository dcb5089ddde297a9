"""The mark of a day's deal: what the strongest bot scores in the seat that everybody plays.

A bot plays that seat at a table like everybody's, one decision at a time, and only while nobody
waits for a bot.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from datetime import date
from functools import partial
from random import Random
from typing import Any

from rookery.bots.base import Bot
from rookery.core.cards import Seat
from rookery.core.moves import Move
from rookery.server.deals.day import LEVEL, SEAT, table_of
from rookery.server.deals.plays import Plays
from rookery.server.deals.sets import DeckSet
from rookery.server.thinking.deciding import bot_of_seed
from rookery.table.folding import after
from rookery.table.seating.boards import bot_seed
from rookery.table.seating.practice import opening_events
from rookery.table.table import Table, due_cut, opened
from rookery.table.turns.settlement import moved

log = logging.getLogger("rookery.day")


class Marks:
    """Plays marks in the background.

    `quietly` runs work on a thread while no bot is thinking.
    """

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
        """Begin to play the mark of a deal, unless it is being played already."""
        key = day, game
        if key not in self._tasks:
            task = self._tasks[key] = asyncio.create_task(self._made(day, game, of))
            task.add_done_callback(lambda _: self._tasks.pop(key, None))

    async def settled(self) -> None:
        """Wait until all marks that are being played are known."""
        await asyncio.gather(*self._tasks.values())

    def close(self) -> None:
        """Cancel the marks that are being played."""
        for task in self._tasks.values():
            task.cancel()

    async def _made(self, day: date, game: str, of: DeckSet) -> None:
        try:
            points = await self._played(_begun(day, game, of))
            await asyncio.to_thread(self._plays.keep_mark, day, game, points)
        except Exception:
            log.exception("the mark of %s %s cannot be played", day, game)

    async def _played(self, table: Table) -> int:
        """Let bots finish the deal; return the points of the seat."""
        while (deal := table.match.current) is not None:
            if table.match.game.needs_cut(deal.state):
                table = after(table, due_cut(table), 0.0)
                continue
            seat = table.match.game.actors(deal.state)[0]
            move = await self._quietly(partial(self._decided, table, seat))
            table = after(table, moved(seat, move, by_bot=True), 0.0)
        points = table.match.deals[0].points
        assert points is not None
        return points[SEAT]

    def _decided(self, table: Table, seat: Seat) -> Move:
        seed = bot_seed(table, seat)
        assert seed is not None
        match = table.match
        view = match.game.view(match.deals[-1].state, seat)
        return bot_of_seed(LEVEL, seed, self._make).decide(view).move


def _begun(day: date, game: str, of: DeckSet) -> Table:
    """A table with a day's deal and bots in all seats, before its first decision."""
    event = table_of(day, game, of, None).opening(of.secret, "", of.secret)
    table = opened(event, 0.0)
    for each in opening_events(table):
        table = after(table, each, 0.0)
    return table
