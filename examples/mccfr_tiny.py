"""Counterfactual regret minimization of OpenSpiel on a tiny game, with its exact quality.

    pip install '.[spiel]'
    python examples/mccfr_tiny.py

The tiny games have hidden hands and an auction or captures, but so few deals that OpenSpiel can
search the whole tree. `nash_conv` is what all players together could gain if each of them alone
changed its play: 0 in an equilibrium.
"""

import argparse
import time
from collections.abc import Iterator

import numpy as np
import pyspiel
from open_spiel.python.algorithms import exploitability
from open_spiel.python.algorithms import external_sampling_mccfr as mccfr

import rookery.research.spiel  # registers the games


def solve(
    name: str, iterations: int, seed: int, measured: int = 6
) -> Iterator[tuple[int, float, float]]:
    """Yield, `measured` times: iterations so far, CPU seconds, and the distance from
    equilibrium."""
    assert rookery.research.spiel
    np.random.seed(seed)  # OpenSpiel draws from here
    game = pyspiel.load_game(name)
    solver = mccfr.ExternalSamplingSolver(game, mccfr.AverageType.SIMPLE)
    marks = {round(iterations / 3**power) for power in range(measured)} - {0}
    spent = 0.0
    for number in range(1, iterations + 1):
        began = time.process_time()
        solver.iteration()
        spent += time.process_time() - began
        if number in marks:
            yield number, spent, exploitability.nash_conv(game, solver.average_policy())


def main() -> None:
    """Solve the game that the command line names."""
    about = (__doc__ or "").splitlines()[0]
    parser = argparse.ArgumentParser(
        description=about, epilog="example: python examples/mccfr_tiny.py --iterations 300"
    )
    default = "python_rookery_tiny_two(utility=difference)"
    parser.add_argument("--game", default=default, help="by its name in OpenSpiel")
    parser.add_argument("--iterations", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    it = parser.parse_args()
    for number, seconds, distance in solve(it.game, it.iterations, it.seed):
        print(f"{number} iterations, {seconds:.1f} CPU s: nash_conv {distance:.2f}", flush=True)


if __name__ == "__main__":
    main()
