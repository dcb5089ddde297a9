"""The results of `pool_load`: of one run, and of all rounds of a setup."""

import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import median

from benchmarks.pool_counters import Counts

PATIENCE = 4
"""Runs at human pace are so many times as long, so that the start of a match does not count."""

BUSY = 0.9
"""A resource counts as the limit if at least this share of it is used. A guess."""


@dataclass(frozen=True, slots=True)
class Setup:
    """The servers to be measured. A pool uses PostgreSQL and Valkey."""

    name: str
    title: str
    servers: int
    has_pool: bool = False
    is_relayed: bool = False


@dataclass(frozen=True, slots=True)
class Pace:
    """The number of tables, and the range of seconds that a player waits before a move, if any.

    Only setups with up to `servers` servers are measured at this pace.
    """

    name: str
    tables: int
    think: tuple[float, float] | None
    servers: int = 2

    @property
    def patience(self) -> int:
        """How many times as long a run lasts."""
        return 1 if self.think is None else PATIENCE


@dataclass(frozen=True, slots=True)
class Measured:
    """The result of a run. Times are in seconds, memory in bytes.

    `loop` is the CPU time of `pool_counters.loop_seconds` before people played.
    `played` has the counters while people played, `rested` those while everybody was seated and
    nobody played (None if they were not read). `memory` is used by all servers together. `faults`
    are error lines from logs, and what else went wrong.
    """

    setup: str
    pace: str
    round: int
    tables: int
    moves: int
    refused: int
    answered_p50: float
    answered_p99: float
    shown_p50: float
    shown_p99: float
    memory: int
    loop: float
    played: Counts
    rested: Counts | None
    faults: tuple[str, ...]

    @property
    def seconds(self) -> float:
        """The length of the time window in seconds."""
        return self.played["seconds"]

    @property
    def rate(self) -> float:
        """Moves per second."""
        return self.moves / self.seconds

    @property
    def moves_a_cpu_second(self) -> float:
        """Moves per CPU second that servers, database and Valkey spend together."""
        return 1 / sum(map(self.cpu_of_a_move, ("servers", "database", "Valkey")))

    def cpu_of_a_move(self, part: str) -> float:
        """The CPU seconds that a part, such as `servers`, spends on a move."""
        return self.played.get(f"cpu.{part}", 0.0) / self.moves

    @property
    def busy(self) -> float:
        """The share of all cores that was busy, other programs included."""
        return self.played["cpu.machine"] / (self.seconds * cores())

    @property
    def others(self) -> float:
        """The share of all cores that the kernel's threads and other programs used."""
        parts = ("servers", "database", "Valkey", "players")
        ours = sum(self.played.get(f"cpu.{it}", 0.0) for it in parts)
        return (self.played["cpu.machine"] - ours) / (self.seconds * cores())

    @property
    def stolen(self) -> float:
        """The share of all cores that the host of this virtual machine gave to other machines."""
        return self.played["cpu.stolen"] / (self.seconds * cores())

    @property
    def busiest(self) -> float:
        """The share of a core that the busiest server used."""
        return max(
            value for name, value in self.played.items() if name.startswith("cpu.server.")
        ) / (self.seconds)


def cores() -> int:
    return os.cpu_count() or 1


@dataclass(frozen=True, slots=True)
class Rounds:
    """All rounds of one setup at one pace."""

    setup: Setup
    pace: Pace
    runs: Sequence[Measured]

    def median(self, of: Callable[[Measured], float]) -> float:
        """The median of a number over the rounds."""
        return median(map(of, self.runs))

    def spread(self, of: Callable[[Measured], float]) -> tuple[float, float]:
        """The lowest and the highest value of a number over the rounds."""
        values = [of(run) for run in self.runs]
        return min(values), max(values)

    def at_rest(self, counter: str) -> float | None:
        """How much a counter grows per second while nobody plays; None if it was not read."""
        rested = next(run.rested for run in self.runs if run.rested is not None)
        return rested[counter] / rested["seconds"] if counter in rested else None

    def of_a_move(self, counter: str) -> float | None:
        """How much a move adds to a counter, beyond its growth at rest; None if it was not read."""
        if not all(counter in run.played for run in self.runs):
            return None
        at_rest = self.at_rest(counter) or 0.0
        return self.median(lambda it: (it.played[counter] - at_rest * it.seconds) / it.moves)

    @property
    def limit(self) -> str:
        """The resource that limited the rate, in words."""
        busy, busiest = self.median(lambda it: it.busy), self.median(lambda it: it.busiest)
        if self.pace.think is not None and busy < BUSY:
            return "the players' pace"
        if busy >= BUSY:
            also = f"; a server alone {busiest:.0%} of a core" if busiest >= BUSY else ""
            return f"the machine: all cores busy{also}"
        if busiest >= BUSY:
            return "one server's core"
        return "none: each table waits for its one move"
