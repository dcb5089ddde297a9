"""A trick game in sentences."""

from typing import Any

import pytest

from rookery.records import parse_ply
from rookery.server.updates import wire
from rookery.table.protocol import TricksSeen
from rookery.telling.tricks import cut_line, last, move_lines, on_table, opening, question, table
from rookery.telling.wording import Words
from tests.deals import dixie
from tests.games.test_two import R2, at_play, dealt
from tests.tables import cards, play, trick_game

DIXIE = trick_game("dixie")
WORDS = Words(("You", "Ada", "Ben", "Cleo"), me=0)


@pytest.mark.parametrize(
    ("top", "told"),
    [
        ("B9 G8 R2 Y4", "Cleo B9, You G8, Ada R2, Ben Y4."),
        ("B9 G8 R2 Y3 B14 B1 R14 R1", "Ben Y3, Cleo B14, You B1, Ada R14, Ben R1."),
    ],
)
def test_DX_8_the_cut_is_listed_card_by_card_from_the_dealers_left(top: str, told: str) -> None:
    pack = (*cards(top), *(card for card in DIXIE.pack if card not in cards(top)))
    state = DIXIE.cut(dixie(DIXIE, "000 000 011 111 1", dealer=2), pack)
    view = DIXIE.view(state, 0)
    assert cut_line(WORDS, view).endswith(told)
    seen = wire.public_deal(view, 0)
    assert isinstance(seen, TricksSeen)
    assert " ".join(seen.cut) == top


TWO = Words(("Ann", "Ben"), me=0)


def told(state: Any, text: str) -> tuple[Any, list[str]]:
    """The state of Rook for Two after a move, and the sentences about it for seat 0."""
    after = play(R2, state, text)
    return after, move_lines(TWO, R2.view(state, 0), parse_ply(text), R2.view(after, 0))


def test_R2_6_the_dummys_cards_are_told_after_the_move_before_them() -> None:
    state, lines = told(at_play(pile="Y14 Y6-13 G6-9", trump="yellow"), "1 play R4")
    assert lines == ["Ben leads R4.", "The dummy plays Y14."]
    assert on_table(TWO, R2.view(state, 0)) == [
        "On the table: Ben R4, The dummy Y14. The dummy is winning it."
    ]
    state, lines = told(state, "0 play B5")
    assert lines == [
        "You play B5.",
        "The dummy takes the trick: R4 Y14 B5, 17 points lost to both.",
        "The dummy leads Y6.",
    ]
    view = R2.view(state, 0)
    assert last(TWO, view, ())[0] == "The last trick: Ben R4, The dummy Y14, You B5."
    assert table(TWO, view)[-3:] == [
        "You: 0 tricks, 0 points.",
        "Ben: 0 tricks, 0 points.",
        "The dummy: 1 trick, 11 cards left in its pile.",
    ]


def test_R2_8_the_deal_and_the_exchange_are_told() -> None:
    view = R2.view(dealt(), 0)
    assert opening(TWO, view) == [
        "You deal 13 cards each, 13 to the dummy, and 5 to the nest.",
        "You open at 30, as dealer.",
    ]
    burying = R2.view(play(R2, dealt(), "1 pass", "0 trump red"), 0)
    assert question(TWO, burying)[-1] == (
        "Bury 5 cards; you may name several at once. All of the nest's cards, or all but 2."
    )
