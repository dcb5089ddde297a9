"""The claims made by reasons for turns of Tuxedo."""

from collections.abc import Iterator
from typing import Any

from benchmarks.claims.claim import Args, Claim, Moment
from rookery.core.cards import CardSet
from rookery.core.moves import Build, CallOrange, Hold, Take, Trail
from rookery.fishing.orange import is_orange
from rookery.fishing.rules import FIVE
from rookery.fishing.turns import Turn
from rookery.fishing.view import FishingView
from rookery.heuristics.fishing.reasons import NUMBERS


def size(view: FishingView) -> int:
    return sum(len(pile.cards) for pile in view.centre)


def won(move: Take) -> CardSet:
    return move.taken.plus(move.card)


def has_take(view: FishingView) -> bool:
    return any(isinstance(move, Take) for move in view.legal)


def trails(view: FishingView, move: Any, args: Args) -> bool:
    return isinstance(move, Trail) and move.card.rank == args["rank"]


def holds_another(view: FishingView, rank: object, move: Turn) -> bool:
    return rank in {card.rank for card in view.hand.minus(move.card)}


def builds(view: FishingView, move: Any, args: Args) -> bool:
    is_raised = "under" in args
    return (
        isinstance(move, Build)
        and move.on.is_build == is_raised
        and move.value == args["number"]
        and holds_another(view, args["number"], move)
    )


def doubles(view: FishingView, move: Any, args: Args) -> bool:
    return builds(view, move, args) and any(group.is_build for group in move.beside)


def sweeps(view: FishingView, move: Any, *, is_big: bool) -> bool:
    taken = len(move.taken)
    return taken == size(view) and (taken >= view.rules.big_sweep_from) == is_big


def fives(move: Take) -> int:
    return sum(card.rank == FIVE for card in won(move))


def of_orange(view: FishingView, move: Any, args: Args) -> bool:
    return is_orange(won(move) if view.rules.orange_counts_played_card else move.taken)


def takes_of_next(it: Moment) -> Iterator[Take]:
    """The captures that the next seat may make after the turn; empty if the deal is over."""
    after, seat = it.after, (it.view.seat + 1) % it.view.rules.seats
    legal = it.game.legal(after, seat) if it.game.actors(after) else ()
    return (move for move in legal if isinstance(move, Take))


def untaken(it: Moment, args: Args) -> bool:
    return not any(takes_of_next(it))


def unswept(it: Moment, args: Args) -> bool:
    left = sum(len(pile.cards) for pile in it.after.centre)
    return not any(len(take.taken) == left for take in takes_of_next(it))


TURNS = (
    Claim("takes-groups", "fact", lambda v, m, a: isinstance(m, Take)),
    Claim("builds", "fact", builds),
    Claim("raises", "fact", builds),
    Claim("doubles", "fact", doubles),
    Claim(
        "trails-only",
        "fact",
        lambda v, m, a: trails(v, m, a) and sum(isinstance(it, Turn) for it in v.legal) == 1,
    ),
    Claim("trails-untaken", "certain", trails, untaken),
    Claim(
        "trails-to-take", "fact", lambda v, m, a: trails(v, m, a) and holds_another(v, a["rank"], m)
    ),
    Claim("trails-unswept", "certain", trails, unswept),
    Claim("trails-nothing", "fact", lambda v, m, a: trails(v, m, a) and not has_take(v)),
    Claim("trails-rather", "fact", lambda v, m, a: trails(v, m, a) and has_take(v)),
    Claim("calls-orange", "fact", lambda v, m, a: m == CallOrange() and v.orange is not None),
    Claim("leaves-orange", "fact", lambda v, m, a: m == Hold() and CallOrange() not in v.legal),
    Claim("overlooks-orange", "fact", lambda v, m, a: m == Hold() and CallOrange() in v.legal),
    Claim("gain-match", "fact", lambda v, m, a: v.wins_at_once(m)),
    Claim("gain-big-sweep", "fact", lambda v, m, a: sweeps(v, m, is_big=True)),
    Claim("gain-little-sweep", "fact", lambda v, m, a: sweeps(v, m, is_big=False)),
    Claim("gain-orange", "fact", of_orange),
    Claim("gain-five", "fact", lambda v, m, a: fives(m) == 1),
    Claim("gain-fives", "fact", lambda v, m, a: NUMBERS[fives(m)] == a["number"]),
    Claim("gain-cards", "fact", lambda v, m, a: NUMBERS[len(won(m))] == a["number"]),
    Claim("gain-cards-many", "fact", lambda v, m, a: len(won(m)) == a["cards"]),
    Claim("gain-unswept", "certain", outcome=unswept),
    Claim(
        "gain-build",
        "fact",
        lambda v, m, a: any(group.is_build and m.card.rank == a["value"] for group in m.groups),
    ),
)
