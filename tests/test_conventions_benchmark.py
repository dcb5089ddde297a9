"""The benchmark of what bids tell: which hands it groups together."""

from __future__ import annotations

import pytest

from benchmarks import conventions
from benchmarks.conventions import Hand, groups, hands
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


def test_a_hand_has_the_highest_bid_that_it_made() -> None:
    every = [it for number in range(6) for it in hands(number, "dixie 4")]
    assert len(every) == 24
    assert {it.bid for it in every} >= {0, 70}
    assert all(it.bid % 5 == 0 and not it.has_rook for it in every)


def test_hands_that_bid_high_are_better() -> None:
    every = [it for number in range(40) for it in hands(number, "kentucky 4")]
    means = [sum(it.expected for it in some) / len(some) for _, some in groups(every)]
    assert means[0] < means[-1]
