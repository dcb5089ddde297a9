"""Cards played to tricks."""

from __future__ import annotations

from random import Random

from rookery.bots.base import Decision
from rookery.bots.budget import Budget
from rookery.bots.limits import Limits
from rookery.bots.strong.play.choosing import Thumb, chosen
from rookery.bots.strong.play.equals import groups_of
from rookery.bots.strong.play.settings import SETTINGS, Settings
from rookery.bots.strong.play.weighing import weigh
from rookery.core.moves import Play
from rookery.tricks.view import TrickView

_NOTHING = 0.05
"""What is behind the best by no more than this is as good, however exactly it is known."""


def decide(view: TrickView, rng: Random, limits: Limits, settings: Settings = SETTINGS) -> Decision:
    """The decision of the view's seat, within the limits."""
    budget = Budget(limits)
    delay = rng.uniform(0.6, 1.8)
    groups = groups_of(view, [move.card for move in view.legal if isinstance(move, Play)])
    cards = [group[0] for group in groups]
    thumb = Thumb(view, cards)
    if len(cards) == 1:
        return Decision(Play(cards[0]), thumb.why(cards[0]), delay)
    weighed = weigh(view, cards, rng, budget, settings)
    slight = _NOTHING + settings.slight * (1 - weighed.share) ** 2
    best = chosen(cards, weighed.worth, slight + settings.doubt * weighed.errors, thumb)
    order = sorted(range(len(cards)), key=lambda place: (place != best, -weighed.worth[place]))
    considered = tuple(
        (Play(card), float(weighed.points[place])) for place in order for card in groups[place]
    )
    return Decision(Play(cards[best]), thumb.why(cards[best]), delay, considered)
