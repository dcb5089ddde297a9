"""Reasons for playing a card, in the words of card players and from the view alone."""

from collections.abc import Collection
from typing import Literal

from rookery.core.cards import Seat, Suit
from rookery.core.messages import Message
from rookery.heuristics.tricks.card_value import TEAMMATE, CardValue
from rookery.heuristics.tricks.leading import opponents_trumps
from rookery.heuristics.tricks.memory import Memory
from rookery.messages import reasons
from rookery.tricks.rules import Sides

_SURE = 0.95
"""The chance from which a trick is called sure. Unmeasured, as are those below."""

_LIKELY = 0.6
"""The chance from which winning a trick is called likely."""

_HOPED = 0.25
"""The chance from which winning a trick is hoped for."""


def why(memory: Memory, played: CardValue, choices: Collection[CardValue]) -> Message:
    """The reason for playing a card; `choices` are all cards that could be played."""
    reason = (
        _why_follow(memory, played, choices) if memory.view.trick else _why_lead(memory, played)
    )
    called = memory.view.called
    if played.card in called:
        return reasons.shows_partner(why=reason)
    if any(each.card in called for each in choices):
        return reasons.keeps_secret(why=reason)
    return reason


def _why_lead(memory: Memory, lead: CardValue) -> Message:
    card, out = lead.card, len(memory.trumps_out)
    if card in memory.order.trumps and out and opponents_trumps(memory) and memory.is_bidding_side:
        return reasons.draws_trumps(out=out)
    suit = _name(memory, memory.order.suit_of[card])
    if lead.holds >= _SURE:
        return reasons.cashes(suit=suit)
    if not memory.out_above(card):
        return reasons.leads_highest(suit=suit)
    if lead.ours >= _LIKELY:
        return reasons.leads_to_mate(suit=suit, mate=_mate(memory, memory.still_to_play))
    if memory.rules.points_of[card]:
        return reasons.leads_cheapest(suit=suit)
    return reasons.leads_little(suit=suit)


def _why_follow(memory: Memory, played: CardValue, choices: Collection[CardValue]) -> Message:
    if played.holder == memory.seat:
        return _why_win(memory, played)
    if memory.trust[played.holder] > TEAMMATE:
        return _why_leave(memory, played)
    if memory.rules.points_of[played.card]:
        if played.ours >= _HOPED:
            return _why_hope(memory, played)
        if not all(memory.rules.points_of[each.card] for each in choices):
            return reasons.counter_worth_later()
        if played.holder == memory.rules.dummy:
            return reasons.counter_to_dummy()
        if memory.rules.sides is Sides.ALONE and played.holder != memory.view.bidder:
            return reasons.counter_to_defender()
        return reasons.counter_must()
    led = memory.order.suit_of[memory.view.trick[0]]
    if memory.order.suit_of[played.card] is not led:
        return reasons.discards(suit=_name(memory, led))
    if any(each.holder == memory.seat for each in choices):
        return reasons.ducks()
    return reasons.plays_low()


def _why_hope(memory: Memory, played: CardValue) -> Message:
    behind = memory.still_to_play
    if not behind:
        return reasons.counter_may_go()
    hope: Literal["likely", "maybe"] = "likely" if played.ours >= _LIKELY else "maybe"
    return reasons.counter_hoped(mate=_mate(memory, behind), hope=hope)


def _why_leave(memory: Memory, played: CardValue) -> Message:
    mate = _mate(memory, (played.holder,))
    if not memory.rules.points_of[played.card]:
        return reasons.leaves_trick(mate=mate)
    sure: Literal["sure", "likely"] = "sure" if played.ours >= _SURE else "likely"
    return reasons.gives_counter(mate=mate, sure=sure)


def _why_win(memory: Memory, played: CardValue) -> Message:
    view, card = memory.view, played.card
    led = memory.order.suit_of[view.trick[0]]
    points = sum(memory.rules.points_of[each] for each in view.trick)
    ruffs = memory.order.suit_of[card] is not led
    if not memory.still_to_play:
        last = reasons.ruffs_last if ruffs else reasons.takes_last
        return last(points=points)
    if ruffs:
        return reasons.ruffs(points=points)
    if played.holds >= _SURE:
        return reasons.takes_sure(points=points)
    if played.holds >= _LIKELY:
        return reasons.takes_likely(points=points)
    return reasons.must_be_beaten()


def _name(memory: Memory, suit: Suit) -> str:
    return "trumps" if suit is memory.trump_suit else suit.name.lower()


def _mate(memory: Memory, seats: Collection[Seat]) -> Literal["partner", "likely"]:
    """The word for a teammate among some seats: the partner if known, else a likely teammate."""
    return "partner" if any(memory.trust[seat] == 1.0 for seat in seats) else "likely"
