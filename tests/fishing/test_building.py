"""Builds: what they may be laid on, and who may take or raise them (TX-8 to TX-11)."""

from rookery.fishing.state import FishingState
from rookery.records.cards import card_text
from tests.tables import card_set, moves, play, refused, table, tuxedo

GAME = tuxedo(seats=2)
MANY = tuxedo(seats=2, build_on_many=True)
LIES = "each group must be single cards of the centre, or one whole build"
LAID = "a build must be laid on single cards of the centre, or on one whole build"


def piles(state: FishingState) -> str:
    """The centre in the form that `table` reads; builds are written from the bottom card."""
    return " ".join("+".join(map(card_text, pile.cards)) for pile in state.centre)


def test_TX_8_with_9_and_5_the_5_is_laid_on_a_4_for_9() -> None:
    state = table(["R9 R5", "B1"], "G4 Y12")
    assert moves(GAME, state, 0, "build") == {"build R5 on G4"}
    after = play(GAME, state, "0 build R5 on G4")
    assert piles(after) == "G4+R5 Y12"
    assert after.centre[0].value == 9
    assert after.centre[0].is_build
    assert not after.centre[1].is_build
    assert after.hands[0] == card_set("R9")
    assert after.hauls[0].cards == card_set("")
    assert after.turn == 1
    assert after.last_capturer is None


def test_TX_9_the_cards_of_a_build_are_not_available_singly() -> None:
    state = table(["R5 R4", "B1"], "G4+B5 Y12")
    assert moves(GAME, state, 0) == {"trail R5", "trail R4"}
    assert refused(GAME, state, "0 take R5 B5") == LIES
    assert refused(GAME, table(["R9", "B1"], "G4+B5"), "0 take R9 G4+B5") == LIES
    assert refused(GAME, table(["R9", "B1"], "G3+B2+Y4"), "0 take R9 [G3+B2]") == LIES


def test_TX_9_a_build_is_worth_14_at_most() -> None:
    state = table(["R14 R5", "B1"], "G9")
    assert moves(GAME, state, 0, "build") == {"build R5 on G9"}
    state = table(["R14 R5", "B1"], "G10")
    assert moves(GAME, state, 0, "build") == set()
    assert refused(GAME, state, "0 build R5 on G10") == "the value of a build is at most 14, not 15"


def test_TX_10_anybody_may_raise_a_build() -> None:
    state = play(GAME, table(["R9 R5", "B12 B3"], "Y14 G4"), "0 build R5 on G4")
    assert moves(GAME, state, 1, "build") == {"build B3 on [G4+R5]"}
    state = play(GAME, state, "1 build B3 on [G4+R5]")
    assert piles(state) == "Y14 G4+R5+B3"
    assert state.centre[1].value == 12
    assert moves(GAME, state, 0) == {"trail R9"}


def test_TX_10_raising_needs_a_card_of_the_new_sum() -> None:
    state = table(["R9 R3", "B1"], "G4+B5")
    assert moves(GAME, state, 0, "build") == set()
    reason = refused(GAME, state, "0 build R3 on [G4+B5]")
    assert reason == "a build of 12 needs a 12 to stay in your hand"


def test_TX_10_a_build_goes_on_one_card_or_one_build() -> None:
    state = table(["R9 R2", "B1"], "G3 Y4")
    assert moves(GAME, state, 0, "build") == set()
    assert (
        refused(GAME, state, "0 build R2 on G3+Y4")
        == "a build must be laid on one card or one build"
    )


def test_TX_10_option_build_on_many_makes_one_build_of_several_single_cards() -> None:
    state = table(["R9 R2", "B1"], "Y14 G3 Y13 Y4")
    assert moves(MANY, state, 0, "build") == {"build R2 on G3+Y4"}
    after = play(MANY, state, "0 build R2 on G3+Y4")
    assert piles(after) == "Y14 G3+Y4+R2 Y13"
    assert after == play(MANY, state, "0 build R2 on Y4+G3")


def test_TX_10_a_card_counts_once_in_a_build() -> None:
    state = table(["R9 R1", "B1"], "G4")
    assert refused(MANY, state, "0 build R1 on G4+G4") == LAID


def test_TX_11_the_builder_need_not_take_the_build() -> None:
    state = table(["R9 R5 R12", "B13 B3"], "G4 Y12")
    state = play(GAME, state, "0 build R5 on G4", "1 trail B13")
    assert moves(GAME, state, 0) == {"take R9 [G4+R5]", "take R12 Y12"}
    after = play(GAME, state, "0 take R12 Y12")
    assert piles(after) == "G4+R5 B13"
