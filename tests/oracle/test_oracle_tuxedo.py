"""The oracle against the rules of Tuxedo: each test is named after the rule it proves."""

from collections.abc import Iterator
from itertools import combinations
from random import Random
from typing import Any

import pytest

from tests.oracle.cards import number
from tests.oracle.match import PACKS, winners
from tests.oracle.options import with_defaults
from tests.oracle.positions import after, deal_of, refuses
from tests.oracle.tuxedo import TuxedoDeal, captures, cards_of


def table(hands: list[str], centre: str, **options: Any) -> TuxedoDeal:
    """A Tuxedo deal with seat 0 to move and no stock; `centre` is written as in "R5 B4+Y4"."""
    deal = TuxedoDeal(
        with_defaults("tuxedo", options | {"seats": len(hands)}), PACKS["tuxedo"], len(hands) - 1
    )
    deal.stock = []
    deal.hands = [hand.split() for hand in hands]
    deal.centre = [pile.split("+") for pile in centre.split()]
    return deal


def piles(deal: TuxedoDeal) -> str:
    """The centre in the notation of `table`."""
    return " ".join("+".join(pile) for pile in deal.centre)


def test_TX_2_cards_are_dealt_one_at_a_time_and_the_centre_last() -> None:
    deal = deal_of("tuxedo", dealer=1, seats=3)
    pack = PACKS["tuxedo"]
    assert deal.hands == [pack[1:12:3], pack[2:12:3], pack[0:12:3]]
    assert deal.centre == [[card] for card in pack[12:16]]
    assert deal.turn == 2


def test_TX_4_a_card_captures_its_number() -> None:
    deal = table(["R9 R1", "B1 B2"], "G9 Y8")
    assert "0 take R9 G9" in deal.legal(0)
    assert refuses(deal, "0 take R9 Y8")
    assert refuses(deal, "1 take R9 G9")
    after(deal, "0 take R9 G9")
    assert deal.captured == [["R9", "G9"], []]
    assert piles(deal) == "Y8"


def test_TX_5_a_card_captures_a_sum() -> None:
    deal = table(["R9 R2", "B1 B2"], "B5 B3 B1 Y12")
    assert refuses(deal, "0 take R9 B5+B3")
    after(deal, "0 take R9 B1+B5+B3")
    assert piles(deal) == "Y12"


def test_TX_6_groupings_of_the_same_cards_are_one_move() -> None:
    centre = "B5 G4 R5 Y4"
    takes = [move for move in table(["R9 R2", "B1"], centre).legal(0) if "take" in move]
    assert len(takes) == 1
    for text in ("B5+G4 R5+Y4", "Y4+B5 G4+R5"):
        assert table(["R9 R2", "B1"], centre).allows("0 take R9 " + text)
    for text in ("B5+G4+R5+Y4", "B5+R5 G4+Y4", "B5+G4 B5+Y4", "B5+G4", "[B5+G4] R5+Y4"):
        assert refuses(table(["R9 R2", "B1"], centre), "0 take R9 " + text)


def test_TX_7_capture_maximal_any_and_most() -> None:
    hand, centre = ["R9 R2", "B1 B2"], "G9 B6 B3 Y3 Y14"
    small, pair, other = "0 take R9 G9", "0 take R9 G9 B6+B3", "0 take R9 Y3+B6"
    assert refuses(table(hand, centre), small)
    assert refuses(table(hand, centre), other)
    assert table(hand, centre).allows(pair)
    assert table(hand, centre, capture="any").allows(small)
    # 7+2 blocks 4+2+3 and 5+2+2: maximal, but not the most
    centre = "B7 B2 Y4 Y3"
    assert table(hand, centre).allows("0 take R9 B7+B2")
    assert refuses(table(hand, centre, capture="most"), "0 take R9 B7+B2")
    assert table(hand, centre, capture="most").allows("0 take R9 B2+Y4+Y3")


def test_TX_7_maximal_means_that_no_group_is_left() -> None:
    # 3+3+3 leaves three sixes, no group among them; regrouped, all six cards could be taken
    hands, centre = ["R9 R2", "B1 B2"], "B3 Y3 G3 B6 Y6 G6"
    assert table(hands, centre).allows("0 take R9 B3+Y3+G3")
    assert refuses(table(hands, centre), "0 take R9 B3+B6 Y3+Y6")
    assert refuses(table(hands, centre, capture="most"), "0 take R9 B3+Y3+G3")
    assert table(hands, centre, capture="most").allows("0 take R9 B3+B6 Y3+Y6 G3+G6")


def test_TX_7_most_counts_each_card_of_a_build() -> None:
    deal = table(["R9 R2", "B1 B2"], "B4+G5 B9", capture="most")
    assert [move for move in deal.legal(0) if "take" in move] == ["0 take R9 B9 [B4+G5]"]


def test_TX_8_a_build_needs_its_sum_in_the_hand() -> None:
    deal = table(["R9 R5", "B1 B2"], "Y4 G4")
    assert refuses(deal, "0 build R9 on Y4")
    after(deal, "0 build R5 on Y4")
    assert piles(deal) == "Y4+R5 G4"
    assert refuses(table(["R8 R4", "B1"], "Y8"), "0 build R4 on Y8")
    assert refuses(table(["R8 R4", "B1"], "Y4"), "0 build R8 on Y4")


def test_TX_9_a_build_is_taken_only_as_a_whole_by_its_value() -> None:
    deal = table(["R9 R5 R10", "B1 B2"], "Y4+B5 G1", trail="free")
    assert [move for move in deal.legal(0) if "take" in move] == ["0 take R9 [Y4+B5]"]
    assert deal.allows("0 take R9 [B5+Y4]")
    assert refuses(deal, "0 take R9 Y4+B5")
    assert refuses(deal, "0 take R5 B5")
    assert refuses(deal, "0 take R10 [Y4+B5]+G1")


def test_TX_10_a_build_may_be_raised() -> None:
    deal = table(["R12 R3", "B1 B2"], "Y4+B5 G4")
    after(deal, "0 build R3 on [B5+Y4]")
    assert piles(deal) == "Y4+B5+R3 G4"


def test_TX_10_build_on_many_takes_single_cards_only() -> None:
    hands, centre = ["R12 R3 R14", "B1 B2"], "G4 Y4+G5 B5"
    assert refuses(table(hands, centre), "0 build R3 on G4+B5")
    deal = table(hands, centre, build_on_many=True)
    assert refuses(deal, "0 build R3 on [G4+B5]")
    after(deal, "0 build R3 on B5+G4")
    assert piles(deal) == "G4+B5+R3 Y4+G5"
    assert not table(hands, "G2 Y4+B5", build_on_many=True).allows("0 build R3 on G2+[Y4+B5]")


def test_TX_11_a_builder_may_have_to_take_the_build() -> None:
    hands = ["R9 R5 R3 R12", "B13 B10", "G14 G13"]
    free = after(table(hands, "G4 Y12"), "0 build R5 on G4", "1 trail B13", "2 take G13 B13")
    assert free.allows("0 take R12 Y12")
    deal = table(hands, "G4 Y12", builder_must_take=True)
    after(deal, "0 build R5 on G4", "1 trail B13", "2 take G13 B13")
    assert deal.legal(0) == ["0 take R9 [G4+R5]", "0 build R3 on [G4+R5]"]
    assert refuses(deal, "0 take R12 Y12")


def test_TX_11_a_build_raised_by_another_is_owed_while_the_hand_can() -> None:
    for third, able in {"R12": True, "R11": False}.items():
        hands = [f"R9 R5 {third}", "B3 B12", "G14 G13"]
        deal = table(hands, "G4 Y11", builder_must_take=True)
        after(deal, "0 build R5 on G4", "1 build B3 on [G4+R5]", "2 trail G14")
        expected = "0 take R12 [G4+R5+B3]" if able else "0 take R11 Y11"
        assert deal.legal(0) == [expected]


def test_TX_12_trailing_is_forced_or_free() -> None:
    hands = ["R9 R5 R2", "B1"]
    deal = table(hands, "Y4 G9")
    assert refuses(deal, "0 trail R2")
    assert deal.allows("0 build R5 on Y4")
    assert table(hands, "Y4 G9", trail="free").allows("0 trail R2")
    assert table(["R12 R2", "B1"], "Y4 G9").allows("0 trail R2")


def test_TX_13_with_an_empty_centre_a_card_is_trailed() -> None:
    assert table(["R9 R5", "B1"], "").legal(0) == ["0 trail R9", "0 trail R5"]


def test_TX_14_sweeps_count_the_cards_taken_from_the_centre() -> None:
    big = after(table(["R9 R5", "B1 B2"], "Y4+B5 G7 G2"), "0 take R9 [Y4+B5] G7+G2")
    assert (big.big_sweeps, big.little_sweeps) == ([1, 0], [0, 0])
    little = after(table(["R9", ""], "G4 G3 G2"), "0 take R9 G4+G3+G2")
    assert (little.big_sweeps, little.little_sweeps) == ([0, 0], [1, 0])
    assert little.over


def open_orange(**options: Any) -> TuxedoDeal:
    """A table of three where seat 0 has just taken a red and a yellow card."""
    deal = table(["B9 B1", "G2 G3", "G4 G6"], "R5 Y4 B14 B13", **options)
    deal.play("0 take B9 R5+Y4")
    return deal


def test_TX_15_the_first_call_wins_the_race() -> None:
    for seat in range(3):
        deal = after(open_orange(), f"{seat} orange")
        assert deal.oranges[seat] == sum(deal.oranges) == 1
        assert refuses(deal, "0 orange")
        assert refuses(deal, "1 hold")


def test_TX_15_a_turn_move_closes_an_orange() -> None:
    deal = after(open_orange(), "1 trail G2")
    assert refuses(deal, "0 orange")


def test_TX_15_a_hold_is_for_good() -> None:
    deal = after(open_orange(), "1 hold")
    assert refuses(deal, "1 orange")
    assert refuses(deal, "1 hold")
    assert deal.actors() == [0, 1, 2]
    after(deal, "2 hold", "0 hold")
    assert deal.orange_of is None
    assert deal.actors() == [1]


def test_TX_15_the_owner_may_come_first() -> None:
    deal = open_orange(orange="owner_first")
    assert refuses(deal, "2 orange")
    after(deal, "0 hold", "2 orange")
    assert deal.oranges == [0, 0, 1]


def test_TX_15_auto_gives_it_to_the_capturer() -> None:
    deal = open_orange(orange="auto")
    assert deal.oranges == [1, 0, 0]
    assert refuses(deal, "0 orange")


def test_TX_15_the_played_card_counts_only_by_option() -> None:
    position = (["R9 R1", "G2 G3"], "Y9 B14")
    assert refuses(after(table(*position), "0 take R9 Y9"), "0 orange")
    deal = table(*position, orange_counts_played_card=True)
    assert after(deal, "0 take R9 Y9", "1 orange").oranges == [0, 1]


@pytest.mark.parametrize(
    ("seats", "rounds"),
    [
        (2, [(4, 0)] * 5 + [(2, 0)]),
        (3, [(4, 0)] * 3 + [(1, 1)]),
        (4, [(4, 0)] * 2 + [(1, 0)]),
        (5, [(4, 0), (2, 2)]),
        (6, [(4, 4)]),
    ],
)
def test_TX_17_the_rounds_of_a_deal(seats: int, rounds: list[tuple[int, int]]) -> None:
    deal = deal_of("tuxedo", seats=seats)
    dealt = []
    while deal.stock:
        deal.hands = [[] for _ in range(seats)]
        deal.centre = []
        deal.deal_round()
        dealt.append((len(deal.hands[0]), len(deal.centre)))
    assert dealt == rounds


def test_TX_16_a_new_round_leaves_an_orange_open() -> None:
    deal = table(["B9", ""], "R5 Y4 B14")
    deal.stock = ["G1", "G2", "G3", "G4", "G5"]
    after(deal, "0 take B9 R5+Y4")
    assert (deal.hands, piles(deal)) == ([["G1", "G3"], ["G2", "G4"]], "B14 G5")
    assert "0 orange" in deal.legal(0)
    assert "1 trail G2" in deal.legal(1)


def test_TX_18_an_open_orange_keeps_the_deal_open() -> None:
    deal = after(table(["B9", ""], "R5 Y4 B14"), "0 take B9 R5+Y4")
    assert not deal.over
    assert not after(deal, "1 hold").over
    assert deal.legal(0) == ["0 orange", "0 hold"]
    assert after(deal, "0 hold").over


def test_TX_18_leftovers() -> None:
    for leftovers, expected in {"nobody": [15, 0], "last_capturer": [20, 0]}.items():
        deal = table(["B9 B12", "G1"], "G9 R5 R14", leftovers=leftovers)
        after(deal, "0 take B9 G9", "1 trail G1", "0 trail B12")
        assert deal.over
        assert deal.points() == expected
    none = after(table(["B9", ""], "R5", leftovers="last_capturer"), "0 trail B9")
    assert none.points() == [0, 0]


def test_TX_19_the_score() -> None:
    deal = table(["", "", ""], "")
    deal.captured = [["R5", "Y5", "G1"], ["G5", "B1", "B2"], ["B3"]]
    deal.oranges, deal.big_sweeps, deal.little_sweeps = [0, 1, 0], [0, 1, 0], [0, 0, 2]
    assert deal.points() == [10 + 5, 5 + 5 + 10 + 10, 10]


def test_TX_20_the_match() -> None:
    options = with_defaults("tuxedo", {"seats": 3})
    assert winners("tuxedo", options, [99, 50, 0], None) == []
    assert winners("tuxedo", options, [100, 130, 0], None) == [1]
    assert winners("tuxedo", options, [130, 130, 100], None) == []


def test_TX_20_won_at_once() -> None:
    hands, centre = ["B5 B1", "G1 G2"], "R5 Y14"
    for win_at, won in {"deal": False, "at_once": True}.items():
        deal = table(hands, centre, win_at=win_at)
        deal.totals = [90, 99]
        after(deal, "0 take B5 R5")
        assert deal.over == won
        assert bool(deal.actors()) != won
    assert refuses(deal, "1 trail G1")
    assert deal.points() == [10, 0]


def test_TX_20_won_at_once_by_an_orange_that_is_called() -> None:
    deal = open_orange(win_at="at_once")
    deal.totals = [0, 85, 90]
    assert not after(deal, "1 hold").over
    assert after(deal, "2 orange").over
    assert deal.points() == [5, 0, 10]


def test_TX_20_won_at_once_closes_an_orange_and_gives_no_cards_left() -> None:
    deal = table(["B9", ""], "R5 Y4 B14 G5", win_at="at_once", leftovers="last_capturer")
    deal.totals = [95, 0]
    deal.stock = ["G1", "G2"]
    after(deal, "0 take B9 R5+Y4")
    assert (deal.over, deal.orange_of, deal.stock) == (True, None, ["G1", "G2"])
    assert deal.points() == [5, 0]


def test_TX_20_a_tie_for_highest_is_not_won_at_once() -> None:
    deal = table(["B5 B1", "G1 G2"], "R5 Y14", win_at="at_once")
    deal.totals = [100, 110]
    assert not after(deal, "0 take B5 R5").over


def test_TX_worked_example() -> None:
    deal = table(["B9 B1", "G2"], "R9 G5 Y4")
    after(deal, "0 take B9 R9 G5+Y4", "0 orange", "1 trail G2", "0 trail B1")
    assert deal.points() == [15 + 5 + 5 + 10, 0]


def partitions(cards: list[str]) -> Iterator[list[list[str]]]:
    """Every way to split cards into groups."""
    if not cards:
        yield []
        return
    first, rest = cards[0], cards[1:]
    for size in range(len(rest) + 1):
        for others in combinations(rest, size):
            for split in partitions([card for card in rest if card not in others]):
                yield [[first, *others], *split]


def test_TX_6_captures_are_all_sets_that_can_be_split_into_groups() -> None:
    rng = Random(1)
    for _ in range(40):
        cards = rng.sample(PACKS["tuxedo"], rng.randint(1, 7))
        card = cards.pop()
        expected = {
            frozenset(chosen)
            for size in range(1, len(cards) + 1)
            for chosen in combinations(cards, size)
            if any(
                all(sum(number(c) for c in group) == number(card) for group in split)
                for split in partitions(list(chosen))
            )
        }
        found = captures(card, [[name] for name in cards], "any")
        assert {frozenset(cards_of(capture)) for capture in found} == expected
