"""Rook for Two, with a dummy (R2-1 to R2-8)."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from rookery.core.cards import Card, CardSet, Seat
from rookery.core.moves import Bid
from rookery.records import card_text
from rookery.tricks.hands import stacked
from rookery.tricks.rules import Phase
from rookery.tricks.state import Trick, TrickState
from tests.family import counters
from tests.tables import card_set, cards, each, listed, moves, play, refused, trick_game

R2 = trick_game("two")

HANDS = ("B4-14 G4 G5", "R4-14 Y4 Y5")
"""The hands of seats 0 and 1: all black and all red cards, and two more each."""

PILE = "Y6-14 G6-9"
NEST = "G10-14"


def dealt(
    hands: Sequence[str] = HANDS,
    pile: str = PILE,
    nest: str = NEST,
    *,
    dealer: Seat = 0,
    totals: Sequence[int] = (),
) -> TrickState:
    """The state in which these hands are dealt; `pile` is the dummy's pile, from the top."""
    full = [card_set(hand) for hand in hands]
    return R2.start(stacked(R2.rules, full, cards(pile), cards(nest), dealer), dealer, totals)


def at_play(
    hands: Sequence[str] = HANDS,
    pile: str = PILE,
    nest: str = NEST,
    *,
    dealer: Seat = 0,
    trump: str = "red",
    totals: Sequence[int] = (),
) -> TrickState:
    """The deal after the dealer, with the bid of 30, has buried the nest again."""
    state = dealt(hands, pile, nest, dealer=dealer, totals=totals)
    burials = " ".join(map(card_text, cards(nest)))
    plies = [f"{1 - dealer} pass", f"{dealer} trump {trump}", *each(dealer, "bury", burials)]
    started: TrickState = play(R2, state, *plies)
    return started


def ended(
    taken: Sequence[str], winners: Sequence[Seat], *, bid: int, totals: Sequence[int] = ()
) -> TrickState:
    """A finished deal: seat 0 was the bidder, and each of `winners` took the cards in `taken`."""
    assert len(taken) == len(winners)
    tricks = tuple(Trick(0, cards(each), who) for each, who in zip(taken, winners, strict=True))
    return replace(
        at_play(totals=totals), phase=Phase.OVER, bid=Bid(bid), tricks=tricks, trick=(), pile=()
    )


def test_R2_1_and_R2_8_cards_go_to_opponent_dealer_and_dummy_in_turn() -> None:
    pack: tuple[Card, ...] = R2.pack
    assert pack == cards("B4-14 G4-14 R4-14 Y4-14")
    for dealer in (0, 1):
        state = R2.start(pack, dealer)
        assert state.hands[1 - dealer] == CardSet.of(pack[0:39:3])
        assert state.hands[dealer] == CardSet.of(pack[1:39:3])
        assert state.pile == pack[2:39:3]
        assert state.nest == CardSet.of(pack[39:])
    assert R2.seats == 2


def test_R2_2_the_counters_and_two_for_each_trick() -> None:
    assert counters(R2) == {"5": 5, "10": 10, "14": 10}
    assert R2.rules.stake == 126


def test_R2_3_the_dealer_has_bid_30_and_the_highest_bid_is_125() -> None:
    state = dealt()
    assert (state.bidder, state.bid) == (0, Bid(30))
    bids = [move.amount for move in R2.legal(state, 1) if isinstance(move, Bid)]
    assert (bids[0], bids[-1]) == (35, 125)
    assert refused(R2, state, "1 bid 30") == "the lowest bid is 35"
    state = play(R2, state, "1 bid 35", "0 bid 60", "1 bid 65", "0 pass")
    assert (state.phase, state.bidder, state.bid) == (Phase.TRUMP, 1, Bid(65))
    assert play(R2, dealt(), "1 pass").bidder == 0


def test_R2_4_all_of_the_nest_is_buried_or_three_of_it() -> None:
    state = play(R2, dealt(), "1 pass", "0 trump black", "0 bury G10")
    assert moves(R2, state, 0) == set(listed("bury", "G11-14 B4-14 G4 G5"))
    own = play(R2, state, *each(0, "bury", "B4 G5"))
    assert moves(R2, own, 0) == set(listed("bury", "G11-14"))
    reason = "you can exchange exactly 2 cards with the nest, or none"
    assert refused(R2, own, "0 bury B5") == reason
    nests = play(R2, state, *each(0, "bury", "G11 G12 G13"))
    assert moves(R2, nests, 0) == {"bury G14"}
    three = play(R2, own, *each(0, "bury", "G14 G11"))
    assert three.phase is Phase.PLAY
    assert three.buried == card_set("G10 G11 G14 B4 G5")


@pytest.mark.parametrize("dealer", [0, 1])
def test_R2_5_the_dealers_opponent_leads_whoever_has_the_bid(dealer: Seat) -> None:
    assert R2.actors(at_play(dealer=dealer)) == (1 - dealer,)
    bid = play(R2, dealt(dealer=dealer), f"{1 - dealer} bid 35", f"{dealer} pass")
    bid = play(R2, bid, f"{1 - dealer} trump red", *each(1 - dealer, "bury", "G10 G11 G12 G13 G14"))
    assert R2.actors(bid) == (1 - dealer,)


def test_R2_6_the_dummy_plays_its_top_card_whatever_was_led() -> None:
    state = at_play(pile="Y6-14 G6-9", trump="red")
    state = play(R2, state, "1 play Y4", "0 play B4")
    assert state.tricks[0].cards == cards("Y4 Y6 B4")
    state = at_play(pile="G6-9 Y6-14", trump="red")
    state = play(R2, state, "1 play Y4", "0 play B4")
    assert state.tricks[0].cards == cards("Y4 G6 B4")
    assert state.tricks[0].winner == 1


@pytest.mark.parametrize(
    ("totals", "winners"),
    [((0, 0), ()), ((96, 0), (0,)), ((96, 112), (1,)), ((96, 111), ()), ((0, 111), (1,))],
)
def test_R2_7_the_first_to_150_wins_and_equal_totals_play_on(
    totals: tuple[int, int], winners: tuple[Seat, ...]
) -> None:
    taken = ["B14 B10 B5", "R14 R10 R5", "G14 G10 G5", "Y14 G8 G9"]
    state = ended(taken, [0, 0, 1, 1], bid=50, totals=totals)
    assert R2.score(state) == (54, 39)
    assert R2.winners(state) == winners


def test_R2_8_the_dummys_cards_are_no_moves_and_nobody_sees_its_pile() -> None:
    state = play(R2, at_play(pile="Y14 Y6-13 G6-9", trump="yellow"), "1 play R4", "0 play B4")
    for viewer in (None, 0, 1):
        view = R2.view(state, viewer)
        assert view.hand_sizes == (12, 12)
        assert view.turn == 0
        assert not view.seen & CardSet.of(state.pile)
    assert len(R2.view(state, 0).totals) == 2


@pytest.mark.parametrize(
    "fields", [{"dummy": 1}, {"nest_to": "last_trick"}, {"misdeal": "low_hand"}]
)
def test_the_values_of_a_game_with_a_dummy_must_fit(fields: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"dummy|3 to 6 seats"):
        replace(R2.rules, **fields)
