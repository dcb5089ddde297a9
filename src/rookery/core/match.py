"""A match: deals whose points add up to totals until somebody wins.

A match is immutable, as a state is. Everything random is an argument: the first dealer, the decks
and the cuts.

A match of boards is played for the points of each deal instead. Each deal then begins at totals of
0, with a given dealer, so that the same deck is the same problem at every table.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Generic

from rookery.core.cards import Card, Seat
from rookery.core.errors import BadDealer, IllegalMove, MatchOver, NotOver
from rookery.core.game import Game, S
from rookery.core.messages import Message
from rookery.core.moves import Move, Ply


@dataclass(frozen=True, slots=True)
class Deal(Generic[S]):
    """One deal of a match: its dealer and deck, its plies so far, and the state they led to.

    `points` are by seat, None while the deal is being played. `cut` is the pack that was cut for a
    tie in tricks (DX-8).
    """

    dealer: Seat
    deck: tuple[Card, ...]
    plies: tuple[Ply, ...]
    state: S
    cut: tuple[Card, ...] | None = None
    points: tuple[int, ...] | None = None


@dataclass(frozen=True, slots=True)
class Match(Generic[S]):
    """The deals so far, the last perhaps unfinished; `winners` is empty until somebody has won.

    `boards` is the number of deals of a match of boards, which nobody wins; 0 for any other match.
    """

    game: Game[S, Any]
    deals: tuple[Deal[S], ...] = ()
    totals: tuple[int, ...] = ()
    winners: tuple[Seat, ...] = ()
    boards: int = 0

    @classmethod
    def new(cls, game: Game[S, Any], boards: int = 0) -> Match[S]:
        """A match before its first deal."""
        return cls(game, totals=(0,) * game.seats, boards=boards)

    @property
    def is_over(self) -> bool:
        """Whether somebody has won, or all boards are played."""
        if self.boards:
            return len(self.deals) == self.boards and self.current is None
        return bool(self.winners)

    @property
    def current(self) -> Deal[S] | None:
        """The deal being played; None between deals."""
        if self.deals and self.deals[-1].points is None:
            return self.deals[-1]
        return None

    @property
    def next_dealer(self) -> Seat | None:
        """The seat that deals next; None before the first deal, and in a match of boards.

        It is the seat left of the last dealer (TT-5, TX-20), or the last dealer after a misdeal.
        """
        if self.boards or not self.deals:
            return None
        return self.game.next_dealer(self.deals[-1].state)

    @property
    def deals_played(self) -> int:
        """The number of finished deals, not counting those thrown in (FO-14)."""
        return self._played(self.deals)

    def totals_after(self, number: int) -> tuple[int, ...]:
        """The totals after deal `number`, counted from 0, which must be finished."""
        if not self.boards:
            return self.game.totals(self.deals[number].state)
        points = [deal.points for deal in self.deals[: number + 1] if deal.points is not None]
        return tuple(map(sum, zip(*points, strict=True)))

    def _before(self, number: int) -> tuple[tuple[int, ...], int]:
        """The totals before deal `number`, and the number of deals that were played before it."""
        if self.boards:
            return (0,) * self.game.seats, 0
        totals = self.totals if number == len(self.deals) else self.deals[number].state.totals
        return totals, self._played(self.deals[:number])

    def _played(self, deals: Sequence[Deal[S]]) -> int:
        finished = (deal.state for deal in deals if deal.points is not None)
        return sum(map(self.game.was_played, finished))

    def state_before(self, number: int, move: int) -> S:
        """The state of deal `number` before its move `move`, both counted from 0."""
        deal = self.deals[number]
        state = self.game.start(deal.deck, deal.dealer, *self._before(number))
        for seat, ply in deal.plies[:move]:
            state = self.game.apply(state, seat, ply)
        return state

    def deal(self, deck: Sequence[Card], dealer: Seat | None = None) -> Match[S]:
        """The match with a new deal. `dealer` is needed for the first deal, where it is drawn at
        random (TT-5), and for every board.

        A misdeal is over and scored at once (FO-13).

        Raises MatchOver, BadDealer, BadDeck, or NotOver while another deal is being played.
        """
        if self.is_over:
            raise MatchOver("the match is over, so there are no more deals")
        if self.current is not None:
            raise NotOver("the current deal must end before the next begins")
        due = self.next_dealer
        if due is None and dealer is None:
            reason = "the first deal of a match needs a dealer, which is drawn at random"
            raise BadDealer("a board needs its dealer" if self.boards else reason)
        if due is not None and dealer not in (None, due):
            raise BadDealer(
                f"the dealer must be seat {due}, not {dealer}, because the deal passes left"
            )
        who = dealer if due is None else due
        assert who is not None
        state = self.game.start(deck, who, *self._before(len(self.deals)))
        return self._with_deal(self.deals, Deal(who, tuple(deck), (), state))

    def apply(self, seat: Seat, move: Move) -> Match[S]:
        """The match after a move in the current deal. Raises IllegalMove or MatchOver."""
        deal = self._playing()
        if self.game.needs_cut(deal.state):
            raise IllegalMove(seat, move, Message("refusal-deal-cut-next"))
        state = self.game.apply(deal.state, seat, move)
        played = replace(deal, state=state, plies=(*deal.plies, (seat, move)))
        return self._with_deal(self.deals[:-1], played)

    def taken_back(self, count: int) -> Match[S]:
        """The match without the last `count` plies of the current deal. Raises MatchOver."""
        deal = self._playing()
        plies = deal.plies[: len(deal.plies) - count]
        state = self.state_before(len(self.deals) - 1, len(plies))
        return replace(self, deals=(*self.deals[:-1], replace(deal, plies=plies, state=state)))

    def cut(self, cards: Sequence[Card]) -> Match[S]:
        """The match after the cut for a tie in tricks (DX-8). Raises BadCut or MatchOver."""
        deal = self._playing()
        state = self.game.cut(deal.state, cards)
        cut = replace(deal, state=state, cut=tuple(cards))
        return self._with_deal(self.deals[:-1], cut)

    def _playing(self) -> Deal[S]:
        if self.current is None:
            raise MatchOver("no deal is being played")
        return self.current

    def _with_deal(self, before: tuple[Deal[S], ...], deal: Deal[S]) -> Match[S]:
        """The match with `deal` after the deals `before`; it is scored if it is over."""
        if self.game.actors(deal.state) or self.game.needs_cut(deal.state):
            return replace(self, deals=(*before, deal))
        game, state = self.game, deal.state
        scored = replace(self, deals=(*before, replace(deal, points=game.score(state))))
        totals = scored.totals_after(len(before))
        return replace(scored, totals=totals, winners=() if self.boards else game.winners(state))
