"""Answers to commands as messages, in the reader's language."""

from rookery.core.decision import Decision
from rookery.language import Language
from rookery.messages import refusals
from rookery.records import move_text
from rookery.table import protocol as p
from rookery.table.asking import coach
from rookery.table.refusal import Reason, Refused

_SHOWN = 8
"""A hint shows at most this many evaluated moves: as many as fit on a phone. Unmeasured."""


def in_words_of(language: Language, answer: p.AnyFromServer | Refused | Reason) -> p.AnyFromServer:
    """An answer as the message that is sent, in a language."""
    match answer:
        case Refused(id=command, code=coach.LESSON, message=told):
            return p.Refused(command, coach.LESSON, language.sentences([told]))
        case Refused(id=command, code=code, message=told):
            return p.Refused(command, code, language.words(told))
        case Reason(id=command, reason=why):
            return p.Reason(command, None if why is None else language.words(why))
    return answer


def hinted(language: Language, command: str, decision: Decision | None) -> p.Hinted | Refused:
    """The answer to a request for a hint, with its reason in a language."""
    if decision is None:
        return Refused(command, "no-hint", refusals.no_hint_now())
    weighed = tuple(
        p.Considered(move_text(move), round(points, 1))
        for move, points in decision.alternatives(_SHOWN)
    )
    then = tuple(map(move_text, decision.then))
    return p.Hinted(
        command, move_text(decision.move), language.words(decision.reason), weighed, then
    )
