from collections.abc import Callable
from dataclasses import dataclass, fields, replace

import pytest

from tests.server.pool.model import Bounds, Rules, State, moves, start

# ── what has to hold ─────────────────────────────────────────────────────────────────────────────


def has_one_writer(state: State) -> bool:
    """No two servers write to a table in one epoch, and epochs never go back along its log."""
    return all(
        (a.epoch, a.server) == (b.epoch, b.server) or a.epoch < b.epoch
        for table in state.tables
        for a, b in zip(table.log, table.log[1:], strict=False)
    )


def keeps_its_word(state: State) -> bool:
    """A command that was kept is in the log once; one that was refused is not in it.

    The log only grows at its end, so a command that is decided after another was kept follows it.
    """
    logged = [command for table in state.tables for command in table.commands]
    return (
        len(set(logged)) == len(logged)
        and state.kept.issubset(logged)
        and state.refused.isdisjoint(logged)
    )


def reads_are_fresh(state: State) -> bool:
    """What a server may answer from is the fold of the log.

    A step that is committed, but not confirmed yet, may be missing: nobody has been told of it.
    """
    for s, server in enumerate(state.servers):
        for table, place in zip(state.tables, server.places, strict=True):
            if not state.is_sure(s) or place.copy is None:
                continue
            unconfirmed = () if place.step is None else (place.step.command,)
            commands = place.copy.commands
            if table.commands not in (commands, commands + unconfirmed):
                return False
    return True


def has_one_reader(state: State) -> bool:
    """No two servers are sure and have the same table in memory."""
    return all(
        sum(
            state.is_sure(s) and it.places[t].copy is not None for s, it in enumerate(state.servers)
        )
        <= 1
        for t in range(len(state.tables))
    )


INVARIANTS: tuple[Callable[[State], bool], ...] = (
    has_one_writer,
    keeps_its_word,
    reads_are_fresh,
    has_one_reader,
)

# ── exploring ────────────────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True, slots=True)
class Explored:
    """How many states were visited, and the shortest way to one where an invariant fails."""

    states: int
    broken: str | None = None
    trace: tuple[str, ...] = ()


def explore(rules: Rules, bounds: Bounds) -> Explored:
    """Visit all states breadth-first, until an invariant fails."""
    first = start(bounds)
    came_from: dict[State, tuple[State, str] | None] = {first: None}
    level = [first]
    while level:
        following = []
        for state in level:
            for name, after in moves(state, rules, bounds):
                if after in came_from:
                    continue
                came_from[after] = state, name
                for invariant in INVARIANTS:
                    if not invariant(after):
                        trace = way_to(after, came_from)
                        return Explored(len(came_from), invariant.__name__, trace)
                following.append(after)
        level = following
    return Explored(len(came_from))


def way_to(state: State, came_from: dict[State, tuple[State, str] | None]) -> tuple[str, ...]:
    """The names of the actions that led to a state."""
    names: list[str] = []
    while (step := came_from[state]) is not None:
        state, name = step
        names.append(name)
    return tuple(reversed(names))


# ── tests ────────────────────────────────────────────────────────────────────────────────────────

LONG = pytest.mark.slow

SMALL = Bounds(end=2, lease=1, commands=1, epochs=3, crashes=0)

BROKEN = {
    "fenced": "reads_are_fresh",
    "locks_lease": "reads_are_fresh",
    "locks_owner": "reads_are_fresh",
    "checks_until": "reads_are_fresh",
    "rereads": "has_one_reader",
    "voids_loads": "reads_are_fresh",
    "retakes_anew": "reads_are_fresh",
    "drops_first": "reads_are_fresh",
    "waits_for_doubt": "keeps_its_word",
    "counts_from_sending": "reads_are_fresh",
    "begins_epochs": "has_one_writer",
    "confirms_by_epoch": "reads_are_fresh",
    "clock_runs": "reads_are_fresh",
}
"""What fails first without each rule."""


@pytest.mark.parametrize(
    "bounds",
    [
        pytest.param(replace(SMALL, epochs=2), id="two epochs"),
        pytest.param(SMALL, id="three epochs", marks=LONG),
        pytest.param(Bounds(end=2, lease=1, commands=2, epochs=2), id="two commands", marks=LONG),
        pytest.param(
            Bounds(end=3, lease=2, commands=1, epochs=2, crashes=0), id="renewals", marks=LONG
        ),
        pytest.param(
            Bounds(servers=3, end=1, lease=1, commands=1, epochs=2), id="3 servers", marks=LONG
        ),
        pytest.param(
            Bounds(tables=2, end=1, lease=1, commands=1, epochs=2), id="2 tables", marks=LONG
        ),
    ],
)
def test_all_invariants_hold(bounds: Bounds) -> None:
    explored = explore(Rules(), bounds)
    assert explored.broken is None, "; ".join(explored.trace)
    assert explored.states > 10_000


@pytest.mark.parametrize(
    "rule", [it if it == "fenced" else pytest.param(it, marks=LONG) for it in BROKEN]
)
def test_an_invariant_fails_without(rule: str) -> None:
    needs_two = rule == "begins_epochs"
    bounds = replace(SMALL, commands=2) if needs_two else SMALL
    assert explore(without(rule), bounds).broken == BROKEN[rule]


def test_every_rule_is_left_out_in_a_test() -> None:
    assert {field.name for field in fields(Rules)} == BROKEN.keys() | {"numbered"}


@LONG
def test_the_fence_is_enough_without_the_numbers_of_the_entries() -> None:
    bounds = replace(SMALL, commands=2, epochs=2)
    assert explore(without("numbered"), bounds).broken is None
    assert explore(without("numbered", "fenced"), bounds).broken == "has_one_writer"


def without(*rules: str) -> Rules:
    return Rules(**dict.fromkeys(rules, False))
