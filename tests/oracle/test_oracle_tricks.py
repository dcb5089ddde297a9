"""The oracle against the rules of the trick games: each test is named after its rule."""

from typing import Any

from tests.oracle.cards import number
from tests.oracle.match import PACKS, winners
from tests.oracle.options import with_defaults
from tests.oracle.positions import after, at_play, deal_of, finished, refuses
from tests.oracle.trick_games import Dixie, Five, Three


def test_TT_1_follow_suit_if_able() -> None:
    deal = at_play(deal_of("dixie", seats=4), "R", ["B1", "B2 R1", "R2 G2", "B3"])
    after(deal, "0 play B1")
    assert deal.legal(1) == ["1 play B2"]
    after(deal, "1 play B2")
    assert deal.legal(2) == ["2 play R2", "2 play G2"]


def test_TT_2_the_highest_trump_or_card_led_wins() -> None:
    hands = ["B1 G1", "B14 G2", "R2 G3", "R1 G4"]
    plays = ["0 play B1", "1 play B14", "2 play R2", "3 play R1"]
    assert after(at_play(deal_of("dixie", seats=4), "R", hands), *plays).turn == 2
    assert after(at_play(deal_of("dixie", seats=4), "Y", hands), *plays).turn == 1


def test_TT_3_bidding() -> None:
    deal = deal_of("dixie", seats=4)
    assert deal.legal(1)[0] == "1 bid 70"
    assert refuses(deal, "0 bid 70")
    assert refuses(deal, "1 bid 65")
    assert refuses(deal, "1 bid 72")
    after(deal, "1 pass", "2 bid 90", "3 pass")
    assert refuses(deal, "0 bid 90")
    after(deal, "0 bid 95")
    assert deal.turn == 2
    after(deal, "2 bid 120")
    assert deal.legal(0) == ["0 pass"]
    after(deal, "0 pass")
    assert (deal.phase, deal.turn, deal.bid) == ("bury", 2, "120")


def test_TT_3_without_jumps_a_bid_is_the_next_step() -> None:
    deal = deal_of("dixie", seats=4, jump_bids=False)
    assert deal.legal(1) == ["1 bid 70", "1 pass"]
    assert after(deal, "1 bid 70").legal(2) == ["2 bid 75", "2 pass"]
    assert deal_of("three", jump_bids=False).legal(1) == ["1 bid 55", "1 pass"]
    deal = deal_of("five", jump_bids=False)
    assert deal.legal(1) == ["1 bid 75", "1 bid sun", "1 pass"]
    assert after(deal, "1 bid sun").legal(2) == ["2 pass"]


def test_TT_3_the_last_player_may_bid_or_pass() -> None:
    deal = after(deal_of("five"), "1 pass", "2 pass", "3 pass", "4 pass")
    assert {"0 bid 75", "0 pass"} <= set(deal.legal(0))
    after(deal, "0 bid 75")
    assert (deal.phase, deal.bidder) == ("trump", 0)


def test_TT_6_everybody_passes() -> None:
    for game, options in {"dixie": {"seats": 4}, "kentucky": {}}.items():
        passes = ["1 pass", "2 pass", "3 pass", "0 pass"]
        deal = after(deal_of(game, **options), *passes)
        assert deal.over
        assert deal.points() == [0] * 4
        deal = after(deal_of(game, **options, all_pass="dealer_minimum"), *passes)
        assert (deal.bidder, deal.bid, deal.phase) == (0, "70", "bury")


# Dixie Rook


def dixie(bid: str, taken: list[str], tricks: list[int]) -> Dixie:
    """A finished deal for four players: seat 0 has bid, seat 1 won the last trick and the nest."""
    deal: Dixie = deal_of("dixie", seats=4)
    finished(deal, 0, bid, dict(enumerate(taken)), 1)
    deal.tricks = tricks
    return deal


def test_DX_2_the_deal() -> None:
    for seats, each, nest in ((4, 13, 4), (6, 9, 2)):
        deal = deal_of("dixie", seats=seats)
        assert [len(hand) for hand in deal.hands] == [each] * seats
        assert deal.nest == PACKS["dixie"][-nest:]


def test_DX_3_counters() -> None:
    deal = deal_of("dixie", seats=4)
    assert deal.counters(PACKS["dixie"]) == 100
    assert deal.worth("R14") == 0


def test_DX_5_bury_then_name_trump() -> None:
    deal = after(deal_of("dixie", seats=6), "1 bid 70", *[f"{s} pass" for s in (2, 3, 4, 5, 0)])
    assert len(deal.hands[1]) == 11
    after(deal, f"1 bury {deal.hands[1][-1]}", f"1 bury {deal.hands[1][0]}")
    assert deal.legal(1) == ["1 trump black", "1 trump green", "1 trump red", "1 trump yellow"]
    assert after(deal, "1 trump red").turn == 1  # DX-6: left of the dealer
    assert deal.phase == "play"


def test_DX_first_worked_example() -> None:
    deal = dixie("85", ["R13 R10 R5", "G13 G10", "Y5 Y13 Y10 B5", "B13 G5 B10"], [4, 3, 4, 2])
    assert deal.points() == [-85, 45, -85, 45]


def test_DX_second_worked_example() -> None:
    deal = dixie("70", ["R13 R10 R5 Y10", "G13 G10", "Y5 Y13 B5 G5", "B13 B10"], [4, 3, 3, 3])
    assert deal.side_tricks() == [7, 7]
    assert deal.needs_cut()
    rest = [card for card in PACKS["dixie"] if card not in ("R1", "G2", "Y1", "B2")]
    assert deal.points(["R1", "G2", "Y1", "B2", *rest]) == [80, 40, 80, 40]


def test_DX_7_the_nest_goes_with_the_last_trick() -> None:
    deal = dixie("70", ["R13", "G13", "", ""], [7, 6, 0, 0])
    deal.buried = ["B13", "B5", "B1", "B2"]
    assert deal.side_counters() == [10, 25]
    assert deal.side_tricks() == [7, 7]


def test_DX_8_a_tied_cut_goes_on_until_the_pack_runs_out() -> None:
    deal = dixie("70", ["R13", "", "", ""], [7, 6, 0, 0])
    tied = [colour + str(n) for n in range(1, 15) for colour in "RGYB"]
    assert deal.cut_winner(tied) == 1
    assert deal.cut_winner(["R1", "G1", "R2", "G2", "R3", "G4", "Y5", "Y5"]) == 0
    assert deal.cut_winner(["R1", "G1", "R2", "G2", "R4", "G3", "Y5", "Y5"]) == 1


def test_DX_9_the_match() -> None:
    options = with_defaults("dixie", {"seats": 4})
    assert winners("dixie", options, [295, 100, 295, 100], 0) == []
    assert winners("dixie", options, [300, 100, 300, 100], 1) == [0, 2]
    assert winners("dixie", options, [300, 320, 300, 320], 0) == [1, 3]
    assert winners("dixie", options, [320, 320, 320, 320], 0) == []
    options["bidder_out_first"] = True
    assert winners("dixie", options, [300, 320, 300, 320], 2) == [0, 2]
    assert winners("dixie", options, [300, 295, 300, 295], 1) == [0, 2]


# Rook for Three


def test_R3_1_and_R3_2_the_pack() -> None:
    deal: Three = deal_of("three")
    assert len(deal.pack) == 44
    assert deal.counters(deal.pack) == 100
    assert (len(deal.hands[0]), len(deal.nest)) == (13, 5)


def test_R3_3_the_automatic_bid() -> None:
    deal = deal_of("three")
    assert refuses(deal, "1 bid 50")
    assert deal.legal(1)[-2:] == ["1 bid 125", "1 pass"]
    assert after(deal_of("three"), "1 pass", "2 pass").bidder == 0
    deal = after(deal, "1 bid 55", "2 pass", "0 bid 60", "1 pass")
    assert (deal.phase, deal.turn, deal.bid) == ("trump", 0, "60")


def test_R3_4_trump_first_and_no_counter_buried() -> None:
    deal = after(deal_of("three"), "1 pass", "2 pass")
    assert refuses(deal, f"0 bury {deal.hands[0][0]}")
    assert len(deal.hands[0]) == 13
    after(deal, "0 trump red")
    assert len(deal.hands[0]) == 18
    for card in deal.hands[0]:
        assert deal.allows(f"0 bury {card}") == (number(card) not in (5, 10, 14))
    for _ in range(5):
        deal.play(deal.legal(0)[0])
    assert (deal.phase, deal.turn) == ("play", 1)  # R3-5


def test_R3_worked_example() -> None:
    deal: Three = deal_of("three")
    taken = {0: "R14 R10 G14 G10 R5", 1: "Y14 Y10 B14 G5", 2: "B10 Y5 B5"}
    finished(deal, 0, "60", taken, 0)
    deal.tricks = [5, 5, 3]
    assert deal.points() == [-60, 35 + 10, 20 + 6]


def test_R3_6_the_match() -> None:
    options = with_defaults("three", {})
    assert winners("three", options, [200, 210, 0], 0) == [1]
    assert winners("three", options, [210, 210, 0], 0) == []


# Rook for five


def test_R5_1_and_R5_2_the_pack() -> None:
    deal: Five = deal_of("five")
    assert len(deal.pack) == 53
    assert deal.counters(deal.pack) == 180
    assert (len(deal.hands[0]), len(deal.nest)) == (10, 3)


def test_R5_4_the_sun_outranks_the_moon() -> None:
    deal = after(deal_of("five"), "1 bid 180")
    assert deal.legal(2) == ["2 bid sun", "2 pass"]
    assert after(deal, "2 bid sun").legal(3) == ["3 pass"]


def test_R5_5_to_R5_9_before_the_play() -> None:
    passes = [f"{seat} pass" for seat in (3, 4, 0, 1)]
    deal = after(deal_of("five", dealer=1), "2 bid 100", *passes, "2 trump low")
    hand = list(deal.hands[2])
    assert len(hand) == 13
    assert all(deal.allows(f"2 call {card}") == (card not in hand) for card in deal.pack)
    called = next(card for card in deal.pack if card not in hand)
    after(deal, f"2 call {called}", *[f"2 bury {card}" for card in hand[:3]])
    assert [called in deal.hands[partner] for partner in deal.partners] == [True]
    assert deal.legal(2) == ["2 lead self", "2 lead left"]
    assert after(deal, "2 lead left").turn == 3


def test_R5_6_low_turns_the_order_round() -> None:
    hands = ["SA H2", "S3 H3", "S2 H4", "SK H5", "HA H6"]
    deal = at_play(deal_of("five"), "low", hands)
    after(deal, "0 play SA", "1 play S3", "2 play S2", "3 play SK", "4 play HA")
    assert deal.turn == 2


def test_R5_7_the_rook_is_the_lowest_or_highest_trump() -> None:
    hands = ["S2 H2", "Rook H3", "D3 H4", "S5 H5", "D6 H6"]
    plays = ["0 play S2", "1 play Rook", "2 play D3", "3 play S5", "4 play D6"]
    for rank, winner in {"low": 3, "high": 1}.items():
        deal = at_play(deal_of("five", rook_rank=rank), "S", hands)
        after(deal, plays[0])
        assert deal.legal(1) == ["1 play Rook"]
        assert after(deal, *plays[1:]).turn == winner


def test_R5_7_without_trump_the_rook_is_a_suit_that_wins() -> None:
    for trump in ("none", "low"):
        hands = ["S2 H2", "Rook S3", "S4 H4", "S5 H5", "S6 H6"]
        deal = at_play(deal_of("five"), trump, hands)
        assert after(deal, "0 play S2").legal(1) == ["1 play S3"]
        deal = at_play(deal_of("five"), trump, hands, turn=1)
        assert after(deal, "1 play Rook").legal(2) == ["2 play S4", "2 play H4"]
        assert after(deal, "2 play H4", "3 play S5", "4 play S6", "0 play S2").turn == 1


def five(bid: str, side: str, rest: str, buried: str, tricks: list[int], **options: Any) -> Five:
    """A finished deal with seat 0 as the bidder and seat 2 as its partner.

    The partner wins the last trick, unless the side has no trick.
    """
    deal: Five = deal_of("five", **options)
    finished(deal, 0, bid, {0: side, 3: rest}, 2)
    deal.partners, deal.buried, deal.tricks = [2], buried.split(), tricks
    return deal


SIDE = "HA DA CA S10 H10 D10 C10 SK S5"  # 45 + 40 + 10 + 5 = 100
REST = "HK DK CK H5 D5 C5 SA Rook"  # 30 + 15 + 15 + 20 = 80


def test_R5_worked_example() -> None:
    rest = REST.replace("HK DK CK ", "")
    deal = five("120", SIDE, rest, "HK DK CK", [3, 2, 3, 1, 1])
    assert deal.points() == [130, 50, 130, 50, 50]


def test_R5_4_the_value_of_sun_and_moon() -> None:
    every, half = [6, 0, 4, 0, 0], [6, 1, 3, 0, 0]
    assert five("sun", SIDE + " " + REST, "", "", every).points() == [360, 0, 360, 0, 0]
    lost = five("sun", SIDE + " " + REST, "", "", half, sun_value=400)
    assert lost.points() == [-400, 0, -400, 0, 0]
    made = five("180", SIDE + " " + REST, "", "", half, moon_value=300)
    assert made.points() == [300, 0, 300, 0, 0]
    lost = five("180", SIDE, REST, "", half, moon_value=300)
    assert lost.points() == [-180, 80, -180, 80, 80]
    no_moon = five("175", SIDE + " " + REST, "", "", half, moon_value=300)
    assert no_moon.points() == [180, 0, 180, 0, 0]


def test_R5_12_and_R5_13_the_match() -> None:
    options = with_defaults("five", {})
    assert winners("five", options, [500, 510, 0, 510, 0], 0) == [1, 3]
    assert winners("five", options, [-500, 10, 10, 0, 0], 0) == []
    options["floor"] = -500
    assert winners("five", options, [-500, 10, 10, 0, 0], 0) == [1, 2]
    assert winners("five", options, [-500, 500, 10, 0, 0], 0) == [1]
