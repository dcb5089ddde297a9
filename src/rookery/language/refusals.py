"""Refusals in a reader's language, found by their English sentences.

Rules and tables refuse in English, which logs and programs read. For a person, the sentence is
looked up in `refusals.ftl`; what stands in the places of its arguments is put into the translation.
"""

from __future__ import annotations

import re
from functools import cache, lru_cache
from importlib import import_module
from typing import Any

from rookery.language.language import ENGLISH, Language

_PLACE = re.compile(r"%\((.*?)\)s")
"""The place of an argument in a template."""


@lru_cache(maxsize=1024)
def refusal_in(language: Language, english: str) -> str:
    """A refusal in a language; as it is where there is no message for it.

    >>> from rookery.language import language
    >>> refusal_in(language("de"), "a bid must be higher than 75")
    'du musst mehr als 75 bieten'
    """
    if language is ENGLISH:
        return english
    for name, sentence in sentences():
        found = sentence.fullmatch(english)
        if found is not None:
            arguments = {it: _read(said) for it, said in found.groupdict().items()}
            return language.format(name, arguments)
    return english


def _read(said: str) -> str | int:
    return int(said) if said.isascii() and said.isdecimal() and len(said) < 9 else said


@cache
def sentences() -> tuple[tuple[str, re.Pattern[str]], ...]:
    """The messages about refusals, each with a pattern for what it says in English."""
    catalogue: Any = import_module("rookery.language.catalogue")
    text = dict(catalogue.sources(ENGLISH.tag))["refusals.ftl"]
    names = [entry.id.name for entry in catalogue.entries_of(text)]
    templates = [catalogue.find(ENGLISH.tag, name).template(None) for name in names]
    return tuple(zip(names, map(_pattern, templates), strict=True))


def _pattern(template: str) -> re.Pattern[str]:
    """What matches a template with anything in its places."""
    texts = _PLACE.split(template)
    parts = [f"(?P<{it}>.+?)" if place % 2 else re.escape(it) for place, it in enumerate(texts)]
    return re.compile("".join(parts))
