"""The columns of a dataset: their names, types and shapes."""

from dataclasses import dataclass

import numpy as np

from rookery.coding import ActionCoding, ObservationCoding
from rookery.dataset.order import Order
from rookery.tricks.rules import Phase

PHASES = (*(phase.value for phase in Phase), "turn")
"""The phases of decisions; the column `phase` has indices into this list. All decisions of fishing
games have the last phase."""


@dataclass(frozen=True, slots=True)
class Column:
    """A column: an array of `dtype` for each decision, of this shape; () for a single number."""

    name: str
    dtype: np.dtype[np.generic]
    shape: tuple[int, ...]
    meaning: str


def columns_of(order: Order) -> tuple[Column, ...]:
    """The columns of a dataset, in order. Raises UnknownGame or BadOption."""
    game = order.rules_of_play()
    actions, observations = ActionCoding(game.rules), ObservationCoding(game.rules)
    columns = [
        _column("deal", "u4", (), "The number of the deal, from 0."),
        _column("ply", "u2", (), "The number of plies made in the deal before."),
        _column("step", "u1", (), "The number of the code within its move, from 0."),
        _column("seat", "u1", (), "The seat that decides."),
        _column("phase", "u1", (), f"The phase, as a place in {', '.join(PHASES)}."),
        _column("is_forced", "?", (), "Whether no other code was possible."),
        _column("observation", "u1", (observations.size,), "What the seat knows."),
        _column("mask", "u1", (actions.n,), "1 for each code that is possible."),
        _column("action", "u2", (), "The code that the bot chose."),
        _column(
            "values",
            "f4",
            (actions.n,),
            "The points that the bot expected for its side in the deal, NaN where it told none.",
        ),
        _column(
            "outcome", "i2", (game.seats,), "The points of the deal, from the seat on to the left."
        ),
    ]
    if order.history:
        rows = (order.history, 2)
        columns.append(_column("history", "u1", rows, "The last plies: seats and codes."))
    return tuple(columns)


def _column(name: str, dtype: str, shape: tuple[int, ...], meaning: str) -> Column:
    return Column(name, np.dtype(dtype), shape, meaning)
