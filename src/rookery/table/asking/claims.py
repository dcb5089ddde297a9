"""Claiming the rest of the tricks.

A claim is certain if an order of play, computed from the claimant's view alone, wins every trick in
every world (a deal of the unseen cards) that the view allows. So the answer to a claim reveals
nothing new to the claimant. The proof does not sample worlds: it assumes that the other hands
together have every card that any of them may have.
"""

from collections.abc import Iterator
from typing import Any

from rookery.core.cards import NO_CARDS, Card, CardSet, Seat
from rookery.core.game import AnyView
from rookery.core.match import Match
from rookery.core.moves import Play, Ply
from rookery.tricks import play
from rookery.tricks.determinization import may_hold
from rookery.tricks.order import Order
from rookery.tricks.rules import TrickRules
from rookery.tricks.state import TrickState
from rookery.tricks.view import TrickView

_MOST_PLIES = 2_000
"""At most this many plies are tried for a claim that the others have agreed to; most claims need no
backtracking. Unmeasured."""


def may_claim(view: AnyView) -> bool:
    """Whether tricks can be claimed: they are being played, and the seat still has cards."""
    return view.phase_name == "play" and bool(view.hand)


def certain_cards(view: TrickView) -> tuple[Card, ...] | None:
    """The claimant's cards in an order that surely wins all remaining tricks, or None.

    It must be the claimant's turn, and the claimant must win every trick including the present one.
    """
    if not may_claim(view) or view.turn != view.seat or view.trump is None:
        return None
    order = view.rules.orders[view.trump]
    if not view.trick:
        return _certain(view, order, view.hand)
    for card in _highest_first(order, order.playable(view.hand, view.trick[0])):
        if _surely_wins(order, view, card):
            rest = _certain(view, order, view.hand.minus(card))
            if rest is not None:
                return (card, *rest)
    return None


def _others_may_hold(view: TrickView, *, yet_to_play: bool = False) -> CardSet:
    """The cards that other hands may have; with `yet_to_play`, only hands yet to play a card."""
    rules = view.rules
    unseen = CardSet.of(rules.pack) - view.seen
    held = NO_CARDS
    sizes = (*view.hand_sizes, view.pile_size)
    for seat in range(rules.places):
        if seat == view.seat or not sizes[seat]:
            continue
        if yet_to_play and seat in view.players:
            continue
        held = held | may_hold(rules, view, seat, unseen)
    return held


def _surely_wins(order: Order, view: TrickView, card: Card) -> bool:
    """Whether a card wins the present trick, whatever cards the remaining hands have."""
    trick = (*view.trick, card)
    if order.winner(trick) != len(view.trick):
        return False
    later = _others_may_hold(view, yet_to_play=True)
    return all(order.winner((*trick, other)) == len(view.trick) for other in later)


def _certain(view: TrickView, order: Order, hand: CardSet) -> tuple[Card, ...] | None:
    """The cards of a hand on lead in an order that surely wins every trick, or None.

    A dummy need not follow suit, so that a lead does not draw its cards. So if there is a dummy,
    every card of the hand must beat all cards of the others (R2-6).
    """
    others = _others_may_hold(view)
    if not view.pile_size:
        return _certain_leads(order, hand, others)
    leads = tuple(hand)
    beaten = (order.winner((card, other)) for card in leads for other in others)
    return None if any(beaten) else leads


def _certain_leads(order: Order, hand: CardSet, others: CardSet) -> tuple[Card, ...] | None:
    """Leads by which `hand` surely wins every trick, or None. `others` are seen as one hand.

    Trumps come first, then each suit from the top. Players must follow suit (TT-1), so every lead
    takes at least one of the others' cards of its suit while they have any. So if they have n cards
    of a suit, the first n leads of the suit must beat all n; later leads cannot be beaten. Plain
    suits win only after the others have no trump left.
    """
    trumps = hand & order.trumps
    if hand - trumps and len(others & order.trumps) > len(trumps):
        return None
    suits = [trumps, *(hand & cards - order.trumps for cards in order.cards_of.values())]
    leads: list[Card] = []
    for cards in suits:
        if not cards:
            continue
        ranked = _highest_first(order, cards)
        against = others & order.cards_of[order.suit_of[ranked[0]]]
        if against:
            best = max(order.strength[card] for card in against)
            if any(order.strength[card] < best for card in ranked[: len(against)]):
                return None
        leads += ranked
    return tuple(leads)


def _highest_first(order: Order, cards: CardSet) -> list[Card]:
    return sorted(cards, key=lambda card: -order.strength[card])


def certain_plies(match: Match[Any], seat: Seat) -> tuple[Ply, ...] | None:
    """The moves of the rest of the deal if the seat's claim is certain, else None.

    Only the seat's view decides whether it is certain. The moves have the others' real cards.
    """
    deal = match.current
    if deal is None:
        return None
    view = match.game.view(deal.state, seat)
    cards = certain_cards(view)
    if cards is None:
        return None
    left = list(cards)
    state, plies = deal.state, []
    while match.game.actors(state):
        turn = state.turn
        card = left.pop(0) if turn == seat else _lowest(view.rules, state)
        plies.append((turn, Play(card)))
        state = match.game.apply(state, turn, Play(card))
    won = state.tricks[len(deal.state.tricks) :]
    assert all(trick.winner == seat for trick in won), "a certain claim was not"
    return tuple(plies)


def _lowest(rules: TrickRules, state: TrickState) -> Card:
    strength = play.order_in(rules, state).strength
    return min(play.playable(rules, state), key=strength.__getitem__)


def agreed_plies(match: Match[Any], seat: Seat) -> tuple[Ply, ...] | None:
    """Moves by which the seat wins all remaining tricks with the others' help; else None."""
    deal = match.current
    if deal is None:
        return None
    view = match.game.view(deal.state, seat)
    if view.phase_name != "play":
        return None
    return _helped(match.game, view.rules, deal.state, seat, iter(range(_MOST_PLIES)))


def _helped(
    game: Any, rules: TrickRules, state: TrickState, seat: Seat, tries: Iterator[int]
) -> tuple[Ply, ...] | None:
    """The moves from a state on by which the seat wins every trick; None if none are found."""
    if not game.actors(state):
        return ()
    for card in _helpful_cards(rules, state, seat):
        if next(tries, None) is None:
            return None
        turn = state.turn
        after = game.apply(state, turn, Play(card))
        if len(after.tricks) > len(state.tricks) and after.tricks[-1].winner != seat:
            continue
        rest = _helped(game, rules, after, seat, tries)
        if rest is not None:
            return ((turn, Play(card)), *rest)
    return None


def _helpful_cards(rules: TrickRules, state: TrickState, seat: Seat) -> list[Card]:
    """The playable cards. The first ones are most likely to leave the tricks to the claimant."""
    strength = play.order_in(rules, state).strength
    lowest = sorted(play.playable(rules, state), key=strength.__getitem__)
    return lowest[::-1] if state.turn == seat else lowest
