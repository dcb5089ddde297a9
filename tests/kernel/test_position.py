"""Positions: their properties, legal cards, points won, and the errors they raise."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rookery.core.cards import Card, CardSet, Suit
from rookery.core.errors import IllegalMove
from rookery.kernel.position import MOST_POINTS, BadPosition, Position
from tests.kernel.positions import random_position
from tests.tables import card_set, cards

HANDS = tuple(map(card_set, ("S5 HK", "S9 HQ", "S10 H2", "D3 D4")))
GOOD = Position(hands=HANDS, leader=0, trump=Suit.DIAMONDS, values={cards("S5")[0]: 5})


def position(*hands: str, trick: str = "", **fields: Any) -> Position:
    return Position(hands=tuple(map(card_set, hands)), trick=cards(trick), **fields)


def test_positions_are_values() -> None:
    same = replace(GOOD, values={cards("S5")[0]: 5, cards("SA")[0]: 15, cards("HK")[0]: 0})
    assert same == GOOD
    assert hash(same) == hash(GOOD)
    assert same.values == {cards("S5")[0]: 5}
    assert replace(GOOD, trump=None) != GOOD


@pytest.mark.parametrize(
    ("won", "counts", "gained"),
    [
        ((6, 7), 1, (13, 10)),
        ((6, 7), 2, (23, 0)),
        ((5, 7), 2, (13, 10)),
        ((5, 7), 1, (3, 20)),
        ((7, 6), 1, (23, 0)),
    ],
)
def test_DX_7_and_DX_8_the_side_with_more_tricks(
    won: tuple[int, int], counts: int, gained: tuple[int, int]
) -> None:
    scoring: dict[str, Any] = {
        "most_tricks_points": 20,
        "tricks_won": won,
        "last_trick_counts": counts,
    }
    now = position("SA", "S3", "S4", leader=1, sides=(0, 1, 1), last_trick_points=3, **scoring)
    assert now.points_left == 23
    for _ in range(3):
        now, last = now.play(next(iter(now.legal())))
    assert last == gained


@given(st.integers(0, 2**32), st.integers(1, 6))
def test_all_points_go_to_somebody(seed: int, tricks: int) -> None:
    rng = Random(seed)
    now = random_position(rng, tricks)
    left = now.points_left
    while not now.is_over:
        before = now
        now, gained = now.play(rng.choice(list(now.legal())))
        assert min(gained) >= 0
        assert before.points_left - now.points_left == sum(gained)
        left -= sum(gained)
    assert left == 0


@given(st.integers(0, 2**32))
def test_every_card_is_legal_or_refused(seed: int) -> None:
    rng = Random(seed)
    now = random_position(rng, 4)
    for card in now.in_play:
        if card in now.legal():
            assert now.play(card)[0].in_play <= now.in_play
        else:
            with pytest.raises(IllegalMove, match=f"seat {now.turn}"):
                now.play(card)


BAD: dict[str, tuple[dict[str, Any], str]] = {
    "seven hands": ({"hands": HANDS + HANDS[:3]}, "3 to 6 hands, not 7"),
    "a negative leader": ({"leader": -1}, "a seat from 0 to 3, not -1"),
    "a third side": ({"sides": (0, 1, 2, 1)}, "a 0 or a 1 for each of the 4 seats"),
    "one side": ({"sides": (1, 1, 1, 1)}, "all seats are on side 1"),
    "sides missing": ({"sides": (0, 1, 0)}, "a 0 or a 1 for each of the 4 seats"),
    "a whole trick": ({"trick": cards("S2 S3 S4 S6")}, "at most 3 cards"),
    "a card in two hands": ({"hands": (*HANDS[:3], card_set("S5 D4"))}, "S5 is there twice"),
    "a card in hand and trick": ({"trick": cards("HQ"), "leader": 1}, "HQ is there twice"),
    "uneven hands": ({"hands": (*HANDS[:3], card_set("D4"))}, "uneven: 2, 2, 2, 1 cards"),
    "uneven with the trick": (
        {"trick": cards("S2"), "leader": 1},
        "uneven: 2, 2, 2, 2 cards and 1 in the trick from seat 1",
    ),
    "a revoke": (
        {"hands": tuple(map(card_set, ("HK", "S9", "S10 H2", "D3 D4"))), "trick": cards("S5 HQ")},
        "seat 1 holds S9 and played HQ to S5",
    ),
    "two packs": ({"hands": (*HANDS[:3], card_set("R3 R4"))}, "different packs"),
    "no such card": (
        {"hands": (*HANDS[:3], CardSet.of((Card(Suit.SPADES, 1), Card(Suit.SPADES, 3))))},
        "there is no spades 1",
    ),
    "the rook as a suit": ({"trump": Suit.ROOK}, "different packs"),
    "lo-no with a trump": ({"low": True}, "lo-no has no trump"),
    "a rook in the middle": ({"rook": "middle"}, "the rook is low or 10.5 or 12.5 or high"),
    "negative values": ({"values": {cards("S5")[0]: -5}}, "whole numbers from 0"),
    "negative points": ({"trick_points": -1}, "whole numbers from 0"),
    "too many points": ({"trick_points": MOST_POINTS}, "more than 30000"),
    "odd points for most tricks": ({"most_tricks_points": 15}, "most_tricks_points is even"),
    "many tricks": ({"tricks_won": (20, 39)}, "at most 60 tricks, those in tricks_won too"),
    "a last trick that does not count": ({"last_trick_counts": 0}, "last_trick_counts"),
}


@pytest.mark.parametrize("name", BAD)
def test_a_bad_position_is_refused_with_a_one_line_message(name: str) -> None:
    fields, message = BAD[name]
    with pytest.raises(BadPosition) as caught:
        replace(GOOD, **fields)
    assert message in str(caught.value)
    assert "\n" not in str(caught.value)
    assert caught.value.code == "bad-position"


def test_a_position_may_be_played_to_its_end_however_many_tricks_were_won() -> None:
    scoring: dict[str, Any] = {"most_tricks_points": 2, "last_trick_counts": 2}
    now = position("S5", "S6", "S7", leader=0, sides=(0, 1, 1), tricks_won=(59, 0), **scoring)
    for text in ("S5", "S6", "S7"):
        now, gained = now.play(cards(text)[0])
    assert (now.tricks_won, gained) == ((59, 2), (2, 0))
