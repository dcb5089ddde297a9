"""The oracle against the rules of the family: each test is named after its rule."""

import pytest

from tests.oracle.family import FAMILY
from tests.oracle.family_deal import FamilyDeal
from tests.oracle.match import winners
from tests.oracle.options import OPTIONS, with_defaults
from tests.oracle.positions import after, at_play, deal_of, finished, played, refuses

PASSES = ["2 pass", "3 pass", "0 pass"]
TRUMPS = [f"1 trump {colour}" for colour in ("black", "green", "red", "yellow")]


# The values of the games


TABLE = {
    "kentucky": (41, 9, 5, 120, "70-120"),
    "kentucky-original": (40, 9, 4, 100, "50-100"),
    "kentucky-original-breckinridge": (40, 9, 4, 100, "65-100"),
    "partnership": (56, 14, 0, 100, "70-120"),
    "thirteens": (40, 9, 4, 100, "65-120"),
    "red-one": (42, 9, 6, 150, "75-150"),
    "red-one-western": (45, 10, 5, 180, "100-200"),
    "kentucky-rook": (45, 10, 5, 180, "100-180"),
    "kentucky-rook-williams": (45, 10, 5, 200, "100-200"),
    "kentucky-rook-baby-bird": (46, 10, 6, 200, "100-200"),
    "one-high": (57, 13, 5, 180, "70-180"),
    "house": (57, 13, 5, 180, "100-200"),
    "house-fast": (45, 10, 5, 180, "100-200"),
    "call-partner": (57, 13, 5, 180, "5-200"),
    "princeton": (53, 13, 1, 180, "70-200"),
    "two-hundred": (36, 9, 0, 100, "50-100"),
    "two-hundred-kitty": (40, 9, 4, 100, "50-100"),
    "shelem": (52, 12, 4, 100, "100-165"),
    "shelem-185": (52, 12, 4, 120, "120-185"),
}


@pytest.mark.parametrize("game", TABLE)
def test_the_cards_and_bids_of_each_game(game: str) -> None:
    deal: FamilyDeal = deal_of(game, misdeal="none")
    found = len(deal.pack), len(deal.hands[0]), len(deal.nest), deal.counters(deal.pack)
    assert (*found, f"{deal.bids[0]}-{deal.bids[-1]}") == TABLE[game]
    assert len(set(deal.pack)) == len(deal.pack)


def test_C5_1_the_deal_for_five_and_six() -> None:
    for seats, each, nest in ((5, 10, 7), (6, 9, 3)):
        deal = deal_of("call-partner-five", seats=seats)
        assert [len(hand) for hand in deal.hands] == [each] * seats
        assert len(deal.nest) == nest


# The worked examples


def test_KD_worked_example() -> None:
    hands = ["R12 R13", "R5 R9 Rook", "R6 G7", "R7 G8"]
    deal = after(at_play(deal_of("kentucky"), "G", hands), "0 play R12")
    assert deal.legal(1) == ["1 play R5", "1 play R9", "1 play Rook"]
    assert after(deal, "1 play Rook", "2 play R6", "3 play R7").turn == 1
    deal = after(at_play(deal_of("kentucky"), "G", ["G9", "G6 Rook B5", "B6", "B7"]), "0 play G9")
    assert deal.legal(1) == ["1 play G6", "1 play Rook"]
    deal = after(at_play(deal_of("kentucky"), "G", ["G9", "Rook B5", "B6", "B7"]), "0 play G9")
    assert deal.legal(1) == ["1 play Rook"]


@pytest.mark.parametrize(
    ("game", "bid", "counters", "tricks", "points"),
    [
        ("kentucky-original", 65, 60, "5 4", [-65, 40]),
        ("partnership", 80, 65, "8 6", [85, 35]),
        ("thirteens", 75, 50, "5 4", [-75, 50]),
        ("red-one", 110, 105, "5 4", [-110, 45]),
        ("kentucky-rook", 120, 125, "5 5", [125, 55]),
        ("kentucky-rook-williams", 150, 145, "5 5", [-150, 55]),
        ("house", 130, 115, "7 6", [135, 65]),
        ("call-partner", 120, 90, "7 6", [-120, 90]),
        ("princeton", 100, 75, "7 6", [-100, 105]),
        ("shelem", 130, 70, "8 4", [-130, 50]),
        ("shelem", 120, 45, "5 7", [-240, 90]),
        ("shelem", 120, 100, "12 0", [330, 0]),
    ],
)
def test_worked_examples(
    game: str, bid: int, counters: int, tricks: str, points: list[int]
) -> None:
    assert played(game, bid, counters, tricks).points() == points * 2


def test_RO_worked_example() -> None:
    deal: FamilyDeal = deal_of("red-one")
    assert deal.counters("R1 Rook B14 G14 R14 B10 G10 B5".split()) == 110 - 5
    hands = ["R9 B5", "R1 R6 B7", "R10 R12", "R7 G8"]
    deal = after(at_play(deal_of("red-one"), "Y", hands), "0 play R9")
    assert deal.legal(1) == ["1 play R6"]
    hands[1] = "R1 G6 B7"
    deal = after(at_play(deal_of("red-one"), "Y", hands), "0 play R9")
    assert deal.legal(1) == ["1 play R1", "1 play G6", "1 play B7"]


def test_OH_worked_example() -> None:
    deal = played("one-high", 150, 180, "12 1", all_points_bonus=20)
    assert deal.points() == [200, 0] * 2
    assert played("one-high", 150, 175, "12 1", all_points_bonus=20).points() == [175, 5] * 2


def test_HR_worked_example() -> None:
    hands = ["B10 G5", "Rook G6", "B11 G7", "B9 G8"]
    plays = ["0 play B10", "1 play Rook"]
    assert after(at_play(deal_of("house"), "B", hands), *plays, "2 play B11", "3 play B9").turn == 2
    hands[2] = "B2 G7"
    assert after(at_play(deal_of("house"), "B", hands), *plays, "2 play B2", "3 play B9").turn == 1


def test_C5_worked_example() -> None:
    deal = played("call-partner-five", 120, 90, seats=5)
    assert deal.points() == [-120, 90, -120, 90, 90]


def test_DC_worked_example() -> None:
    deal = played("two-hundred", 70, 80)
    deal.have_bid = {0}
    assert deal.points(None, [60, 110, 60, 110]) == [80, 0, 80, 0]
    deal.have_bid = {0, 3}
    assert deal.points(None, [60, 110, 60, 110]) == [80, 20, 80, 20]
    deal = played("two-hundred", 70, 65)
    deal.have_bid = {0, 1}
    assert deal.points(None, [60, 110, 60, 110]) == [-70, 35, -70, 35]


# What is special about a game


def test_KO_4_the_dealer_must_play_at_the_minimum() -> None:
    for game, bid in (("kentucky-original", "50"), ("kentucky-original-breckinridge", "65")):
        deal = after(deal_of(game), "1 pass", *PASSES)
        assert (deal.bidder, deal.bid) == (0, bid)


def test_KO_8_trump_first_no_counters_and_left_of_the_bidder_leads() -> None:
    deal = after(deal_of("kentucky-original-breckinridge"), "1 bid 65", *PASSES)
    assert deal.legal(1) == TRUMPS
    after(deal, "1 trump red")
    assert all(deal.allows(f"1 bury {card}") == (not deal.worth(card)) for card in deal.hands[1])
    for _ in range(4):
        deal.play(deal.legal(1)[0])
    assert (deal.phase, deal.turn) == ("play", 2)


def test_PR_4_and_PR_6_no_exchange_and_a_cut() -> None:
    deal = after(deal_of("partnership"), "1 bid 70", *PASSES)
    assert deal.legal(1) == TRUMPS
    assert (after(deal, "1 trump red").phase, deal.turn) == ("play", 1)
    deal = played("partnership", 70, 55, "7 7")
    assert deal.needs_cut()
    rest = [card for card in deal.pack if card not in ("R1", "G2", "Y1", "B2")]
    assert deal.points(["R1", "G2", "Y1", "B2", *rest]) == [75, 45] * 2  # left of the dealer first
    assert deal.points(["G2", "R1", "B2", "Y1", *rest]) == [-70, 65] * 2


def test_TH_2_five_tricks_count_and_the_buried_cards_are_none() -> None:
    assert played("thirteens", 65, 50, "5 4").points() == [70, 50] * 2
    assert played("thirteens", 65, 50, "4 5").points() == [-65, 70] * 2


def test_TH_6_the_floor() -> None:
    options = with_defaults("thirteens", {})
    assert winners("thirteens", options, [-245, 100] * 2, 0) == []
    assert winners("thirteens", options, [-250, -260] * 2, 0) == [0, 2]
    assert winners("thirteens", options, [-250, -250] * 2, 0) == []
    assert winners("thirteens", options, [-250, 500] * 2, 0) == [1, 3]


def test_RO_5_and_RO_6_trump_before_burying_and_the_bidder_leads() -> None:
    deal = after(deal_of("red-one"), "1 bid 75", *PASSES, "1 trump red")
    assert (deal.phase, len(deal.hands[1])) == ("bury", 15)
    while deal.phase == "bury":
        deal.play(deal.legal(1)[0])
    assert (deal.turn, len(deal.buried)) == (1, 6)
    deal = after(deal_of("red-one-western"), "1 bid 100", *PASSES)
    assert deal.phase == "bury"


def test_RO_9_western() -> None:
    assert played("red-one-western", 140, 125).points() == [145, 55] * 2
    deal = at_play(deal_of("red-one-western"), "Y", ["Y1", "Rook B5", "R1", "Y14"])
    assert after(deal, "0 play Y1", "1 play Rook", "2 play R1", "3 play Y14").turn == 2
    deal = at_play(deal_of("red-one-western"), "Y", ["B6", "Rook B5", "B7", "B8"])
    assert after(deal, "0 play B6").legal(1) == ["1 play B5"]


def test_KR_1_the_1_is_high_and_the_rook_higher() -> None:
    hands = ["R14 G5", "R1 G6", "Rook G7", "R13 G8"]
    plays = ["0 play R14", "1 play R1", "2 play Rook", "3 play R13"]
    assert after(at_play(deal_of("kentucky-rook"), "R", hands), *plays).turn == 2
    low = deal_of("kentucky-rook", rook_rank="low")
    assert after(at_play(low, "R", hands), *plays).turn == 1


def test_KR_10_the_red_2_is_the_second_highest_trump() -> None:
    hands = ["B1 G5", "R2 G6", "Rook G7", "B14 G8"]
    plays = ["0 play B1", "1 play R2", "2 play Rook", "3 play B14"]
    for rank, winner in {"high": 2, "12.5": 1, "low": 1}.items():
        deal = deal_of("kentucky-rook-baby-bird", rook_rank=rank)
        assert after(at_play(deal, "B", hands), *plays).turn == winner


def test_OH_8_the_order_turned_round() -> None:
    hands = ["B1 G5", "B2 G6", "B14 G7", "B3 G8"]
    deal = at_play(deal_of("one-high", trumps="low"), "low", hands)
    assert after(deal, "0 play B1", "1 play B2", "2 play B14", "3 play B3").turn == 1
    deal = at_play(deal_of("one-high", trumps="none"), "none", hands)
    assert after(deal, "0 play B1", "1 play B2", "2 play B14", "3 play B3").turn == 0


def test_OH_8_the_trump_calls() -> None:
    for trumps, calls in {"suits": [], "none": ["none"], "low": ["none", "low"]}.items():
        deal = deal_of("princeton", trumps=trumps)
        assert deal.trump_calls == ["spades", "hearts", "diamonds", "clubs", *calls]


def test_CP_4_called_after_burying() -> None:
    deal = deal_of("call-partner")
    assert refuses(deal, "1 bid 5")
    after(deal, "0 bid 5", "1 pass", "2 pass", "3 pass")
    buried = deal.hands[0][:5]
    after(deal, *[f"0 bury {card}" for card in buried], "0 trump red")
    own = [*buried, *deal.hands[0]]
    assert all(deal.allows(f"0 call {card}") == (card not in own) for card in deal.pack)
    called = deal.hands[3][0]
    assert after(deal, f"0 call {called}").partners == [3]
    assert deal.turn == 0


def test_CP_8_the_winners_share() -> None:
    options = with_defaults("call-partner", {"floor": -100})
    assert winners("call-partner", options, [500, 510, 510, 0], 0) == [1, 2]
    assert winners("call-partner", options, [-100, 20, 20, 0], 0) == [1, 2]


def test_C5_4_two_cards_are_called_by_six() -> None:
    deal = after(deal_of("call-partner-five", seats=6), "1 bid 80")
    after(deal, *[f"{seat} pass" for seat in (2, 3, 4, 5, 0)])
    after(deal, *[f"1 bury {card}" for card in deal.hands[1][:3]], "1 trump red")
    first, second = deal.hands[2][:2]
    after(deal, f"1 call {first}")
    assert refuses(deal, f"1 call {first}")
    assert after(deal, f"1 call {second}").phase == "play"
    assert deal.bidders() == [1, 2]
    assert deal.counters(deal.buried) == 15
    finished(deal, 1, "80", {2: "G1 R1 Y1"}, 2)
    assert deal.points() == [0, 80, 80, 0, 0, 0]


def test_DC_8_a_side_far_below_loses_at_once() -> None:
    options = with_defaults("two-hundred", {})
    assert winners("two-hundred", options, [-200, 0] * 2, 0) == [1, 3]
    assert winners("two-hundred", options, [-200, -5] * 2, 0) == []
    assert winners("two-hundred", options, [-195, 0] * 2, 0) == []
    assert winners("two-hundred", options, [200, -200] * 2, 0) == [0, 2]
    assert winners("two-hundred", options, [200, 210] * 2, 0) == [0, 2]  # DC-7


def test_DC_9_the_buried_counters_go_to_the_opponents() -> None:
    deal = played("two-hundred-kitty", 70, 100)
    deal.taken[0].remove("SA")
    deal.buried = ["SA"]
    assert deal.points() == [90, 10] * 2


def test_SH_4_the_buried_cards_are_the_bidders_first_trick() -> None:
    for nest_to, points in {"bidder": [115, 50], "last_trick": [100, 65]}.items():
        deal = played("shelem", 100, 70, "8 4", nest_to=nest_to)
        deal.taken[0].remove("SA")
        deal.buried, deal.last_winner = ["SA"], 1
        assert deal.points() == points * 2


def test_SH_5_a_suit_in_the_hand_is_named_and_led() -> None:
    deal = after(deal_of("shelem"), "1 bid 100", *PASSES)
    deal.hands[1] = "SA S2 H3 H4 H5 S6".split()
    after(deal, "1 bury S6", "1 bury H5", "1 bury H4", "1 bury S2")
    assert deal.legal(1) == ["1 trump spades", "1 trump hearts"]
    assert after(deal, "1 trump hearts").legal(1) == ["1 play H3"]


def test_SH_10_the_slam_of_185() -> None:
    assert played("shelem-185", 120, 120, "12 0").points() == [370, 0] * 2


def test_every_game_of_the_family_offers_jump_bids_and_a_target() -> None:
    for game in FAMILY:
        assert OPTIONS[game]["jump_bids"][0] is True
        assert OPTIONS[game]["target"][0] >= 200
