"""Sentences about agreements at a table: seats, rules, the host, undo and the end."""

from rookery.core.options import OptionValue
from rookery.games import preset
from rookery.table import events as ev
from rookery.table.table import Table
from rookery.telling.house_rules import value_words
from rookery.telling.sheet import people_line
from rookery.telling.spoken import Spoken
from rookery.telling.wording import Words


def agreement_told(words: Spoken, event: ev.AnyEvent, before: Table) -> str:
    """A sentence about a question, an answer or an arrangement; empty for other events."""
    match event:
        case ev.Proposed() | ev.Agreed() | ev.Declined() | ev.Lapsed():
            return _asked_told(words, event, before)
        case ev.Reseated():
            return _seats_told(words, event, before)
        case ev.Readied(seat=seat):
            return words.tell("ready", seat)
        case ev.HostMade(seat=seat):
            return words.tell("host-now", seat)
        case ev.Ended(restarts=True):
            return words.tell("match-restarted")
        case ev.Ended():
            return words.tell("match-ended")
    return ""


def _seats_told(words: Spoken, event: ev.Reseated, before: Table) -> str:
    """The sentence about changed seats. `before` is the old table; `words` use the new seats."""
    moved = [
        seat
        for seat, old in sorted(enumerate(event.order), key=lambda it: it[0] != words.me)
        if seat != old and before.chairs[old].is_person
    ]
    match event.why:
        case "swapped":
            return people_line("seats-swapped", words, moved)
        case "drawn":
            return words.tell("seats-drawn")
        case "arranged":
            return people_line("seats-arranged", words, moved) if moved else ""
    return people_line("seats-changed", words, moved) if moved else ""


_QUESTIONS = {
    "undo": "asks-undo",
    "claim": "asks-claim",
    "end": "asks-end",
    "restart": "asks-restart",
}
"""The message ids of questions by their subject."""


def _asked_told(
    words: Spoken, event: ev.Proposed | ev.Agreed | ev.Declined | ev.Lapsed, before: Table
) -> str:
    """A sentence about a question to the people at the table, or about an answer."""
    match event:
        case ev.Proposed(seat=seat, what="swap", other=other):
            return words.tell("asks-to-swap", seat, other or 0)
        case ev.Proposed(seat=seat, what=what):
            return words.tell(_QUESTIONS[what], seat)
        case ev.Agreed(seat=seat):
            return words.tell("agrees", seat)
        case ev.Declined(seat=seat):
            is_asker = before.proposal is not None and before.proposal.seat == seat
            return words.tell("withdraws" if is_asker else "declines", seat)
    return words.tell("question-lapsed")


def rules_told(words: Words, before: Table, after: Table) -> tuple[str, ...]:
    """One sentence for each changed rule."""
    title, language = preset(after.game).title, words.language
    if before.game != after.game:
        return (words.tell("game-changed", game=title), *_rules_now(words, after))
    known = preset(after.game).described
    names = [name for name in known if _value(before, name) != _value(after, name)]
    changes = (
        words.tell(
            "rule-changed",
            rule=language.words(known[name].title),
            now=value_words(known[name], _value(after, name), language),
            before=value_words(known[name], _value(before, name), language),
        )
        for name in names
    )
    return (words.tell("rules-changed"), *changes)


def _rules_now(words: Words, table: Table) -> tuple[str, ...]:
    known, language = preset(table.game).described, words.language
    return tuple(
        words.tell(
            "rule-now",
            rule=language.words(known[name].title),
            now=value_words(known[name], value, language),
        )
        for name, value in table.options.items()
    )


def _value(table: Table, name: str) -> OptionValue:
    return table.options.get(name, preset(table.game).default(name))
