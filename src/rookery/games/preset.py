"""A named game: its rules by number of seats, and the house rules it offers."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, TypeAlias

from rookery.core.errors import BadOption
from rookery.core.game import Game
from rookery.core.options import Option, OptionValue, options_of
from rookery.fishing.game import FishingGame
from rookery.fishing.rules import FishingRules
from rookery.tricks.game import TrickGame
from rookery.tricks.rules import TrickRules

Rules: TypeAlias = TrickRules | FishingRules

SEATS = "seats"
"""The option that says how many play. It is always written where a game allows several numbers."""


@dataclass(frozen=True, slots=True)
class Preset:
    """One game of the table.

    `by_seats` has the rules for each number of players, `seats_rule` the source of those numbers;
    `options` names the house rules that this game offers beside the seats; `summary` is one
    sentence; `source` says where the rules are from. `how_to` teaches the game to somebody who has
    never played it: a few paragraphs of plain words.
    """

    name: str
    title: str
    summary: str
    how_to: tuple[str, ...]
    source: str
    by_seats: Mapping[int, Rules]
    options: tuple[str, ...]
    usual_seats: int
    seats_rule: str

    @property
    def rules(self) -> Rules:
        """The rules as most people play them."""
        return self.by_seats[self.usual_seats]

    @property
    def described(self) -> Mapping[str, Option]:
        """Every option of the game by name, the seats first."""
        known = options_of(type(self.rules))
        return {SEATS: self._seats_option(), **{name: known[name] for name in self.options}}

    def default(self, name: str) -> OptionValue:
        """What an option is when nobody says otherwise."""
        if name == SEATS:
            return self.usual_seats
        value: OptionValue = getattr(self.rules, name)
        return value

    def game(self, options: Mapping[str, object] | None = None) -> Game[Any, Any]:
        """The game under some options. Raises BadOption for an unknown one or a wrong value."""
        chosen = self.checked(options or {})
        seats = chosen.pop(SEATS, self.usual_seats)
        assert isinstance(seats, int)
        rules = replace(self.by_seats[seats], **chosen)  # type: ignore[arg-type]  # checked above
        return TrickGame(rules) if isinstance(rules, TrickRules) else FishingGame(rules)

    def checked(self, options: Mapping[str, object]) -> dict[str, OptionValue]:
        """The options with their values checked. Raises BadOption."""
        described = self.described
        for name in options:
            if name not in described:
                raise BadOption(
                    f"{self.name} has no option {name[:40]!r}; it has {', '.join(described)}"
                )
        return {name: described[name].check(value) for name, value in options.items()}

    def written(self, options: Mapping[str, object]) -> dict[str, OptionValue]:
        """The options as a record keeps them: those not at their default, and seats that vary."""
        chosen = self.checked(options)
        kept = {n: v for n, v in chosen.items() if n != SEATS and v != self.default(n)}
        if len(self.by_seats) == 1:
            return kept
        return {SEATS: chosen.get(SEATS, self.usual_seats), **kept}

    def _seats_option(self) -> Option:
        counts = tuple(str(count) for count in sorted(self.by_seats))
        return Option(SEATS, "number", "How many play.", self.seats_rule, choices=counts)
