"""What a decision shows of what it has weighed."""

from __future__ import annotations

from rookery.bots import Decision
from rookery.core.moves import Bid, Pass

CHOICE = ((Bid(70), 30.2), (Pass(), 30.4), (Bid(75), 12.0))


def test_the_first_few_are_shown() -> None:
    assert Decision(Bid(70), "good", 0.0, CHOICE).weighed(2) == CHOICE[:2]
    assert Decision(Bid(70), "good", 0.0, CHOICE).weighed(9) == CHOICE


def test_nothing_is_shown_without_a_choice() -> None:
    assert Decision(Bid(70), "good").weighed(4) == ()
    assert Decision(Bid(70), "good", 0.0, CHOICE[:1]).weighed(4) == ()


def test_nothing_is_shown_where_points_do_not_speak_for_the_move() -> None:
    """It saves the match, say, and brings fewer points on average."""
    assert Decision(Bid(75), "good", 0.0, CHOICE[::-1]).weighed(4) == ()
