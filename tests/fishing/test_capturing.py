"""Captures: matches, sums, and at least one card taken (TX-4 to TX-6)."""

import pytest

from rookery.core.errors import IllegalMove
from rookery.core.moves import Group, Take
from rookery.fishing.state import FishingState
from tests.tables import card_set, cards, moves, play, table, tuxedo

GAME = tuxedo(seats=2)


def test_TX_4_a_card_captures_its_number_in_any_colour() -> None:
    state = table(["R9", "B1"], "G9 Y8")
    assert moves(GAME, state, 0) == {"take R9 G9"}
    after = play(GAME, state, "0 take R9 G9")
    assert [pile.cards for pile in after.centre] == [cards("Y8")]
    assert after.last_capturer == 0


def test_TX_5_a_card_captures_two_or_more_that_add_up_to_its_number() -> None:
    state = table(["R9", "B1"], "B1 B3 G5 Y12")
    assert moves(GAME, state, 0) == {"take R9 B1+B3+G5"}
    after = play(GAME, state, "0 take R9 B1+B3+G5")
    assert after.hauls[0].cards == card_set("R9 B1 B3 G5")


def test_TX_6_a_capture_takes_at_least_one_group() -> None:
    state = table(["R9", "B1"], "B5 G4")
    empty = Take(cards("R9")[0], ())
    assert "at least one card from the centre" in str(_error(state, empty))
    hollow = Take(cards("R9")[0], (Group(cards("B5 G4")), Group(())))
    assert "single cards of the centre" in str(_error(state, hollow))


def _error(state: FishingState, move: Take) -> IllegalMove:
    with pytest.raises(IllegalMove) as caught:
        GAME.apply(state, 0, move)
    return caught.value
