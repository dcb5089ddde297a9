"""Play the league: `python -m benchmarks.league [VERSION …]`, or `make league VERSIONS="…"`.

`strong` of this working tree and of each named version (a tag or a commit) meet each other and the
reference bots, which come from one fixed version. They play all games on the published decks of
Rookery-1000, with equal nodes per decision. Results are kept in benchmarks/league.jsonl, and only
what is missing is played, so a run can be stopped at any time. At the end benchmarks/LEAGUE.md and
its chart are written. An earlier version runs in a process of its own, from a folder in
build/league.
"""

import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path

from benchmarks.ladder import Progress
from benchmarks.league.past import player_of
from benchmarks.league.report import write_report
from benchmarks.league.results import FORMAT, Entrant, League, OtherTerms, Terms, read_league
from benchmarks.league.versions import (
    NoVersion,
    Version,
    compile_kernel,
    games_of,
    this_tree,
    version,
)
from benchmarks.machine import options
from benchmarks.tables import Table, tables
from rookery.arena.contest import Contest, play_contest
from rookery.arena.decks import DECK_SETS
from rookery.bots.base import BotFault
from rookery.cli.shared.jobs import executor_for
from rookery.core.errors import RookeryError

REFERENCES = ("steady", "random", "easy", "pimc", "ismcts")
"""The bots to which all others are compared, in one fixed version. The first has rating 0."""

OPPONENTS = ("steady", "pimc")
"""The references that every version of a bot meets."""

REFERENCE_VERSION = "710ba0b6"
"""The version of the reference bots."""

TRACKED = ("strong", "steady")
"""The bots whose versions are compared."""

SEATINGS = 2
"""The seatings of each deck: one that its number chooses, and the one that mirrors it."""

PIECE = 4
"""A pair plays this many decks before the next pair's turn, so that all pairs advance together."""

RESULTS = Path(__file__).parents[1] / "league.jsonl"
PAGE = RESULTS.with_name("LEAGUE.md")


@dataclass(frozen=True, slots=True)
class Player:
    """An entrant, and its name in the arena."""

    entrant: Entrant
    plays_as: str


Pair = tuple[Player, Player]


def entered(league: League, bot: str, of: Version, tree: Version) -> Player:
    """The player for a version's bot. A version with this tree's code needs no own process."""
    entrant = league.enter(bot, of.name, of.date, of.code, of.net)
    if of.code == tree.code:
        return Player(entrant, player_of(bot, tree))
    compile_kernel(of)
    return Player(entrant, player_of(bot, of))


def pairs(references: Sequence[Player], bots: Sequence[Sequence[Player]]) -> Iterator[Pair]:
    """The pairings: the first reference meets the other references, and each version meets
    `OPPONENTS` and all other versions of its bot.

    `bots` has a list of versions for each bot. Two versions with the same code enter once.
    """
    first, *others = references
    yield from ((other, first) for other in others)
    met = [it for it in references if it.entrant.bot in OPPONENTS]
    for versions in bots:
        new = list({it.entrant.name: it for it in versions if it not in references}.values())
        yield from ((one, other) for one in new for other in met)
        yield from combinations(reversed(new), 2)


def play(
    league: League,
    meeting: Sequence[Pair],
    at: Sequence[Table],
    decks: int,
    executor: Executor | None,
) -> None:
    """Play the meetings that are missing on the first decks, a few decks of each pair in turn."""
    terms = league.terms
    missing = [
        (table, pair, upto)
        for upto in [*range(PIECE, decks, PIECE), decks]
        for table in at
        for pair in meeting
        if len(league.edges(table.game, table.seats, _names(pair))) < upto
    ]
    progress = Progress(len(missing), "league", "contests")
    for table, pair, upto in missing:
        plays_as = (pair[0].plays_as, pair[1].plays_as)
        contest = Contest(
            table.game,
            plays_as,
            0,
            {"seats": table.seats},
            most_seatings=terms.seatings,
            nodes=terms.nodes,
            decks=terms.decks,
        )
        have = len(league.edges(table.game, table.seats, _names(pair)))
        tasks = [(number, plays_as) for number in range(have, upto)]
        edges = tuple(it.edge for it in play_contest(contest, tasks, executor))
        league.add(table.game, table.seats, _names(pair), edges)
        progress.step(f"{table.name}: {' and '.join(_names(pair))}")


def _names(pair: Pair) -> tuple[str, str]:
    return pair[0].entrant.name, pair[1].entrant.name


def main() -> None:
    parser = options("league", __doc__, 'make league VERSIONS="v1.0.0 v1.1.0" JOBS=8')
    parser.add_argument("versions", nargs="*", metavar="VERSION", help="a tag or a commit")
    parser.add_argument(
        "--decks", type=int, default=24, help="decks of a pair in a game; 0 only writes the page"
    )
    parser.add_argument("--nodes", type=int, default=1000, help="nodes of each decision")
    parser.add_argument("--bots", default=",".join(TRACKED), help="bots to compare the versions of")
    parser.add_argument("--games", help="only these games, separated by commas")
    parser.add_argument("--references", default=REFERENCE_VERSION, metavar="VERSION")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument(
        "--dask", metavar="ADDRESS", help="play on a Dask cluster, by its scheduler"
    )
    parser.add_argument(
        "--out", type=Path, default=PAGE, help="the page; the results lie beside it"
    )
    it = parser.parse_args()
    decks = DECK_SETS["rookery-1000"]
    if it.decks != 0 and not 2 <= it.decks <= decks.size:
        parser.error(f"--decks is 2 to {decks.size}, or 0")
    results = RESULTS if it.out == PAGE else it.out.with_suffix(".jsonl")
    wanted = [each for each in tables() if it.games is None or each.game in it.games.split(",")]
    try:
        league = read_league(results, Terms(FORMAT, decks.name, it.nodes, SEATINGS))
        tree = this_tree()
        compared = [*(version(name) for name in it.versions), tree]
        reference = version(it.references)
        references = [entered(league, bot, reference, tree) for bot in REFERENCES]
        bots = [
            [entered(league, bot, each, tree) for each in compared] for bot in it.bots.split(",")
        ]
        known = [games_of(each) for each in (reference, *compared)]
        at = [each for each in wanted if all(each.game in games for games in known)]
        with executor_for(it.jobs, it.dask) as executor:
            play(league, list(pairs(references, bots)), at, it.decks, executor)
    except (NoVersion, OtherTerms, BotFault, RookeryError) as error:
        sys.exit(f"league: {error}")
    worse = write_report(league, references[0].entrant.name, it.out)
    print(f"league: wrote {it.out}", file=sys.stderr)
    for line in worse:
        print(line)


if __name__ == "__main__":
    main()
