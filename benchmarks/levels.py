"""Check that each level of bots plays better than the one below it, in every game.

python -m benchmarks.levels --deals 400 --searched 60 --jobs 2

`strong` searches few nodes here; its lead is larger at tables, where it searches more. Writes
LEVELS.md.
"""

import sys
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from pathlib import Path

from benchmarks.machine import described, options
from benchmarks.tables import Table, tables
from rookery.arena.contest import Contest, play_contest
from rookery.arena.ratings import Duel, duel
from rookery.games import GAMES

RESULTS = Path(__file__).with_name("LEVELS.md")

NODES = 3_000
"""The nodes that `strong` searches for a decision: a fiftieth of what it searches at tables."""

STEPS = (("easy", "random"), ("steady", "easy"), (f"strong@{NODES}n", "steady"))
"""The pairs that are compared, the better bot first."""

SEED = 24
_SEATINGS = 2


def main() -> None:
    parser = options("levels", __doc__, "python -m benchmarks.levels --games three,five")
    parser.add_argument("--deals", type=int, default=400, help="deals of each pair in each game")
    parser.add_argument("--searched", type=int, default=60, help="deals of each pair with strong")
    parser.add_argument("--games", help="names of games, separated by commas; all without it")
    parser.add_argument("--jobs", type=int, default=2)
    it = parser.parse_args()
    names = it.games.split(",") if it.games else list(GAMES)
    if unknown := [name for name in names if name not in GAMES]:
        parser.error(f"there is no game {unknown[0]!r}; the games are {', '.join(GAMES)}")
    rows = {}
    with ProcessPoolExecutor(it.jobs) as executor:
        for table in tables():
            if table.game in names:
                print(f"bench: {table.name}", file=sys.stderr, flush=True)
                rows[table.name] = [
                    compared(table, pair, deals, executor)
                    for pair, deals in zip(STEPS, (it.deals, it.deals, it.searched), strict=True)
                ]
    text = "\n".join(report(rows, it.deals, it.searched)) + "\n"
    RESULTS.write_text(text, encoding="utf-8")
    print(text)


def compared(table: Table, pair: tuple[str, str], deals: int, executor: Executor) -> Duel:
    """How far the first bot of a pair leads the second in a game."""
    contest = Contest(table.game, pair, SEED, {"seats": table.seats}, most_seatings=_SEATINGS)
    found = duel(pair, play_contest(contest, [(it, pair) for it in range(deals)], executor))
    assert found is not None
    return found


def report(rows: Mapping[str, Sequence[Duel]], deals: int, searched: int) -> Iterator[str]:
    """The lines of LEVELS.md."""
    every = [it for row in rows.values() for it in row]
    clear = sum(it.is_clear and it.edge > 0 for it in every)
    yield from [
        "# Every level against the one before it",
        "",
        f"Machine: {described()}.",
        f"Command: `python -m benchmarks.levels --deals {deals} --searched {searched}`.",
        "",
        "Each cell has the lead of the better bot in points per deal, with its 95 % interval, over",
        f"{deals} deals ({searched} with `strong`). Each deal is played in two seatings, so that",
        f"the luck of the cards cancels out. `strong` has {NODES:,} nodes for a decision, a",
        "fiftieth of what it has at tables. Who wins a race for an orange is drawn by lot. Leads",
        f"whose whole interval is above zero are bold: {clear} of {len(every)}.",
        "",
        "| game, seats | " + " | ".join(f"`{one}` over `{two}`" for one, two in STEPS) + " |",
        "| --- |" + " ---: |" * len(STEPS),
    ]
    for name, row in rows.items():
        cells = [f"{it.edge:+.1f} ± {it.interval:.1f}" for it in row]
        bold = [
            f"**{cell}**" if it.is_clear and it.edge > 0 else cell
            for cell, it in zip(cells, row, strict=True)
        ]
        yield f"| {name} | {' | '.join(bold)} |"
    yield from (
        "",
        "Fair because both bots play the same decks in mirrored seatings; the intervals use one",
        "result per deck.",
    )


if __name__ == "__main__":
    main()
