"""Rebuilds a table from its log, or reports why that is impossible."""

import logging
from collections.abc import Callable, Sequence
from typing import Any, TypeAlias, TypeVar

from rookery.messages import refusals
from rookery.server.database.chain import BadLog
from rookery.server.database.database import StoreDamaged, StoreFailed
from rookery.server.database.entries import Entry
from rookery.server.database.store import Store
from rookery.table import events as ev
from rookery.table.authority import Authority
from rookery.table.folding import after
from rookery.table.refusal import Refusal
from rookery.table.table import Table, opened

log = logging.getLogger("rookery.table")

_T = TypeVar("_T")

History: TypeAlias = Sequence[tuple[ev.AnyEvent, float]]
"""The events of a table with their times, from its opening on."""


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


def read_log(store: Store, code: str, make: Callable[[History], _T]) -> _T | None:
    """The result of `make`, called with the events of a table and their times.

    None if the events are gone or damaged, or cannot follow each other. Raises StoreFailed.
    """
    try:
        history = decoded(store.log_of(code))
        return make(history) if history else None
    except (BadLog, StoreDamaged):
        return None  # a check of the log reports the damage
    except StoreFailed:
        raise
    except Exception as error:  # noqa: BLE001 an event that does not follow may break anything
        log.warning("the log of table %s cannot be used: %s", code, type(error).__name__)
        return None


def _first_failure(entries: Sequence[Entry], history: History) -> BadLog | None:
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
    """The error for an entry. It names only the kind of `error`: the message may name a card."""
    return BadLog(entry.match, entry.seq, f"cannot be read ({type(error).__name__})")
