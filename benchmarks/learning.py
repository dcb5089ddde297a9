"""Train the agent of examples/ppo_tuxedo.py and play it against the bots, for LEARNING.md.

python -m benchmarks.learning; needs the extra `train`. Networks that --folder already has are
not trained again.
"""

import json
import os
import shlex
import subprocess
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from benchmarks.curves import chart
from benchmarks.machine import described, options
from rookery.arena.contest import Contest, play_contest
from rookery.arena.ratings import Duel, duel

HERE = Path(__file__).parent
ROOT = HERE.parent
RESULTS = HERE / "LEARNING.md"
LEARNED = f"{ROOT / 'examples' / 'learned.py'}:Learned"
BOTS = ("random", "easy", "steady")


@dataclass(frozen=True, slots=True)
class Point:
    """A network in training: the steps and CPU seconds spent on it, and its duel with each bot."""

    steps: int
    seconds: float
    run: dict[str, Any]
    duels: dict[str, Duel]


def main() -> None:
    parser = options("learning", __doc__)
    parser.add_argument("--folder", type=Path, default=ROOT / "build" / "ppo")
    parser.add_argument("--deals", type=int, default=500, help="deals against each bot")
    parser.add_argument("--seed", type=int, default=2026, help="the seed of these deals")
    parser.add_argument("--jobs", type=int, default=2)
    it, training = parser.parse_known_args()
    if not list(it.folder.glob("tuxedo-*.npz")):
        program = str(ROOT / "examples" / "ppo_tuxedo.py")
        subprocess.run([sys.executable, program, "--out", str(it.folder), *training], check=True)
    points = []
    for path in sorted(it.folder.glob("tuxedo-*.npz")):
        points.append(measured(path, it.deals, it.seed, it.jobs))
        print(told(points[-1]), file=sys.stderr, flush=True)
    command = shlex.join(["python", "examples/ppo_tuxedo.py", *training])
    RESULTS.write_text("\n".join(report(points, command, it.deals)) + "\n", encoding="utf-8")
    title = "Tuxedo for two, learned from nothing: points a deal ahead"
    drawn = chart(curves(points), title, "CPU seconds of training")
    (HERE / "learning.svg").write_text(drawn, encoding="utf-8")


def measured(network: Path, deals: int, seed: int, jobs: int) -> Point:
    """Play a network against every bot, on the same deals for all of them."""
    os.environ["ROOKERY_NETWORK"] = str(network.resolve())  # the processes inherit it
    contest = Contest("tuxedo", (LEARNED, *BOTS), seed, {"seats": 2})
    tasks = [(number, (LEARNED, name)) for name in BOTS for number in range(deals)]
    with ProcessPoolExecutor(jobs) as executor:
        rounds = list(play_contest(contest, tasks, executor))
    with np.load(network) as kept:
        run = json.loads(str(kept["run"]))
    duels = {name: duel((LEARNED, name), rounds) for name in BOTS}
    return Point(
        run["steps_done"], run["cpu_seconds"], run, {name: it for name, it in duels.items() if it}
    )


def told(point: Point) -> str:
    duels = ", ".join(f"{name} {it.edge:+.1f}" for name, it in point.duels.items())
    return f"bench: {point.steps:,} steps: {duels}"


def curves(points: Sequence[Point]) -> dict[str, list[tuple[float, float, float]]]:
    """A curve for each bot: CPU seconds, the network's lead, and half the width of its interval."""
    return {
        f"against {name}": [
            (it.seconds, it.duels[name].edge, it.duels[name].interval) for it in points
        ]
        for name in BOTS
    }


def report(points: Sequence[Point], command: str, deals: int) -> Iterator[str]:
    run = points[-1].run
    settings = ", ".join(
        f"{name} {value:,}" if isinstance(value, int) else f"{name} {value}"
        for name, value in run.items()
        if name not in {"steps", "steps_done", "cpu_seconds"}
    )
    yield from [
        "# Learning Tuxedo from nothing",
        "",
        f"Machine: {described()} · PyTorch {run['torch']}. Commands: `{command}` and",
        "`python -m benchmarks.learning`.",
        "",
        "[ppo_tuxedo.py](../examples/ppo_tuxedo.py) plays Tuxedo for two against itself, and",
        "learns by PPO with action masks. It never meets a bot. The table has the points per deal",
        "by which its networks are ahead of the bots, with 95 % intervals. The arena played",
        f"{deals:,} deals against each bot under the default house rules, each in both seatings.",
        "CPU seconds are those of training, all threads together. Races for an orange are even.",
        "Before they were even, this page said that 40 CPU seconds of training are enough to lead",
        "`steady` by 17.6: that network named no delay, and so won every race.",
        "",
        f"Settings: {settings}.",
        "",
        "![The same as a chart](learning.svg)",
        "",
        "| steps | CPU seconds | " + " | ".join(f"over {name}" for name in BOTS) + " |",
        "| ---: | ---: | " + " | ".join("---:" for _ in BOTS) + " |",
    ]
    for it in points:
        cells = [
            f"{mark}{each.edge:+.1f} ± {each.interval:.1f}{mark}"
            for each in it.duels.values()
            for mark in ("**" if each.is_clear and each.edge > 0 else "",)
        ]
        yield f"| {it.steps:,} | {it.seconds:,.0f} | {' | '.join(cells)} |"


if __name__ == "__main__":
    main()
