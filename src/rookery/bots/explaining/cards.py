"""What happens more often after one card than after another, in the same imagined deals."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property, partial

import numpy as np
from numpy.typing import NDArray

from rookery.bots.explaining.moves import card_told
from rookery.bots.strong.arrays import Numbers
from rookery.bots.strong.fitted_weights import HABITS, SKILL
from rookery.bots.strong.play.determinizations import Determinizations, determinize
from rookery.bots.strong.play.outcomes import LeadValuation
from rookery.bots.strong.play.settings import SETTINGS
from rookery.core.cards import Card, CardSet
from rookery.core.messages import Message
from rookery.kernel.playouts.habits import Fates, Players
from rookery.kernel.solver.judging import sides_in
from rookery.kernel.worlds.masks import CARDS, Masks, place_of, points_in
from rookery.kernel.worlds.sampling import Sampler
from rookery.messages import contrasts
from rookery.tricks.view import TrickView

_WORLDS = 400
"""The worlds that are played out after each card. Unmeasured, as are those below."""

_ERRORS = 3.0
"""The standard errors by which a frequency must differ to be told."""

_LEAST = 0.08
"""The smallest difference between frequencies that is told."""

_FEWEST_POINTS = 4.0
"""The smallest difference in points taken on average that is told."""

_PERCENT, _DEALS = 100, 10
"""Frequencies are told in per cent, numbers of tricks as so many in `_DEALS` deals."""

_BOTH = 2.0
"""A point that one side takes from the other counts twice in the lead."""

Flags = NDArray[np.bool_]


@dataclass(frozen=True, slots=True)
class _PlayedOut:
    """One card, played out in W worlds. Flags have shape (W,).

    `lead` is the seat's lead in each world, and `points` what its side takes from here on. `ours`
    has shape (W, seats): whose tricks count for the seat. `now` are the points of the trick on the
    table. `last` are the points of the last trick, including the nest if it goes to the winner of
    that trick.
    """

    fates: Fates
    ours: Flags
    made: Flags
    lead: Numbers
    points: Numbers
    now: Numbers
    last: Numbers
    most: Flags

    def takes(self, card: Card) -> Flags:
        """Whether the seat's side wins the trick with this card."""
        taker = self.fates.taker[:, place_of(card)]
        found: Flags = (taker >= 0) & self.ours[np.arange(len(taker)), taker]
        return found

    def takes_last(self) -> Flags:
        """Whether the seat's side wins the last trick."""
        rows = np.arange(len(self.ours))
        place = self.fates.trick.argmax(axis=1)
        found: Flags = self.ours[rows, self.fates.taker[rows, place]]
        return found

    def wins(self, card: Card) -> Flags:
        """Whether this card wins its trick."""
        return self.fates.wins[:, place_of(card)]


class Against:
    """Compares a card with several worse ones, in the same imagined deals."""

    def __init__(self, view: TrickView, better: Card, seed: int) -> None:
        self._view, self._better, self._seed = view, better, seed

    def difference(self, worse: Card) -> Message | None:
        """What happens more often after the better card; None if nothing differs clearly.

        Of all clear differences (in tricks won, or in who gets the two cards), the one worth most
        points of the lead is told. The chance of making the bid is told with it if that is worth
        more. If no frequency differs clearly, the points that the seat's side takes from here on
        are compared.
        """
        share, one = self._share, self._after
        other = _played_out(self._view, self._worlds.masks, worse, self._seed)
        chances = _chances(self._view, self._better, worse, one, other)
        differing = [it for it in chances if it.is_clear(share)]
        bid, others = (
            [it for it in differing if it.of_bid],
            [it for it in differing if not it.of_bid],
        )
        found = [max(each, key=lambda it: it.weight(share)) for each in (others, bid) if each]
        if len(found) == 2 and found[0].weight(share) > found[1].weight(share):
            del found[1]
        told = [it.told(share) for it in found]
        if len(told) == 2:
            return contrasts.both(one=told[0], other=told[1])
        return told[0] if told else _points(share, one.points, other.points)

    @cached_property
    def _worlds(self) -> Determinizations:
        view, players = self._view, Players(self._view, HABITS)
        return determinize(view, Sampler(view), players, self._seed, _WORLDS, SETTINGS)[0]

    @cached_property
    def _share(self) -> Numbers:
        counts = self._worlds.counts
        share: Numbers = counts / counts.sum()
        return share

    @cached_property
    def _after(self) -> _PlayedOut:
        return _played_out(self._view, self._worlds.masks, self._better, self._seed)


def _points(share: Numbers, more: Numbers, less: Numbers) -> Message | None:
    """The points of the seat's side after each card; None unless they differ clearly."""
    gain, error = _mean_and_error(share, more - less)
    points = round(float(share @ more)), round(float(share @ less))
    is_clear = gain > max(_FEWEST_POINTS, _ERRORS * error)
    return contrasts.points(more=points[0], less=points[1]) if is_clear else None


def _mean_and_error(share: Numbers, numbers: Numbers) -> tuple[float, float]:
    """The weighted mean of numbers of shape (W,), and its standard error."""
    mean = float(share @ numbers)
    return mean, float(np.sqrt(share * share @ (numbers - mean) ** 2))


@dataclass(frozen=True, slots=True)
class _Chance:
    """Something that may happen in W worlds, and how often it does after each of two cards.

    `more` and `less`, shape (W,), say how often it happens after the better and the worse card.
    `then` makes the sentence from the two frequencies, counted in `per` imagined deals. `points` is
    what it is worth in points of the lead. `of_bid` says whether it means that the bid is made or
    set.
    """

    then: Callable[..., Message]
    points: float
    more: Flags | Numbers
    less: Flags | Numbers
    of_bid: bool = False
    per: int = 100

    def weight(self, share: Numbers) -> float:
        """The points that the difference stands for; `share` has the weights of the worlds."""
        return self.points * float(share @ self._gains)

    def is_clear(self, share: Numbers) -> bool:
        """Whether it happens clearly more often after the better card."""
        gain, error = _mean_and_error(share, self._gains)
        more, less = self._numbers(share)
        return gain >= max(_LEAST, _ERRORS * error) and more > less

    def told(self, share: Numbers) -> Message:
        """The sentence, with both frequencies."""
        more, less = self._numbers(share)
        return self.then(more=more, less=less)

    @property
    def _gains(self) -> Numbers:
        found: Numbers = self.more.astype(np.float64) - self.less
        return found

    def _numbers(self, share: Numbers) -> tuple[int, int]:
        means = float(share @ self.more), float(share @ self.less)
        if self.per != _PERCENT:
            return round(self.per * means[0]), round(self.per * means[1])
        return percent(means[0]), percent(means[1])


def percent(chance: float) -> int:
    """A frequency in per cent; 0 and 100 only if it is never or always so."""
    return round(100 * chance) if chance in (0.0, 1.0) else min(max(round(100 * chance), 1), 99)


def _chances(
    view: TrickView, better: Card, worse: Card, one: _PlayedOut, other: _PlayedOut
) -> Iterator[_Chance]:
    """What may happen more often after the better card."""
    rules = view.rules
    now, last = _BOTH * float(one.now.mean()), _BOTH * float(one.last.mean())
    yield _Chance(contrasts.trick, now, one.takes(better), other.takes(worse))
    yield _Chance(contrasts.last_trick, last, one.takes_last(), other.takes_last())
    if rules.most_tricks_points:
        most = _BOTH * rules.most_tricks_points
        yield _Chance(contrasts.most_tricks, most, one.most, other.most)
    worth = _worth_of_bid(one, other)
    told = contrasts.bid_made if worth > 0 else contrasts.bid_set
    made = [it.made == (worth > 0) for it in (one, other)]
    yield _Chance(told, abs(worth), made[0], made[1], of_bid=True)
    for card in rules.point_cards & CardSet.of((better, worse)):
        points, counter = rules.points_of[card], partial(contrasts.counter, card=card_told(card))
        yield _Chance(counter, _BOTH * points, one.takes(card), other.takes(card))
    tricks = [it.wins(better).astype(np.float64) + it.wins(worse) for it in (one, other)]
    pair = partial(contrasts.pair, card=card_told(better), other=card_told(worse))
    usual = _BOTH * rules.stake / rules.tricks
    yield _Chance(pair, usual, tricks[0], tricks[1], per=_DEALS)


def _worth_of_bid(one: _PlayedOut, other: _PlayedOut) -> float:
    """How much higher the lead is when the bid is made than when it is set; 0 if unknown."""
    made, lead = np.concatenate([one.made, other.made]), np.concatenate([one.lead, other.lead])
    if made.all() or not made.any():
        return 0.0
    return float(lead[made].mean() - lead[~made].mean())


def _played_out(view: TrickView, masks: Masks, card: Card, seed: int) -> _PlayedOut:
    rules, valuation = view.rules, LeadValuation(view, SETTINGS)
    players = Players(view, SKILL)
    fates = players.fates(masks, seed, card, sharpness=SETTINGS.sharpness)
    taken = fates.taken[:, None, :].astype(np.float64)
    bidding = sides_in(view, masks, valuation.bidder)
    totals = valuation.totals(bidding, taken[:, :, valuation.bidder])[:, 0]
    is_made = totals >= valuation.deal_value.needed
    if valuation.is_sun:
        is_made = taken[:, 0, -1] >= rules.tricks
    ours: Flags = sides_in(view, masks, valuation.seat) == 0
    counters = np.zeros(CARDS)
    for counter in rules.point_cards:
        counters[place_of(counter)] = rules.points_of[counter]
    number = len(view.tricks)
    last = (fates.trick == rules.tricks - 1) @ counters + rules.last_trick_points
    if rules.nest_to == "last_trick":
        last = last + points_in(rules, masks[:, -1]) + rules.nest_as_trick
    return _PlayedOut(
        fates,
        ours,
        is_made,
        valuation.value_taken(bidding, taken)[1][:, 0],
        taken[:, 0, valuation.seat],
        (fates.trick == number) @ counters + rules.trick_points,
        last + rules.trick_points,
        _has_most(view, fates, ours),
    )


def _has_most(view: TrickView, fates: Fates, ours: Flags) -> Flags:
    """Whether the seat's side wins most tricks; the nest counts as one if the rules say so."""
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
