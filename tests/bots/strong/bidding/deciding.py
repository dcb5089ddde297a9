"""Helpers that let `strong` decide until card play begins."""

from random import Random

from rookery.bots import Decision
from rookery.bots.limits import Limits
from rookery.bots.strong import StrongBot
from rookery.core.moves import Move
from rookery.tricks.game import TrickGame
from rookery.tricks.rules import Phase
from rookery.tricks.state import TrickState

FEW = Limits(nodes=1_500)
MANY = Limits(nodes=20_000)


def decided(game: TrickGame, state: TrickState, limits: Limits = MANY, seed: int = 1) -> Decision:
    """The decision of the seat to move."""
    return StrongBot(Random(seed), limits).decide(game.view(state, state.turn))


def exchanged(
    game: TrickGame, state: TrickState, limits: Limits = MANY
) -> tuple[TrickState, list[Decision]]:
    """The state when card play begins, and all decisions before it."""
    decisions = []
    while game.actors(state) and state.phase is not Phase.PLAY:
        decision = decided(game, state, limits)
        assert decision.move in game.legal(state, state.turn)
        decisions.append(decision)
        state = game.apply(state, state.turn, decision.move)
    return state, decisions


def moves_of(decisions: list[Decision]) -> list[Move]:
    return [decision.move for decision in decisions]
