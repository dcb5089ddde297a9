"""The wordings by which rule sheets in English state a setting, read from `wordings.toml`.

A pattern is searched in a sentence in the words of `plain` of `games.about.pasted`: in lower case,
with numbers in digits, "1s" for ones and aces, "rook" for the bird, and "nest" for the kitty. In a
pattern, `~` is a gap within one clause, `…` a gap within the sentence, and a name in braces one of
`_NAMES`. Of several wordings that a sentence has for one setting, the first one counts.
"""

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import NamedTuple

from rookery.core.options import OptionValue

NUMBER = "#"
"""In a wording: the value is the number that the pattern's group matches."""

_NO_VALUE = "-"

_NAMES = {
    "{bidder}": r"(?:the |high(?:est)? |winning |successful |who(?:ever)? )*"
    r"(?:bidders?|bidding side|declarer|(?:won|wins|took|takes|has|made) the (?:bid|auction)"
    r"|(?:winner of the|winning) (?:bid|bidding|auction)|bid(?:ding)? (?:winner|side)"
    r"|bid(?=$|[.]))",
    "{others}": r"(?:opponents?|defenders|(?:other|opposing|defending) (?:side|players?))",
    "{counters}": r"(?:counters?|counting cards?|points?(?: cards?)?|scoring cards?)",
    "{bury}": r"(?:bur(?:y|ies|ied|ying)|discard(?:s|ed|ing)?|(?:lay|lays|laid) (?:away|down|aside)"
    r"|puts?|go(?:es)?|placed?|stash(?:ed)?|hidden|hide)",
    "{names}": r"(?:names?|calls?|declares?|announces?|says?|choos\w+|picks?|sets?|selects?"
    r"|named|called|declared|announced|chosen)",
    "{takes}": r"(?:gets?|opens?|sees?|seeing|turns?|exchanges?|tak(?:es?|ing)"
    r"|pick(?:s|ing)? up|look(?:s|ing|ed)? (?:at|in|into))",
    "{leads}": r"(?:leads?|starts? (?:the )?(?:play|first trick)|plays? (?:the )?first"
    r"|starts?[.!]?$|leading|opening lead|goes first|begins? play)",
    "{remove}": r"(?:remov(?:e|es|ed|ing)|tak(?:e|es|ing) (?:out|away)|pull(?:ed|ing)? out"
    r"|set aside|discard|throw out|without|drop|leav(?:e|ing) out)",
    "{lowest}": r"(?:low(?:est)?|min(?:imum)?|smallest|least|opening|first|starting)",
    "~": r"[^,;:()]{0,45}?",
    "…": r"[^;]{0,90}?",
}

_CARDS = {
    "{rook}": r"rook(?: card)?",
    "{1s}": r"\b1s(?! (?:is|are)[^;]*rook)",
    "{5s}": r"\b(?:5s|(?:each|every|the) 5(?! of|[.]\d))\b",
    "{10s}": r"\b(?:10s|(?:each|every|the) 10(?! of|[.]\d))\b",
    "{14s}": r"(?<!outrank the )\b(?:14s|(?:each|every|the|and) 14(?! of|[.]\d))\b",
}

_WORTH = (
    r"{card}(?: \(\w+\))?(?: and (?:\d+s?|the rook))?[^,;\d]{0,25}?"
    r"(?:counts?(?: for)?|(?:is|are) (?:worth|good for)|worth|scores?|good for|=|:|is|are)"
    r" (?:only |each |for )*(\d+)(?!\d|\.\d|%)(?: points?)?(?! of)",
    r"{card}(?:(?!\b(?:1s|5s|10s|14s|each|rook)\b)[^;]){0,60}?\bworth (\d+)",
    r"{card}(?: \(\w+\))?(?: and \d+s?)? (\d+)(?: points?)? (?:each|apiece)",
    r"{card}(?:(?! and )[^;\d]){0,45}?\(?(\d+) points?(?! for)",
)
"""The wordings for the points of a card."""


class Wording(NamedTuple):
    """A setting, its value where the pattern is found, and its value where a negation is with it.

    None is no value: such a sentence says nothing of the setting.
    """

    option: str
    said: OptionValue
    denied: OptionValue
    pattern: re.Pattern[str]


@cache
def wordings() -> tuple[Wording, ...]:
    """All wordings, in their order; they are compiled when the first sheet is read."""
    return tuple(_read())


def _read() -> Iterator[Wording]:
    text = (files("rookery.games.about") / "wordings.toml").read_text("utf-8")
    for heading, patterns in tomllib.loads(text).items():
        option, said, denied = heading.split()
        for pattern in patterns:
            for it in _worth(pattern) if pattern in _CARDS else (pattern,):
                yield Wording(option, _value(said), _value(denied), _compiled(it))


def _worth(card: str) -> list[str]:
    return [it.replace("{card}", _CARDS[card]) for it in _WORTH]


def _value(text: str) -> OptionValue:
    return {_NO_VALUE: None, "true": True, "false": False}.get(
        text, int(text) if text.isdecimal() else text
    )


def _compiled(pattern: str) -> re.Pattern[str]:
    for name, meant in _NAMES.items():
        pattern = pattern.replace(name, meant)
    return re.compile(pattern)
