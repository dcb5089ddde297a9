"""`ismcts`: tree search over worlds drawn evenly, with random play below the tree.

Single-observer information-set Monte Carlo tree search (Cowling, Powley and Whitehouse 2012), as
commercial card games use it. It bids, buries and calls as `steady` does.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random

from rookery.bots.base import Decision
from rookery.bots.budget import Budget
from rookery.bots.limits import Limits
from rookery.bots.reference.fishing import plain_decide
from rookery.bots.steady import SteadyBot
from rookery.core.game import AnyView
from rookery.core.moves import Play
from rookery.fishing.view import FishingView
from rookery.kernel import Sampler, is_compiled
from rookery.kernel.ismcts import TreeSearch
from rookery.tricks.rules import Phase
from rookery.tricks.view import TrickView

_PART = 256
"""How many worlds are gone through before a look at what is left."""


@dataclass(frozen=True, slots=True)
class IsmctsBot:
    """Plain information-set tree search. Without the compiled kernel it is `steady`."""

    rng: Random
    limits: Limits = field(default_factory=Limits)

    def decide(self, view: AnyView) -> Decision:
        """The decision for the engine and the phase that the view comes from."""
        if is_compiled and len(view.legal) > 1:
            match view:
                case TrickView(phase=Phase.PLAY):
                    return _card(view, self.rng, self.limits)
                case FishingView():
                    return plain_decide(view, self.rng, self.limits)
        return SteadyBot(self.rng).decide(view)


def _card(view: TrickView, rng: Random, limits: Limits) -> Decision:
    """The card that the search came to try most."""
    sampler, search = Sampler(view), TreeSearch(view)
    budget = Budget(limits)
    tricks = len(view.hand)
    times = 0
    while not times or not budget.is_over():
        left = budget.nodes
        part = _PART if left is None else max(1, min(_PART, left // tricks))
        seed = rng.getrandbits(64)
        search.run(sampler.draw(seed, part), seed)
        budget.charge(part * tricks)
        times += part
    tried = search.tried
    reason = f"tried most of all cards in {times} layouts of the hidden cards"
    considered = tuple((Play(it.card), it.points) for it in tried)
    return Decision(considered[0][0], reason, rng.uniform(0.6, 1.8), considered)
