"""Builds: what they may be laid on, and what they are worth (TX-8, TX-9)."""

from rookery.fishing.state import FishingState
from rookery.records.cards import card_text
from tests.tables import card_set, moves, play, table, tuxedo

GAME = tuxedo(seats=2)


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


def test_TX_9_a_build_is_worth_14_at_most() -> None:
    state = table(["R14 R5", "B1"], "G9")
    assert moves(GAME, state, 0, "build") == {"build R5 on G9"}
    state = table(["R14 R5", "B1"], "G10")
    assert moves(GAME, state, 0, "build") == set()
