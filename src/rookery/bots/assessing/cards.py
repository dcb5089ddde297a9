"""Judging the cards that may be played to a trick."""

from collections.abc import Sequence
from random import Random

import numpy as np

from rookery.bots.assessing.assessment import Assessment, JudgedMove, NotJudged, not_judged
from rookery.bots.budget import Budget
from rookery.bots.limits import Limits
from rookery.bots.strong.play.equivalent_cards import groups_of
from rookery.bots.strong.play.evaluation import evaluate_worlds, playouts_of
from rookery.bots.strong.play.outcomes import LeadValuation
from rookery.bots.strong.play.settings import JUDGING
from rookery.core.moves import Move, Play
from rookery.tricks.view import TrickView


def assess(view: TrickView, rng: Random, limits: Limits, played: Sequence[Move]) -> Assessment:
    """Judge every legal card; cards of equal effect are judged together."""
    budget = Budget(limits)
    groups = groups_of(view, [move.card for move in view.legal if isinstance(move, Play)])
    if len(groups) == 1:
        return not_judged(NotJudged.FORCED, view.legal)
    kept = [
        place
        for place, group in enumerate(groups)
        if any(isinstance(move, Play) and move.card in group for move in played)
    ]
    valuation = LeadValuation(view, JUDGING)
    playouts = playouts_of(valuation, [group[0] for group in groups], budget, kept)
    it = evaluate_worlds(playouts, rng)
    value_errors = np.maximum(it.errors, playouts.value_errors)
    point_errors = np.maximum(it.point_errors, playouts.point_errors)
    best = int(it.values.argmax())
    order = sorted(range(len(groups)), key=lambda place: -it.values[place])
    judged = tuple(
        JudgedMove(
            Play(groups[place][0]),
            float(it.points[place]),
            float(it.points[best] - it.points[place]),
            float(point_errors[place]),
            float(it.values[best] - it.values[place]),
            float(value_errors[place]),
            tuple(map(Play, groups[place][1:])),
        )
        for place in order
    )
    return Assessment(judged)
