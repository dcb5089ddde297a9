"""Packs, seats, hands and the dealer (TT-5, DX-1, DX-2, R3-1, R5-1)."""

from random import Random

import pytest

from rookery.arena.driver import play_match
from rookery.bots import bot
from rookery.core.cards import CardSet
from rookery.games import GAMES
from rookery.tricks.game import TrickGame
from rookery.tricks.rules import Sides
from tests.tables import cards, trick_game

DIXIE = trick_game("dixie")
SIX = trick_game("dixie", seats=6)
THREE = trick_game("three")
FIVE = trick_game("five")


def check_deal(game: TrickGame, hand_size: int, nest_size: int) -> None:
    """Check the deal of the hands, one card at a time from the dealer's left, and of the nest."""
    deck = tuple(Random(5).sample(game.pack, len(game.pack)))
    for dealer in range(game.seats):
        state = game.start(deck, dealer)
        for place in range(game.seats):
            seat = (dealer + 1 + place) % game.seats
            own = [deck[place + game.seats * card] for card in range(hand_size)]
            assert state.hands[seat] == CardSet.of(own)
        assert state.nest == CardSet.of(deck[-nest_size:])
        assert len(state.nest) == nest_size


@pytest.mark.parametrize("name", ["tuxedo", "three"])
def test_TT_5_the_first_dealer_is_drawn_at_random(name: str) -> None:
    game = GAMES[name].game()
    bots = [bot("random", Random(1)) for _ in range(game.seats)]
    deals = [play_match(game, bots, Random(seed), most_deals=1).deals for seed in range(20)]
    assert {each[0].dealer for each in deals} == set(range(game.seats))


def test_DX_1_four_in_pairs_or_six_in_threes_have_56_cards_without_the_rook() -> None:
    assert DIXIE.pack == SIX.pack == cards("B1-14 G1-14 R1-14 Y1-14")
    assert set(GAMES["dixie"].by_seats) == {4, 6}
    assert {DIXIE.rules.sides, SIX.rules.sides} == {Sides.ALTERNATE}


def test_DX_2_four_get_thirteen_cards_one_at_a_time_and_six_nine() -> None:
    check_deal(DIXIE, 13, 4)
    check_deal(SIX, 9, 2)


def test_R3_1_44_cards_from_4_to_14_in_three_hands_of_thirteen_and_a_nest_of_five() -> None:
    assert THREE.pack == cards("B4-14 G4-14 R4-14 Y4-14")
    assert (THREE.seats, set(GAMES["three"].by_seats)) == (3, {3})
    assert THREE.rules.sides is Sides.ALONE
    check_deal(THREE, 13, 5)


def test_R5_1_53_cards_with_one_joker_in_five_hands_of_ten_and_a_kitty_of_three() -> None:
    suits = " ".join(f"{suit}2-10 {suit}J {suit}Q {suit}K {suit}A" for suit in "SHDC")
    assert FIVE.pack == cards(f"{suits} Rook")
    assert (FIVE.seats, set(GAMES["five"].by_seats)) == (5, {5})
    check_deal(FIVE, 10, 3)
