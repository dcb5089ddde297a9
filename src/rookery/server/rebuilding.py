"""Rebuilds a table from its log, or reports why that is impossible."""

from collections.abc import Sequence
from typing import Any

from rookery.messages import refusals
from rookery.server.log.chain import BadLog
from rookery.server.log.entries import Entry
from rookery.table import events as ev
from rookery.table.authority import Authority
from rookery.table.folding import after
from rookery.table.refusal import Refusal
from rookery.table.table import Table, opened


class UnreadableTable(Refusal):
    """The log of a table is damaged, or this program does not know its events."""

    def __init__(self) -> None:
        super().__init__("unreadable", refusals.table_unreadable())


class ClosedTable(Refusal):
    """The operator has closed a table."""

    def __init__(self) -> None:
        super().__init__("closed", refusals.table_closed_for_good())


def rebuilt(entries: Sequence[Entry], at: float, **making: Any) -> Authority:
    """Rebuild the authority of a table from the entries of its log. Raises BadLog."""
    history = decoded(entries)
    try:
        return Authority.of_log(history, at, **making)
    except Exception as error:  # noqa: BLE001 a damaged event may break anything
        raise _first_failure(entries, history) or _bad(entries[-1], error) from None


def decoded(entries: Sequence[Entry]) -> list[tuple[ev.AnyEvent, float]]:
    """The events of a log with their times. Raises BadLog."""
    history = []
    for entry in entries:
        try:
            history.append((ev.decode(entry.body), entry.at))
        except Exception as error:  # noqa: BLE001 msgspec raises several kinds
            raise _bad(entry, error) from None
    return history


def _first_failure(
    entries: Sequence[Entry], history: Sequence[tuple[ev.AnyEvent, float]]
) -> BadLog | None:
    """The error for the first event that cannot follow those before it; None if every event can."""
    table: Table | None = None
    for entry, (event, at) in zip(entries, history, strict=True):
        try:
            if table is None:
                assert isinstance(event, ev.Opened), "a log begins with its table's opening"
                table = opened(event, at)
            else:
                table = after(table, event, at)
        except Exception as error:  # noqa: BLE001 a damaged event may break anything
            return _bad(entry, error)
    return None


def _bad(entry: Entry, error: Exception) -> BadLog:
    """The error for an entry. It names only the kind of `error`, whose message may name a card."""
    return BadLog(entry.match, entry.seq, f"cannot be read ({type(error).__name__})")
