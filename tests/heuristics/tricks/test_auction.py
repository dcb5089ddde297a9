"""How high rules of thumb bid, and when they leave the bid to others."""

from rookery.core.moves import Pass, ShootSun
from tests.bots.deals import amount
from tests.heuristics.deciding import decided
from tests.tables import deal, play, trick_game

DIXIE = trick_game("dixie")
FIVE = trick_game("five")

STRONG = "R14 R13 R12 R11 R9 R8 R7 G14 G13 B14 Y14 Y12 Y7"
FAIR = "R14 R12 R10 R8 R4 G14 G9 G3 B13 B2 Y12 Y7 Y3"
WEAK = "R12 R9 R4 G11 G8 G6 G2 B9 B6 B3 Y11 Y8 Y2"


def test_a_weak_hand_passes_and_a_better_one_bids_more() -> None:
    weak, fair, strong = (
        decided(DIXIE, deal(DIXIE, [hand], dealer=3)) for hand in (WEAK, FAIR, STRONG)
    )
    assert isinstance(weak.move, Pass)
    assert "not enough" in str(weak.reason)
    assert 70 <= amount(fair) < amount(strong)
    assert "red as trump" in str(strong.reason)


def test_a_partners_bid_stands() -> None:
    """Seat 2 has the hand to open, but seat 0 has bid."""
    state = deal(DIXIE, ["", "", FAIR], dealer=3)
    assert amount(decided(DIXIE, play(DIXIE, state, "0 pass", "1 pass"))) >= 70
    decision = decided(DIXIE, play(DIXIE, state, "0 bid 75", "1 pass"))
    assert isinstance(decision.move, Pass)
    assert str(decision.reason) == "leaves the bid to partner"


def test_only_an_overwhelming_hand_shoots_the_sun() -> None:
    sun = decided(FIVE, deal(FIVE, ["SA SK SQ SJ S10 S9 S8 S7 Rook HA"], dealer=4))
    good = decided(FIVE, deal(FIVE, ["SA SK SJ S9 S6 S4 HA H7 D3 Rook"], dealer=4))
    assert isinstance(sun.move, ShootSun)
    assert 75 < amount(good) < 180
