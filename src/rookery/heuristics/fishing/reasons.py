"""Reasons for turns: what a turn does, in the words of card players."""

from __future__ import annotations

from rookery.core.moves import Build, Take, Trail
from rookery.fishing.orange import is_orange
from rookery.fishing.turns import Turn
from rookery.fishing.view import FishingView
from rookery.heuristics.fishing.turn_value import FIVES

_COUNTS = ("no", "a", "two", "three", "four", "five", "six", "seven", "eight")


def reason(view: FishingView, move: Turn) -> str:
    """One short sentence about a turn."""
    match move:
        case Take():
            return _of_take(view, move)
        case Build():
            number = move.card.rank + sum(card.rank for card in move.on.cards)
            verb = "raises a build to" if move.on.is_build else "builds"
            return f"{verb} {number}, holding another {number}"
        case Trail():
            why = "which costs least" if len(view.legal) > 1 else "the only move"
            return f"trails {move.card.rank}, {why}"


def _of_take(view: FishingView, move: Take) -> str:
    """The points that a capture brings or, if it brings none, the number of its cards."""
    taken, won = move.taken, move.taken.plus(move.card)
    parts = ["wins the match"] if view.wins_at_once(move) else []
    if len(taken) == sum(len(pile.cards) for pile in view.centre):
        parts.append("sweeps the table")
    if fives := len(won & FIVES):
        parts.append(f"takes {_counted(fives, 'five')}")
    if is_orange(won if view.rules.orange_counts_played_card else taken):
        parts.append("takes red and yellow")
    if any(group.is_build for group in move.groups):
        parts.append(f"takes a build of {move.card.rank}")
    if not parts:
        parts.append(f"takes {_counted(len(taken), 'card')}")
    return ", ".join(parts)


def _counted(count: int, thing: str) -> str:
    number = _COUNTS[count] if count < len(_COUNTS) else str(count)
    return f"{number} {thing}" if count == 1 else f"{number} {thing}s"
