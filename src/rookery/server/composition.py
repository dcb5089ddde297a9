"""Builds a server: creates its parts and connects them, in one place."""

from __future__ import annotations

import logging
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any

from rookery.bots import bot
from rookery.server import late
from rookery.server.barring import Barred
from rookery.server.clubs.stores import ClubStores
from rookery.server.conduct.conduct import Conduct
from rookery.server.database.database import StoreFailed
from rookery.server.database.store import Store
from rookery.server.database.writer import Writer
from rookery.server.deals.compared import Deals
from rookery.server.evenings.director import Director
from rookery.server.history.forgetting import Forgetter
from rookery.server.history.recorder import Recorder
from rookery.server.housekeeping import Chore, Housekeeping
from rookery.server.limits import Addresses, Limits
from rookery.server.notices.turn_notices import TurnNotices
from rookery.server.ownership import Others, Ownership, SoleOwner
from rookery.server.people.profiles import Profiles
from rookery.server.ratings.rater import Rater
from rookery.server.room import Room
from rookery.server.tables import Tables
from rookery.server.thinking.analyst import Analyst
from rookery.server.thinking.bot_runner import BotRunner, BotTable
from rookery.server.thinking.hints import Hints
from rookery.server.thinking.question import Played
from rookery.server.thinking.reviews import Reviews
from rookery.server.thinking.thread_pool import BotThreads, usual_count
from rookery.server.waiting.room import ROUND_SECONDS, WaitingRoom
from rookery.table.seating.boards import bot_seed
from rookery.table.turns import pace
from rookery.table.turns.pace import Wait

log = logging.getLogger("rookery.server")

_NOTICES_EVERY = 60.0
"""Seconds between two searches for notices that another server has left behind. Unmeasured."""

_EVENINGS_EVERY = 1.0
"""Seconds between two checks of the rounds of evenings. Unmeasured."""

_DAYS_EVERY = 3600.0
"""Seconds between two checks of whether the next days have their deals."""


@dataclass(frozen=True, slots=True)
class Server:
    """All parts of one server. A part receives the parts that it needs, never the whole server."""

    store: Store
    limits: Limits
    now: Callable[[], float]
    ownership: Ownership
    others: Others
    addresses: Addresses
    writer: Writer
    tables: Tables
    bot_threads: BotThreads
    hints: Hints
    reviews: Reviews
    analyst: Analyst
    barred: Barred
    conduct: Conduct
    profiles: Profiles
    recorder: Recorder
    forgetter: Forgetter
    rater: Rater
    notices: TurnNotices
    deals: Deals
    waiting: WaitingRoom
    director: Director
    clubs: ClubStores
    housekeeping: Housekeeping

    async def start(self) -> None:
        """Check the end of the log, and start the background tasks."""
        await self.tables.check_log()
        await self.load_bars()
        self.housekeeping.start()
        self.recorder.start()
        self.rater.start()

    async def load_bars(self) -> None:
        """Read the operator's bars and restrictions. If that fails, the old ones stay in force."""
        try:
            await self.barred.load()
        except StoreFailed as error:
            log.error("the list of barred networks cannot be read: %s", error)
        await self.conduct.load(self.now())

    async def stop(self) -> None:
        """Close every connection, and close the log once everything is written."""
        self.housekeeping.stop()
        self.close_tables()
        await self.rater.stop()
        self.notices.stop()
        await self.writer.close()
        await self.recorder.stop()
        self.bot_threads.close()
        self.hints.threads.close()
        self.deals.close()
        self.reviews.close()
        self.analyst.close()
        self.store.close()

    def close_tables(self) -> None:
        """Tell all connected clients that the server is stopping, and close their connections."""
        self.tables.close()
        self.waiting.look_again()


def composed(
    store: Store,
    limits: Limits | None = None,
    *,
    now: Callable[[], float] | None = None,
    entropy: Callable[[int], bytes] = secrets.token_bytes,
    make_bot: Callable[..., Any] = bot,
    bot_wait: Wait = pace.wait,
    review_settings: late.review.Settings | None = None,
    analysis_nodes: int | None = None,
    ownership: Ownership | None = None,
    **making: Any,
) -> Server:
    """Build a server on a database. Tests pass their own clock, randomness and bots.

    `making` has further arguments of `Tables`: codes, decks and cuts.
    """
    limits = limits or Limits()
    now = now or _steady_clock()
    ownership, others = ownership or SoleOwner(), Others()
    connections, writer = store.connections, Writer(store)

    def does_chores() -> bool:
        return ownership.does_chores

    stalled, thinks = limits.bot_seconds, limits.search_seconds
    bot_threads = BotThreads(usual_count(), stalled=stalled, thinks=thinks)
    hints = Hints(BotThreads(1, stalled=stalled, thinks=thinks, name="hint"), make_bot)
    reviews = Reviews(lambda: bot_threads.busy + hints.threads.busy, review_settings)

    def bots_of(room: Room) -> BotRunner:
        rng = Random(entropy(16))
        return BotRunner(_bot_table(room, now), bot_threads, make_bot, rng, bot_wait)

    tables = Tables(
        store, writer, limits, now, ownership, others, bots_of, entropy=entropy, **making
    )
    addresses, barred, conduct = Addresses(limits), Barred(store.bars), Conduct(connections)
    recorder = Recorder(store, now, does_chores)
    forgetter = Forgetter(store)
    rater = Rater(store, now, does_chores)
    notices = TurnNotices(tables, connections, limits, now)
    deals = Deals(tables, store, now, reviews.quietly, entropy, make_bot)
    shown = rater.looking.shown
    waiting = WaitingRoom(tables, connections, limits, now, conduct, shown, does_chores)
    director = Director(tables, store, limits, now, deals.sets, others, does_chores)
    tables.listeners = (recorder.hear, deals.hear, notices.hear)
    housekeeping = Housekeeping(
        tables,
        store,
        limits,
        now,
        ownership,
        addresses=addresses,
        conduct=conduct,
        results=recorder.results,
        forgetter=forgetter,
        chores=(
            Chore(_NOTICES_EVERY, notices.take_up),
            Chore(_EVENINGS_EVERY, director.move_along),
            Chore(ROUND_SECONDS, waiting.round),
            Chore(_DAYS_EVERY, deals.days.make_ahead, at_once=True),
        ),
    )
    return Server(
        store=store,
        limits=limits,
        now=now,
        ownership=ownership,
        others=others,
        addresses=addresses,
        writer=writer,
        tables=tables,
        bot_threads=bot_threads,
        hints=hints,
        reviews=reviews,
        analyst=Analyst(bot_threads, limits, analysis_nodes),
        barred=barred,
        conduct=conduct,
        profiles=Profiles(connections, limits.profiles),
        recorder=recorder,
        forgetter=forgetter,
        rater=rater,
        notices=notices,
        deals=deals,
        waiting=waiting,
        director=director,
        clubs=ClubStores.of(connections, limits, director),
        housekeeping=housekeeping,
    )


def _bot_table(room: Room, now: Callable[[], float]) -> BotTable:
    """The parts of a room that its bots need."""
    authority = room.authority
    return BotTable(
        code=room.code,
        view=authority.view,
        pace=lambda: "instant" if authority.table.is_slow else authority.table.pace,
        calls=lambda: authority.table.calls,
        asked=lambda: authority.asked(now()),
        move=room.bot_move,
        replace=room.replace_bot,
        played=lambda: Played(authority.table.game, authority.table.options),
        seed=lambda seat: bot_seed(authority.table, seat),
    )


def _steady_clock() -> Callable[[], float]:
    """A clock that counts seconds since 1970 and never runs backwards."""
    offset = time.time() - time.monotonic()
    return lambda: offset + time.monotonic()
