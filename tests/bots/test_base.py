"""The alternatives of a decision that are shown to people."""

from rookery.bots import Decision
from rookery.core.moves import Bid, Pass

CHOICE = ((Bid(70), 30.2), (Pass(), 30.4), (Bid(75), 12.0))


def test_the_best_few_alternatives_are_shown() -> None:
    assert Decision(Bid(70), "good", 0.0, CHOICE).alternatives(2) == CHOICE[:2]
    assert Decision(Bid(70), "good", 0.0, CHOICE[:1]).alternatives(4) == ()


def test_nothing_is_shown_if_another_move_has_more_points() -> None:
    """The chosen move may have fewer expected points but, for example, save the match."""
    assert Decision(Bid(75), "good", 0.0, CHOICE[::-1]).alternatives(4) == ()
