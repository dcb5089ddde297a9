"""Positions of deals: from a state of the engine, or from a record before a given move."""

from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from rookery.core.cards import Seat
from rookery.core.match import Deal
from rookery.core.moves import Play
from rookery.kernel.position import BadPosition, Position
from rookery.records.errors import BadJson, BadRecord
from rookery.records.json_text import parsed
from rookery.records.match_file import MatchRecord, read_matches
from rookery.records.replay import replay
from rookery.tricks.game import TrickGame
from rookery.tricks.rules import Phase, Sides, TrickRules
from rookery.tricks.scoring import sides_of
from rookery.tricks.state import Trick, TrickState


def position_of(rules: TrickRules, state: TrickState, *, seat: Seat | None = None) -> Position:
    """The position of a deal during card play, without the contract.

    Side 0 is the side of `seat`. Without `seat` it is the bidder's side if the bidding decides who
    are partners, and the side of seat 0 if the seats decide it. Where everybody plays alone (R3),
    side 0 is one seat and side 1 all others. A position does not know that trump must be led to the
    first trick (SH-5). Raises BadPosition if no card is to be played, and in a game with a dummy,
    whose cards nobody chooses (R2-6).
    """
    if rules.dummy is not None:
        raise BadPosition("a deal with a dummy cannot be solved: nobody chooses the dummy's cards")
    if state.phase is not Phase.PLAY:
        raise BadPosition(f"no card is to be played: the deal is at {state.phase.value}")
    assert state.trump is not None
    assert state.leader is not None
    sides = _sides(rules, state, seat)
    return Position.under(
        rules,
        state.trump,
        state.buried,
        state.hands,
        state.leader,
        state.trick,
        sides=sides,
        tricks_won=_won(state.tricks, sides),
    )


def _sides(rules: TrickRules, state: TrickState, seat: Seat | None) -> tuple[int, ...]:
    if seat is None:
        seat = 0 if rules.sides is Sides.ALTERNATE else state.bidder
    own = next((side for side in sides_of(rules, state) if seat in side), None)
    if own is None:
        raise BadPosition(f"there is no seat {seat}: seats are 0 to {rules.seats - 1}")
    return tuple(0 if each in own else 1 for each in range(rules.seats))


def _won(tricks: Sequence[Trick], sides: Sequence[int]) -> tuple[int, int]:
    theirs = sum(sides[trick.winner] for trick in tricks)
    return len(tricks) - theirs, theirs


def record_in(text: str) -> MatchRecord | None:
    """The only match in a text of JSON or JSON Lines; None if the text is something else.

    Raises BadRecord, or BadPosition if there are several matches.
    """
    is_record = '"rookery-match/' in text
    for document in (text, text.strip().partition("\n")[0]):
        with suppress(BadJson):
            value = parsed(document)
            is_record = isinstance(value, dict) and not {"format", "deals"}.isdisjoint(value)
            break
    if not is_record:
        return None
    record, *others = read_matches(text)
    if others:
        raise BadPosition(f"there are {1 + len(others)} matches here: give one of them")
    if isinstance(record, BadRecord):
        raise record
    return record


def position_of_record(
    record: MatchRecord,
    deal: int | None = None,
    move: int | None = None,
    *,
    seat: Seat | None = None,
) -> Position:
    """The position in a record before a move; side 0 depends on `seat` as in `position_of`.

    Deals and moves are counted from 0, also in error messages. The default is the last deal, and
    the first card led in it. The whole record is replayed. Raises BadRecord if the record is wrong.
    Raises BadPosition if the chosen move plays no card.
    """
    match = replay(record)
    game = match.game
    if not isinstance(game, TrickGame):
        raise BadPosition(f"there are no tricks to solve in {record.game}")
    if not match.deals:
        raise BadPosition("the record has no deal")
    number = len(match.deals) - 1 if deal is None else deal
    if not 0 <= number < len(match.deals):
        raise BadPosition(f"there is no deal {number}: deals are 0 to {len(match.deals) - 1}")
    played = match.deals[number]
    first = _first_play(played, number)
    before = first if move is None else move
    if not first <= before <= len(played.plies):
        moves = f"cards are played from move {first} to {len(played.plies) - 1}"
        raise BadPosition(f"deal {number}: no card is played at move {before}: {moves}")
    state = match.state_before(number, before)
    if state.phase is not Phase.PLAY:
        raise BadPosition(f"deal {number}: all cards are played before move {before}")
    return position_of(game.rules, state, seat=seat)


def _first_play(deal: Deal[Any], number: int) -> int:
    """The number of the move that plays the first card of a deal; it may be the next move."""
    for place, (_, move) in enumerate(deal.plies):
        if isinstance(move, Play):
            return place
    if deal.state.phase is Phase.PLAY:
        return len(deal.plies)
    raise BadPosition(f"deal {number}: no card is played in it")
