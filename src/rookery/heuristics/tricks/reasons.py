"""Reasons for playing a card, in the words of card players and from the view alone."""

from __future__ import annotations

from collections.abc import Collection

from rookery.core.cards import Seat, Suit
from rookery.heuristics.tricks.card_value import TEAMMATE, CardValue
from rookery.heuristics.tricks.leading import opponents_trumps
from rookery.heuristics.tricks.memory import Memory
from rookery.tricks.rules import Sides

_SURE = 0.95
"""The chance from which a trick is called sure. Unmeasured, as are those below."""

_LIKELY = 0.6
"""The chance from which winning a trick is called likely."""

_HOPED = 0.25
"""The chance from which winning a trick is hoped for."""


def why(memory: Memory, played: CardValue, choices: Collection[CardValue]) -> str:
    """The reason for playing a card; `choices` are all cards that could be played."""
    reason = (
        _why_follow(memory, played, choices) if memory.view.trick else _why_lead(memory, played)
    )
    called = memory.view.called
    if played.card in called:
        return f"{reason}; shows who the partner is"
    if any(each.card in called for each in choices):
        return f"{reason}; keeps the partner secret"
    return reason


def _why_lead(memory: Memory, lead: CardValue) -> str:
    card, out = lead.card, len(memory.trumps_out)
    if card in memory.order.trumps and out and opponents_trumps(memory) and memory.is_bidding_side:
        return f"draws trumps: {out} {'is' if out == 1 else 'are'} out"
    suit = _name(memory, memory.order.suit_of[card])
    if lead.holds >= _SURE:
        return f"cashes a sure winner in {suit}"
    if not memory.out_above(card):
        return f"leads the highest card left in {suit}, though it may be trumped"
    if lead.ours >= _LIKELY:
        return f"leads {suit}, where {_teammate(memory, memory.still_to_play)} is likely to win"
    if memory.rules.points_of[card]:
        return f"leads {suit}: no card costs less"
    return f"leads {suit}: gives little away"


def _why_follow(memory: Memory, played: CardValue, choices: Collection[CardValue]) -> str:
    if played.holder == memory.seat:
        return _why_win(memory, played)
    if memory.trust[played.holder] > TEAMMATE:
        return _why_leave(memory, played)
    if memory.rules.points_of[played.card]:
        if played.ours >= _HOPED:
            return _why_hope(memory, played)
        if not all(memory.rules.points_of[each.card] for each in choices):
            return "gives up a counter: the other cards are worth more later"
        if played.holder == memory.rules.dummy:
            return "must give a counter: it is lost to the dummy, not won by the other player"
        if memory.rules.sides is Sides.ALONE and played.holder != memory.view.bidder:
            return "must give a counter, better to another defender than to the bidder"
        return "must give a counter: every other card is worth more"
    led = memory.order.suit_of[memory.view.trick[0]]
    if memory.order.suit_of[played.card] is not led:
        return f"has no {_name(memory, led)}: discards a card of little use"
    if any(each.holder == memory.seat for each in choices):
        return "ducks: saves the better cards for a better trick"
    return "cannot win the trick: plays low"


def _why_hope(memory: Memory, played: CardValue) -> str:
    behind = memory.still_to_play
    if not behind:
        return "plays a counter: the trick may well go to a teammate"
    hope = "is likely to" if played.ours >= _LIKELY else "may yet"
    return f"plays a counter: {_teammate(memory, behind)}, still to play, {hope} win it"


def _why_leave(memory: Memory, played: CardValue) -> str:
    teammate = _teammate(memory, (played.holder,))
    if not memory.rules.points_of[played.card]:
        return f"leaves the trick to {teammate}"
    sure = "sure" if played.ours >= _SURE else "likely"
    return f"gives a counter to {teammate}'s {sure} trick"


def _why_win(memory: Memory, played: CardValue) -> str:
    view, card = memory.view, played.card
    led = memory.order.suit_of[view.trick[0]]
    points = sum(memory.rules.points_of[each] for each in view.trick)
    worth = f"a trick with {points} points" if points else "the trick"
    ruffs = memory.order.suit_of[card] is not led
    if not memory.still_to_play:
        return (
            f"ruffs {worth} as the last to play" if ruffs else f"takes {worth} as the last to play"
        )
    if ruffs:
        return f"ruffs {worth}"
    if played.holds >= _SURE:
        return f"takes {worth} with a sure winner"
    if played.holds >= _LIKELY:
        return f"takes {worth}: unlikely to be beaten"
    return "plays a card that the others must beat"


def _name(memory: Memory, suit: Suit) -> str:
    return "trumps" if suit is memory.trump_suit else suit.name.lower()


def _teammate(memory: Memory, seats: Collection[Seat]) -> str:
    """The name of a teammate among some seats: "partner" if known, else "a likely teammate"."""
    is_sure = any(memory.trust[seat] == 1.0 for seat in seats)
    return "partner" if is_sure else "a likely teammate"
