"""A fishing game in sentences."""

import pytest

from rookery.fishing.state import Haul
from rookery.telling.fishing import haul_words
from tests.tables import card_set


@pytest.mark.parametrize(
    ("haul", "words"),
    [
        (Haul(), "0 cards"),
        (Haul(cards=card_set("R5")), "1 card and 1 five"),
        (
            Haul(cards=card_set("R5 G5 B9"), big_sweeps=2, little_sweeps=1, oranges=1),
            "3 cards, 2 fives, 2 big sweeps, 1 little sweep and 1 orange",
        ),
    ],
)
def test_a_haul_is_described_without_zero_counts(haul: Haul, words: str) -> None:
    assert haul_words(haul) == words


def test_the_most_cards_are_marked() -> None:
    haul = Haul(cards=card_set("R5 G9"))
    assert haul_words(haul, has_most=True) == "2 cards (the most) and 1 five"
