"""Determinization: the other hands and the stock, drawn uniformly from all that a view allows.

The moves of the others tell something about their hands: where a seat may trail only if it cannot
capture (TX-12), a seat that trailed has no card that could have captured. A seat that declared a
build has a card of its value (TX-8). A seat that left alone a build that it had to capture or raise
could do neither (TX-11).
"""

from random import Random

from rookery.core.cards import CardSet, Seat
from rookery.core.unseen import Place, distribute
from rookery.fishing.rules import FishingRules
from rookery.fishing.state import FishingState
from rookery.fishing.view import FishingView

TRIES = 10_000
"""If this many distributions have not fitted the view, it is assumed that none does. Unmeasured.

The first one always fits, or 99 times in 100 if a hand must not have certain pairs of numbers.
"""


def determinize(rules: FishingRules, view: FishingView, rng: Random) -> FishingState:
    """A state drawn uniformly from all that the view allows. ValueError if there is none."""
    unseen = CardSet.of(rules.pack) - view.seen
    others = [seat for seat in range(rules.seats) if seat != view.seat]
    places = [_hand_place(view, seat, unseen) for seat in others]
    for _ in range(TRIES):
        *hands, stock = distribute(unseen, [*places, Place(view.stock_size, unseen)], rng)
        by_seat = dict(zip(others, hands, strict=True))
        if all(view.shown[seat].allows(hand) for seat, hand in by_seat.items()):
            break
    else:
        raise ValueError("no distribution of the unseen cards fits what is known")
    return FishingState(
        dealer=view.dealer,
        totals=view.totals,
        hands=tuple(by_seat.get(seat, view.hand) for seat in range(rules.seats)),
        centre=view.centre,
        stock=tuple(rng.sample(tuple(stock), len(stock))),
        turn=view.dealer if view.turn is None else view.turn,
        hauls=view.hauls,
        shown=view.shown,
        last_capturer=view.last_capturer,
        orange=view.orange,
    )


def _hand_place(view: FishingView, seat: Seat, unseen: CardSet) -> Place:
    """The hand of another seat as a place for unseen cards, with all that it has shown."""
    shown = view.shown[seat]
    numbered = {
        number: CardSet.of(card for card in unseen if card.rank == number) for number in shown.keeps
    }
    fits = CardSet.of(card for card in unseen if card.rank not in shown.lacks)
    return Place(view.hand_sizes[seat], fits, tuple(numbered[n] for n in sorted(numbered)))
