"""Determinization: full deals drawn uniformly from all that a view allows.

A seat knows its hand, every card played, and the suits in which others are known to be void. It
knows that the called card is neither in the bidder's hand nor buried (R5-5), and that no counter is
buried where the rules forbid it (R3-4). The bidder also knows the nest and the buried cards.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from rookery.core.cards import Card, CardSet, Seat, Suit
from rookery.core.unseen import Place, distribute
from rookery.tricks.order import Order
from rookery.tricks.rules import TrickRules
from rookery.tricks.state import Trick, TrickState
from rookery.tricks.view import TrickView


def determinize(rules: TrickRules, view: TrickView, rng: Random) -> TrickState:
    """A state drawn uniformly from all that are consistent with the view."""
    hands, nest, buried = _draw(rules, view, rng)
    if view.nest is not None:
        nest = view.nest
    elif not view.nest_size and view.bidder is not None:
        nest = _nest_as_dealt(rules, view, hands[view.bidder] | buried, rng)
    return state_of(view, hands, nest, buried)


def state_of(
    view: TrickView, hands: tuple[CardSet, ...], nest: CardSet, buried: CardSet
) -> TrickState:
    """The full state of a view's deal with the given hidden cards."""
    return TrickState(
        dealer=view.dealer,
        totals=view.totals,
        hands=hands,
        nest=nest,
        phase=view.phase,
        turn=_turn(view),
        auction=view.auction,
        bidder=view.bidder,
        bid=view.bid,
        trump=view.trump,
        called=view.called,
        buried=buried,
        leader=view.leader,
        trick=view.trick,
        tricks=view.tricks,
        cut=view.cut,
    )


def _draw(
    rules: TrickRules, view: TrickView, rng: Random
) -> tuple[tuple[CardSet, ...], CardSet, CardSet]:
    """A uniform sample of all hands, the nest still in the middle, and the buried cards."""
    unseen = CardSet.of(rules.pack) - view.seen
    others = [seat for seat in range(rules.seats) if seat != view.seat]
    sizes = view.hand_sizes
    places = [Place(sizes[seat], may_hold(rules, view, seat, unseen)) for seat in others]
    places.append(Place(view.nest_size, unseen))
    hidden = view.buried_size if view.buried is None else 0
    places.append(Place(hidden, may_be_buried(rules, view, unseen)))
    *drawn, nest, buried = distribute(unseen, places, rng)
    by_seat = dict(zip(others, drawn, strict=True))
    hands = tuple(by_seat.get(seat, view.hand) for seat in range(rules.seats))
    return hands, nest, buried if view.buried is None else view.buried


def may_hold(rules: TrickRules, view: TrickView, seat: Seat, unseen: CardSet) -> CardSet:
    """The unseen cards that another seat may hold.

    Left out are the suits in which it is known to be void, and the card that it called (R5-5).
    """
    fits = unseen
    if seat == view.bidder and view.called is not None:
        fits = fits.minus(view.called)
    if view.trump is not None:
        order = rules.orders[view.trump]
        for suit in voids(order, view.tricks, view.trick, view.leader, rules.seats)[seat]:
            fits = fits - order.cards_of[suit]
    return fits


def may_be_buried(rules: TrickRules, view: TrickView, unseen: CardSet) -> CardSet:
    """The unseen cards that may be buried.

    Left out are the called card (R5-5), and the counters if they may not be buried (R3-4).
    """
    fits = unseen if rules.counters_may_be_buried else unseen - rules.point_cards
    return fits if view.called is None else fits.minus(view.called)


def _nest_as_dealt(rules: TrickRules, view: TrickView, left: CardSet, rng: Random) -> CardSet:
    """A random nest, drawn from all cards that the bidder has held since taking the nest."""
    had = left
    for trick in view.tricks:
        assert view.bidder is not None
        had = had.plus(trick.card_of(view.bidder))
    if view.bidder is not None and view.leader is not None:
        place = (view.bidder - view.leader) % rules.seats
        if place < len(view.trick):
            had = had.plus(view.trick[place])
    return CardSet.of(rng.sample(tuple(had), rules.nest_size))


def _turn(view: TrickView) -> Seat:
    """The seat to move; once a deal is over, the seat that passed last or won the last trick."""
    if view.actors:
        return view.actors[0]
    return view.auction[-1][0] if view.leader is None else view.leader


def voids(
    order: Order,
    tricks: Sequence[Trick],
    trick: Sequence[Card],
    leader: Seat | None,
    seats: int,
) -> tuple[frozenset[Suit], ...]:
    """The suits in which each seat is known to be void, because it did not follow (TT-1)."""
    shown: list[set[Suit]] = [set() for _ in range(seats)]
    rounds = [(each.leader, each.cards) for each in tricks]
    if trick and leader is not None:
        rounds.append((leader, tuple(trick)))
    for first, cards in rounds:
        led = order.suit_of[cards[0]]
        for place, card in enumerate(cards):
            if order.suit_of[card] is not led:
                shown[(first + place) % seats].add(led)
    return tuple(map(frozenset, shown))
