"""What every game needs when it deals: a checked deck, and cards given one at a time."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from rookery.core.cards import Card, CardSet, Seat
from rookery.core.errors import BadDealer, BadDeck


def check_deck(deck: Sequence[Card], pack: Sequence[Card]) -> None:
    """Raise BadDeck unless the deck holds each card of the pack exactly once."""
    twice = [card for card, times in Counter(deck).items() if times > 1]
    missing = len(set(pack) - set(deck))
    foreign = set(deck) - set(pack)
    faults = []
    if twice:
        faults.append(f"{len(twice)} given more than once")
    if missing:
        faults.append(f"{missing} missing")
    if foreign:
        faults.append(f"{len(foreign)} not of this pack")
    if faults:
        raise BadDeck(f"the deck must be the {len(pack)} cards of the pack: {', '.join(faults)}")


def check_dealer(dealer: Seat, seats: int) -> None:
    """Raise BadDealer unless the dealer is one of the seats."""
    if not 0 <= dealer < seats:
        raise BadDealer(f"the dealer must be a seat from 0 to {seats - 1}, not {dealer}")


def deal_round(deck: Sequence[Card], each: int, dealer: Seat, seats: int) -> tuple[CardSet, ...]:
    """The hands when `each` cards go to every seat, one at a time from the dealer's left."""
    given = deck[: each * seats]
    return tuple(CardSet.of(given[(seat - dealer - 1) % seats :: seats]) for seat in range(seats))


def stack(hands: Sequence[CardSet], rest: Sequence[Card], dealer: Seat) -> tuple[Card, ...]:
    """A deck that `deal_round` deals into these hands, all of one size, with `rest` left over."""
    seats = len(hands)
    from_left = [tuple(hands[(dealer + 1 + i) % seats]) for i in range(seats)]
    dealt = (card for turn in zip(*from_left, strict=True) for card in turn)
    return (*dealt, *rest)


def ranked(points: Sequence[int]) -> tuple[Seat, ...]:
    """The seats with the most points, ascending."""
    best = max(points)
    return tuple(seat for seat, value in enumerate(points) if value == best)
