"""Describes events at the table in lines for the person at the terminal."""

from collections.abc import Mapping
from typing import Any

from rookery import telling
from rookery.core.cards import Seat
from rookery.core.moves import seen_by
from rookery.games import preset
from rookery.records import parse_move
from rookery.table import events as ev
from rookery.table.refusal import Refused
from rookery.table.steps import Happening
from rookery.table.table import Table
from rookery.telling.sheet import deal_line, people_line, points_line, race
from rookery.telling.tricks import cut_line
from rookery.telling.wording import Words

_REFUSALS: Mapping[str, str] = {
    "not-open": "refused-not-open",
    "too-late": "refused-too-late",
    "disarmed": "refused-disarmed",
}
"""Messages of the terminal by the code of a refusal; other codes use the refusal's own message."""


def view_of(table: Table, seat: Seat) -> Any:
    """A seat's view of the deal in play, or of the last one."""
    return table.match.game.view(table.match.deals[-1].state, seat)


def happening_lines(words: Words, seat: Seat, each: Happening) -> list[str]:
    """The lines about an event for the person in a seat."""
    match each.event:
        case ev.Dealt():
            view = view_of(each.after, seat)
            title = words.heading(words.tell("deal-heading", number=len(each.after.match.deals)))
            return ["", title, *telling.of(view).opening(words, view)]
        case ev.Moved():
            before, after = view_of(each.before, seat), view_of(each.after, seat)
            ply = seen_by(seat, (each.event.seat, parse_move(each.event.move)))
            lines = telling.of(after).move_lines(words, before, ply, after)
            return [*lines, *_result_lines(words, each.after)]
        case ev.Cut():
            return [cut_line(words, view_of(each.after, seat)), *_result_lines(words, each.after)]
    return []


def _result_lines(words: Words, table: Table) -> list[str]:
    """The result of the deal, if it is over; otherwise no lines."""
    match = table.match
    if match.current is not None:
        return []
    deal = match.deals[-1]
    outcome = deal_line(match, deal, words)
    line = words.tell("deal-over", number=len(match.deals), outcome=outcome)
    return ["", line, points_line(deal, words), *race(match, words)]


def resume_lines(words: Words, seat: Seat, table: Table) -> list[str]:
    """A summary of a match that is continued in the middle of a deal."""
    view = view_of(table, seat)
    number = len(table.match.deals)
    title = words.heading(words.tell("deal-heading-continued", number=number))
    return ["", title, *race(table.match, words), *telling.of(view).table(words, view)]


def win_lines(words: Words, table: Table) -> list[str]:
    """Lines about the winner, and about the commands that save and check the match."""
    game = preset(table.game).title
    line = people_line("match-won-game", words, table.match.winners, game=game)
    commands = words.tell("match-commands-shuffle" if table.secret else "match-commands")
    return ["", words.heading(line), words.quiet(commands)]


def refusal_line(words: Words, answer: Refused) -> str:
    """The reason why the person's move was refused."""
    known = _REFUSALS.get(answer.code)
    if known is None:
        return words.tell("refused-move", why=words.language.words(answer.message))
    return words.tell("refused-move", why=words.tell(known))
