"""A fishing game in sentences."""

import pytest

from rookery.fishing.state import Haul
from rookery.telling import fishing as telling
from rookery.telling.fishing import haul_words, question
from rookery.telling.wording import Words
from tests.tables import card_set, play, table, tuxedo


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


def test_TX_11_a_builder_is_told_what_to_capture_or_raise() -> None:
    game = tuxedo(seats=2, builder_must_take=True)
    state = play(game, table(["R9 R5 R2", "B13 B1"], "G4"), "0 build R5 on G4", "1 trail B13")
    view = game.view(state, 0)
    assert question(Words(("Ann", "Ben"), 0), view)[:3] == [
        "In the centre: [G4+R5]=9   B13",
        "You built on your last turn: capture [G4+R5]=9, or raise it.",
        "Your hand: R9 R2",
    ]
    told = "Next turn Ann must capture or raise [G4+R5]=9, if able."
    assert telling.table(Words(("Ann", "Ben"), 1), game.view(state, 1))[-1] == told
