"""The operations on turn notices."""

from __future__ import annotations

from rookery.server.web.openapi.parts import OF_BODY, USUAL, Schema, json_body, operation, ref
from rookery.table import protocol as p

TYPES = (p.NoticesView, p.WantNotices, p.RenewNotices, p.StopNotices)
"""The messages whose schemas the operations refer to."""


def paths(schemas: Schema) -> Schema:
    """The operations, by path. `schemas` are those of all messages."""
    return {
        "/api/notices": {"get": _view(), "post": _want()},
        "/api/notices/renew": {"post": _renew()},
        "/api/notices/stop": {"post": _stop()},
    }


def _view() -> Schema:
    told = "Whether this server sends turn notices, and its key for a subscription."
    return operation("notices", told, json_body(ref("NoticesView")), faults=(*USUAL, 503))


def _want() -> Schema:
    told = "Send turn notices to this browser, for some seats or for all of its profile."
    body, faults = ref("WantNotices"), (*OF_BODY, 401)
    return operation("wantNotices", told, {}, status=204, body=body, faults=faults, profile=False)


def _renew() -> Schema:
    told = "Send to a new address what was sent to an earlier one."
    body = ref("RenewNotices")
    return operation("renewNotices", told, {}, status=204, body=body, faults=OF_BODY)


def _stop() -> Schema:
    told = "Send nothing to an address any more."
    return operation("stopNotices", told, {}, status=204, body=ref("StopNotices"), faults=OF_BODY)
