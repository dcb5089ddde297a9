"""Themes of card play: what a card of a trick game does, from the view alone."""

from collections.abc import Iterator, Sequence

from rookery.core.cards import Card, Seat
from rookery.core.moves import Move, Play
from rookery.heuristics.tricks.card_value import TEAMMATE
from rookery.heuristics.tricks.memory import Memory, remember
from rookery.tricks.dummy_seat import with_dummy_seat
from rookery.tricks.view import TrickView

_LAST = 4
"""A seat with at most this many cards is in the last tricks. Unmeasured, as are those below."""

_FEW_TRUMPS = 3
"""The largest number of trumps out that a player is asked to count."""

_TRUMPS_PLAYED = 5
"""The fewest trumps that must have fallen before counting them is hard."""


def themes(view: TrickView, right: Move, tempting: Sequence[Move]) -> set[str]:
    """The names of the themes of a card to play."""
    assert isinstance(right, Play)
    others = [move.card for move in tempting if isinstance(move, Play)]
    memory = remember(with_dummy_seat(view))
    find = _of_lead if not view.trick else _of_following
    found = set(find(memory, right.card, others))
    if len(view.hand) <= _LAST:
        found.add("last-tricks")
    return found | set(_of_counting(memory, right.card, others))


def _of_lead(memory: Memory, card: Card, others: Sequence[Card]) -> Iterator[str]:
    yield "lead"
    is_trump = card in memory.order.trumps
    if is_trump and memory.trumps_out and memory.is_bidding_side:
        yield "draw-trumps"
    if not is_trump and not memory.out_above(card) and card not in memory.order.tops:
        yield "count-suit"


def _of_counting(memory: Memory, card: Card, others: Sequence[Card]) -> Iterator[str]:
    """The theme of counting: few trumps are left of many, and only some moves are trumps."""
    trumps = memory.order.trumps
    fallen = sum(1 for trick in memory.view.tricks for each in trick.cards if each in trumps)
    is_choice = any((each in trumps) != (card in trumps) for each in others)
    if is_choice and fallen >= _TRUMPS_PLAYED and len(memory.trumps_out) <= _FEW_TRUMPS:
        yield "count-trumps"


def _of_following(memory: Memory, card: Card, others: Sequence[Card]) -> Iterator[str]:
    order, points = memory.order, memory.rules.points_of
    led = order.suit_of[memory.view.trick[0]]
    follows = order.suit_of[card] is led
    is_trump = card in order.trumps
    wins = _holder(memory, card) == memory.seat
    if follows:
        yield "follow"
    if not follows and is_trump and wins:
        yield "ruff"
    if not follows and not is_trump:
        yield "discard"
        if any(each in order.trumps for each in others):
            yield "no-ruff"
    if wins and follows and not all(_holder(memory, each) == memory.seat for each in others):
        yield "win"
    if not wins and any(_holder(memory, each) == memory.seat for each in others):
        yield "duck"
    is_ours = not wins and memory.trust[_holder(memory, card)] > TEAMMATE
    if points[card] and not wins and (is_ours or not all(points[each] for each in others)):
        yield "counter"
    if not points[card] and others and all(points[each] for each in others):
        yield "keep-counter"


def _holder(memory: Memory, card: Card) -> Seat:
    """The seat whose card is the best of the trick once a card is played."""
    view = memory.view
    assert view.leader is not None
    return (view.leader + memory.order.winner((*view.trick, card))) % memory.rules.seats
