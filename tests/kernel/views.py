"""Trick games, views of random deals, and deals as arrays of masks."""

from random import Random

import numpy as np

from rookery.kernel.playouts.open_hand_policy import Rows
from rookery.kernel.solver.random_positions import shuffled
from rookery.kernel.worlds.masks import mask_of
from rookery.testing import random_path
from rookery.tricks.game import TrickGame
from rookery.tricks.rules import Phase, TrickRules
from rookery.tricks.view import TrickView
from tests.small import SEATED
from tests.tables import trick_game

GAMES = {
    "dixie": trick_game("dixie"),
    "dixie for six": trick_game("dixie", seats=6),
    "three": trick_game("three"),
    "five": trick_game("five"),
    "kentucky": trick_game("kentucky"),
    **SEATED,
}


def views_of(game: TrickGame, seed: int, *, most: int) -> list[TrickView]:
    """The views of the seats to play in a random deal, from when `most` cards are in hand."""
    rng = Random(seed)
    path = random_path(game, rng)
    while path.state.bidder is None:
        path = random_path(game, rng)
    playing = [state for state in path.states if state.phase is Phase.PLAY]
    views = [game.view(state, state.turn) for state in playing]
    return [view for view in views if len(view.hand) <= most]


def full_rows(rules: TrickRules, rng: Random, count: int) -> Rows:
    """Random deals as rows of masks: full hands, the nest, and no buried cards."""
    rows = []
    for _ in range(count):
        cards = shuffled(rules.pack, rng)
        size = rules.hand_size
        hands = [cards[seat * size : (seat + 1) * size] for seat in range(rules.seats)]
        rows.append([*(mask_of(hand) for hand in hands), mask_of(cards[rules.seats * size :]), 0])
    return np.array(rows, dtype=np.uint64)
