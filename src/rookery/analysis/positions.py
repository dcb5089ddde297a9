"""Positions to analyse: a whole deal with its history, or an ending without one."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, TypeAlias

from rookery.core.cards import Card, Seat
from rookery.core.errors import IllegalMove, RookeryError
from rookery.core.game import Game
from rookery.core.moves import Move, Play, Ply
from rookery.core.options import OptionValue
from rookery.core.seating import put
from rookery.fishing.state import FishingState
from rookery.kernel import BadPosition, Position, position_of, write_position
from rookery.records import move_text, parse_ply
from rookery.records.positions import position_text
from rookery.tricks.game import TrickGame
from rookery.tricks.state import Trick, TrickState


@dataclass(frozen=True, slots=True)
class WholeDeal:
    """A deal under its game's rules: where every card is, and how it came there.

    `name` is the name of the game in the table of games. `players` are the names in the record that
    the deal comes from, () elsewhere.
    """

    name: str
    options: Mapping[str, OptionValue]
    game: Game[Any, Any]
    state: TrickState | FishingState
    players: tuple[str, ...] = ()

    @property
    def seats(self) -> int:
        """The number of players."""
        return self.game.seats

    @property
    def text(self) -> str:
        """The position in one line, which `read` reads."""
        return position_text(self.name, dict(self.options), self.state)

    def legal(self) -> tuple[Ply, ...]:
        """Every legal move, of all seats that may move."""
        seats = self.game.actors(self.state)
        return tuple((seat, move) for seat in seats for move in self.game.legal(self.state, seat))

    def play(self, seat: Seat, move: Move) -> WholeDeal:
        """The deal after a move. Raises IllegalMove."""
        return replace(self, state=self.game.apply(self.state, seat, move))

    def position(self) -> Position:
        """The card play that is left, with open hands. Raises BadPosition where there is none."""
        if not isinstance(self.game, TrickGame):
            raise BadPosition(f"there are no tricks to solve in {self.name}")
        assert isinstance(self.state, TrickState)
        return position_of(self.game.rules, self.state)


@dataclass(frozen=True, slots=True)
class Ending:
    """Card play with known remaining cards and unknown earlier moves.

    `name` is the game's name and `options` its house rules; both are empty if the position names no
    game. `won` are the tricks and `points` the points that each seat has won since the analysis
    began, and `last` is the last of these tricks.
    """

    position_left: Position
    name: str = ""
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    won: tuple[int, ...] = ()
    points: tuple[int, ...] = ()
    last: Trick | None = None

    @classmethod
    def of(
        cls, position: Position, name: str = "", options: Mapping[str, OptionValue] | None = None
    ) -> Ending:
        """The ending at a position."""
        nothing = (0,) * position.seats
        return cls(position, name, options or {}, nothing, nothing)

    @property
    def seats(self) -> int:
        """The number of players."""
        return self.position_left.seats

    @property
    def players(self) -> tuple[str, ...]:
        """The names of the players: none are known."""
        return ()

    @property
    def text(self) -> str:
        """The position as one line of JSON, which `read` and `rookery solve` read."""
        return write_position(self.position_left)

    def legal(self) -> tuple[Ply, ...]:
        """Every legal move."""
        it = self.position_left
        return () if it.is_over else tuple((it.turn, Play(card)) for card in it.legal())

    def play(self, seat: Seat, move: Move) -> Ending:
        """The ending after a move. Raises IllegalMove."""
        it = self.position_left
        if it.is_over or seat != it.turn or not isinstance(move, Play):
            due = "all cards are played" if it.is_over else f"seat {it.turn} is to play a card"
            raise IllegalMove(seat, move, due)
        after, gained = it.play(move.card)
        if after.trick:
            return replace(self, position_left=after)
        cards = (*it.trick, move.card)
        trick = Trick(it.leader, cards, self._winner(cards))
        return replace(
            self,
            position_left=after,
            won=put(self.won, trick.winner, self.won[trick.winner] + 1),
            points=put(self.points, trick.winner, self.points[trick.winner] + sum(gained)),
            last=trick,
        )

    @property
    def winning(self) -> Seat | None:
        """The seat whose card wins the trick so far; None while no card lies on the table."""
        trick = self.position_left.trick
        return self._winner(trick) if trick else None

    def _winner(self, trick: tuple[Card, ...]) -> Seat:
        it = self.position_left
        return (it.leader + it.order.winner(trick)) % it.seats

    def position(self) -> Position:
        """The card play that is left."""
        return self.position_left


Analysed: TypeAlias = WholeDeal | Ending


def played(analysed: Analysed, moves: Iterable[str]) -> Analysed:
    """The position after moves such as `0 play R5`. BadPosition names the first wrong one."""
    for number, text in enumerate(moves):
        try:
            analysed = analysed.play(*parse_ply(text))
        except IllegalMove as error:
            reason = f"seat {error.seat} cannot '{move_text(error.move)}': {error.reason}"
            raise BadPosition(f"move {number}: {reason}") from None
        except RookeryError as error:
            raise BadPosition(f"move {number}: {error}") from None
    return analysed
