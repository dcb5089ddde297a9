"""Reasons for turns: what a turn does, in the words of card players."""

from collections.abc import Sequence

from rookery.core.messages import Message
from rookery.core.moves import Build, Take, Trail
from rookery.fishing.orange import is_orange
from rookery.fishing.turns import Turn
from rookery.fishing.view import FishingView
from rookery.heuristics.fishing.turn_value import FIVES
from rookery.messages import reasons

NUMBERS = ("", "", "two", "three", "four", "five", "six", "seven", "eight")
"""The numbers that are written as words; 0 and 1 are said otherwise."""


def reason(view: FishingView, move: Turn) -> Message:
    """One short sentence about a turn."""
    match move:
        case Take():
            return _of_take(view, move)
        case Build():
            number = move.card.rank + sum(card.rank for card in move.on.cards)
            made = reasons.build_raised if move.on.is_build else reasons.build_made
            return made(number=number)
        case Trail():
            trails = reasons.trails_least if len(view.legal) > 1 else reasons.trails_the_only
            return trails(rank=move.card.rank)


def _of_take(view: FishingView, move: Take) -> Message:
    """The points that a capture brings or, if it brings none, the number of its cards."""
    taken, won = move.taken, move.taken.plus(move.card)
    parts = [reasons.wins_match()] if view.wins_at_once(move) else []
    if len(taken) == sum(len(pile.cards) for pile in view.centre):
        parts.append(reasons.sweeps())
    if fives := len(won & FIVES):
        parts.append(
            reasons.takes_five() if fives == 1 else reasons.takes_fives(number=NUMBERS[fives])
        )
    if is_orange(won if view.rules.orange_counts_played_card else taken):
        parts.append(reasons.takes_orange())
    if any(group.is_build for group in move.groups):
        parts.append(reasons.takes_build(value=move.card.rank))
    if not parts:
        parts.append(_cards(len(taken)))
    return joined(parts)


def joined(parts: Sequence[Message]) -> Message:
    """The parts with commas between them; there is at least one."""
    first, *others = parts
    return reasons.list_further(item=first, items=joined(others)) if others else first


def _cards(count: int) -> Message:
    if count == 1:
        return reasons.takes_card()
    if count < len(NUMBERS):
        return reasons.takes_cards(number=NUMBERS[count])
    return reasons.takes_many(cards=count)
