"""Ranks other moves by how many people would make them; an explanation names the first."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from random import Random

from rookery import heuristics
from rookery.bots.assessing import JudgedMove
from rookery.bots.assessing.exchange import burials_of_beginners
from rookery.bots.easy import EasyBot
from rookery.bots.explaining.plans import trumps_with
from rookery.bots.strong.play.tie_break import RulesOfThumb
from rookery.core.cards import Card, CardSet
from rookery.core.game import AnyView
from rookery.core.genres import FISHING, TRICKS, ByGenre, Own
from rookery.core.moves import Bury, CallPartner, Move, NameTrump, Pass, Play, Trump
from rookery.fishing.view import FishingView
from rookery.tricks.dummy_seat import with_dummy_seat
from rookery.tricks.rules import Phase
from rookery.tricks.view import TrickView

_OF_PASS, _OF_STEADY, _OF_EASY, _OF_BEGINNER = 8, 4, 2, 1
"""The votes for a pass, for a move of `steady`, of `easy`, and of a beginner. Unmeasured."""

_NEARLY = 2
"""A suit is considered if it gives at most this many fewer trumps than the longest one."""


class Temptation:
    """How many people would consider each move of a view.

    People are assumed to consider a pass, the moves of `steady` and `easy`, and moves of a
    beginner. Raises MissingRow.
    """

    def __init__(self, view: AnyView) -> None:
        votes: Counter[Move] = Counter({Pass(): _OF_PASS})
        votes[heuristics.decide(view, Random(0)).move] += _OF_STEADY
        votes[EasyBot(Random(0)).decide(view).move] += _OF_EASY
        self._score = BY_GENRE[view.genre](view, votes)
        self._votes = votes

    def tempts(self, it: JudgedMove) -> bool:
        """Whether anybody would consider the card or trump; always True for other moves."""
        return not isinstance(it.move, Play | NameTrump) or self._votes_of(it) > 0

    def sorted(self, moves: Iterable[JudgedMove]) -> list[JudgedMove]:
        """The moves, first those that most people consider; then by rules of thumb, and points."""
        return sorted(moves, key=self._key)

    def _key(self, it: JudgedMove) -> tuple[float, float, float]:
        return -self._votes_of(it), -max(map(self._score, (it.move, *it.same))), it.behind

    def _votes_of(self, it: JudgedMove) -> int:
        """The votes for the move, or for all cards of a burial together."""
        if isinstance(it.move, Bury):
            return sum(self._votes[each] for each in (it.move, *it.then))
        return max(self._votes[each] for each in (it.move, *it.same))


def _of_tricks(view: TrickView, votes: Counter[Move]) -> Callable[[Move], float]:
    """Add a beginner's votes; return a function that scores a card by the rules of thumb."""
    if view.phase is Phase.TRUMP:
        votes.update(map(NameTrump, _long_suits(view)))
    if view.phase is Phase.CALL:
        votes.update(map(CallPartner, _high_cards(view)))
    if view.phase is Phase.BURY:
        for burial in burials_of_beginners(view):
            votes.update(burial)
    cards = [each.card for each in view.legal if isinstance(each, Play)]
    if view.phase is not Phase.PLAY or not cards:
        return lambda move: 0.0
    thumb = RulesOfThumb(with_dummy_seat(view), cards)
    for card in _of_beginner(view, cards, thumb.memory.trust):
        votes[Play(card)] += _OF_BEGINNER
    return lambda move: thumb.score(move.card) if isinstance(move, Play) else 0.0


def _long_suits(view: TrickView) -> Iterator[Trump]:
    """The calls that give the hand the most trumps, or at most `_NEARLY` fewer."""
    held = trumps_with(view)
    return (it for it, count in held.items() if count >= max(held.values()) - _NEARLY)


def _high_cards(view: TrickView) -> Iterator[Card]:
    """The highest callable card of each suit, and once more that of the trumps."""
    assert view.trump is not None
    order = view.rules.orders[view.trump]
    legal = CardSet.of(it.card for it in view.legal if isinstance(it, CallPartner))
    for cards in (*order.cards_of.values(), order.trumps):
        if callable_cards := cards & legal:
            yield max(callable_cards, key=order.strength.__getitem__)


def _of_beginner(view: TrickView, cards: Sequence[Card], trust: Sequence[float]) -> Iterator[Card]:
    """Cards that a beginner might play: the highest, the lowest, or a counter on a partner's card.

    A lead may also be the lowest card of the longest suit, or the highest card of a suit that a
    partner has led.
    """
    assert view.trump is not None and view.leader is not None
    order, points = view.rules.orders[view.trump], view.rules.points_of
    strength = order.strength.__getitem__
    low = min(cards, key=lambda it: (points[it], strength(it)))
    if not view.trick:
        plain = [card for card in cards if card not in order.trumps] or cards
        yield from (max(plain, key=strength), max(cards, key=strength))
        suits = Counter(order.suit_of[card] for card in plain)
        yield min(plain, key=lambda it: (-suits[order.suit_of[it]], points[it], strength(it)))
        yield from CardSet.of(plain) & order.tops
        led = [order.suit_of[it.cards[0]] for it in view.tricks if _trusts(trust, it.leader)]
        back = [card for card in cards if order.suit_of[card] in led[-1:]]
        if back:
            yield max(back, key=strength)
        return
    so_far = order.winner(view.trick)
    best = strength(view.trick[so_far])
    follows = CardSet.of(cards) & order.cards_of[order.suit_of[view.trick[0]]] | order.trumps
    winning = [card for card in cards if card in follows and strength(card) > best]
    yield low
    if winning:
        yield min(winning, key=strength)
        yield max(winning, key=strength)
    if _trusts(trust, (view.leader + so_far) % view.rules.seats):
        yield max(cards, key=lambda it: points[it])


def _trusts(trust: Sequence[float], seat: int) -> bool:
    return trust[seat] > 0.5


def _of_fishing(view: FishingView, votes: Counter[Move]) -> Callable[[Move], float]:
    return lambda move: 0.0


BY_GENRE: ByGenre[Callable[[Own, Counter[Move]], Callable[[Move], float]]] = ByGenre(
    "rookery.bots.explaining.rivals.BY_GENRE", {TRICKS: _of_tricks, FISHING: _of_fishing}
)
"""For each genre: a function that adds beginners' votes and returns a score that breaks ties."""
