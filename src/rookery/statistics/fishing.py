"""What each seat did in a finished deal of a fishing game."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from rookery.core.cards import Seat
from rookery.core.moves import Build, CallOrange, Ply, Take, Trail
from rookery.core.seating import leaders
from rookery.fishing.rules import FishingRules
from rookery.fishing.scoring import cards_won, fives
from rookery.fishing.state import FishingState
from rookery.fishing.turns import makes_orange
from rookery.statistics.facts import Facts


@dataclass(slots=True)
class _Turns:
    """The turns and oranges of a deal, counted by seat."""

    captures: Counter[Seat] = field(default_factory=Counter)
    builds: Counter[Seat] = field(default_factory=Counter)
    trails: Counter[Seat] = field(default_factory=Counter)
    oranges_made: Counter[Seat] = field(default_factory=Counter)
    oranges_kept: Counter[Seat] = field(default_factory=Counter)


def fishing_facts(
    rules: FishingRules, state: FishingState, plies: Sequence[Ply], points: Sequence[int]
) -> tuple[Facts, ...]:
    """The facts of each seat in a finished deal, which was played with these plies."""
    turns, won = _counted(rules, plies), cards_won(rules, state)
    counts = [len(cards) for cards in won]
    most = leaders(counts) if any(counts) else ()
    return tuple(
        Facts(
            deals=1,
            points=points[seat],
            captures=turns.captures[seat],
            builds=turns.builds[seat],
            trails=turns.trails[seat],
            cards=counts[seat],
            fives=fives(won[seat]),
            most_cards=int(seat in most),
            oranges_made=turns.oranges_made[seat],
            oranges_kept=turns.oranges_kept[seat],
            oranges_caught=haul.oranges,
            big_sweeps=haul.big_sweeps,
            little_sweeps=haul.little_sweeps,
        )
        for seat, haul in enumerate(state.hauls)
    )


def _counted(rules: FishingRules, plies: Sequence[Ply]) -> _Turns:
    """Count the turns. An orange stays open until it is called or the next turn is made (TX-15)."""
    turns = _Turns()
    capturer: Seat | None = None
    for seat, move in plies:
        match move:
            case CallOrange():
                turns.oranges_kept[seat] += seat == capturer
            case Take():
                turns.captures[seat] += 1
                capturer = seat
                if makes_orange(rules, move):
                    turns.oranges_made[seat] += 1
                    turns.oranges_kept[seat] += rules.orange == "auto"
            case Build():
                turns.builds[seat] += 1
            case Trail():
                turns.trails[seat] += 1
    return turns
