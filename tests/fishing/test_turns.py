"""Captures, builds, trails and sweeps, and why turns are refused (TX-3 to TX-14)."""

import pytest

from rookery.core.errors import IllegalMove
from rookery.core.moves import Group, Take
from rookery.fishing.game import FishingGame
from rookery.fishing.state import FishingState
from rookery.records.cards import card_text
from tests.tables import card_set, cards, moves, play, refused, table, tuxedo

GAME = tuxedo(seats=2)
FREE = tuxedo(seats=2, trail="free")
ANY = tuxedo(seats=2, capture="any")
MOST = tuxedo(seats=2, capture="most")
MANY = tuxedo(seats=2, build_on_many=True)
HELD = "you do not hold that card"
TURN = "a turn must be a capture, a build or a trail"
ONCE = "a card can be in only one group"
LIES = "each group must be single cards of the centre, or one whole build"
FURTHER = "the capture must also take every further group that the card can take"
TWELVE = "a build of 12 needs a 12 to stay in your hand"
ONE = "a build must be laid on one card or one build"
LAID = "a build must be laid on single cards of the centre, or on one whole build"


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
    with pytest.raises(IllegalMove, match="at least one card from the centre"):
        GAME.apply(state, 0, Take(cards("R9")[0], ()))
    hollow = Take(cards("R9")[0], (Group(cards("B5 G4")), Group(())))
    with pytest.raises(IllegalMove, match="single cards of the centre"):
        GAME.apply(state, 0, hollow)


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


def test_TX_12_no_card_may_be_trailed_while_any_card_captures() -> None:
    state = table(["R9 R2", "B1"], "G9 Y12")
    assert moves(GAME, state, 0) == {"take R9 G9"}
    reason = "a card may be trailed only when no card of yours can capture"
    assert refused(GAME, state, "0 trail R2") == reason
    assert refused(GAME, state, "0 trail R9") == reason


def test_TX_13_with_nothing_in_the_centre_a_card_must_be_played_to_it() -> None:
    state = table(["R9 R2 R7", "B1"])
    for game in (GAME, FREE):
        assert moves(game, state, 0) == {"trail R9", "trail R2", "trail R7"}
        assert (
            refused(game, state, "0 take R9 R2")
            == "each group must be single cards of the centre, or one whole build"
        )


def sweeps(state: FishingState, seat: int = 0) -> tuple[int, int]:
    """The numbers of big and little sweeps of a seat."""
    return state.hauls[seat].big_sweeps, state.hauls[seat].little_sweeps


@pytest.mark.parametrize(
    ("centre", "take", "expected"),
    [
        ("G9 Y5 G4", "G9 Y5+G4", (0, 1)),
        ("G9 Y9 Y5 G4", "G9 Y9 Y5+G4", (1, 0)),
        ("G9", "G9", (0, 1)),
    ],
)
def test_TX_14_big_from_four_cards_taken_little_up_to_three(
    centre: str, take: str, expected: tuple[int, int]
) -> None:
    """The card played does not count towards the four cards of a big sweep."""
    state = play(GAME, table(["R9 R1", "B1"], centre), f"0 take R9 {take}")
    assert state.centre == ()
    assert sweeps(state) == expected
    assert sweeps(state, 1) == (0, 0)


@pytest.mark.parametrize(
    ("game", "hand", "centre", "turn", "reason"),
    [
        (GAME, "R9 R2", "G9 G4", "take B9 G9", HELD),
        (GAME, "R9 R2", "G9 G4", "trail B9", HELD),
        (GAME, "R9 R2", "G9 G4", "build B5 on G4", HELD),
        (GAME, "R9", "G9", "play R9", TURN),
        (GAME, "R9", "G9", "pass", TURN),
        (ANY, "R9", "B5 G4 Y4", "take R9 B5+G4 B5+Y4", ONCE),
        (ANY, "R8", "G4", "take R8 G4+G4", ONCE),
        (GAME, "R9 R5", "B5 G4", "take R9 B9", LIES),
        (GAME, "R9 R5", "B5 G4", "take R9 R5+G4", LIES),
        (GAME, "R9 R5", "B5 G4", "take R9 [B5+G4]", LIES),
        (GAME, "R5 R4", "G4+B5 Y12", "take R5 B5", LIES),
        (GAME, "R9", "G4+B5", "take R9 G4+B5", LIES),
        (GAME, "R9", "G3+B2+Y4", "take R9 [G3+B2]", LIES),
        (GAME, "R9", "G9 B5 G4", "take R9 G9", FURTHER),
        (GAME, "R9", "G9 B5 G4", "take R9 B5+G4", FURTHER),
        (
            MOST,
            "R9",
            "B8 Y1 G5 R3",
            "take R9 B8+Y1",
            "that card must take as many cards as it can, which is 3",
        ),
        (GAME, "R14 R5", "G10", "build R5 on G10", "the value of a build is at most 14, not 15"),
        (GAME, "R9 R3", "G4+B5", "build R3 on [G4+B5]", TWELVE),
        (GAME, "R9 R2", "G3 Y4", "build R2 on G3+Y4", ONE),
        (MANY, "R9 R1", "G4", "build R1 on G4+G4", LAID),
    ],
)
def test_a_refusal_says_why(
    game: FishingGame, hand: str, centre: str, turn: str, reason: str
) -> None:
    assert refused(game, table([hand, "B13"], centre), f"0 {turn}") == reason
