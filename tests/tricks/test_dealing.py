"""Packs, seats, hands and the dealer (TT-5, DX-1, DX-2, R3-1, R5-1)."""

from __future__ import annotations

from random import Random

import pytest

from rookery.arena.driver import play_match
from rookery.bots import bot
from rookery.core.cards import ROOK, Card, CardSet, Suit
from rookery.core.errors import BadDealer, BadOption
from rookery.core.match import Match
from rookery.core.moves import Pass
from rookery.games import GAMES
from rookery.tricks.game import TrickGame
from rookery.tricks.rules import Sides
from tests.tables import cards, deal, trick_game

DIXIE = trick_game("dixie")
SIX = trick_game("dixie", seats=6)
THREE = trick_game("three")
FIVE = trick_game("five")

PACKS = {
    "dixie": cards("B1-14 G1-14 R1-14 Y1-14"),
    "three": cards("B4-14 G4-14 R4-14 Y4-14"),
    "five": cards("S2-10 SJ SQ SK SA H2-10 HJ HQ HK HA D2-10 DJ DQ DK DA C2-10 CJ CQ CK CA Rook"),
}


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


def test_TT_5_the_deal_passes_left() -> None:
    match = Match.new(DIXIE)
    for dealer in (2, 3, 0, 1, 2):
        match = match.deal(DIXIE.pack, dealer)
        assert match.deals[-1].state.dealer == dealer
        for place in (1, 2, 3, 4):
            match = match.apply((dealer + place) % 4, Pass())
        for wrong in (dealer, (dealer + 2) % 4, (dealer + 3) % 4):
            with pytest.raises(BadDealer):
                match.deal(DIXIE.pack, dealer=wrong)
    assert match.deal(DIXIE.pack).deals[-1].dealer == 3


def test_TT_5_the_first_dealer_is_not_settled_by_the_rules() -> None:
    with pytest.raises(BadDealer):
        Match.new(DIXIE).deal(DIXIE.pack)


@pytest.mark.parametrize("name", ["tuxedo", "dixie", "three", "five", "kentucky"])
def test_TT_5_the_first_dealer_is_drawn_at_random(name: str) -> None:
    game = GAMES[name].game()
    drawn = set()
    for seed in range(40):
        bots = [bot("random", Random(seed)) for _ in range(game.seats)]
        drawn.add(play_match(game, bots, Random(seed), most_deals=1).deals[0].dealer)
    assert drawn == set(range(game.seats))


@pytest.mark.parametrize("game", [DIXIE, SIX])
def test_DX_1_56_cards_without_the_rook(game: TrickGame) -> None:
    assert sorted(game.pack) == sorted(PACKS["dixie"])
    assert len(game.pack) == 56
    assert ROOK not in game.pack


def test_DX_1_four_in_two_pairs_or_six_in_two_threes() -> None:
    assert set(GAMES["dixie"].by_seats) == {4, 6}
    assert (DIXIE.seats, SIX.seats) == (4, 6)
    assert {DIXIE.rules.sides, SIX.rules.sides} == {Sides.ALTERNATE}


@pytest.mark.parametrize("seats", [2, 3, 5, 7])
def test_DX_1_no_other_number_of_players_is_allowed(seats: int) -> None:
    with pytest.raises(BadOption):
        trick_game("dixie", seats=seats)


def test_DX_2_thirteen_cards_one_at_a_time_and_a_nest_of_four() -> None:
    check_deal(DIXIE, 13, 4)


def test_DX_2_six_get_nine_cards_and_a_nest_of_two() -> None:
    check_deal(SIX, 9, 2)


def test_R3_1_44_cards_from_4_to_14() -> None:
    assert sorted(THREE.pack) == sorted(PACKS["three"])
    assert len(THREE.pack) == 44


def test_R3_1_three_seats_of_thirteen_cards_and_a_nest_of_five() -> None:
    assert (THREE.seats, set(GAMES["three"].by_seats)) == (3, {3})
    assert THREE.rules.sides is Sides.ALONE
    check_deal(THREE, 13, 5)


def test_R5_1_53_cards_with_one_joker() -> None:
    assert sorted(FIVE.pack) == sorted(PACKS["five"])
    assert len(FIVE.pack) == 53
    assert FIVE.pack.count(Card(Suit.ROOK, 0)) == 1


def test_R5_1_five_seats_of_ten_cards_and_a_kitty_of_three() -> None:
    assert (FIVE.seats, set(GAMES["five"].by_seats)) == (5, {5})
    check_deal(FIVE, 10, 3)


def test_a_stacked_deck_deals_what_it_should() -> None:
    state = deal(DIXIE, ["Y1-13", "G1"], nest="B14 G14", dealer=2)
    assert state.hands[0] == CardSet.of(cards("Y1-13"))
    assert cards("G1")[0] in state.hands[1]
    assert CardSet.of(cards("B14 G14")) <= state.nest
