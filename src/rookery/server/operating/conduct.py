"""The operator's work on reports: show and close them; warn, mute and bar people."""

import asyncio
import logging
from dataclasses import asdict

from msgspec import convert

from rookery.server.composition import Server
from rookery.server.conduct.reports import Report
from rookery.server.conduct.restrictions import Kind, Restriction
from rookery.server.operating import requests as r
from rookery.table.refusal import Refusal

log = logging.getLogger("rookery.control")

_DAY = 86_400.0


async def carried_out(server: Server, request: r.AboutConduct) -> r.AnyReply:
    """Carry out a request and return the reply. Raises Refusal and StoreFailed."""
    conduct = server.conduct
    match request:
        case r.ListReports(with_closed=with_closed):
            found = conduct.reports.all if with_closed else conduct.reports.open
            return r.ReportList(tuple(map(_line, await asyncio.to_thread(found))))
        case r.ShowReport(report=id_):
            return _line(await _report(server, id_))
        case r.CloseReport(report=id_, outcome=outcome):
            await _close(server, id_, outcome or "closed")
        case r.Restrict():
            return await _restrict(server, request)
        case r.ListRestrictions():
            kept = await asyncio.to_thread(conduct.restrictions.kept.all, server.now())
            return r.RestrictionLines(tuple(map(_restriction_line, kept)))
        case r.LiftRestriction(restriction=id_):
            if not await asyncio.to_thread(conduct.restrictions.kept.lift, id_):
                raise Refusal("no-restriction", f"there is no restriction {id_[:40]!r}")
            log.warning("restriction %s was lifted by the operator", id_)
            await _told(server)
    return r.Done()


async def _report(server: Server, id_: str) -> Report:
    report = await asyncio.to_thread(server.conduct.reports.get, id_)
    if report is None:
        raise Refusal("no-report", f"there is no report {id_[:40]!r}; `rookery reports list`")
    return report


async def _close(server: Server, id_: str, outcome: str) -> None:
    """Close a report. After a profile's last open report, its automatic hold ends."""
    report = await _report(server, id_)
    await asyncio.to_thread(server.conduct.reports.close, id_, outcome, server.now())
    if report.profile:
        left = await asyncio.to_thread(server.conduct.reports.open)
        if not any(each.profile == report.profile for each in left):
            kept = server.conduct.restrictions.kept
            await asyncio.to_thread(kept.lift_holds, report.profile)
    await _told(server)


async def _restrict(server: Server, request: r.Restrict) -> r.RestrictionLines:
    """Restrict the person that a report is about, and close the report."""
    report = await _report(server, request.report)
    at = server.now()
    until = None if request.days is None else at + request.days * _DAY
    targets = _targets(report, request.kind, request.whom)
    kept = server.conduct.restrictions.kept
    made = [
        await asyncio.to_thread(
            kept.add,
            request.kind,
            request.reason,
            at,
            until,
            profile=profile,
            mark=mark,
            report=report.id,
        )
        for profile, mark in targets
    ]
    log.warning("%s of %s by the operator, after report %s", request.kind, report.name, report.id)
    await _close(server, report.id, f"{request.kind}: {request.reason}")
    return r.RestrictionLines(tuple(map(_restriction_line, made)))


def _targets(report: Report, kind: Kind, whom: str) -> list[tuple[str, str]]:
    """The profiles, and the hashes of addresses, to restrict. Raises Refusal if none are known."""
    targets = []
    if whom in ("profile", "both") and report.profile:
        targets.append((report.profile, ""))
    if kind == "bar" and whom in ("address", "both") and report.mark:
        targets.append(("", report.mark))
    if not targets:
        known = "whose address is not known either" if kind == "bar" else "whom nothing reaches"
        raise Refusal("nobody", f"{report.name} was a guest, {known}; close the report")
    return targets


async def _told(server: Server) -> None:
    """Make this server, and the other servers of a pool, read the restrictions again."""
    await server.conduct.load(server.now())
    server.others.tell_bars()


def _line(report: Report) -> r.ReportLine:
    others = {"has_address": bool(report.mark), "reporter": report.reporter_name}
    return convert(asdict(report) | others, r.ReportLine)


def _restriction_line(it: Restriction) -> r.RestrictionLine:
    return convert(asdict(it) | {"is_of_address": bool(it.mark)}, r.RestrictionLine)
