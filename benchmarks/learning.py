"""Train the agent of examples/ppo_tuxedo.py and play it against the bots, for LEARNING.md.

python -m benchmarks.learning; needs the extra `train`. Networks that --folder already has are
not trained again.
"""

import json
import os
import shlex
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from itertools import cycle
from pathlib import Path
from typing import Any
from xml.sax.saxutils import escape

import numpy as np

from benchmarks.machine import described, options
from rookery.arena.contest import Contest, play_contest
from rookery.arena.ratings import Duel, duel

HERE = Path(__file__).parent
ROOT = HERE.parent
RESULTS = HERE / "LEARNING.md"
LEARNED = f"{ROOT / 'examples' / 'learned.py'}:Learned"
BOTS = ("random", "easy", "steady")

COLOURS = ("#1d5c8f", "#8a5a00", "#a33b3b", "#2f7a3d", "#6b4c9a", "#b0508a")

_LEFT, _TOP = 64, 48
_WIDE, _HIGH = 520, 300
_APART = 16

Curve = Sequence[tuple[float, float, float]]
"""For each point: the x value, the points per deal, half the width of their 95 % interval."""


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


def curves(points: Sequence[Point]) -> dict[str, Curve]:
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
        "learns by proximal policy optimization (PPO) with action masks. In training it meets no",
        "bot. The table has the points per deal by which its networks lead each bot, with 95 %",
        f"intervals, in {deals:,} deals under the default house rules, each in both seatings. CPU",
        "seconds are those of training, all threads together. Who wins a race for an orange is",
        "drawn by lot. When the shorter delay still won a race, 40 CPU seconds of training were",
        "enough to lead `steady` by 17.6: that network gave no delay, which counted as zero.",
        "",
        "Fair because every network meets every bot on the same deals in both seatings, and a race",
        "favours nobody.",
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


def chart(curves: Mapping[str, Curve], title: str, across: str) -> str:
    """Draw a line for each curve, and a line at zero; `across` is the label of the x axis."""
    every = [it for curve in curves.values() for it in curve]
    first = min(number for number, _, _ in every)
    span = max(number for number, _, _ in every) - first or 1.0
    low = 10 * (min(points - spread for _, points, spread in every) // 10)
    high = 10 * (max(points + spread for _, points, spread in every) // 10 + 1)

    def x(number: float) -> float:
        return round(_LEFT + _WIDE * (number - first) / span, 1)

    def y(points: float) -> float:
        return round(_TOP + _HIGH * (high - points) / (high - low), 1)

    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{_LEFT + _WIDE + 150}" '
        f'height="{_TOP + _HIGH + 50}" font-family="sans-serif" font-size="13">',
        '<rect width="100%" height="100%" fill="#fff"/>',
        f'<text x="12" y="26" font-size="16" font-weight="bold">{escape(title)}</text>',
    ]
    for points in range(int(low), int(high) + 1, 10):
        stroke = "#888" if points == 0 else "#e4e4e4"
        lines.append(
            f'<line x1="{_LEFT}" y1="{y(points)}" x2="{_LEFT + _WIDE}" y2="{y(points)}" '
            f'stroke="{stroke}"/><text x="{_LEFT - 8}" y="{y(points) + 4}" text-anchor="end" '
            f'fill="#555">{points:+d}</text>'
        )
    for place in range(5):
        number = first + span * place / 4
        lines.append(
            f'<text x="{x(number)}" y="{_TOP + _HIGH + 20}" text-anchor="middle" fill="#555">'
            f"{number:,.0f}</text>"
        )
    lines.append(
        f'<text x="{_LEFT + _WIDE / 2}" y="{_TOP + _HIGH + 40}" text-anchor="middle">'
        f"{escape(across)}</text>"
    )
    beside = _apart({name: y(curve[-1][1]) + 4 for name, curve in curves.items()})
    for (name, curve), colour in zip(curves.items(), cycle(COLOURS), strict=False):
        lines += _line(name, [(x(s), y(p), y(p - e) - y(p), p, e) for s, p, e in curve], colour)
        end = x(curve[-1][0]) + 10
        lines.append(f'<text x="{end}" y="{beside[name]}" fill="{colour}">{escape(name)}</text>')
    return "\n".join([*lines, "</svg>\n"])


def _line(
    name: str, places: Sequence[tuple[float, float, float, float, float]], colour: str
) -> Iterator[str]:
    """A curve: its points, joined by a line, and the interval of each."""
    joined = " ".join(f"{x},{y}" for x, y, *_ in places)
    yield f'<polyline points="{joined}" fill="none" stroke="{colour}" stroke-width="2"/>'
    for x, y, spread, points, interval in places:
        yield (
            f'<g><title>{escape(name)}: {points:+.1f} ± {interval:.1f}</title><line x1="{x}" '
            f'y1="{y - spread:.1f}" x2="{x}" y2="{y + spread:.1f}" stroke="{colour}"/>'
            f'<circle cx="{x}" cy="{y}" r="3" fill="{colour}"/></g>'
        )


def _apart(heights: Mapping[str, float]) -> dict[str, float]:
    """The y positions of the labels, moved down where they would overlap."""
    found: dict[str, float] = {}
    for name in sorted(heights, key=heights.__getitem__):
        above = max(found.values(), default=heights[name] - _APART)
        found[name] = round(max(heights[name], above + _APART), 1)
    return found


if __name__ == "__main__":
    main()
