"""A seat for the dummy: searches and rules of thumb see a game for two as one for three (R2-6).

The places round the table are numbered anew in the order of play. Moves name no seat, so a move
chosen in the new view is a move of the old one.
"""

from dataclasses import replace
from functools import lru_cache

from rookery.core.cards import Seat
from rookery.tricks.rules import TrickRules
from rookery.tricks.state import Trick
from rookery.tricks.view import TrickView


def with_dummy_seat(view: TrickView) -> TrickView:
    """The view with a seat for the dummy; the same view in a game without one."""
    rules = view.rules
    if rules.places == rules.seats:
        return view
    step, places = view.step, rules.places

    def moved(seat: Seat | None) -> Seat | None:
        return None if seat is None else seat * step % places

    def order(seats: tuple[int, ...]) -> tuple[int, ...]:
        """The present seat number of each place in the new order."""
        return tuple(seats[place * step % places] for place in range(places))

    return replace(
        view,
        rules=with_dummy_at(rules, rules.seats * step % places),
        seat=moved(view.seat),
        dealer=view.dealer * step % places,
        totals=order((*view.totals, 0)),
        actors=tuple(seat * step % places for seat in view.actors),
        hand_sizes=order((*view.hand_sizes, view.pile_size)),
        auction=tuple((seat * step % places, move) for seat, move in view.auction),
        bidder=moved(view.bidder),
        leader=moved(view.leader),
        tricks=tuple(
            Trick(trick.leader * step % places, trick.cards, trick.winner * step % places)
            for trick in view.tricks
        ),
        pile_size=0,
    )


@lru_cache(maxsize=16)
def with_dummy_at(rules: TrickRules, dummy: Seat) -> TrickRules:
    """The rules with one more seat, the dummy's."""
    return replace(rules, seats=rules.places, dummy=dummy)
