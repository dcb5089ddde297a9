"""The winners of a match after a deal (DX-9, R3-6, R5-12, R5-13)."""

from rookery.tricks.state import TrickState
from tests.deals import dixie, five, three
from tests.tables import trick_game

DIXIE = trick_game("dixie")
THREE = trick_game("three")
FIVE = trick_game("five")

A_95 = "000 000 000 111 1"  # A 75 + 20, B 25


def totals(even: int, odd: int, seats: int = 4) -> tuple[int, ...]:
    return (even, odd) * (seats // 2)


def test_DX_9_the_first_side_to_300_or_more_wins() -> None:
    for before, winners in ((204, ()), (205, (0, 2)), (206, (0, 2))):
        state = dixie(DIXIE, A_95, totals=totals(before, 0))
        assert DIXIE.winners(state) == winners, before


def test_DX_9_option_bidder_out_first_prefers_the_bidding_side() -> None:
    game = trick_game("dixie", bidder_out_first=True)
    behind = dixie(game, A_95, totals=totals(205, 280))  # 300 to 305
    assert game.winners(behind) == (0, 2)
    assert DIXIE.winners(behind) == (1, 3)
    level = dixie(game, A_95, totals=totals(210, 280))
    assert game.winners(level) == (0, 2)


def three_with(*before: int) -> TrickState:
    """Seat 1 takes 108 points, seat 2 18, seat 0 nothing."""
    return three(THREE, "122 122 122 122 2", bid=105, bidder=1, totals=before)


def test_R3_6_of_several_at_200_the_highest_wins() -> None:
    assert THREE.winners(three_with(0, 95, 186)) == (2,)  # 203 to 204
    assert THREE.winners(three_with(0, 97, 186)) == (1,)  # 205 to 204
    assert THREE.winners(three_with(0, 95, 185)) == ()  # 203 each


def five_with(*before: int) -> TrickState:
    """Seats 0 and 2 score 100, the others 80."""
    return five(FIVE, "22 13 41 00 00", bid=100, totals=before)


def test_R5_12_first_to_500_wins_with_or_without_the_bid() -> None:
    assert FIVE.winners(five_with(399, 419, 0, 0, 0)) == ()
    assert FIVE.winners(five_with(400, 0, 0, 0, 0)) == (0,)
    assert FIVE.winners(five_with(0, 0, 0, 420, 0)) == (3,)


def five_lost(*before: int) -> TrickState:
    """Seats 0 and 2 lose 105, the others score 80."""
    return five(FIVE, "22 13 41 00 00", bid=105, totals=before)


def test_R5_13_option_floor_ends_the_match_and_the_highest_wins() -> None:
    game = trick_game("five", floor=-500)
    assert game.winners(five_lost(-394, 0, 0, 10, 0)) == ()  # -499
    assert game.winners(five_lost(-395, 0, 0, 10, 0)) == (3,)  # -500
    assert game.winners(five_lost(-396, 0, 0, 10, 0)) == (3,)


def test_R5_13_target_and_floor_in_one_deal_are_won_as_the_target() -> None:
    game = trick_game("five", floor=-500)
    assert game.winners(five_lost(-450, 430, 0, 420, 0)) == (1,)  # 510 and 500
