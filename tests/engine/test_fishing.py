"""A vector table of a fishing game plays, observes and scores every row as specified."""

from random import Random
from typing import Any

import numpy as np
import pytest

from rookery.core.cards import CardSet
from rookery.core.moves import Group, Take
from rookery.engine import VectorTable, is_compiled
from rookery.fishing.packing import most
from rookery.fishing.state import FishingState
from tests.engine.checked import CROWDED, Checked
from tests.engine.test_game import known_options
from tests.tables import tuxedo

pytestmark = pytest.mark.skipif(not is_compiled, reason="needs the compiled engine")


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_tuxedo_is_played_observed_and_scored_as_specified(seats: int) -> None:
    rng = Random(seats)
    for options in ({}, known_options("tuxedo", rng), known_options("tuxedo", rng)):
        Checked(tuxedo(**{**options, "seats": seats}), 2, rng).play(1)


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_many_rules_are_played_as_specified(seats: int) -> None:
    rng = Random(seats)
    for _ in range(10):
        options = {**known_options("tuxedo", rng), "seats": seats}
        checked = Checked(tuxedo(**options), 4, rng)
        for _ in range(500):
            checked.step()
        checked.table.close()


@pytest.mark.parametrize("capture", ["maximal", "any"])
def test_captures_in_a_crowded_centre_are_legal(capture: str) -> None:
    """Not all captures can be listed in such a centre, but those that are offered are legal."""
    game = tuxedo(trail="free", capture=capture, orange="auto")
    checked = Checked(game, 1, Random(2))
    blocks = checked.coding.actions.blocks
    table: Any = checked.table
    captured = 0
    while captured < 8:
        trails = np.flatnonzero(table.mask[0, blocks["trail"].start :][:56])
        if len(trails) and len(table.state(0).centre) <= CROWDED + 6:
            table.step(np.array([blocks["trail"].start + trails[0]], np.int32))
            continue
        state = table.state(0)
        before = len(state.centre)
        while table.state(0) == state:
            assert table.step(table.choose()) == 0
        after = table.state(0)
        if before > CROWDED and not table.done[0] and after.hauls != state.hauls:
            captured += 1
            assert game.apply(state, state.turn, capture_between(state, after)) == after


def capture_between(state: FishingState, after: FishingState) -> Take:
    """The capture that leads from one state to the next."""
    (card,) = state.hands[state.turn] - after.hands[state.turn]
    left = CardSet.of(card for pile in after.centre for card in pile.cards)
    gone = [pile for pile in state.centre if pile.cards[0] not in left]
    certain = [Group(pile.cards, pile.is_build) for pile in gone if pile.value == card.rank]
    rest = [pile.cards[0] for pile in gone if pile.value != card.rank]
    sums = [Group(tuple(cards)) for cards in most(rest, card.rank)]
    return Take(card, (*certain, *sums))


def test_other_bytes_are_no_row() -> None:
    table = VectorTable("tuxedo", 1, seed=1)
    table.play(20)
    before, saved = table.state(0), table.save(0)
    deck = 3 + 96
    twice = saved[: deck + 1] + saved[deck : deck + 1] + saved[deck + 2 :]
    no_numbers = saved[:3] + bytes(96) + saved[deck:]
    illegal = saved[:-2] + b"\xe3\x00"
    for wrong in (b"", saved[:50], saved[:-1], b"\x09" + saved[1:], twice, no_numbers, illegal):
        with pytest.raises(ValueError, match="bytes"):
            table.load(0, wrong)
    assert table.state(0) == before
