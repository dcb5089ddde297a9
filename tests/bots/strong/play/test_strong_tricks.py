"""Card play of `strong`, in deals where the best play is known."""

from dataclasses import replace
from random import Random

import pytest

from rookery.bots import Decision, Limits
from rookery.bots.strong import play as card_play
from rookery.core.moves import ShootSun
from rookery.kernel import is_compiled
from rookery.records.moves import move_text
from rookery.tricks.game import TrickGame
from rookery.tricks.state import TrickState
from tests.bots.deals import DIXIE, FIVE, THREE, against_one, dixie, to_be_ruffed
from tests.tables import led_by_bidder

pytestmark = pytest.mark.skipif(not is_compiled, reason="needs the compiled kernel")


def decided(game: TrickGame, state: TrickState, seed: int = 1) -> Decision:
    """The decision of the seat to move, with few nodes."""
    return card_play.decide(game.view(state, state.turn), Random(seed), Limits(nodes=40_000))


def test_the_bidder_draws_trumps_or_leads_low() -> None:
    """High trumps and the low cards of other suits are worth the same here."""
    every = [decided(DIXIE, dixie(3), seed) for seed in range(5)]
    high = {"play B14", "play B13", "play B12", "play B11"}
    assert {move_text(it.move) for it in every} <= high | {"play G3", "play R3", "play Y3"}
    drawing = {str(it.reason) for it in every if move_text(it.move) in high}
    assert drawing == {"draws trumps: 7 are out, and opponents may hold some"}


def test_a_counter_goes_to_the_trick_that_partner_surely_wins() -> None:
    decision = decided(DIXIE, dixie(3, "0 play G3", "1 play G14", "2 play G2"))
    assert move_text(decision.move) in {"play G5", "play G13"}


def test_no_counter_goes_to_a_trick_of_the_others() -> None:
    decision = decided(DIXIE, dixie(0, "1 play G14"))
    assert move_text(decision.move) == "play G2"


def test_points_are_ruffed_low_by_the_last_to_play() -> None:
    assert move_text(decided(DIXIE, to_be_ruffed()).move) in {"play B8", "play B9"}


def test_a_defender_alone_gives_the_bidder_nothing() -> None:
    assert move_text(decided(THREE, against_one()).move) in {"play G7", "play G8"}


LO_NO_HANDS = [
    "H2 H3 H4 D2 D3 C2 C3 S2 S3 S4",
    "H5 H7 HK D6 D8 DK C7 CQ S9 SJ",
    "H6 H8 HA D7 D9 DA C8 C9 S8 SA",
    "H9 HJ HQ D4 DJ DQ C4 CJ CK SK",
    "H10 D5 D10 C5 C6 C10 CA S5 S6 S7",
]


def test_in_lo_no_the_bidder_leads_its_lowest_cards() -> None:
    """In lo-no a 2 is the highest card of its suit (R5-6): this hand has all four of them."""
    best = {"play H2", "play D2", "play C2", "play S2"}
    state = led_by_bidder(FIVE, LO_NO_HANDS, "low", "H5", "SQ S10 Rook")
    assert move_text(decided(FIVE, state).move) in best


def test_R5_4_a_sun_is_not_risked_for_a_side_ace() -> None:
    """Others hold three trumps and the rook, each of which would beat an ace."""
    hand = "SA SK SQ SJ S10 S9 S8 HA DA CA"
    state = led_by_bidder(FIVE, [hand], "spades", "DK", "S7 S6 S5")
    view = replace(FIVE.view(state, 0), bid=ShootSun())
    decision = card_play.decide(view, Random(1), Limits(nodes=30_000))
    assert move_text(decision.move)[:6] == "play S"
