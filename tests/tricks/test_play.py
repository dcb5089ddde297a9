"""Tricks of Rook for Five: following suit (R5-10), and who knows the partner (R5-8)."""

from rookery.tricks.state import TrickState
from tests.tables import led_by_bidder, moves, play, refused, trick_game

FIVE = trick_game("five")
HANDS = [
    "HQ S2-10",
    "H2-10 D10",
    "HA HK D5-9 DJ DQ DK",
    "HJ C2-10",
    "SJ SQ SK SA CJ CQ CK CA DA Rook",
]
STARTED = led_by_bidder(FIVE, HANDS, "none", "HA", "D2 D3 D4")


def five(hands: list[str], trump: str, called: str) -> TrickState:
    return led_by_bidder(FIVE, hands, trump, called, "D2 D3 D4")


def test_R5_10_trump_need_not_be_broken_but_the_suit_led_must_be_followed() -> None:
    state = five(["HA H2-9 S2", "HJ S3-10"], "spades", "C2")
    assert "play S2" in moves(FIVE, state, 0)
    state = play(FIVE, state, "0 play H2")
    assert refused(FIVE, state, "1 play S3") == "you must follow hearts"


def known_to(state: TrickState) -> list[int | None]:
    """The partner in the view of each seat, followed by that in the view of a spectator."""
    known = [FIVE.view(state, seat).partners for seat in (0, 1, 2, 3, 4, None)]
    assert all(len(seats) <= 1 for seats in known)
    return [seats[0] if seats else None for seats in known]


def test_R5_8_only_the_partner_knows_until_the_card_is_played() -> None:
    assert known_to(STARTED) == [None, None, 2, None, None, None]
    state = play(FIVE, STARTED, "0 play HQ", "1 play H2", "2 play HK")
    assert known_to(state) == [None, None, 2, None, None, None]


def test_R5_8_all_know_when_the_card_is_played_and_afterwards() -> None:
    state = play(FIVE, STARTED, "0 play HQ", "1 play H2", "2 play HA")
    assert known_to(state) == [2] * 6
    assert known_to(play(FIVE, state, "3 play HJ", "4 play SA")) == [2] * 6
