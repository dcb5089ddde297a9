"""Reasons for turns, in the words of card players."""

from __future__ import annotations

from collections.abc import Sequence

from rookery.core.cards import Card, CardSet
from rookery.core.moves import Build, Group, Take, Trail
from rookery.fishing.orange import is_orange
from rookery.fishing.rules import FIVE
from rookery.fishing.state import Pile
from rookery.fishing.turns import Turn, centre_after
from rookery.fishing.view import FishingView
from rookery.heuristics.fishing.turn_value import FIVES, best_captures, prices_for

_COUNTS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight")


def reason(view: FishingView, turn: Turn) -> str:
    """The reason for a turn, in one short sentence, from what its seat may know."""
    match turn:
        case Take():
            return f"takes {_groups_text(turn.groups)}: {_gained(_gains(view, turn))}"
        case Build():
            return _of_build(turn)
        case Trail():
            return f"trails the {turn.card.rank}: {_of_trail(view, turn)}"


def _of_build(turn: Build) -> str:
    """The build that is made or raised, and the card that will take it."""
    card, under = turn.card.rank, sum(card.rank for card in turn.on.cards)
    number = card + under
    if turn.on.is_build:
        return f"raises the build of {under} to {number}: holds another {number}"
    on = "+".join(str(card.rank) for card in turn.on.cards)
    return f"builds {number} with {card} on {on}: holds another {number}"


def _of_trail(view: FishingView, turn: Trail) -> str:
    """The most telling reason for a trail."""
    turns = [move for move in view.legal if isinstance(move, Turn)]
    if len(turns) == 1:
        return "there is no other move"
    taking, sweeping = _numbers(view, centre_after(view.centre, turn))
    if not taking:
        return "nobody can take anything"
    if turn.card.rank in _ranks(view.hand.minus(turn.card)):
        return f"holds another {turn.card.rank} to take it"
    if view.centre and not sweeping:
        return "nobody can sweep the table"
    if turn.card.rank == FIVE:
        return "the others cost more"
    return "it costs least"


def _gains(view: FishingView, turn: Take) -> list[str]:
    """The gains of a capture in words, the most valuable first; there is always at least one."""
    rules, taken = view.rules, turn.taken
    won = taken.plus(turn.card)
    gains = ["the match"] if view.wins_at_once(turn) else []
    if len(taken) == sum(len(pile.cards) for pile in view.centre):
        if len(taken) >= rules.big_sweep_from:
            gains.append(f"a big sweep, {rules.big_sweep_points} points")
        else:
            gains.append(f"a little sweep, {rules.little_sweep_points} points")
    if is_orange(won if rules.orange_counts_played_card else taken):
        gains.append("red and yellow for an orange")
    if fives := len(won & FIVES):
        gains.append("a five" if fives == 1 else f"{_count(fives)} fives")
    if not gains:
        gains.append(f"{_count(len(won))} cards")
    left = centre_after(view.centre, turn)
    if left and not _numbers(view, left)[1]:
        gains.append("nobody can sweep the rest")
    return gains


def _numbers(view: FishingView, left: tuple[Pile, ...]) -> tuple[set[int], set[int]]:
    """The numbers on unseen cards that can capture something, and those that can sweep."""
    unseen = _ranks(CardSet.of(view.rules.pack) - view.seen)
    offered = best_captures(prices_for(view), left)
    size = sum(len(pile.cards) for pile in left)
    taking = unseen & offered.keys()
    return taking, {number for number in taking if len(offered[number].taken) == size}


def _ranks(cards: CardSet) -> set[int]:
    return {card.rank for card in cards}


def _groups_text(groups: Sequence[Group]) -> str:
    """The groups of a capture in words: `9, 5+4 and the build of 9`."""
    return _listed([_group_text(group) for group in groups])


def _group_text(group: Group) -> str:
    if group.is_build:
        return f"the build of {sum(card.rank for card in group.cards)}"
    return "+".join(str(card.rank) for card in sorted(group.cards, key=_by_rank, reverse=True))


def _by_rank(card: Card) -> int:
    return card.rank


def _gained(gains: Sequence[str]) -> str:
    *first, last = gains
    return f"{', '.join(first)}, and {last}" if first else last


def _listed(parts: Sequence[str]) -> str:
    """The parts with commas, and an "and" before the last.

    >>> _listed(["9", "5+4", "the build of 9"])
    '9, 5+4 and the build of 9'
    """
    *first, last = parts
    return f"{', '.join(first)} and {last}" if first else last


def _count(number: int) -> str:
    return _COUNTS[number] if number < len(_COUNTS) else str(number)
