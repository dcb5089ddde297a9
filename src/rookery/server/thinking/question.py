"""A question for a bot, and the workers on other machines that may answer it."""

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import NamedTuple, Protocol

from rookery.bots.base import Decision
from rookery.core.game import AnyView
from rookery.core.options import OptionValue


class Played(NamedTuple):
    """The game played at a table: its name and its house rules."""

    game: str
    options: Mapping[str, OptionValue]


@dataclass(frozen=True, slots=True)
class Question:
    """A decision that a bot of some level has to make.

    `played` is None if no worker can be asked. The seed of a worker's random numbers is drawn from
    `rng`; a bot of this server has random numbers of its own.
    """

    level: str
    view: AnyView
    rng: Random
    played: Played | None = None


class Workers(Protocol):
    """Programs on other machines that decide in place of this server's bots."""

    def paced(self, level: str) -> str | None:
        """The level with its present time limit; None if this server itself has to decide."""

    async def decide(self, question: Question) -> Decision | None:
        """A worker's legal decision; None if none came in time."""
