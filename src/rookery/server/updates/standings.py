"""Summaries of tables for the home page: the public list, and the state of one's own tables."""

from collections.abc import Mapping
from typing import cast

from msgspec import structs

from rookery.core.cards import Seat
from rookery.core.game import AnyView
from rookery.core.options import OptionValue
from rookery.games import GAMES, preset
from rookery.language import ENGLISH, Language
from rookery.server.updates.origins import boards_view
from rookery.table import protocol as p
from rookery.table.table import PLAYING, Table, stage_of
from rookery.table.turns.slow import deadline, waited_for
from rookery.telling.house_rules import rule_lines


def listed_view(table: Table) -> p.Listed:
    """A table's entry in the public list."""
    return p.Listed(
        code=table.code,
        game=table.game,
        title=preset(table.game).title,
        stage=table.stage,
        players=tuple(chair.name for chair in table.chairs if chair.is_person),
        open_seats=0 if table.locked else sum(not chair.is_person for chair in table.chairs),
        seats=len(table.chairs),
        rules=rules_line(table.game, table.options),
        options=dict(table.options),
        pace=cast(p.Pace, table.pace),
        clock=table.move_seconds,
        asks=range_asked(table),
    )


def listed_in(language: Language, it: p.Listed) -> p.Listed:
    """An entry of the list in a language; unchanged if this server does not know its game."""
    if language is ENGLISH or it.game not in GAMES:
        return it
    return structs.replace(it, rules=rules_line(it.game, it.options, language))


def range_asked(table: Table) -> p.RatingRange | None:
    """The range of ratings that the table's host asks for."""
    it = table.asks
    return None if it is None else p.RatingRange(low=it.low, high=it.high, unrated=it.unrated)


def rules_line(game: str, options: Mapping[str, OptionValue], language: Language = ENGLISH) -> str:
    """The house rules that differ from a game's defaults, as one line of words.

    >>> rules_line("dixie", {"seats": 4, "target": 500})
    'Points to win: 500'
    """
    return "; ".join(rule_lines(preset(game), options, language))


def standing(table: Table, secret: str) -> p.Standing:
    """The state of a table for a secret's owner; `unknown` if the secret opens no seat there."""
    seat = table.seat_of(secret)
    if seat is None:
        return p.Standing(table.code)
    return p.Standing(
        code=table.code,
        stage=stage_of(table),
        game=table.game,
        title=preset(table.game).title,
        seat=seat,
        players=tuple(
            p.PlayerNamed(chair.name, is_bot=chair.kind == "bot" or chair.is_bot)
            for chair in table.chairs
        ),
        sides=table.match.game.rules.fixed_sides,
        deal=len(table.match.deals),
        is_turn=_is_turn(table, seat),
        totals=table.match.totals,
        winners=table.match.winners,
        changed_at=table.changed_at,
        is_practice=table.given is not None,
        move_until=_move_until(table, seat),
        boards=boards_view(table),
    )


def _move_until(table: Table, seat: Seat) -> float | None:
    is_due = table.is_slow and seat in waited_for(table)
    return deadline(table) if is_due else None


def _is_turn(table: Table, seat: Seat) -> bool:
    """Whether the table waits for a move of the person in a seat."""
    deal = table.match.current
    is_waiting = table.stage == PLAYING and not table.is_expired and deal is not None
    if not is_waiting or table.chairs[seat].is_stood_in:
        return False
    assert deal is not None
    view: AnyView = table.match.game.view(deal.state, None)
    return seat == view.turn
