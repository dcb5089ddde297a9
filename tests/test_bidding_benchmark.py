"""The benchmark of caution in the bidding: what it compares, and when it plays the cards."""

from __future__ import annotations

import pytest

from benchmarks import bidding
from rookery.bots.limits import Limits
from rookery.kernel import is_compiled

pytestmark = pytest.mark.skipif(not is_compiled, reason="the kernel was not compiled")

NEVER = (1.1, 0.0)
"""A caution with which no bid is likely enough."""


@pytest.fixture(autouse=True)
def brief(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that decide at once."""
    monkeypatch.setattr(bidding, "OUTLOOK", Limits(nodes=500))
    monkeypatch.setattr(bidding, "EXCHANGE", "steady")
    monkeypatch.setattr(bidding, "PLAYER", "steady")


def test_the_usual_caution_gains_nothing_and_a_side_that_never_bids_loses_its_contract(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    deal = bidding.Auctions("kentucky 4", 3)
    usual = deal.usual.prudence, deal.usual.least_gain
    monkeypatch.setattr(bidding, "CAUTIONS", (usual, NEVER))
    result = bidding.compared(3, "kentucky 4")
    assert result.is_made is not None
    assert result.gains[usual] == (0.0, 0.0)
    gain, changed = result.gains[NEVER]
    assert changed in {0.5, 1.0}  # where it had not held the contract, it may have raised the price
    assert gain != 0.0


@pytest.mark.parametrize(
    ("name", "sides"),
    [
        ("dixie 6", [{0, 2, 4}, {1, 3, 5}]),
        ("three 3", [{0}, {1}, {2}]),
        ("two 2", [{0}, {1}]),
    ],
)
def test_fixed_partners_bid_as_one_side_and_a_dummy_does_not_bid(
    name: str, sides: list[set[int]]
) -> None:
    assert bidding.Auctions(name, 0).sides() == sides
