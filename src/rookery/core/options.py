"""House rules as fields: an option is a field of the rules with a source and values.

A rules class declares an option with `option(default, …)`, `options_of` lists them, and
`Option.check` is the only place where a value is validated.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Hashable, Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from functools import cache, reduce
from types import MappingProxyType
from typing import Any, Literal, TypeAlias

from rookery.core.errors import BadOption
from rookery.core.messages import Message, Told

OptionValue: TypeAlias = bool | int | str | None

PHASES = ("deal", "bidding", "nest", "trump", "play", "scoring", "match")
"""The phases of a match, in order; house rules are listed by the phase that they change."""

_KEY = "option"


@dataclass(frozen=True, slots=True)
class Option:
    """One house rule: its name, the values it takes, its source, and its phase in `PHASES`.

    `choices` lists the values of a "choice", or of a "number" that takes only a few; any other
    number lies between `low` and `high`, both included, and is a multiple of `step`. If `nullable`,
    None (written "none") is a value too. The texts about the option are in `rules.ftl` of the
    catalogues, under ids that follow from its name and its choices.

    `needs` tells whether a game's rules can take the option, and `limits` which numbers they can
    take. A value sets the field of the same name; or `apply` returns the fields that it changes,
    and `read` finds the value in them.
    """

    name: str
    kind: Literal["flag", "number", "choice"]
    source: str
    choices: tuple[str, ...] = ()
    low: int = 0
    high: int = 0
    step: int = 1
    nullable: bool = False
    phase: str = "deal"
    needs: Callable[[Any], bool] | None = None
    limits: Callable[[Any], tuple[int, int]] | None = None
    apply: Callable[[Any, Any], Mapping[str, Any]] | None = None
    read: Callable[[Any], OptionValue] | None = None

    @property
    def title(self) -> Message:
        """The option's name, as shown to people."""
        return Message(_id("option", self.name))

    @property
    def sentence(self) -> Message:
        """A sentence that explains the option."""
        return Message(_id("option", self.name, "explained"))

    @property
    def phase_title(self) -> Message:
        """The phase in words."""
        return Message(_id("phase", self.phase))

    @property
    def choice_titles(self) -> tuple[Told, ...]:
        """The choices in words; empty for numbers, which need no words."""
        return tuple(self.words(it) for it in self.choices) if self.kind == "choice" else ()

    @property
    def allowed_values(self) -> Told:
        """The values that the option may have; choices are in the form that people type."""
        if self.kind == "flag":
            return Message("values-flag")
        if self.choices:
            first: Told = self.choices[0]
            return reduce(_or, self.choices[1:], first)
        unit = Message.of("values-multiple", {"step": self.step})
        span = {"unit": unit if self.step > 1 else Message("values-whole")}
        values = Message.of("values-range", {**span, "low": self.low, "high": self.high})
        return Message.of("values-none", {"values": values}) if self.nullable else values

    def suits(self, rules: object) -> bool:
        """Whether a game's rules can take the option."""
        return self.needs is None or self.needs(rules)

    def fitted(self, *rules: object) -> Option:
        """This option, with the numbers that a game's rules can take, for any number of seats."""
        if self.limits is None:
            return self
        lows, highs = zip(*map(self.limits, rules), strict=True)
        return replace(self, low=min(lows), high=max(highs))

    def changes(self, rules: object, value: OptionValue) -> Mapping[str, Any]:
        """The fields of a game's rules that this value changes; empty if they have it already."""
        if value == getattr(rules, self.name):
            return {}
        return {self.name: value} if self.apply is None else self.apply(rules, value)

    def limited(self, values: Sequence[str]) -> Option:
        """This option, limited to the given values (as texts), or unchanged if none are given.

        >>> target = Option("target", "number", "", low=1, high=900)
        >>> str(target.limited(("200", "300")).allowed_values)
        '200 or 300'
        """
        return replace(self, choices=tuple(values)) if values else self

    def cited_from(self, families: Collection[str]) -> Option:
        """This option with a source that names only rules of these families.

        If no rule of the source is of these families, the source stays as it is.

        >>> Option("target", "number", "DX-9, R3-6, FO-2").cited_from({"R3", "FO"}).source
        'R3-6, FO-2'
        """
        rules = [it for it in self.source.split(", ") if it.split("-")[0] in families]
        return replace(self, source=", ".join(rules) or self.source)

    def words(self, value: OptionValue) -> Told:
        """A value in words for people.

        >>> str(Option("trail", "choice", "", ("forced", "free")).words("free"))
        'at any turn'
        """
        if isinstance(value, bool):
            return Message("value-yes" if value else "value-no")
        if self.kind == "choice" and value in self.choices:
            return Message(_id("option", self.name, str(value)))
        return Message("value-none") if value is None else str(value)

    def told(self, value: OptionValue) -> Message:
        """The option with a value, as a line: "Points to win: 300"."""
        if isinstance(value, int) and not isinstance(value, bool):
            return Message.of("rule-line", {"rule": self.title, "now": value})
        return Message.of("rule-line", {"rule": self.title, "now": self.words(value)})

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
    phase: str,
    source: str,
    choices: tuple[str, ...] = (),
    low: int = 0,
    high: int = 0,
    step: int = 1,
    needs: Callable[[Any], bool] | None = None,
    limits: Callable[[Any], tuple[int, int]] | None = None,
    apply: Callable[[Any, Any], Mapping[str, Any]] | None = None,
    read: Callable[[Any], OptionValue] | None = None,
) -> Any:
    """Declare a dataclass field as an option, whose kind follows from the default and choices.

    With `read`, the field cannot be set itself: `apply` changes the fields that it stands for.
    Typed as Any, as `dataclasses.field` is, because the annotation of the field gives its type.
    """
    kind: Literal["flag", "number", "choice"] = "number"
    if choices:
        kind = "choice"
    elif isinstance(default, bool):
        kind = "flag"
    described = Option(
        name="",
        kind=kind,
        source=source,
        choices=choices,
        low=low,
        high=high,
        step=step,
        nullable=default is None,
        phase=phase,
        needs=needs,
        limits=limits,
        apply=apply,
        read=read,
    )
    is_set = read is None
    return field(default=default, init=is_set, compare=is_set, metadata={_KEY: described})


def options_of(rules: type) -> Mapping[str, Option]:
    """The options of a rules class by name, in the order of its fields."""
    known: Hashable = rules
    return _options_of(known)


@cache
def _options_of(rules: Any) -> Mapping[str, Option]:
    found = {}
    for each in fields(rules):
        described = each.metadata.get(_KEY)
        if described is not None:
            found[each.name] = replace(described, name=each.name)
    return MappingProxyType(found)


def _id(*parts: str) -> str:
    """The id of a message: the parts joined by `-`, with `-` instead of `_` and `.`."""
    return re.sub(r"[_.]", "-", "-".join(parts))


def _or(first: Told, second: str) -> Told:
    return Message.of("values-or", {"first": first, "second": second})
