"""Who plays in an arena: bots, which see views, and those who see everything."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from time import perf_counter, process_time
from typing import Any, Protocol, TypeAlias, runtime_checkable

from rookery.arena.cheat import Cheat
from rookery.bots import Bot, Decision, Limits, table
from rookery.bots.base import answer_of
from rookery.bots.own import OwnBot, trusted_bot
from rookery.bots.table import UnknownBot, named
from rookery.core.cards import Seat
from rookery.core.game import Game
from rookery.core.suggestion import suggestion

CHEAT = "cheat"
"""Sees all hands. It is in no table of bots, so that no person can be seated with it."""


@runtime_checkable
class Seer(Protocol):
    """Decides by the whole state."""

    def decide_knowing(self, game: Game[Any, Any], state: Any, seat: Seat) -> Decision:
        """The decision of a seat that may move."""


Player: TypeAlias = Bot | Seer


def player(text: str, rng: Random, limits: Limits | None = None) -> Player:
    """A bot, one of the user's own (`module:Class`), or the cheat, by a name of the command line.

    Limits in the name go before those given. Raises UnknownBot or BotFault.
    """
    it = named(text)
    if it.name == CHEAT:
        return Cheat(rng, it.limits or limits or Limits())
    if it.name not in table.BOTS and not it.is_own:
        known = (*table.BOTS, CHEAT)
        raise UnknownBot(f"there is no bot {text[:40]!r}; {suggestion(it.name, known)}")
    return trusted_bot(text, rng, limits)


def name_of(player: Player) -> str:
    """What errors call a player: the name by which the user loaded it, or else its class."""
    return player.name if isinstance(player, OwnBot) else type(player).__name__


def limits_of(text: str, limits: Limits | None = None) -> Limits:
    """What a player of this name may spend on a decision. Raises UnknownBot."""
    return named(text).limits or limits or Limits()


@dataclass(frozen=True, slots=True)
class Spent:
    """What decisions took that were a choice: how many, and seconds by the clock.

    `late` are those that took longer than their limit by the clock, where one was set in seconds;
    `over` are those of them in which the process also had so much of the processor, which a busy
    machine does not change.
    """

    decisions: int = 0
    late: int = 0
    over: int = 0
    seconds: float = 0.0
    slowest: float = 0.0

    def __add__(self, other: Spent) -> Spent:
        return Spent(
            self.decisions + other.decisions,
            self.late + other.late,
            self.over + other.over,
            self.seconds + other.seconds,
            max(self.slowest, other.slowest),
        )

    @property
    def mean(self) -> float:
        """The seconds of one decision on average."""
        return self.seconds / self.decisions if self.decisions else 0.0


class Stopwatch:
    """Adds up what the decisions of one player take. `seconds` is its limit, None for none."""

    def __init__(self, seconds: float | None = None) -> None:
        self.spent = Spent()
        self._limit = float("inf") if seconds is None else seconds

    def decision(self, player: Player, game: Game[Any, Any], state: Any, seat: Seat) -> Decision:
        """The player's decision, timed if there is more than one move."""
        began, had = perf_counter(), process_time()
        decision = decision_of(player, game, state, seat)
        took, used = perf_counter() - began, process_time() - had
        if len(game.legal(state, seat)) > 1:
            late = took > self._limit
            self.spent += Spent(1, late, late and used > self._limit, took, took)
        return decision


def decision_of(player: Player, game: Game[Any, Any], state: Any, seat: Seat) -> Decision:
    """What a player decides for a seat that may move. Raises BotFault if it is no decision."""
    if isinstance(player, Seer):
        return player.decide_knowing(game, state, seat)
    return answer_of(player, game.view(state, seat))
