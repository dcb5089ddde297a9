"""Card play: which card to play to the current trick."""

from random import Random

from rookery.bots.base import Decision
from rookery.bots.budget import Budget
from rookery.bots.limits import Limits
from rookery.bots.strong.play.equivalent_cards import groups_of
from rookery.bots.strong.play.evaluation import evaluate
from rookery.bots.strong.play.settings import SETTINGS, Settings
from rookery.bots.strong.play.tie_break import RulesOfThumb, choose
from rookery.core.moves import Play
from rookery.tricks.view import TrickView

_ROUNDING = 0.05
"""Cards within this many points of the best are tied even if both values are exact. Unmeasured."""


def decide(view: TrickView, rng: Random, limits: Limits, settings: Settings = SETTINGS) -> Decision:
    """Choose a card for the view's seat within the limits."""
    budget = Budget(limits)
    delay = rng.uniform(0.6, 1.8)
    groups = groups_of(view, [move.card for move in view.legal if isinstance(move, Play)])
    cards = [group[0] for group in groups]
    rules_of_thumb = RulesOfThumb(view, cards)
    if len(cards) == 1:
        return Decision(Play(cards[0]), rules_of_thumb.why(cards[0]), delay)
    evaluation = evaluate(view, cards, rng, budget, settings)
    tolerance = _ROUNDING + settings.tie_points * (1 - evaluation.solved_share) ** 2
    tolerances = tolerance + settings.tie_errors * evaluation.errors
    best = choose(cards, evaluation.values, tolerances, rules_of_thumb)
    order = sorted(range(len(cards)), key=lambda place: (place != best, -evaluation.values[place]))
    considered = tuple(
        (Play(card), float(evaluation.points[place])) for place in order for card in groups[place]
    )
    return Decision(Play(cards[best]), rules_of_thumb.why(cards[best]), delay, considered)
