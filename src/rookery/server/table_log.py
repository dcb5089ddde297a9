"""The log of one table, as used by its room: steps, commits in doubt, and other servers' events."""

import asyncio

from rookery.server.database.database import StoreFailed, StoreUnsure
from rookery.server.database.entries import Entry, Group, Lease, Summary
from rookery.server.database.writer import Writer
from rookery.server.rebuilding import decoded
from rookery.table import events as ev
from rookery.table.steps import Step
from rookery.table.table import Table, stage_of
from rookery.table.turns.slow import due_at

_UNSURE_FOR = 10.0
"""Seconds during which a room keeps asking the database whether an unconfirmed commit happened.
Unmeasured, as are the two values below."""

_ASK_EVERY = 0.25
"""Seconds between two queries about an unconfirmed commit."""

_SUM_UP_EVERY = 600.0
"""Seconds between two updates of the time of a table's last change in the index. That time only
serves to find tables that have been quiet for hours."""


class TableLog:
    """The part of the log that belongs to one table."""

    def __init__(self, writer: Writer, table: Table, lease: Lease | None) -> None:
        self._writer = writer
        self._lease = lease
        self._code = table.code
        self._summed_up_at = table.changed_at

    async def keep(self, before: Table, step: Step) -> None:
        """Write the events of a step that was decided at the table `before`.

        Raises LeaseLost if another server owns the table, Conflict if another server has used the
        same event numbers, and StoreFailed if the events could not be written. If the database does
        not confirm the commit, it is asked until it answers; after some seconds without an answer,
        StoreUnsure is raised.
        """
        group = self._group(before, step)
        try:
            await self._writer.append(group)
        except StoreUnsure as unsure:
            await self._make_sure(group, unsure)

    async def _make_sure(self, group: Group, unsure: StoreUnsure) -> None:
        """Return if a group was written. Raises StoreFailed if not, StoreUnsure if unknown."""
        loop = asyncio.get_running_loop()
        until = loop.time() + _UNSURE_FOR
        while loop.time() < until:
            await asyncio.sleep(_ASK_EVERY)
            try:
                is_written = await self._writer.is_written(group)
            except StoreFailed:
                continue
            if not is_written:
                raise StoreFailed(str(unsure)) from None
            return
        raise unsure

    async def written_by_others(self, after: int) -> list[tuple[ev.AnyEvent, float]]:
        """The events after number `after`, with their times. Raises StoreFailed and BadLog."""
        return decoded(await self._writer.entries(self._code, after))

    def _group(self, before: Table, step: Step) -> Group:
        entries = entries_of(self._code, step)
        is_same = _index_key(before) == _index_key(step.table)
        if is_same and step.at - self._summed_up_at < _SUM_UP_EVERY:
            return Group(entries, lease=self._lease)
        self._summed_up_at = step.at
        return Group(entries, summary_of(step.table), self._lease)


def entries_of(code: str, step: Step) -> tuple[Entry, ...]:
    """The entries that a step adds to the log of its table."""
    return tuple(
        Entry(code, each.after.version, step.at, ev.encode(each.event)) for each in step.happenings
    )


def summary_of(table: Table) -> Summary:
    """A table's entry in the index of tables."""
    stage = stage_of(table)
    return Summary(
        table.code,
        table.game,
        stage,
        table.listed,
        table.opened_at,
        table.changed_at,
        due_at(table),
    )


def _index_key(table: Table) -> tuple[object, ...]:
    """A table's values in the index. When one of them changes, the index is written at once."""
    return table.game, stage_of(table), table.listed, due_at(table)
