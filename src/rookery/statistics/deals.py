"""The facts of finished deals: how each ended, and what each seat did."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from rookery.core.cards import Seat
from rookery.core.game import Game
from rookery.core.genres import FISHING, TRICKS, ByGenre, Own
from rookery.core.match import Deal, Match
from rookery.core.moves import Ply
from rookery.fishing.rules import FishingRules
from rookery.fishing.state import FishingState
from rookery.statistics.contracts import Contract, contract_of
from rookery.statistics.facts import Facts
from rookery.statistics.fishing import fishing_facts
from rookery.statistics.tricks import trick_facts
from rookery.tricks.rules import TrickRules
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
    return BY_GENRE[game.rules.genre](game.rules, deal.state, deal.plies, deal.points)


def _of_fishing(
    rules: FishingRules, state: FishingState, plies: Sequence[Ply], points: tuple[int, ...]
) -> DealFacts:
    alone = tuple((seat,) for seat in range(rules.seats))
    seats = fishing_facts(rules, state, plies, points)
    return DealFacts(state.dealer, points, alone, None, seats)


def _of_tricks(
    rules: TrickRules, state: TrickState, plies: Sequence[Ply], points: tuple[int, ...]
) -> DealFacts:
    found = contract_of(rules, state)
    if found is None:
        thrown_in = tuple(Facts(deals=1, thrown_in=1, points=each) for each in points)
        return DealFacts(state.dealer, points, (), None, thrown_in)
    seats = trick_facts(rules, state, found, points)
    return DealFacts(state.dealer, points, sides_of(rules, state), found, seats)


BY_GENRE: ByGenre[Callable[[Own, Own, Sequence[Ply], tuple[int, ...]], DealFacts]] = ByGenre(
    "rookery.statistics.deals.BY_GENRE", {TRICKS: _of_tricks, FISHING: _of_fishing}
)
"""The facts of the deals of each genre."""


def summed(deals: Iterable[DealFacts], seats: int) -> tuple[Facts, ...]:
    """The facts of each of `seats` seats, added over several deals."""
    total = (Facts(),) * seats
    for deal in deals:
        total = tuple(so_far + more for so_far, more in zip(total, deal.seats, strict=True))
    return total
