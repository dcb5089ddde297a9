"""The options that the games of the family share, each on one game (FO)."""

from dataclasses import replace
from itertools import permutations
from random import Random
from typing import Any

import pytest

from rookery.bots import bot
from rookery.core.cards import CardSet
from rookery.core.errors import BadOption
from rookery.core.match import Match
from rookery.core.moves import Bid, ClaimMisdeal, PlayOn, Trump
from rookery.engine.tricks.tables import trick_tables
from rookery.games import GAMES
from rookery.records import parse_ply
from rookery.tricks.game import TrickGame
from rookery.tricks.rules import Phase, TrickRules
from rookery.tricks.state import TrickState
from tests.family import first_bids, in_each, passed_out, to_play, trumps, whole
from tests.tables import (
    bidding,
    card_set,
    deal,
    deck_of,
    each,
    listed,
    moves,
    play,
    refused,
    trick_game,
)

KD = trick_game("kentucky")
RO = trick_game("red-one")

KR_TRICKS = [
    *in_each("GRB", "1 14 10 5", "13 12 11 9"),
    *in_each("Y", "1 13 12 10", "14 11 9 5"),
    *("B8 B7 B6 G8", "Rook R7 R8 Y8"),
]
"""Ten tricks of Kentucky Rook with black as trump: 40, 0, 40, 0, 40, 0, 25, 15, 0 and 20."""
KR_NEST = "G7 G6 R6 Y7 Y6"
ALL = "00 00 00 00 00"


def kr(**options: Any) -> TrickGame:
    return trick_game("kentucky-rook", **options)


def bidder_to_move(game: TrickGame, hand: str, nest: str) -> TrickState:
    """Seat 0 has won the bidding at the lowest bid."""
    state = deal(game, [hand], nest=nest)
    won: TrickState = play(game, state, *bidding(game, 0, game.rules.minimum_bid))
    return won


def test_FO_1_the_rook_may_be_played_while_holding_the_suit_led() -> None:
    hands = ["", "R12 Y5-12", "R5 R9 Rook G6-11", ""]
    state = play(KD, to_play(KD, hands, trump="yellow"), "1 play R12")
    assert moves(KD, state, 2) == {"play R5", "play R9", "play Rook"}
    off = trick_game("kentucky", rook_any_time=False)
    state = play(off, to_play(off, hands, trump="yellow"), "1 play R12")
    assert moves(off, state, 2) == {"play R5", "play R9"}


@pytest.mark.parametrize(("rank", "place"), [("low", 0), ("10.5", 6), ("12.5", 8), ("high", 11)])
def test_FO_2_the_rook_stands_where_rook_rank_says(rank: str, place: int) -> None:
    blacks = [f"B{number}" for number in (*range(5, 15), 1)]
    blacks.insert(place, "Rook")
    assert trumps(kr(rook_rank=rank), Trump.BLACK) == blacks


def test_FO_3_the_red_1_is_no_red_card_unless_red_is_trump() -> None:
    assert trumps(RO, Trump.YELLOW)[-3:] == ["Y14", "Rook", "R1"]
    assert trumps(RO, Trump.RED)[-3:] == ["R14", "Rook", "R1"]
    hands = ["R9 B10-14 G5 G8 G9", "R1 R6 G10-14 Y5 Y6", "Y7-14 R5"]
    nest = "B6-9 G6 G7"
    state = play(RO, to_play(RO, hands, trump="yellow", nest=nest), "0 play R9")
    assert moves(RO, state, 1) == {"play R6"}
    state = play(RO, to_play(RO, hands, trump="red", nest=nest), "0 play R9")
    assert moves(RO, state, 1) == {"play R6", "play R1"}


@pytest.mark.parametrize(
    ("first_lead", "leader"),
    [("left_of_dealer", 3), ("left_of_bidder", 1), ("bidder", 0), ("chosen", 0)],
)
def test_FO_4_who_leads_to_the_first_trick(first_lead: str, leader: int) -> None:
    game = kr(first_lead=first_lead)
    assert game.actors(to_play(game, [], bidder=0, dealer=2)) == (leader,)


def test_FO_5_the_dealer_bids_first_in_call_partner_alone() -> None:
    for name, preset in GAMES.items():
        if isinstance(preset.rules, TrickRules):
            game = trick_game(name)
            ahead = 0 if name == "call-partner" else 1
            state = game.start(game.pack, 1)
            assert game.actors(state) == ((1 + ahead) % game.seats,), name


@pytest.mark.parametrize(
    ("nest_shown", "before", "after"),
    [("hidden", "", ""), ("top", "G9", "G9"), ("taken", "", "G5 G6 G7 G8 G9")],
)
def test_FO_6_what_everybody_sees_of_the_nest(nest_shown: str, before: str, after: str) -> None:
    game = kr(nest_shown=nest_shown)
    state = deal(game, nest="G5-9")
    assert game.view(state, 2).face_up == card_set(before)
    state = play(game, state, *bidding(game, 0, 100))
    assert game.view(state, 2).face_up == card_set(after)
    assert game.view(state, 2).nest is None


@pytest.mark.parametrize(
    ("bury", "may"),
    [
        ("any", "Y6-14 B11 B12 B5 B10 B14 Y1"),
        ("no_counters", "Y6-9 Y11-13 B11 B12"),
        ("spare", "B11 B12"),
        ("one_counter", "Y6-13 B11 B12 B5 B10"),
    ],
)
def test_FO_7_which_cards_may_be_buried(bury: str, may: str) -> None:
    game = kr(bury=bury, buried_trumps_shown=True)  # so that trump is named first
    state = bidder_to_move(game, "Y6-14 B11", "B12 B5 B10 B14 Y1")
    state = play(game, state, "0 trump yellow")
    assert moves(game, state, 0) == set(listed("bury", may))


@pytest.mark.parametrize(("shown", "seen"), [(True, "Y6 Rook"), (False, "")])
def test_FO_8_buried_trumps_lie_face_up(*, shown: bool, seen: str) -> None:
    game = kr(buried_trumps_shown=shown)
    state = bidder_to_move(game, "Y6-14 B11", "B12 B5 B10 B14 Rook")
    burying = each(0, "bury", "Y6 B12 Rook B14 B5")
    first = ["0 trump yellow", *burying] if shown else [*burying, "0 trump yellow"]
    state = play(game, state, *first)
    for seat in (1, 2, 3, None):
        assert game.view(state, seat).buried_face_up == card_set(seen)
        assert game.view(state, seat).buried is None


HR_TRICKS = [
    *in_each("GRB", "1 14 10 5", "13 12 11 9", "8 7 6 4"),
    *in_each("Y", "1 14 13 12", "11 9 8 7", "6 4 3 2"),
    "Rook G2 R2 B2",
]
HR_NEST = "G3 R3 B3 Y5 Y10"
"""Seats 0 and 2 take 105 and the others 40; the last trick has 40 more, and 15 are buried."""


@pytest.mark.parametrize(
    ("nest_to", "last", "score"),
    [
        ("last_trick", 0, (160, 40)),
        ("last_trick", 1, (105, 95)),
        ("bidder", 0, (160, 40)),
        ("bidder", 1, (120, 80)),
        ("opponents", 0, (145, 55)),
        ("opponents", 1, (105, 95)),
        ("nobody", 0, (145, 40)),
        ("nobody", 1, (105, 80)),
    ],
)
def test_FO_9_whose_the_buried_points_are(nest_to: str, last: int, score: tuple[int, int]) -> None:
    game = TrickGame(replace(trick_game("house").rules, nest_to=nest_to))
    state = whole(game, HR_TRICKS, f"000 000 111 000 {last}", HR_NEST, bid=100)
    assert game.score(state)[:2] == score


def test_FO_11_all_tricks_score_the_slam_value_and_in_FO_10_few_lose_twice() -> None:
    tricks = [*in_each("SDCH", "A K 10 5", "Q J 9 8", "7 6 4 3")]
    for slam_value, scored in ((330, 330), (None, 165), (500, 500)):
        game = trick_game("shelem", slam_value=slam_value)
        state = whole(game, tricks, "0" * 12, "S2 D2 C2 H2", bid=165, trump="spades")
        assert game.score(state)[:2] == (scored, 0)
    for double_set, lost in ((True, -330), (False, -165)):
        game = trick_game("shelem", double_set=double_set)
        state = whole(game, tricks, "0" * 4 + "1" * 8, "S2 D2 C2 H2", bid=165, trump="spades")
        assert game.score(state)[:2] == (lost, 90)


@pytest.mark.parametrize(
    ("gate", "total", "scored"), [(100, 99, 25), (100, 100, 0), (None, 150, 25)]
)
def test_FO_12_a_side_at_the_gate_scores_only_if_it_bid(
    gate: int | None, total: int, scored: int
) -> None:
    game = trick_game("two-hundred", gate=gate)
    tricks = [*in_each("SDCH", "A K 10 5", "Q J 9 8"), "S7 H7 D7 C7"]
    state = whole(
        game, tricks, "00 00 00 11 1", bid=75, trump="spades", totals=(0, total, 0, total)
    )
    assert game.score(state) == (75, scored, 75, scored)


@pytest.mark.parametrize(
    ("misdeal", "hand", "is_misdealt"),
    [
        ("none", "B6-9 B11-13 G6-8", False),
        ("no_counters", "B6-9 B11-13 G6-8", True),
        ("no_counters", "B5-9 B11-13 G6 G7", False),
        ("low_hand", "B6-9 B11-13 G6-8", False),
        ("low_hand", "B6-9 G6-9 R6 R7", True),
    ],
)
def test_FO_13_a_poor_hand_is_dealt_again_by_the_same_dealer(
    misdeal: str, hand: str, *, is_misdealt: bool
) -> None:
    game = kr(misdeal=misdeal)
    match = Match.new(game).deal(deck_of(game, ["", "", hand], "", 3), 3)
    assert bool(match.deals[0].points) is is_misdealt
    if is_misdealt:
        assert (match.totals, match.next_dealer, match.deals_played) == ((0, 0, 0, 0), 3, 0)


@pytest.mark.parametrize(
    ("before", "totals", "winners"), [(2, (0, 100), ()), (3, (0, 100), (0, 2)), (3, (0, 180), ())]
)
def test_FO_14_the_match_ends_after_some_deals_unless_totals_are_equal(
    before: int, totals: tuple[int, int], winners: tuple[int, ...]
) -> None:
    game = kr(deals=4)
    assert played_on(game, totals, before) == winners


def played_on(game: TrickGame, totals: tuple[int, int], before: int) -> tuple[int, ...]:
    """The winners after seats 0 and 2 took all 180 points; `before` deals were played before."""
    state = whole(game, KR_TRICKS, ALL, KR_NEST, bid=150, totals=totals * 2)
    return game.winners(replace(state, deals_before=before))


def capped(totals: tuple[int, int], bid: int, winners: str) -> tuple[TrickGame, TrickState]:
    """A deal of One High with a cap of 430, its tricks won by `winners`: one side has all 180."""
    game = trick_game("one-high", cap=430)
    tricks = [*in_each("GRBY", "1 14 10 5", "13 12 11 9", "8 7 6 4"), "Rook G2 R2 Y2"]
    return game, whole(game, tricks, winners, "B2 B3 G3 R3 Y3", bid=bid, totals=totals * 2)


@pytest.mark.parametrize(
    ("totals", "winners", "after"),
    [
        ((200, 0), "0" * 13, (380, 0)),
        ((300, 0), "0" * 13, (430, 0)),
        ((320, 0), "0" * 13, (500, 0)),
        ((0, 300), "1" * 13, (-70, 430)),
        ((0, 400), "1" * 13, (-70, 430)),
    ],
)
def test_FO_15_only_a_bidding_side_that_goes_out_passes_the_cap(
    totals: tuple[int, int], winners: str, after: tuple[int, int]
) -> None:
    game, state = capped(totals, 70, winners)
    assert game.totals(state)[:2] == after
    assert bool(game.winners(state)) == (max(after) >= 500)


@pytest.mark.parametrize(("moon_value", "scored"), [(180, 180), (500, 500)])
def test_FO_16_a_made_bid_of_the_maximum_scores_the_moon(moon_value: int, scored: int) -> None:
    game = kr(moon_value=moon_value)
    assert game.score(whole(game, KR_TRICKS, ALL, KR_NEST, bid=180))[0] == scored
    assert game.score(whole(game, KR_TRICKS, ALL, KR_NEST, bid=175))[0] == 180
    lost = whole(game, KR_TRICKS, "10 00 00 00 00", KR_NEST, bid=180)
    assert game.score(lost)[0] == -180


def test_FO_17_cards_bids_turns_and_the_deal_go_clockwise() -> None:
    game = trick_game("shelem")
    state = deal(game, ["S2-10 SJ SQ SK"], nest="SA H2 H3 H4", dealer=3)
    assert game.next_dealer(play(game, state, "0 pass", "1 pass", "2 pass", "3 pass")) == 0
    state = play(game, state, *bidding(game, 0, 100, 3), *each(0, "bury", "SA H2-4"))
    state = play(game, state, "0 trump spades", "0 play S2")
    assert game.actors(state) == (1,)


def test_FO_18_the_table_refuses_to_renege_and_to_bid_after_passing() -> None:
    state = to_play(KD, ["", "R12 Y5-12", "R5 R9 G5-11", ""], trump="black")
    assert refused(KD, play(KD, state, "1 play R12"), "2 play G5") == "you must follow red"
    state = play(KD, deal(KD), "1 pass", "2 bid 70")
    assert refused(KD, state, "1 bid 75") == "it is the turn of seat 3"
    state = play(KD, state, "3 bid 75", "0 pass")
    assert KD.actors(state) == (2,)


def test_FO_19_deals_that_were_thrown_in_do_not_count_and_the_target_ends_the_match_earlier() -> (
    None
):
    game = kr(deals=1, all_pass="redeal")
    match = Match.new(game).deal(game.pack, 0)
    for seat in (1, 2, 3, 0):
        match = match.apply(*parse_ply(f"{seat} pass"))
    assert (len(match.deals), match.deals_played, match.is_over) == (1, 0, False)
    assert played_on(kr(deals=4), (320, 0), 0) == (0, 2)


@pytest.mark.parametrize("lowest", [5, 80, 100, 180])
def test_FO_20_the_minimum_bid_is_the_lowest_first_bid(lowest: int) -> None:
    game = kr(minimum_bid=lowest)
    assert first_bids(game) == (1, lowest, 180)
    assert passed_out(game).bid == Bid(lowest)
    if lowest > 5:
        assert refused(game, deal(game), f"1 bid {lowest - 5}") == f"the lowest bid is {lowest}"


@pytest.mark.parametrize("jump_bids", [True, False])
def test_FO_21_bids_are_multiples_of_the_step(*, jump_bids: bool) -> None:
    game = kr(bid_step=10, jump_bids=jump_bids)
    state = deal(game)
    first = range(100, 181, 10) if jump_bids else [100]
    assert moves(game, state, 1, "bid") == {f"bid {bid}" for bid in first}
    assert refused(game, state, "1 bid 105") == "a bid must be a multiple of 10"
    state = play(game, state, "1 bid 100")
    assert refused(game, state, "2 bid 100") == "a bid must be higher than 100"
    assert min(moves(game, state, 2, "bid")) == "bid 110"


@pytest.mark.parametrize(
    ("name", "fits"),
    [("red-one", "minimum_bid=70 or minimum_bid=80"), ("call-partner", "5: minimum_bid=10")],
)
def test_FO_21_a_lowest_bid_between_the_steps_is_refused(name: str, fits: str) -> None:
    with pytest.raises(BadOption, match=rf"multiples of 10 \(TT-3, FO-21\).*{fits} would fit"):
        trick_game(name, bid_step=10)
    assert first_bids(trick_game(name, bid_step=10, minimum_bid=80))[1] == 80


@pytest.mark.parametrize(
    ("totals", "bid", "winners"),
    [
        ((400, 0), 150, (0, 2)),  # made, and there
        ((400, 490), 150, (0, 2)),  # both are there, but the others have not bid
        ((400, 900), 150, (0, 2)),  # the others are ahead and play on
        ((900, 0), 180, ()),  # lost, so not even a high total wins
        ((0, 499), 150, ()),
    ],
)
def test_FO_25_the_target_wins_only_with_a_made_bid(
    totals: tuple[int, int], bid: int, winners: tuple[int, ...]
) -> None:
    game = kr(must_make_to_win=True)
    state = whole(game, KR_TRICKS, "00 00 00 01 00", KR_NEST, bid=bid, totals=totals * 2)
    assert game.winners(state) == winners
    points = game.score(state)
    assert game.totals(state) == tuple(map(sum, zip(state.totals, points, strict=True)))


def test_FO_25_the_rules_refuse_it_beside_a_cap() -> None:
    with pytest.raises(BadOption, match="must_make_to_win and cap exclude each other"):
        kr(must_make_to_win=True, cap=430)


@pytest.mark.parametrize(("before", "after"), [(100, 0), (150, 0), (155, 5), (400, 250)])
def test_FO_26_a_lost_bid_leaves_no_total_below_zero(before: int, after: int) -> None:
    game = kr(never_below_zero=True)
    totals = (before, 0) * 2
    state = whole(game, KR_TRICKS, "11 11 11 11 11", KR_NEST, bid=150, totals=totals)
    assert game.score(state) == (-150, 180) * 2
    assert game.totals(state) == (after, 180) * 2


def test_FO_26_a_floor_could_not_be_reached() -> None:
    for name, options in (("kentucky-rook", {"floor": -500}), ("thirteens", {})):
        with pytest.raises(BadOption, match="no total reaches the floor"):
            trick_game(name, never_below_zero=True, **options)
    assert trick_game("thirteens", never_below_zero=True, floor=None).rules.floor is None
    assert "never_below_zero" not in GAMES["two-hundred"].options


LOW = "B6-9 G6-9 R6 R7"
GOOD = "B14 B13 B12 B11 B10 B5"


def test_FO_24_a_good_hand_and_a_seat_out_of_turn_cannot_claim() -> None:
    game = kr(misdeal="low_hand", misdeal_claim=True)
    state = deal(game, ["", GOOD, LOW])
    assert refused(game, state, "1 claim") == "your hand is no misdeal"
    assert refused(game, state, "2 claim") == "it is the turn of seat 1"
    assert refused(game, state, "1 pass") == "you cannot pass now: misdeals can be claimed first"
    begun = play(game, state, "1 play", "2 play", "3 play", "0 play")
    assert refused(game, begun, "1 claim").startswith("you cannot claim a misdeal now")
    assert refused(kr(), deal(kr()), "1 claim") == "you cannot claim a misdeal in this game"


def test_FO_24_who_plays_on_may_still_have_a_misdeal_and_who_claims_has_one() -> None:
    game = kr(misdeal="low_hand", misdeal_claim=True)
    state = play(game, deal(game, [GOOD, LOW]), "1 play")
    worlds = [game.worlds(game.view(state, 1), Random(seed)) for seed in range(20)]
    assert all(it.hands[1] == state.hands[1] and it.claims == state.claims for it in worlds)
    state = play(game, state, "2 play", "3 play", "0 play")
    assert game.worlds(game.view(state, 0), Random(1)).phase is Phase.AUCTION
    claimed = play(game, deal(game, [GOOD, LOW]), "1 claim")
    low = CardSet.of(card for card in game.pack if card.rank in range(6, 10))
    for seed in range(20):
        world = game.worlds(game.view(claimed, 0), Random(seed))
        assert world.hands[1] <= low
        assert game.view(world, 0) == game.view(claimed, 0)


def test_FO_24_it_needs_hands_that_can_be_claimed() -> None:
    with pytest.raises(BadOption, match="misdeal_claim needs misdeal to say which hands"):
        kr(misdeal_claim=True)
    assert trick_game("thirteens", misdeal_claim=True).rules.course[0] is Phase.CLAIM


def test_FO_24_bots_claim_a_misdeal_that_is_bad_for_bidding() -> None:
    game = kr(misdeal="no_counters", misdeal_claim=True)
    poor, lively = "B6-9 R6-9 G6 G7", "B6-9 B11-13 G12 G13 R13"
    for hand, choice in ((poor, ClaimMisdeal()), (lively, PlayOn())):
        view = game.view(deal(game, ["", hand]), 1)
        for name in ("easy", "steady", "strong"):
            assert bot(name, Random(0)).decide(view).move == choice, (name, hand)


def test_FO_22_a_seat_may_hold_once_and_only_after_a_bid() -> None:
    game = kr(hold=True)
    state = play(game, deal(game), "1 pass", "2 pass", "3 pass")
    assert refused(game, state, "0 stay") == "you can hold only once there is a bid"
    state = deal(game)
    assert refused(game, state, "1 stay") == "you can hold only once there is a bid"
    state = play(game, state, "1 bid 100", "2 stay", "3 bid 105", "0 pass", "1 pass")
    assert "pass" in moves(game, state, 2)
    assert refused(game, state, "2 stay") == "you can hold only once in an auction"
    won = play(game, state, "2 bid 110", "3 stay")
    assert (won.phase, won.bidder, won.bid) == (Phase.BURY, 2, Bid(110))
    assert refused(kr(), deal(kr()), "1 stay") == "you cannot hold a bid in this game"


@pytest.mark.parametrize(
    "options", [{"hold": True}, {"misdeal": "no_counters", "misdeal_claim": True}]
)
def test_the_compiled_engine_refuses_what_it_does_not_know(options: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"the compiled engine knows no .* \(FO-2[24]\)"):
        trick_tables(kr(**options).rules)


def test_FO_30_options_that_contradict_the_rules_are_refused_with_the_reason() -> None:
    alone = replace(GAMES["three"], only=("nest_to",))
    with pytest.raises(BadOption, match="three: where everybody plays alone, no side of opponents"):
        alone.game({"nest_to": "opponents"})


def test_FO_23_what_does_not_fit_is_refused_with_what_would() -> None:
    with pytest.raises(BadOption, match="last_trick_points=0 or last_trick_points=10 would fit"):
        kr(last_trick_points=5, bid_step=10)
    with pytest.raises(BadOption, match="above the highest: minimum_bid=180 would fit"):
        trick_game("house", last_trick_points=0, minimum_bid=190)
    with pytest.raises(BadOption, match="two has no option 'last_trick_points'"):
        trick_game("two", last_trick_points=5)


@pytest.mark.parametrize(
    ("moon_set", "double_set", "lost"),
    [("bid", False, 180), ("value", False, 300), ("double", False, 600), ("double", True, 1200)],
)
def test_FO_27_what_a_lost_moon_costs(moon_set: str, *, double_set: bool, lost: int) -> None:
    game = kr(moon_value=300, moon_set=moon_set, double_set=double_set)
    tricks = "11 11 11 11 11" if double_set else "10 00 00 00 00"
    assert game.score(whole(game, KR_TRICKS, tricks, KR_NEST, bid=180))[0] == -lost
    spared = game.score(whole(game, KR_TRICKS, tricks, KR_NEST, bid=175))[0]
    assert spared == (-350 if double_set else -175)
    assert game.rules.points_range[0] == -(2 if double_set else 1) * max(180, game.rules.lost_moon)


@pytest.mark.parametrize(
    ("option", "points", "cards", "total"),
    [
        ("rook_points", 30, "Rook", 190),
        ("ones_points", 20, "R1 G1 Y1 B1", 200),
        ("fives_points", 0, "R5 G5 Y5 B5", 160),
        ("tens_points", 20, "R10 G10 Y10 B10", 220),
        ("high_points", 0, "R14 G14 Y14 B14", 140),
    ],
)
def test_FO_28_what_a_counter_is_worth_and_the_total_follow(
    option: str, points: int, cards: str, total: int
) -> None:
    rules = kr(**{option: points}).rules
    chosen = card_set(cards)
    assert {rules.points_of[card] for card in chosen} == {points}
    usual = kr().rules.points_of
    assert all(rules.points_of[card] == usual[card] for card in CardSet.of(rules.pack) - chosen)
    assert (rules.stake, rules.maximum_bid, rules.target) == (total, 180, 500)
    assert getattr(rules, option) == points


def test_FO_28_a_deal_has_enough_points_for_the_lowest_bid_and_enough_counters() -> None:
    with pytest.raises(BadOption, match="a deal has 100 points, fewer than the lowest bid of 120"):
        trick_game("kentucky", rook_points=0, minimum_bid=120)
    few = {"fives_points": 0, "tens_points": 0, "ones_points": 0, "high_points": 0}
    with pytest.raises(BadOption, match="too few cards score"):
        kr(**few, minimum_bid=20, misdeal="no_counters")


@pytest.mark.parametrize(
    ("name", "options", "fits"),
    [
        (
            "kentucky",
            {"low_cards": 4},
            "4 hands of 9 from a pack of 45 .*: 10 cards each would fit",
        ),
        ("red-one", {"low_cards": 2}, "of 54 .*: 12 or 13 cards each would fit"),
        ("partnership", {"low_cards": 5}, "do not fit a pack of 40: 10 cards each would fit"),
        ("princeton", {"cards_each": 11}, "of 53 .*: 12 cards each would fit"),
        ("one-high", {"low_cards": 1}, "from 2 to 5"),
        ("partnership", {"with_rook": True}, "no option 'with_rook'"),
        ("shelem", {"low_cards": 5}, "no option 'low_cards'"),
        ("two", {"cards_each": 12}, "no option 'cards_each'"),
        ("two-hundred", {"low_cards": 4}, "no option 'low_cards'"),
    ],
)
def test_FO_29_a_refusal_names_the_sizes_of_hands_that_fit(
    name: str, options: dict[str, object], fits: str
) -> None:
    with pytest.raises(BadOption, match=fits):
        trick_game(name, **options)


def test_FO_29_options_fit_together_in_any_order() -> None:
    chosen: dict[str, object] = {
        "with_rook": False,
        "last_trick_points": 10,
        "low_cards": 4,
        "cards_each": 10,
        "rook_points": 30,
    }
    first, *others = (
        trick_game("kentucky", **dict(it)).rules for it in permutations(chosen.items())
    )
    assert (first.maximum_bid, first.usual_maximum, first.stake) == (110, 100, 110)
    assert all(it == first for it in others)


@pytest.mark.parametrize("name", ["kentucky", "red-one", "call-partner", "dixie", "five"])
def test_FO_32_trump_may_be_named_before_the_nest_is_taken(name: str) -> None:
    game = trick_game(name, trump_named="before_nest")
    state = play(game, deal(game), *bidding(game, 0, game.rules.minimum_bid))
    assert (state.phase, len(state.hands[0])) == (Phase.TRUMP, game.rules.hand_size)
    assert game.view(state, 0).nest is None
    trump = game.rules.trump_calls[0].value
    state = play(game, state, f"0 trump {trump}")
    assert len(state.hands[0]) == game.rules.hand_size + game.rules.nest_size
    assert game.view(state, 0).nest == state.nest
    usual = trick_game(name)
    state = play(usual, deal(usual), *bidding(usual, 0, usual.rules.minimum_bid))
    assert usual.view(state, 0).nest == state.nest
