"""Checks a whole log: every table is read, rebuilt and compared with the index."""

import logging
from collections.abc import Mapping
from dataclasses import dataclass, field

from rookery.server.database.chain import BadLog
from rookery.server.database.database import StoreDamaged, StoreFailed
from rookery.server.database.store import ENDED_STAGES, OPEN_STAGES, Store
from rookery.server.rebuilding import rebuilt
from rookery.server.table_log import summary_of
from rookery.table.protocol import LostEnd

log = logging.getLogger("rookery.log")


@dataclass(frozen=True, slots=True)
class Damage:
    """A damaged table. `seq` is the number of its first damaged event, None if unknown."""

    table: str
    seq: int | None
    reason: str


@dataclass(slots=True)
class Report:
    """The result of a check. `file` lists the faults of the database as a whole.

    `loss` describes events that are missing at the end of the log, and `missing` counts events
    missing elsewhere. `notes` are earlier losses and restorations, which do not count as faults.
    """

    tables: int = 0
    events: int = 0
    damaged: list[Damage] = field(default_factory=list)
    loss: str | None = None
    missing: int = 0
    file: list[str] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)

    @property
    def is_sound(self) -> bool:
        """Whether nothing is damaged or missing."""
        return not (self.damaged or self.loss or self.missing > 0 or self.file)


def check(store: Store) -> Report:
    """Check the log of a store, even while servers write to it. Raises StoreFailed."""
    report = Report(notes=store.notes())
    try:
        loss = store.loss()
        report.loss = None if loss is None else str(loss)
    except StoreDamaged as error:
        report.file.append(str(error))
    for code in sorted(_codes(store, report)):
        report.tables += 1
        damage = _damage_of(store, code, report)
        if damage is not None:
            report.damaged.append(damage)
    try:
        report.file += store.faults()
        report.missing = store.missing()
        for code, seq in store.bad_names():
            report.damaged.append(Damage(code, seq, "has damaged names"))
    except StoreDamaged as error:
        report.file.append(str(error))
    return report


def log_losses(store: Store) -> dict[str, LostEnd]:
    """Log an error for the operator if events are missing at the end of the log.

    The server then continues with the remaining events. Returns the lost end of each table that
    still has events, so that its people can be told. Tables are only checked when they are read.
    """
    try:
        if (loss := store.loss()) is not None:
            log.error("%s; the server goes on with what is there", loss)
            store.go_on_from_here(str(loss))
            return {} if loss.is_other_log else _lost_ends(store, loss.tables)
        if (missing := store.missing()) > 0:
            log.error("%d events of the log are missing: see rookery database check", missing)
    except StoreFailed as error:
        log.error("the end of the log cannot be checked: %s", error)
    return {}


def _lost_ends(store: Store, noted: Mapping[str, int]) -> dict[str, LostEnd]:
    """Find the tables whose log ends, but is not empty, before the event number in `noted`."""
    lasts = {code: store.last(code) for code in noted}
    return {
        code: _lost_end(noted[code] - last, last)
        for code, last in lasts.items()
        if 0 < last < noted[code]
    }


def _lost_end(events: int, version: int) -> LostEnd:
    were = "event at this table was" if events == 1 else f"{events} events at this table were"
    told = f"The last {were} lost on the server's disk. The table went on from what was left."
    return LostEnd(events, version, told)


def _codes(store: Store, report: Report) -> set[str]:
    """The codes of all tables in the log or in the index."""
    codes: set[str] = set()
    try:
        codes.update(map(str, store.matches()))  # damage may turn a code into a number
    except StoreDamaged as error:
        report.file.append(str(error))
    try:
        codes.update(str(summary.code) for summary in store.summaries(OPEN_STAGES + ENDED_STAGES))
    except StoreDamaged as error:
        report.file.append(str(error))
    return codes


def _damage_of(store: Store, code: str, report: Report) -> Damage | None:
    """Check a table: return the damage, or None. Adds its events to the report's count."""
    try:
        entries = store.log_of(code)
        report.events += len(entries)
        if not entries:
            return Damage(code, None, "has no events")
        rebuilt(entries, entries[-1].at)
    except BadLog as bad:
        return Damage(code, bad.seq, bad.reason)
    except StoreDamaged as error:
        return Damage(code, None, str(error))
    return (
        None if _is_indexed(store, code) else Damage(code, None, "is listed wrongly in the index")
    )


def _is_indexed(store: Store, code: str) -> bool:
    """Whether the index agrees with a table's log, even if a move is written meanwhile."""
    for _ in range(2):
        entries = store.log_of(code)
        told = summary_of(rebuilt(entries, entries[-1].at).table)
        line = store.summary(code)
        if line is not None and (line.stage, line.listed) == (told.stage, told.listed):
            return True
    return False
