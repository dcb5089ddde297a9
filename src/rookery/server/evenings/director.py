"""Runs evenings: people come and go, rounds are played, and at the end there is a ranking.

Each happening is written to the database before it takes effect, under a number that only one
server can use. So any server of a pool can continue an evening, even after a crash. `move_along`
does what is due, once a second.
"""

import asyncio
import logging
import secrets
from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from sqlalchemy import Connection

from rookery.duplicate.scoring import Points
from rookery.evenings.correcting import need_possible
from rookery.evenings.drawing import draw, is_finished
from rookery.evenings.errors import EveningError
from rookery.evenings.evening import Evening, happened
from rookery.evenings.gathering import coming, gathered
from rookery.evenings.happenings import (
    Closed,
    Corrected,
    Ended,
    Happening,
    Left,
    Paused,
    ResultIn,
    Resumed,
)
from rookery.evenings.settings import Settings
from rookery.messages import refusals
from rookery.server.codes import new_code
from rookery.server.database.database import StoreFailed
from rookery.server.database.store import Store
from rookery.server.deals.sets import Sets
from rookery.server.evenings import lots
from rookery.server.evenings import messages as m
from rookery.server.evenings.keeping import (
    GATHERING,
    OVER,
    PLAYING,
    Entering,
    EntryKept,
    EveningLog,
    Kept,
    decided_anew,
)
from rookery.server.evenings.round_tables import RoundTables
from rookery.server.evenings.states import Glimpse, shown_to_all
from rookery.server.limits import PEOPLE_EVER, Limits
from rookery.server.ownership import Others
from rookery.server.tables import Tables
from rookery.table.chairs import hash_of, visible
from rookery.table.events import EVENING
from rookery.table.refusal import Refusal

log = logging.getLogger("rookery.evenings")

_ABANDONED_AFTER = 12 * 3600.0
"""An evening ends if nobody starts a round for this many seconds; a pause ends after the same time.
Unmeasured, as is the next number."""

_KNOWN = 200
"""At most this many evenings are kept in memory; for these, only new happenings are read."""


@dataclass(frozen=True, slots=True)
class Joined:
    """A person who has joined. `secret` opens their seats; empty if the caller gave a hash."""

    entry: str
    secret: str


def _is_abandoned(now: Evening, at: float) -> bool:
    """Whether no round has begun for `_ABANDONED_AFTER`, and the evening is not paused."""
    since = max(now.rounds[-1].closed_at or at, now.resumed_at)
    return now.paused is None and at - since >= _ABANDONED_AFTER


Decide = Callable[[Kept, Evening], Sequence[Happening]]
"""Decides which happenings follow, given the current state of an evening."""


class Director:
    """The evenings of a database, as run by this server."""

    def __init__(
        self,
        tables: Tables,
        store: Store,
        limits: Limits,
        now: Callable[[], float],
        sets: Sets,
        others: Others,
        does_chores: Callable[[], bool],
    ) -> None:
        """`does_chores` returns whether it is now this server's task to move evenings along."""
        self.kept = EveningLog(store.connections, limits.evenings)
        self.tables = RoundTables(tables, store, others, self.kept)
        self._most_entries = limits.entries
        self._now = now
        self._sets = sets
        self._is_due: Callable[[], bool] = lambda: does_chores() and not tables.is_stopping
        self._known: OrderedDict[str, tuple[Kept, Evening]] = OrderedDict()
        self._told: dict[str, str] = {}
        self._shown: dict[str, m.EveningState] = {}

    # ── evenings ────────────────────────────────────────────────────────────────────────────────

    async def make(self, settings: Settings, evening: str = "") -> str:
        """Make an evening with the id `evening`, or with a new id if that is empty; return the id.

        If an evening has this id already, nothing changes. Raises Refusal if there are too many.
        """
        secret = secrets.token_bytes(32).hex()
        made = replace(settings, lots=secrets.token_bytes(16).hex())
        kept = Kept(evening or new_code(), made, secret, GATHERING)
        await asyncio.to_thread(self.kept.make, kept, self._now())
        return kept.id

    async def evening(self, evening: str) -> tuple[Kept, Evening]:
        """The current state of an evening. Raises Refusal if there is none."""
        return await asyncio.to_thread(self._read, evening)

    async def join(
        self,
        evening: str,
        name: str,
        *,
        entry: str = "",
        secret_hash: str | Callable[[Connection], str] = "",
        group: str = "",
        profile: str | None = None,
        has_phone: bool = True,
    ) -> Joined:
        """Let a person join or come back. If no entry or no secret is given, a new one is made.

        `secret_hash` may be a function, called in the transaction in which the person joins. People
        with the same `group` play together. Nothing changes for a person who is here already.
        Latecomers play from the next round on. Raises Refusal or EveningError.
        """
        plain = visible(name)
        if not plain or plain.lower().startswith("bot:"):
            raise Refusal("bad-name", refusals.name_not_bot())
        secret = "" if secret_hash else secrets.token_hex(24)
        entry = entry or new_code()
        own = secret_hash or hash_of(secret)

        def entering(connection: Connection) -> EntryKept:
            return EntryKept(entry, own(connection) if callable(own) else own, profile)

        def decide(kept: Kept, now: Evening) -> Sequence[Happening]:
            known = now.entries.get(entry)
            if known is not None and known.is_here:
                return ()
            people = [each for each in now.entries.values() if not each.is_bot]
            most = self._most_entries
            is_full = sum(each.is_here for each in people) >= most
            if is_full or (known is None and len(people) >= PEOPLE_EVER * most):
                raise Refusal("too-many", refusals.evening_full())
            return coming(now, entry, plain, group, has_phone=has_phone)

        await self._happen(evening, decide, entering)
        return Joined(entry, secret)

    async def leave(self, evening: str, entry: str) -> None:
        """Let a person leave, if here; a bot plays on in this round. Raises Refusal."""

        def decide(kept: Kept, now: Evening) -> Sequence[Happening]:
            known = now.entries.get(entry)
            is_here = known is not None and known.is_here
            return (Left(entry),) if is_here and not now.is_over else ()

        kept, now = await self._happen(evening, decide)
        if now.current is not None:
            await self.tables.release_gone(kept, now)

    async def hand_over(self, evening: str) -> None:
        """Make tables in play accept the new secrets of guests' phones. Raises Refusal."""
        kept, now = await self.evening(evening)
        if now.current is not None:
            await self.tables.hand_over(kept, now)

    async def start_round(self, evening: str) -> None:
        """Draw the next round and open its tables. Raises EveningError if none can begin now."""
        at = self._now()

        def decide(kept: Kept, now: Evening) -> Sequence[Happening]:
            before = gathered(now)
            for happening in before:
                now = happened(now, happening)
            return (*before, draw(now, lots.lots(kept.secret, len(now.rounds)), at))

        kept, now = await self._happen(evening, decide)
        await self.tables.open_missing(kept, now)

    async def close_round(self, evening: str) -> None:
        """End the round; unfinished boards count as average. EveningError without a round."""
        kept, now = await self.evening(evening)
        one = now.current
        if one is None:
            raise EveningError("wrong-round", refusals.evening_no_round())
        await self.tables.end_all(kept, one)
        found = {}
        for number, result in enumerate(one.results):
            if result is None:
                boards = await self.tables.boards_of(kept, one, number, now.settings.boards)
                found[number] = boards or (None,) * now.settings.boards
        await self._close(evening, one.number, found, must_close=True)

    async def pause(self, evening: str, *, holds_tables: bool) -> None:
        """Stop the clock, and begin no round until `resume`.

        Tables finish their round or, with `holds_tables`, wait after the deal in play. Pausing
        again only changes that choice. Raises EveningError before the first round.
        """
        at = self._now()

        def decide(kept: Kept, now: Evening) -> Sequence[Happening]:
            is_so = now.paused is not None and now.paused.holds_tables is holds_tables
            return () if is_so else (Paused(at, holds_tables),)

        await self._pause_tables(*await self._happen(evening, decide))

    async def resume(self, evening: str) -> None:
        """End a pause. If the evening is not paused, nothing happens."""
        at = self._now()
        resume = (Resumed(at),)
        found = await self._happen(evening, lambda kept, now: resume if now.paused else ())
        await self._pause_tables(*found)

    async def _pause_tables(self, kept: Kept, now: Evening) -> None:
        if now.current is not None:
            await self.tables.pause(kept, now)

    async def correct(
        self, evening: str, number: int, table: int, board: int, points: Points | None
    ) -> None:
        """Set the points of a board; None lets the board count as average. Raises EveningError."""

        def decide(kept: Kept, now: Evening) -> Sequence[Happening]:
            if points is not None:
                need_possible(points, now.settings)
            return (Corrected(number, table, board, points),)

        await self._happen(evening, decide)

    async def end(self, evening: str) -> None:
        """End the evening between two rounds. Raises EveningError during a round."""
        at = self._now()
        found = await self._happen(evening, lambda kept, now: () if now.is_over else (Ended(at),))
        await self._publish(*found)

    # ── what people see ─────────────────────────────────────────────────────────────────────────

    async def state_for(self, evening: str, entry: str | None) -> m.EveningState:
        """An evening as the owner of an entry, or anybody else (None), sees it. Raises Refusal."""
        glimpse = await asyncio.to_thread(self.glimpse, evening)
        return glimpse.state_for(entry, self._now())

    async def missing(self, glimpse: Glimpse) -> m.EveningMissing:
        """The people who are not at their tables at the moment, to be shown to hosts."""
        one = glimpse.evening.current
        if one is None:
            return m.EveningMissing()
        return await self.tables.missing(one, glimpse.opened, self._now())

    def glimpse(self, evening: str) -> Glimpse:
        """The present state of an evening, from which views are made. Blocks. Raises Refusal."""
        kept, now = self._read(evening)
        is_playing = now.current is not None
        opened = self.kept.tables(evening, len(now.rounds) - 1) if is_playing else {}
        shown = self._shown.get(evening)
        if shown is None or shown.version != now.version:
            shown = shown_to_all(kept, now)
            if not now.is_over:
                self._shown[evening] = shown
            if len(self._shown) > _KNOWN:
                self._shown.pop(next(iter(self._shown)), None)
        return Glimpse(shown, now, opened)

    # ── what is due ─────────────────────────────────────────────────────────────────────────────

    async def move_along(self) -> None:
        """Do what is due at all evenings. An evening that fails is tried again later."""
        if not self._is_due():
            return
        for evening in await asyncio.to_thread(self.kept.playing):
            try:
                await self._move_along(evening)
            except (StoreFailed, Refusal) as error:
                log.warning("evening %s: tried again: %s", evening, error)
            except EveningError as error:
                if self._told.get(evening) != str(error):  # the same fault is logged only once
                    log.info("evening %s waits: %s", evening, error)
                self._told[evening] = str(error)
            except Exception:
                log.exception("evening %s cannot be moved along", evening)

    async def _move_along(self, evening: str) -> None:
        kept, now = await self.evening(evening)
        at = self._now()
        if now.paused is not None and at - now.paused.at >= _ABANDONED_AFTER:
            await self.resume(evening)
            return
        one = now.current
        if one is not None:
            await self.tables.open_missing(kept, now)
            await self.tables.release_gone(kept, now)
            await self.tables.hand_over(kept, now)
            await self.tables.pause(kept, now)
            found = await self.tables.results(kept, now, at)
            if found or one.is_complete:
                await self._close(evening, one.number, found)
        elif is_finished(now) or _is_abandoned(now, at):
            self._told.pop(evening, None)
            await self.end(evening)
        elif now.starts_next_at is not None and at >= now.starts_next_at:
            await self.start_round(evening)

    async def _close(
        self,
        evening: str,
        number: int,
        found: dict[int, tuple[Points | None, ...]],
        *,
        must_close: bool = False,
    ) -> None:
        """Store results of a round; if all results are in, close the round."""
        at = self._now()

        def decide(kept: Kept, now: Evening) -> Sequence[Happening]:
            one = now.current
            if one is None or one.number != number:
                return ()
            new: list[Happening] = [
                ResultIn(number, table, boards)
                for table, boards in found.items()
                if one.results[table] is None
            ]
            known = sum(result is not None for result in one.results) + len(new)
            if known == len(one.tables) or must_close:
                new.append(Closed(number, at))
            return new

        kept, now = await self._happen(evening, decide)
        if now.current is None:
            self.tables.forget(evening)
            await self._publish(kept, now)

    async def _publish(self, kept: Kept, now: Evening) -> None:
        """Publish the secrets of all rounds' boards. No round may be in play."""
        for number in range(len(now.rounds)):
            secret = lots.set_secret(kept.secret, number)
            await self._sets.publish(EVENING, f"{kept.id}/{number + 1}", secret)

    # ── the database ────────────────────────────────────────────────────────────────────────────

    async def _happen(
        self, evening: str, decide: Decide, entering: Entering | None = None
    ) -> tuple[Kept, Evening]:
        """Write what `decide` returns; if another server wrote first, decide again."""

        def decided() -> tuple[Kept, Evening]:
            kept, now = self._read(evening)
            happenings = decide(kept, now)
            if not happenings:
                return kept, now
            after = now
            for happening in happenings:
                after = happened(after, happening)
            stage = OVER if after.is_over else PLAYING if after.rounds else GATHERING
            at = self._now()
            self.kept.append(evening, now.version, happenings, stage, at, entering)
            return self._remember(kept, after)

        return await asyncio.to_thread(decided_anew, decided)

    def _read(self, evening: str) -> tuple[Kept, Evening]:
        """An evening from memory, brought up to date with the happenings written since."""
        known = self._known.get(evening)
        if known is None:
            kept = self.kept.kept(evening)
            known = kept, Evening.new(kept.settings)
        kept, now = known
        for happening in self.kept.happenings(evening, now.version):
            now = happened(now, happening)
        return self._remember(kept, now)

    def _remember(self, kept: Kept, now: Evening) -> tuple[Kept, Evening]:
        """Keep an evening in memory, unless it is over: its people may then ask to be forgotten."""
        if now.is_over:
            self._known.pop(kept.id, None)
            self._shown.pop(kept.id, None)
            return kept, now
        self._known[kept.id] = kept, now
        while len(self._known) > _KNOWN:
            self._known.popitem(last=False)
        return kept, now
