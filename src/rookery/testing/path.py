"""Paths: deals played move by move, with every state on the way."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from rookery.core.cards import Card, Seat
from rookery.core.game import Game
from rookery.core.moves import Ply


@dataclass(frozen=True, slots=True)
class Path:
    """A deal up to a ply. `states` has one more than `plies`, and another after a cut."""

    game: Game[Any, Any]
    deck: tuple[Card, ...]
    dealer: Seat
    plies: tuple[Ply, ...]
    states: tuple[Any, ...]
    cut: tuple[Card, ...] | None = None

    @property
    def state(self) -> Any:
        """The last state."""
        return self.states[-1]

    def until(self, plies: int) -> Path:
        """The beginning of the path with at most this many plies."""
        if plies >= len(self.plies):
            return self
        states = self.states[: plies + 1]
        return Path(self.game, self.deck, self.dealer, self.plies[:plies], states)


def follow(
    game: Game[Any, Any],
    deck: Sequence[Card],
    dealer: Seat,
    plies: Sequence[Ply],
    cut: Sequence[Card] | None = None,
) -> Path:
    """The path of these plies from the start of a deal. Raises IllegalMove if one is illegal."""
    states = [game.start(deck, dealer)]
    for seat, move in plies:
        states.append(game.apply(states[-1], seat, move))
    if cut is not None:
        states.append(game.cut(states[-1], cut))
    cut = None if cut is None else tuple(cut)
    return Path(game, tuple(deck), dealer, tuple(plies), tuple(states), cut)


def random_path(game: Game[Any, Any], rng: Random) -> Path:
    """A whole deal of random legal moves."""
    deck = tuple(rng.sample(game.pack, len(game.pack)))
    dealer = rng.randrange(game.seats)
    states = [game.start(deck, dealer)]
    plies: list[Ply] = []
    while actors := game.actors(states[-1]):
        seat = rng.choice(actors)
        moves = game.legal(states[-1], seat)
        assert moves, f"seat {seat} is to act and has no legal move"
        move = rng.choice(moves)
        plies.append((seat, move))
        states.append(game.apply(states[-1], seat, move))
    cut = None
    if game.needs_cut(states[-1]):
        cut = tuple(rng.sample(game.pack, len(game.pack)))
        states.append(game.cut(states[-1], cut))
    return Path(game, deck, dealer, tuple(plies), tuple(states), cut)


def specified(state: Any) -> Any:
    """The state in the specification's form, whichever engine it comes from."""
    return state.to_spec() if hasattr(state, "to_spec") else state
