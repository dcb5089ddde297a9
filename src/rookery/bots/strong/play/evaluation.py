"""The cards of a view weighed: played out in many worlds, and solved in as many as fit."""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random

import numpy as np

from rookery.bots.budget import Budget
from rookery.bots.strong.arrays import Numbers
from rookery.bots.strong.fitted_weights import HABITS, SKILL
from rookery.bots.strong.play.determinizations import determinize
from rookery.bots.strong.play.outcomes import Outcomes, SeatValuation
from rookery.bots.strong.play.playouts import CardPlayouts, Taken, by_habit, with_open_hands
from rookery.bots.strong.play.settings import Settings
from rookery.bots.strong.play.solving import solve
from rookery.core.cards import Card
from rookery.kernel.playouts.habits import Players
from rookery.kernel.worlds.sampling import Sampler
from rookery.tricks.view import TrickView

_FEWEST = 100
"""The worlds that are drawn with ever so few nodes,"""

_NODES_A_WORLD = 100
_NODES_A_CARD = 10
"""and how many nodes there must be for each, if there are more: so many, and some for each card."""

_DOUBTFUL = 12.0
"""The standard error, in points, with which half of what a card is behind is believed."""

_LEAST_LIKED = 3.0
"""What is usually bad is no worse than this, as a logarithm: at times it is right after all."""

_MOST_SHARE = 0.97
"""The most that exact answers count: what players cannot know is in them."""

_TRUSTED = 0.6
"""How much of what playing says of the worlds solved, against all, is believed of solving too."""


@dataclass(frozen=True, slots=True)
class Evaluation:
    """Cards weighed, each by its place.

    `worth` is in points of lead, the match considered; `points` are those that the seat's side may
    expect of the deal, and `errors` the standard errors of how far each is behind the best. `share`
    is how much exact answers count in them.
    """

    worth: Numbers
    points: Numbers
    errors: Numbers
    share: float = 0.0


def evaluate(
    view: TrickView, cards: list[Card], rng: Random, budget: Budget, settings: Settings
) -> Evaluation:
    """Cards of a view weighed, within a budget."""
    table = SeatValuation(view, settings)
    sampler = Sampler(view)
    players = Players(view, HABITS)
    each = _NODES_A_WORLD + _NODES_A_CARD * len(view.hand)
    wanted = max(_FEWEST, budget.nodes_for(1.0) // each)
    wanted = min(wanted, settings.most_worlds)
    worlds = determinize(view, sampler, players, rng.getrandbits(64), wanted, settings)
    left, seed = len(view.hand), rng.getrandbits(62)
    solves = settings.solved and left <= settings.most_solved
    played = solved = Outcomes.none(len(cards))
    taken = _policy(view, table, settings)
    playing = CardPlayouts(table, cards, budget, taken)
    if settings.played or not solves:
        until = budget.part_of_rest(settings.played_first) if solves else 1.0
        played = playing.play_out(worlds, until, seed)
    if solves:
        solved = solve(playing, worlds)
    if settings.played or not len(solved):
        played = played.plus(playing.play_out(worlds, 1.0, seed, len(played)))
    most, fewest = settings.solved_share
    share = min(_MOST_SHARE, fewest + (most - fewest) * left / settings.most_solved)
    share *= len(solved) / (len(solved) + settings.few_solved)
    evaluation = combined(played, solved, share)
    liked = Players(view, SKILL).log_weights()
    usual = np.array([liked[card] for card in cards])
    prior = settings.prior * (1 - share) ** 2 * np.maximum(usual - usual.max(), -_LEAST_LIKED)
    behind = evaluation.worth.max() - evaluation.worth
    believed = behind / (1 + (evaluation.errors / _DOUBTFUL) ** 2)
    return replace(evaluation, worth=evaluation.worth.max() - believed + prior, share=share)


def _policy(view: TrickView, table: SeatValuation, settings: Settings) -> Taken:
    """The policy of the settings; of the sun only those by habit count the tricks."""
    if settings.policy == "open" and not table.is_sun:
        return with_open_hands(view)
    weights = HABITS if settings.policy == "habits" else SKILL
    return by_habit(Players(view, weights), settings.sharpness)


def combined(played: Outcomes, solved: Outcomes, share: float) -> Evaluation:
    """Cards weighed by both ways of looking, the exact one counting for a share.

    What the worlds that are solved have over all others is known from playing them, and left out.
    """
    if not len(solved):
        return _by_one(played)
    if not len(played):
        return _by_one(solved)
    worth = _mixed(played, solved, played.worth, solved.worth, share)
    best = int(worth.argmax())
    errors = (1 - share) * played.errors(best) + share * solved.errors(best)
    if np.isnan(solved.points).any():
        return Evaluation(worth, played.mean(played.points), errors)
    return Evaluation(worth, _mixed(played, solved, played.points, solved.points, share), errors)


def _by_one(outcomes: Outcomes) -> Evaluation:
    worth = outcomes.mean(outcomes.worth)
    errors = outcomes.errors(int(worth.argmax()))
    return Evaluation(worth, outcomes.mean(outcomes.points), errors)


def _mixed(
    played: Outcomes, solved: Outcomes, by_play: Numbers, exact: Numbers, share: float
) -> Numbers:
    everywhere = played.mean(by_play)
    both = np.flatnonzero(solved.numbers < len(played))
    found = solved.mean(exact)
    if len(both) == len(solved):
        same = solved.of(both)
        found = found + _TRUSTED * (everywhere - same.mean(by_play[solved.numbers]))
    mixed: Numbers = (1 - share) * everywhere + share * found
    return mixed
