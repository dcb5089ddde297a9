"""The cards of a game as the page draws them."""

from dataclasses import replace
from typing import Any

import pytest

from rookery.core.cards import Suit, card_of
from rookery.games import GAMES
from rookery.server.updates.cards import counters, pack_texts, rank_texts, trump_rank_texts

NUMBERS = tuple(str(number) for number in range(1, 15))


@pytest.mark.parametrize(
    ("name", "worth"),
    [
        ("dixie", {"5": 5, "10": 10, "13": 10}),
        ("five", {"5": 5, "10": 10, "K": 10, "A": 15, "Rook": 20}),
        ("tuxedo", {"5": 5}),
    ],
)
def test_counters_by_their_ranks(name: str, worth: dict[str, int]) -> None:
    rules: Any = GAMES[name].rules
    assert counters(rules) == worth


def test_a_single_card_with_other_points_is_named_itself() -> None:
    dixie: Any = GAMES["dixie"].rules
    singles = ((card_of(Suit.RED, 1), 30), (card_of(Suit.BLACK, 5), 0))
    worth = {"5": 5, "10": 10, "13": 10, "R1": 30, "B5": 0}
    assert counters(replace(dixie, card_points=singles)) == worth


def test_ranks_are_written_as_on_the_cards_and_the_rook_only_among_trumps() -> None:
    dixie: Any = GAMES["dixie"].rules
    five: Any = GAMES["five"].rules
    assert rank_texts(replace(dixie, ones_high=True)) == (*NUMBERS[1:], "1")
    assert rank_texts(five) == (*NUMBERS[1:10], "J", "Q", "K", "A")
    assert trump_rank_texts(five) == ("Rook", *rank_texts(five))
    assert trump_rank_texts(GAMES["kentucky"].rules) == (*NUMBERS[4:], "Rook")
    tuxedo = GAMES["tuxedo"].rules
    assert (rank_texts(tuxedo), trump_rank_texts(tuxedo)) == (NUMBERS, ())


def test_points_of_other_things_are_named() -> None:
    assert GAMES["dixie"].rules.other_points == {"the most tricks": 20}
    assert GAMES["three"].rules.other_points == {"each trick": 2}
    assert GAMES["tuxedo"].rules.other_points["each orange"] == 10
    points = {name: GAMES[name].rules.stake for name in ("tuxedo", "dixie", "shelem")}
    assert points == {"tuxedo": 0, "dixie": 120, "shelem": 165}


def test_a_pack_is_listed_in_the_order_before_the_shuffle() -> None:
    pack = pack_texts(GAMES["kentucky"].rules)
    assert (pack[:2], pack[-2:], len(pack)) == (("B5", "B6"), ("Y14", "Rook"), 41)
