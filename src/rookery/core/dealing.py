"""Dealing in every game: the deck is checked, and the cards are dealt one at a time."""

from collections import Counter
from collections.abc import Sequence

from rookery.core.cards import Card, CardSet, Seat
from rookery.core.errors import BadDealer, BadDeck


def check_deck(deck: Sequence[Card], pack: Sequence[Card]) -> None:
    """Raise BadDeck unless the deck has every card of the pack exactly once."""
    twice = [card for card, times in Counter(deck).items() if times > 1]
    missing = len(set(pack) - set(deck))
    foreign = set(deck) - set(pack)
    faults = []
    if twice:
        faults.append(f"{len(twice)} given more than once")
    if missing:
        faults.append(f"{missing} missing")
    if foreign:
        faults.append(f"{len(foreign)} not in the pack")
    if faults:
        listed = ", ".join(faults)
        raise BadDeck(
            f"the deck must have each of the {len(pack)} cards of the pack once: {listed}"
        )


def check_dealer(dealer: Seat, seats: int) -> None:
    """Raise BadDealer unless the dealer is one of the seats."""
    if not 0 <= dealer < seats:
        raise BadDealer(f"the dealer must be a seat from 0 to {seats - 1}, not {dealer}")


def deal_round(deck: Sequence[Card], each: int, dealer: Seat, seats: int) -> tuple[CardSet, ...]:
    """The hands by seat when each gets `each` cards, dealt one by one from the dealer's left."""
    given = deck[: each * seats]
    return tuple(CardSet.of(given[(seat - dealer - 1) % seats :: seats]) for seat in range(seats))


def stack(hands: Sequence[CardSet], rest: Sequence[Card], dealer: Seat) -> tuple[Card, ...]:
    """The deck that `deal_round` would deal into these equally large hands, leaving `rest`."""
    seats = len(hands)
    from_left = [tuple(hands[(dealer + 1 + i) % seats]) for i in range(seats)]
    dealt = (card for turn in zip(*from_left, strict=True) for card in turn)
    return (*dealt, *rest)
