"""What a seat remembers: unseen cards, voids, and the trust in each seat."""

from __future__ import annotations

import pytest

from rookery.core.cards import Seat, Suit
from rookery.heuristics.tricks.memory import Memory, remember
from rookery.records.cards import parse_card
from rookery.tricks.game import TrickGame
from rookery.tricks.state import TrickState
from tests.tables import bidding, card_set, deal, each, play, trick_game

DIXIE = trick_game("dixie")
THREE = trick_game("three")
FIVE = trick_game("five")

NEST = "B1 G14 R1 Y1"


def dixie(*plies: str) -> TrickState:
    """Seat 0 is the bidder with black as trump; seat 1 leads; seat 2 has no green."""
    hands = ["B2-9 R2-6", "G1-9 B10 B11 Y2 Y3", "R7-14 Y4-8", "G10-13 Y9-14 B12-14"]
    exchange = [*bidding(DIXIE, 0, 70), *each(0, "bury", NEST), "0 trump black"]
    state: TrickState = play(DIXIE, deal(DIXIE, hands, nest=NEST), *exchange, *plies)
    return state


def five(*plies: str) -> TrickState:
    """Seat 0 has named hearts and called the ace, which seat 2 holds; seat 0 leads."""
    hands = [
        "HK HQ HJ H10 H9 H8 SA SK C2 C3",
        "H7 H6 S2-9",
        "HA H2 D4-9 S10 SJ",
        "H3 H4 H5 Rook C5-9 DQ",
        "SQ",
    ]
    exchange = ["0 trump hearts", "0 call HA", *each(0, "bury", "D2 D3 C4"), "0 lead self"]
    start = deal(FIVE, hands, nest="D2 D3 C4", dealer=4)
    state: TrickState = play(FIVE, start, *bidding(FIVE, 0, 75, dealer=4), *exchange, *plies)
    return state


def memory(game: TrickGame, state: TrickState, seat: Seat) -> Memory:
    return remember(game.view(state, seat))


def test_cards_neither_held_nor_played_nor_buried_by_the_own_seat_are_out() -> None:
    state = dixie("1 play G9", "2 play R7")
    bidder, defender = memory(DIXIE, state, 0), memory(DIXIE, state, 3)
    assert bidder.out == card_set("B10-14 G1-8 G10-13 R8-14 Y2-14")
    assert card_set("B1 G14 R1 Y1") <= defender.out
    assert bidder.trumps_out == card_set("B10-14")
    assert not bidder.out & card_set("G9 R7")


def test_it_counts_the_higher_cards_that_are_out() -> None:
    state = dixie("1 play G9", "2 play R7", "3 play G13")
    assert memory(DIXIE, state, 3).out_above(parse_card("G12")) == 1
    assert memory(DIXIE, state, 0).out_above(parse_card("G12")) == 0
    assert memory(DIXIE, state, 0).out_above(parse_card("R6")) == 7


def test_a_seat_that_does_not_follow_suit_is_void() -> None:
    known = memory(DIXIE, dixie("1 play G9", "2 play R7"), 0)
    assert known.void_suits[2] == {Suit.GREEN}
    assert known.share(2, Suit.GREEN) == 0
    assert known.share(3, Suit.GREEN) > known.share(3, Suit.YELLOW) > 0


def test_a_lone_defender_trusts_another_more_than_the_bidder() -> None:
    start = deal(THREE, nest="G4 R4 Y4 B4 B6")
    state = play(THREE, start, "1 pass", "2 pass", "0 trump black")
    state = play(THREE, state, *each(0, "bury", "G4 R4 Y4 B4 B6"))
    bidder, own, fellow = memory(THREE, state, 1).trust
    assert bidder == 0 < fellow < 0.5 < own
    assert memory(THREE, state, 0).trust == (1, 0, 0)


@pytest.mark.parametrize(
    ("seat", "trust"),
    [
        (0, (1, 1 / 4, 1 / 4, 1 / 4, 1 / 4)),
        (1, (0, 1, 2 / 3, 2 / 3, 2 / 3)),
        (2, (1, 0, 1, 0, 0)),
    ],
)
def test_before_the_called_card_falls_all_but_its_holder_must_guess(
    seat: Seat, trust: tuple[float, ...]
) -> None:
    assert memory(FIVE, five(), seat).trust == pytest.approx(trust)


def test_a_seat_void_in_the_suit_of_the_called_card_is_not_the_partner() -> None:
    state = five("0 play H8", "1 play H6", "2 play H2", "3 play H3")
    shown = play(FIVE, state, "4 play SQ")
    assert memory(FIVE, shown, 0).trust[4] == 0
    assert memory(FIVE, shown, 0).trust[1] == pytest.approx(1 / 3)


def test_once_the_called_card_has_fallen_everybody_knows() -> None:
    state = five("0 play H8", "1 play H6", "2 play HA")
    assert memory(FIVE, state, 3).trust == (0, 1, 0, 1, 1)
    assert memory(FIVE, state, 0).trust == (1, 0, 1, 0, 0)
