"""The value of each card, from playouts in many worlds and exact values in some of them."""

from collections.abc import Collection
from dataclasses import dataclass, replace
from random import Random

import numpy as np

from rookery.bots.budget import Budget
from rookery.bots.strong.arrays import Numbers
from rookery.bots.strong.fitted_weights import HABITS, SKILL
from rookery.bots.strong.play.batches import is_clear
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
"""The fewest worlds that a decision samples, however small its budget. Unmeasured, as are those
below."""

_NODES_A_WORLD = 100
"""The nodes of the budget per sampled world, besides those for each card."""

_NODES_A_CARD = 10
"""The further nodes of the budget per sampled world, for each card in hand."""

_MANY_WORLDS = 4
"""More worlds are drawn if this many are possible for each one drawn so far.

If fewer are possible, another draw would mostly repeat them.
"""

_LAST_DRAW = 0.9
"""No more worlds are drawn once this share of the budget is used."""

_HALVING_ERROR = 12.0
"""With a standard error of this many points, half of a card's deficit to the best card counts."""

_LARGEST_LOG_DEFICIT = 3.0
"""The largest deficit in log probability that counts against a card.

The limit is for cards that are usually bad but sometimes right.
"""

_MOST_SOLVED_SHARE = 0.97
"""The largest weight of exact values, which wrongly assume open hands."""

_CONTROL_COEFFICIENT = 0.6
"""The coefficient of the playouts as a control variate in `_mix`."""


@dataclass(frozen=True, slots=True)
class Evaluation:
    """The evaluation of C cards. Arrays have shape (C,).

    `values`, in points, include the chance of winning the match. `points` are the expected points
    of the seat's side in the deal. `errors` are the standard errors of each card's deficit to the
    best card in value, `point_errors` the same in points. `solved_share` is the weight of exact
    values in the result, from 0 to 1.
    """

    values: Numbers
    points: Numbers
    errors: Numbers
    point_errors: Numbers
    solved_share: float


def evaluate(
    view: TrickView, cards: list[Card], rng: Random, budget: Budget, settings: Settings
) -> Evaluation:
    """Evaluate the given cards of the view's hand within the budget.

    A value with a large standard error is moved towards the best value, and cards that the "skill"
    policy is likely to play gain a little.
    """
    playouts = playouts_of(SeatValuation(view, settings), cards, budget)
    evaluation = evaluate_worlds(playouts, rng)
    share = evaluation.solved_share
    preference = settings.policy_weight * (1 - share) ** 2 * _policy_log_probabilities(view, cards)
    best = evaluation.values.max()
    shrunk = (best - evaluation.values) / (1 + (evaluation.errors / _HALVING_ERROR) ** 2)
    return replace(evaluation, values=best - shrunk + preference)


def playouts_of(
    valuation: SeatValuation, cards: list[Card], budget: Budget, kept: Collection[int] = ()
) -> CardPlayouts:
    """The playouts of a decision among cards; those with an index in `kept` are never pruned."""
    policy = _policy(valuation.view, valuation, valuation.settings)
    return CardPlayouts(valuation, cards, budget, policy, kept)


def evaluate_worlds(playouts: CardPlayouts, rng: Random) -> Evaluation:
    """Evaluate the cards by playouts and exact values alone, until one is clearly best."""
    view, settings = playouts.valuation.view, playouts.valuation.settings
    source = _WorldSource(view, playouts.budget, settings)
    worlds = source.draw(rng)
    played, solved = _evaluate_worlds(playouts, worlds, rng.getrandbits(62))
    while len(played) == source.returned and source.has_more and not is_clear(played):
        worlds = source.draw(rng)
        played = played.extended(playouts.play_out(worlds, 1.0, rng.getrandbits(62)))
    share = _exact_weight(settings, len(view.hand), len(solved))
    return combine(played, solved, share)


class _WorldSource:
    """Draws the worlds of a decision as its budget allows. `returned` counts them."""

    def __init__(self, view: TrickView, budget: Budget, settings: Settings) -> None:
        self._view, self._budget, self._settings = view, budget, settings
        self._sampler = Sampler(view)
        self._players = Players(view, HABITS)
        each = _NODES_A_WORLD + _NODES_A_CARD * len(view.hand)
        if view.rules.dummy is not None:  # no world is solved, so playouts have all nodes
            each = len(view.hand) * len(view.legal)
        wanted = max(_FEWEST_WORLDS, budget.nodes_for(1.0) // each)
        self._wanted = min(wanted, settings.most_worlds)
        self._drawn = 0
        self._cost = 0.0
        self.returned = 0

    def draw(self, rng: Random) -> Determinizations:
        """Worlds to evaluate; their counts sum to the number that the budget allows."""
        before, seed = self._budget.used, rng.getrandbits(64)
        found, drawn = determinize(
            self._view, self._sampler, self._players, seed, self._wanted, self._settings
        )
        self._cost = self._budget.used - before
        self._drawn += drawn
        self.returned += len(found)
        return found

    @property
    def has_more(self) -> bool:
        """Whether another draw would bring new worlds, and fits well into the budget."""
        are_there = self._sampler.count > _MANY_WORLDS * self._drawn
        return (
            self._settings.draws_more
            and are_there
            and self._budget.used + 2 * self._cost < _LAST_DRAW
        )


def _policy(view: TrickView, valuation: SeatValuation, settings: Settings) -> PlayoutPolicy:
    """The playout policy that the settings name.

    For a sun, and in a game with a dummy, "skill" replaces "open", which neither counts the tricks
    of the bidder's side nor knows how a dummy plays.
    """
    if settings.policy == "open" and not valuation.is_sun and view.rules.dummy is None:
        return open_hand_policy(view)
    weights = HABITS if settings.policy == "habits" else SKILL
    return habit_policy(Players(view, weights), settings.sharpness)


def _evaluate_worlds(
    playouts: CardPlayouts, worlds: Determinizations, seed: int
) -> tuple[Outcomes, Outcomes]:
    """The outcomes of playouts, made before and after solving, and the outcomes of solving."""
    settings, budget, view = playouts.valuation.settings, playouts.budget, playouts.valuation.view
    solves = settings.solves and len(view.hand) <= settings.most_solved
    solves = solves and view.rules.dummy is None  # nobody chooses a dummy's cards (R2-6)
    played = solved = Outcomes.empty(len(playouts.cards))
    if settings.plays_out or not solves:
        until = budget.used_after(settings.first_playout_share) if solves else 1.0
        played = playouts.play_out(worlds, until, seed)
    if solves:
        solved = solve(playouts, worlds)
    if settings.plays_out or not len(solved):
        played = played.extended(playouts.play_out(worlds, 1.0, seed, len(played)))
    return played, solved


def _exact_weight(settings: Settings, hand_size: int, solved: int) -> float:
    """The weight of exact values when `solved` worlds are solved, from 0 to below 1."""
    most, fewest = settings.exact_weights
    share = min(_MOST_SOLVED_SHARE, fewest + (most - fewest) * hand_size / settings.most_solved)
    return share * (solved / (solved + settings.few_solved))


def _policy_log_probabilities(view: TrickView, cards: list[Card]) -> Numbers:
    """The log probability, 0 for the likeliest, of each card under "skill", shape (C,)."""
    log_weights = Players(view, SKILL).log_weights()
    found = np.array([log_weights[card] for card in cards])
    relative: Numbers = np.maximum(found - found.max(), -_LARGEST_LOG_DEFICIT)
    return relative


def combine(played: Outcomes, solved: Outcomes, share: float) -> Evaluation:
    """Average the outcomes of playouts and of solving; `share` is the weight of solving.

    If there are no worlds of one kind, only the other kind counts.
    """
    if not len(solved):
        return _from_one(played, share)
    if not len(played):
        return _from_one(solved, share)
    values = _mix(played, solved, played.values, solved.values, share)
    best = int(values.argmax())
    errors = (1 - share) * played.errors(best) + share * solved.errors(best)
    by_playout = played.errors_of(played.points, best)
    if np.isnan(solved.points).any():
        return Evaluation(values, played.mean(played.points), errors, by_playout, share)
    points = _mix(played, solved, played.points, solved.points, share)
    point_errors = (1 - share) * by_playout + share * solved.errors_of(solved.points, best)
    return Evaluation(values, points, errors, point_errors, share)


def _from_one(outcomes: Outcomes, share: float) -> Evaluation:
    values = outcomes.mean(outcomes.values)
    best = int(values.argmax())
    errors, point_errors = outcomes.errors(best), outcomes.errors_of(outcomes.points, best)
    return Evaluation(values, outcomes.mean(outcomes.points), errors, point_errors, share)


def _mix(
    played: Outcomes, solved: Outcomes, by_playout: Numbers, exact: Numbers, share: float
) -> Numbers:
    """The mean of two estimates for each card, shape (C,); `share` is the weight of `exact`.

    `by_playout` and `exact` have shape (worlds, C). Playouts are a control variate for the exact
    values: if they show that the solved worlds suit a card better or worse than all worlds do, the
    exact mean of the card is corrected for most of the difference.
    """
    everywhere = played.mean(by_playout)
    both = np.flatnonzero(solved.indices < len(played))
    mean = solved.mean(exact)
    if len(both) == len(solved):
        same = solved.select(both)
        mean = mean + _CONTROL_COEFFICIENT * (everywhere - same.mean(by_playout[solved.indices]))
    mixed: Numbers = (1 - share) * everywhere + share * mean
    return mixed
