"""Play the bots on the fixed decks of Rookery-1000: `python -m benchmarks.rookery_1000`.

Writes benchmarks/ROOKERY-1000.md. The rounds are kept in --folder, and a later run continues them.
"""

import sys
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import closing
from pathlib import Path

from benchmarks.machine import described, options
from benchmarks.tables import Table, tables
from rookery.arena.contest import Contest, play_contest, seatings
from rookery.arena.decks import DECK_SETS
from rookery.arena.ratings import Duel, duel
from rookery.arena.results import Results
from rookery.games import GAMES

HERE = Path(__file__).parent
RESULTS = HERE / "ROOKERY-1000.md"

FAIR = """\
Fair because both bots of a pair play the same decks in mirrored seatings, and all
searches have the same number of nodes for a decision."""

DECKS = DECK_SETS["rookery-1000"]

QUICK = (("easy", "random"), ("steady", "random"), ("steady", "easy"))
"""The pairs that play every game."""

SEARCHES = ("pimc", "ismcts", "strong")
"""Bots that search, limited in nodes. Each plays against `steady`."""

SEARCHED = (("dixie", 4), ("three", 3), ("five", 5), ("kentucky", 4), ("tuxedo", 2))
"""The games in which `SEARCHES` play, with their seats."""

MANY_SEATINGS = 30
"""A game with at least this many seatings is played in only two of them, drawn for each deck."""


def seatings_of(table: Table) -> int:
    """How many seatings of each deck are played."""
    game = GAMES[table.game].game({"seats": table.seats})
    every = sum(1 for _ in seatings(game, ("a", "b")))
    return every if every < MANY_SEATINGS else 2


def contest(table: Table, pair: tuple[str, str]) -> Contest:
    rules, most = {"seats": table.seats}, seatings_of(table)
    return Contest(table.game, pair, 0, rules, most_seatings=most, decks=DECKS.name)


def main() -> None:
    example = "python -m benchmarks.rookery_1000 --decks 100 --search-decks 20"
    parser = options("rookery_1000", __doc__, example)
    parser.add_argument("--decks", type=int, default=DECKS.size, help="decks for quick bots")
    parser.add_argument("--search-decks", type=int, default=DECKS.size, help="decks for slow bots")
    parser.add_argument("--nodes", type=int, default=1000, help="nodes of each decision")
    parser.add_argument("--folder", type=Path, default=HERE.parent / "build" / "rookery-1000")
    parser.add_argument("--jobs", type=int, default=2)
    it = parser.parse_args()
    it.folder.mkdir(parents=True, exist_ok=True)
    with ProcessPoolExecutor(it.jobs) as executor:
        quick = {
            table: [played(table, pair, it.decks, it.folder, executor) for pair in QUICK]
            for table in tables()
        }
        searched = {
            table: [
                played(
                    table, (f"{bot}@{it.nodes}n", "steady"), it.search_decks, it.folder, executor
                )
                for bot in SEARCHES
            ]
            for table in (Table(*each) for each in SEARCHED)
        }
    text = "\n".join(report(quick, searched, it.nodes))
    RESULTS.write_text(text + "\n", encoding="utf-8")
    print(text)


def played(
    table: Table, pair: tuple[str, str], decks: int, folder: Path, executor: Executor
) -> Duel:
    """Let two bots play the first `decks` decks, except for rounds that the folder already has."""
    print(f"bench: {table.name}: {pair[0]} and {pair[1]}", file=sys.stderr, flush=True)
    match_up = contest(table, pair)
    kept = folder / f"{table.name} {pair[0]} {pair[1]}.jsonl".replace(" ", "-")
    with closing(Results(match_up, kept)) as results:
        if results.is_of_other_code:
            print(f"bench: {kept} was begun by another version", file=sys.stderr)
        for one in play_contest(match_up, results.missing(decks), executor):
            results.add(one)
        found = duel(pair, [one for one in results.rounds if one.number < decks])
    assert found is not None
    return found


def report(
    quick: Mapping[Table, Sequence[Duel]], searched: Mapping[Table, Sequence[Duel]], nodes: int
) -> Iterator[str]:
    yield from [
        "# Rookery-1000",
        "",
        f"Machine: {described()}. Command: `python -m benchmarks.rookery_1000`.",
        "",
        "Leads of bots over bots on the fixed decks of Rookery-1000, with default house rules; see",
        "[how to compare agents](../docs/research.md#comparing-agents). Numbers are points per",
        "deal with 95 % intervals. A row says how many of the set's first decks were played, and",
        "in how many seatings each. The seed is 0.",
        "",
        "## Without search",
        "",
        f"| game, seats | {' | '.join(' over '.join(pair) for pair in QUICK)} | decks | seatings |",
        "| --- | ---: | ---: | ---: | ---: | ---: |",
    ]
    yield from (row(table, duels) for table, duels in quick.items())
    names = " | ".join(f"{bot}@{nodes}n" for bot in SEARCHES)
    yield from [
        "",
        "## Searches over `steady`",
        "",
        f"Every search has {nodes:,} nodes for a decision.",
        "",
        f"| game, seats | {names} | decks | seatings |",
        "| --- | ---: | ---: | ---: | ---: | ---: |",
    ]
    yield from (row(table, duels) for table, duels in searched.items())
    yield from ["", FAIR]


def row(table: Table, duels: Sequence[Duel]) -> str:
    cells = []
    for each in duels:
        mark = "**" if each.is_clear and each.edge > 0 else ""
        cells.append(f"{mark}{each.edge:+.1f} ± {each.interval:.1f}{mark}")
    decks = min(each.rounds for each in duels)
    return f"| {table.name} | {' | '.join(cells)} | {decks:,} | {seatings_of(table)} |"


if __name__ == "__main__":
    main()
