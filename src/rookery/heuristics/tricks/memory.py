"""What a seat can infer about the unseen cards and the other seats from its view."""

from dataclasses import dataclass

from rookery.core.cards import NO_CARDS, Card, CardSet, Seat, Suit
from rookery.core.seating import round_from
from rookery.tricks.determinization import voids
from rookery.tricks.order import Order
from rookery.tricks.rules import Sides, TrickRules
from rookery.tricks.view import TrickView

FELLOW_DEFENDER = 0.3
"""The trust in another defender where each plays alone; the trust in the bidder is 0.
Unmeasured."""


@dataclass(frozen=True, slots=True)
class Memory:
    """A seat's knowledge of a deal during the tricks.

    `out` are the unseen cards, which are in other hands or buried. `void_suits` are the suits in
    which each seat is known to be void. `trust` is, for each seat, the probability that its points
    count for this seat's side: 0 for an opponent, 1 for a partner.
    """

    view: TrickView
    seat: Seat
    order: Order
    out: CardSet
    void_suits: tuple[frozenset[Suit], ...]
    trust: tuple[float, ...]

    @property
    def rules(self) -> TrickRules:
        """The rules of the deal."""
        return self.view.rules

    @property
    def trumps_out(self) -> CardSet:
        """The trumps not seen yet."""
        return self.out & self.order.trumps

    @property
    def is_bidding_side(self) -> bool:
        """Whether this seat is the bidder, or knows that it is on the bidder's side."""
        return self.view.bidder is not None and self.trust[self.view.bidder] == 1.0

    @property
    def still_to_play(self) -> tuple[Seat, ...]:
        """The seats that play to this trick after this one, in the order of play."""
        seats = self.rules.seats
        return round_from(self.seat, seats)[1 : seats - len(self.view.trick)]

    def out_above(self, card: Card) -> int:
        """The number of unseen cards of its suit that are higher than a card."""
        strength = self.order.strength
        height = strength[card]
        suit = self.order.cards_of[self.order.suit_of[card]]
        return sum(1 for other in self.out & suit if strength[other] > height)

    def share(self, seat: Seat, suit: Suit) -> float:
        """The chance that an unseen card of a suit is in a seat's hand."""
        if suit in self.void_suits[seat]:
            return 0.0
        view = self.view
        places = 0 if view.buried is not None else view.buried_size
        for other, size in enumerate(view.hand_sizes):
            if other != self.seat and suit not in self.void_suits[other]:
                places += size
        return min(1.0, view.hand_sizes[seat] / places) if places else 0.0

    def chance_any(self, seat: Seat, suit: Suit, cards: int) -> float:
        """The chance that a seat has at least one of `cards` unseen cards of a suit."""
        return float(1.0 - (1.0 - self.share(seat, suit)) ** cards)

    def chance_beats(self, seat: Seat, best: Card, led: Suit) -> float:
        """The chance that a seat still to play could beat the best card so far."""
        order = self.order
        if seat == self.rules.dummy:
            return self._chance_turned(best)
        suit = order.suit_of[best]
        higher = self.out_above(best)
        follows = self.chance_any(seat, led, higher) if suit is led else 0.0
        trump = self.trump_suit
        if led is trump or trump is None:
            return follows
        ruffing = higher if suit is trump else len(self.trumps_out)
        is_void = 1.0 - self.chance_any(seat, led, len(self.out & order.cards_of[led]))
        return min(1.0, follows + is_void * self.chance_any(seat, trump, ruffing))

    def _chance_turned(self, best: Card) -> float:
        """The chance that a dummy, which may turn any unseen card, beats a card (R2-6)."""
        order = self.order
        lane = order.trumps if best in order.trumps else order.cards_of[order.suit_of[best]]
        higher = sum(1 for card in self.out & lane if order.strength[card] > order.strength[best])
        ruffing = 0 if best in order.trumps else len(self.trumps_out)
        return (higher + ruffing) / len(self.out) if self.out else 0.0

    @property
    def trump_suit(self) -> Suit | None:
        """The trump suit: the rook's own suit if only the rook is trump (R5-7)."""
        trumps = self.order.trumps
        return self.order.suit_of[next(iter(trumps))] if trumps else None


def remember(view: TrickView) -> Memory:
    """The knowledge of the view's seat, once trump is named."""
    assert view.seat is not None
    assert view.trump is not None
    order = view.rules.orders[view.trump]
    known = view.hand | CardSet.of(view.trick) | (view.buried or NO_CARDS)
    for trick in view.tricks:
        known = known | CardSet.of(trick.cards)
    pack = NO_CARDS
    for cards in order.cards_of.values():
        pack = pack | cards
    shown = voids(order, view)
    trust = trust_of(view, order, shown)
    return Memory(view, view.seat, order, pack - known, shown, trust)


def trust_of(
    view: TrickView, order: Order, shown: tuple[frozenset[Suit], ...]
) -> tuple[float, ...]:
    """The trust in each seat: see `Memory`."""
    me, bidder = view.seat, view.bidder
    seats = range(view.rules.seats)
    assert me is not None
    if view.rules.sides is Sides.ALTERNATE:
        rules = view.rules
        return tuple(float(seat == me or rules.are_partners(seat, me)) for seat in seats)
    if view.rules.sides is Sides.ALONE:
        fellow = 0.0 if me == bidder else FELLOW_DEFENDER
        return tuple(1.0 if s == me else 0.0 if s == bidder else fellow for s in seats)
    chance = _partner_chance(view, order, shown)
    with_bidder = me == bidder or me in view.partners
    trust = [chance[seat] if with_bidder else 1.0 - chance[seat] for seat in seats]
    trust[me] = 1.0
    return tuple(trust)


def _partner_chance(
    view: TrickView, order: Order, shown: tuple[frozenset[Suit], ...]
) -> tuple[float, ...]:
    """The probability that each seat is on the bidder's side.

    It is 1 for the bidder and known partners. Before a called card is played, it is the same for
    all other seats that are not known to be void in its suit.
    """
    seats = range(view.rules.seats)
    sure = {view.bidder, *view.partners}
    chance = [1.0 if seat in sure else 0.0 for seat in seats]
    for card in view.secret_calls:
        suit = order.suit_of[card]
        may = [s for s in seats if s not in (view.bidder, view.seat) and suit not in shown[s]]
        for seat in may:
            chance[seat] += (1 - chance[seat]) / len(may)
    return tuple(chance)
