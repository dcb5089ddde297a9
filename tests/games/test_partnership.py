"""Regular Partnership (PR-1 to PR-8)."""

from rookery.tricks.rules import Phase
from tests.family import counters, first_bids, in_each, passed_out, sizes, to_play, whole
from tests.tables import bidding, cards, deal, moves, play, trick_game

PR = trick_game("partnership")

TRICKS = [
    *in_each("GRB", "14 13 10 5", "12 11 9 8", "7 6 4 3"),
    *in_each("Y", "14 13 12 11", "10 9 8 5", "7 6 4 3"),
    *("B2 G2 R2 Y2", "B1 G1 R1 Y1"),
]
"""Fourteen tricks with black as trump; the counters are 25, 25, 25, 10 and 15.

The same seat must win both of the last two.
"""


def test_PR_1_and_PR_3_all_56_cards_are_dealt_and_bids_are_from_70_to_120() -> None:
    assert PR.pack == cards("B1-14 G1-14 R1-14 Y1-14")
    assert sizes(PR) == (56, 14, 0)
    assert first_bids(PR, dealer=1) == (2, 70, 120)
    assert passed_out(PR).phase is Phase.OVER


def test_PR_4_and_PR_5_trump_is_named_at_once_and_the_player_left_of_the_dealer_leads() -> None:
    state = play(PR, deal(PR), *bidding(PR, 2, 70))
    assert moves(PR, state, 2) == {f"trump {c}" for c in ("black", "green", "red", "yellow")}
    state = play(PR, state, "2 trump red")
    assert (state.phase, PR.actors(state)) == (Phase.PLAY, (1,))


def test_PR_2_the_fourteens_count_and_most_tricks_are_20() -> None:
    assert counters(PR) == {"14": 10, "10": 10, "5": 5}
    assert PR.rules.stake == 120
    # each side takes 50 in counters, and seats 1 and 3 eleven of the tricks
    state = whole(PR, TRICKS, "001 011 113 133 11", bid=70)
    assert PR.score(state) == (-70, 70, -70, 70)


def test_PR_6_level_tricks_are_cut_for() -> None:
    state = whole(PR, TRICKS, "021 203 110 131 00", bid=70)
    assert PR.needs_cut(state)
    first = cards("B1 B5 B2 B6")  # seats 1, 2, 3 and 0
    state = PR.cut(state, (*first, *(card for card in PR.pack if card not in first)))
    assert PR.score(state) == (70, 50, 70, 50)


def test_PR_7_a_bid_of_80_with_65_in_counters_and_most_tricks_makes_85() -> None:
    state = whole(PR, TRICKS, "021 203 113 102 00", bid=80)
    assert PR.score(state) == (85, 35, 85, 35)


def test_PR_8_no_hand_is_laid_open() -> None:
    state = to_play(PR, [], bidder=0)
    (card, *_) = PR.legal(state, 1)
    state = PR.apply(state, 1, card)
    assert PR.actors(state) == (2,)  # the bidder's partner plays
    assert PR.view(state, 0).seen == state.hands[0] | PR.view(state, 0).played
