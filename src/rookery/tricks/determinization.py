"""Determinization: full deals drawn uniformly from all that a view allows.

A seat knows its hand, every card played, and the suits in which others are known to be void. It
knows that the called card is neither in the bidder's hand nor buried (R5-5), which cards of the
nest everybody has seen (FO-6), which cards could be buried (R3-4, FO-7), and that no hand was so
poor that it was dealt again (FO-13). The bidder also knows the nest and the buried cards. Nobody
knows the order of a dummy's pile, and a dummy that does not follow suit is not known to be void
(R2-6).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import comb
from random import Random

from rookery.core.cards import NO_CARDS, Card, CardSet, Seat, Suit
from rookery.core.seating import put
from rookery.core.unseen import Distributions, Place
from rookery.tricks import burials
from rookery.tricks.exchange import may_lie_buried
from rookery.tricks.misdeal import claimant, is_misdealt, poor_cards, was_misdealt
from rookery.tricks.order import Order
from rookery.tricks.rules import TrickRules
from rookery.tricks.state import TrickState
from rookery.tricks.view import TrickView


@dataclass(frozen=True, slots=True)
class Case:
    """Places where unseen cards may lie, over which all distributions are equally likely.

    `columns` has the column of each place: a seat or a dummy's place, then one for the nest and
    one for the buried cards; several places may belong to one column. If `is_in_need`, only those
    distributions count in which the bidder had to bury barred cards (FO-7).
    """

    columns: tuple[int, ...]
    places: tuple[Place, ...]
    is_in_need: bool = False

    def with_place(self, column: int, place: Place) -> Case:
        """This case with one more place."""
        return Case((*self.columns, column), (*self.places, place), self.is_in_need)

    def only(self, column: int, fits: CardSet, *, is_in_need: bool = False) -> Case:
        """This case with only some cards allowed in a column."""
        places = (
            Place(place.size, place.fits & fits, place.needs) if each == column else place
            for each, place in zip(self.columns, self.places, strict=True)
        )
        return Case(self.columns, tuple(places), is_in_need)

    def split(self, unseen: CardSet) -> Iterator[Case]:
        """Disjoint cases, in each of which all unseen needed cards fit the same places.

        The first has a needed card of one kind, the second none of that kind but one of the next,
        and so on.
        """
        needing = [number for number, place in enumerate(self.places) if place.needs]
        if not needing:
            yield self
        for number in needing:  # one at most
            place, fits = self.places[number], self.places[number].fits
            alike: dict[tuple[bool, ...], CardSet] = {}
            for card in place.needs[0] & unseen:
                key = tuple(card in it.fits for it in self.places)
                alike[key] = alike.get(key, NO_CARDS) | CardSet.of((card,))
            for needs in alike.values():
                places = put(self.places, number, Place(place.size, fits, (needs,)))
                yield Case(self.columns, places, self.is_in_need)
                fits -= needs


def determinize(rules: TrickRules, view: TrickView, rng: Random) -> TrickState:
    """A state drawn uniformly from all that are consistent with the view."""
    unseen = CardSet.of(rules.pack) - view.seen
    cases = _cases(rules, view, unseen)
    every = [_distributions(unseen, case.places) for case in cases]
    ways = [each.count for each in every] if len(cases) > 1 else [1]
    if not any(ways):
        raise ValueError("no distribution of the unseen cards fits what is known")
    while True:
        number = _weighted(ways, rng)
        case = cases[number]
        state = _state_with(rules, view, case, every[number].draw(rng), rng)
        if _is_accepted(rules, view, state, case, rng):
            return state


@lru_cache(maxsize=16)
def _distributions(unseen: CardSet, places: tuple[Place, ...]) -> Distributions:
    """The distributions, counted once for many worlds of one view."""
    return Distributions(unseen, places)


def usual_cases(rules: TrickRules, view: TrickView, unseen: CardSet) -> list[Case]:
    """Disjoint cases, with every deal in which the bidder did not have to bury a barred card.

    They take no account of hands that would have been dealt again (FO-13).
    """
    hands = _hands(rules, view, unseen)
    if view.buried is not None:
        return [*hands.split(unseen)]
    if not burials.are_free(rules, view.trump, view.buried_face_up):
        return []
    column, hidden = rules.places + 1, view.buried_size - len(view.buried_face_up)
    fits = may_be_buried(rules, view, unseen)
    free = fits - burials.barred(rules, view.trump)
    one = fits & burials.one_allowed(rules)
    cases = [hands.with_place(column, Place(hidden, free))]
    if one and hidden and not view.buried_face_up & rules.point_cards:
        with_one = hands.with_place(column, Place(1, one))
        cases.append(with_one.with_place(column, Place(hidden - 1, free)))
    return [it for case in cases for it in case.split(unseen)]


def _cases(rules: TrickRules, view: TrickView, unseen: CardSet) -> list[Case]:
    """All cases of a view: those of a misdeal, or else `usual_cases` and `cases_in_need`."""
    hands = _hands(rules, view, unseen)
    if was_misdealt(view):
        poor, claimed_by = poor_cards(rules), claimant(view)
        if claimed_by is not None and claimed_by != view.seat:
            return [hands.only(claimed_by, poor)]
        if view.seat is not None and view.hand <= poor:
            return [hands]
        return [hands.only(seat, poor) for seat in range(rules.seats) if seat != view.seat]
    return [*usual_cases(rules, view, unseen), *cases_in_need(rules, view, unseen)]


def cases_in_need(rules: TrickRules, view: TrickView, unseen: CardSet) -> list[Case]:
    """The case in which the bidder kept only barred cards, and so may have buried some (FO-7).

    Empty if the bidder is known to have kept another card.
    """
    barred = burials.barred(rules, view.trump)
    if view.buried is not None or view.bidder is None or not view.buried_size or not barred:
        return []
    if not played_by(view, view.bidder) <= barred:
        return []
    hidden = view.buried_size - len(view.buried_face_up)
    buried = Place(hidden, may_be_buried(rules, view, unseen))
    kept = _hands(rules, view, unseen).only(view.bidder, barred, is_in_need=True)
    return [*kept.with_place(rules.places + 1, buried).split(unseen)]


def _hands(rules: TrickRules, view: TrickView, unseen: CardSet) -> Case:
    """The places of the other hands, and of the nest while nobody has taken it."""
    others = tuple(seat for seat in range(rules.places) if seat != view.seat)
    sizes = (*view.hand_sizes, view.pile_size)
    places = (
        Place(sizes[seat], may_hold(rules, view, seat, unseen), _needs(rules, view, seat))
        for seat in others
    )
    nest = Place(view.nest_size, unseen)
    return Case((*others, rules.places), (*places, nest))


def _needs(rules: TrickRules, view: TrickView, seat: Seat) -> tuple[CardSet, ...]:
    """Sets from which a seat must have a card: a bidder who has to lead trump has one (SH-5).

    The trump by which the suit was named may be one that lies buried face up (FO-8).
    """
    to_lead = rules.trump_is_led and not view.tricks and not view.trick
    if view.trump is None or seat != view.bidder or not to_lead:
        return ()
    trumps = rules.orders[view.trump].trumps
    return () if view.buried_face_up & trumps else (trumps,)


def _weighted(weights: Sequence[int], rng: Random) -> int:
    """An index drawn with probabilities in proportion to the weights, which may be very large."""
    chosen = rng.randrange(sum(weights)) if len(weights) > 1 else 0
    for index, weight in enumerate(weights):
        chosen -= weight
        if chosen < 0:
            return index
    raise AssertionError("the draw is below the sum of the weights")


def _is_accepted(
    rules: TrickRules, view: TrickView, state: TrickState, case: Case, rng: Random
) -> bool:
    """Whether to keep a drawn state, so that all states that are kept are equally likely."""
    hands = _as_dealt(rules, view, state)
    if was_misdealt(state) and not rules.misdeal_claim:
        causes = [seat for seat, hand in enumerate(hands) if hand <= poor_cards(rules)]
        return view.seat in causes or rng.randrange(len(causes)) == 0
    if is_misdealt(rules, hands, state.face_up):
        return False
    if not case.is_in_need or view.bidder is None:
        return True
    kept = state.hands[view.bidder] | played_by(view, view.bidder)
    is_usual = burials.are_free(rules, view.trump, state.buried)
    return not is_usual and burials.are_possible(rules, view.trump, kept, state.buried)


def _as_dealt(rules: TrickRules, view: TrickView, state: TrickState) -> list[CardSet]:
    hands = [hand | played_by(view, seat) for seat, hand in enumerate(state.hands)]
    if view.bidder is not None and not view.nest_size:
        hands[view.bidder] = (hands[view.bidder] | state.buried) - state.nest
    return hands


def state_of(
    view: TrickView,
    hands: tuple[CardSet, ...],
    nest: CardSet,
    buried: CardSet,
    pile: tuple[Card, ...] = (),
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
        face_up=view.face_up,
        deals_before=view.deals_before,
        pile=pile,
        claims=view.claims,
    )


def _state_with(
    rules: TrickRules, view: TrickView, case: Case, drawn: Sequence[CardSet], rng: Random
) -> TrickState:
    """The state with the cards drawn for the places of a case, and with a possible nest."""
    row = [NO_CARDS] * (rules.places + 2)
    if view.seat is not None:
        row[view.seat] = view.hand
    row[-1] = view.buried if view.buried is not None else view.buried_face_up
    for column, cards in zip(case.columns, drawn, strict=True):
        row[column] |= cards
    *hands, nest, buried = row
    dummys = hands.pop() if rules.places > rules.seats else NO_CARDS
    if view.nest is not None:
        nest = view.nest
    elif not view.nest_size and view.bidder is not None:
        kept = hands[view.bidder] | played_by(view, view.bidder)
        nest = _nest_as_dealt(rules, view, kept, buried, rng)
    pile = tuple(rng.sample(tuple(dummys), len(dummys)))
    return state_of(view, tuple(hands), nest, buried, pile)


def may_hold(rules: TrickRules, view: TrickView, seat: Seat, unseen: CardSet) -> CardSet:
    """The unseen cards that another seat may hold.

    Left out are the suits in which it is known to be void, the cards that it called (R5-5), the
    cards of the nest that everybody has seen, unless it took them (FO-6), and trumps if it should
    have led one (SH-5).
    """
    fits = unseen
    if seat != view.bidder or view.nest_size:
        fits -= view.face_up
    if seat == view.bidder:
        fits -= CardSet.of(view.called)
    if view.trump is not None and seat != rules.dummy:
        order = rules.orders[view.trump]
        for suit in voids(order, view)[seat]:
            fits = fits - order.cards_of[suit]
        led = view.tricks[0].cards if view.tricks else view.trick
        if rules.trump_is_led and seat == view.bidder and led and led[0] not in order.trumps:
            fits -= order.trumps
    return fits


def may_be_buried(rules: TrickRules, view: TrickView, unseen: CardSet) -> CardSet:
    """The unseen cards that may lie buried face down, if the option `bury` barred none.

    Left out are the called cards (R5-5), and trumps where they would lie face up (FO-8).
    """
    fits = unseen
    if rules.buried_trumps_shown and view.trump is not None:
        fits -= rules.orders[view.trump].trumps
    return fits - CardSet.of(view.called)


def _nest_as_dealt(
    rules: TrickRules, view: TrickView, kept: CardSet, buried: CardSet, rng: Random
) -> CardSet:
    """A random nest, drawn from all cards that the bidder has held since taking the nest.

    It has the cards that everybody has seen (FO-6). If an exchange has a fixed size, the number of
    cards that it shares with the buried ones is drawn first (R2-4).
    """
    size = rules.nest_size - len(view.face_up)
    kept, buried = kept - view.face_up, buried - view.face_up
    ways = nest_ways(rules, len(kept), len(buried), size)
    if not ways:
        return view.face_up | CardSet.of(rng.sample(tuple(kept | buried), size))
    back = _weighted(ways, rng)
    drawn = (*rng.sample(tuple(buried), back), *rng.sample(tuple(kept), size - back))
    return view.face_up | CardSet.of(drawn)


def nest_ways(rules: TrickRules, kept: int, buried: int, size: int) -> list[int]:
    """The numbers of nests of some size that share 0, 1, 2, … cards with the buried cards (R2-4).

    `kept` and `buried` are the numbers of cards that the bidder has kept and buried. Without an
    exchange of a fixed size every nest is possible, and the list is empty.
    """
    if rules.exchange_size is None:
        return []
    return [
        comb(buried, back) * comb(kept, size - back)
        if may_lie_buried(rules, back, buried - back)
        else 0
        for back in range(size + 1)
    ]


def played_by(view: TrickView, seat: Seat) -> CardSet:
    """The cards that a seat has played."""
    played = CardSet.of(trick.card_of(seat) for trick in view.tricks)
    now = zip(view.players, view.trick, strict=True)
    return played | CardSet.of(card for player, card in now if player == seat)


def _turn(view: TrickView) -> Seat:
    """The seat to move; after a deal the one that passed, won or claimed last, or the dealer."""
    if view.actors:
        return view.actors[0]
    claimed_by = claimant(view)
    if claimed_by is not None:
        return claimed_by
    if view.leader is not None:
        return view.leader
    return view.auction[-1][0] if view.auction else view.dealer


def voids(order: Order, view: TrickView) -> tuple[frozenset[Suit], ...]:
    """The suits in which each seat is known to be void, because it did not follow (TT-1).

    A card that may be played at any time shows nothing (FO-1), and neither does a dummy's (R2-6).
    """
    rules = view.rules
    shown: list[set[Suit]] = [set() for _ in range(rules.places)]
    rounds = [(each.players, each.cards) for each in view.tricks]
    if view.trick:
        rounds.append((view.players, view.trick))
    for players, cards in rounds:
        led = order.suit_of[cards[0]]
        for seat, card in zip(players, cards, strict=True):
            is_free = card in order.at_any_time or seat == rules.dummy
            if order.suit_of[card] is not led and not is_free:
                shown[seat].add(led)
    return tuple(map(frozenset, shown))
