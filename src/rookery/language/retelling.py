"""What other layers say in English, retold in a reader's language.

Rules, tables, bots and games speak English, which logs and programs read. For a person, the
sentence is looked up among the English messages of one catalogue file; what stands in the places of
their arguments is put into the translation.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from heapq import merge
from importlib import import_module
from operator import attrgetter
from typing import Any, Literal, TypeAlias

from rookery.core.messages import Told
from rookery.language.language import ENGLISH, Argument, Language
from rookery.language.script import isolated

About: TypeAlias = Literal["lessons", "reasons", "coach"]
"""The catalogue files with sentences that are said in English elsewhere."""

RETOLD: tuple[About, ...] = ("lessons", "coach")
"""The files whose sentences the code says in English."""

_WITH_NAMES = {"lessons"}
"""The files whose sentences have names in them, of people or games.

The arguments of the others are numbers, or are sentences of the same file themselves.
"""

_NAME = "name"
"""How the arguments end that are names of people in whatever file, such as `$bidder-name`."""

_REASON = "why"
"""The argument that may be a reason of a bot also outside `reasons`."""

_END = re.compile(r"[.!?](?= |$)|$")
"""The end of a sentence in a text."""

_ISOLATES = "\N{FIRST STRONG ISOLATE}\N{POP DIRECTIONAL ISOLATE}"
"""What is around a name that is written the other way than English."""

_PLACE = re.compile(r"%\((.*?)\)s")
"""The place of an argument in a template."""


@lru_cache(maxsize=4096)
def retold(language: Language, about: About, english: Told) -> str:
    """A message, or an English sentence, in a language; as it is where there is no message for it.

    >>> from rookery.language import language
    >>> retold(language("de"), "lessons", "Tuxedo: builds")
    'Tuxedo: Bauen'
    """
    if not isinstance(english, str):
        return language.words(english)
    if language is ENGLISH:
        return english
    found = _found(language, phrasebook(about), english)
    return english if found is None else found


@lru_cache(maxsize=4096)
def retold_text(language: Language, about: About, english: str) -> str:
    """A text of several messages in a language; as it is unless there is a message for each part.

    A message may say more than one sentence: the longest part that one says is taken. What begins
    with a capital letter may be said by a message that begins with a small one.

    >>> from rookery.language import language
    >>> retold_text(language("en"), "coach", "Your 14 wins. Play on.")
    'Your 14 wins. Play on.'
    """
    if language is ENGLISH:
        return english
    found = _parts(language, phrasebook(about), english)
    return english if found is None else " ".join(found)


def _parts(language: Language, book: Phrasebook, english: str) -> list[str] | None:
    """The parts of a text, each retold; None if a part has no message."""
    ends = [match.end() for match in _END.finditer(english)]
    for end in reversed(ends):
        first = _begun(language, book, english[:end])
        if first is None:
            continue
        if end == len(english):
            return [first]
        others = _parts(language, book, english[end + 1 :])
        if others is not None:
            return [first, *others]
    return None


def _begun(language: Language, book: Phrasebook, english: str) -> str | None:
    """A part of a text, which begins with a capital letter whatever its message does."""
    found = _found(language, book, english)
    if found is None:
        found = _found(language, book, english[:1].lower() + english[1:])
    return None if found is None else found[:1].upper() + found[1:]


@lru_cache(maxsize=8192)
def _found(language: Language, book: Phrasebook, english: str) -> str | None:
    """A sentence in a language, by the first message that fits with its arguments.

    What is found is kept, since the end of a list is looked for in each way to read its beginning.
    """
    for sentence, texts in book.find(english):
        said = {name: _read(language, book, name, text) for name, text in texts.items()}
        arguments = {name: it for name, it in said.items() if it is not None}
        if len(arguments) == len(said):
            return language.format(sentence.name, {**sentence.chosen, **arguments})
    return None


def _read(language: Language, book: Phrasebook, name: str, text: str) -> Argument | None:
    """An argument: a number, a sentence of the same file, or a name; None for anything else."""
    if text.isascii() and text.isdecimal() and len(text) < 9:
        return int(text)
    if name.endswith(_NAME):
        return isolated(text.strip(_ISOLATES), language.tag)
    found = _found(language, phrasebook("reasons"), text) if name == _REASON else None
    if found is None:
        found = _found(language, book, text)
    is_name = book.has_names or not any(map(str.isalpha, text))
    return text if found is None and is_name else found


@dataclass(frozen=True, slots=True)
class Sentence:
    """One reading of an English message: what matches it, and what it selects by.

    `place` is its place among the readings of its file.
    """

    place: int
    name: str
    pattern: re.Pattern[str]
    chosen: Mapping[str, Argument]

    def says(self, english: str) -> Mapping[str, str] | None:
        """The texts in its places if it says a sentence; else None."""
        match = self.pattern.fullmatch(english)
        if match is None:
            return None
        return {name.replace("_", "-"): text for name, text in match.groupdict().items()}


class Phrasebook:
    """The English sentences of a file, to be found by what they say.

    They are sorted by their first words, so that few patterns are tried; of several that fit, the
    first in the file is found first.
    """

    def __init__(self, about: About) -> None:
        catalogue: Any = import_module("rookery.language.catalogue")
        text = dict(catalogue.sources(ENGLISH.tag))[f"{about}.ftl"]
        self.has_names = about in _WITH_NAMES
        self.names = tuple(it.id.name for it in catalogue.entries_of(text))
        self.sentences: list[Sentence] = []
        self._whole: dict[str, Sentence] = {}
        self._by_word: defaultdict[str, list[Sentence]] = defaultdict(list)
        for name in self.names:
            for template, chosen in catalogue.readings(ENGLISH.tag, name):
                self._add(name, template, chosen)

    def _add(self, name: str, template: str, chosen: Mapping[str, Argument]) -> None:
        parts = _PLACE.split(template)
        texts = [text.replace("%%", "%") for text in parts[::2]]
        sentence = Sentence(len(self.sentences), name, _pattern(texts, parts[1::2], chosen), chosen)
        self.sentences.append(sentence)
        if len(parts) == 1:
            self._whole.setdefault(texts[0], sentence)
        else:
            self._by_word[_first_word(texts[0])].append(sentence)

    def find(self, english: str) -> Iterator[tuple[Sentence, Mapping[str, str]]]:
        """What may say a sentence, each with the texts in its places; first what says no other."""
        if english in self._whole:
            yield self._whole[english], {}
        for sentence in self._candidates(english):
            said = sentence.says(english)
            if said is not None:
                yield sentence, said

    def _candidates(self, english: str) -> Iterable[Sentence]:
        """The sentences that begin with the same word or with an argument, in their order."""
        word = _first_word(english)
        same = self._by_word.get(word, ()) if word else ()
        return merge(same, self._by_word.get("", ()), key=attrgetter("place"))


def _first_word(text: str) -> str:
    """What stands before the first space; empty where an argument stands there."""
    word, space, _ = text.partition(" ")
    return word if space else ""


def _pattern(texts: list[str], names: list[str], chosen: Mapping[str, Argument]) -> re.Pattern[str]:
    """What matches the texts of a template with anything in the places between them.

    What a plural is selected by is a number. Where an argument stands twice, it is the same. Names
    of groups have `_` for the `-` of arguments.
    """
    parts = [re.escape(texts[0])]
    for number, (name, text) in enumerate(zip(names, texts[1:], strict=True)):
        any_of = "[0-9]+" if isinstance(chosen.get(name), int) else ".+?"
        group = name.replace("-", "_")
        parts.append(f"(?P={group})" if name in names[:number] else f"(?P<{group}>{any_of})")
        parts.append(re.escape(text))
    return re.compile("".join(parts))


def load(language: Language) -> None:
    """Load all that a language says and retells, which takes some tenths of a second."""
    language.load()
    for about in RETOLD:
        phrasebook(about)


@cache
def phrasebook(about: About) -> Phrasebook:
    """The English sentences of a file."""
    return Phrasebook(about)
