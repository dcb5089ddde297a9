"""A card, or a plan of the bidder, played out in many worlds: what becomes of cards and tricks."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from rookery.bots.strong.arrays import Numbers
from rookery.bots.strong.bidding.contracts import SHARPNESS, results_of
from rookery.bots.strong.bidding.exchange import apply_plan, is_made
from rookery.bots.strong.bidding.plans import Plan
from rookery.bots.strong.fitted_weights import HABITS, SKILL
from rookery.bots.strong.match_value import MatchValue
from rookery.bots.strong.play.outcomes import Flags, LeadValuation
from rookery.bots.strong.play.settings import SETTINGS
from rookery.core.cards import Card, Seat
from rookery.core.moves import Trump
from rookery.kernel.encoded_position import NOBODY
from rookery.kernel.playouts.habits import Fates, Players, fates_of
from rookery.kernel.playouts.open_hand_policy import Rows
from rookery.kernel.solver.judging import sides_in
from rookery.kernel.worlds.masks import CARDS, Masks, place_of, points_in
from rookery.tricks.view import TrickView


@dataclass(frozen=True, slots=True)
class PlayedOut:
    """A card or a plan, played out in W worlds. Flags and numbers have shape (W,).

    `ours` has shape (W, seats): whose tricks count for the seat. `nest` has the masks of the buried
    cards, and `has_nest` says in which worlds they count for the seat's side. `lead` is the seat's
    lead, and `points` what its side takes from here on. `now` are the points of the trick on the
    table. `last` are those of the last trick, including the nest if it goes to the winner of that
    trick. `ruffs` counts the tricks that the seat wins by ruffing, and `ruffed` those that
    opponents win by ruffing. `winner`, shape (W, tricks), has the places of the winning cards,
    NOBODY for tricks that were over before.
    """

    fates: Fates
    ours: Flags
    nest: Masks
    has_nest: Flags
    made: Flags
    lead: Numbers
    points: Numbers
    now: Numbers
    last: Numbers
    most: Flags
    ruffs: Numbers
    ruffed: Numbers
    winner: NDArray[np.intp]

    def takes(self, card: Card) -> Flags:
        """Whether the seat's side wins this card's trick, or gets the card with the nest."""
        place = place_of(card)
        taker = self.fates.taker[:, place]
        won: Flags = (taker >= 0) & self.ours[np.arange(len(taker)), taker]
        is_buried: Flags = self.nest >> np.uint64(place) & np.uint64(1) == 1
        return won | self.has_nest & is_buried

    def takes_last(self) -> Flags:
        """Whether the seat's side wins the last trick."""
        rows = np.arange(len(self.ours))
        found: Flags = self.ours[rows, self.fates.taker[rows, self.winner[:, -1]]]
        return found

    def wins_last(self, card: Card) -> Flags:
        """Whether this card wins the last trick."""
        found: Flags = self.winner[:, -1] == place_of(card)
        return found

    def wins(self, card: Card) -> Flags:
        """Whether this card wins its trick."""
        return self.fates.wins[:, place_of(card)]

    def tricks(self) -> Numbers:
        """How many tricks the seat's side wins from here on."""
        rows, places = np.nonzero(self.fates.wins)
        ours = self.ours[rows, self.fates.taker[rows, places]]
        return np.bincount(rows, ours, len(self.ours)).astype(np.float64)

    def beaten_by(self, card: Card) -> NDArray[np.intp]:
        """The place of the card by which opponents win this card's trick; NOBODY if they do not."""
        place, rows = place_of(card), np.arange(len(self.ours))
        trick, taker = self.fates.trick[:, place], self.fates.taker[:, place]
        is_lost = (taker >= 0) & ~self.ours[rows, taker]
        return np.where(is_lost, self.winner[rows, trick], NOBODY)


def play_card(view: TrickView, masks: Masks, card: Card, seed: int) -> PlayedOut:
    """Play a card now, and play the worlds of `masks` to their end."""
    fates = Players(view, SKILL).fates(masks, seed, card, sharpness=SETTINGS.sharpness)
    return of_fates(view, masks, fates)


def of_fates(view: TrickView, masks: Masks, fates: Fates) -> PlayedOut:
    """The results in the worlds of `masks` if the cards have these fates from here on."""
    valuation = LeadValuation(view, SETTINGS)
    taken = fates.taken[:, None, :].astype(np.float64)
    bidding = sides_in(view, masks, valuation.bidder)
    totals = valuation.totals(bidding, taken[:, :, valuation.bidder])[:, 0]
    made = totals >= valuation.deal_value.needed
    if valuation.is_sun:
        made = taken[:, 0, -1] >= view.rules.tricks
    assert view.trump is not None and view.leader is not None
    lead, points = valuation.value_taken(bidding, taken)[1][:, 0], taken[:, 0, valuation.seat]
    ours = sides_in(view, masks, valuation.seat) == 0
    return _played_out(view, view.trump, view.leader, masks, fates, ours, made, lead, points)


def play_plan(view: TrickView, plan: Plan, rows: Rows, seed: int) -> PlayedOut:
    """Carry a plan out, and play the worlds of `rows` to their end."""
    rules, me = view.rules, view.seat
    assert me is not None and view.bid is not None
    after, contracts = apply_plan(view, plan, rows)
    fates = fates_of(rules, contracts, after, HABITS, seed, SHARPNESS)
    found = results_of(rules, contracts, after, fates.taken[:, :-1], fates.taken[:, -1])
    scores = found.scores(rules, view.bid)
    lead = MatchValue(rules, view.totals, me).values(scores, me, points_share=1.0)
    leader, made = int(contracts.leaders[0]), is_made(view, found)
    ours, points = found.bidding, found.taken[:, me]
    return _played_out(view, plan.trump, leader, after, fates, ours, made, lead, points)


def _played_out(
    view: TrickView,
    trump: Trump,
    leader: Seat,
    masks: Masks,
    fates: Fates,
    ours: Flags,
    made: Flags,
    lead: Numbers,
    points: Numbers,
) -> PlayedOut:
    rules, number = view.rules, len(view.tricks)
    counters = np.zeros(CARDS)
    for counter in rules.point_cards:
        counters[place_of(counter)] = rules.points_of[counter]
    last = (fates.trick == rules.tricks - 1) @ counters + rules.last_trick_points
    if rules.nest_to == "last_trick":
        last = last + points_in(rules, masks[:, -1]) + rules.nest_as_trick
    rows, places = np.nonzero(fates.wins)
    winner = np.full((len(masks), rules.tricks), NOBODY, dtype=np.intp)
    winner[rows, fates.trick[rows, places]] = places
    taker = np.take_along_axis(fates.taker, winner, axis=1)
    each = np.arange(len(masks))
    has_nest = np.full(len(masks), rules.nest_to == "bidder") & ours[:, view.bidder or 0]
    if rules.nest_to == "last_trick":
        has_nest = ours[each, taker[:, -1]]
    elif rules.nest_to == "opponents":
        has_nest = ~ours[:, view.bidder or 0]
    is_trump = np.zeros(CARDS, dtype=bool)
    is_trump[[place_of(card) for card in rules.orders[trump].trumps]] = True
    is_ruff = is_trump[winner] & ~is_trump[_led(view, leader, masks, fates, taker)]
    is_ruff[:, :number] = False
    return PlayedOut(
        fates,
        ours,
        masks[:, -1],
        has_nest,
        made,
        lead,
        points,
        (fates.trick == number) @ counters + rules.trick_points,
        last + rules.trick_points,
        _has_most(view, fates, ours),
        (is_ruff & (taker == view.seat)).sum(axis=1).astype(np.float64),
        (is_ruff & ~ours[each[:, None], taker]).sum(axis=1).astype(np.float64),
        winner,
    )


def _led(
    view: TrickView, leader: Seat, masks: Masks, fates: Fates, taker: NDArray[np.int16]
) -> NDArray[np.intp]:
    """The place of the card led to each trick from here on, shape (W, tricks)."""
    number, places = len(view.tricks), np.arange(CARDS, dtype=np.uint64)
    leaders = np.roll(taker, 1, axis=1)
    leaders[:, number] = leader
    found = np.full(taker.shape, NOBODY, dtype=np.intp)
    for seat in range(view.rules.seats):
        held = masks[:, seat, None] >> places & np.uint64(1) == 1
        rows, cards = np.nonzero(held & (fates.trick >= 0))
        tricks = fates.trick[rows, cards]
        is_led = leaders[rows, tricks] == seat
        found[rows[is_led], tricks[is_led]] = cards[is_led]
    if view.trick:
        found[:, number] = place_of(view.trick[0])
    return found


def _has_most(view: TrickView, fates: Fates, ours: Flags) -> Flags:
    """Whether the seat's side wins most tricks; the nest is a trick if the rules say so."""
    rules = view.rules
    weights = np.ones(rules.tricks)
    weights[-1] = rules.last_trick_counts
    won = np.zeros(len(ours))
    for number, trick in enumerate(view.tricks):
        won += weights[number] * ours[:, trick.winner]
    rows, places = np.nonzero(fates.wins)
    owned = ours[rows, fates.taker[rows, places]]
    np.add.at(won, rows, owned * weights[fates.trick[rows, places]])
    found: Flags = won > weights.sum() / 2
    return found
