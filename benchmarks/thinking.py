"""Measure the points that `strong` loses by short searches, and how often two seeds agree.

python -m benchmarks.thinking --decisions 200 --jobs 2

Decisions of card play are taken from deals of bots. Two long searches in different worlds examine
each decision: the first finds the best card, the second the worth of every card. A short search
loses the worth of the best card minus the worth of the card that it chose. Writes THINKING.md.
"""

import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Any

import numpy as np

from benchmarks.machine import described, options
from rookery.arena.driver import play_deal
from rookery.bots import bot
from rookery.bots.base import Decision
from rookery.bots.budget import Budget
from rookery.bots.limits import Limits
from rookery.bots.strong import play
from rookery.bots.strong.arrays import Numbers
from rookery.bots.strong.play.equivalent_cards import groups_of
from rookery.bots.strong.play.evaluation import evaluate_worlds, playouts_of
from rookery.bots.strong.play.outcomes import SeatValuation
from rookery.bots.strong.play.settings import Settings
from rookery.core.cards import Card, Seat
from rookery.core.match import Match
from rookery.core.moves import Play
from rookery.games import GAMES
from rookery.statistics.intervals import half_width
from rookery.tricks.dummy_seat import with_dummy_seat
from rookery.tricks.rules import Phase
from rookery.tricks.view import TrickView

RESULTS = Path(__file__).with_name("THINKING.md")

TABLES = (("dixie", 4), ("dixie", 6), ("three", 3), ("five", 5), ("kentucky", 4))
"""The games, with their seats, from which decisions are taken."""

PLAYERS = "strong@2000n"
"""The bots that play the cards; `steady` bids and exchanges for all of them."""

TAKEN = 0.15
"""This share of a deal's decisions is taken, so that the decisions come from many deals."""

LONG = Limits(nodes=1_000_000)
"""The limits of each of the two long searches."""

NODES = (1_000, 10_000, 100_000, 300_000)
"""The limits of the short searches."""

MATTERS = 1.0
"""A decision matters if its best card is ahead of every other by more than this many points."""


@dataclass(frozen=True, slots=True)
class Position:
    """A decision of card play. Arrays have shape (C,): one number per group of equal cards.

    `groups` are the cards of each group. `best` is the group that the first long search plays, and
    `values` are the points that the second one gives to the groups.
    """

    view: TrickView
    groups: tuple[tuple[Card, ...], ...]
    best: int
    values: Numbers

    def loss(self, card: Card) -> float:
        """The points that a card loses against `best`; negative if the second search prefers it."""
        return float(self.values[self.best] - self.values[self.group_of(card)])

    def group_of(self, card: Card) -> int:
        return next(place for place, group in enumerate(self.groups) if card in group)

    @property
    def matters(self) -> bool:
        """Whether the best card is more than `MATTERS` points better than any other."""
        rest = np.delete(self.values, self.best)
        return bool(self.values[self.best] - rest.max() > MATTERS)


@dataclass(frozen=True, slots=True)
class Thought:
    """What short searches with one limit lost, and how often two seeds agreed.

    `losses` has the mean loss over the seeds for each position. `alike` has, for each position that
    matters, the chance that two seeds play a card of the same group.
    """

    losses: tuple[float, ...]
    alike: tuple[float, ...]

    @property
    def loss(self) -> float:
        """Points lost by a decision, on average."""
        return fmean(self.losses)

    @property
    def interval(self) -> float:
        """Half the width of the 95 % interval of `loss`."""
        return half_width(self.losses)

    @property
    def repeated(self) -> float:
        """In decisions that matter, how often another seed plays the same card."""
        return fmean(self.alike)


def main() -> None:
    parser = options("thinking", __doc__, "python -m benchmarks.thinking --decisions 50 --jobs 2")
    parser.add_argument("--decisions", type=int, default=200, help="decisions of each game")
    parser.add_argument("--seeds", type=int, default=8, help="seeds of the short searches")
    parser.add_argument("--jobs", type=int, default=2)
    it = parser.parse_args()
    lines = []
    with ProcessPoolExecutor(it.jobs) as executor:
        for game, seats in TABLES:
            print(f"bench: {game} {seats}", file=sys.stderr, flush=True)
            views, a_deal = decisions(game, seats, it.decisions)
            positions = list(executor.map(searched, views))
            found = [thought(positions, Limits(nodes=nodes), it.seeds, executor) for nodes in NODES]
            lines.append(row(f"{game} {seats}", a_deal, positions, found))
    text = "\n".join(report(lines, it.decisions, it.seeds))
    RESULTS.write_text(text + "\n", encoding="utf-8")
    print(text)


def decisions(game: str, seats: int, wanted: int) -> tuple[list[TrickView], float]:
    """`wanted` views with several legal cards, and the mean number of such views per deal."""
    table = GAMES[game].game({"seats": seats})
    found: list[TrickView] = []
    met = deals = 0

    def note(match: Match[Any], seat: Seat, decision: Decision) -> None:
        nonlocal met
        view = table.view(match.deals[-1].state, seat)
        if isinstance(view, TrickView) and view.phase is Phase.PLAY and len(_groups(view)) > 1:
            met += 1
            if taking.random() < TAKEN:
                found.append(with_dummy_seat(view))

    while len(found) < wanted:
        taking = Random(f"thinking/{game}/{seats}/{deals}")
        players = [bot(PLAYERS, Random(f"{deals}/{seat}")) for seat in range(seats)]
        bidders = [bot("steady", Random(f"{deals}/{seat}")) for seat in range(seats)]
        play_deal(Match.new(table), players, taking, bidders, noting=note)
        deals += 1
    return found[:wanted], met / deals


def _groups(view: TrickView) -> tuple[tuple[Card, ...], ...]:
    cards = [move.card for move in view.legal if isinstance(move, Play)]
    return tuple(tuple(group) for group in groups_of(view, cards))


def searched(view: TrickView) -> Position:
    """A decision with the results of both long searches."""
    groups = _groups(view)
    first, second = (_long(view, [group[0] for group in groups], seed) for seed in (1, 2))
    return Position(view, groups, int(first.argmax()), second)


def _long(view: TrickView, cards: list[Card], seed: int) -> Numbers:
    settings = Settings(most_worlds=8000)
    budget = Budget(LONG)
    every = range(len(cards))  # keep all cards: every value is needed
    playouts = playouts_of(SeatValuation(view, settings), cards, budget, every)
    return evaluate_worlds(playouts, Random(seed)).values


def thought(
    positions: Sequence[Position], limits: Limits, seeds: int, executor: Executor
) -> Thought:
    """Search each position with several seeds under these limits."""
    search = partial(_short, limits=limits, seeds=seeds)
    found = list(executor.map(search, positions, chunksize=4))
    return Thought(
        tuple(loss for loss, _ in found),
        tuple(alike for it, (_, alike) in zip(positions, found, strict=True) if it.matters),
    )


def _short(position: Position, limits: Limits, seeds: int) -> tuple[float, float]:
    """The mean loss over the seeds, and the chance that two seeds play equal cards."""
    cards = []
    for seed in range(seeds):
        move = play.decide(position.view, Random(f"short/{seed}"), limits).move
        assert isinstance(move, Play)
        cards.append(move.card)
    counts = np.bincount([position.group_of(card) for card in cards])
    alike = float((counts * (counts - 1)).sum()) / (seeds * (seeds - 1))
    return fmean(map(position.loss, cards)), alike


def row(table: str, a_deal: float, positions: Sequence[Position], found: Sequence[Thought]) -> str:
    """A game's row in the report: its decisions, then the results under each limit."""
    cells = [f"{each.loss:.2f} ± {each.interval:.2f}, {each.repeated:.0%}" for each in found]
    matter = fmean(it.matters for it in positions)
    return f"| {table} | {a_deal:.0f} | {matter:.0%} | {' | '.join(cells)} |"


def report(rows: Sequence[str], decisions: int, seeds: int) -> Iterator[str]:
    """The lines of THINKING.md."""
    columns = " | ".join(f"{nodes:,} nodes" for nodes in NODES)
    yield from [
        "# What a short think loses",
        "",
        f"Machine: {described()}.",
        f"Command: `python -m benchmarks.thinking --decisions {decisions} --seeds {seeds}`.",
        "",
        f"{decisions} decisions of each game are examined, each among several cards, from deals in",
        f"which `steady` bids and `{PLAYERS}` plays. A search of {LONG.nodes:,} nodes says which",
        "card is best; another, in other worlds, what each card is worth, so that the best is not",
        f"flattered. Then `strong` decides with {seeds} seeds. Each cell has the points that such",
        "a decision loses on average, with a 95 % interval, and how often another seed plays the",
        f"same card in decisions that matter: those whose best card is more than {MATTERS:.0f}",
        "point better than any other. Both numbers are by `strong`'s own measure.",
        "",
        f"| game, seats | decisions a deal | that matter | {columns} |",
        "| --- | ---: | ---: |" + " ---: |" * len(NODES),
        *rows,
        "",
        "Fair because every limit decides the same positions with the same seeds; the intervals",
        "use one result per position.",
    ]


if __name__ == "__main__":
    main()
