"""An order for a dataset: the game, the bots, and the number of deals that they play."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from rookery.arena.simulate import LIMITS, seated
from rookery.bots import Limits
from rookery.core.game import Game
from rookery.games import preset

DEALS_OF_SHARD = 100
"""The deals of one file. Unmeasured: a megabyte or so, and minutes of work for a bot that
searches."""


@dataclass(frozen=True, slots=True)
class Order:
    """A dataset that is wanted.

    If there are more seats than bots, the list of bots is repeated. `limits` apply to bots whose
    names give no limit. `history` is the number of earlier plies stored with each decision. The
    same order gives the same decisions on any number of processes, as long as the limits are nodes.
    """

    game: str
    bots: tuple[str, ...]
    deals: int
    seed: int = 0
    options: Mapping[str, object] = field(default_factory=dict)
    limits: Limits = LIMITS
    history: int = 0
    deals_of_shard: int = DEALS_OF_SHARD

    def rules_of_play(self) -> Game[Any, Any]:
        """The game with its house rules. Raises UnknownGame or BadOption."""
        return preset(self.game).game(self.options)

    def seated(self) -> tuple[str, ...]:
        """The bots by seat. Raises BadTable, UnknownGame, BadOption, UnknownBot or BotFault."""
        return seated(self.game, self.options, self.bots, self.limits)

    def shards(self) -> list[range]:
        """The numbers of the deals of each file."""
        deals, size = range(self.deals), self.deals_of_shard
        return [deals[first : first + size] for first in range(0, self.deals, size)]
