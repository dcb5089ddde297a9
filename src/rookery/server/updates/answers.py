"""Answers to commands, in the form and the language in which they are sent."""

from __future__ import annotations

from typing import TypeVar

from msgspec import structs

from rookery.core.decision import Decision
from rookery.language import ENGLISH, Language, retold, retold_text
from rookery.records import move_text
from rookery.table import coach
from rookery.table import protocol as p

_T = TypeVar("_T")

_SHOWN = 8
"""The maximum number of evaluated moves that a hint shows. Unmeasured: what fits a phone."""


def in_words_of(language: Language, message: _T) -> _T:
    """An answer, with its refusal, or the reason of its hint, in a language."""
    if language is ENGLISH:
        return message
    match message:
        case p.Refused(code=coach.LESSON, message=text):
            return structs.replace(message, message=retold_text(language, "coach", text))
        case p.Refused(message=text) | p.Fault(message=text) | p.Bye(message=text):
            return structs.replace(message, message=retold(language, "refusals", text))
        case p.Reason(reason=str(text)):
            return structs.replace(message, reason=retold(language, "refusals", text))
        case p.Hinted(reason=text):
            return structs.replace(message, reason=_reason(language, text))
    return message


def _reason(language: Language, english: str) -> str:
    """The reason of a step of a lesson in a language."""
    return retold(language, "coach", english)


def hinted(language: Language, command: str, decision: Decision | None) -> p.Hinted | p.Refused:
    """The answer to a request for a hint, with its reason in a language."""
    if decision is None:
        return p.Refused(command, "no-hint", "there is no hint just now; please ask again")
    weighed = tuple(
        p.Considered(move_text(move), round(points, 1))
        for move, points in decision.alternatives(_SHOWN)
    )
    then = tuple(map(move_text, decision.then))
    return p.Hinted(
        command, move_text(decision.move), language.words(decision.reason), weighed, then
    )
