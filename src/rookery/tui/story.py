"""What happened at the table, told to the person at the terminal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rookery import telling
from rookery.core.cards import Seat
from rookery.core.moves import seen_by
from rookery.games import preset
from rookery.records import parse_move
from rookery.table import events as ev
from rookery.table import protocol as p
from rookery.table.steps import Happening
from rookery.table.table import Table
from rookery.telling.sheet import deal_told, points_told, race
from rookery.telling.tricks import cut_told
from rookery.telling.wording import Words, listed

_REFUSALS: Mapping[str, str] = {
    "not-open": "no orange is open",
    "too-late": "somebody was quicker",
    "disarmed": "after a wrong call you may not call for two seconds",
}
"""Refusals in the words of somebody who types, by code; of others the message says enough."""


def view_of(table: Table, seat: Seat) -> Any:
    """What a seat may see of the deal being played, or of the last one."""
    return table.match.game.view(table.match.deals[-1].state, seat)


def happening_lines(words: Words, seat: Seat, each: Happening) -> list[str]:
    """What the person in a seat is told about something that happened."""
    match each.event:
        case ev.Dealt():
            view = view_of(each.after, seat)
            title = words.heading(f"Deal {len(each.after.match.deals)}")
            return ["", title, *telling.of(view).opening(words, view)]
        case ev.Moved():
            before, after = view_of(each.before, seat), view_of(each.after, seat)
            ply = seen_by(seat, (each.event.seat, parse_move(each.event.move)))
            lines = telling.of(after).told(words, before, ply, after)
            return [*lines, *_result_lines(words, each.after)]
        case ev.Cut():
            return [cut_told(words, view_of(each.after, seat)), *_result_lines(words, each.after)]
    return []


def _result_lines(words: Words, table: Table) -> list[str]:
    """The end of a deal, if it has ended."""
    match = table.match
    if match.current is not None:
        return []
    deal = match.deals[-1]
    line = f"Deal {len(match.deals)} is over: {deal_told(match, deal, words)}."
    return ["", line, points_told(deal, words), *race(match, words)]


def resume_lines(words: Words, seat: Seat, table: Table) -> list[str]:
    """Where a match stands that is gone on with in the middle of a deal."""
    view = view_of(table, seat)
    title = words.heading(f"Deal {len(table.match.deals)}, going on")
    return ["", title, *race(table.match, words), *telling.of(view).table(words, view)]


def win_lines(words: Words, table: Table) -> list[str]:
    """Who has won, and what can be done with the match."""
    names = listed([words.whom(seat) for seat in table.match.winners])
    line = f"{names} won this match of {preset(table.game).title}."
    kept = "`save FILE` keeps its record"
    if table.secret:
        kept += ", and `rookery verify FILE` checks its shuffle"
    return ["", words.heading(line[0].upper() + line[1:]), words.quiet(f"{kept}.")]


def refusal_line(answer: p.Refused) -> str:
    """Why a move of the person was not made."""
    return f"You cannot do that: {_REFUSALS.get(answer.code, answer.message)}."
