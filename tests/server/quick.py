"""Bots whose searches get few nodes and look at no clock, and state machines that may be slow."""

from random import Random
from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis.stateful import run_state_machine_as_test

from rookery.bots import Bot, Limits, bot
from rookery.bots.levels import BEST
from rookery.bots.registry import named

NODES = 200


def quick_bot(level: str, rng: Random) -> Bot:
    """The bot of a level; the same view and chance always give the same decision."""
    return bot(BEST, rng, Limits(nodes=NODES)) if named(level).name == BEST else bot(level, rng)


def run_machine(machine: Any, examples: int, steps: int, **more: Any) -> None:
    """Run a state machine however long it takes; `more` are further settings of Hypothesis."""
    usual = settings(deadline=None, suppress_health_check=list(HealthCheck))
    chosen = settings(usual, max_examples=examples, stateful_step_count=steps, **more)
    run_state_machine_as_test(machine, settings=chosen)
