"""What a card brings more often than another one, in the same imagined deals."""

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cached_property, partial
from typing import Self

from rookery.bots.explaining.endings import solve_card
from rookery.bots.explaining.frequencies import (
    BOTH,
    NEAR,
    WORLDS,
    Chance,
    Difference,
    common,
    difference,
    percent,
    with_void,
)
from rookery.bots.explaining.moves import card_told
from rookery.bots.explaining.playouts import PlayedOut, play_card
from rookery.bots.strong.arrays import Numbers, effective_size
from rookery.bots.strong.fitted_weights import HABITS
from rookery.bots.strong.play.determinizations import Determinizations, determinize
from rookery.bots.strong.play.settings import JUDGING
from rookery.core.cards import Card, CardSet
from rookery.core.messages import Message
from rookery.kernel.encoded_position import NOBODY
from rookery.kernel.playouts.habits import Players
from rookery.kernel.worlds.masks import place_of
from rookery.kernel.worlds.sampling import Sampler
from rookery.messages import contrasts, reasons
from rookery.tricks.view import TrickView

_MORE_WORLDS = 4 * WORLDS
"""The worlds played out if the effective size of a sample of WORLDS is below WORLDS / 2.

Late in a deal, the cards played make few worlds likely. In a fifth of 61 random decisions, 800
worlds had an effective size below 100; in a fifteenth, even 3,200 worlds did.
"""

_OFTEN = 0.2
"""A card that beats another is named only if it does so in this share of imagined deals.

Unmeasured, like those below.
"""

_USUALLY = 0.3
"""That a card wins its trick at once is mentioned only if this share of imagined deals shows it."""

_LIKE = 0.1
"""Results that differ in at most this share of the imagined deals count as the same."""

_SOLVED = 200
"""The largest number of imagined deals that are played on perfectly."""


class Against:
    """Compares a card with several worse ones, in the same imagined deals.

    `share` has the weights of the deals, and `played` plays them to their end after a card.
    """

    def __init__(
        self, view: TrickView, better: Card, share: Numbers, played: Callable[[Card], PlayedOut]
    ) -> None:
        assert view.trump is not None
        self._view, self._better, self._share, self._played = view, better, share, played
        self._order = view.rules.orders[view.trump]

    @classmethod
    def by_habits(cls, view: TrickView, better: Card, deals: Determinizations, seed: int) -> Self:
        """A comparison in deals that are played on by the policy "skill"."""
        played = partial(play_card, view, deals.masks, seed=seed)
        return cls(view, better, deals.counts / deals.counts.sum(), played)

    @classmethod
    def by_perfect_play(cls, view: TrickView, better: Card, deals: Determinizations) -> Self:
        """A comparison in some of the deals, played on perfectly with open hands."""
        few = deals.batch(0, _SOLVED)
        played = partial(solve_card, view, few.masks)
        return cls(view, better, few.counts / few.counts.sum(), played)

    def difference(self, worse: Card) -> Difference | None:
        """What happens more often after the better card; None if nothing differs clearly."""
        other = self._played(worse)
        return difference(self._share, list(self._chances(worse, other)), self._after, other)

    def _chances(self, worse: Card, other: PlayedOut) -> Iterator[Chance]:
        rules, better, one = self._view.rules, self._better, self._after
        hand = sorted(self._view.hand)
        usual = BOTH * rules.stake / rules.tricks
        yield self._this_trick(worse, other, usual)
        touch = self._touch(worse)
        for it in common(rules, self._share, (one, other), (better, worse), hand):
            if touch and it.about not in (better, worse, "bid"):
                continue  # the policy that plays on sees a difference where there is none
            told = self._with_void(it, worse)
            yield replace(told, about="now") if it.about == better else told
        yield from self._of_both(worse, other, usual)

    def _this_trick(self, worse: Card, other: PlayedOut, usual: float) -> Chance:
        """Whether the seat's side wins this trick.

        If the better card would win a later trick instead, only the points of this trick count.
        """
        one = self._after
        taken = one.takes(self._better), other.takes(worse)
        gain = float(self._share @ taken[0]) - float(self._share @ taken[1])
        later = float(self._share @ other.wins(self._better)) - float(self._share @ one.wins(worse))
        part = 1.0 - min(1.0, max(later, 0.0) / gain) if gain > 0 else 1.0
        points = max(BOTH * float(one.now.mean()) - usual, 0.0) + part * usual
        return Chance("now", contrasts.trick, points, *taken, factor=NEAR)

    def _of_both(self, worse: Card, other: PlayedOut, usual: float) -> Iterator[Chance]:
        """What becomes of the card played and of the one kept, without what is true of either."""
        better, one = self._better, self._after
        now, kept = one.wins(better), one.wins(worse)
        instead, left = other.wins(worse), other.wins(better)
        mean = [float(self._share @ it) for it in (now, kept, instead, left)]
        if (gain := mean[0] - mean[2]) > 0 and mean[0] >= _USUALLY:
            at_once = partial(contrasts.at_once, card=card_told(better))
            part = min(1.0, gain / max(mean[0] - mean[3], gain))
            yield Chance("now", at_once, part * usual, now, left, factor=NEAR)
        if (gain := mean[1] - mean[3]) > 0:
            part = min(1.0, gain / max(mean[1] - mean[2], gain))
            told = self._kept(worse, other)
            yield Chance(worse, told, part * usual, kept, instead, factor=NEAR)
        taken = one.takes(better), other.takes(worse)
        if float(self._share @ (taken[0] ^ taken[1])) <= _LIKE:
            both = partial(contrasts.trick_and_kept, card=card_told(worse))
            yield Chance(worse, both, usual, taken[0] & kept, taken[1] & left)

    def _touch(self, worse: Card) -> bool:
        """Whether nobody else holds a card between the two, so that only their points differ."""
        order, strength = self._order, self._order.strength
        low, high = sorted((strength[worse], strength[self._better]))
        suit = order.cards_of[order.suit_of[worse]]
        between = CardSet.of(it for it in suit if low < strength[it] < high)
        hidden = CardSet.of(self._view.rules.pack) - self._view.seen
        return self._better in suit and not between & (hidden | CardSet.of(self._view.trick))

    def _with_void(self, it: Chance, worse: Card) -> Chance:
        """The chance `it`; if the better card causes it by making a void, with that cause."""
        order, card = self._order, self._better
        if not self._voids(card) or (it.about == "ruffs" and self._voids(worse)):
            return it
        suit = order.cards_of[order.suit_of[card]]
        return with_void(it, suit, self._suit(card), self._view.hand)

    def _voids(self, card: Card) -> bool:
        """Whether the hand can ruff the card's suit once the card is played, and not before."""
        trumps, rest = self._order.trumps, self._view.hand.minus(card)
        is_void = not rest & self._order.cards_of[self._order.suit_of[card]]
        return is_void and card not in trumps and bool(rest & trumps)

    def _suit(self, card: Card) -> str:
        """The name of the suit that a card counts as."""
        is_trump = card in self._order.trumps
        return "trumps" if is_trump else self._order.suit_of[card].name.lower()

    def _kept(self, worse: Card, other: PlayedOut) -> Callable[..., Message]:
        """A sentence on the worse card, which is kept; also, if known, why it may win."""
        told, cause = self._kept_or_beaten(worse, other), self._why_it_wins(worse)
        if cause is None:
            return told
        return lambda more, less: contrasts.both(one=told(more=more, less=less), other=cause)

    def _why_it_wins(self, card: Card) -> Message | None:
        """Why a card may win later: others have no trump, or there is no higher card; else None."""
        order, view = self._order, self._view
        hidden = CardSet.of(view.rules.pack) - view.seen
        if card in order.trumps and not hidden & order.trumps:
            return reasons.no_trump_out()
        suit = order.cards_of[order.suit_of[card]]
        higher = CardSet.of(it for it in suit if order.strength[it] > order.strength[card])
        if higher & (hidden | view.hand):
            return None
        suit_name = self._suit(card)
        if higher:
            return reasons.higher_gone(suit=suit_name)
        return contrasts.highest(card=card_told(card), suit=suit_name)

    def _kept_or_beaten(self, worse: Card, other: PlayedOut) -> "partial[Message]":
        """A sentence on the worse card, which is kept; it names what would often beat it now."""
        told = card_told(worse)
        beaten: Counter[int] = Counter()
        for place, share in zip(other.beaten_by(worse).tolist(), self._share, strict=True):
            beaten[place] += share
        beaten.pop(NOBODY, None)
        for place in {place_of(card) for card in self._view.trick} & beaten.keys():
            del beaten[place]
        often = beaten.most_common(1)
        if not often or often[0][1] < _OFTEN or not other.wins(worse).any():
            return partial(contrasts.kept, card=told)
        place, share = often[0]
        card = next(it for it in self._view.rules.pack if place_of(it) == place)
        beater, lost = card_told(card), percent(share)
        return partial(contrasts.kept_beaten, card=told, beater=beater, lost=lost)

    @cached_property
    def _after(self) -> PlayedOut:
        return self._played(self._better)


def imagined(view: TrickView, seed: int) -> Determinizations:
    """Imagined deals, if possible with an effective size of at least WORLDS / 2."""
    sampler, players = Sampler(view), Players(view, HABITS)
    for count in (WORLDS, _MORE_WORLDS):
        found, _ = determinize(view, sampler, players, seed, count, JUDGING)
        if effective_size(found.counts) >= WORLDS / 2:
            break
    return found
