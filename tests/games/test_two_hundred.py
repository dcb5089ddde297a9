"""Two Hundred, and its form with a kitty (DC-1 to DC-9)."""

import pytest

from rookery.tricks.rules import Phase
from rookery.tricks.state import TrickState
from tests.family import counters, first_bids, in_each, passed_out, sizes, to_play, whole
from tests.tables import bidding, cards, deal, each, moves, play, trick_game

DC = trick_game("two-hundred")
KITTY = trick_game("two-hundred-kitty")

EIGHTY = [*in_each("SDC", "A K 10 5", "Q J 9 8"), "HA HK HQ H10", "HJ H9 H8 H5", "S7 H7 D7 C7"]
"""Nine tricks with spades as trump; seats 0 and 2 take 80 points if they win as in `WINNERS`."""
SIXTY_FIVE = [*EIGHTY[:6], "HA HK HQ HJ", "H10 H9 H8 H5", EIGHTY[-1]]
"""The same, but seats 0 and 2 take 65 points if they win as in `FEWER`."""
WINNERS = "00 20 01 10 3"
FEWER = "00 20 13 10 3"

BOTH_BID = ["1 bid 60", "2 pass", "3 pass", "0 bid 70", "1 pass"]


def played(
    tricks: list[str], winners: str, totals: tuple[int, int], auction: list[str]
) -> TrickState:
    return whole(DC, tricks, winners, bid=70, trump="spades", totals=totals * 2, auction=auction)


def test_DC_1_DC_2_and_DC_3_36_cards_of_100_points_and_bids_from_50() -> None:
    pack = " ".join(f"{s}5 {s}7-10 {s}J {s}Q {s}K {s}A" for s in "SHDC")
    assert DC.pack == cards(pack)
    assert sizes(DC) == (36, 9, 0)
    assert counters(DC) == {"A": 10, "10": 10, "5": 5}
    assert DC.rules.stake == 100
    assert first_bids(DC, dealer=1) == (2, 50, 100)
    assert passed_out(DC).phase is Phase.OVER


@pytest.mark.parametrize("bidder", [0, 3])
def test_DC_4_the_bidder_names_trump_and_leads(bidder: int) -> None:
    state = play(DC, deal(DC, dealer=2), *bidding(DC, bidder, 50, 2))
    assert moves(DC, state, bidder) == {
        f"trump {s}" for s in ("spades", "hearts", "diamonds", "clubs")
    }
    state = play(DC, state, f"{bidder} trump clubs")
    assert (state.phase, DC.actors(state)) == (Phase.PLAY, (bidder,))


def test_DC_5_a_made_bid_scores_what_was_taken_and_a_set_side_loses_it() -> None:
    assert DC.score(played(EIGHTY, WINNERS, (0, 0), [])) == (80, 20, 80, 20)
    assert DC.score(played(SIXTY_FIVE, FEWER, (0, 0), [])) == (-70, 35, -70, 35)


def test_DC_6_a_side_with_100_scores_only_if_it_bid() -> None:
    assert DC.totals(played(EIGHTY, WINNERS, (60, 110), []))[:2] == (140, 110)
    assert DC.totals(played(EIGHTY, WINNERS, (60, 110), BOTH_BID))[:2] == (140, 130)
    assert DC.totals(played(SIXTY_FIVE, FEWER, (60, 110), BOTH_BID))[:2] == (-10, 145)
    assert DC.totals(played(EIGHTY, WINNERS, (60, 95), []))[:2] == (140, 115)


@pytest.mark.parametrize(
    ("totals", "winners"), [((119, 0), ()), ((120, 0), (0, 2)), ((120, 195), (0, 2))]
)
def test_DC_7_the_match_is_to_200_and_the_bidding_side_goes_out_first(
    totals: tuple[int, int], winners: tuple[int, ...]
) -> None:
    assert DC.winners(played(EIGHTY, WINNERS, totals, BOTH_BID)) == winners


@pytest.mark.parametrize(
    ("totals", "winners"),
    [((-129, 50), ()), ((-130, 50), (1, 3)), ((-130, -35), (1, 3)), ((-130, -36), ())],
)
def test_DC_8_a_side_at_minus_200_loses_unless_the_other_is_below_0_too(
    totals: tuple[int, int], winners: tuple[int, ...]
) -> None:
    assert DC.winners(played(SIXTY_FIVE, FEWER, totals, [])) == winners


def test_DC_9_with_a_kitty_the_6s_join_and_four_cards_are_buried() -> None:
    pack = " ".join(f"{s}5-10 {s}J {s}Q {s}K {s}A" for s in "SHDC")
    assert KITTY.pack == cards(pack)
    assert sizes(KITTY) == (40, 9, 4)
    state = play(
        KITTY, deal(KITTY, ["S5-10 SJ SQ SK"], nest="SA HA H10 H5"), *bidding(KITTY, 0, 50)
    )
    state = play(KITTY, state, *each(0, "bury", "SA HA H10 H5"))
    assert state.phase is Phase.TRUMP
    assert KITTY.actors(to_play(KITTY, [], bidder=2, trump="clubs")) == (2,)
