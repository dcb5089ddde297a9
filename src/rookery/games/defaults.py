"""The numbered tables of defaults, so that a changed default changes nothing that is stored.

Only options that differ from the game's defaults are stored. `RULES` numbers today's defaults, and
is stored with them if it is above 1. Options without a number differ from the defaults of 1.0.

Whoever changes the default of an option adds 1 to `RULES`, and an entry to `CHANGED`.
"""

from collections.abc import Mapping

from rookery.core.errors import BadOption
from rookery.core.options import OptionValue

FIRST = 1
"""The number of the defaults of 1.0."""

RULES = 1
"""The number of today's defaults, which the games of this package have."""

CHANGED: Mapping[int, Mapping[str, Mapping[str, OptionValue]]] = {}
"""For each earlier number, by game and option, the defaults that the next number changed.

An entry never changes: `{1: {"three": {"target": 300}}}` says that three was played to 300 before
`RULES` became 2.
"""


def earlier(game: str, rules: int) -> Mapping[str, OptionValue]:
    """The defaults of table number `rules` unlike today's. BadOption if it is unknown."""
    if not FIRST <= rules <= RULES:
        raise BadOption(
            f"made by a newer Rookery: it has rules {str(rules)[:10]}, and this one knows them up "
            f"to {RULES}"
        )
    found: dict[str, OptionValue] = {}
    for number in reversed(range(rules, RULES)):
        found |= CHANGED[number].get(game, {})
    return found
