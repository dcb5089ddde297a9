"""Decisions of the cheat before the tricks.

The open-hand policy plays each contract out with the true hands; the mean points of the bidder's
side are the contract's value. In each playout, cards are buried as `steady` would bury them.
"""

from collections.abc import Iterable
from dataclasses import replace
from random import Random

import numpy as np

from rookery.bots.base import Decision
from rookery.bots.steady import SteadyBot
from rookery.core.cards import Seat
from rookery.core.moves import Bid, Move, NameTrump, Pass, Trump
from rookery.kernel.playouts.open_hand_policy import Contract, taken
from rookery.kernel.worlds.masks import mask_of
from rookery.messages import reasons
from rookery.tricks.auction import passed
from rookery.tricks.game import TrickGame
from rookery.tricks.rules import Phase
from rookery.tricks.state import TrickState

_PLAYOUTS = 32
"""How often each contract is played out, since the policy is noisy. Unmeasured."""


def decide(game: TrickGame, state: TrickState, seat: Seat, rng: Random) -> Decision:
    """Decide for a seat before the first card."""
    usual = SteadyBot(rng).decide(game.view(state, seat))
    plan = _ContractPlanner(game, seat, rng)
    match state.phase:
        case Phase.AUCTION:
            move = plan.bid(state)
        case Phase.BURY:
            move = plan.burying(state, state.trump or plan.trump(state)[0])
        case Phase.TRUMP:
            move = NameTrump(plan.trump(state)[0])
        case Phase.CLAIM:
            move = usual.move
        case _:
            move = plan.best(state, game.legal(state, seat))
    return replace(usual, move=move, reason=reasons.open_hands(), considered=())


class _ContractPlanner:
    """Values the contracts of one seat."""

    def __init__(self, game: TrickGame, seat: Seat, rng: Random) -> None:
        self.game = game
        self.seat = seat
        self.rng = rng

    def bid(self, state: TrickState) -> Move:
        """Make the lowest bid if it would succeed. Pass otherwise, or if a partner is unopposed."""
        legal = self.game.legal(state, self.seat)
        bids = [move for move in legal if isinstance(move, Bid)]
        is_partners = self.game.rules.are_partners(state.bidder, self.seat)
        if not bids or (is_partners and self._is_unopposed(state)):
            return Pass()
        won = self._as_bidder(state)
        _, points = self.trump(won)
        return bids[0] if bids[0].amount <= points else Pass()

    def trump(self, state: TrickState) -> tuple[Trump, float]:
        """The trump call with which the bidder's side takes most points, and those points."""
        trumps = self._nameable(state) or self.game.rules.allowed_trumps
        points = {trump: self.points(state, trump) for trump in trumps}
        best = max(points, key=points.__getitem__)
        return best, points[best]

    def best(self, state: TrickState, legal: Iterable[Move]) -> Move:
        """The legal move after which the bidder's side takes most points."""
        assert state.trump is not None
        trump = state.trump
        after = {move: self.game.apply(state, self.seat, move) for move in legal}
        return max(after, key=lambda move: self.points(after[move], trump))

    def burying(self, state: TrickState, trump: Trump) -> Move:
        """The card that `steady` buries under this trump call."""
        view = replace(self.game.view(state, self.seat), trump=trump)
        return SteadyBot(self.rng).decide(view).move

    def points(self, state: TrickState, trump: Trump) -> float:
        """The mean points of the bidder's side under a trump call, once the bidding is over."""
        while state.phase is not Phase.PLAY:
            state = self.game.apply(state, self.seat, self._next(state, trump))
        assert state.leader is not None
        rules = self.game.rules
        row = [mask_of(cards) for cards in (*state.hands, state.nest, state.buried)]
        contract = Contract(trump, self.seat, state.leader, state.called)
        points, _ = taken(
            rules, contract, np.array([row], dtype=np.uint64), self.rng.getrandbits(63), _PLAYOUTS
        )
        return float(points[0, self.seat])

    def _next(self, state: TrickState, trump: Trump) -> Move:
        match state.phase:
            case Phase.BURY:
                return self.burying(state, trump)
            case Phase.TRUMP:
                nameable = self._nameable(state)
                return NameTrump(trump if trump in nameable else nameable[0])
        return SteadyBot(self.rng).decide(self.game.view(state, self.seat)).move

    def _nameable(self, state: TrickState) -> tuple[Trump, ...]:
        """The trump calls that are legal now; a bidder may need a card of the suit (SH-5)."""
        legal = self.game.legal(state, self.seat)
        return tuple(move.trump for move in legal if isinstance(move, NameTrump))

    def _as_bidder(self, state: TrickState) -> TrickState:
        """The state after a bid of this seat and passes of all others."""
        bid = next(m for m in self.game.legal(state, self.seat) if isinstance(m, Bid))
        state = self.game.apply(state, self.seat, bid)
        while state.phase is Phase.AUCTION:
            state = self.game.apply(state, state.turn, Pass())
        return state

    def _is_unopposed(self, state: TrickState) -> bool:
        rules, out = self.game.rules, passed(state.auction)
        others = (seat for seat in range(rules.seats) if seat != self.seat)
        return all(seat in out or rules.are_partners(seat, self.seat) for seat in others)
