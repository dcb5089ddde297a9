"""Thirteens (TH-1 to TH-7)."""

import pytest

from rookery.core.match import Match
from rookery.core.moves import Bid
from rookery.tricks.rules import Phase
from tests.family import counters, first_bids, in_each, passed_out, sizes, whole
from tests.tables import bidding, cards, deal, deck_of, each, moves, play, trick_game

TH = trick_game("thirteens")

TRICKS = [*in_each("GRYB", "14 13 10 5", "12 11 9 8"), "B7 B6 G7 R7"]
"""Nine tricks with black as trump; the first trick in each colour has 25 in counters."""
NEST = "G6 R6 Y7 Y6"


def test_TH_1_and_TH_3_40_cards_and_bids_from_65_to_which_the_dealer_is_forced() -> None:
    assert TH.pack == cards("B5-14 G5-14 R5-14 Y5-14")
    assert sizes(TH) == (40, 9, 4)
    assert first_bids(TH, dealer=1) == (2, 65, 120)
    state = passed_out(TH, dealer=1)
    assert (state.bidder, state.bid) == (1, Bid(65))


def test_TH_2_the_thirteens_count_and_five_tricks_are_20() -> None:
    assert counters(TH) == {"13": 10, "10": 10, "5": 5}
    assert TH.rules.stake == 120
    # seats 0 and 2 have all counters; the others have five tricks
    state = whole(TH, TRICKS, "01 21 01 21 3", NEST, bid=100)
    assert TH.score(state) == (100, 20, 100, 20)
    assert not TH.needs_cut(state)


def test_TH_4_and_TH_5_four_are_buried_trump_is_named_and_left_of_the_dealer_leads() -> None:
    state = play(TH, deal(TH, ["Y6-14"], nest="Y5 B13 B10 B5"), *bidding(TH, 0, 65))
    state = play(TH, state, *each(0, "bury", "B13 B10 B5 Y6"))
    assert moves(TH, state, 0) == {f"trump {c}" for c in ("black", "green", "red", "yellow")}
    assert TH.actors(play(TH, state, "0 trump red")) == (1,)


@pytest.mark.parametrize(
    ("totals", "winners"),
    [
        ((0, 449, 0, 449), ()),
        ((0, 450, 0, 450), (1, 3)),
        ((-174, 0, -174, 0), ()),
        ((-175, 0, -175, 0), (1, 3)),
    ],
)
def test_TH_6_the_match_ends_at_500_and_at_minus_250(
    totals: tuple[int, ...], winners: tuple[int, ...]
) -> None:
    state = whole(TH, TRICKS, "00 22 11 11 0", NEST, bid=75, totals=totals)
    assert TH.winners(state) == winners


def test_TH_7_a_hand_of_6s_to_9s_alone_is_dealt_again() -> None:
    deck = deck_of(TH, ["B6-9 G6-9 R6"], "", 3)
    match = Match.new(TH).deal(deck, 3)
    assert (match.deals[0].state.phase, match.totals) == (Phase.OVER, (0, 0, 0, 0))
    assert match.next_dealer == 3
    assert deal(TH, ["B6-9 G6-9 R14"]).phase is Phase.AUCTION
    any_hand = trick_game("thirteens", misdeal="none")
    assert any_hand.start(deck, 3).phase is Phase.AUCTION
