"""The bots of a table on this device: they decide at once, and move when it is time."""

from dataclasses import dataclass
from random import Random

from rookery.bots import Bot, bot
from rookery.bots.base import Decision, answer_of
from rookery.bots.levels import WITHOUT_SEARCH
from rookery.core.cards import Seat
from rookery.table.authority import Authority
from rookery.table.steps import Asked
from rookery.table.turns import pace

LEVELS = tuple(level.name for level in WITHOUT_SEARCH)
"""The levels that play here, the weakest first."""

BEST = LEVELS[-1]
"""The level that plays instead of those that search, and gives hints."""


@dataclass(frozen=True, slots=True)
class Due:
    """A decision, and the time at which to carry it out, in seconds since 1970."""

    asked: Asked
    decision: Decision
    at: float


class BotDecisions:
    """The decisions of the bots of one table that have been made but not yet carried out."""

    def __init__(self, authority: Authority, rng: Random) -> None:
        self._authority = authority
        self._rng = rng
        self._bots: dict[Seat, tuple[str, Bot]] = {}
        self._due: dict[Seat, Due] = {}

    def first_due(self, at: float) -> Due | None:
        """The next decision to carry out, None if there is none. Missing decisions are made now."""
        known = self._due
        self._due = {
            asked.seat: known[asked.seat]
            if asked.seat in known and known[asked.seat].asked == asked
            else self._decided(asked, at)
            for asked in self._authority.asked(at)
        }
        return min(self._due.values(), key=lambda due: due.at, default=None)

    def _decided(self, asked: Asked, at: float) -> Due:
        view, table = self._authority.view(asked.seat), self._authority.table
        level = asked.level if asked.level in LEVELS else BEST
        if asked.move is not None:
            decision = Decision(asked.move)
        else:
            decision = answer_of(self._bot(asked.seat, level), view)
        wait = pace.wait(table.pace, asked, view, decision, level, self._rng, table.calls)
        return Due(asked, decision, at + wait)

    def _bot(self, seat: Seat, level: str) -> Bot:
        """The bot of a seat, made anew if its level has changed."""
        known = self._bots.get(seat)
        if known is None or known[0] != level:
            known = self._bots[seat] = level, bot(level, Random(self._rng.getrandbits(64)))
        return known[1]
