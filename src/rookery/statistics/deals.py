"""The facts of finished deals: how each ended, and what each seat did."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from rookery.core.cards import Seat
from rookery.core.game import Game
from rookery.core.match import Deal, Match
from rookery.fishing.game import FishingGame
from rookery.fishing.state import FishingState
from rookery.statistics.contracts import Contract, contract_of
from rookery.statistics.facts import Facts
from rookery.statistics.fishing import fishing_facts
from rookery.statistics.tricks import trick_facts
from rookery.tricks.game import TrickGame
from rookery.tricks.scoring import sides_of
from rookery.tricks.state import TrickState


@dataclass(frozen=True, slots=True)
class DealFacts:
    """A finished deal: the points by seat, its sides and contract, and what each seat did.

    `sides` are the seats that scored together; where the hands were thrown in there are none.
    `contract` is None where nobody bid.
    """

    dealer: Seat
    points: tuple[int, ...]
    sides: tuple[tuple[Seat, ...], ...]
    contract: Contract | None
    seats: tuple[Facts, ...]


def of_deals(match: Match[Any]) -> tuple[DealFacts, ...]:
    """The facts of all finished deals of a match; one that is being played is not looked at."""
    return tuple(of_deal(match.game, deal) for deal in match.deals if deal.points is not None)


def of_deal(game: Game[Any, Any], deal: Deal[Any]) -> DealFacts:
    """The facts of a finished deal. Raises ValueError if it is not finished."""
    if deal.points is None:
        raise ValueError("the deal is being played: only finished deals have statistics")
    state, points = deal.state, deal.points
    if isinstance(game, FishingGame) and isinstance(state, FishingState):
        alone = tuple((seat,) for seat in range(game.seats))
        seats = fishing_facts(game.rules, state, deal.plies, points)
        return DealFacts(deal.dealer, points, alone, None, seats)
    assert isinstance(game, TrickGame) and isinstance(state, TrickState)
    found = contract_of(game.rules, state)
    if found is None:
        thrown_in = tuple(Facts(deals=1, thrown_in=1, points=each) for each in points)
        return DealFacts(deal.dealer, points, (), None, thrown_in)
    seats = trick_facts(game.rules, state, found, points)
    return DealFacts(deal.dealer, points, sides_of(game.rules, state), found, seats)


def summed(deals: Iterable[DealFacts], seats: int) -> tuple[Facts, ...]:
    """What each of so many seats did in several deals together."""
    total = (Facts(),) * seats
    for deal in deals:
        total = tuple(so_far + more for so_far, more in zip(total, deal.seats, strict=True))
    return total
