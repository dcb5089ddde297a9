"""The part of a table's state that is not in its log: who is here, who is ready, the current race.

After a restart, everybody is away until they connect again. The story of the deal in play is
rebuilt from the log.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from rookery.core.cards import Seat
from rookery.core.moves import Hold, Move
from rookery.fishing.reaction import at_speed, seconds_before
from rookery.fishing.rules import FishingRules
from rookery.table import events as ev
from rookery.table.seating.arrangement import new_seats, reseated
from rookery.table.seating.meeting import begins_at
from rookery.table.table import PLAYING, Table
from rookery.table.turns import race
from rookery.table.turns.idle import Idle
from rookery.table.turns.slow import RESULT_FOR, due_by_time, is_replaced, overdue, waited_for
from rookery.table.words.chat import Chat

AWAY_FOR = 45.0
"""Seconds that a player may be away before a bot stands in, while others wait. Unmeasured, as are
the next numbers: a phone that locks or changes its network is back sooner."""

SHOWN_AWAY_AFTER = 3.0
"""Seconds after which others are shown that a player's connection is lost: a page that reconnects
is usually back within one."""

READY_FOR = 60.0
"""Seconds after the first "ready" before the next deal begins without the others: enough to read a
score sheet."""

OWNER_GRACE = 4.0
"""Seconds during which only the capturer may call (option `owner_first`, TX-15)."""

LAST_GRACE = 10.0
"""Seconds that an orange stays open after the last card of a deal (TX-18)."""

RERUN_AFTER = 5.0
"""If a table was rebuilt during a race for an orange, the race is run again after this many
seconds, even if some players have not returned. A page reconnects within two seconds."""

_LONGEST_STORY = 400
"""At most this many events of the current deal are kept for players who come back. A deal has
fewer; phrases and presses might add to them."""


@dataclass(frozen=True, slots=True)
class _Turn:
    """The seats that have to move at a table, and their seconds to move; 0 for no limit."""

    table: Table
    to_move: Sequence[Seat]
    move_seconds: int


class Live:
    """The state of a table that exists only while the table is in memory."""

    def __init__(self, table: Table, at: float) -> None:
        self.table = table
        self.present: set[Seat] = set()
        self.silent: frozenset[Seat] = frozenset()
        self._gone_since: dict[Seat, float] = {}
        self._deserted_at: float | None = at
        self.trips: dict[Seat, float] = {}
        self.chat = Chat()
        self.presses: tuple[race.Press, ...] = ()
        self.base = table
        self.story: list[tuple[ev.AnyEvent, float]] = []
        self.moment_since = 1
        self.race_version = 0
        seats = range(len(table.chairs)) if table.is_awaited else ()
        self._away_since: dict[Seat, float] = dict.fromkeys(seats, at)
        self._ready: set[Seat] = set()
        self._ready_since: float | None = None
        self.idle = Idle()
        self._known_turn: _Turn | None = None
        self._disarmed_until: dict[Seat, float] = {}
        self._race_since = at if self.is_race else None
        self._race_closed = float("-inf")
        self._rerun_at: float | None = None
        self._turns = 0
        self._turn_since = at

    # ── events ──────────────────────────────────────────────────────────────────────────────────

    def follow(self, event: ev.AnyEvent, before: Table, after: Table, at: float) -> None:
        """Apply an event that has been stored."""
        self.table = after
        if not after.chat:
            self.chat.forget()
        if isinstance(event, ev.Dealt):
            self.base, self.story = before, []
            self._ready, self._ready_since = set(), None
        elif isinstance(event, ev.Held):
            self._ready, self._ready_since = set(), None
        elif isinstance(event, ev.Reseated | ev.RulesChanged):
            self.base, self.story = before, []  # earlier sentences use the old seats
            self._reseat(new_seats(event.order))
        self.story.append((event, at))
        if len(self.story) > _LONGEST_STORY:
            self.base, self.story = after, []
        if isinstance(event, ev.Released | ev.Left | ev.HandedOver):
            self.go_away(event.seat, at)
        elif isinstance(event, ev.Sat):
            self._away_since[event.seat] = at
        elif isinstance(event, ev.Started):
            self._away_since = dict.fromkeys(self._away_since, at)
        elif isinstance(event, ev.StoodIn | ev.Returned) or (
            isinstance(event, ev.Moved) and not event.by_bot
        ):
            self.idle.heard(event.seat)
        if ev.moves_on(event):
            self._turns += 1
            self.moment_since = after.version
            self._turn_since = at
        elif before.move_seconds != after.move_seconds:
            self._turn_since = at
        self._follow_race(before, after, at)
        if after.is_awaited and self.is_between_deals and self._ready_since is None:
            self._ready_since = at
        self.idle.wait_for(self._to_move, at)

    def _reseat(self, now: Mapping[Seat, Seat]) -> None:
        """Move people's state to their new seats; `now` maps old seats to new ones."""
        self.present = {now[seat] for seat in self.present if seat in now}
        self.silent = frozenset(now[seat] for seat in self.silent if seat in now)
        self._gone_since = reseated(self._gone_since, now)
        self.trips = reseated(self.trips, now)
        self._away_since = reseated(self._away_since, now)

    def _follow_race(self, before: Table, after: Table, at: float) -> None:
        was, is_now = _orange_of(before), _orange_of(after)
        is_new = is_now is not None and (was is None or self.moment_since == after.version)
        if was is not None and (is_new or is_now is None):
            self._race_since, self._race_closed, self._rerun_at = None, at, None
        if is_new:
            self._race_since, self.race_version = at, after.version

    @property
    def moment(self) -> tuple[int, int, bool, bool]:
        """The moment for which a decision is made; once it has changed, the decision is outdated.

        It has the number of deals, the number of turns, whether an orange is open, and whether only
        the capturer may call it.
        """
        return len(self.table.match.deals), self._turns, self.is_race, self._has_first_call

    # ── players ─────────────────────────────────────────────────────────────────────────────────

    def arrive(self, seat: Seat, at: float) -> None:
        """Record that an owner has connected; if it is the first, the others' time away starts."""
        if not self.present:
            if not self.table.is_awaited:
                self._away_since = dict.fromkeys(range(len(self.table.chairs)), at)
            self._turn_since = at
        if len(self.present - {seat}) <= 1 and not self.table.is_slow:
            self.idle.begin_again(at)
        self.present.add(seat)
        self._deserted_at = None
        self._away_since.pop(seat, None)
        self._gone_since.pop(seat, None)
        self.silent -= {seat}
        self.heard(seat, at)
        self.begin_rerun(at)

    def heard(self, seat: Seat, at: float) -> None:
        """Record a sign of life from a seat."""
        self.idle.heard(seat)
        self.idle.wait_for(self._to_move, at)

    def has_missed_turn(self, seat: Seat) -> bool:
        """Whether a seat at a slow table has to move and has given no sign of life this turn."""
        since = self.idle.waiting_since(seat) if self.table.is_slow else None
        is_due = since is not None and seat in waited_for(self.table)
        return since is not None and is_due and since <= self.table.turn_since

    def go_away(self, seat: Seat, at: float) -> None:
        """Record that a seat's owner has disconnected or given up the seat."""
        if seat in self.present - self.silent:
            self._gone_since[seat] = at
        self.silent -= {seat}
        self.present.discard(seat)
        if not self.present and self._deserted_at is None:
            self._deserted_at = at
        self.trips.pop(seat, None)
        self.idle.heard(seat)
        self._away_since[seat] = at

    def shown_here(self, at: float) -> frozenset[Seat]:
        """The seats whose owners are shown as here.

        An owner who is connected but `silent`, because a ping was not answered, is not shown. While
        others are here, an owner who was connected a moment ago is still shown, so that nobody
        notices a short loss of the connection.
        """
        if not self.present:
            return frozenset()
        blinking = {s for s, gone in self._gone_since.items() if at < gone + SHOWN_AWAY_AFTER}
        return frozenset(self.present - self.silent | blinking)

    def deserted_for(self, at: float) -> float:
        """Seconds since the last player left; 0 while one is here."""
        return 0.0 if self._deserted_at is None else at - self._deserted_at

    def away_for(self, seat: Seat, at: float) -> float | None:
        """Seconds until a bot stands in for a seat; None if no bot will."""
        if seat not in self._waited_for():
            return None
        return max(0.0, self._away_since.get(seat, at) + AWAY_FOR - at)

    def _waited_for(self) -> list[Seat]:
        """The seats of absent players for whom somebody is waiting."""
        return self._absent() if self._is_played_at_once and self._is_waited_for else []

    @property
    def _is_waited_for(self) -> bool:
        """Whether somebody waits for absent players: people here, or other tables."""
        return bool(self.attending) or self.table.is_awaited

    def _absent(self) -> list[Seat]:
        """The seats of absent players without a stand-in."""
        return [
            seat
            for seat, chair in enumerate(self.table.chairs)
            if seat not in self.present and chair.is_person and not chair.is_stood_in
        ]

    @property
    def attending(self) -> set[Seat]:
        """The seats whose owners are connected and play themselves."""
        chairs = self.table.chairs
        return {s for s in self.present if chairs[s].is_person and not chairs[s].is_stood_in}

    @property
    def _to_move(self) -> Sequence[Seat]:
        """The seats that have to move; in a race only the one whose turn it is."""
        return self._current_turn.to_move

    @property
    def _current_turn(self) -> _Turn:
        """The seats that have to move, computed once per state of the table."""
        if self._known_turn is None or self._known_turn.table is not self.table:
            to_move = self._seats_to_move() if self._is_played else ()
            self._known_turn = _Turn(self.table, to_move, self.table.move_seconds)
        return self._known_turn

    def _seats_to_move(self) -> Sequence[Seat]:
        deal = self.table.match.current
        if deal is None:
            return ()
        if not self.is_race:
            return self.table.match.game.actors(deal.state)
        return () if deal.state.turn is None else (deal.state.turn,)

    @property
    def _may_be_idle(self) -> set[Seat]:
        """The seats whose owners are connected while somebody else waits for them."""
        attending = self.attending if self._is_played_at_once else set()
        return attending if len(attending) > 1 or self.table.is_awaited else set()

    def ask_idle(self, at: float) -> None:
        """Ask players who have not moved for long whether they are still there."""
        self.idle.ask(self._may_be_idle.intersection(self._to_move), at)

    def gone_idle(self, at: float) -> list[Seat]:
        """The seats that a bot has to play because their owners did not answer."""
        return sorted(self.idle.given_up(self._may_be_idle, at))

    def to_stand_in(self, at: float) -> list[Seat]:
        """The seats for whose absent players a bot has to stand in now."""
        return [s for s in self._waited_for() if self._away_since[s] + AWAY_FOR <= at]

    def to_replace(self, at: float) -> list[Seat]:
        """The seats at a slow table that a bot has to play because their time is up."""
        is_due = self.table.is_slow and is_replaced(self.table)
        return list(overdue(self.table, at)) if is_due else []

    @property
    def is_between_deals(self) -> bool:
        """Whether the result of a deal is shown and another deal will follow."""
        return self._is_played and self.table.match.current is None

    @property
    def _is_played(self) -> bool:
        return self.table.stage == PLAYING and not self.table.is_expired

    @property
    def _is_played_at_once(self) -> bool:
        """Whether the match is in progress and people are expected to be connected."""
        return self._is_played and not self.table.is_slow

    def ready(self, seat: Seat, at: float) -> None:
        """Record that a seat has seen the result of the deal; ignored if there is no result."""
        if not self.is_between_deals:
            return
        self._ready.add(seat)
        if self._ready_since is None:
            self._ready_since = at

    @property
    def ready_seats(self) -> set[Seat]:
        """The seats that are ready for the next deal."""
        return self._ready

    def all_ready(self, at: float) -> bool:
        """Whether the next deal may begin: everybody here is ready, or the time to wait is over."""
        if self.table.is_held:
            return False
        if self.table.is_slow and at >= self.table.turn_since + RESULT_FOR:
            return True
        if self._ready_since is None:
            return False
        return self.attending <= self._ready or self._ready_since + READY_FOR <= at

    # ── the race ────────────────────────────────────────────────────────────────────────────────

    @property
    def is_race(self) -> bool:
        """Whether an orange is open."""
        return _orange_of(self.table) is not None

    def void_race(self, at: float) -> None:
        """Make an open race start again, because its presses were lost with its server.

        It starts when everybody who plays in person is here, or after `RERUN_AFTER`.
        """
        if self.is_race:
            self._race_since, self._rerun_at = None, at + RERUN_AFTER

    @property
    def awaits_rerun(self) -> bool:
        """Whether an open orange cannot be called yet, because its race will start again."""
        return self._rerun_at is not None and self.is_race

    def begin_rerun(self, at: float) -> None:
        """Start the race again if it is time."""
        if self._rerun_at is not None and (at >= self._rerun_at or not self._absent()):
            self._rerun_at = None
            self._race_since = at if self.is_race else None

    def was_race(self, at: float) -> bool:
        """Whether a race has ended within the last `race.LATE_FOR` seconds."""
        return at - self._race_closed <= race.LATE_FOR

    def disarm(self, seat: Seat, at: float) -> None:
        """Disable a seat's button for a while after a wrong press."""
        self._disarmed_until[seat] = at + race.DISARMED_FOR

    def is_disarmed(self, seat: Seat, at: float) -> bool:
        """Whether the seat's button is disabled."""
        return at < self._disarmed_until.get(seat, at)

    def turn_counts_at(self, at: float) -> float:
        """The time at which a turn that comes `at` counts in the race; without a race, `at`."""
        if self._rerun_at is not None:
            return max(at, self._rerun_at + race.WINDOW)
        return at if self._race_since is None else max(at, self._race_since + race.WINDOW)

    def acts_at(self, seat: Seat, move: Move) -> float:
        """The earliest time at which the move of a person's own program counts in a race.

        It is drawn as for the server's bots, once for each seat and race; for a person it is -inf.
        """
        chair, orange = self.table.chairs[seat], _orange_of(self.table)
        if self._race_since is None or orange is None or not chair.is_bot:
            return float("-inf")
        rng = Random(f"{self.table.key}/{self.race_version}/{seat}")
        seconds = seconds_before(move, is_capturer=orange.capturer == seat, rng=rng)
        return self._race_since + at_speed(self.table.calls, seconds)

    def settles_at(self, presses: Sequence[race.Press]) -> float:
        """The time at which a race with these presses is decided; minus infinity if it is over."""
        if not self.is_race:  # all others have declined meanwhile
            return float("-inf")
        pressed = {press.seat for press in presses}
        trips = {seat: self.trips.get(seat, 0.0) for seat in self.present - pressed}
        return race.settles_at(presses, trips)

    def to_hold(self, at: float) -> list[Seat]:
        """The seats for which the table declines the orange, because their time to call is over."""
        if self._hold_at() is None or at < (self._hold_at() or at) or self.presses:
            return []
        deal = self.table.match.current
        assert deal is not None
        if any(deal.state.hands):
            return [deal.state.orange.capturer]
        game, state = self.table.match.game, deal.state
        return [seat for seat in game.actors(state) if Hold() in game.legal(state, seat)]

    def _hold_at(self) -> float | None:
        """When the table declines the orange for seats that have not called it; None for never."""
        deal = self.table.match.current
        if self._race_since is None or deal is None or not self._is_played:
            return None
        if not any(deal.state.hands):
            return self._race_since + LAST_GRACE
        return self._race_since + OWNER_GRACE if self._has_first_call else None

    @property
    def _has_first_call(self) -> bool:
        """Whether only the capturer may call so far (option `owner_first`, TX-15)."""
        orange = _orange_of(self.table)
        if orange is None or orange.capturer in orange.held:
            return False
        rules = self.table.match.game.rules
        return isinstance(rules, FishingRules) and rules.orange == "owner_first"

    # ── time ────────────────────────────────────────────────────────────────────────────────────

    def is_out_of_time(self, seat: Seat, at: float) -> bool:
        """Whether a seat's time is up. Except at slow tables, it needs somebody to be here."""
        if self.table.is_slow:
            return not is_replaced(self.table) and seat in overdue(self.table, at)
        clock = self._current_turn.move_seconds
        is_counted = bool(clock) and bool(self.present) and seat in self._to_move
        return is_counted and at >= self._turn_since + clock

    def clock_left(self, at: float) -> float | None:
        """Seconds left for the current move; None without a clock or between deals."""
        clock = self._current_turn.move_seconds
        if not clock or self.table.match.current is None:
            return None
        since = self.table.turn_since if self.table.is_slow else self._turn_since
        return round(max(0.0, since + clock - at) * 10) / 10

    def wake_at(self, at: float) -> float | None:
        """The next time at which something is due, never before `at`; None if nothing is."""
        due = list(self._due_times(at))
        return max(at, min(due)) if due else None

    def _due_times(self, at: float) -> Iterator[float]:
        if self.awaits_rerun and self._rerun_at is not None:
            yield self._rerun_at
        if self.presses:
            yield self.settles_at(self.presses)
        elif (hold := self._hold_at()) is not None:
            yield hold
        begins = begins_at(self.table, self.present)
        if begins is not None:
            yield begins
        if self.present:
            shown = (gone + SHOWN_AWAY_AFTER for gone in self._gone_since.values())
            yield from (time for time in shown if time > at)
        if not self._is_played:
            return
        if self._ready_since is not None and self.is_between_deals and not self.table.is_held:
            yield at if self.all_ready(at) else self._ready_since + READY_FOR
        if self.table.is_slow:
            yield from due_by_time(self.table, at)
            return
        attending = self.attending
        for seat in self._absent() if self._is_waited_for else ():
            yield self._away_since[seat] + AWAY_FOR
        if len(attending) > 1 or self.table.is_awaited:
            yield from self.idle.due_times(attending.intersection(self._to_move), attending)
        clock_ends = self._turn_since + self._current_turn.move_seconds
        if at < clock_ends and self.present:
            yield clock_ends


def _orange_of(table: Table) -> Any:
    """The open orange; None if there is none."""
    deal = table.match.current
    return getattr(deal.state, "orange", None) if deal is not None else None
