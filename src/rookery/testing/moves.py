"""Moves to try in any state, most of which are illegal."""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from random import Random
from typing import Any

from rookery.core import moves as m
from rookery.core.cards import Card
from rookery.core.game import Game
from rookery.fishing.state import FishingState


def conceivable(game: Game[Any, Any]) -> tuple[m.Move, ...]:
    """Many bids, and all other moves with each card of the pack, except captures and builds."""
    return _conceivable(tuple(game.pack))


@lru_cache(maxsize=64)
def _conceivable(pack: tuple[Card, ...]) -> tuple[m.Move, ...]:
    return tuple(_moves(pack))


def _moves(pack: Iterable[Card]) -> Iterator[m.Move]:
    yield from (m.Bid(amount) for amount in (-5, 0, 1, 72, *range(5, 200, 5)))
    yield from (m.NameTrump(trump) for trump in m.Trump)
    yield from (m.ChooseLead(to_left=False), m.ChooseLead(to_left=True))
    yield from (m.ClaimMisdeal(), m.PlayOn(), m.Stay())
    yield from (m.ShootSun(), m.Pass(), m.CallOrange(), m.Hold(), m.Bury(None))
    for make in (m.Bury, m.CallPartner, m.Play, m.Trail):
        yield from (make(card) for card in pack)


def random_uses_of_the_centre(state: FishingState, rng: Random, tries: int) -> Iterator[m.Move]:
    """Captures and builds with random cards and groups of piles, nearly all of them illegal."""
    cards = [card for place in state.places for card in place]
    for _ in range(tries):
        hand = tuple(state.hands[state.turn])
        card = rng.choice(hand if hand and rng.random() < 0.9 else cards)
        piles = rng.sample(state.centre, rng.randint(0, min(4, len(state.centre))))
        groups = [m.Group(pile.cards, pile.is_build) for pile in piles]
        if len(groups) > 1 and rng.random() < 0.6:
            joined = m.Group(tuple(c for group in groups[:2] for c in group.cards))
            groups = [joined, *groups[2:]]
        yield m.Take(card, tuple(groups))
        if groups:
            yield m.Build(card, groups[0])
            yield m.Build(card, groups[0], tuple(groups[1:]))
            yield m.Build(card, m.Group(()), tuple(groups))
