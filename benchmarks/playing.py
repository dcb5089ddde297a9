"""How `steady` plays: the bids it makes against itself, and its points against `random`."""

from dataclasses import dataclass
from math import sqrt
from random import Random
from statistics import mean, stdev
from typing import Any

from rookery.arena.driver import play_deal
from rookery.bots import bot
from rookery.core.game import Game
from rookery.core.match import Match
from rookery.core.moves import Bid
from rookery.games import GAMES, Preset


@dataclass(frozen=True, slots=True)
class Contracts:
    """How `steady` bids against itself. `thrown_in` counts deals without a bid."""

    name: str
    deals: int
    thrown_in: int
    made: int
    bids: tuple[int, ...]

    @property
    def share_made(self) -> float:
        """The share of contracts that were made."""
        return self.made / (self.deals - self.thrown_in)


@dataclass(frozen=True, slots=True)
class Edge:
    """Points per deal of the `steady` seats and of the `random` seats at the same table."""

    name: str
    deals: int
    steady: float
    random: float
    difference: float
    interval: float
    """Half the width of the 95 % interval of the difference."""


def tables() -> list[tuple[str, Preset, int]]:
    """Every game with every number of players."""
    return [
        (f"{preset.name} {seats}", preset, seats)
        for preset in GAMES.values()
        for seats in sorted(preset.by_seats)
    ]


def one_deal(game: Game[Any, Any], names: tuple[str, ...], number: int) -> Match[Any]:
    """Play one deal. Its number is the seed of the deck and of the bots."""
    bots = [bot(name, Random(f"{number}/{seat}")) for seat, name in enumerate(names)]
    return play_deal(Match.new(game), bots, Random(number))


def contracts(name: str, preset: Preset, seats: int, deals: int) -> Contracts:
    """Let `steady` bid in all seats of `deals` deals."""
    game = preset.game({"seats": seats})
    thrown_in = made = 0
    bids = []
    for number in range(deals):
        deal = one_deal(game, ("steady",) * seats, number).deals[0]
        if deal.state.bidder is None or deal.points is None:
            thrown_in += 1
            continue
        made += deal.points[deal.state.bidder] >= 0
        if isinstance(deal.state.bid, Bid):
            bids.append(deal.state.bid.amount)
    return Contracts(name, deals, thrown_in, made, tuple(bids))


def edge(name: str, preset: Preset, seats: int, deals: int) -> Edge:
    """`steady` against `random`. Each deal is played twice, the second time with bots exchanged."""
    game = preset.game({"seats": seats})
    mine, theirs, differences = [], [], []
    for number in range(deals):
        for turned in (False, True):
            names = _seated(seats, turned=turned)
            points = one_deal(game, names, number).deals[0].points or ()
            steady = mean(p for p, who in zip(points, names, strict=True) if who == "steady")
            other = mean(p for p, who in zip(points, names, strict=True) if who == "random")
            mine.append(steady)
            theirs.append(other)
        differences.append(mean((mine[-1] - theirs[-1], mine[-2] - theirs[-2])))
    half = 1.96 * stdev(differences) / sqrt(deals)
    return Edge(name, deals, mean(mine), mean(theirs), mean(differences), half)


def _seated(seats: int, *, turned: bool) -> tuple[str, ...]:
    """The bots by seat: every second seat is `steady`, so partners are the same bot."""
    return tuple("steady" if seat % 2 == turned else "random" for seat in range(seats))
