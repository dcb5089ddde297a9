"""Play deals of every game and count which claims of bots were false.

    python -m benchmarks.claims --deals 100

Each bot plays all seats. Writes benchmarks/CLAIMS.md, or prints JSON lines. Exits with 1 if a claim
was false, or if the chances of one band, such as 0.6 to 0.7, are off by over 0.05 on average.
"""

import argparse
import json
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path

from benchmarks.claims.playing import BOTS, Count, Counts, counted, merged, tables
from benchmarks.claims.report import faults, lines
from benchmarks.claims.table import CLAIMS
from benchmarks.machine import described, options

RESULTS = Path(__file__).parent.parent / "CLAIMS.md"

SHARES = {"easy": 1.0, "steady": 2.0, "strong": 0.5}
"""The deals of each bot, as a multiple of `--deals`: quicker bots play more."""


def main() -> None:
    parser = options("claims", __doc__)
    parser.add_argument("--deals", type=int, default=100, help="deals of each game")
    parser.add_argument("--games", help="only these games, such as 'dixie 4,three 3'")
    parser.add_argument("--bots", default=",".join(BOTS), help="only these kinds of bots")
    parser.add_argument("--seed", default="claims")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--json", action="store_true", help="print the counts; write no file")
    it = parser.parse_args()
    names = it.games.split(",") if it.games else list(tables())
    counts = merged(_played(names, it.bots.split(","), it))
    if it.json:
        for row in _rows(counts):
            print(json.dumps(row))
    else:
        RESULTS.write_text("\n".join(lines(counts, _heading(it))) + "\n", encoding="utf-8")
        print(RESULTS.read_text(encoding="utf-8"))
    found = list(faults(counts))
    for fault in found:
        print(fault, file=sys.stderr)
    sys.exit(bool(found))


def _played(names: list[str], bots: list[str], it: argparse.Namespace) -> Iterator[Counts]:
    with ProcessPoolExecutor(it.jobs) as executor:
        for name in names:
            play = partial(_of_bot, name, it.deals, it.seed)
            for bot, counts in zip(bots, executor.map(play, bots), strict=True):
                said = sum(count.said for count in counts.values())
                print(f"{name}, {bot}: {said:,} claims", file=sys.stderr, flush=True)
                yield counts


def _of_bot(name: str, deals: int, seed: str, bot: str) -> Counts:
    return dict(counted(name, bot, range(round(deals * SHARES[bot])), seed))


def _rows(counts: Counts) -> Iterator[dict[str, object]]:
    for (game, bot, place), count in counts.items():
        claim = CLAIMS[place]
        named = {"game": game, "bot": bot, "claim": claim.id, "kind": claim.kind}
        yield {**named, "unit": claim.unit, **_numbers(count)}


def _numbers(it: Count) -> dict[str, object]:
    pairs = [[round(told, 3), came] for told, came, _ in it.told]
    return {"said": it.said, "false": it.false, "told": pairs}


def _heading(it: argparse.Namespace) -> list[str]:
    command = f"python -m benchmarks.claims --deals {it.deals} --seed {it.seed}"
    cards, bids = BOTS["strong"]
    return [
        "# Is it true what bots say?",
        "",
        f"Machine: {described()}. Command: `{command}`.",
        "",
        "Easy, steady and strong play every game, each in all seats, and each reason that",
        "they give is checked: a *fact* against what the seat saw, a *certain* claim also against",
        f"the rest of the deal, a *likely* claim by how often it came true. `{cards}` plays",
        f"strong's cards; `{bids}` makes its earlier decisions. Only a bid that won is tested.",
        "",
    ]


if __name__ == "__main__":
    main()
