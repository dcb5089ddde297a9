"""The end of a race to call "orange": the moves made, and the answer to each press."""

from collections.abc import Sequence

from msgspec import structs

from rookery.core.cards import Seat
from rookery.core.errors import IllegalMove, MatchOver
from rookery.core.messages import Told
from rookery.core.moves import CallOrange, Move
from rookery.messages import refusals
from rookery.records import move_text
from rookery.table import events as ev
from rookery.table import protocol as p
from rookery.table.folding import after
from rookery.table.refusal import Refused
from rookery.table.steps import Answer, Happening
from rookery.table.table import Table
from rookery.table.turns import race


def settled(
    table: Table, presses: Sequence[race.Press], at: float
) -> tuple[list[Happening], list[Answer]]:
    """The moves with which a race ends, and the answers to all who pressed.

    The first press wins; a turn that counts later is still played. Later calls are lost, even if
    that turn has opened another orange.
    """
    made: list[Happening] = []
    answers: list[Answer] = []
    now = table
    for press in race.in_order(presses):
        if isinstance(press.move, CallOrange) and made:
            answers += _lost(press, "")
            continue
        event = _moved_by(press)
        try:
            moved_on = after(now, event, at)
        except IllegalMove as illegal:
            answers += _lost(press, illegal.reason)
        except MatchOver:  # all others have declined meanwhile, which ended the deal
            answers += _lost(press, refusals.deal_over_already())
        else:
            made.append(Happening(event, now, moved_on))
            now = moved_on
            answers += _won(press, now.version)
    return made, answers


def moved(seat: Seat, move: Move, command: str = "", *, by_bot: bool = False) -> ev.Moved:
    """The event of a move outside a race."""
    return ev.Moved(seat=seat, move=move_text(move), by_bot=by_bot, command=command)


def _moved_by(press: race.Press) -> ev.Moved:
    """The event of a press. If the press is a turn, the event says when it arrived and counted."""
    event = moved(press.seat, press.move, press.command, by_bot=press.by_bot)
    if isinstance(press.move, CallOrange):  # its `Pressed` event has the time
        return event
    return structs.replace(event, came_at=press.came_at, counted_at=press.at)


def _won(press: race.Press, version: int) -> list[Answer]:
    if press.answer_to is None:
        return []
    caller, command = press.answer_to
    return [Answer(caller.answer_to, p.Done(command, version))]


def _lost(press: race.Press, reason: Told) -> list[Answer]:
    if press.answer_to is None:
        return []
    caller, command = press.answer_to
    is_call = isinstance(press.move, CallOrange)
    code, message = (
        ("too-late", refusals.orange_too_late()) if is_call else ("illegal-move", reason)
    )
    return [Answer(caller.answer_to, Refused(command, code, message))]
