"""The state of one of our games in OpenSpiel."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING

import pyspiel

from rookery.coding.words import action_text
from rookery.records.cards import card_text
from rookery.records.moves import ply_text
from rookery.research.rewards import rewards
from rookery.research.spiel.progress import Progress
from rookery.research.spiel.resampling import resampled

if TYPE_CHECKING:
    from rookery.research.spiel.game import SpielGame


class SpielState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types
    """One deal. A chance action is a card's place in the pack, any other an `ActionCoding` code.

    It keeps everything in `progress`, which is immutable. OpenSpiel copies a state by copying its
    attributes deeply, and a copy of our game object would lack our own attributes.
    """

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.progress = Progress(game.chosen)

    # The interface of a state in OpenSpiel

    def current_player(self) -> int:
        """The seat to choose, chance, or the end."""
        progress = self.progress
        if progress.is_chance:
            return int(pyspiel.PlayerId.CHANCE)
        assert progress.position is not None
        seat = progress.position.seat
        return int(pyspiel.PlayerId.TERMINAL) if seat is None else seat

    def _legal_actions(self, player: int) -> list[int]:
        position = self.progress.position
        if position is None or player != position.seat:
            return []
        return list(position.choice.codes)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The cards that may be dealt or cut next, each with its probability."""
        place_of = self.progress.chosen.coded.actions.places.of
        outcomes = self.progress.outcomes
        return [(place_of[card], 1 / len(outcomes)) for card in outcomes]

    def _apply_action(self, action: int) -> None:
        progress = self.progress
        if progress.is_chance:
            self.progress = progress.draw(progress.chosen.coded.game.pack[action])
        else:
            self.progress = progress.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        coded = self.progress.chosen.coded
        if player == pyspiel.PlayerId.CHANCE:
            verb = "deal" if self.progress.position is None else "cut"
            return f"{verb} {card_text(coded.game.pack[action])}"
        return action_text(coded.actions, action)

    def is_terminal(self) -> bool:
        """Whether the deal is over."""
        position = self.progress.position
        return position is not None and position.is_over

    def returns(self) -> list[float]:
        """The rewards of all seats once the deal is over, 0 before."""
        chosen, position = self.progress.chosen, self.progress.position
        if position is None or not position.is_over:
            return [0.0] * chosen.coded.seats
        points = chosen.coded.game.score(position.state)
        return list(rewards(chosen.coded.rules, chosen.utility, points))

    def __str__(self) -> str:
        progress = self.progress
        if progress.position is None:
            return "dealt: " + " ".join(map(card_text, progress.dealt))
        plies = ", ".join(map(ply_text, progress.position.plies))
        begun = progress.position.choice.begun
        words = [action_text(progress.chosen.coded.actions, code) for code in begun]
        deck = " ".join(map(card_text, progress.dealt))
        cut = " ".join(map(card_text, progress.cut))
        parts = {"dealt": deck, "moves": plies, "chosen": ", ".join(words), "cut": cut}
        return "\n".join(f"{name}: {text}" for name, text in parts.items() if text)

    # Also needed by OpenSpiel's information set Monte Carlo tree search in Python

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A state drawn uniformly from all that the player cannot tell from this one.

        Its hands come from `Game.worlds`. Codes that another seat has chosen of its next move are
        dropped: the player has not seen them.
        """
        rng = Random(int(sampler() * 2**53))
        return resampled(self, player, rng)
