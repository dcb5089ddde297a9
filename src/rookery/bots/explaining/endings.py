"""A card followed by perfect play with open hands, in many worlds: what becomes of every card."""

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
    """Whether the points of each seat follow from those of two sides, and few cards are left."""
    is_alone = view.rules.sides is Sides.ALONE and view.seat != view.bidder
    is_sun = isinstance(view.bid, ShootSun)  # which is solved for tricks
    return len(view.hand) <= _MOST_CARDS and not is_alone and not is_sun


def solve_card(view: TrickView, masks: Masks, card: Card) -> PlayedOut:
    """Play a card now; then all play perfectly in the worlds of `masks`, as in `Worlds`."""
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
