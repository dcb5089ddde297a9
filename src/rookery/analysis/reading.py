"""Reads a position to analyse from any of the texts that a position is written in."""

from dataclasses import replace
from typing import Any

from rookery.analysis.positions import Analysed, Ending, WholeDeal
from rookery.core.game import Game
from rookery.core.match import Deal
from rookery.core.moves import Play
from rookery.games import preset
from rookery.kernel import BadPosition, read_position
from rookery.kernel.deal_positions import record_in
from rookery.records import MatchRecord, replay
from rookery.records.json_text import BYTE_ORDER_MARK
from rookery.records.positions import head_of, parse_position

_FORMS = (
    "the JSON of a position as `rookery solve` takes it, the record of a match, "
    "or a position in one line as in dixie seats=4; dealer 0; …"
)


def read(text: str, deal: int | None = None, move: int | None = None) -> Analysed:
    """The position of a text: JSON of `rookery solve`, a record, or a position in one line.

    For a record, `deal` and `move` count from 0 as in the errors of `rookery replay`; the position
    is the one before the move. The default is the last deal and the first card played in it, or its
    end if no card was played. Raises BadRecord, BadPosition, or BadText.
    """
    text = text.removeprefix(BYTE_ORDER_MARK).strip()
    if not text:
        raise BadPosition(f"there is nothing to analyse: give {_FORMS}")
    if record := record_in(text):
        return _of_record(record, deal, move)
    if deal is not None or move is not None:
        raise BadPosition("a deal and a move are for records: this is a position")
    if text.startswith(("{", "[")):
        return Ending.of(read_position(text))
    if ";" not in text:
        raise BadPosition(f"this is no position: give {_FORMS}")
    return _of_line(text)


def _of_record(record: MatchRecord, deal: int | None, move: int | None) -> WholeDeal:
    if not record.deals:
        raise BadPosition("the record has no deal")
    last = len(record.deals) - 1
    number = last if deal is None else deal
    if not 0 <= number <= last:
        raise BadPosition(f"there is no deal {number}: deals are 0 to {last}")
    match = replay(_up_to(record, number))
    chosen = match.deals[number]
    before = _first_play(match.game, chosen) if move is None else move
    if not 0 <= before <= len(chosen.plies):
        raise BadPosition(
            f"deal {number}: there is no move {before}: moves are 0 to {len(chosen.plies)}, "
            "where the last stands for the end"
        )
    options = preset(record.game).written(record.options)
    state = match.state_before(number, before)
    return WholeDeal(record.game, options, match.game, state, record.players)


def _up_to(record: MatchRecord, number: int) -> MatchRecord:
    """The record up to one of its deals, since later deals may still be hidden."""
    if number == len(record.deals) - 1:
        return record
    deals = record.deals[: number + 1]
    points = [deal.points or () for deal in deals]
    totals = tuple(map(sum, zip(*points, strict=False))) or record.totals
    return replace(record, deals=deals, totals=totals, winners=())


def _first_play(game: Game[Any, Any], deal: Deal[Any]) -> int:
    """The index of the first card played after the bidding; if there is none, of the next move."""
    plays = (place for place, (_, move) in enumerate(deal.plies) if isinstance(move, Play))
    return next(plays, len(deal.plies) if game.rules.has_bidding else 0)


def _of_line(line: str) -> WholeDeal:
    game, state = parse_position(line)
    chosen, options = head_of(line)
    return WholeDeal(chosen.name, options, game, state)
