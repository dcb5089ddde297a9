"""What happens more often after one move than after another, in the same imagined deals."""

from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial

import numpy as np

from rookery.bots.explaining.moves import card_told
from rookery.bots.explaining.playouts import PlayedOut
from rookery.bots.strong.arrays import Numbers
from rookery.bots.strong.play.outcomes import Flags
from rookery.core.cards import Card, CardSet
from rookery.core.messages import Message
from rookery.messages import contrasts
from rookery.tricks.rules import TrickRules

WORLDS = 800
"""The worlds that are played out after each move. Unmeasured, as are those below."""

_CLEAR = ((3.0, 0.08), (2.0, 0.06), (2.0, 0.02))
"""The least difference of a frequency that is mentioned, in standard errors and as a share.

At first, the second pair is used for cards of the hand and for the bid, the first pair for the
rest. If no difference is worth enough, apart from whether the bid is made, the second pair is used
for all differences, and then the third.
"""

_RARE = 10
"""An event is mentioned only if it happens in this many per cent of deals after the better move."""

_TRICKS = 4
"""The least difference in numbers of tricks, as a multiple of the least one in frequencies."""

_FEWEST_POINTS = 2.0
"""The smallest difference that is mentioned between average points."""

_SECOND = 0.5
"""A second difference is mentioned if it is worth at least this share of the first one's points."""

NEAR, _FAR = 1.5, 0.5
"""`Chance.factor` for the two cards played, and for chances that involve no card of the hand."""

_ENOUGH = 0.3
"""The least share of a difference in points that a sentence must explain."""

_TRIFLE = 0.1
"""A difference that explains less than this share of the points is not mentioned."""

_OWN = 0.6
"""A card of the hand is named if it accounts for this share of a difference in last tricks."""

_LAST_RESORT = 0.05
"""The factor for numbers of tricks, since they only result from other differences."""

_PERCENT, DEALS = 100, 10
"""Frequencies are given in per cent, and numbers of tricks as sums over `DEALS` deals."""

BOTH = 2.0
"""A point that one side takes from the other counts twice in the lead."""


@dataclass(frozen=True, slots=True)
class Chance:
    """An event that may happen in W worlds, and how often it does after each of two moves.

    `more` and `less`, shape (W,), say how often the event follows the better and the worse move.
    `then` makes the sentence from the two frequencies, counted in `per` imagined deals. `points` is
    what the event is worth, in points of the lead in the deal. `about` is the subject, "bid" for
    whether the bid is made; only one of two chances with the same subject is mentioned. `factor` is
    above 1 for events that explain well, and below 1 for events that explain badly. `void` is the
    name of the suit in which the better move makes a void.
    """

    about: object
    then: Callable[..., Message]
    points: float
    more: Flags | Numbers
    less: Flags | Numbers
    per: int = _PERCENT
    factor: float = 1.0
    void: str | None = None

    def worth(self, share: Numbers) -> float:
        """The points that the difference is worth; `share` has the weights of the worlds."""
        return self.points * float(share @ self._gains)

    @property
    def card(self) -> object:
        """The card in `about`, or `about` itself."""
        return self.about[1] if isinstance(self.about, tuple) else self.about

    @property
    def is_far(self) -> bool:
        """Whether the event concerns neither a card of the hand nor the bid."""
        return self.factor < 1

    def rank(self, share: Numbers) -> float:
        """The worth times `factor`; the chance with the highest rank is mentioned first."""
        return self.factor * self.worth(share)

    def is_clear(self, share: Numbers, errors: float, least: float) -> bool:
        """Whether the event happens clearly more often after the better move."""
        gain, error = mean_and_error(share, self._gains)
        more, less = self._numbers(share)
        least *= 1 if self.per == _PERCENT else _TRICKS
        is_rare = self.per == _PERCENT and more < _RARE
        return gain >= max(least, errors * error) and more > less and not is_rare

    def sentence(self, share: Numbers, known_void: str | None = None) -> Message:
        """The sentence with both frequencies; names the void as cause unless it is `known_void`."""
        more, less = self._numbers(share)
        told = self.then(more=more, less=less)
        if self.void is None or self.void == known_void:
            return told
        return contrasts.void(suit=self.void, then=told)

    @property
    def _gains(self) -> Numbers:
        found: Numbers = self.more.astype(np.float64) - self.less
        return found

    def _numbers(self, share: Numbers) -> tuple[int, int]:
        means = float(share @ self.more), float(share @ self.less)
        if self.per != _PERCENT:
            return round(self.per * means[0]), round(self.per * means[1])
        return percent(means[0]), percent(means[1])


def fewer(then: Callable[..., Message]) -> Callable[..., Message]:
    """A sentence for an event that is rarer after the better move, from negated frequencies."""
    return lambda more, less: then(fewer=-more, more=-less)


def percent(chance: float) -> int:
    """A frequency in per cent; 0 only if it is exactly 0, and 100 only if it is exactly 1."""
    return round(100 * chance) if chance in (0.0, 1.0) else min(max(round(100 * chance), 1), 99)


def mean_and_error(share: Numbers, numbers: Numbers) -> tuple[float, float]:
    """The weighted mean of numbers of shape (W,), and its standard error."""
    mean = float(share @ numbers)
    return mean, float(np.sqrt(share * share @ (numbers - mean) ** 2))


@dataclass(frozen=True, slots=True)
class Difference:
    """What differs between two moves, as a sentence.

    `points` is how much of the lead the sentence explains apart from the bid, and `of_bid` how much
    is due to the bid. `by` is the difference between the moves by the figures of the sentence; None
    if the judged difference is used.
    """

    told: Message
    points: float
    of_bid: float = 0.0
    by: float | None = None

    def share(self, points: float) -> float:
        """The share of a difference of `points` that the sentence explains, at most 1.

        The part due to the bid does not count, since it follows from the rest.
        """
        rest = points - self.of_bid
        return min(1.0, self.points / rest) if rest > self.points else 1.0

    def explains(self, points: float) -> bool:
        """Whether the sentence explains enough of a difference of `points`."""
        return self.points > 0 and self.share(points) >= _ENOUGH

    def is_trifle(self, points: float) -> bool:
        """Whether the sentence and the bid explain next to nothing of a difference of `points`."""
        return 0 < self.points + max(self.of_bid, 0.0) < _TRIFLE * points


def difference(
    share: Numbers, chances: Sequence[Chance], one: PlayedOut, other: PlayedOut
) -> Difference | None:
    """What happens more often after the better move; None if nothing differs clearly.

    The difference with the highest rank is named first, not counting the bid. A second one is added
    if its rank is at least half as high; the bid takes precedence there. If only the bid differs,
    it is named alone. If nothing differs, average points are compared.
    """
    found: list[Chance] = []
    enough = _ENOUGH * float(share @ (one.lead - other.lead))
    for far, near in zip(_CLEAR, (_CLEAR[1], *_CLEAR[1:]), strict=True):
        known = {it.about for it in found}
        clear = [it for it in chances if it.is_clear(share, *(far if it.is_far else near))]
        found += [it for it in clear if it.about not in known]
        if any(it.about != "bid" and it.worth(share) >= enough for it in found):
            break
    ranked = sorted(found, key=lambda it: -it.rank(share))
    first = next((it for it in ranked if it.about != "bid"), None)
    of_bid = next((it.worth(share) for it in found if it.about == "bid"), 0.0)
    if first is None:
        told = ranked[0].sentence(share) if ranked else _points(share, one.points, other.points)
        return None if told is None else Difference(told, 0.0, of_bid)
    least, worth = _SECOND * first.rank(share), first.worth(share)
    rest = [it for it in ranked if it.card != first.card and it.rank(share) >= least]
    second = max(rest, key=lambda it: it.about == "bid", default=None)
    if second is None:
        return Difference(first.sentence(share), worth, of_bid)
    both = contrasts.both(
        one=first.sentence(share), other=second.sentence(share, known_void=first.void)
    )
    if second.about != "bid":
        worth += second.worth(share)
    return Difference(both, worth, of_bid)


def _points(share: Numbers, more: Numbers, less: Numbers) -> Message | None:
    """The points of the seat's side after each move; None unless they differ clearly."""
    gain, error = mean_and_error(share, more - less)
    points = round(float(share @ more)), round(float(share @ less))
    is_clear = gain > max(_FEWEST_POINTS, _CLEAR[1][0] * error)
    return contrasts.points(more=points[0], less=points[1]) if is_clear else None


def common(
    rules: TrickRules,
    share: Numbers,
    after: tuple[PlayedOut, PlayedOut],
    cards: Collection[Card],
    hand: Collection[Card],
) -> Iterator[Chance]:
    """What may differ after any two moves; `after` has the playouts of both.

    `cards` are the cards of the moves; `hand` are cards that the seat may play after either.
    """
    one, other = after
    last, usual = BOTH * float(one.last.mean()), BOTH * rules.stake / rules.tricks
    yield _last_trick(share, after, cards, hand, last)
    for card in hand:
        if card not in cards:
            wins = partial(contrasts.wins, card=card_told(card))
            yield Chance(("wins", card), wins, usual, one.wins(card), other.wins(card))
    if rules.most_tricks_points:
        most = BOTH * rules.most_tricks_points
        yield Chance("most", contrasts.most_tricks, most, one.most, other.most)
    worth = _worth_of_bid(one, other)
    told = contrasts.bid_made if worth > 0 else contrasts.bid_set
    made = [it.made == (worth > 0) for it in (one, other)]
    yield Chance("bid", told, abs(worth), made[0], made[1])
    for card in rules.point_cards:
        points, factor = BOTH * rules.points_of[card], NEAR if card in cards else _FAR
        counter = partial(contrasts.counter, card=card_told(card))
        yield Chance(card, counter, points, one.takes(card), other.takes(card), factor=factor)
    yield Chance("ruffs", contrasts.ruffs, usual, one.ruffs, other.ruffs, DEALS)
    ruffed = fewer(contrasts.ruffed)
    yield Chance("ruffed", ruffed, usual, -one.ruffed, -other.ruffed, DEALS)
    tricks = contrasts.tricks
    least = _LAST_RESORT * usual
    yield Chance("tricks", tricks, least, one.tricks(), other.tricks(), DEALS, factor=_FAR)


def with_void(it: Chance, suit: CardSet, name: str, hand: CardSet) -> Chance:
    """The chance `it`; its `void` is set if it follows from a void that the better move makes.

    This is so for tricks won by ruffing, and for cards of the suit that the hand does not hold.
    """
    theirs = isinstance(it.about, Card) and it.about in suit and it.about not in hand
    return replace(it, void=name, factor=NEAR) if theirs or it.about == "ruffs" else it


def _last_trick(
    share: Numbers,
    after: tuple[PlayedOut, PlayedOut],
    cards: Collection[Card],
    hand: Collection[Card],
    points: float,
) -> Chance:
    """The chance to win the last trick: with a card of the hand, if that is most of the difference.

    A card of `cards` cannot win the last trick after the move that plays it. So this card is worth
    no more than the side's own difference in last tricks.
    """
    one, other = after
    sides = one.takes_last(), other.takes_last()
    ours = Chance("last", contrasts.last_trick, points, *sides, factor=_FAR)
    of_side, own = max(ours.worth(share), 0.0), []
    for card in hand:
        told = partial(contrasts.last_with, card=card_told(card))
        it = Chance(("last", card), told, points, one.wins_last(card), other.wins_last(card))
        if card in cards and it.worth(share) > of_side:
            it = replace(it, points=points * of_side / it.worth(share))
        own.append(it)
    best = max(own, key=lambda it: it.worth(share), default=ours)
    is_most = best.worth(share) > 0 and best.worth(share) >= _OWN * of_side
    return best if is_most and best.is_clear(share, *_CLEAR[1]) else ours


def _worth_of_bid(one: PlayedOut, other: PlayedOut) -> float:
    """How much higher the lead is if the bid is made than if it is set; 0 if unknown."""
    made, lead = np.concatenate([one.made, other.made]), np.concatenate([one.lead, other.lead])
    if made.all() or not made.any():
        return 0.0
    return float(lead[made].mean() - lead[~made].mean())
