"""The score sheet of a match."""

import pytest

from rookery.core.match import Deal, Match
from rookery.games import GAMES
from rookery.telling.sheet import contract, ending, outcome_line, side_scores
from rookery.telling.wording import Words
from tests.deals import dixie, five
from tests.tables import play, table, trick_game, tuxedo


@pytest.mark.parametrize(("winners", "made"), [("20 20 20 20 00", True), ("21 20 20 20 00", False)])
def test_a_sun_that_is_worth_nothing_is_made_only_with_every_trick(
    winners: str, made: bool
) -> None:
    game = trick_game("five", sun_value=0)
    found = contract(game, five(game, winners, bid="sun"))
    assert found is not None
    assert found.made is made


@pytest.mark.parametrize(
    ("bid", "me", "said"),
    [
        (85, 0, "You and Cleo bid 85 on black and took 95: made, by 10"),
        (95, 2, "Ann and you bid 95 on black and took 95: made exactly"),
        (120, None, "Ann and Cleo bid 120 on black and took 95: set, by 25"),
    ],
)
def test_the_row_of_a_contract_names_its_side_and_by_how_much(
    bid: int, me: int | None, said: str
) -> None:
    game = trick_game("dixie")
    state = dixie(game, "000 000 000 1110", bid=bid)
    words = Words(("Ann", "Ben", "Cleo", "Dan"), me)
    line = outcome_line(game, state, contract(game, state), words)
    assert line == said


def test_TX_20_the_row_of_a_deal_won_at_once_says_so_first() -> None:
    game = tuxedo(seats=2, win_at="at_once")
    state = play(game, table(["B5 B1", "G1"], "R5 G14", totals=(90, 0)), "0 take B5 R5")
    line = outcome_line(game, state, None, Words(("Ann", "Ben"), 1))
    assert line == "Ann reached 100 and won at once; Ann 2 cards and 2 fives; You 0 cards"
    deal = Deal(1, (), (), state, points=game.score(state))
    assert [side.sources["most cards"] for side in side_scores(game, deal)] == [0, 0]


@pytest.mark.parametrize(
    ("name", "options", "said"),
    [
        ("tuxedo", {"seats": 2}, "First to 100 wins"),
        ("red-one", {}, "First to 500 wins"),
        ("kentucky-rook", {"margin": 300}, "First to 500 or 300 ahead wins"),
        ("kentucky", {"deals": 1}, "First to 300 wins, or the highest total after 1 deal"),
        ("kentucky-rook-williams", {}, "First to 500 wins, or the highest total after 4 deals"),
    ],
)
def test_FO_14_how_a_match_is_won_is_said(name: str, options: dict[str, int], said: str) -> None:
    assert ending(Match.new(GAMES[name].game(options))) == said
