"""A deal between two actions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from rookery.coding import Choice
from rookery.core.cards import Card, Seat
from rookery.core.moves import Ply
from rookery.research.coded import CodedGame


@dataclass(frozen=True, slots=True)
class Position:
    """The state of a deal, the plies that led to it, and the codes of the next move chosen so far.

    `seat` has to choose; it is None if the deal is over or waits for a cut (DX-8).
    """

    coded: CodedGame
    state: Any
    plies: tuple[Ply, ...]
    seat: Seat | None
    choice: Choice

    @classmethod
    def start(
        cls,
        coded: CodedGame,
        deck: Sequence[Card],
        dealer: Seat,
        totals: Sequence[int] = (),
        deals_before: int = 0,
    ) -> Position:
        """The beginning of a deal. Raises BadDeck or BadDealer."""
        return _at(coded, coded.game.start(deck, dealer, totals, deals_before), ())

    @property
    def needs_cut(self) -> bool:
        """Whether the deal waits for a cut of the pack."""
        is_due: bool = self.coded.game.needs_cut(self.state)
        return is_due

    @property
    def is_over(self) -> bool:
        """Whether the deal is over."""
        return self.seat is None and not self.needs_cut

    def then(self, code: int) -> Position:
        """The position after an action of the seat that has to choose. Raises IllegalAction."""
        choice = self.choice.then(code)
        move = choice.move
        if move is None or self.seat is None:
            return replace(self, choice=choice)
        after = self.coded.game.apply(self.state, self.seat, move)
        return _at(self.coded, after, (*self.plies, (self.seat, move)))

    def cut(self, cards: Sequence[Card]) -> Position:
        """The position after cutting from a shuffled pack. Raises BadCut."""
        return _at(self.coded, self.coded.game.cut(self.state, cards), self.plies)

    def begun(self, viewer: Seat | None) -> tuple[int, ...]:
        """The codes of the next move chosen so far, which only the seat that chooses sees."""
        return self.choice.begun if viewer is not None and viewer == self.seat else ()

    def view(self, viewer: Seat | None) -> Any:
        """What a seat, or a spectator (None), may know."""
        return self.coded.game.view(self.state, viewer)

    def observe(self, viewer: Seat | None) -> bytes:
        """What a seat, or a spectator (None), observes."""
        return self.coded.observe(self.state, viewer, self.begun(viewer))

    def mask(self, viewer: Seat | None) -> bytes:
        """A byte for each action, 1 for those that a seat may choose now."""
        if viewer is None or viewer != self.seat:
            return bytes(self.coded.actions.n)
        return self.choice.mask


def _at(coded: CodedGame, state: Any, plies: tuple[Ply, ...]) -> Position:
    seat, legal = coded.asked(state)
    return Position(coded, state, plies, seat, coded.actions.choice(legal))
