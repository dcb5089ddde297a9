"""`ismcts`: tree search over worlds sampled uniformly, with random playouts below the tree.

Single-observer information-set Monte Carlo tree search (Cowling, Powley and Whitehouse 2012), as
commercial card games use it. The bot bids, buries and calls as `steady` does.
"""

from random import Random

from rookery.bots.base import Decision
from rookery.bots.budget import Budget
from rookery.bots.limits import Limits
from rookery.core.moves import Play
from rookery.kernel.playouts.ismcts import TreeSearch
from rookery.kernel.worlds.sampling import Sampler
from rookery.messages import reasons
from rookery.tricks.view import TrickView

_BATCH = 256
"""The number of worlds between two checks of the budget. Unmeasured."""


def decide(view: TrickView, rng: Random, limits: Limits) -> Decision:
    """Play the card that the search visits most."""
    sampler, search = Sampler(view), TreeSearch(view)
    budget = Budget(limits)
    tricks = len(view.hand)
    times = 0
    while not times or not budget.is_over():
        left = budget.nodes
        part = _BATCH if left is None else max(1, min(_BATCH, left // tricks))
        search.run(sampler.draw(rng.getrandbits(64), part), rng.getrandbits(64))
        budget.charge(part * tricks)
        times += part
    tried = search.tried
    reason = reasons.tried_most(layouts=times)
    considered = tuple((Play(it.card), it.points) for it in tried)
    return Decision(considered[0][0], reason, rng.uniform(0.6, 1.8), considered)
