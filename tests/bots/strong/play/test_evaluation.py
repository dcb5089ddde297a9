"""How far a decision uses its budget: more worlds are drawn while no card is clearly best."""

from dataclasses import replace
from random import Random
from statistics import fmean, stdev

from rookery.bots.budget import Budget
from rookery.bots.limits import Limits
from rookery.bots.strong.play.evaluation import evaluate_worlds, playouts_of
from rookery.bots.strong.play.outcomes import SeatValuation
from rookery.bots.strong.play.settings import SETTINGS, Settings
from rookery.core.cards import Card
from rookery.core.moves import Play
from rookery.tricks.view import TrickView
from tests.bots.deals import DIXIE, dixie, view_of_exercise
from tests.tables import cards

FEW = replace(SETTINGS, most_worlds=100)
FEW_ONCE = replace(FEW, draws_more=False)


def first_lead() -> TrickView:
    return DIXIE.view(dixie(3), 0)


def used(view: TrickView, settings: Settings, nodes: int) -> float:
    """The share of a budget that the evaluation of all cards uses."""
    budget = Budget(Limits(nodes=nodes))
    played = [move.card for move in view.legal if isinstance(move, Play)]
    evaluate_worlds(playouts_of(SeatValuation(view, settings), played, budget), Random(1))
    return budget.used


def test_worlds_are_drawn_until_the_budget_is_used() -> None:
    view = first_lead()
    assert used(view, FEW_ONCE, 50_000) < 0.5
    assert 0.9 <= used(view, FEW, 50_000) <= 1.1


def test_more_worlds_make_the_errors_smaller() -> None:
    view, picked = first_lead(), list(cards("G3 B14"))
    few = _errors(view, picked, FEW_ONCE)
    assert _errors(view, picked, FEW) < few / 2


def _errors(view: TrickView, picked: list[Card], settings: Settings) -> float:
    playouts = playouts_of(SeatValuation(view, settings), picked, Budget(Limits(nodes=200_000)))
    return float(evaluate_worlds(playouts, Random(2)).point_errors.max())


def test_a_clear_card_ends_the_drawing() -> None:
    view = first_lead()
    budget = Budget(Limits(nodes=1 << 30))
    playouts = playouts_of(SeatValuation(view, FEW), list(cards("G3 B14")), budget)
    evaluate_worlds(playouts, Random(0))
    assert budget.used < 0.01


def test_the_errors_are_those_that_other_seeds_show() -> None:
    """In a position where the bids make only one in 140 of the possible worlds likely."""
    view = view_of_exercise("five-no-five-under-the-ace")
    assert isinstance(view, TrickView)
    picked, settings = list(cards("S3 SJ")), replace(SETTINGS, solves=False)
    found = []
    for seed in range(12):
        budget = Budget(Limits(nodes=10_000))
        played = playouts_of(SeatValuation(view, settings), picked, budget, range(2))
        found.append(evaluate_worlds(played, Random(seed)))
    real = stdev(float(it.points[0] - it.points[1]) for it in found)
    stated = fmean(float(it.point_errors.max()) for it in found)
    assert 0.5 < real / stated < 1.6
