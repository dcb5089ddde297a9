"""The players of an arena: bots, which see views, and the cheat, which sees everything."""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
from random import Random
from time import perf_counter, process_time
from typing import Any, Protocol, TypeAlias, runtime_checkable

from rookery.bots import Bot, Decision, Limits, registry
from rookery.bots.base import answer_of
from rookery.bots.own import OwnBot, trusted_bot
from rookery.bots.registry import UnknownBot, named
from rookery.core.cards import Seat
from rookery.core.game import Game
from rookery.core.suggestion import suggestion

CHEAT = "cheat"
"""The name of the cheat. It is not in the table of bots, so that nobody can be seated with it."""


@runtime_checkable
class OmniscientPlayer(Protocol):
    """Anything that decides from the whole state."""

    def decide_knowing(self, game: Game[Any, Any], state: Any, seat: Seat) -> Decision:
        """Decide for a seat that may move."""


Player: TypeAlias = Bot | OmniscientPlayer


def player(text: str, rng: Random, limits: Limits | None = None) -> Player:
    """A player by a name from the command line: a bot, a user's own (`module:Class`), or the cheat.

    Limits in the name take precedence over `limits`. Raises UnknownBot or BotFault.
    """
    it = named(text)
    if it.name == CHEAT:
        cheat: Player = import_module("rookery.arena.cheat").Cheat(
            rng, it.limits or limits or Limits()
        )  # imported here because it loads NumPy
        return cheat
    if it.name not in registry.BOTS and not it.is_own:
        known = (*registry.BOTS, CHEAT)
        raise UnknownBot(f"there is no bot {text[:40]!r}; {suggestion(it.name, known)}")
    return trusted_bot(text, rng, limits)


def name_of(player: Player) -> str:
    """The name of a player in errors: the one by which the user loaded it, or its class's name."""
    return player.name if isinstance(player, OwnBot) else type(player).__name__


def limits_of(text: str, limits: Limits | None = None) -> Limits:
    """The limits of a player of this name. Raises UnknownBot."""
    return named(text).limits or limits or Limits()


@dataclass(frozen=True, slots=True)
class DecisionTimes:
    """The times of decisions with more than one legal move, in seconds of the clock.

    `late` decisions took longer than their limit, if it is in seconds. `over` is the number of
    late decisions that also used more processor time than the limit: a busy machine does not
    explain those.
    """

    decisions: int = 0
    late: int = 0
    over: int = 0
    seconds: float = 0.0
    slowest: float = 0.0

    def __add__(self, other: DecisionTimes) -> DecisionTimes:
        return DecisionTimes(
            self.decisions + other.decisions,
            self.late + other.late,
            self.over + other.over,
            self.seconds + other.seconds,
            max(self.slowest, other.slowest),
        )

    @property
    def mean(self) -> float:
        """The mean time of a decision, in seconds."""
        return self.seconds / self.decisions if self.decisions else 0.0


class Stopwatch:
    """Adds up the times of one player's decisions. `seconds` is its limit, if there is one."""

    def __init__(self, seconds: float | None = None) -> None:
        self.spent = DecisionTimes()
        self._limit = float("inf") if seconds is None else seconds

    def decision(self, player: Player, game: Game[Any, Any], state: Any, seat: Seat) -> Decision:
        """The player's decision, which is timed if there is more than one legal move."""
        began, had = perf_counter(), process_time()
        decision = decision_of(player, game, state, seat)
        took, used = perf_counter() - began, process_time() - had
        if len(game.legal(state, seat)) > 1:
            late = took > self._limit
            self.spent += DecisionTimes(1, late, late and used > self._limit, took, took)
        return decision


def decision_of(player: Player, game: Game[Any, Any], state: Any, seat: Seat) -> Decision:
    """The decision of a player for a seat that may move. Raises BotFault for any other answer."""
    if isinstance(player, OmniscientPlayer):
        return player.decide_knowing(game, state, seat)
    return answer_of(player, game.view(state, seat))
