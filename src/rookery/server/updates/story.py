"""Tells the events of a table in sentences, to one seat or to a spectator."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Any, TypeAlias

from rookery import telling
from rookery.core.cards import Seat
from rookery.core.game import AnyView
from rookery.core.match import Match
from rookery.core.moves import seen_by
from rookery.records import move_text
from rookery.server.updates.agreement_story import agreement_told, rules_told
from rookery.table import events as ev
from rookery.table.phrases import PHRASES
from rookery.table.protocol import Happened
from rookery.table.steps import Happening
from rookery.table.table import Table
from rookery.telling.sheet import deal_line, points_line
from rookery.telling.spoken import Spoken
from rookery.telling.tricks import cut_line
from rookery.telling.wording import isolated, listed

_spoken = lru_cache(maxsize=4096)(Spoken)

See: TypeAlias = Callable[[Match[Any], Seat | None], Any]
"""Returns a viewer's view of the last deal of a match."""


def happened(each: Happening, viewer: Seat | None, see: See) -> Iterator[Happened]:
    """An event as one viewer is told of it, followed by any result of the deal and the match.

    A press in a race for an orange is not told.
    """
    event, before, after = each.event, each.before, each.after
    words = _spoken(after.names, viewer)
    version = after.version
    match event:
        case ev.Moved(seat=seat, move=text, by_bot=by_bot):
            move, told = _moved(
                words, see(before.match, viewer), see(after.match, viewer), seat, text
            )
            yield Happened(version, "moved", seat, move, by_bot, None, told)
            yield from _scored(words, before, after)
        case ev.Cut():
            yield Happened(version, "cut", told=(cut_line(words, see(after.match, viewer)),))
            yield from _scored(words, before, after)
        case ev.Dealt():
            view = see(after.match, viewer)
            lines = telling.of(view).opening(words, view)
            title = f"Deal {len(after.match.deals)}."
            yield Happened(version, "dealt", event.dealer, told=(title, *lines))
        case ev.Said(seat=seat, phrase=phrase):
            said = PHRASES[phrase] if phrase < len(PHRASES) else ""
            line = f"{words.does(seat, 'say')}: {said}"
            yield Happened(version, "said", seat, phrase=phrase, told=(line,))
        case ev.Changed(chat=bool(chat)) if chat != before.chat:
            line = f"Free text is {'on' if chat else 'off'} at this table."
            yield Happened(version, "changed", told=(line,))
        case ev.Changed(clock=int()) if after.is_slow and not before.is_slow:
            rules = rules_told(before, after) if after.options != before.options else ()
            lines = ("This is a slow table now: people move when they have time.", *rules)
            yield Happened(version, "changed", told=lines)
        case ev.Undone(seat=seat, moves=moves):
            line = f"{words.does(seat, 'take')} a move back."
            yield Happened(version, "undone", seat, told=(line,), moves=moves)
        case ev.Claimed(seat=seat):
            line = f"{words.does(seat, 'claim')} the rest of the tricks."
            yield Happened(version, "claimed", seat, told=(line,))
            yield from _scored(words, before, after)
        case ev.RulesChanged():
            lines = rules_told(before, after)
            yield Happened(version, "rules", told=lines)
        case _:
            line = _people_told(words, event, before)
            if line:
                what = str(event.__struct_config__.tag)
                yield Happened(version, what, getattr(event, "seat", None), told=(line,))


def _moved(
    words: Spoken, before: AnyView, after: AnyView, seat: Seat, text: str
) -> tuple[str, tuple[str, ...]]:
    move = ev.move_of(text)
    ply = seen_by(words.me, (seat, move))
    shown = text if ply[1] is move else move_text(ply[1])
    return shown, tuple(telling.of(after).move_lines(words, before, ply, after))


def _scored(words: Spoken, before: Table, after: Table) -> Iterator[Happened]:
    """The result of the deal, and of the match, if the event ended them."""
    match = after.match
    deal = match.deals[-1]
    if deal.points is None or before.match.deals[-1].points is not None:
        return
    lines = (f"{deal_line(match, deal, words)}.", points_line(deal, words))
    yield Happened(after.version, "scored", told=lines)
    if match.winners:
        names = listed([words.whom(seat) for seat in match.winners])
        line = f"{names} won the match."
        yield Happened(after.version, "won", told=(line[0].upper() + line[1:],))


def _people_told(words: Spoken, event: ev.AnyEvent, before: Table) -> str:
    """A sentence about players coming and going; empty for events that need none."""
    match event:
        case ev.Sat(seat=seat, name=name, is_bot=is_bot):
            whose = ", a guest's bot," if is_bot else ""
            return "You sit down." if seat == words.me else f"{isolated(name)}{whose} sits down."
        case ev.Renamed(seat=seat, name=name):
            old = isolated(before.chairs[seat].name)
            now = isolated(name)
            return f"You are {now} now." if seat == words.me else f"{old} is {now} now."
        case ev.Declared(seat=seat, is_bot=is_bot):
            if is_bot:
                return f"{words.does(seat, 'let')} a bot play."
            return f"{words.does(seat, 'play')} without a bot again."
        case ev.Left(seat=seat):
            return f"{isolated(before.chairs[seat].name)} has left the table."
        case ev.Released(seat=seat):
            return f"The host has given {isolated(before.chairs[seat].name)}'s seat to a bot."
        case ev.Started():
            return "The match begins."
        case ev.StoodIn(seat=seat, is_idle=is_idle):
            return _stood_in(words, seat, before, is_idle=is_idle)
        case ev.Returned(seat=seat):
            return (
                "You are back."
                if seat == words.me
                else f"{isolated(before.chairs[seat].name)} is back."
            )
        case ev.Continued():
            return "The next match is at a new table."
        case ev.Expired():
            return "The table is closed, because nobody has come to it for long."
        case ev.Reopened():
            return "The table is open again."
    return agreement_told(words, event, before)


def _stood_in(words: Spoken, seat: Seat, before: Table, *, is_idle: bool) -> str:
    """Why a bot plays in a person's seat from now on."""
    name = isolated(before.chairs[seat].name)
    if before.is_slow and seat == words.me:
        return "Your time for this move is up: a bot plays for you until you are back."
    if before.is_slow:
        return f"{name}'s time for this move is up: a bot plays until {name} is back."
    if is_idle and seat == words.me:
        return "You do not answer: a bot plays for you until you take your seat back."
    if is_idle:
        return f"{name} does not answer: a bot holds the seat until {name} is back."
    return f"{name} is away: a bot holds the seat until {name} is back."
