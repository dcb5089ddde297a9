"""How `strong` names trump, buries, calls a card and chooses the first leader."""

import pytest

from rookery.bots.strong.bidding.plans import lead_plans
from rookery.core.cards import ROOK
from rookery.core.moves import CallPartner, NameTrump, Trump
from rookery.kernel import is_compiled
from tests.bots.strong.bidding.deciding import exchanged, moves_of
from tests.tables import bidding, card_set, deal, each, play, trick_game

pytestmark = pytest.mark.skipif(not is_compiled, reason="needs the compiled kernel")

DIXIE = trick_game("dixie")
THREE = trick_game("three")
FIVE = trick_game("five")


def test_winners_and_trumps_are_never_buried() -> None:
    hand = "R14 R13 R11 R9 R7 R6 G14 G3 B14 B6 Y9 Y4 Y2"
    state = deal(DIXIE, [hand], nest="R2 G8 B3 Y12", dealer=3)
    state, decisions = exchanged(DIXIE, play(DIXIE, state, *bidding(DIXIE, 0, 80, dealer=3)))
    assert state.trump is Trump.RED
    assert not state.buried & card_set("R14 R13 R11 R9 R7 R6 R2 G14 B14")
    assert all(str(decision.reason) for decision in decisions)
    assert decisions[-1].considered[0][0] == NameTrump(Trump.RED)


def test_R3_4_no_counter_is_buried_in_three() -> None:
    hand = "R14 R13 R10 R9 R5 G14 G10 G5 B14 B10 B5 Y10 Y5"
    state = deal(THREE, [hand], nest="Y14 G4 G6 B6 Y6", dealer=0)
    state, _ = exchanged(THREE, play(THREE, state, "1 pass", "2 pass"))
    assert not state.buried & THREE.rules.point_cards
    assert len(state.buried) == 5


def test_R5_6_low_cards_call_lo_no_and_the_rook() -> None:
    hand = "S2 S3 S4 H2 H3 H4 D2 D3 C2 C3"
    state = deal(FIVE, [hand], nest="D4 C4 CK", dealer=4)
    state, decisions = exchanged(FIVE, play(FIVE, state, *bidding(FIVE, 0, 90, dealer=4)))
    assert state.trump is Trump.LOW
    assert CallPartner(ROOK) in moves_of(decisions)


def test_R5_10_each_plan_names_the_seat_that_will_lead() -> None:
    start = deal(FIVE, ["SA SQ SJ S10 S8 S7 HA H3 D4 C6"], nest="S4 D2 C9", dealer=4)
    before = ["0 trump spades", "0 call SK", *each(0, "bury", "S4 D2 C9")]
    state = play(FIVE, start, *bidding(FIVE, 0, 90, dealer=4), *before)
    plans = lead_plans(FIVE.view(state, 0))
    after = [FIVE.apply(state, 0, plan.move) for plan in plans]
    assert [it.leader for it in after] == [plan.leader for plan in plans] == [0, 1]
