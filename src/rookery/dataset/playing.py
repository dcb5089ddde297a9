"""Play deals and record each decision, with the seat's observation and the deal's result."""

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from rookery.arena.driver import play_deal
from rookery.arena.simulate import bots_of
from rookery.bots.base import Decision
from rookery.coding import ActionCoding, Choice, ObservationCoding, history
from rookery.core.cards import Seat
from rookery.core.match import Match
from rookery.core.moves import Move
from rookery.dataset.columns import PHASES, columns_of
from rookery.dataset.order import Order

Table = Mapping[str, NDArray[Any]]
"""A dataset or a part of it: an array for each column, its first axis the decisions."""


def decided(order: Order, deals: Iterable[int]) -> Table:
    """The decisions of some deals; each deal depends only on the seed and its number.

    Raises UnknownGame, BadOption, UnknownBot, BadTable or BotFault.
    """
    notes = Notes(order)
    rows = [row for number in deals for row in notes.of_deal(number)]
    return {
        column.name: np.array([row[column.name] for row in rows], dtype=column.dtype).reshape(
            len(rows), *column.shape
        )
        for column in columns_of(order)
    }


class Notes:
    """Plays and records the deals of one order."""

    def __init__(self, order: Order) -> None:
        self._order = order
        self._names = order.seated()
        self._game = order.rules_of_play()
        self._actions = ActionCoding(self._game.rules)
        self._observations = ObservationCoding(self._game.rules)

    def of_deal(self, number: int) -> list[dict[str, Any]]:
        """The decisions of a deal. Raises BotFault."""
        rows: list[dict[str, Any]] = []

        def note(match: Match[Any], seat: Seat, decision: Decision) -> None:
            rows.extend(self._of_decision(number, match, seat, decision))

        stem = f"{self._order.seed}/{number}"
        bots = bots_of(self._names, stem, self._order.limits)
        match = play_deal(Match.new(self._game), bots, Random(stem), noting=note)
        points = match.deals[-1].points
        assert points is not None
        for row in rows:
            row["outcome"] = points[row["seat"] :] + points[: row["seat"]]
        return rows

    def _of_decision(
        self, number: int, match: Match[Any], seat: Seat, decision: Decision
    ) -> Iterator[dict[str, Any]]:
        """A row for each code of the move."""
        deal = match.deals[-1]
        view = self._game.view(deal.state, seat)
        choice = self._actions.choice(view.legal)
        for step in range(len(self._actions.codes(decision.move)) + 1):
            if choice.move is not None:
                return
            code = choice.toward(decision.move)
            row = {
                "deal": number,
                "ply": len(deal.plies),
                "step": step,
                "seat": seat,
                "phase": _phase(view),
                "is_forced": len(choice.codes) == 1,
                "observation": np.frombuffer(
                    self._observations.observe(view, choice.begun), np.uint8
                ),
                "mask": np.frombuffer(choice.mask, np.uint8),
                "action": code,
                "values": _values(choice, decision.considered),
            }
            if self._order.history:
                past = history(self._actions, deal.plies, seat, self._order.history)
                row["history"] = np.frombuffer(past, np.uint8).reshape(-1, 2)
            yield row
            choice = choice.then(code)


def _phase(view: Any) -> int:
    phase = getattr(view, "phase", None)
    return PHASES.index("turn" if phase is None else phase.value)


def _values(choice: Choice, considered: Sequence[tuple[Move, float]]) -> NDArray[np.float32]:
    """For each code, the highest value among the moves that it leads to; NaN if none was valued."""
    values = np.full(choice.n, math.nan, np.float32)
    possible = {move for _, move in choice.moves}
    for move, points in considered:
        if move in possible:
            code = choice.toward(move)
            values[code] = np.fmax(values[code], points)
    return values
