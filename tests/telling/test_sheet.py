"""The score sheet of a match."""

import pytest

from rookery.telling.sheet import contract
from tests.deals import five
from tests.tables import trick_game


@pytest.mark.parametrize(("winners", "made"), [("20 20 20 20 00", True), ("21 20 20 20 00", False)])
def test_a_sun_that_is_worth_nothing_is_made_only_with_every_trick(
    winners: str, made: bool
) -> None:
    game = trick_game("five", sun_value=0)
    found = contract(game, five(game, winners, bid="sun"))
    assert found is not None
    assert found.made is made
