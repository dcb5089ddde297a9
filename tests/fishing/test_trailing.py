"""When a card may be trailed (TX-12, TX-13)."""

from tests.tables import moves, refused, table, tuxedo

GAME = tuxedo(seats=2)
FREE = tuxedo(seats=2, trail="free")


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
