"""The value of each card of a view: playouts in many worlds, and exact values in some of them."""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random

import numpy as np

from rookery.bots.budget import Budget
from rookery.bots.strong.arrays import Numbers
from rookery.bots.strong.fitted_weights import HABITS, SKILL
from rookery.bots.strong.play.determinizations import Determinizations, determinize
from rookery.bots.strong.play.outcomes import Outcomes, SeatValuation
from rookery.bots.strong.play.playouts import (
    CardPlayouts,
    PlayoutPolicy,
    habit_policy,
    open_hand_policy,
)
from rookery.bots.strong.play.settings import Settings
from rookery.bots.strong.play.solving import solve
from rookery.core.cards import Card
from rookery.kernel.playouts.habits import Players
from rookery.kernel.worlds.sampling import Sampler
from rookery.tricks.view import TrickView

_FEWEST_WORLDS = 100
"""The fewest worlds that a decision samples, however small its budget. A guess."""

_NODES_A_WORLD = 100
"""The nodes that the budget must have for each further world. A guess."""

_NODES_A_CARD = 10
"""The nodes that it must have besides for each card in hand. A guess."""

_HALVING_ERROR = 12.0
"""The standard error, in points, at which a card's deficit counts half. A guess."""

_LOWEST_PRIOR = 3.0
"""The largest deficit in log probability that the prior charges a card for. A guess.

It limits the charge for cards that are usually bad but sometimes right.
"""

_MOST_SOLVED_SHARE = 0.97
"""The largest weight of exact values, which ignore that players cannot see all hands. A guess."""

_CONTROL = 0.6
"""The coefficient of the control variate in `_mix`. A guess."""


@dataclass(frozen=True, slots=True)
class Evaluation:
    """The evaluation of C cards; arrays have shape (C,).

    `values` are in points of lead and include the chance to win the match. `points` are the
    expected points of the seat's side in the deal. `errors` are the standard errors of how far each
    value is behind the best. `solved_share` is the weight of exact values in the result.
    """

    values: Numbers
    points: Numbers
    errors: Numbers
    solved_share: float = 0.0


def evaluate(
    view: TrickView, cards: list[Card], rng: Random, budget: Budget, settings: Settings
) -> Evaluation:
    """Evaluate cards of a view within a budget."""
    valuation = SeatValuation(view, settings)
    worlds = _sample_worlds(view, rng, budget, settings)
    seed = rng.getrandbits(62)
    playouts = CardPlayouts(valuation, cards, budget, _policy(view, valuation, settings))
    played, solved = _evaluate_worlds(playouts, worlds, seed)
    share = _solved_share(settings, len(view.hand), len(solved))
    evaluation = combine(played, solved, share)
    prior = settings.prior * (1 - share) ** 2 * _prior(view, cards)
    best = evaluation.values.max()
    shrunk = (best - evaluation.values) / (1 + (evaluation.errors / _HALVING_ERROR) ** 2)
    return replace(evaluation, values=best - shrunk + prior, solved_share=share)


def _sample_worlds(
    view: TrickView, rng: Random, budget: Budget, settings: Settings
) -> Determinizations:
    sampler = Sampler(view)
    players = Players(view, HABITS)
    each = _NODES_A_WORLD + _NODES_A_CARD * len(view.hand)
    wanted = max(_FEWEST_WORLDS, budget.nodes_for(1.0) // each)
    wanted = min(wanted, settings.most_worlds)
    return determinize(view, sampler, players, rng.getrandbits(64), wanted, settings)


def _policy(view: TrickView, valuation: SeatValuation, settings: Settings) -> PlayoutPolicy:
    """The playout policy of the settings.

    For the sun "skill" replaces "open", which does not count the tricks of the bidder's side.
    """
    if settings.policy == "open" and not valuation.is_sun:
        return open_hand_policy(view)
    weights = HABITS if settings.policy == "habits" else SKILL
    return habit_policy(Players(view, weights), settings.sharpness)


def _evaluate_worlds(
    playouts: CardPlayouts, worlds: Determinizations, seed: int
) -> tuple[Outcomes, Outcomes]:
    """The outcomes by playouts and by solving; playouts get what budget solving leaves."""
    settings, budget = playouts.valuation.settings, playouts.budget
    solves = settings.solved and len(playouts.valuation.view.hand) <= settings.most_solved
    played = solved = Outcomes.empty(len(playouts.cards))
    if settings.played or not solves:
        until = budget.used_after(settings.played_first) if solves else 1.0
        played = playouts.play_out(worlds, until, seed)
    if solves:
        solved = solve(playouts, worlds)
    if settings.played or not len(solved):
        played = played.extended(playouts.play_out(worlds, 1.0, seed, len(played)))
    return played, solved


def _solved_share(settings: Settings, hand_size: int, solved: int) -> float:
    """The weight of exact values, which grows with the number of worlds solved."""
    most, fewest = settings.solved_share
    share = min(_MOST_SOLVED_SHARE, fewest + (most - fewest) * hand_size / settings.most_solved)
    return share * (solved / (solved + settings.few_solved))


def _prior(view: TrickView, cards: list[Card]) -> Numbers:
    """The log probability of each card under the "skill" policy, relative to the likeliest."""
    log_weights = Players(view, SKILL).log_weights()
    usual = np.array([log_weights[card] for card in cards])
    prior: Numbers = np.maximum(usual - usual.max(), -_LOWEST_PRIOR)
    return prior


def combine(played: Outcomes, solved: Outcomes, share: float) -> Evaluation:
    """Average playouts and exact values, which get the weight `share`."""
    if not len(solved):
        return _from_one(played)
    if not len(played):
        return _from_one(solved)
    values = _mix(played, solved, played.values, solved.values, share)
    best = int(values.argmax())
    errors = (1 - share) * played.errors(best) + share * solved.errors(best)
    if np.isnan(solved.points).any():
        return Evaluation(values, played.mean(played.points), errors)
    return Evaluation(values, _mix(played, solved, played.points, solved.points, share), errors)


def _from_one(outcomes: Outcomes) -> Evaluation:
    values = outcomes.mean(outcomes.values)
    errors = outcomes.errors(int(values.argmax()))
    return Evaluation(values, outcomes.mean(outcomes.points), errors)


def _mix(
    played: Outcomes, solved: Outcomes, by_playout: Numbers, exact: Numbers, share: float
) -> Numbers:
    """The weighted average of two estimates, each of shape (worlds, C), as shape (C,).

    Playouts are a control variate for the exact values: if the solved worlds are better for a card
    than all worlds by playouts, its exact value is corrected for that.
    """
    everywhere = played.mean(by_playout)
    both = np.flatnonzero(solved.indices < len(played))
    mean = solved.mean(exact)
    if len(both) == len(solved):
        same = solved.select(both)
        mean = mean + _CONTROL * (everywhere - same.mean(by_playout[solved.indices]))
    mixed: Numbers = (1 - share) * everywhere + share * mean
    return mixed
