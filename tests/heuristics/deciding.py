"""The decisions of `steady` in trick games."""

from random import Random

from rookery.bots import Decision
from rookery.heuristics import tricks
from rookery.tricks.game import TrickGame
from rookery.tricks.state import TrickState


def decided(game: TrickGame, state: TrickState) -> Decision:
    """The decision of the seat to move."""
    return tricks.decide(game.view(state, state.turn), Random(1))
