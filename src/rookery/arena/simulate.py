"""Simulates whole matches between bots; the records for a seed do not depend on the jobs."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from concurrent.futures import Executor
from dataclasses import dataclass, field
from functools import partial
from random import Random

from rookery.arena.driver import play_match
from rookery.arena.ordered_tasks import in_order
from rookery.bots import Limits
from rookery.bots.own import trusted_bot
from rookery.core.errors import RookeryError
from rookery.games import preset
from rookery.records import MatchRecord, record_of

LIMITS = Limits(nodes=20_000)
"""The default limits of a searching bot: nodes rather than seconds, so that a seed gives the same
matches on every machine."""


class BadTable(RookeryError):
    """These bots cannot be seated at this table."""

    code = "bad-table"


@dataclass(frozen=True, slots=True)
class Simulation:
    """The conditions of a simulation. Fewer bots than seats are repeated in turn.

    A match that is not won after `most_deals` deals is left undecided: bots that bid at random
    might never win one.
    """

    game: str
    bots: tuple[str, ...]
    seed: int = 0
    options: Mapping[str, object] = field(default_factory=dict)
    most_deals: int = 500

    def seated(self) -> tuple[str, ...]:
        """The names of the bots by seat.

        Raises BadTable, UnknownGame, BadOption, UnknownBot or BotFault.
        """
        seats = preset(self.game).game(self.options).seats
        if not 1 <= len(self.bots) <= seats:
            raise BadTable(f"{self.game} has {seats} seats here, for 1 to {seats} bots")
        for name in self.bots:
            trusted_bot(name, Random(0))
        return tuple(self.bots[seat % len(self.bots)] for seat in range(seats))


def simulate_match(simulation: Simulation, number: int) -> MatchRecord:
    """Simulate one match; its randomness follows from the seed and its number alone."""
    names = simulation.seated()
    stem = f"{simulation.seed}/{number}"
    bots = [
        trusted_bot(name, Random(f"{stem}/seat {seat}"), LIMITS) for seat, name in enumerate(names)
    ]
    game = preset(simulation.game).game(simulation.options)
    match = play_match(game, bots, Random(stem), simulation.most_deals)
    players = [f"bot:{name}" for name in names]
    return record_of(match, simulation.game, simulation.options, players)


def simulate(
    simulation: Simulation, matches: int, executor: Executor | None = None
) -> Iterator[MatchRecord]:
    """Simulate many matches, on the executor if there is one, and yield their records in order."""
    simulation.seated()
    return in_order(partial(simulate_match, simulation), range(matches), executor)
