"""Matches between bots as records; a seed gives the same matches whatever the number of jobs."""

from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass, field
from functools import partial
from random import Random

from rookery.arena.driver import play_match
from rookery.arena.ordered_tasks import run_in_order
from rookery.bots import Bot, Limits
from rookery.bots.own import trusted_bot
from rookery.core.errors import RookeryError
from rookery.games import preset
from rookery.records import MatchRecord, record_of

LIMITS = Limits(nodes=20_000)
"""The limits of bots whose names give none: nodes, so that a seed gives the same matches anywhere.
"""


class BadTable(RookeryError):
    """Bots that cannot be seated at a table."""

    code = "bad-table"


@dataclass(frozen=True, slots=True)
class Simulation:
    """The matches to simulate. If there are more seats than bots, the list of bots is repeated.

    A match is left undecided after `most_deals` deals: bots that bid at random may never end it.
    """

    game: str
    bots: tuple[str, ...]
    seed: int = 0
    options: Mapping[str, object] = field(default_factory=dict)
    most_deals: int = 500

    def seated(self) -> tuple[str, ...]:
        """The bots by seat. Raises BadTable, UnknownGame, BadOption, UnknownBot or BotFault."""
        return seated(self.game, self.options, self.bots)


def seated(
    game: str, options: Mapping[str, object], bots: Sequence[str], limits: Limits | None = None
) -> tuple[str, ...]:
    """The names of the bots by seat; the list is repeated if there are more seats.

    Raises BadTable, UnknownGame, BadOption, UnknownBot or BotFault.
    """
    seats = preset(game).game(options).seats
    if not 1 <= len(bots) <= seats:
        raise BadTable(f"{game} has {seats} seats here, for 1 to {seats} bots")
    for name in bots:
        trusted_bot(name, Random(0), limits)
    return tuple(bots[seat % len(bots)] for seat in range(seats))


def bots_of(names: Sequence[str], stem: str, limits: Limits) -> list[Bot]:
    """The bots of these names by seat. Stem and seat seed them. Raises UnknownBot or BotFault."""
    return [
        trusted_bot(name, Random(f"{stem}/seat {seat}"), limits) for seat, name in enumerate(names)
    ]


def simulate_match(simulation: Simulation, number: int) -> MatchRecord:
    """The record of one match; its random numbers follow from the seed and its number."""
    names = simulation.seated()
    stem = f"{simulation.seed}/{number}"
    bots = bots_of(names, stem, LIMITS)
    game = preset(simulation.game).game(simulation.options)
    match = play_match(game, bots, Random(stem), simulation.most_deals)
    players = [f"bot:{name}" for name in names]
    return record_of(match, simulation.game, simulation.options, players)


def simulate(
    simulation: Simulation, matches: int, executor: Executor | None = None
) -> Iterator[MatchRecord]:
    """Simulate matches, on the executor if there is one; the records come in order."""
    simulation.seated()
    return run_in_order(partial(simulate_match, simulation), range(matches), executor)
