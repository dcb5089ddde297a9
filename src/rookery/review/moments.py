"""The decisions of a finished deal: the view of each seat, and its moves."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from rookery.core.cards import Seat
from rookery.core.errors import NotOver
from rookery.core.game import AnyView, Game
from rookery.core.match import Match
from rookery.core.moves import Bury, CallOrange, Hold, Move, Ply, Take
from rookery.fishing.turns import Turn
from rookery.fishing.view import FishingView


@dataclass(frozen=True, slots=True)
class Moment:
    """One decision: the seat's view, and the moves that it made, several only for a burial.

    `ply` is the number of its first move in the deal, from 0, and `plies` the number of plies that
    the moves take. If a seat let an orange go without a move of its own, `plies` is 0, and the
    decision came before `ply`.
    """

    ply: int
    seat: Seat
    view: AnyView
    moves: tuple[Move, ...]
    plies: int = 1


def moments_of(match: Match[Any], number: int) -> list[Moment]:
    """The decisions of deal `number`, counted from 0, in order.

    A burial is one decision. Raises NotOver unless the deal is finished: its hidden cards are
    nobody's business before that.
    """
    deal = match.deals[number]
    if deal.points is None:
        raise NotOver(f"deal {number} is not over, so it cannot be reviewed")
    game, state = match.game, match.state_before(number, 0)
    found: list[Moment] = []
    for ply, (seat, move) in enumerate(deal.plies):
        found += _oranges_let_go(game, state, ply, (seat, move))
        view = game.view(state, seat)
        if isinstance(move, Bury) and _continues(found, ply):
            last = found[-1]
            found[-1] = replace(last, moves=(*last.moves, move), plies=last.plies + 1)
        else:
            found.append(Moment(ply, seat, _of_the_choice(view, move), (_as_listed(view, move),)))
        state = game.apply(state, seat, move)
    return found


def _continues(found: list[Moment], ply: int) -> bool:
    """Whether the card buried at `ply` belongs to the burial before it."""
    last = found[-1] if found else None
    return last is not None and last.ply + last.plies == ply and isinstance(last.moves[0], Bury)


def _as_listed(view: AnyView, move: Move) -> Move:
    """The move made, in the form that the list of legal moves has (its groups may differ, TX-6)."""
    if isinstance(move, Take) and move not in view.legal:
        for other in view.legal:
            if isinstance(other, Take) and (other.card, other.taken) == (move.card, move.taken):
                return other
    return move


def _of_the_choice(view: AnyView, move: Move) -> AnyView:
    """The view with the moves of one choice: in a race for an orange, or on the seat's turn."""
    if not isinstance(view, FishingView) or view.orange is None:
        return view
    if isinstance(move, Turn):
        turns = tuple(each for each in view.legal if isinstance(each, Turn))
        return replace(view, legal=turns, orange=None)
    return _racing(view)


def _racing(view: FishingView) -> FishingView:
    race = tuple(each for each in view.legal if isinstance(each, CallOrange | Hold))
    return replace(view, legal=race)


def _oranges_let_go(game: Game[Any, Any], state: Any, ply: int, then: Ply) -> Iterator[Moment]:
    """The seats that could have called an open orange, which a turn has now closed (TX-15)."""
    if not isinstance(then[1], Turn) or state.orange is None:
        return
    for seat in game.actors(state):
        view = game.view(state, seat)
        if CallOrange() in view.legal:
            yield Moment(ply, seat, _racing(view), (Hold(),), plies=0)


def phase_of(view: AnyView) -> str:
    """The kind of decision: `bid`, `trump`, `call`, `bury`, `lead`, `card`, `turn` or `orange`."""
    if CallOrange() in view.legal or Hold() in view.legal:
        return "orange"
    return _PHASES.get(view.phase_name, view.phase_name)


_PHASES = {"auction": "bid", "play": "card", "orange": "turn"}
"""Names of phases where they differ from those of the view."""
