"""Reasons for playing a card, from the view alone; `benchmarks/claims` checks their truth."""

from collections.abc import Collection
from typing import Literal

from rookery.core.cards import Seat, Suit
from rookery.core.messages import Message
from rookery.heuristics.chances import TRICKS, told_chance
from rookery.heuristics.tricks.card_value import TEAMMATE, CardValue
from rookery.heuristics.tricks.certainty import (
    cannot_be_beaten,
    opponents_among,
    trumps_of_opponents,
    unseen,
)
from rookery.heuristics.tricks.memory import Memory
from rookery.messages import reasons
from rookery.tricks.rules import Sides

LIKELY = 0.6
"""From this chance on, winning a trick is called likely."""

HOPED = 0.25
"""From this chance on, winning a trick is hoped for."""


def why(memory: Memory, played: CardValue, choices: Collection[CardValue]) -> Message:
    """The reason for playing a card; `choices` are all cards that could be played."""
    explain = _why_follow if memory.view.trick else _why_lead
    reason = explain(memory, played, choices)
    called = memory.view.called
    if played.card in called:
        return reasons.shows_partner(why=reason)
    if any(each.card in called for each in choices):
        return reasons.keeps_secret(why=reason)
    return reason


def chance_of_ours(memory: Memory, played: CardValue) -> float:
    """The chance, as told to people, that the seat's side, or the lone seat, wins the trick."""
    sides, place = memory.rules.sides, "mine" if memory.view.trick else "lead"
    if played.holder != memory.seat:
        if sides is Sides.ALONE:
            return 0.0
        place = "mate" if memory.trust[played.holder] > TEAMMATE else "foe"
    computed = played.holds if sides is Sides.ALONE else played.ours
    row = f"{place} {sides.name.lower()}"
    if sides is not Sides.ALONE:
        row += " bidding" if memory.is_bidding_side else " defending"
    return told_chance(TRICKS[row], computed)


def _is_unbeatable(memory: Memory, played: CardValue) -> bool:
    """Whether the best card so far surely wins the trick."""
    return cannot_be_beaten(memory, (*memory.view.trick, played.card), memory.still_to_play)


def is_surely_ours(memory: Memory, played: CardValue) -> bool:
    """Whether the seat's side surely wins the trick."""
    trick = (*memory.view.trick, played.card)
    foes = opponents_among(memory, memory.still_to_play)
    return memory.trust[played.holder] == 1.0 and cannot_be_beaten(memory, trick, foes)


def _why_lead(memory: Memory, lead: CardValue, choices: Collection[CardValue]) -> Message:
    card = lead.card
    suit = _name(memory, memory.order.suit_of[card])
    points, higher = memory.rules.points_of[card], memory.out_above(card)
    if card in memory.order.trumps and memory.is_bidding_side and trumps_of_opponents(memory):
        return reasons.draws_trumps(out=len(unseen(memory) & memory.order.trumps))
    if _is_unbeatable(memory, lead):
        return reasons.cashes(suit=suit)
    if is_surely_ours(memory, lead):
        return reasons.leads_ours(suit=suit)
    if not higher:
        return reasons.leads_highest(suit=suit)
    if chance_of_ours(memory, lead) >= LIKELY:
        return reasons.leads_likely(suit=suit)
    if not points:
        return reasons.leads_plain(suit=suit)
    if all(memory.rules.points_of[each.card] for each in choices):
        return reasons.leads_counter_must(suit=suit)
    return reasons.leads_counter(suit=suit, points=points)


def _why_follow(memory: Memory, played: CardValue, choices: Collection[CardValue]) -> Message:
    if played.holder == memory.seat:
        return _why_win(memory, played)
    if memory.trust[played.holder] > TEAMMATE:
        return _why_leave(memory, played)
    if memory.rules.points_of[played.card]:
        return _why_give(memory, played, choices)
    led = memory.order.suit_of[memory.view.trick[0]]
    if not any(memory.order.suit_of[each.card] is led for each in choices):
        has_trump = any(it.suit is led for it in memory.view.hand)
        discards = reasons.discards_but_trumps if has_trump else reasons.discards
        return discards(suit=_name(memory, led))
    if any(each.holder == memory.seat for each in choices):
        return reasons.ducks(points=_in_trick(memory))
    return reasons.plays_low()


def _why_give(memory: Memory, played: CardValue, choices: Collection[CardValue]) -> Message:
    """The reason for a counter on a trick that an opponent is winning."""
    chance, behind = chance_of_ours(memory, played), memory.still_to_play
    if chance >= HOPED:
        hope: Literal["likely", "maybe"] = "likely" if chance >= LIKELY else "maybe"
        return reasons.counter_hoped(hope=hope)
    points_of = memory.rules.points_of
    others = [it.card for it in choices if not points_of[it.card] or it.holder == memory.seat]
    if others:
        trumps = memory.order.trumps
        saves_trump = played.card not in trumps and all(card in trumps for card in others)
        gives = reasons.counter_not_trump if saves_trump else reasons.gives_up
        return gives(points=points_of[played.card])
    if played.holder == memory.rules.dummy:
        return reasons.counter_to_dummy()
    is_defence = memory.seat != memory.view.bidder != played.holder
    if memory.rules.sides is Sides.ALONE and is_defence and not behind:
        return reasons.counter_to_defender()
    return reasons.counter_must()


def _why_leave(memory: Memory, played: CardValue) -> Message:
    mate = _mate(memory, played.holder)
    if not memory.rules.points_of[played.card]:
        return reasons.leaves_trick(mate=mate)
    sure: Literal["sure", "likely", "best"] = "best"
    if is_surely_ours(memory, played):
        sure = "sure"
    elif chance_of_ours(memory, played) >= LIKELY:
        sure = "likely"
    return reasons.gives_counter(mate=mate, sure=sure)


def _why_win(memory: Memory, played: CardValue) -> Message:
    points = _in_trick(memory)
    led = memory.order.suit_of[memory.view.trick[0]]
    ruffs = memory.order.suit_of[played.card] is not led
    if not memory.still_to_play:
        return (reasons.ruffs_last if ruffs else reasons.takes_last)(points=points)
    if _is_unbeatable(memory, played):
        return (reasons.ruffs_sure if ruffs else reasons.takes_sure)(points=points)
    if is_surely_ours(memory, played):
        return reasons.takes_ours(points=points)
    if ruffs:
        return reasons.ruffs(points=points)
    if chance_of_ours(memory, played) >= LIKELY:
        return reasons.takes_likely(points=points)
    return reasons.must_be_beaten()


def _in_trick(memory: Memory) -> int:
    return sum(memory.rules.points_of[each] for each in memory.view.trick)


def _name(memory: Memory, suit: Suit) -> str:
    return "trumps" if suit is memory.trump_suit else suit.name.lower()


def _mate(memory: Memory, seat: Seat) -> Literal["partner", "teammate", "likely"]:
    """The word for a trusted seat: the partner, one of several teammates, or a likely one."""
    if memory.trust[seat] < 1.0:
        return "likely"
    mates = sum(trust > 0.0 for trust in memory.trust) - 1
    return "partner" if mates == 1 else "teammate"
