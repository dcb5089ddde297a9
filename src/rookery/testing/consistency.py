"""Checks that a world holds the whole pack, gives the same view, and allows the moves made."""

from collections.abc import Iterator
from random import Random
from typing import Any

from rookery.core.cards import Card, CardSet
from rookery.core.errors import IllegalMove
from rookery.core.moves import Bury, Ply
from rookery.fishing.state import FishingState
from rookery.testing.path import Path, follow, specified
from rookery.tricks.burials import burying_order
from rookery.tricks.hands import as_dealt, stacked
from rookery.tricks.rules import TrickRules
from rookery.tricks.state import TrickState


def check_worlds(path: Path, rng: Random) -> None:
    """Check that a world drawn from each view is a complete deal with that same view.

    For one random viewer, the moves are also replayed in the world and must lead to it.
    """
    game, state = path.game, path.state
    viewers = (None, *range(game.seats))
    retried = rng.choice(viewers)
    for viewer in viewers:
        view = game.view(state, viewer)
        world = game.worlds(view, rng)
        _check_whole(game.pack, world)
        who = "a spectator" if viewer is None else f"seat {viewer}"
        assert game.view(world, viewer) == view, f"a world has another view for {who}"
        if viewer == retried:
            assert leads_to(path, world), f"a world for {who} contradicts the moves made"


def _check_whole(pack: tuple[Card, ...], world: Any) -> None:
    together = CardSet()
    for place in world.places:
        together = together | place
    assert together == CardSet.of(pack), "a world does not hold the pack"
    assert sum(map(len, world.places)) == len(pack), "a card of a world lies in two places"


def leads_to(path: Path, world: Any) -> bool:
    """Whether the moves of a path, with the burial of the world, lead to this world."""
    state = specified(world)
    deck = _trick_deck(path, state) if isinstance(state, TrickState) else _deck(path, state)
    if deck is None:
        return False
    try:
        again = follow(path.game, deck, path.dealer, plies_in(path, state), path.cut)
    except IllegalMove:
        return False
    game = path.game
    return all(game.view(again.state, it) == game.view(world, it) for it in range(game.seats))


def plies_in(path: Path, world: Any) -> tuple[Ply, ...]:
    """The plies of a path, with each buried card replaced by one that is buried in the world."""
    rules = path.game.rules
    buried: Iterator[Card] = iter(())
    if isinstance(world, TrickState) and isinstance(rules, TrickRules):
        buried = iter(burying_order(rules, world.trump, world.buried))
    return tuple((s, Bury(next(buried))) if isinstance(m, Bury) else (s, m) for s, m in path.plies)


def _trick_deck(path: Path, world: TrickState) -> tuple[Card, ...] | None:
    """The deck that deals a world's original hands and nest; None if hands differ in size."""
    rules = path.game.rules
    assert isinstance(rules, TrickRules)
    had, turned = as_dealt(rules, world)
    if len(set(map(len, had))) > 1:
        return None
    nest = (*(world.nest - world.face_up), *world.face_up)
    return stacked(rules, had, (*turned, *world.pile), nest, path.dealer)


def _deck(path: Path, world: FishingState) -> tuple[Card, ...]:
    """The path's deck with the hidden cards replaced by the world's."""
    before = specified(path.state)
    pairs = list(zip(before.stock, world.stock, strict=True))
    for mine, other in zip(before.hands, world.hands, strict=True):
        pairs += zip(mine, other, strict=True)
    instead = dict(pairs)
    return tuple(instead.get(card, card) for card in path.deck)
