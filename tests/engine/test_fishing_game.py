"""The states of fishing games on the compiled engine are values, and damaged ones are refused."""

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from rookery.coding import ObservationCoding
from rookery.core.cards import CardSet
from rookery.core.moves import Group, Take
from rookery.engine import EngineGame, is_compiled
from rookery.fishing.captures import LISTED
from rookery.fishing.state import FishingState, Haul, Pile
from rookery.testing import random_path
from tests.tables import tuxedo

pytestmark = pytest.mark.skipif(not is_compiled, reason="needs the compiled engine")

SEATS = 3


def states(game: EngineGame[Any, Any], seed: int) -> list[Any]:
    return list(random_path(game, Random(seed)).states)


def test_a_turn_in_the_middle_is_observed() -> None:
    """A seat's own observation shows the part of a capture that it has chosen so far."""
    game = EngineGame(tuxedo(seats=SEATS, trail="free", capture="any", build_on_many=True).rules)
    coding, chosen = ObservationCoding(game.rules), 0
    for state in (each for seed in range(20) for each in states(game, seed)):
        if state.orange is not None or state.is_over:
            continue
        choice = coding.actions.choice(game.legal(state, state.turn))
        view = game.view(state, state.turn)
        for code in choice.codes:
            begun = choice.then(code).begun
            if choice.then(code).move is None:
                chosen += 1
                assert state.observe(state.turn, begun) == coding.observe(view, begun)
    assert chosen > 20


def test_captures_too_many_to_list_are_as_specified() -> None:
    """In a crowded centre the engine lists and applies captures as the specification does."""
    spec = tuxedo(seats=2, trail="free", capture="any", orange="auto")
    game = EngineGame(spec.rules)
    low = [card for card in spec.pack if card.rank <= 4]
    (high,) = [card for card in spec.pack if card.rank == 14][:1]
    rest = [card for card in spec.pack if card not in low and card != high]
    state = FishingState(
        dealer=0,
        totals=(0, 0),
        hands=(CardSet.of(rest[:1]), CardSet.of([high])),
        centre=tuple(Pile((card,)) for card in low),
        stock=(),
        turn=1,
        hauls=(Haul(CardSet.of(rest[1:])), Haul()),
        shown=spec.start(spec.pack, 0).shown,
    )
    fast = game.from_spec(state)
    listed = game.legal(fast, 1)
    assert listed == spec.legal(state, 1) and len(listed) >= LISTED
    for cards in _sums(low, 14, Random(1), 60):
        move = Take(high, (Group(cards),))
        assert game.apply(fast, 1, move).to_spec() == spec.apply(state, 1, move)


def _sums(cards: list[Any], number: int, rng: Random, tries: int) -> list[tuple[Any, ...]]:
    """Random groups of cards that add up to a number."""
    drawn = (tuple(rng.sample(cards, rng.randint(4, 8))) for _ in range(100 * tries))
    return [it for it in drawn if sum(card.rank for card in it) == number][:tries]


WRONG: dict[str, Callable[[FishingState], FishingState]] = {
    "a card twice": lambda it: replace(it, stock=it.stock[1:] + it.stock[-1:]),
    "a card less": lambda it: replace(it, stock=it.stock[1:]),
    "an empty pile": lambda it: replace(it, centre=(*it.centre, Pile(()))),
    "another's turn": lambda it: replace(it, turn=(it.turn + 1) % SEATS),
    "two seats": lambda it: replace(it, hauls=it.hauls[:2]),
    "an owing stranger": lambda it: replace(it, centre=(owed(it.centre[0], 6), *it.centre[1:])),
    "a debt without the rule": lambda it: replace(
        it, centre=(owed(it.centre[0], 0), *it.centre[1:])
    ),
}


def owed(pile: Pile, seat: int) -> Pile:
    return replace(pile, owed_by=frozenset({seat}))


@pytest.mark.parametrize("name", WRONG)
def test_a_state_that_contradicts_itself_is_refused(name: str) -> None:
    game = EngineGame(tuxedo(seats=SEATS).rules)
    state = game.start(Random(1).sample(game.pack, 56), 0)
    state = game.apply(state, 1, game.legal(state, 1)[0])
    spec = state.to_spec()
    assert game.from_spec(spec) == state
    with pytest.raises(ValueError, match=r"deal has each|a pile has|not a state|not a number"):
        game.from_spec(WRONG[name](spec))
