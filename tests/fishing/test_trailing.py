"""When a card may be trailed, and what moves reveal about a hand (TX-12, TX-13)."""

from rookery.fishing.state import Shown
from tests.tables import moves, play, refused, table, tuxedo

GAME = tuxedo(seats=2)
FREE = tuxedo(seats=2, trail="free")
NOTHING = Shown()


def shown(lacks: str = "", keeps: str = "") -> Shown:
    return Shown(frozenset(map(int, lacks.split())), frozenset(map(int, keeps.split())))


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


def test_TX_12_a_trail_reveals_that_the_hand_cannot_capture() -> None:
    state = play(GAME, table(["R14 R12", "B1"], "G2 Y3 B4+R5"), "0 trail R14")
    # 2, 3, 2+3, and the build of 9.
    assert state.shown == (shown(lacks="2 3 5 9"), NOTHING)


def test_TX_12_the_card_trailed_counts_only_for_the_next() -> None:
    state = play(GAME, table(["R7 R6", "B10"], "G2"), "0 trail R7")
    assert state.shown[0] == shown(lacks="2")
    state = play(GAME, state, "1 trail B10", "0 trail R6")
    assert state.shown[0] == shown(lacks="2 7 9 10 12")
    assert state.shown[1] == shown(lacks="2 7 9")


def test_TX_8_a_build_reveals_a_card_of_its_value() -> None:
    state = play(GAME, table(["R9 R5", "B1"], "G4"), "0 build R5 on G4")
    assert state.shown == (shown(keeps="9"), NOTHING)
    many = tuxedo(seats=2, build_on_many=True)
    state = play(many, table(["R9 R2", "B1"], "G4 G3"), "0 build R2 on G4+G3")
    assert state.shown == (shown(keeps="9"), NOTHING)


def test_TX_8_raising_shows_the_new_value_beside_the_old() -> None:
    state = play(GAME, table(["R9 R5 R3 R12", "B1"], "G4"), "0 build R5 on G4", "1 trail B1")
    state = play(GAME, state, "0 build R3 on [G4+R5]")
    assert state.shown == (shown(keeps="9 12"), shown(lacks="9"))


def test_TX_11_a_card_that_is_played_is_no_longer_shown_to_be_held() -> None:
    state = play(GAME, table(["R9 R5 R2", "B1"], "G4"), "0 build R5 on G4", "1 trail B1")
    after = play(GAME, state, "0 take R9 [G4+R5]")
    assert after.shown[0] == NOTHING
    after = play(FREE, state, "0 trail R9")
    assert after.shown[0] == NOTHING
    after = play(FREE, state, "0 trail R2")
    assert after.shown[0] == shown(keeps="9")


def test_TX_12_a_capture_shows_nothing_new_and_keeps_what_was_shown() -> None:
    state = play(GAME, table(["R7 R6 R8", "B1"], "G2"), "0 trail R7", "1 trail B1")
    assert state.shown[0] == shown(lacks="2")
    state = play(GAME, state, "0 take R8 R7+B1")
    assert state.shown[0] == shown(lacks="2")


def test_TX_16_what_was_shown_ends_with_the_hand() -> None:
    state = table(["R7", "B10"], "G2", stock="R1 R2 R3 R4 G5 G6 G7 G8")
    state = play(GAME, state, "0 trail R7")
    assert state.shown == (shown(lacks="2"), NOTHING)
    state = play(GAME, state, "1 trail B10")
    assert state.shown == (NOTHING, NOTHING)
    state = play(GAME, table(["R9 R5", "B10"], "G4", stock="R1-4"), "0 build R5 on G4")
    assert state.shown == (shown(keeps="9"), NOTHING)
