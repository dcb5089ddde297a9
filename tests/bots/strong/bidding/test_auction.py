"""The bids of `strong`."""

from dataclasses import replace
from random import Random

import pytest

from rookery.bots import Limits
from rookery.bots.budget import Budget
from rookery.bots.strong.bidding import auction
from rookery.bots.strong.bidding.calibration import calibration_for
from rookery.core.moves import Bid, Pass, ShootSun
from rookery.kernel import is_compiled
from tests.bots.deals import amount
from tests.bots.strong.bidding.deciding import decided
from tests.tables import deal, play, trick_game

pytestmark = pytest.mark.skipif(not is_compiled, reason="needs the compiled kernel")

DIXIE = trick_game("dixie")
THREE = trick_game("three")
FIVE = trick_game("five")

ALL = "R14 R13 R12 R11 R10 R9 R8 G14 G13 B14 B13 Y14 Y13"
FAIR = "R14 R13 R10 R8 R4 R2 G14 G9 B14 B2 Y12 Y7 Y3"


def test_a_hand_of_top_cards_raises_the_bid_of_an_opponent() -> None:
    state = deal(DIXIE, [ALL], dealer=2)
    decision = decided(DIXIE, play(DIXIE, state, "3 bid 75"))
    assert amount(decision) == 80
    assert decision.considered[0][1] > 110


def test_a_bid_that_cannot_be_made_is_left_to_its_bidder() -> None:
    """The bidder cannot make 100 against this hand: setting it is worth more than making 105."""
    state = play(DIXIE, deal(DIXIE, [ALL], dealer=2), "3 bid 100")
    decision = decided(DIXIE, state)
    assert isinstance(decision.move, Pass)
    assert str(decision.reason).endswith("and brought no more than passing in the deals tried")


def test_a_fair_hand_opens_but_does_not_bid_high() -> None:
    state = deal(DIXIE, [FAIR], dealer=2)
    opened = decided(DIXIE, play(DIXIE, state, "3 pass"))
    assert amount(opened) == 70
    assert str(opened.reason).startswith(
        "6 red trumps with the highest, 2 top cards in other suits: about"
    )
    assert opened.considered[0][0] == opened.move
    assert isinstance(decided(DIXIE, play(DIXIE, state, "3 bid 115")).move, Pass)


def test_R3_3_a_weak_hand_leaves_the_dealers_bid_alone() -> None:
    bust = "R9 R8 R6 R4 G9 G7 G6 B9 B8 B4 Y8 Y7 Y6"
    assert isinstance(decided(THREE, deal(THREE, [bust], dealer=2)).move, Pass)


def test_R3_3_the_dealer_plays_for_its_fifty_when_the_others_pass() -> None:
    """Seat 0 has passed, so the dealer keeps its bid of 50 unless seat 1 outbids it."""
    bust = "R9 R8 R6 R4 G9 G7 G6 B9 B8 B4 Y8 Y7 Y6"
    state = play(THREE, deal(THREE, [bust], dealer=2), "0 pass")
    it = auction.look_ahead(THREE.view(state, 1), Random(1), Budget(Limits(nodes=5_000)))
    assert set(it.rival) == {2}
    assert set(it.price) == {50}


def test_R5_4_a_hand_that_takes_everything_shoots_the_sun() -> None:
    sure = "SA SK SQ SJ S10 S9 S8 HA DA CA"
    state = deal(FIVE, [sure], nest="S7 S6 S5", dealer=4)
    assert decided(FIVE, state).move == ShootSun()
    high = play(FIVE, state, "0 bid 170", "1 pass", "2 pass", "3 bid 175")
    assert decided(FIVE, play(FIVE, high, "4 pass")).move == ShootSun()


def test_opponents_who_bid_are_assumed_to_have_good_cards() -> None:
    """The same hand has fewer expected points after an opponent has bid."""
    state = deal(DIXIE, [FAIR], dealer=2)
    quiet = decided(DIXIE, play(DIXIE, state, "3 pass"))
    loud = decided(DIXIE, play(DIXIE, state, "3 bid 75"))
    assert amount(quiet) == 70
    assert amount(loud) == 80
    assert loud.considered[0][1] < quiet.considered[0][1]


def test_a_bid_has_to_be_likely_and_worth_enough_more_than_a_pass() -> None:
    view = DIXIE.view(deal(DIXIE, [FAIR], dealer=3), 0)
    it = auction.look_ahead(view, Random(1), Budget(Limits(nodes=5_000)))
    usual = calibration_for(DIXIE.rules)
    assert auction.weigh(view, it, usual).best == Bid(70)
    assert auction.weigh(view, it, replace(usual, least_gain=300.0)).best == Pass()
    assert auction.weigh(view, it, replace(usual, prudence=1.1)).best == Pass()
    highest = [
        auction.weigh(view, it, replace(usual, prudence=prudence)).highest
        for prudence in (0.2, 0.5, 0.8)
    ]
    assert highest == sorted(highest, reverse=True)
    assert highest[0] > highest[-1]
