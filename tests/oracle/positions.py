"""Deals and moves to test the oracle with."""

from typing import Any

import pytest

from tests.oracle.cards import IllegalMoveError
from tests.oracle.records import (
    PACKS,
    start,
    with_defaults,
)


def deal_of(game: str, dealer: int = 0, **options: Any) -> Any:
    """A deal from the unshuffled pack."""
    claim = {"deck": " ".join(PACKS[game]), "dealer": dealer}
    return start(game, with_defaults(game, options), claim)


def after(deal: Any, *lines: str) -> Any:
    """A deal after some moves."""
    for line in lines:
        deal.play(line)
    return deal


def refuses(deal: Any, line: str) -> bool:
    """Whether a move is refused and leaves the deal as it was."""
    before = repr(vars(deal))
    with pytest.raises(IllegalMoveError):
        deal.play(line)
    return repr(vars(deal)) == before
