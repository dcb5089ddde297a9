"""The sentences of a fishing game, from one seat's view."""

from __future__ import annotations

from collections.abc import Sequence

from rookery.core.cards import Seat
from rookery.core.moves import Build, CallOrange, Group, Hold, Move, Ply, Take, Trail
from rookery.fishing.scoring import fives, running_totals, winner_at_once
from rookery.fishing.state import Haul, Pile
from rookery.fishing.turns import makes_orange
from rookery.fishing.view import FishingView
from rookery.telling.wording import Words, counted, listed

NUMBERED = True
"""Whether the question lists the moves with numbers to choose by."""

_LISTED = 20
"""The most moves that a question lists, more than a usual centre allows. A guess."""


def opening(words: Words, view: FishingView) -> list[str]:
    """The lines at the start of a deal."""
    line = f"{words.does(view.dealer, 'deal')} {counted(max(view.hand_sizes), 'card')} each."
    return [line] if view.turn == words.me else [line, centre(words, view)]


def move_lines(words: Words, before: FishingView, ply: Ply, after: FishingView) -> list[str]:
    """The lines about a move and its consequences."""
    seat, move = ply
    lines = [_announcement(words, seat, move)]
    if isinstance(move, Take):
        lines += _won(words, seat, before, after)
    if before.stock_size > after.stock_size:
        lines.append(_dealt(before, after))
    if winner_at_once(after.rules, after.totals, after.hauls) is not None:
        lines.append(_won_at_once(words, seat, after))
    return [line for line in lines if line]


def _announcement(words: Words, seat: Seat, move: Move) -> str:
    """The line about a move, without its consequences."""
    match move:
        case Take(card, groups):
            taken = listed([words.group(group) for group in groups])
            return f"{words.does(seat, 'take')} {taken} with {words.card(card)}."
        case Build(card, on):
            value = card.rank + sum(each.rank for each in on.cards)
            laid = f"{words.does(seat, 'lay')} {words.card(card)} on {words.group(on)}"
            return f"{laid} for a build of {value}."
        case Trail(card):
            return f"{words.does(seat, 'trail')} {words.card(card)}."
        case CallOrange():
            return f"{words.does(seat, 'call')} orange! Ten points."
        case Hold():
            return "You let the orange go." if seat == words.me else ""
    return ""


def _won(words: Words, seat: Seat, before: FishingView, after: FishingView) -> list[str]:
    """The lines about the sweep and the orange of a capture."""
    old, new, rules = before.hauls[seat], after.hauls[seat], after.rules
    lines = []
    if new.big_sweeps > old.big_sweeps:
        lines.append(f"A big sweep: {rules.big_sweep_points} points.")
    if new.little_sweeps > old.little_sweeps:
        lines.append(f"A little sweep: {rules.little_sweep_points} points.")
    if new.oranges > old.oranges:
        lines.append(f"Red and yellow together: an orange, {rules.orange_points} points.")
    if after.orange is not None:
        lines.append("Red and yellow together: an orange is open!")
    return lines


def _won_at_once(words: Words, seat: Seat, view: FishingView) -> str:
    """The line about a match that the seat has just won in the middle of the deal (TX-20)."""
    total = running_totals(view.rules, view.totals, view.hauls)[seat]
    have, win = ("have", "win") if seat == words.me else ("has", "wins")
    return f"{words.who(seat)} now {have} {counted(total, 'point')} and {win} the match at once."


def _dealt(before: FishingView, after: FishingView) -> str:
    """The line about a round dealt from the stock."""
    line = f"Everybody is dealt {counted(max(after.hand_sizes), 'card')}"
    extra = before.stock_size - after.stock_size - sum(after.hand_sizes)
    if extra:
        line += f", with {extra} more for the centre"
    left = f"has {counted(after.stock_size, 'card')} left" if after.stock_size else "is empty"
    return f"{line}. The stock {left}."


def centre(words: Words, view: FishingView) -> str:
    """The line about the centre; each build stands in brackets with its value."""
    piles = [_pile(words, pile) for pile in view.centre]
    return f"In the centre: {words.row(piles)}" if piles else "The centre is empty."


def _pile(words: Words, pile: Pile) -> str:
    group = Group(pile.cards, pile.is_build)
    return words.build(group, pile.value) if pile.is_build else words.group(group)


def last(words: Words, view: FishingView, plies: Sequence[Ply]) -> list[str]:
    """The lines about the last capture: the player, the cards taken and the card played."""
    for seat, move in reversed(plies):
        if isinstance(move, Take):
            return [_announcement(words, seat, move)]
    return ["Nobody has captured yet."]


def on_table(words: Words, view: FishingView) -> list[str]:
    """The lines about the cards in the centre."""
    return [centre(words, view)]


def table(words: Words, view: FishingView) -> list[str]:
    """The lines about the state of the deal."""
    stock = counted(view.stock_size, "card")
    lines = [f"{words.who(view.dealer)} dealt, and the stock has {stock} left."]
    totals = running_totals(view.rules, view.totals, view.hauls)
    for seat, haul in enumerate(view.hauls):
        in_hand = counted(view.hand_sizes[seat], "card")
        have = "have" if seat == words.me else "has"
        line = f"{words.does(seat, 'hold')} {in_hand} and {have} won {haul_words(haul)}"
        if view.rules.win_at == "at_once":
            line += f": {counted(totals[seat], 'point')} in the match so far"
        lines.append(f"{line}.")
    for pile in view.centre:
        if pile.owed_by:  # TX-11
            who = listed([words.whom(seat) for seat in sorted(pile.owed_by)])
            lines.append(f"Next turn {who} must capture or raise {_pile(words, pile)}, if able.")
    return lines


def haul_words(haul: Haul, *, has_most: bool = False) -> str:
    """The cards and other things that a seat has won; `has_most` adds "(the most)" to the cards."""
    parts = [counted(len(haul.cards), "card") + (" (the most)" if has_most else "")]
    for number, noun in (
        (fives(haul.cards), "five"),
        (haul.big_sweeps, "big sweep"),
        (haul.little_sweeps, "little sweep"),
        (haul.oranges, "orange"),
    ):
        parts += [counted(number, noun)] if number else []
    return listed(parts)


def question(words: Words, view: FishingView) -> list[str]:
    """The question to the seat to move: the centre, its hand, and its moves by number."""
    hand = f"Your hand: {words.hand(view.hand, view.rules.ranks)}"
    lines = [centre(words, view), *_duty(words, view), hand]
    for number, move in enumerate(view.legal[:_LISTED], start=1):
        lines.append(f"  {number:2}  {choice(words, view, move)}")
    if len(view.legal) > _LISTED:
        lines.append(f"  and {len(view.legal) - _LISTED} more: type the move you want.")
    return lines


def _duty(words: Words, view: FishingView) -> list[str]:
    """The line about the build that the player must capture or raise, if there is one (TX-11)."""
    if view.due is None:
        return []
    return [f"You built on your last turn: capture {_pile(words, view.due)}, or raise it."]


def choice(words: Words, view: FishingView, move: Move) -> str:
    """A move as an item of a list, with a note on its effect."""
    match move:
        case Take(card, groups):
            groups_text = " ".join(words.group(group) for group in groups)
            return f"take {words.card(card)} {groups_text}   ({brings(view, move)})"
        case Build(card, on):
            value = card.rank + sum(each.rank for each in on.cards)
            return f"build {words.card(card)} on {words.group(on)}   (a build of {value})"
        case Trail(card):
            return f"trail {words.card(card)}"
        case CallOrange():
            return "orange   (call it!)"
    return "hold   (let the orange go)"


def brings(view: FishingView, move: Take) -> str:
    """The gains of a capture in words: cards, fives, a sweep, an orange, the match."""
    taken = move.taken
    number = fives(taken.plus(move.card))
    parts = [counted(len(taken), "card")]
    parts += [counted(number, "five")] if number else []
    if len(taken) == sum(len(pile.cards) for pile in view.centre):
        parts.append("a big sweep" if len(taken) >= view.rules.big_sweep_from else "a little sweep")
    parts += ["an orange"] if makes_orange(view.rules, move) else []
    parts += ["the match"] if view.wins_at_once(move) else []
    return listed(parts)
