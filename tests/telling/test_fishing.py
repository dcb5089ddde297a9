"""A fishing game in sentences."""

import pytest

from rookery.fishing.state import Haul
from rookery.records import parse_ply
from rookery.telling import fishing as telling
from rookery.telling.fishing import haul_words, question
from rookery.telling.wording import Words
from tests.tables import card_set, play, table, tuxedo

GAME = tuxedo(seats=2, win_at="at_once")


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


def test_TX_11_a_builder_is_told_what_to_capture_or_raise() -> None:
    game = tuxedo(seats=2, builder_must_take=True)
    state = play(game, table(["R9 R5 R2", "B13 B1"], "G4"), "0 build R5 on G4", "1 trail B13")
    view = game.view(state, 0)
    assert question(Words(("Ann", "Ben"), 0), view)[:3] == [
        "In the centre: [G4+R5]=9   B13",
        "You built on your last turn: capture [G4+R5]=9, or raise it if you can.",
        "Your hand: R9 R2",
    ]
    told = "Next turn Ann must capture or raise [G4+R5]=9, if able."
    assert telling.table(Words(("Ann", "Ben"), 1), game.view(state, 1))[-1] == told


@pytest.mark.parametrize(("me", "who"), [(0, "You now have"), (1, "Ann now has")])
def test_TX_20_a_match_won_at_once_is_told_with_the_capture(me: int, who: str) -> None:
    state = table(["B5 B1", "G1 G2"], "R5 G14", totals=(90, 99))
    before, after = (GAME.view(it, me) for it in (state, play(GAME, state, "0 take B5 R5")))
    words = Words(("Ann", "Ben"), me)
    win = "win" if me == 0 else "wins"
    lines = telling.move_lines(words, before, parse_ply("0 take B5 R5"), after)
    assert lines[1:] == [f"{who} 100 points and {win} the match at once."]


def test_TX_20_a_called_orange_that_wins_is_told_too() -> None:
    state = play(GAME, table(["B9", "G1"], "R6 Y3 G14", totals=(90, 90)), "0 take B9 R6+Y3")
    before, after = (GAME.view(it, None) for it in (state, play(GAME, state, "1 orange")))
    words = Words(("Ann", "Ben"), None)
    assert telling.move_lines(words, before, parse_ply("1 orange"), after) == [
        "Ben calls orange! Ten points.",
        "Ben now has 100 points and wins the match at once.",
    ]


def test_TX_20_the_totals_so_far_are_told_where_they_can_win() -> None:
    state = play(GAME, table(["B5 B1", "G1"], "R5 G14", totals=(70, 0)), "0 take B5 R5")
    words = Words(("Ann", "Ben"), 1)
    assert telling.table(words, GAME.view(state, 1))[1:] == [
        "Ann holds 1 card and has won 2 cards and 2 fives: 80 points in the match so far.",
        "You hold 1 card and have won 0 cards: 0 points in the match so far.",
    ]
