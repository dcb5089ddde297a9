"""How the bots play: bids made at a table of their own, and points a deal against random ones."""

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
    """Deals of four, five … steady bots: how many had a bidder, and how that went."""

    name: str
    deals: int
    thrown_in: int
    made: int
    bids: tuple[int, ...]

    @property
    def share_made(self) -> float:
        """Contracts made of those bid."""
        return self.made / (self.deals - self.thrown_in)


@dataclass(frozen=True, slots=True)
class Edge:
    """Points a deal of a steady seat and of a random one at one table, and the difference."""

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
    """A single deal with its own chance, as the first of a match."""
    bots = [bot(name, Random(f"{number}/{seat}")) for seat, name in enumerate(names)]
    return play_deal(Match.new(game), bots, Random(number))


def contracts(name: str, preset: Preset, seats: int, deals: int) -> Contracts:
    """Steady in every seat."""
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
    """Steady against random, the same deals played twice with the seats exchanged."""
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
    """Every other seat is steady, which in partnerships is one side."""
    return tuple("steady" if seat % 2 == turned else "random" for seat in range(seats))
