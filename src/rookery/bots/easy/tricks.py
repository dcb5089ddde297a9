"""Trick games for `easy`: high cards when they win something, low ones otherwise."""

from random import Random

from rookery import heuristics
from rookery.bots.base import Decision
from rookery.core.cards import Card
from rookery.core.messages import Message
from rookery.core.moves import Bid, Move, Pass, Play
from rookery.heuristics.tricks.card_value import value_of
from rookery.heuristics.tricks.hand_value import best_trump
from rookery.heuristics.tricks.memory import Memory, remember
from rookery.heuristics.tricks.reasons import why
from rookery.messages import reasons
from rookery.tricks.rules import Phase
from rookery.tricks.view import TrickView

_MODEST = 0.1
"""How far a bid stays below the expected points, as a share of the stake. Unmeasured, as are those
below."""

_HIGHEST = 0.8
"""The highest amount that `easy` bids, as a share of the highest bid of the game."""

_FORGETS_TRUMPS = 0.5
"""The probability of forgetting to draw trumps."""

_FORGETS_COUNTER = 0.3
"""The probability of forgetting to give a partner a counter."""

_FORGETS_TO_TAKE = 0.2
"""The probability of forgetting to take a trick."""

_TEAMMATE = 0.5
"""The trust above which a seat is treated as a teammate."""


def decide(view: TrickView, rng: Random) -> Decision:
    """Choose a move; between the auction and the tricks, by the heuristics of `steady`."""
    if len(view.legal) == 1 or view.phase not in (Phase.AUCTION, Phase.PLAY):
        return heuristics.decide(view, rng)
    move, reason = _call(view) if view.phase is Phase.AUCTION else _play(view, rng)
    return Decision(move, reason, rng.uniform(0.8, 2.2))


def _call(view: TrickView) -> tuple[Move, Message]:
    """Make the lowest bid if the hand is strong enough, but never over a partner's bid."""
    rules = view.rules
    trump, expected = best_trump(rules, view.hand)
    bids = [move.amount for move in view.legal if isinstance(move, Bid)]
    if rules.are_partners(view.bidder, view.seat):
        return Pass(), reasons.leaves_bid()
    ceiling = min(expected - _MODEST * rules.stake, _HIGHEST * rules.maximum_bid)
    if not bids or bids[0] > ceiling:
        return Pass(), reasons.not_enough(
            points=round(expected), more="higher" if view.bid else "all"
        )
    return Bid(bids[0]), reasons.good_for(points=round(expected), trump=trump)


def _play(view: TrickView, rng: Random) -> tuple[Move, Message]:
    memory = remember(view)
    cards = [move.card for move in view.legal if isinstance(move, Play)]
    card = _follow(memory, cards, rng) if view.trick else _lead(memory, cards, rng)
    values = {each: value_of(memory, each) for each in cards}
    return Play(card), why(memory, values[card], values.values())


def _lead(memory: Memory, cards: list[Card], rng: Random) -> Card:
    """The card to lead: a trump to draw the trumps of others, a top card, or a low card."""
    order = memory.order
    trumps = [card for card in cards if card in order.trumps]
    tops = [card for card in cards if card not in order.trumps and not memory.out_above(card)]
    draws = memory.is_bidding_side and trumps and memory.trumps_out
    if draws and rng.random() >= _FORGETS_TRUMPS:
        return max(trumps, key=lambda card: order.strength[card])
    if tops:
        return rng.choice(tops)
    plain = [card for card in cards if card not in order.trumps] or cards
    return _lowest(memory, plain)


def _follow(memory: Memory, cards: list[Card], rng: Random) -> Card:
    """The card to follow with: a counter for a teammate, the lowest winning card, or a low card."""
    view, order = memory.view, memory.order
    best = order.winner(view.trick)
    assert view.leader is not None
    holder = (view.leader + best) % memory.rules.seats
    counters = [card for card in cards if memory.rules.points_of[card]]
    if memory.trust[holder] > _TEAMMATE:
        if counters and rng.random() >= _FORGETS_COUNTER:
            return _dearest(memory, counters)
        return _lowest(memory, cards)
    winners = [card for card in cards if order.winner((*view.trick, card)) == len(view.trick)]
    if winners and rng.random() >= _FORGETS_TO_TAKE:
        return _lowest(memory, winners)
    return _lowest(memory, cards)


def _lowest(memory: Memory, cards: list[Card]) -> Card:
    """The lowest card; counters and trumps only if there is nothing else."""
    order, points = memory.order, memory.rules.points_of
    return min(cards, key=lambda card: (points[card], card in order.trumps, order.strength[card]))


def _dearest(memory: Memory, counters: list[Card]) -> Card:
    """The counter worth most; ties go to the lower card."""
    points, strength = memory.rules.points_of, memory.order.strength
    return max(counters, key=lambda card: (points[card], -strength[card]))
