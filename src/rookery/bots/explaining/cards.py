"""What a card brings more often than another one, in the same imagined deals."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import cached_property, partial

from rookery.bots.explaining.frequencies import BOTH, WORLDS, Chance, common, difference, percent
from rookery.bots.explaining.moves import card_told
from rookery.bots.explaining.playouts import PlayedOut, play_card
from rookery.bots.strong.arrays import Numbers
from rookery.bots.strong.fitted_weights import HABITS
from rookery.bots.strong.play.determinizations import Determinizations, determinize
from rookery.bots.strong.play.settings import SETTINGS
from rookery.core.cards import Card
from rookery.core.messages import Message
from rookery.kernel.encoded_position import NOBODY
from rookery.kernel.playouts.habits import Players
from rookery.kernel.worlds.masks import place_of
from rookery.kernel.worlds.sampling import Sampler
from rookery.messages import contrasts
from rookery.tricks.view import TrickView

_OFTEN = 0.2
"""The least share of imagined deals in which one card beats another for it to be named.

Unmeasured.
"""


class Against:
    """Compares a card with several worse ones, in the same imagined deals."""

    def __init__(self, view: TrickView, better: Card, seed: int) -> None:
        self._view, self._better, self._seed = view, better, seed

    def difference(self, worse: Card) -> Message | None:
        """What happens more often after the better card; None if nothing differs clearly."""
        other = play_card(self._view, self._worlds.masks, worse, self._seed)
        return difference(self._share, list(self._chances(worse, other)), self._after, other)

    def _chances(self, worse: Card, other: PlayedOut) -> Iterator[Chance]:
        rules, better, one = self._view.rules, self._better, self._after
        usual = BOTH * rules.stake / rules.tricks
        now = max(BOTH * float(one.now.mean()), usual)
        yield Chance("now", contrasts.trick, now, one.takes(better), other.takes(worse))
        for it in common(rules, one, other, (better, worse)):
            yield replace(it, about="now") if it.about == better else it
        at_once = partial(contrasts.at_once, card=card_told(better))
        yield Chance("now", at_once, usual, one.wins(better), other.wins(better))
        kept = self._kept(worse, other)
        yield Chance(worse, kept, usual, one.wins(worse), other.wins(worse))

    def _kept(self, worse: Card, other: PlayedOut) -> "partial[Message]":
        """A sentence on the worse card, which is kept; it names what beats it if played now."""
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
    def _worlds(self) -> Determinizations:
        view, players = self._view, Players(self._view, HABITS)
        return determinize(view, Sampler(view), players, self._seed, WORLDS, SETTINGS)[0]

    @cached_property
    def _share(self) -> Numbers:
        counts = self._worlds.counts
        share: Numbers = counts / counts.sum()
        return share

    @cached_property
    def _after(self) -> PlayedOut:
        return play_card(self._view, self._worlds.masks, self._better, self._seed)
