"""The measurements of other environments, at random play, for benchmarks/research.py."""

import contextlib
import io
import re
import tempfile
import time
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

Run = Callable[[float], float]


def openspiel() -> Mapping[str, Run]:
    import pyspiel  # noqa: PLC0415  # an optional peer

    names = {"hearts": "hearts", "spades": "spades", "bridge": BRIDGE}
    games = {name: pyspiel.load_game(text) for name, text in names.items()}
    found: dict[str, Run] = {}
    for name, game in games.items():
        found[f"OpenSpiel {name}, with chance nodes"] = _spiel(game, counts_chance=True)
    for name, game in games.items():
        found[f"OpenSpiel {name}, play only"] = _spiel(game)
    found["OpenSpiel bridge, play with observation tensor"] = _spiel(
        games["bridge"], "observation_tensor"
    )
    found["OpenSpiel hearts, play with information state tensor"] = _spiel(
        games["hearts"], "information_state_tensor"
    )
    return found


BRIDGE = "bridge(use_double_dummy_result=false)"
"""OpenSpiel's bridge without double-dummy results. By default it solves every deal."""


def _spiel(game: Any, tensor: str = "", *, counts_chance: bool = False) -> Run:
    """Play at random from Python. If `counts_chance`, dealing a card counts as a step."""

    def run(seconds: float) -> float:
        rng, steps, spent = Random(1), 0, 0.0
        while spent < seconds:
            began = time.process_time()
            state = game.new_initial_state()
            while state.is_chance_node():
                state.apply_action(rng.choice(state.legal_actions()))
                steps += counts_chance
            if not counts_chance:
                began = time.process_time()
            while not state.is_terminal():
                if tensor:
                    getattr(state, tensor)()
                state.apply_action(rng.choice(state.legal_actions()))
                steps += 1
            spent += time.process_time() - began
        return steps / spent

    return run


def pettingzoo() -> Mapping[str, Run]:
    """PettingZoo's own benchmark. It runs for five wall-clock seconds, with two views per step."""
    from pettingzoo.classic import connect_four_v3, leduc_holdem_v4, texas_holdem_v4  # noqa: PLC0415

    from rookery.research import zoo  # noqa: PLC0415

    made = {
        "Rookery dixie": zoo.env("dixie"),
        "leduc": leduc_holdem_v4.env(),
        "texas": texas_holdem_v4.env(),
        "connect four": connect_four_v3.env(),
    }
    return {
        f"PettingZoo's performance_benchmark, {name}": partial(_benchmark, env)
        for name, env in made.items()
    }


def _benchmark(env: Any, _: float) -> float:
    from pettingzoo.test import performance_benchmark  # noqa: PLC0415

    told = io.StringIO()
    began = time.process_time(), time.perf_counter()
    with contextlib.redirect_stdout(told):
        performance_benchmark(env)
    cores = (time.process_time() - began[0]) / (time.perf_counter() - began[1])
    rate = re.search(r"(\S+) turns per second", told.getvalue())
    assert rate is not None
    return float(rate[1]) / cores


def rlcard() -> Mapping[str, Run]:
    import rlcard as library  # noqa: PLC0415  # an optional peer

    return {
        f"RLCard {name}": _rlcard(library.make(name, config={"seed": 1}))
        for name in ("bridge", "doudizhu", "gin-rummy")
    }


def _rlcard(env: Any) -> Run:
    def run(seconds: float) -> float:
        rng, steps, began = Random(1), 0, time.process_time()
        while time.process_time() - began < seconds:
            state, _ = env.reset()
            while not env.is_over():
                state, _ = env.step(rng.choice(list(state["legal_actions"])))
                steps += 1
        return steps / (time.process_time() - began)

    return run


def pgx() -> Mapping[str, Run]:
    import pgx as library  # noqa: PLC0415  # an optional peer
    from pgx.bridge_bidding import BridgeBidding  # noqa: PLC0415

    with tempfile.TemporaryDirectory() as folder, contextlib.redirect_stderr(io.StringIO()):
        path = Path(folder) / "results.npy"
        np.save(path, double_dummy_results())
        bridge = BridgeBidding(str(path))
    found = {f"pgx bridge_bidding, batch {rows:,}": _pgx(bridge, rows, 10) for rows in (1024, 4096)}
    for name in ("leduc_holdem", "kuhn_poker", "sparrow_mahjong"):
        found[f"pgx {name}, batch 1,024"] = _pgx(library.make(name), 1024, 10)
    return found


def double_dummy_results(deals: int = 1000) -> np.ndarray[Any, Any]:
    """Random deals with made-up results, in the form of the table that pgx downloads.

    A deal is four numbers, one per suit; their digits in base 4 say which hand has each card. Its
    results are four numbers whose hexadecimal digits are the tricks in the five calls.
    """
    rng = np.random.default_rng(1)
    hands = rng.permuted(np.tile(np.repeat(np.arange(4), 13), (deals, 1)), axis=1)
    keys = hands.reshape(deals, 4, 13) @ 4 ** np.arange(12, -1, -1)
    values = rng.integers(0, 14, (deals, 4, 5)) @ 16 ** np.arange(4, -1, -1)
    return np.stack([keys, values]).astype(np.int32)


def _pgx(env: Any, rows: int, steps: int) -> Run:
    """A compiled run of pgx with random legal actions. A finished game restarts."""
    import jax  # noqa: PLC0415  # an optional peer
    import jax.numpy as jnp  # noqa: PLC0415
    from pgx.experimental.wrappers import auto_reset  # noqa: PLC0415

    stepped = jax.vmap(auto_reset(env.step, env.init))

    def one(carry: Any, _: Any) -> Any:
        state, key = carry
        key, choosing, resetting = jax.random.split(key, 3)
        scores = jnp.where(state.legal_action_mask, 0.0, -jnp.inf)
        action = jax.random.categorical(choosing, scores, axis=1)
        return (stepped(state, action, jax.random.split(resetting, rows)), key), None

    several = jax.jit(lambda carry: jax.lax.scan(one, carry, None, length=steps)[0])
    carry = None

    def run(seconds: float) -> float:
        nonlocal carry
        if carry is None:
            first = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(1), rows))
            carry = several((first, jax.random.PRNGKey(2)))  # the first run compiles
        jax.block_until_ready(carry)
        done, began = 0, time.process_time()
        while time.process_time() - began < seconds:
            carry = jax.block_until_ready(several(carry))
            done += steps * rows
        return done / (time.process_time() - began)

    return run


PEERS: Mapping[str, tuple[Callable[[], Mapping[str, Run]], tuple[str, ...]]] = {
    "open_spiel": (
        openspiel,
        (
            *(f"OpenSpiel {name}, with chance nodes" for name in ("hearts", "spades", "bridge")),
            *(f"OpenSpiel {name}, play only" for name in ("hearts", "spades", "bridge")),
            "OpenSpiel bridge, play with observation tensor",
            "OpenSpiel hearts, play with information state tensor",
        ),
    ),
    "pettingzoo": (
        pettingzoo,
        tuple(
            f"PettingZoo's performance_benchmark, {name}"
            for name in ("Rookery dixie", "leduc", "texas", "connect four")
        ),
    ),
    "rlcard": (rlcard, tuple(f"RLCard {name}" for name in ("bridge", "doudizhu", "gin-rummy"))),
    "pgx": (
        pgx,
        (
            "pgx bridge_bidding, batch 1,024",
            "pgx bridge_bidding, batch 4,096",
            *(
                f"pgx {name}, batch 1,024"
                for name in ("leduc_holdem", "kuhn_poker", "sparrow_mahjong")
            ),
        ),
    ),
}
"""For each package: the function that measures it, and the names of its rows."""
