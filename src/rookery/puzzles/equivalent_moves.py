"""Which legal moves are equal in effect, so that each of them solves a puzzle."""

from collections.abc import Callable

from rookery.bots.strong.play.equivalent_cards import groups_of
from rookery.core.cards import Card, Suit
from rookery.core.game import AnyView
from rookery.core.moves import Build, Move, Play, Take, Trail, is_same
from rookery.tricks.dummy_seat import with_dummy_seat
from rookery.tricks.view import TrickView

_COUNT_FOR_ORANGES = (Suit.RED, Suit.YELLOW)
"""The colours that make a card different from another of its number (TX-15)."""


def equal_to(view: AnyView, move: Move) -> tuple[Move, ...]:
    """The legal moves that are equal in effect to a move, that move first.

    Two cards of a trick game are equal if they are worth the same and no card between them is out.
    In a fishing game black and green cards of a number are equal: only red and yellow make an
    orange.
    """
    if isinstance(move, Play) and isinstance(view, TrickView):
        cards = [each.card for each in view.legal if isinstance(each, Play)]
        groups = groups_of(with_dummy_seat(view), cards)
        group = next(group for group in groups if move.card in group)
        return (move, *(Play(card) for card in group if card != move.card))
    others = (each for each in view.legal if not is_same(each, move))
    return (move, *(each for each in others if _differ_in_colour_only(move, each)))


def is_selective(view: AnyView, is_right: Callable[[Move], bool]) -> bool:
    """Whether at most half of the choices are right; moves equal in effect are one choice."""
    choices: list[Move] = []
    for move in view.legal:
        if not any(is_same(move, each) for known in choices for each in equal_to(view, known)):
            choices.append(move)
    return 2 * sum(map(is_right, choices)) <= len(choices)


def _differ_in_colour_only(one: Move, other: Move) -> bool:
    match one, other:
        case Trail(), Trail():
            return _are_alike(one.card, other.card)
        case Build(), Build():
            is_same_use = (one.value, one.used) == (other.value, other.used)
            return is_same_use and _are_alike(one.card, other.card)
        case Take(), Take():
            return one.taken == other.taken and _are_alike(one.card, other.card)
    return False


def _are_alike(one: Card, other: Card) -> bool:
    is_plain = one.suit not in _COUNT_FOR_ORANGES and other.suit not in _COUNT_FOR_ORANGES
    return one.rank == other.rank and is_plain
