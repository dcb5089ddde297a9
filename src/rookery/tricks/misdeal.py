"""Hands so poor that the cards are dealt again, at once or on a claim (FO-13, FO-24, TH-7)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import TYPE_CHECKING

from rookery.core.cards import CardSet, Seat
from rookery.core.moves import ClaimMisdeal, Move, PlayOn
from rookery.tricks.auction import first_bidder
from rookery.tricks.rules import TrickRules
from rookery.tricks.shape import Phase
from rookery.tricks.state import TrickState

if TYPE_CHECKING:
    from rookery.tricks.view import TrickView

_LOW_RANKS = range(6, 10)


def poor_cards(rules: TrickRules) -> CardSet:
    """A hand of only these cards is a misdeal: those without points, 6s to 9s, or none."""
    match rules.misdeal:
        case "no_counters":
            return CardSet.of(rules.pack) - rules.point_cards
        case "low_hand":
            return CardSet.of(card for card in rules.pack if card.rank in _LOW_RANKS)
    return CardSet()


def is_misdealt(rules: TrickRules, hands: Iterable[CardSet], face_up: CardSet) -> bool:
    """Whether the deal is thrown in, without a claim, because of one of these hands as dealt."""
    if rules.misdeal == "none" or rules.misdeal_claim or _is_prevented(rules, face_up):
        return False
    poor = poor_cards(rules)
    return any(hand <= poor for hand in hands)


def _is_prevented(rules: TrickRules, face_up: CardSet) -> bool:
    """Whether there is no misdeal because a counter lies face up in the nest from the start."""
    return rules.nest_shown == "top" and bool(face_up & rules.point_cards)


def was_misdealt(deal: TrickState | TrickView) -> bool:
    """Whether the deal was thrown in before anybody could bid."""
    return deal.phase is Phase.OVER and deal.bidder is None and not deal.auction


def claimant(deal: TrickState | TrickView) -> Seat | None:
    """The seat that has claimed a misdeal."""
    return next((seat for seat, move in deal.claims if move == ClaimMisdeal()), None)


# ── the phase in which every seat says whether it claims ────────────────────────────────────────


def enter(rules: TrickRules, state: TrickState) -> TrickState:
    """Give the turn to the first bidder."""
    return replace(state, turn=first_bidder(rules, state.dealer))


def legal(rules: TrickRules, state: TrickState) -> tuple[Move, ...]:
    """Playing on, and claiming a misdeal if the hand is one."""
    is_poor = state.hands[state.turn] <= poor_cards(rules)
    return (ClaimMisdeal(), PlayOn()) if is_poor else (PlayOn(),)


def apply(rules: TrickRules, state: TrickState, move: Move) -> TrickState:
    """Record what a seat says; unless it claims, the seat on its left is asked."""
    seat = state.turn
    state = replace(state, claims=(*state.claims, (seat, move)))
    return state if move == ClaimMisdeal() else replace(state, turn=(seat + 1) % rules.seats)


def is_done(rules: TrickRules, state: TrickState) -> bool:
    """Whether a seat has claimed, all play on, or a counter in the nest rules out claims."""
    is_settled = len(state.claims) == rules.seats or claimant(state) is not None
    return is_settled or _is_prevented(rules, state.face_up)
