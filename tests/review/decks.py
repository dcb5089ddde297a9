"""Finished matches for the tests of reviews."""

from collections.abc import Mapping
from random import Random
from typing import Any

from rookery import heuristics
from rookery.core.match import Match
from rookery.core.moves import Move
from rookery.games import GAMES

GAMES_PLAYED: list[tuple[str, dict[str, Any]]] = [
    ("dixie", {"seats": 4}),
    ("five", {}),
    ("three", {}),
    ("two", {}),
    ("tuxedo", {"seats": 3}),
    ("tuxedo", {"seats": 2, "orange": "owner_first"}),
]


def finished(
    name: str, seed: int = 1, *, planted: Mapping[int, Move] | None = None, **options: Any
) -> Match[Any]:
    """A match of one finished deal that `steady` plays, except for the `planted` moves by ply."""
    game = GAMES[name].game(options)
    rng = Random(seed)
    deck = list(game.pack)
    rng.shuffle(deck)
    match: Match[Any] = Match.new(game).deal(deck, 0)
    planted = planted or {}
    while (deal := match.current) is not None:
        state = deal.state
        if game.needs_cut(state):
            match = match.cut(deck)
            continue
        seat = game.actors(state)[0]
        move = planted.get(len(deal.plies))
        if move is None:
            move = heuristics.decide(game.view(state, seat), rng).move
        match = match.apply(seat, move)
    return match
