"""Bots' decisions at a terminal. They are made at once and carried out when due."""

from collections.abc import Collection
from dataclasses import dataclass

from rookery.bots import bot
from rookery.bots.base import Decision, answer_of
from rookery.bots.own import trusted_bot
from rookery.core.cards import Seat
from rookery.table.authority import Authority
from rookery.table.steps import Asked
from rookery.table.turns.pace import reaction
from rookery.tui.tables import Chance


@dataclass(frozen=True, slots=True)
class TimedDecision:
    """A bot's decision, the seconds that it waits, and when it is due by the session's clock."""

    asked: Asked
    decision: Decision
    wait: float
    due: float


class BotDecisions:
    """The bots of one table, and their decisions that have not been carried out."""

    def __init__(self, authority: Authority, chance: Chance, trusted: Collection[str] = ()) -> None:
        """Seat the bots; a user's own must be `trusted`. Raises UnknownBot or BotFault."""
        self._authority = authority
        self._rng = chance.bots
        self._bots = {
            seat: (trusted_bot if chair.level in trusted else bot)(
                chair.level, chance.bots, chance.limits
            )
            for seat, chair in enumerate(authority.table.chairs)
            if not chair.is_person
        }
        self._pending: dict[Seat, TimedDecision] = {}

    def first_due(self, at: float) -> TimedDecision | None:
        """The decision due first, of several that of the seat asked first; None without one."""
        known = self._pending
        self._pending = {
            asked.seat: known[asked.seat]
            if asked.seat in known and known[asked.seat].asked == asked
            else self._decide(asked, at)
            for asked in self._authority.asked(at)
        }
        return min(self._pending.values(), key=lambda pending: pending.due, default=None)

    def _decide(self, asked: Asked, at: float) -> TimedDecision:
        view = self._authority.view(asked.seat)
        decision = answer_of(self._bots[asked.seat], view)
        calls, wait = self._authority.table.calls, 0.0
        if asked.is_race:
            wait = reaction(calls, view, decision.move, self._rng)
        return TimedDecision(asked, decision, wait, at + wait)
