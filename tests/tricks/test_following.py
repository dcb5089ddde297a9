"""The cards that may be played to a trick: the suit led (R5-10)."""

from rookery.tricks.state import TrickState
from tests.tables import led_by_bidder, moves, play, refused, trick_game

FIVE = trick_game("five")


def five(hands: list[str], trump: str, called: str) -> TrickState:
    return led_by_bidder(FIVE, hands, trump, called, "D2 D3 D4")


def test_R5_10_trump_need_not_be_broken_but_the_suit_led_must_be_followed() -> None:
    state = five(["HA H2-9 S2", "HJ S3-10"], "spades", "C2")
    assert "play S2" in moves(FIVE, state, 0)
    state = play(FIVE, state, "0 play H2")
    assert refused(FIVE, state, "1 play S3") == "you must follow hearts"
