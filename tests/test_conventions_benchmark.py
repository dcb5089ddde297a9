"""The benchmark of what bids tell: which hands it groups together."""

from __future__ import annotations

import pytest

from benchmarks import conventions
from benchmarks.conventions import Hand, groups, hands
from rookery.bots import Decision
from rookery.core.game import AnyView
from rookery.core.moves import Pass, ShootSun
from rookery.kernel import is_compiled

pytestmark = pytest.mark.skipif(not is_compiled, reason="the kernel was not compiled")


@pytest.fixture(autouse=True)
def brief(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that decide at once."""
    monkeypatch.setattr(conventions, "BIDDER", "steady")


def hand(bid: int) -> Hand:
    return Hand(bid, 80.0 + bid, 4, 1, 20, has_rook=False)


def test_every_hand_is_in_one_group_in_the_order_of_the_bids() -> None:
    bids = [0, 70, 70, 70, 75, 80, 85, 85, 90, 120, 0]
    found = groups([hand(bid) for bid in bids])
    assert sorted(it.bid for _, some in found for it in some) == sorted(bids)
    assert [name for name, _ in found] == ["no bid", "70 to 75", "80", "85 to 120"]


def test_every_hand_of_a_deal_has_its_bid() -> None:
    every = [hands(number, "dixie 4") for number in range(6)]
    assert all(len(some) == 4 for some in every)
    assert {it.bid for some in every for it in some} >= {0, 70}
    assert not any(it.has_rook for some in every for it in some)


def test_a_deal_in_which_somebody_shoots_the_sun_is_left_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert len(hands(0, "five 5")) == 5
    monkeypatch.setattr(conventions, "bot", lambda *_: Shooter())
    assert hands(0, "five 5") == []


class Shooter:
    """Shoots the sun at once."""

    def decide(self, view: AnyView) -> Decision:
        return Decision(ShootSun() if ShootSun() in view.legal else Pass(), "a test")
