"""The texts of notices. They name no card, because others may see the screen."""

from collections.abc import Sequence
from dataclasses import dataclass

from msgspec import json

from rookery.core.cards import Seat
from rookery.games import preset
from rookery.language.script import isolated
from rookery.server.notices.outbox import Due
from rookery.table import events as ev
from rookery.table.steps import Happening
from rookery.table.table import Table
from rookery.table.turns.slow import begins_turn, waited_for


@dataclass(frozen=True, slots=True)
class TurnNotice:
    """A notice for the person of a seat, and when it becomes useless."""

    due: Due
    title: str
    body: str
    until: float

    def payload(self) -> bytes:
        """The JSON sent to the browser's service worker."""
        code = self.due.code
        return json.encode({"title": self.title, "body": self.body, "code": code})


def turn_notices(table: Table, happenings: Sequence[Happening]) -> list[TurnNotice]:
    """The notices for events at a slow table: one for each person whose turn has begun."""
    if not table.is_slow or not any(
        begins_turn(each.event, each.before, each.after) for each in happenings
    ):
        return []
    mover = _mover(table, happenings)
    return [turn_notice(table, seat, mover) for seat in waited_for(table)]


def turn_notice(table: Table, seat: Seat, mover: str = "") -> TurnNotice:
    """The notice for a seat whose turn it is. It names whoever moved last, if known."""
    due = Due(table.code, table.chairs[seat].secret_hash, table.version)
    title = preset(table.game).title
    body = f"{title}: {mover} has moved." if mover else f"{title} waits for you."
    return TurnNotice(due, "Your turn", body, table.turn_since + table.move_seconds)


def _mover(table: Table, happenings: Sequence[Happening]) -> str:
    """The name of whoever moved last; empty if nobody has moved."""
    moved = [each.event.seat for each in happenings if isinstance(each.event, ev.Moved)]
    return isolated(table.chairs[moved[-1]].name) if moved else ""
