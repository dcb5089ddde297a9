"""Captures: matches, sums, combinations, and the cards that must be taken (TX-3 to TX-7)."""

import pytest

from rookery.core.errors import IllegalMove
from rookery.core.moves import Group, Take
from rookery.fishing.state import FishingState
from tests.tables import card_set, cards, moves, play, refused, table, tuxedo

GAME = tuxedo(seats=2)
ANY = tuxedo(seats=2, capture="any")
MOST = tuxedo(seats=2, capture="most")


def test_TX_3_a_card_that_is_not_held_cannot_be_used() -> None:
    state = table(["R9 R2", "B9 B5"], "G9 G4")
    held = "you do not hold that card"
    assert refused(GAME, state, "0 take B9 G9") == held
    assert refused(GAME, state, "0 trail B9") == held
    assert refused(GAME, state, "0 build B5 on G4") == held


def test_TX_3_a_trick_move_is_no_turn() -> None:
    state = table(["R9", "B9"], "G9")
    assert refused(GAME, state, "0 play R9") == "a turn must be a capture, a build or a trail"
    assert refused(GAME, state, "0 pass") == "a turn must be a capture, a build or a trail"


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


def test_TX_6_groups_are_disjoint() -> None:
    state = table(["R9", "B1"], "B5 G4 Y4")
    reason = refused(ANY, state, "0 take R9 B5+G4 B5+Y4")
    assert reason == "a card can be in only one group"
    assert refused(ANY, table(["R8", "B1"], "G4"), "0 take R8 G4+G4") == reason


def test_TX_6_groups_lie_in_the_centre() -> None:
    state = table(["R9 R5", "G9"], "B5 G4")
    reason = "each group must be single cards of the centre, or one whole build"
    assert refused(GAME, state, "0 take R9 B9") == reason
    assert refused(GAME, state, "0 take R9 R5+G4") == reason
    assert refused(GAME, state, "0 take R9 [B5+G4]") == reason


def test_TX_6_a_capture_takes_at_least_one_group() -> None:
    state = table(["R9", "B1"], "B5 G4")
    empty = Take(cards("R9")[0], ())
    assert "at least one card from the centre" in str(_error(state, empty))
    hollow = Take(cards("R9")[0], (Group(cards("B5 G4")), Group(())))
    assert "single cards of the centre" in str(_error(state, hollow))


def test_TX_6_two_groupings_of_the_same_cards_are_one_move_and_either_is_accepted() -> None:
    state = table(["R9", "B1"], "B5 G4 Y5 R4")
    (listed,) = moves(GAME, state, 0)
    first = play(GAME, state, "0 take R9 B5+G4 Y5+R4")
    second = play(GAME, state, "0 take R9 B5+R4 Y5+G4")
    assert first == second == play(GAME, state, f"0 {listed}")
    assert first.centre == ()


def test_TX_7_maximal_leaves_no_further_group() -> None:
    state = table(["R9", "B1"], "G9 B5 G4")
    assert moves(GAME, state, 0) == {"take R9 G9 B5+G4"}
    further = "the capture must also take every further group that the card can take"
    assert refused(GAME, state, "0 take R9 G9") == further
    assert refused(GAME, state, "0 take R9 B5+G4") == further


def test_TX_7_option_most_takes_the_greatest_number_of_cards() -> None:
    state = table(["R9", "B1"], "B8 Y1 G5 R3")
    assert moves(MOST, state, 0) == {"take R9 Y1+G5+R3"}
    reason = refused(MOST, state, "0 take R9 B8+Y1")
    assert reason == "that card must take as many cards as it can, which is 3"


def _error(state: FishingState, move: Take) -> IllegalMove:
    with pytest.raises(IllegalMove) as caught:
        GAME.apply(state, 0, move)
    return caught.value
