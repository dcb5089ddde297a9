"""Rules that contradict each other are refused when they are made."""

from dataclasses import replace
from typing import Any

import pytest

from rookery.core.cards import ROOK, Suit, card_of
from rookery.core.errors import BadOption
from rookery.core.moves import Bid, Trump
from rookery.tricks.game import TrickGame
from rookery.tricks.rules import Phase, Sides
from tests.tables import trick_game

DIXIE = trick_game("dixie").rules
THREE = trick_game("three").rules
FIVE = trick_game("five").rules
RED_1 = card_of(Suit.RED, 1)


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"seats": 2}, "3 to 6 seats"),
        ({"seats": 7, "hand_size": 1}, "3 to 6 seats"),
        ({"hand_size": 15}, "do not fit a pack of 56"),
        ({"hand_size": 0}, "do not fit a pack of 56"),
        ({"seats": 5, "hand_size": 1}, "even number of seats"),
        ({"sides": Sides.ALONE}, "most tricks need two alternate sides"),
        ({"phases": (Phase.AUCTION, Phase.TRUMP)}, "must include AUCTION and PLAY"),
        ({"phases": (Phase.TRUMP, Phase.PLAY)}, "must include AUCTION and PLAY"),
        (
            {"phases": (Phase.AUCTION, Phase.TRUMP, Phase.CALL, Phase.PLAY)},
            "CALL goes with called sides",
        ),
        ({"sides": Sides.CALLED, "most_tricks_points": 0}, "CALL goes with called sides"),
        ({"trump_calls": ()}, "at least one trump call"),
        ({"trump_calls": (Trump.RED, Trump.RED)}, "at least one trump call"),
        ({"trump_is_led": True}, "who has the first lead"),
        ({"first_bidder": "left_of_bidder"}, "left_of_dealer or dealer"),
        ({"maximum_bid": 121}, "multiples of 5"),
        ({"minimum_bid": 125}, "above the highest: minimum_bid=120 would fit"),
        ({"opening_bid": 70}, "opening bid must be below"),
        ({"card_points": ((ROOK, 20),)}, "cards of the pack"),
        ({"card_points": ((RED_1, 30), (RED_1, 20))}, "at most once"),
        ({"card_points": ((RED_1, -5),)}, "must not be negative"),
    ],
)
def test_contradictory_rules_are_refused(changes: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        replace(DIXIE, **changes)


def test_an_option_is_checked_wherever_rules_are_made() -> None:
    with pytest.raises(BadOption, match="target"):
        replace(FIVE, target=0)
    with pytest.raises(BadOption, match="minimum_bid must be a multiple of 5"):
        replace(FIVE, minimum_bid=72)


def test_R3_3_a_minimum_may_lie_further_above_the_automatic_bid() -> None:
    game = TrickGame(replace(THREE, minimum_bid=70))
    state = game.start(game.pack, 0)
    assert game.legal(state, 1)[0] == Bid(70)
    assert game.legal(game.apply(state, 1, Bid(70)), 2)[0] == Bid(75)


def test_a_single_card_may_have_points_of_its_own() -> None:
    red_5 = card_of(Suit.RED, 5)
    rules = replace(DIXIE, card_points=((RED_1, 30), (red_5, 0)), maximum_bid=145)
    assert (rules.points_of[RED_1], rules.points_of[red_5]) == (30, 0)
    assert rules.points_of[card_of(Suit.BLACK, 5)] == 5
    assert RED_1 in rules.point_cards and red_5 not in rules.point_cards
    assert rules.stake == DIXIE.stake + 25
    assert rules != DIXIE and hash(rules) != hash(DIXIE)
