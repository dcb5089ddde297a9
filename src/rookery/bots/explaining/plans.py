"""What a burial, trump call, partner or first lead brings more often than another one."""

from collections.abc import Iterator, Mapping, Sequence, Set
from functools import cached_property, partial

from rookery.bots.explaining.frequencies import (
    BOTH,
    WORLDS,
    Chance,
    Difference,
    common,
    difference,
    with_void,
)
from rookery.bots.explaining.moves import card_told
from rookery.bots.explaining.playouts import PlayedOut, play_plan
from rookery.bots.strong.arrays import Numbers
from rookery.bots.strong.bidding.inference import WeightedWorlds, sample_worlds
from rookery.bots.strong.bidding.plans import Plan, plans_of
from rookery.core.cards import Card, CardSet
from rookery.core.messages import Message
from rookery.core.moves import Bury, CallPartner, Move, NameTrump, Trump
from rookery.kernel.worlds.sampling import Sampler
from rookery.messages import contrasts
from rookery.tricks.view import TrickView


class Against:
    """Compares a bidder's move before the tricks with worse ones. A burial is all its moves."""

    def __init__(self, view: TrickView, better: Sequence[Move], seed: int) -> None:
        self._view, self._better, self._seed = view, better, seed

    def difference(self, worse: Sequence[Move], points: float) -> Difference | None:
        """What happens more often after the better move; None if nothing differs clearly.

        If the better call gives the hand more trumps, that is taken to explain all `points`.
        """
        found = self._difference(worse)
        if (told := self._trumps(worse[0])) is None:
            return found
        if found is not None:
            told = contrasts.both(one=told, other=found.told)
        return Difference(told, points)

    def _trumps(self, worse: Move) -> Message | None:
        """The numbers of trumps under two trump suits; None unless the better call has more."""
        better = self._better[0]
        if not isinstance(better, NameTrump) or not isinstance(worse, NameTrump):
            return None
        held = trumps_with(self._view)
        more, less = held[better.trump], held[worse.trump]
        are_suits = better.trump.suit is not None is not worse.trump.suit
        return contrasts.trumps(more=more, less=less) if are_suits and more > less else None

    def _difference(self, worse: Sequence[Move]) -> Difference | None:
        if not (plans := plans_of(self._view, worse)) or not plans_of(self._view, self._better):
            return None
        other = self._played(plans[0])
        chances = self._chances(worse, other, plans[0].trump)
        return difference(self._share, list(chances), self._after, other)

    def _chances(self, worse: Sequence[Move], other: PlayedOut, trump: Trump) -> Iterator[Chance]:
        rules, one = self._view.rules, self._after
        usual = BOTH * rules.stake / rules.tricks
        buried, instead = _buried(self._better), _buried(worse)
        kept, lost = sorted(instead - buried), sorted(buried - instead)
        hand = sorted(self._view.hand - CardSet.of(buried | instead))
        void = self._void(buried, instead, trump)
        called = [it.card for it in (self._better[0], worse[0]) if isinstance(it, CallPartner)]
        for it in common(rules, self._share, (one, other), (*kept, *lost), hand):
            if it.about not in called:  # the partner has the called card
                yield with_void(it, *void, self._view.hand) if void else it
        if kept and lost:
            card = max(kept, key=lambda it: float(self._share @ one.wins(it)))
            rival = max(lost, key=lambda it: float(self._share @ other.wins(it)))
            told = partial(contrasts.kept_instead, card=card_told(card), other=card_told(rival))
            yield Chance("kept", told, usual, one.wins(card), other.wins(rival))
        match self._better[0], worse[0]:
            case CallPartner(card), CallPartner(rival):
                told = partial(contrasts.called, card=card_told(card), other=card_told(rival))
                yield Chance("called", told, usual, one.wins(card), other.wins(rival))

    def _void(
        self, buried: Set[Card], instead: Set[Card], trump: Trump
    ) -> tuple[CardSet, str] | None:
        """The cards and the name of a side suit that only the better burial leaves void."""
        order, hand = self._view.rules.orders[trump], self._view.hand
        rest, other = hand - CardSet.of(buried), hand - CardSet.of(instead)
        for suit, cards in order.cards_of.items():
            if other & cards and not rest & cards and rest & order.trumps:
                return cards, suit.name.lower()
        return None

    def _played(self, plan: Plan) -> PlayedOut:
        return play_plan(self._view, plan, self._worlds.rows, self._seed)

    @cached_property
    def _worlds(self) -> WeightedWorlds:
        return sample_worlds(self._view, Sampler(self._view), self._seed, WORLDS)

    @cached_property
    def _share(self) -> Numbers:
        share: Numbers = self._worlds.weights / self._worlds.weights.sum()
        return share

    @cached_property
    def _after(self) -> PlayedOut:
        return self._played(plans_of(self._view, self._better)[0])


def _buried(moves: Sequence[Move]) -> set[Card]:
    return {it.card for it in moves if isinstance(it, Bury) and it.card is not None}


def other_suits(view: TrickView, move: Move) -> Message | None:
    """The most trumps of the hand under other calls; None unless fewer than under `move`."""
    if not isinstance(move, NameTrump):
        return None
    held = dict(trumps_with(view))
    own = held.pop(move.trump)
    most = max(held.values(), default=0)
    return contrasts.other_suits(most=most) if most < own else None


def trumps_with(view: TrickView) -> Mapping[Trump, int]:
    """The number of trumps that the hand has under each trump call."""
    orders = view.rules.orders
    return {it: len(view.hand & orders[it].trumps) for it in view.rules.allowed_trumps}
