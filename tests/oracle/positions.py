"""Deals and moves to test the oracle with."""

from typing import Any

import pytest

from tests.oracle.cards import IllegalMoveError
from tests.oracle.family_deal import FamilyDeal
from tests.oracle.match import PACKS, start
from tests.oracle.options import with_defaults
from tests.oracle.tricks import TrickDeal


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


def at_play(deal: Any, trump: str, hands: list[str], turn: int = 0) -> Any:
    """A deal during card play, with these hands and `turn` to lead."""
    deal.phase, deal.trump, deal.turn = "play", trump, turn
    deal.hands = [hand.split() for hand in hands]
    return deal


def finished(deal: TrickDeal, bidder: int, bid: str, taken: dict[int, str], last: int) -> None:
    """Make a deal one that is over, in which the seats have taken these counters."""
    deal.phase, deal.bidder, deal.bid, deal.last_winner = "over", bidder, bid, last
    for seat, cards in taken.items():
        deal.taken[seat] = cards.split()


def split(deal: FamilyDeal, ours: int) -> tuple[str, str]:
    """All counters of a pack in two heaps, of which the first is worth so much."""
    heaps: tuple[list[str], list[str]] = ([], [])
    for card in sorted(deal.pack, key=deal.worth, reverse=True):
        fits = deal.counters(heaps[0]) + deal.worth(card) <= ours
        heaps[0 if fits else 1].append(card)
    assert deal.counters(heaps[0]) == ours
    return " ".join(heaps[0]), " ".join(heaps[1])


def played(game: str, bid: int, counters: int, tricks: str = "5 4", **options: Any) -> FamilyDeal:
    """A finished deal in which seat 0 was the bidder and its side took so much in counters.

    The two numbers are the tricks of both sides; the bidding side won the last one.
    """
    deal: FamilyDeal = deal_of(game, **options)
    ours, theirs = split(deal, counters)
    finished(deal, 0, str(bid), {0: ours, 1: theirs}, 0)
    deal.tricks[:2] = map(int, tricks.split())
    deal.partners = [2]
    return deal
