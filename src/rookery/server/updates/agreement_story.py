"""Tells in sentences what people agree on at a table: seats, rules, the host, undo and the end."""

from __future__ import annotations

from rookery.core.options import OptionValue
from rookery.games import preset
from rookery.table import events as ev
from rookery.table.table import Table
from rookery.telling.spoken import Spoken
from rookery.telling.wording import listed


def agreement_told(words: Spoken, event: ev.AnyEvent, before: Table) -> str:
    """A sentence about what people ask, answer and arrange; empty for other events."""
    match event:
        case ev.Proposed() | ev.Agreed() | ev.Declined() | ev.Lapsed():
            return _asked_told(words, event, before)
        case ev.Reseated():
            return _seats_told(words, event, before)
        case ev.Readied(seat=seat):
            return f"{_is(words, seat)} ready."
        case ev.HostMade(seat=seat):
            return f"{_is(words, seat)} the host now."
        case ev.Ended(restarts=True):
            return "The match is ended, and a new one begins."
        case ev.Ended():
            return "The match is ended."
    return ""


def _is(words: Spoken, seat: int) -> str:
    return f"{words.who(seat)} {'are' if seat == words.me else 'is'}"


def _seats_told(words: Spoken, event: ev.Reseated, before: Table) -> str:
    """Who has changed seats; `before` is the table before that, `words` are by the new seats."""
    moved = [
        words.whom(seat)
        for seat, old in sorted(enumerate(event.order), key=lambda it: it[0] != words.me)
        if seat != old and before.chairs[old].is_person
    ]
    names = listed(moved)
    names = names[:1].upper() + names[1:]
    match event.why:
        case "swapped":
            return f"{names} have swapped seats."
        case "drawn":
            return "Lots were drawn for the seats."
        case "arranged":
            return f"The host has seated {listed(moved)} elsewhere." if moved else ""
    return f"{names} {'have' if moved[0] == 'you' else 'has'} another seat." if moved else ""


_QUESTIONS = {
    "undo": "to take back the last move",
    "claim": "to be given the rest of the tricks",
    "end": "to end the match",
    "restart": "to begin a new match",
}


def _asked_told(
    words: Spoken, event: ev.Proposed | ev.Agreed | ev.Declined | ev.Lapsed, before: Table
) -> str:
    """A sentence about a question to the people at the table, or an answer to it."""
    match event:
        case ev.Proposed(seat=seat, what="swap", other=other):
            return f"{words.does(seat, 'ask')} {words.whom(other or 0)} to swap seats."
        case ev.Proposed(seat=seat, what=what):
            return f"{words.does(seat, 'ask')} {_QUESTIONS.get(what, what)}."
        case ev.Agreed(seat=seat):
            return f"{words.does(seat, 'agree')}."
        case ev.Declined(seat=seat):
            if before.proposal is not None and before.proposal.seat == seat:
                return f"{words.does(seat, 'withdraw')} the question."
            return f"{words.does(seat, 'say')} no."
    return "Nothing comes of the question."


def rules_told(before: Table, after: Table) -> tuple[str, ...]:
    """What has changed in the rules, a sentence for each change."""
    title = preset(after.game).title
    if before.game != after.game:
        return (f"The game is {title} now.", *_rules_now(after))
    known = preset(after.game).described
    names = [name for name in known if _value(before, name) != _value(after, name)]
    changes = (
        f"{known[name].title}: {known[name].words(_value(after, name))} now,"
        f" {known[name].words(_value(before, name))} before."
        for name in names
    )
    return ("The host has changed the rules.", *changes)


def _rules_now(table: Table) -> tuple[str, ...]:
    known = preset(table.game).described
    return tuple(
        f"{known[name].title}: {known[name].words(value)}." for name, value in table.options.items()
    )


def _value(table: Table, name: str) -> OptionValue:
    return table.options.get(name, preset(table.game).default(name))
