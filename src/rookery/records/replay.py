"""Replay: rebuild the match of a record move by move and check every claim of the record.

The first fault is reported, in this order: game, options, players and boards; for each deal, that
the match was not over, then dealer, deck, moves, end, cut and points; finally totals and winners.
The form of the rest of the record was checked when it was read.
"""

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from rookery.core.cards import Card
from rookery.core.errors import BadCut, BadDealer, BadDeck, BadOption, IllegalMove, UnknownGame
from rookery.core.game import Game
from rookery.core.match import Match
from rookery.core.moves import Bury
from rookery.games import preset
from rookery.games.preset import SEATS
from rookery.records.boards import boards_of
from rookery.records.cards import UNKNOWN, parse_cards
from rookery.records.errors import BadRecord, BadText, Code, one_line
from rookery.records.match_file import DealRecord, MatchRecord
from rookery.records.moves import parse_ply

_T = TypeVar("_T")

_REDACTED = "this record is redacted: it has unknown cards (?), so it cannot be replayed"


def game_of(record: MatchRecord) -> Game[Any, Any]:
    """The game of a record under its options. Raises BadRecord, also for wrong players."""
    try:
        chosen = preset(record.game)
        game = chosen.game(chosen.since(record.options, record.rules))
    except UnknownGame as error:
        raise BadRecord("unknown-game", str(error)) from None
    except BadOption as error:
        raise BadRecord("bad-option", str(error)) from None
    if len(chosen.by_seats) > 1 and SEATS not in record.options:
        raise BadRecord("bad-option", f"the options of {record.game} must include the seats")
    if len(record.players) != game.seats:
        reason = f"there are {len(record.players)} players for {game.seats} seats"
        raise BadRecord("bad-players", reason)
    return game


def replay(record: MatchRecord) -> Match[Any]:
    """The match of a record, with every claim checked. Raises BadRecord for the first fault."""
    game, boards = game_of(record), boards_of(record)
    match = Match.new(game, boards=0 if boards is None else boards.count)
    for number, deal in enumerate(record.deals):
        try:
            is_last = number == len(record.deals) - 1
            match = _replay_deal(match, deal, may_be_unfinished=is_last)
        except BadRecord as error:
            raise error.at(number, error.move) from None
    if record.totals != match.totals:
        reason = f"the totals are {list(match.totals)}, not {_claimed(record.totals)}"
        raise BadRecord("wrong-totals", reason)
    if record.winners != match.winners:
        reason = f"the winners are {list(match.winners)}, not {_claimed(record.winners)}"
        raise BadRecord("wrong-winners", reason)
    return match


def _replay_deal(match: Match[Any], deal: DealRecord, *, may_be_unfinished: bool) -> Match[Any]:
    if match.is_over:
        reason = "all boards were played" if match.boards else "the match was won"
        raise BadRecord("match-over", f"{reason} before this deal")
    match = _dealt(match, deal)
    for number, text in enumerate(deal.moves):
        try:
            match = _moved(match, text)
        except BadRecord as error:
            raise error.at(0, number) from None
    match = _cut(match, deal, may_be_unfinished=may_be_unfinished)
    _check_points(match, deal)
    return match


def _dealt(match: Match[Any], deal: DealRecord) -> Match[Any]:
    due, seats = match.next_dealer, match.game.seats
    if not 0 <= deal.dealer < seats:
        raise BadRecord("bad-dealer", f"the dealer must be a seat from 0 to {seats - 1}")
    if due not in (None, deal.dealer):
        raise BadRecord("bad-dealer", f"the dealer must be seat {due}: the deal passes left")
    deck = _cards(deal.deck, "bad-deck")
    return _or_bad(lambda: match.deal(deck, deal.dealer))


def _moved(match: Match[Any], text: str) -> Match[Any]:
    try:
        seat, move = parse_ply(text)
    except BadText as error:
        raise BadRecord("bad-move", str(error)) from None
    if move == Bury(None):
        raise BadRecord("redacted", _REDACTED)
    if match.current is None:
        raise BadRecord("illegal-move", "the deal is over, so there are no more moves")
    return _or_bad(lambda: match.apply(seat, move))


def _cut(match: Match[Any], deal: DealRecord, *, may_be_unfinished: bool) -> Match[Any]:
    """Make the cut of a deal if it has one. Raises BadRecord unless the deal may end here."""
    current = match.current
    is_open = current is not None and not match.game.needs_cut(current.state)
    claims_end = deal.points is not None or not may_be_unfinished
    if is_open and claims_end:
        reason = "the deal stops before its end, but it has points or is not the last"
        raise BadRecord("unfinished-deal", reason)
    if deal.cut is not None:
        cut = _cards(deal.cut, "bad-cut")
        if current is None or is_open:
            raise BadRecord("bad-cut", "no cut is due: a cut decides a tie after all tricks")
        return _or_bad(lambda: match.cut(cut))
    if current is not None and claims_end:
        raise BadRecord("bad-cut", "the tricks are tied, and the cut is missing")
    return match


def _check_points(match: Match[Any], deal: DealRecord) -> None:
    points = match.deals[-1].points
    if points is not None and deal.points is None:
        reason = f"the deal is over and must have its points, {list(points)}"
        raise BadRecord("wrong-points", reason)
    if points != deal.points:
        reason = f"the points are {list(points or ())}, not {_claimed(deal.points or ())}"
        raise BadRecord("wrong-points", reason)


def _claimed(numbers: Sequence[int]) -> str:
    """Numbers from outside as short text for an error message."""
    return one_line(str(list(numbers[:6])), 60)


def _cards(text: str, code: Code) -> tuple[Card, ...]:
    if UNKNOWN in text.split():
        raise BadRecord("redacted", _REDACTED)
    try:
        return parse_cards(text)
    except BadText as error:
        raise BadRecord(code, str(error)) from None


def _or_bad(change: Callable[[], _T]) -> _T:
    """The result of a change, with errors of the rules turned into BadRecord."""
    try:
        return change()
    except IllegalMove as error:
        reason = f"seat {error.seat} cannot make this move: {error.reason}"
        raise BadRecord("illegal-move", reason) from None
    except (BadDealer, BadDeck, BadCut) as error:
        codes: dict[type, Code] = {BadDealer: "bad-dealer", BadDeck: "bad-deck", BadCut: "bad-cut"}
        raise BadRecord(codes[type(error)], str(error)) from None
