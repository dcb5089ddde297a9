"""What becomes of every card if one is played, and all then play perfectly with open hands."""

import numpy as np

from rookery.bots.explaining.playouts import PlayedOut, of_fates
from rookery.core.cards import Card
from rookery.core.moves import ShootSun
from rookery.kernel.encoded_position import NOBODY
from rookery.kernel.playouts.habits import Fates
from rookery.kernel.solver.compiled_solver import Solver
from rookery.kernel.worlds.masks import CARDS, Masks, place_of
from rookery.kernel.worlds.sampling import Sampler
from rookery.tricks.rules import Sides
from rookery.tricks.view import TrickView

_MOST_CARDS = 5
"""The largest number of cards in hand with which worlds are solved. Unmeasured."""

_MEMORY_MB = 8


def can_solve(view: TrickView) -> bool:
    """Whether few cards are left, and the points of two sides give the points of each seat."""
    is_alone = view.rules.sides is Sides.ALONE and view.seat != view.bidder
    is_sun = isinstance(view.bid, ShootSun)  # a sun is solved in tricks, not in points
    return len(view.hand) <= _MOST_CARDS and not is_alone and not is_sun


def solve_card(view: TrickView, masks: Masks, card: Card) -> PlayedOut:
    """Play a card, then let all play perfectly in each world; `masks` are as in `Worlds`."""
    sampler, solver = Sampler(view), Solver(_MEMORY_MB)
    seats = view.rules.seats
    trick = np.full((len(masks), CARDS), -1, dtype=np.int16)
    taker = np.full((len(masks), CARDS), NOBODY, dtype=np.int16)
    wins = np.zeros((len(masks), CARDS), dtype=bool)
    taken = np.zeros((len(masks), seats + 1), dtype=np.float32)
    for row, world in enumerate(sampler.worlds(masks)):
        position = sampler.position(world, seat=view.seat)
        number, line = len(view.tricks), solver.line(position.play(card)[0])
        for each in (card, *(it for _, it in line)):
            played, leader = (*position.trick, each), position.leader
            position, points = position.play(each)
            taken[row, :seats] += np.array(points)[list(position.sides)]
            if position.trick:
                continue
            best = position.order.winner(played)
            places = [place_of(it) for it in played]
            trick[row, places], taker[row, places] = number, (leader + best) % seats
            wins[row, places[best]] = True
            number += 1
    return of_fates(view, masks, Fates(trick, taker, wins, taken))
