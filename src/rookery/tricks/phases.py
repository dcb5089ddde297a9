"""The phases of a deal in one table: how each begins, its legal moves and effects, and its end."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import TypeAlias

from rookery.core.errors import IllegalMove
from rookery.core.moves import Move
from rookery.messages import refusals
from rookery.tricks import auction, exchange, misdeal, play, scoring
from rookery.tricks.rules import Phase, TrickRules
from rookery.tricks.state import TrickState

_Change: TypeAlias = Callable[[TrickRules, TrickState], TrickState]
_Legal: TypeAlias = Callable[[TrickRules, TrickState], tuple[Move, ...]]
_Apply: TypeAlias = Callable[[TrickRules, TrickState, Move], TrickState]
_Fact: TypeAlias = Callable[[TrickRules, TrickState], bool]


@dataclass(frozen=True, slots=True)
class PhaseFunctions:
    """The four functions that make up a phase. Each takes the rules and the state."""

    enter: _Change
    legal: _Legal
    apply: _Apply
    is_done: _Fact


def _nothing(rules: TrickRules, state: TrickState) -> tuple[Move, ...]:
    return ()


def _refuse(rules: TrickRules, state: TrickState, move: Move) -> TrickState:
    raise IllegalMove(state.turn, move, refusals.phase_no_move())


PHASES: Mapping[Phase, PhaseFunctions] = {
    Phase.CLAIM: PhaseFunctions(misdeal.enter, misdeal.legal, misdeal.apply, misdeal.is_done),
    Phase.AUCTION: PhaseFunctions(auction.enter, auction.legal, auction.apply, auction.is_done),
    Phase.NEST: PhaseFunctions(exchange.take_nest, _nothing, _refuse, lambda rules, state: True),
    Phase.TRUMP: PhaseFunctions(
        exchange.enter,
        exchange.legal_trumps,
        exchange.apply_trump,
        lambda rules, state: state.trump is not None,
    ),
    Phase.CALL: PhaseFunctions(
        exchange.enter,
        exchange.legal_calls,
        exchange.apply_call,
        lambda rules, state: len(state.called) == rules.calls,
    ),
    Phase.BURY: PhaseFunctions(
        exchange.enter, exchange.legal_buries, exchange.apply_bury, exchange.bury_is_done
    ),
    Phase.LEAD: PhaseFunctions(
        exchange.enter,
        exchange.legal_leads,
        exchange.apply_lead,
        lambda rules, state: state.leader is not None,
    ),
    Phase.PLAY: PhaseFunctions(play.enter, play.legal, play.apply, play.is_done),
    Phase.CUT: PhaseFunctions(
        lambda rules, state: state, _nothing, _refuse, scoring.tricks_are_settled
    ),
}


def begin(rules: TrickRules, state: TrickState) -> TrickState:
    """Enter the first phase and pass through those that need no move."""
    return settle(rules, PHASES[state.phase].enter(rules, state))


def settle(rules: TrickRules, state: TrickState) -> TrickState:
    """Enter one phase after another until one is reached that is not done."""
    while state.phase is not Phase.OVER and PHASES[state.phase].is_done(rules, state):
        state = replace(state, phase=_after(rules, state))
        if state.phase is not Phase.OVER:
            state = PHASES[state.phase].enter(rules, state)
    return state


def _after(rules: TrickRules, state: TrickState) -> Phase:
    is_claimed = misdeal.claimant(state) is not None
    if is_claimed or (state.bidder is None and state.phase is not Phase.CLAIM):
        return Phase.OVER
    phases = (*rules.course, Phase.CUT, Phase.OVER)
    return phases[phases.index(state.phase) + 1]
