"""Reading a family's own rule sheet in English: what it seems to say, for a person to confirm."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, fields
from typing import Any

from rookery.core.errors import BadOption
from rookery.core.options import OptionValue
from rookery.games.about.finder import HOUSE_RULES, Answers
from rookery.games.about.wordings import NUMBER, Wording, wordings

LONGEST = 20_000
"""The most characters of a rule sheet."""

_LONGEST_SENTENCE = 500
"""The most characters of a sentence in which wordings are searched."""

_SAME = (
    (r"[’`´]", "'"),
    (r"[“”\"]", ""),
    (r" & ", " and "),
    (r"(?<=\d)'s\b", "s"),
    (r"(?<=\d)(?=pts?\b|vs\b)", " "),
    (r"[−–](?=\d)", "-"),
    (r"(?<=\d),(?=\d{3}\b)", ""),
    (r"\b(10|12|ten|twelve) ?(?:½|1/2|and (?:a|one) half)", r"\1.5"),
    (r"\b(?:aces?|ones|(?:each|every|the) (?:1|one|ace)(?= is| =)|1(?= is| cards?\b| =))\b", "1s"),
    (r"\bdeuces\b", "2s"),
    (r"\b(?:bird|crow|raven)\b", "rook"),
    (r"\brook rook\b", "rook"),
    (r"\b(?:kitty|widow|blind|talon|stock)\b", "nest"),
    (r"\bteam", "side"),
    (r"\bpts?\b", "points"),
    (r"\bno[- ]trumps?\b", "notrump"),
    (r"\bre-?deal|\bdealt (?:over|again)", "redeal"),
    (r"\bcolou?r\b", "suit"),
)
"""What sheets write in several ways, and how `plain` writes it."""

_NUMBERS = (
    *("two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"),
    *("thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen", "twenty"),
)
"""The words for the numbers from 2 to 20."""

_TENS = ("thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety")

_DIGITS = (
    {word: number for number, word in enumerate(_NUMBERS, 2)}
    | {word: 10 * number for number, word in enumerate(_TENS, 3)}
    | {"zero": 0}
)

_NEGATION = re.compile(
    r"\b(?:no|not|never|nobody|none|nor|cannot|can't|without|neither|doesn't|don't|isn't|aren't"
    r"|won't|mustn't|mayn't|nothing)\b"
)
_CLAUSE = re.compile(r"[,;:()]| but | though | if | unless ")
_RULE = re.compile(
    r"\b(?:bid|trump|nest|rook|trick|deal|card|points?|scor|lead|leads|partner|player|hand|bur[yi]"
    r"|discard|wins?\b|suit|counter|pass|moon|\d+s?\b)"
)
"""What a sentence is about if it looks like a rule."""

_PRONOUNS = {
    "it|this": re.compile(r"\b(?:rook|nest|moon)\b"),
    "he|she|they": re.compile(r"\b(?:bidder|dealer)\b"),
}
"""What a pronoun at the beginning of the next sentence stands for."""

_ANSWERS = {each.name for each in fields(Answers)}


@dataclass(frozen=True, slots=True)
class Claim:
    """A setting that a sentence of a sheet seems to state; only a person can confirm it.

    `option` is the name of an answer of the finder or of a house rule.
    """

    option: str
    value: OptionValue
    sentence: str


@dataclass(frozen=True, slots=True)
class Reading:
    """What was recognised in a sheet, and the sentences that look like rules but were not."""

    claims: tuple[Claim, ...]
    not_understood: tuple[str, ...]


def read_sheet(text: str) -> Reading:
    """What a rule sheet in English says, sentence by sentence.

    >>> reading = read_sheet("Low bid is 65. Counters may not be buried. The dealer sings a trump.")
    >>> [(claim.option, claim.value) for claim in reading.claims]
    [('minimum_bid', 65), ('bury', 'no_counters')]
    >>> reading.not_understood
    ('The dealer sings a trump.',)
    """
    claims: dict[tuple[str, OptionValue], Claim] = {}
    unread = []
    names: dict[str, str] = {}
    for sentence in _sentences(text):
        words = plain(sentence[:_LONGEST_SENTENCE])
        for pronoun, name in names.items():
            words = re.sub(rf"^\W*(?:{pronoun})\b", name, words)
        found = dict(_claimed(words))
        for option, value in found.items():
            claims.setdefault((option, value), Claim(option, value, sentence))
        if not found and _RULE.search(words):
            unread.append(sentence)
        names = {it: those[-1] for it, each in _PRONOUNS.items() if (those := each.findall(words))}
    return Reading(tuple(claims.values()), tuple(dict.fromkeys(unread)))


def settings_of(claims: Iterable[Claim]) -> tuple[Answers, dict[str, OptionValue]]:
    """The answers and further house rules that claims make; the first one of a setting counts."""
    settings: dict[str, Any] = {}
    for it in claims:
        settings.setdefault(it.option, it.value)
    answers = {name: settings.pop(name) for name in _ANSWERS & set(settings)}
    return Answers(**answers), settings


def plain(sentence: str) -> str:
    """A sentence in lower case, with one word for each thing, and numbers in digits.

    >>> plain("The bird beats fourteens; two hundred and fifty is game!")
    'the rook beats 14s; 250 is game!'
    """
    words = " ".join(sentence.lower().split())
    for pattern, meant in _SAME:
        words = re.sub(pattern, meant, words)
    words = re.sub(r"\b[a-z]+\b", _in_digits, words)
    words = re.sub(r"\b(\d+)[ -](\d)\b(?=[^s\d]|$)(?<=[2-9]0[ -]\d)", _added, words)
    words = re.sub(
        r"\b(?:(\d+|a|one) )?hundred(?:(?: and)? (\d+)\b)?",
        lambda it: str(100 * _count(it[1]) + int(it[2] or 0)),
        words,
    )
    return re.sub(r"\b(?:(\d+|a|one) )?thousand\b", lambda it: str(1000 * _count(it[1])), words)


def _in_digits(word: re.Match[str]) -> str:
    if word[0] in _DIGITS:
        return str(_DIGITS[word[0]])
    singular = word[0].removesuffix("es" if word[0] == "sixes" else "s")
    return f"{_DIGITS[singular]}s" if singular in _DIGITS else word[0]


def _added(it: re.Match[str]) -> str:
    return str(int(it[1]) + int(it[2]))


def _count(word: str | None) -> int:
    return int(word) if word and word.isdecimal() else 1


_BEGINS = re.compile(r"^\s*(?:[-*•·]|\(?\d{1,2}[.)])\s+")
"""The mark at the beginning of a line of a list."""


def _sentences(text: str) -> Iterator[str]:
    """The sentences of a text, also of one with wrapped lines; a question goes with its answer.

    >>> list(_sentences("Scores never go\\nbelow zero. 1) Bid or pass"))
    ['Scores never go below zero.', '1) Bid or pass']
    """
    paragraphs: list[str] = []
    for line in text.splitlines():
        start = _BEGINS.sub("", line, count=1).strip()
        is_new = _BEGINS.match(line) or not start[:1].islower()
        if paragraphs and not is_new and paragraphs[-1][-1:] not in ("", *".!?;:"):
            paragraphs[-1] += f" {start}"
        else:
            paragraphs.append(start)
    for paragraph in paragraphs:
        for sentence in re.split(r"(?<=[.!;])[\"')]*\s+(?=[\"'(]?[A-Z\d])", paragraph):
            if sentence:
                yield sentence


def _claimed(words: str) -> Iterator[tuple[str, OptionValue]]:
    """The settings that a sentence states, each by the first wording that fits."""
    done = set()
    for wording in wordings():
        if wording.option in done or (found := wording.pattern.search(words)) is None:
            continue
        value = _value(wording, found, words)
        if value is not None and _is_possible(wording.option, value):
            done.add(wording.option)
            yield wording.option, value


def _value(wording: Wording, found: re.Match[str], words: str) -> OptionValue:
    value = wording.denied if _is_denied(found, words) else wording.said
    return int(found[1]) if value == NUMBER else value


def _is_denied(found: re.Match[str], words: str) -> bool:
    """Whether a negation is in the clauses that were found."""
    before = [it.end() for it in _CLAUSE.finditer(words, 0, found.start())]
    after = _CLAUSE.search(words, found.end())
    clauses = words[before[-1] if before else 0 : after.start() if after else len(words)]
    return _NEGATION.search(clauses) is not None


def _is_possible(option: str, value: OptionValue) -> bool:
    """Whether the setting can have this value in some game."""
    try:
        if option in HOUSE_RULES:
            HOUSE_RULES[option].check(value)
        if option in _ANSWERS:
            settings_of([Claim(option, value, "")])
    except (BadOption, ValueError):
        return False
    return True
