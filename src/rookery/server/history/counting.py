"""The result of a finished match: who had which seat, what each scored, and what each did.

The result follows from the table's events up to the end of the match; later events do not change
it. An unfinished match has a result if somebody left it, once its table is closed. Only finished
deals count, so that no hidden card of an unfinished deal gets into a result.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from msgspec import json

from rookery.core.cards import Seat
from rookery.core.match import Match
from rookery.core.options import OptionValue
from rookery.games.table import kept_options
from rookery.server.history.leaving import Leaver, leavers
from rookery.server.rebuilding import History
from rookery.statistics import Facts, of_deals, summed
from rookery.table import events as ev
from rookery.table.chairs import Chair
from rookery.table.folding import after
from rookery.table.table import OVER, Table, opened

PERSON, PROGRAM, BOT = "person", "program", "bot"
"""Who plays in a seat: a person, a person's own bot, or the server's bot."""

MATCH = "match"
"""The kind of an ordinary match. A match on boards has the kind of the boards' set instead."""

CASUAL = "casual"
"""The kind of a match with bots that did not call oranges as quickly as people; it is not rated."""

_DIGEST = 16
"""Hexadecimal digits of the digest of a game with its rules."""


@dataclass(frozen=True, slots=True)
class SeatResult:
    """The result of a seat, for the player who sat there when the match ended.

    `points` are the totals. Seats that scored together throughout the match have the same `side`.
    `has_won` is False for everybody if nobody won. `moves` counts the moves since this player sat
    down; a stand-in made `moves_by_bot` of them. `facts` sum up the deals begun since then.
    """

    seat: Seat
    secret_hash: str
    name: str
    player: str
    level: str
    points: int
    side: int
    has_won: bool
    moves: int
    moves_by_bot: int
    facts: Facts


@dataclass(frozen=True, slots=True)
class MatchResult:
    """The result of a match. Times are in seconds since 1970.

    `kind` is `match`, `casual` or, if boards were played, the kind of the set `set_of`. `options`
    are the options that differ from the game's defaults in version 1.0. Matches of the same game
    under the same rules have equal `digest`s. `deals` counts finished deals. `is_early` is true if
    the match ended before somebody had won. `leavers` left the match for good.
    """

    code: str
    game: str
    options: dict[str, OptionValue]
    digest: str
    kind: str
    set_of: str
    began_at: float
    ended_at: float
    deals: int
    is_early: bool
    seats: tuple[SeatResult, ...]
    leavers: tuple[Leaver, ...] = ()


def result_of_history(history: History) -> MatchResult | None:
    """The result of the match in a table's events; None if it has none.

    A practice table has no result, nor has a match without a finished deal. An unfinished match has
    a result only if somebody left it and its table is closed.
    """
    table: Table | None = None
    for event, at in history:
        if table is None:
            assert isinstance(event, ev.Opened), "a log begins with its table's opening"
            table = opened(event, at)
        else:
            table = after(table, event, at)
        if table.stage == OVER:
            break
    return None if table is None else result_of(table, history)


def result_of(table: Table, history: History) -> MatchResult | None:
    """The result of a match whose last event led to `table`; later events are ignored."""
    told = history[: table.version]
    is_over = table.stage == OVER
    if table.given is not None or not table.match.deals_played:
        return None
    if not (is_over or table.is_expired):
        return None
    left = leavers(told)
    if not (is_over or any(it.secret_hash for it in left)):
        return None
    deals = of_deals(table.match)
    played = [_played(told, seat) for seat in range(len(table.chairs))]
    facts = [
        summed(deals[since:], len(table.chairs))[seat] for seat, (since, _, _) in enumerate(played)
    ]
    options = kept_options(table.game, table.options)
    return MatchResult(
        code=table.code,
        game=table.game,
        options=options,
        digest=rules_digest(table.game, options),
        kind=_kind(table),
        set_of="" if table.boards is None else table.boards.of,
        began_at=next((at for event, at in told if isinstance(event, ev.Started)), told[0][1]),
        ended_at=told[-1][1],
        deals=table.match.deals_played,
        is_early=not table.match.is_over,
        seats=tuple(
            _seat_result(table.match, seat, chair, played[seat][1:], facts[seat])
            for seat, chair in enumerate(table.chairs)
        ),
        leavers=left,
    )


def _kind(table: Table) -> str:
    if table.boards is not None:
        return table.boards.kind
    has_bots = any(not chair.is_person or chair.is_bot for chair in table.chairs)
    is_casual = table.is_casual and table.match.game.rules.has_races and has_bots
    return CASUAL if is_casual else MATCH


def rules_digest(game: str, options: Any) -> str:
    """A short hash that is equal for the same game under the same rules."""
    written = json.encode([game, dict(options)], order="sorted")
    return sha256(written).hexdigest()[:_DIGEST]


def _seat_result(
    match: Match[Any], seat: Seat, chair: Chair, moves: tuple[int, int], facts: Facts
) -> SeatResult:
    player = BOT if not chair.is_person else PROGRAM if chair.is_bot else PERSON
    return SeatResult(
        seat=seat,
        secret_hash=chair.secret_hash if chair.is_person else "",
        name=chair.name,
        player=player,
        level=chair.level if player == BOT else "",
        points=match.totals[seat],
        side=_side(match, seat),
        has_won=seat in match.winners,
        moves=moves[0],
        moves_by_bot=moves[1],
        facts=facts,
    )


def _side(match: Match[Any], seat: Seat) -> int:
    sides = match.game.rules.fixed_sides
    return seat if sides is None else sides[seat]


def _played(history: Iterable[tuple[ev.AnyEvent, float]], seat: Seat) -> tuple[int, int, int]:
    """A seat's last player: their first deal, their moves, and how many of these a stand-in made.

    A player who takes over during a deal starts with the next one. Seats change only before the
    first deal.
    """
    since = deals = moves = by_bot = 0
    for event, _ in history:
        match event:
            case ev.Dealt():
                deals += 1
            case ev.Moved() if event.seat == seat:
                moves += 1
                by_bot += event.by_bot
            case ev.Sat() | ev.Left() | ev.Released() if event.seat == seat:
                since, moves, by_bot = deals, 0, 0
    return since, moves, by_bot
