"""House rules as fields: an option is a field of the rules with a sentence, a source and values.

A rules class declares an option with `option(default, …)`, `options_of` lists them, and
`Option.check` is the only place where a value is validated.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from typing import Any, Literal, TypeAlias

from rookery.core.errors import BadOption

OptionValue: TypeAlias = bool | int | str | None

_KEY = "option"


@dataclass(frozen=True, slots=True)
class Option:
    """One house rule: its name, the values it takes, a sentence that explains it, and its source.

    `choices` lists the values of a "choice", or of a "number" that takes only a few; any other
    number lies between `low` and `high`, both included, and is a multiple of `step`. If `nullable`,
    None (written "none") is a value too. `title` is its name for people, and `choice_titles` are
    the choices in words.
    """

    name: str
    kind: Literal["flag", "number", "choice"]
    sentence: str
    source: str
    choices: tuple[str, ...] = ()
    low: int = 0
    high: int = 0
    step: int = 1
    nullable: bool = False
    title: str = ""
    choice_titles: tuple[str, ...] = ()

    @property
    def allowed_values(self) -> str:
        """The values that the option may have, in words."""
        if self.kind == "flag":
            return "true or false"
        if self.choices:
            return " or ".join(self.choices)
        unit = f"a multiple of {self.step}" if self.step > 1 else "a whole number"
        span = f"{unit} from {self.low} to {self.high}"
        return f"none or {span}" if self.nullable else span

    def limited(self, values: Sequence[str]) -> Option:
        """This option with only some of its values, given as text; all of them if there are none.

        >>> target = Option("target", "number", "", "", low=1, high=900)
        >>> target.limited(("200", "300")).allowed_values
        '200 or 300'
        """
        if not values:
            return self
        titles = tuple(self.words(value) for value in values) if self.choice_titles else ()
        return replace(self, choices=tuple(values), choice_titles=titles)

    def words(self, value: OptionValue) -> str:
        """A value in words for people.

        >>> it = Option("trail", "choice", "", "", ("forced", "free"), choice_titles=("no", "any"))
        >>> it.words("free")
        'any'
        """
        if isinstance(value, bool):
            return "yes" if value else "no"
        if self.choice_titles and value in self.choices:
            return self.choice_titles[self.choices.index(str(value))]
        return "none" if value is None else str(value)

    def check(self, value: object) -> OptionValue:
        """The value, unchanged, if the option can take it. Raises BadOption otherwise."""
        match self.kind, value:
            case "flag", bool():
                return value
            case "choice", str() if value in self.choices:
                return value
            case "number", None if self.nullable:
                return value
            case "number", int() if not isinstance(value, bool) and self._fits(value):
                return value
        shown = value if isinstance(value, str | int | float | None) else type(value).__name__
        raise BadOption(f"option {self.name} must be {self.allowed_values}, not {str(shown)[:40]}")

    def _fits(self, value: int) -> bool:
        if self.choices:
            return str(value) in self.choices
        return self.low <= value <= self.high and value % self.step == 0


def option(
    default: OptionValue,
    *,
    sentence: str,
    source: str,
    title: str = "",
    choices: Mapping[str, str] | None = None,
    low: int = 0,
    high: int = 0,
    step: int = 1,
) -> Any:
    """Declare a dataclass field as an option, whose kind follows from the default and choices.

    `choices` are the values that it takes, each with its words for people.

    Typed as Any, as `dataclasses.field` is, because the annotation of the field gives its type.
    """
    kind: Literal["flag", "number", "choice"] = "number"
    if choices:
        kind = "choice"
    elif isinstance(default, bool):
        kind = "flag"
    described = Option(
        "",
        kind,
        sentence,
        source,
        tuple(choices or ()),
        low,
        high,
        step,
        nullable=default is None,
        title=title,
        choice_titles=tuple((choices or {}).values()),
    )
    return field(default=default, metadata={_KEY: described})


def options_of(rules: type) -> Mapping[str, Option]:
    """The options of a rules class by name, in the order of its fields."""
    found = {}
    for each in fields(rules):
        described = each.metadata.get(_KEY)
        if described is not None:
            found[each.name] = replace(described, name=each.name)
    return found
