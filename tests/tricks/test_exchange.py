"""The exchange (TT-7, DX-5, DX-6, R3-4, R3-5, R5-5, R5-6, R5-9)."""

import pytest

from rookery.tricks.game import TrickGame
from rookery.tricks.rules import Phase
from rookery.tricks.state import TrickState
from tests.tables import bidding, card_set, deal, each, listed, moves, play, refused, trick_game

DIXIE = trick_game("dixie")
THREE = trick_game("three")
FIVE = trick_game("five")

DIXIE_HAND, DIXIE_NEST = "Y1-13", "B14 G14 R14 Y14"
THREE_HAND, THREE_NEST = "Y4-14 G4 G5", "B4 B5 B6 B7 B10"
FIVE_HAND, FIVE_NEST = "SA S2-10", "D2 D3 DA"


def won_by_1(game: TrickGame, hand: str, nest: str, bid: int = 100) -> TrickState:
    """Seat 0 has dealt, and seat 1, with this hand, has won the bidding."""
    state = deal(game, ["", hand], nest=nest)
    bid_for: TrickState = play(game, state, *bidding(game, 1, bid))
    return bid_for


DX = won_by_1(DIXIE, DIXIE_HAND, DIXIE_NEST)
R3 = play(THREE, deal(THREE, ["", THREE_HAND], nest=THREE_NEST), "1 bid 100", "2 pass", "0 pass")
R5 = won_by_1(FIVE, FIVE_HAND, FIVE_NEST)


def test_TT_7_rook_for_five_names_trump_calls_buries_and_chooses_the_lead() -> None:
    steps = ["1 trump hearts", "1 call HA", "1 bury S2", "1 bury D3", "1 bury S3", "1 lead self"]
    phases = [Phase.TRUMP, Phase.CALL, Phase.BURY, Phase.BURY, Phase.BURY, Phase.LEAD]
    state = R5
    for step, phase in zip(steps, phases, strict=True):
        assert (state.phase, FIVE.actors(state)) == (phase, (1,))
        state = play(FIVE, state, step)
    assert state.phase is Phase.PLAY


def test_DX_5_any_four_cards_may_be_buried_counters_too() -> None:
    assert DX.hands[1] == card_set(f"{DIXIE_HAND} {DIXIE_NEST}")
    assert moves(DIXIE, DX, 1) == set(listed("bury", f"{DIXIE_HAND} {DIXIE_NEST}"))
    assert refused(DIXIE, DX, "2 bury Y1") == "it is the turn of seat 1"
    state = play(DIXIE, DX, *each(1, "bury", "Y13 Y10 Y5 B14"))
    assert state.buried == card_set("Y13 Y10 Y5 B14")
    assert len(state.hands[1]) == 13


@pytest.mark.parametrize(("dealer", "leader"), [(0, 1), (3, 0)])
def test_DX_6_the_seat_left_of_the_dealer_leads_any_card(dealer: int, leader: int) -> None:
    state = deal(DIXIE, ["", "", "Y1-13"], nest=DIXIE_NEST, dealer=dealer)
    state = play(DIXIE, state, *bidding(DIXIE, 2, 70, dealer), *each(2, "bury", DIXIE_NEST))
    state = play(DIXIE, state, "2 trump yellow")
    assert DIXIE.actors(state) == (leader,)
    assert len(DIXIE.legal(state, leader)) == 13


def test_R3_4_no_counter_may_be_buried_or_left_in_the_nest() -> None:
    state = play(THREE, R3, "1 trump yellow")
    assert moves(THREE, state, 1) == set(listed("bury", "Y4 Y6-9 Y11-13 G4 B4 B6 B7"))
    for counter in ("Y5", "Y10", "Y14", "B5", "B10"):
        assert refused(THREE, state, f"1 bury {counter}") == "you cannot bury a counter"


@pytest.mark.parametrize(
    ("bidder", "calls"), [(1, "0 pass, 1 bid 60, 2 pass"), (2, "0 pass, 1 pass")]
)
def test_R3_5_the_seat_left_of_the_highest_bidder_leads_any_card(bidder: int, calls: str) -> None:
    hands = [""] * 3
    hands[bidder] = "Y4-14 G4 G5"
    state = deal(THREE, hands, nest="B4 B6 B7 B8 B9", dealer=2)
    exchange = [f"{bidder} trump red", *each(bidder, "bury", "B4 B6 B7 B8 B9")]
    state = play(THREE, state, *calls.split(", "), *exchange)
    left = (bidder + 1) % 3
    assert THREE.actors(state) == (left,)
    assert len(THREE.legal(state, left)) == 13


def test_R5_5_a_called_card_is_neither_in_the_hand_nor_in_the_kitty() -> None:
    state = play(FIVE, R5, "1 trump hearts")
    calls = moves(FIVE, state, 1)
    assert len(calls) == 53 - 13
    assert "call Rook" in calls
    assert refused(FIVE, state, "1 call S2") == "you cannot call a card you hold"
    assert refused(FIVE, state, "1 call DA") == "you cannot call a card you hold"
    assert refused(FIVE, state, "1 call R5") == "that card is not in the pack"


@pytest.mark.parametrize(("choice", "leader"), [("self", 1), ("left", 2)])
def test_R5_9_the_bidder_leads_or_the_player_on_the_left(choice: str, leader: int) -> None:
    buried = ["1 trump hearts", "1 call HA", *each(1, "bury", "SA DA S10")]
    state = play(FIVE, R5, *buried)
    assert moves(FIVE, state, 1) == {"lead self", "lead left"}
    assert refused(FIVE, state, "2 lead self") == "it is the turn of seat 1"
    assert FIVE.actors(play(FIVE, state, f"1 lead {choice}")) == (leader,)
