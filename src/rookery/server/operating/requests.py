"""The requests and replies of the control socket; each is a JSON object on one line."""

from typing import Literal, TypeAlias

import msgspec
from msgspec import Struct

from rookery.server.conduct.reports import Written
from rookery.server.database.bars import Bar

LONGEST_LINE = 1 << 22
"""Maximum number of bytes of a request. Replies have no limit: the server itself makes them."""


class Request(Struct, frozen=True, tag_field="do", kw_only=True, forbid_unknown_fields=True):
    """A request."""


class Status(Request, tag="status", frozen=True):
    """Ask which server this is, and how long it has run."""


class ListTables(Request, tag="list", frozen=True):
    """List the tables in memory."""


class ShowTable(Request, tag="show", frozen=True):
    """Show one table, from memory or from the log."""

    code: str


class CloseTable(Request, tag="close", frozen=True):
    """Close a table for good."""

    code: str


class ReopenTable(Request, tag="reopen", frozen=True):
    """Open a closed table again."""

    code: str


class AddBar(Request, tag="bar", frozen=True):
    """Bar a network, and close its connections."""

    network: str
    note: str = ""


class LiftBar(Request, tag="unbar", frozen=True):
    """Lift the bar of a network."""

    network: str


class ListBars(Request, tag="bars", frozen=True):
    """List the barred networks."""


class ListReports(Request, tag="reports", frozen=True):
    """List the open reports or, if `with_closed`, all stored ones."""

    with_closed: bool = False


class ShowReport(Request, tag="report", frozen=True):
    """Show one report."""

    report: str


class CloseReport(Request, tag="close-report", frozen=True):
    """Close a report, with a note for the operator."""

    report: str
    outcome: str = ""


class Restrict(Request, tag="restrict", frozen=True):
    """Restrict the person that a report is about, for some days or for good, and close the report.

    For a bar, `whom` says whether profiles or addresses are barred; other kinds restrict profiles.
    `reason` is shown to the person.
    """

    report: str
    kind: Literal["warning", "mute", "bar"]
    reason: str
    days: float | None = None
    whom: Literal["profile", "address", "both"] = "both"


class ListRestrictions(Request, tag="restrictions", frozen=True):
    """List the restrictions in force."""


class LiftRestriction(Request, tag="lift", frozen=True):
    """Lift a restriction."""

    restriction: str


AboutConduct: TypeAlias = (
    ListReports | ShowReport | CloseReport | Restrict | ListRestrictions | LiftRestriction
)
"""The requests about reports and restrictions."""

AnyRequest: TypeAlias = (
    Status
    | ListTables
    | ShowTable
    | CloseTable
    | ReopenTable
    | AddBar
    | LiftBar
    | ListBars
    | AboutConduct
)


class ServerStatus(Struct, frozen=True, kw_only=True):
    """A running server: its address, its process, and how many seconds it has run."""

    address: str
    process: int
    version: str
    seconds: float
    tables: int
    connections: int


class SeatLine(Struct, frozen=True, kw_only=True):
    """A seat of a table, whose clients connect from `addresses`. `kind` is person, bot or open."""

    name: str
    kind: str
    level: str
    is_host: bool
    is_stood_in: bool
    addresses: tuple[str, ...]


class TableLine(Struct, frozen=True, kw_only=True):
    """A table, without cards and secrets. Times are in seconds since 1970.

    `stage` is lobby, playing, over, expired or closed. `deal` is the number of the deal that is in
    play or was played last; it is 0 before the first deal.
    """

    code: str
    game: str
    stage: str
    is_listed: bool
    deal: int
    totals: tuple[int, ...]
    seats: tuple[SeatLine, ...]
    spectators: tuple[str, ...]
    opened_at: float
    changed_at: float


class Tables(Struct, frozen=True):
    """Some tables, the most recently changed first."""

    tables: tuple[TableLine, ...]


class Bars(Struct, frozen=True):
    """The barred networks, oldest first."""

    bars: tuple[Bar, ...]


class BarAdded(Struct, frozen=True):
    """A network was barred. `ended` counts the connections that were closed."""

    network: str
    ended: int


class ReportLine(Struct, frozen=True, kw_only=True):
    """One person's report about another. A guest's profile is ""; times are in seconds since 1970.

    `has_address` is True if a hash of the person's address is stored; then it can be barred.
    """

    id: str
    at: float
    code: str
    name: str
    profile: str
    has_address: bool
    reporter: str
    reporter_profile: str
    reason: str
    note: str
    texts: tuple[Written, ...]
    closed_at: float | None
    outcome: str


class ReportList(Struct, frozen=True):
    """Some reports, oldest first."""

    reports: tuple[ReportLine, ...]


class RestrictionLine(Struct, frozen=True, kw_only=True):
    """A restriction of a profile or of an address. `kind` is warning, mute, bar or hold."""

    id: str
    kind: str
    profile: str
    is_of_address: bool
    reason: str
    since: float
    until: float | None
    report: str


class RestrictionLines(Struct, frozen=True):
    """Some restrictions, oldest first."""

    restrictions: tuple[RestrictionLine, ...]


class Done(Struct, frozen=True):
    """The request was carried out; there is nothing else to report."""

    done: bool = True


class Failed(Struct, frozen=True):
    """The request was refused: a code, and the reason in words."""

    code: str
    error: str


AnyReply: TypeAlias = (
    ServerStatus
    | TableLine
    | Tables
    | Bars
    | BarAdded
    | ReportLine
    | ReportList
    | RestrictionLines
    | Done
    | Failed
)

encode = msgspec.json.Encoder().encode
