"""A contest of bots on the same deals: every pair of them, in every seating.

What the cards give to one seat they give to both bots in turn, so the difference is play, and far
fewer deals tell the bots apart than at tables where everybody has cards of their own.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from concurrent.futures import Executor
from dataclasses import dataclass, field
from functools import partial
from itertools import combinations, product
from random import Random
from statistics import fmean
from typing import Any

from rookery.arena.driver import play_deal
from rookery.arena.simulate import BadTable
from rookery.bots import Bot, bot
from rookery.core.game import Game
from rookery.core.match import Match
from rookery.core.moves import Bid
from rookery.games import preset
from rookery.telling.sheet import contract
from rookery.tricks.game import TrickGame
from rookery.tricks.rules import Sides


@dataclass(frozen=True, slots=True)
class Contest:
    """What is played. The chance of a round comes from the seed and its number alone.

    A round is one deal, or a whole match with `whole_matches`, in every seating of a pair. With
    `bidder` that bot decides all that comes before the tricks, for every seat: then the contest is
    of card play alone. A match is left undecided after `most_deals`.
    """

    game: str
    bots: tuple[str, ...]
    seed: int = 0
    options: Mapping[str, object] = field(default_factory=dict)
    bidder: str | None = None
    whole_matches: bool = False
    most_deals: int = 200

    def check(self) -> None:
        """Raise BadTable, UnknownGame, BadOption or UnknownBot if it cannot be played."""
        rules = self.rules()
        for name in (*self.bots, self.bidder or self.bots[0]):
            bot(name, Random(0))
        if len(set(self.bots)) < max(2, len(self.bots)):
            raise BadTable("an arena needs two bots or more, each of them once")
        if self.bidder is not None and not isinstance(rules, TrickGame):
            raise BadTable(f"nobody bids in {self.game}: there is nothing for a bidder to do")

    def rules(self) -> Game[Any, Any]:
        """The game with its house rules. Raises UnknownGame or BadOption."""
        return preset(self.game).game(self.options)

    @property
    def pairs(self) -> tuple[tuple[str, str], ...]:
        """Every two bots, in the order they were named."""
        return tuple(combinations(self.bots, 2))


@dataclass(frozen=True, slots=True)
class Side:
    """What one bot of a pair did in a round: contracts bid and made, and matches won.

    `bids` is the sum of the amounts of its bids; the sun counts no amount.
    """

    contracts: int = 0
    made: int = 0
    bids: int = 0
    won: float = 0.0


@dataclass(frozen=True, slots=True)
class Round:
    """What a round came to: `edge` is how many points a deal the first bot had over the second."""

    number: int
    pair: tuple[str, str]
    edge: float
    deals: int
    sides: tuple[Side, Side]


def seatings(game: Game[Any, Any], pair: tuple[str, str]) -> Iterator[tuple[str, ...]]:
    """Every way to seat two bots, both of them present, partners by their seats being alike.

    >>> from rookery.games import GAMES
    >>> [" ".join(each) for each in seatings(GAMES["dixie"].game(), ("a", "b"))]
    ['a b a b', 'b a b a']
    >>> sum(1 for each in seatings(GAMES["five"].game(), ("a", "b")))
    30
    """
    if isinstance(game, TrickGame) and game.rules.sides is Sides.ALTERNATE:
        for one, two in (pair, pair[::-1]):
            yield (one, two) * (game.seats // 2)
        return
    yield from (each for each in product(pair, repeat=game.seats) if len(set(each)) == len(pair))


def play_round(contest: Contest, task: tuple[int, tuple[str, str]]) -> Round:
    """One round of a pair."""
    number, pair = task
    game = contest.rules()
    edges, deals = [], 0
    sides = [Side(), Side()]
    for seated in seatings(game, pair):
        match = _played(contest, game, number, seated)
        deals += len(match.deals)
        points = [
            fmean(total for total, name in zip(match.totals, seated, strict=True) if name == each)
            for each in pair
        ]
        edges.append((points[0] - points[1]) / len(match.deals))
        sides = [_counted(sides[place], match, seated, pair[place]) for place in range(2)]
    return Round(number, pair, fmean(edges), deals, (sides[0], sides[1]))


def _played(
    contest: Contest, game: Game[Any, Any], number: int, seated: tuple[str, ...]
) -> Match[Any]:
    """The match of one seating: the same cards come, and the same chance, whoever sits there."""
    stem = f"{contest.seed}/{number}"
    bots = _bots(seated, f"{stem}/seat")
    bidders = _bots((contest.bidder,) * len(seated), f"{stem}/bidder") if contest.bidder else []
    match = Match.new(game)
    most = contest.most_deals if contest.whole_matches else 1
    while not match.is_over and len(match.deals) < most:
        match = play_deal(match, bots, Random(f"{stem}/deal {len(match.deals)}"), bidders)
    return match


def _bots(names: tuple[str, ...], stem: str) -> list[Bot]:
    return [bot(name, Random(f"{stem} {seat}")) for seat, name in enumerate(names)]


def _counted(side: Side, match: Match[Any], seated: tuple[str, ...], name: str) -> Side:
    """A bot's side with one more match counted."""
    contracts, made, bids, won = side.contracts, side.made, side.bids, side.won
    for deal in match.deals:
        it = contract(match.game, deal.state)
        if it is not None and it.bidder is not None and seated[it.bidder] == name:
            contracts += 1
            made += bool(it.made)
            bids += it.bid.amount if isinstance(it.bid, Bid) else 0
    if match.winners:
        won += fmean(seated[seat] == name for seat in match.winners)
    return Side(contracts, made, bids, won)


def play_contest(
    contest: Contest, tasks: Iterable[tuple[int, tuple[str, str]]], executor: Executor | None = None
) -> Iterator[Round]:
    """The rounds of some tasks in their order, played by the executor if there is one."""
    contest.check()
    play = partial(play_round, contest)
    return map(play, tasks) if executor is None else executor.map(play, list(tasks))
