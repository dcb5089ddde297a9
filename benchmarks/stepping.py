"""Random play from Python: plies, deals and views per CPU second, compared with OpenSpiel."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from statistics import median
from typing import Any

from rookery.arena.driver import shuffled
from rookery.core.game import Game
from rookery.games import GAMES

ANCHORS = ("hearts", "spades", "euchre")
"""Trick games of OpenSpiel, played through its Python interface in the same way."""


@dataclass(frozen=True, slots=True)
class Rate:
    """Medians over the rounds, per CPU second. `lowest` and `highest` are extremes of `plies`."""

    name: str
    plies: float
    lowest: float
    highest: float
    deals: float
    views: float | None


def measured(rounds: int, seconds: float) -> list[Rate]:
    """Measure every game and OpenSpiel's games.

    In each round all are measured in turn, so that a slow spell of the machine affects them
    equally.
    """
    subjects: dict[str, Callable[[Random, float], tuple[float, float]]] = {}
    games = {}
    for preset in GAMES.values():
        for seats in sorted(preset.by_seats):
            name = f"{preset.name} {seats}"
            games[name] = preset.game({"seats": seats})
            subjects[name] = _stepper(games[name])
    subjects |= {f"OpenSpiel {name}": _openspiel(name) for name in ANCHORS if _has_openspiel()}
    results: dict[str, list[tuple[float, float]]] = {name: [] for name in subjects}
    views: dict[str, list[float]] = {name: [] for name in games}
    for number in range(rounds):
        for name, run in subjects.items():
            results[name].append(run(Random(number), seconds))
        for name, game in games.items():
            views[name].append(views_a_second(game, Random(number), seconds / 2))
    return [_rate(name, results[name], views.get(name)) for name in subjects]


def _rate(name: str, runs: list[tuple[float, float]], views: list[float] | None) -> Rate:
    plies = [run[0] for run in runs]
    deals = median(run[1] for run in runs)
    seen = None if views is None else median(views)
    return Rate(name, median(plies), min(plies), max(plies), deals, seen)


def _stepper(game: Game[Any, Any]) -> Callable[[Random, float], tuple[float, float]]:
    def run(rng: Random, seconds: float) -> tuple[float, float]:
        plies = deals = 0
        began = time.process_time()
        while time.process_time() - began < seconds:
            plies += len(played(game, rng))
            deals += 1
        spent = time.process_time() - began
        return plies / spent, deals / spent

    return run


def played(game: Game[Any, Any], rng: Random) -> list[Any]:
    """The states of one random deal. If several seats may act, the first one moves."""
    states = [game.start(shuffled(game, rng), rng.randrange(game.seats))]
    while actors := game.actors(states[-1]):
        move = rng.choice(game.legal(states[-1], actors[0]))
        states.append(game.apply(states[-1], actors[0], move))
    return states


def views_a_second(game: Game[Any, Any], rng: Random, seconds: float) -> float:
    """Views built per CPU second: one for every seat in every state, with its legal moves."""
    views = 0
    spent = 0.0
    while spent < seconds:
        states = played(game, rng)
        began = time.process_time()
        for state in states:
            for seat in range(game.seats):
                game.view(state, seat)
        spent += time.process_time() - began
        views += len(states) * game.seats
    return views / spent


def _has_openspiel() -> bool:
    try:
        import pyspiel  # noqa: F401, PLC0415  # an optional extra
    except ImportError:
        return False
    return True


def _openspiel(name: str) -> Callable[[Random, float], tuple[float, float]]:
    import pyspiel  # noqa: PLC0415  # an optional extra

    game = pyspiel.load_game(name)

    def run(rng: Random, seconds: float) -> tuple[float, float]:
        plies = deals = 0
        began = time.process_time()
        while time.process_time() - began < seconds:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    state.apply_action(rng.choice(state.legal_actions()))
                else:
                    state.apply_action(rng.choice(state.legal_actions()))
                    plies += 1
            deals += 1
        spent = time.process_time() - began
        return plies / spent, deals / spent

    return run
