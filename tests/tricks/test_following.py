"""The cards that may be played to a trick: the Rook and the suit led (R5-7, R5-10)."""

from rookery.tricks.state import TrickState
from tests.tables import led_by_bidder, listed, moves, play, refused, trick_game

FIVE = trick_game("five")


def five(hands: list[str], trump: str, called: str) -> TrickState:
    return led_by_bidder(FIVE, hands, trump, called, "D2 D3 D4")


ROOKLESS = "C2-9 CJ CQ"


def test_R5_7_a_led_rook_must_be_followed_with_a_trump() -> None:
    state = five(["Rook HA H2-9", "S2-4 D5-10 DJ", ROOKLESS], "spades", "C2")
    state = play(FIVE, state, "0 play Rook")
    assert moves(FIVE, state, 1) == {"play S2", "play S3", "play S4"}


def test_R5_7_without_a_trump_suit_the_rook_is_no_card_of_the_suit_led() -> None:
    hands = ["SA S2-10", "Rook SJ H2-9", ROOKLESS]
    for trump in ("none", "low"):
        state = play(FIVE, five(hands, trump, "C2"), "0 play S2")
        assert moves(FIVE, state, 1) == {"play SJ"}, trump
    state = play(FIVE, five(["SA S2-10", "Rook H2-10", ROOKLESS], "none", "C2"), "0 play S2")
    assert moves(FIVE, state, 1) == {"play Rook", *listed("play", "H2-10")}


def test_R5_10_trump_need_not_be_broken_but_the_suit_led_must_be_followed() -> None:
    state = five(["HA H2-9 S2", "HJ S3-10"], "spades", "C2")
    assert "play S2" in moves(FIVE, state, 0)
    state = play(FIVE, state, "0 play H2")
    assert refused(FIVE, state, "1 play S3") == "you must follow hearts"
