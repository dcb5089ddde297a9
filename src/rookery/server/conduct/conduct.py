"""Enforces blocks, reports and restrictions at tables where strangers meet."""

import asyncio
import logging
from collections import OrderedDict

from rookery.core.cards import Seat
from rookery.messages import refusals
from rookery.server import metrics
from rookery.server.conduct.blocks import Blocks
from rookery.server.conduct.reports import HOLD_REPORTS, Party, Reports, Written
from rookery.server.conduct.restrictions import RestrictionList, Restrictions
from rookery.server.database.connections import Connections
from rookery.server.database.database import StoreFailed
from rookery.server.limits import Bucket
from rookery.table import protocol as p
from rookery.table.authority import Authority
from rookery.table.refusal import Refusal, Refused
from rookery.table.table import Table
from rookery.table.words.plain_text import one_line

log = logging.getLogger("rookery.conduct")

_REPORT_RATE, _REPORT_BURST = 1 / 600, 6.0
"""Reports allowed per address: six at once, then one every ten minutes. Unmeasured."""

_MOST_ADDRESSES = 10_000
"""Reports are counted for at most this many addresses; addresses silent for longest are dropped."""


class Conduct:
    """The blocks, reports and restrictions of a server. Only one event loop may use it."""

    def __init__(self, connections: Connections) -> None:
        self.blocks = Blocks(connections)
        self.reports = Reports(connections)
        self.restrictions = Restrictions(RestrictionList(connections))
        self.open_reports = 0
        self._reporting: OrderedDict[str, Bucket] = OrderedDict()

    async def load(self, at: float) -> None:
        """Read the restrictions. A failure is logged; the old restrictions then stay in force."""
        try:
            await self.restrictions.load(at)
            self.open_reports = await asyncio.to_thread(self.reports.count)
        except StoreFailed as error:
            log.error("the restrictions of people cannot be read: %s", error)

    async def tidy(self, at: float, *, removes: bool) -> None:
        """Read the restrictions again. If `removes`, first delete old restrictions and reports."""
        if removes:
            await asyncio.to_thread(self.restrictions.kept.remove_old, at)
            await asyncio.to_thread(self.reports.remove_old, at)
        await self.load(at)

    def need_permission(
        self, table: Table, seat: Seat | None, origin: str, command: p.AnyCommand, at: float
    ) -> None:
        """Raise Refusal if a restriction forbids somebody a command.

        Only tables where strangers meet are watched: listed tables and tables of the waiting room.
        A barred profile is refused when it asks for an admission; here the address is checked.
        """
        if not (table.listed or table.is_met):
            return
        if isinstance(command, p.Sit) and table.listed:
            self.restrictions.need_welcome("", origin, at)
        elif isinstance(command, p.Say | p.Write) and seat is not None:
            self.restrictions.need_voice(table.chairs[seat].secret_hash, at)

    async def report(
        self, authority: Authority, seat: Seat | None, command: p.Report, at: float
    ) -> p.Done | Refused:
        """Store a report about somebody at a table. Raises StoreFailed."""
        try:
            accused, reporter = _sides(authority, seat, command.seat)
            self._count(reporter.origin or reporter.seat_hash, at)
            texts = [Written(it.name, it.text) for it in authority.live.chat.texts]
            code, note = authority.table.code, one_line(command.note)
            to_hold = await asyncio.to_thread(
                self.reports.add, code, accused, reporter, command.reason, note, texts, at
            )
        except Refusal as refusal:
            return Refused(command.id, refusal.code, refusal.told)
        metrics.REPORTS.labels(command.reason).inc()
        self.open_reports += 1
        log.warning("somebody at table %s was reported; see `rookery reports list`", code)
        if to_hold:
            await self._keep_out(to_hold, at)
        return p.Done(command.id, authority.table.version)

    def _count(self, sender: str, at: float) -> None:
        """Count a report from an address. Raises Refusal if there are too many."""
        bucket = self._reporting.setdefault(sender, Bucket(_REPORT_RATE, _REPORT_BURST))
        self._reporting.move_to_end(sender)
        if len(self._reporting) > _MOST_ADDRESSES:
            self._reporting.popitem(last=False)
        if not bucket.take(at):
            raise Refusal("too-fast", refusals.report_many())

    async def _keep_out(self, profile: str, at: float) -> None:
        """Put a profile on hold: it may not join listed tables until the operator has decided."""
        reason = f"reported by {HOLD_REPORTS} people or more within a day"
        kept = self.restrictions.kept
        if any(it.kind == "hold" for it in self.restrictions.of(profile, "", at)):
            return
        await asyncio.to_thread(kept.add, "hold", reason, at, profile=profile)
        log.warning("profile %s is kept from listed tables until you look: %s", profile, reason)
        await self.load(at)


def _sides(authority: Authority, seat: Seat | None, other: Seat) -> tuple[Party, Party]:
    """The reported person, then the reporter. Raises Refusal."""
    table, origins = authority.table, authority.origins
    if seat is None:
        raise Refusal("no-seat", refusals.report_watching())
    accused, reporter = origins.guest(table, other), origins.guest(table, seat)
    if other == seat or accused is None or reporter is None:
        raise Refusal("bad-seat", refusals.report_another())
    return (
        Party(accused.name, accused.secret_hash, accused.origin),
        Party(reporter.name, reporter.secret_hash, reporter.origin),
    )
