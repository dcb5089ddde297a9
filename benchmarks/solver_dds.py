"""Positions solved by DDS, the double-dummy solver of bridge, through `endplay`."""

from collections.abc import Mapping
from typing import Any

import endplay._dds as dds

from rookery.core.cards import POKER_SUITS, Card, card_of
from rookery.kernel.position import Position

_NO_TRUMP = 4


def dds_deal(position: Position) -> Any:
    """Convert a position of bridge before a lead into a deal of `endplay`."""
    deal = dds.deal()
    deal.trump = _NO_TRUMP if position.trump is None else POKER_SUITS.index(position.trump)
    deal.first = position.leader
    for seat, hand in enumerate(position.hands):
        for place, suit in enumerate(POKER_SUITS):
            ranks = [card.rank for card in hand if card.suit == suit]
            deal.remainCards[seat][place] = sum(1 << rank for rank in ranks)
    return deal


def solved(deal: Any, *, all_cards: bool = False) -> Any:
    """Solve with DDS: the tricks of the leader's side after the best card, or after each card."""
    found = dds.futureTricks()
    dds.SolveBoard(deal, -1 if not all_cards else 0, 3 if all_cards else 1, 1, found, 0)
    return found


def value_by_dds(position: Position) -> int:
    """The tricks that side 0 takes, according to DDS."""
    tricks: int = solved(dds_deal(position)).score[0]
    return _for_side_0(position, tricks)


def cards_by_dds(position: Position) -> Mapping[Card, int]:
    """The tricks that side 0 takes after each lead, according to DDS.

    DDS reports one card of each group of equal cards; here all have its value.
    """
    found = solved(dds_deal(position), all_cards=True)
    values = {}
    for place in range(found.cards):
        equals = found.equals[place] | 1 << found.rank[place]
        for rank in range(2, 15):
            if equals >> rank & 1:
                card = card_of(POKER_SUITS[found.suit[place]], rank)
                values[card] = _for_side_0(position, found.score[place])
    return values


def _for_side_0(position: Position, tricks: int) -> int:
    return tricks if position.sides[position.leader] == 0 else position.tricks_left - tricks
