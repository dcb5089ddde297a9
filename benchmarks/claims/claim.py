"""A claim that a bot makes about a move, and how a program checks whether it is true."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

from rookery.core.game import Game
from rookery.core.messages import Argument

Args: TypeAlias = Mapping[str, Argument]
"""The arguments of a message by name."""

Kind: TypeAlias = Literal["certain", "likely", "fact"]


@dataclass(frozen=True, slots=True)
class Moment:
    """A decision in a deal that is over: the state before it, and the state at the deal's end."""

    game: Game[Any, Any]
    before: Any
    over: Any
    view: Any
    move: Any

    @property
    def after(self) -> Any:
        """The state after the move."""
        return self.game.apply(self.before, self.view.seat, self.move)


def always(view: Any, move: Any, args: Args) -> bool:
    """Whether a move is legal. Nothing else can be checked if a claim is about the bot's search."""
    return move in view.legal


@dataclass(frozen=True, slots=True)
class Claim:
    """What the message `reason-ID` claims.

    A *certain* claim must never be false. A *fact* speaks only of what can be seen at the time. A
    *likely* claim names a chance or a number of points, which `told` returns. `holds` says whether
    the view proves the claim. `outcome` returns what happened in the deal: whether the claim came
    true or, if `unit` is points, the points taken; None if the deal does not show it.
    """

    id: str
    kind: Kind
    holds: Callable[[Any, Any, Args], bool] = always
    outcome: Callable[[Moment, Args], float | None] | None = None
    told: Callable[[Any, Any, Args], float] | None = None
    unit: Literal["chance", "points"] = "chance"


def number(args: Args, name: str) -> int:
    """An argument that is a number."""
    given = args[name]
    assert isinstance(given, int)
    return given
