"""Rookery's measurements for benchmarks/research.py: from CPU seconds to steps a second."""

import time
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from benchmarks.engine import by_deals, choosing, playing, stepping
from rookery.coding import ObservationCoding
from rookery.core.game import Game
from rookery.engine import VectorTable
from rookery.games import GAMES

Run = Callable[[float], float]

ROWS = 1024

DRAWN = "… dixie, drawn by `sample` from NumPy's scores"
CHOSEN = "… dixie, and the random choice in C"
"""The row to compare with other environments, whose rates also include choosing the actions."""

TRICK_GAMES = ("dixie", "three", "five", "kentucky", "two")
"""The games on which the aim for trick games is checked."""


def specification() -> Mapping[str, Run]:
    game = GAMES["dixie"].game()
    coding = ObservationCoding(game.rules)
    return {
        "specification, dixie, from Python": lambda seconds: by_deals(game, seconds, None),
        "… and a view at every ply": lambda seconds: by_views(game, seconds),
        "… and observation and mask": lambda seconds: by_deals(game, seconds, coding),
    }


def by_views(game: Game[Any, Any], seconds: float) -> float:
    """Play random deals move by move, and build the view of the seat to move each time."""
    rng, plies, began = Random(1), 0, time.process_time()
    while time.process_time() - began < seconds:
        deck = rng.sample(game.pack, len(game.pack))
        state = game.start(deck, rng.randrange(game.seats))
        while actors := game.actors(state):
            legal = game.view(state, actors[0]).legal
            state = game.apply(state, actors[0], rng.choice(legal))
            plies += 1
    return plies / (time.process_time() - began)


def in_openspiel() -> Mapping[str, Run]:
    import pyspiel  # noqa: PLC0415  # an optional extra

    import rookery.research.spiel  # noqa: PLC0415

    assert rookery.research.spiel
    game = pyspiel.load_game("python_rookery_dixie")
    return {
        f"Rookery dixie as a Python game of OpenSpiel, {by}, {what}": (
            partial(by_spiel, game, on, tensor)
        )
        for by, on in (("specification", False), ("engine", True))
        for what, tensor in (("play only", False), ("play with tensor", True))
    }


def by_spiel(game: Any, uses_engine: bool, tensor: bool, seconds: float) -> float:
    """Random play in OpenSpiel, without the time of dealing."""
    from rookery.research.spiel.progress import Progress  # noqa: PLC0415

    chosen = replace(game.chosen, coded=replace(game.chosen.coded, uses_engine=uses_engine))
    rng, plies, spent = Random(1), 0, 0.0
    while spent < seconds:
        state = game.new_initial_state()
        state.progress = Progress(chosen)
        while state.is_chance_node():
            state.apply_action(rng.choice(state.legal_actions()))
        began = time.process_time()
        while not state.is_terminal():
            if tensor and not state.is_chance_node():
                state.observation_tensor()
            plies += 1
            state.apply_action(rng.choice(state.legal_actions()))
        spent += time.process_time() - began
    return plies / spent


def in_pettingzoo() -> Mapping[str, Run]:
    from rookery.research import zoo  # noqa: PLC0415  # an optional extra

    env = zoo.env("dixie")
    return {"Rookery dixie, PettingZoo AEC (`last()`, mask, choice)": lambda s: by_zoo(env, s)}


def by_zoo(env: Any, seconds: float) -> float:
    rng, steps, began = np.random.default_rng(1), 0, time.process_time()
    while time.process_time() - began < seconds:
        env.reset(seed=steps)
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            env.step(int(rng.choice(np.flatnonzero(observation["action_mask"]))))
            steps += 1
    return steps / (time.process_time() - began)


def vector() -> Mapping[str, Run]:
    actions = np.empty(ROWS, np.int32)
    dixie = VectorTable("dixie", ROWS, seed=1)
    one = VectorTable("dixie", 1, seed=1)
    large = VectorTable("dixie", 4 * ROWS, seed=1)
    many = np.empty(4 * ROWS, np.int32)
    tables = {name: VectorTable(name, ROWS, seed=1) for name in TRICK_GAMES}
    found: dict[str, Run] = {
        f"`VectorTable`, {name}, batch {ROWS:,}, `step` with observation and mask": (
            partial(stepping, table, actions)
        )
        for name, table in tables.items()
    }
    tuxedo = VectorTable("tuxedo", ROWS, options={"seats": 2}, seed=1)
    return {
        **found,
        f"`VectorTable`, tuxedo 2, batch {ROWS:,}, `step` with observation and mask": (
            lambda seconds: stepping(tuxedo, actions, seconds)
        ),
        CHOSEN: lambda seconds: choosing(dixie, actions, seconds),
        "… dixie, nothing shown (`play`)": lambda seconds: playing(dixie, seconds),
        "… dixie, actions chosen by NumPy from the masks": lambda s: by_numpy(dixie, s),
        DRAWN: lambda s: by_scores(dixie, s),
        "… dixie, all arrays kept by `collect`": lambda seconds: collecting(dixie, seconds),
        f"… dixie, batch {4 * ROWS:,}": lambda seconds: stepping(large, many, seconds),
        "… dixie, batch of one from Python": lambda seconds: by_one(one, seconds),
    }


def by_numpy(table: VectorTable, seconds: float) -> float:
    rng, steps, began = np.random.default_rng(1), 0, time.process_time()
    while time.process_time() - began < seconds:
        drawn = rng.random(table.mask.shape, np.float32) * table.mask
        actions: NDArray[np.int32] = drawn.argmax(axis=1).astype(np.int32)
        table.step(actions)
        steps += table.rows
    return steps / (time.process_time() - began)


def by_scores(table: VectorTable, seconds: float) -> float:
    rng, steps, began = np.random.default_rng(1), 0, time.process_time()
    scores = rng.standard_normal(table.mask.shape, np.float32)
    while time.process_time() - began < seconds:
        table.step(table.sample(scores, rng.random(table.rows)))
        steps += table.rows
    return steps / (time.process_time() - began)


def collecting(table: VectorTable, seconds: float) -> float:
    steps, began = 0, time.process_time()
    while time.process_time() - began < seconds:
        steps += table.collect(32).actions.size
    return steps / (time.process_time() - began)


def by_one(table: VectorTable, seconds: float) -> float:
    """Steps per CPU second of a table that chooses its own actions; that time is included."""
    actions, steps, began = np.empty(1, np.int32), 0, time.process_time()
    while time.process_time() - began < seconds:
        for _ in range(1000):
            table.step(table.choose(actions))
        steps += 1000
    return steps / (time.process_time() - began)
