"""The oracle against the rules of Rook for Two."""

from typing import Any

from tests.oracle.match import PACKS, winners
from tests.oracle.options import with_defaults
from tests.oracle.positions import after, deal_of, finished, refuses
from tests.oracle.two import DUMMY, TwoDeal


def at_play(hands: list[str], pile: str, turn: int = 1, trump: str = "R") -> Any:
    """A deal that seat 0 dealt, during card play, with these hands and `turn` to lead."""
    deal = deal_of("two")
    deal.phase, deal.trump, deal.turn = "play", trump, turn
    deal.hands, deal.pile = [hand.split() for hand in hands], pile.split()
    return deal


def test_R2_1_and_R2_8_the_deal() -> None:
    for dealer in (0, 1):
        deal = deal_of("two", dealer=dealer)
        assert deal.hands[1 - dealer] == PACKS["two"][0:39:3]
        assert deal.hands[dealer] == PACKS["two"][1:39:3]
        assert deal.pile == PACKS["two"][2:39:3]
        assert deal.nest == PACKS["two"][39:]
        assert deal.seats == 2


def test_R2_2_the_counters() -> None:
    deal: TwoDeal = deal_of("two")
    assert deal.counters(deal.pack) + 2 * 13 == 126


def test_R2_3_the_automatic_bid() -> None:
    deal = deal_of("two")
    assert refuses(deal, "0 bid 35")
    assert refuses(deal, "1 bid 30")
    assert (deal.legal(1)[0], deal.legal(1)[-2:]) == ("1 bid 35", ["1 bid 125", "1 pass"])
    assert after(deal_of("two"), "1 pass").bidder == 0
    after(deal, "1 bid 35", "0 bid 60", "1 bid 65", "0 pass")
    assert (deal.phase, deal.turn, deal.bid) == ("trump", 1, "65")
    assert deal_of("two", jump_bids=False).legal(1) == ["1 bid 35", "1 pass"]


def test_R2_4_all_of_the_nest_is_buried_or_three_of_it() -> None:
    deal = after(deal_of("two"), "1 pass", "0 trump red")
    nest, own = deal.dealt_nest, deal.hands[0][:13]
    assert len(deal.legal(0)) == 18
    one = after(deal, f"0 bury {nest[0]}", f"0 bury {own[0]}")
    assert len(one.legal(0)) == 4 + 12
    after(one, f"0 bury {own[1]}")
    assert one.legal(0) == [f"0 bury {card}" for card in nest[1:]]
    after(one, *[f"0 bury {card}" for card in nest[1:3]])
    assert (one.phase, one.turn) == ("play", 1)  # R2-5

    deal = after(deal_of("two"), "1 pass", "0 trump red", *[f"0 bury {card}" for card in nest[:3]])
    assert len(deal.legal(0)) == 13 + 2
    assert after(deal, f"0 bury {nest[3]}").legal(0) == [f"0 bury {nest[4]}"]

    deal = after(deal_of("two"), "1 pass", "0 trump red", *[f"0 bury {card}" for card in nest[:3]])
    own = deal.hands[0][:13]
    legal = after(deal, f"0 bury {own[0]}").legal(0)
    assert legal == [f"0 bury {card}" for card in own[1:]]


def test_R2_6_the_dummy_plays_after_the_opponent_whatever_was_led() -> None:
    deal = after(at_play(["B9 G5", "B5 G6"], "Y4 B6"), "1 play B5")
    assert [card for _, card in deal.trick] == ["B5", "Y4"]
    assert deal.turn == 0
    assert after(deal, "0 play B9").turn == 0
    after(deal, "0 play G5")
    assert deal.turn == 1
    assert after(deal, "1 play G6").over
    assert deal.tricks == [1, 1, 0]


def test_R2_6_a_dummy_that_wins_leads_its_next_card() -> None:
    deal = after(at_play(["B9 G5 Y9", "B5 G6 Y5"], "R4 G7 Y4"), "1 play B5", "0 play B9")
    assert deal.tricks == [0, 0, 1]
    assert deal.trick == [(DUMMY, "G7")]
    assert (deal.turn, deal.legal(0)) == (0, ["0 play G5"])
    after(deal, "0 play G5", "1 play G6")
    assert deal.trick == [(DUMMY, "Y4")]
    assert after(deal, "0 play Y9", "1 play Y5").over
    assert deal.tricks == [1, 0, 2]


def test_R2_worked_example() -> None:
    deal: TwoDeal = deal_of("two")
    taken = {0: "R14 R10 G14 G10", 1: "Y14 Y10 B14 G5", DUMMY: "B10 R5 Y5 B5"}
    finished(deal, 0, "55", taken, 0)
    deal.tricks = [4, 6, 3]
    assert deal.points() == [-55, 47]


def test_R2_4_the_buried_counters_are_nobodys() -> None:
    deal: TwoDeal = deal_of("two")
    finished(deal, 0, "30", {0: "R14 R10 G14", 1: "G10"}, 0)
    deal.tricks, deal.buried = [7, 6, 0], ["Y14", "Y10", "Y5"]
    assert deal.points() == [44, 22]


def test_R2_7_the_match() -> None:
    options = with_defaults("two", {})
    assert winners("two", options, [150, 145], 0) == [0]
    assert winners("two", options, [150, 155], 0) == [1]
    assert winners("two", options, [150, 150], 0) == []
