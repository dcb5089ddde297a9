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


def test_TX_8_a_build_reveals_a_card_of_its_value() -> None:
    state = play(GAME, table(["R9 R5", "B1"], "G4"), "0 build R5 on G4")
    assert state.shown == (shown(keeps="9"), NOTHING)
    many = tuxedo(seats=2, build_on_many=True)
    state = play(many, table(["R9 R2", "B1"], "G4 G3"), "0 build R2 on G4+G3")
    assert state.shown == (shown(keeps="9"), NOTHING)


def test_TX_16_what_was_shown_ends_with_the_hand() -> None:
    state = table(["R7", "B10"], "G2", stock="R1 R2 R3 R4 G5 G6 G7 G8")
    state = play(GAME, state, "0 trail R7")
    assert state.shown == (shown(lacks="2"), NOTHING)
    state = play(GAME, state, "1 trail B10")
    assert state.shown == (NOTHING, NOTHING)
    state = play(GAME, table(["R9 R5", "B10"], "G4", stock="R1-4"), "0 build R5 on G4")
    assert state.shown == (shown(keeps="9"), NOTHING)
