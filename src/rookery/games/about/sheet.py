"""A rule sheet: a game with the house rules of a family, under a name of its own."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeAlias

from rookery.core.messages import Message
from rookery.core.options import OptionValue
from rookery.games.about.how_to import how_to
from rookery.games.preset import Preset

Difference: TypeAlias = tuple[Message | None, Message | None]
"""What each of two sheets says of one thing; None if it says nothing."""

_SAME = {
    "how-pack-and": "how-pack",
    "how-opening": "how-first-bid",
    "how-only-trump": "how-steps",
    "how-exchange": "how-bury",
    "how-never-below": "how-below-zero",
    "how-must-make": "how-tie",
    "how-floor-least": "how-floor",
}
"""Sentences that are said instead of another one, of the same thing."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """A game, the options that differ from its usual ones, and the family's name for it."""

    game: Preset
    options: Mapping[str, OptionValue]
    name: str = ""

    @property
    def title(self) -> str:
        """The family's name for the game, or else the game's."""
        return self.name or self.game.title

    @property
    def how_to(self) -> tuple[tuple[Message, ...], ...]:
        """The paragraphs that tell how it is played. Raises BadOption if options do not fit."""
        rules = self.game.game(self.options).rules
        return how_to({rules.seats: rules}, rules.seats)

    def value(self, name: str) -> OptionValue:
        """The value of an option of the game."""
        return self.options.get(name, self.game.default(name))


def differences(one: Sheet, other: Sheet) -> list[Difference]:
    """What differs: house rules in one game, and between two games what is told of them.

    Raises BadOption if the options of a sheet do not fit together.
    """
    here, there = _told(one), _told(other)
    if one.game.name == other.game.name:
        known = one.game.described
        pairs = ((one.value(name), other.value(name), it) for name, it in known.items())
        return [(it.told(this), it.told(that)) for this, that, it in pairs if this != that]
    things = dict.fromkeys((*here, *there))
    return [(here.get(it), there.get(it)) for it in things if here.get(it) != there.get(it)]


def _told(sheet: Sheet) -> dict[str, Message]:
    return {_SAME.get(it.id, it.id): it for paragraph in sheet.how_to for it in paragraph}
