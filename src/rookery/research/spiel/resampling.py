"""A state, with a deck and plies of its own, that a player cannot tell from a given state."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import TYPE_CHECKING, Any

from rookery.coding import IllegalAction
from rookery.core.cards import Card, CardSet, Seat
from rookery.core.game import Game
from rookery.core.moves import Bury, Ply
from rookery.fishing.state import FishingState
from rookery.research.coded import specified
from rookery.research.position import Position
from rookery.research.spiel.progress import cards_dealt
from rookery.research.spiel.seen import plies_seen
from rookery.tricks.burials import burying_order
from rookery.tricks.hands import as_dealt, stacked
from rookery.tricks.rules import TrickRules
from rookery.tricks.state import TrickState

if TYPE_CHECKING:
    from rookery.research.spiel.state import SpielState


TRIES = 1_000
"""If none of this many worlds fits, it is assumed that no world does. The first one fits, unless
cards must be buried in the pack's order and some lie face up, which limits the others."""


def resampled(state: SpielState, player: Seat, rng: Random) -> SpielState:
    """A new state with what the player knows, in a random world; ValueError while dealing."""
    position = state.progress.position
    if position is None or position.needs_cut:
        raise ValueError("only a state in which a seat is to choose can be resampled")
    spec: Game[Any, Any] = specified(position.coded.rules)
    for _ in range(TRIES):
        world = spec.worlds(position.view(player), rng)
        try:
            return _replayed(state, world, player)
        except IllegalAction:
            continue
    raise ValueError("no world fits the order in which cards were buried")


def _replayed(state: SpielState, world: TrickState | FishingState, player: Seat) -> SpielState:
    """The same moves in a world. Raises IllegalAction if they cannot have been made in it."""
    position = _choosing(state)
    made: SpielState = state.get_game().new_initial_state()
    place_of = position.coded.actions.places.of
    for card in _deck(state, world)[: cards_dealt(position.coded.rules)]:
        made.apply_action(place_of[card])
    for _, move in _plies(position, world, player):
        before = _plies_of(made)
        while _plies_of(made) == before:
            made.apply_action(_choosing(made).choice.toward(move))
    for code in position.begun(player):
        if code in _choosing(made).choice.codes:
            made.apply_action(code)
    return made


def _choosing(state: SpielState) -> Position:
    position = state.progress.position
    assert position is not None
    return position


def _plies_of(state: SpielState) -> int:
    return len(_choosing(state).plies)


def _plies(position: Position, world: object, player: Seat) -> tuple[Ply, ...]:
    """The plies so far; buried cards that the player did not see are replaced by the world's."""
    rules = position.coded.rules
    if not isinstance(world, TrickState) or not isinstance(rules, TrickRules):
        return position.plies
    seen = position.view(player).buried_face_up
    cards = burying_order(rules, world.trump, world.buried - seen)
    if position.coded.bury_order == "ascending":
        cards.sort(key=position.coded.actions.places.of.__getitem__)
    hidden: Iterator[Card] = iter(cards)
    return tuple(
        (seat, move) if move == shown else (seat, Bury(next(hidden)))
        for (seat, move), (_, shown) in zip(
            position.plies, plies_seen(position, player), strict=True
        )
    )


def _deck(state: SpielState, world: TrickState | FishingState) -> tuple[Card, ...]:
    """The deck that leads to the world, in the order in which it is dealt at chance nodes."""
    position = _choosing(state)
    if isinstance(world, TrickState):
        return _trick_deck(position, world)
    here = position.state
    pairs = list(zip(here.stock, world.stock, strict=True))
    for mine, other in zip(here.hands, world.hands, strict=True):
        pairs += zip(mine, other, strict=True)
    instead = dict(pairs)
    return tuple(instead.get(card, card) for card in state.progress.deck)


def _trick_deck(position: Position, world: TrickState) -> tuple[Card, ...]:
    """The hands and the nest as they were dealt, the nest card that lies face up before the rest.

    In this order `whole_deck` gets the cards; it then puts the face-up card at the end.
    """
    rules = position.coded.rules
    assert isinstance(rules, TrickRules)
    had, turned = as_dealt(rules, world)
    top = world.face_up if rules.nest_shown == "top" else CardSet()
    nest = (*top, *(world.nest - top))
    return stacked(rules, had, (*turned, *world.pile), nest, world.dealer)
