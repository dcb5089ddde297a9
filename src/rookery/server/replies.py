"""Replies to HTTP requests, including refusals: a status and a body."""

from dataclasses import dataclass

import msgspec

from rookery.core.errors import RookeryError
from rookery.core.messages import Told
from rookery.language import ENGLISH, Language
from rookery.messages import refusals
from rookery.server import metrics
from rookery.server.log.database import StoreFailed, StoreUnsure
from rookery.server.log.store import Conflict
from rookery.table import protocol as p

STATUS = {
    "no-table": 404,
    "no-deal": 404,
    "no-link": 404,
    "no-puzzle": 404,
    "no-lesson": 404,
    "no-evening": 404,
    "too-fast": 429,
    "too-many": 503,
    "stopping": 503,
    "bad-secret": 403,
    "not-kept": 503,
    "unsure": 503,
    "too-long": 413,
    "too-slow": 408,
    "bad-origin": 403,
    "no-profile": 401,
    "not-shown": 403,
    "bad-carry": 403,
    "bad-pass": 403,
    "bad-passkey": 403,
    "door-closed": 403,
    "not-club-host": 403,
    "not-member": 403,
    "not-yours": 403,
    "no-club": 404,
    "no-comer": 404,
    "no-member": 404,
    "kept-out": 403,
    "not-admitted": 403,
    "not-waiting": 404,
    "released": 403,
    "sealed": 403,
    "no-day": 404,
    "not-found": 404,
    "broken": 500,
    "unreadable": 409,
    "closed": 410,
    "barred": 403,
}
"""HTTP status by the code of a refusal; 400 for any other code."""


@dataclass(frozen=True, slots=True)
class Origin:
    """The address that a request comes from, and the language of its answer."""

    address: str = ""
    language: Language = ENGLISH


@dataclass(frozen=True, slots=True)
class Reply:
    """A response: its HTTP status and its body, which is JSON."""

    status: int
    body: bytes


REFUSED = (RookeryError, msgspec.DecodeError, UnicodeDecodeError)
"""The errors that `reply_to` turns into a reply."""


def reply_to(error: Exception, language: Language = ENGLISH) -> Reply:
    """The reply for an error, one of `REFUSED`."""
    found: tuple[str, Told]
    match error:
        case StoreUnsure():
            found = "unsure", refusals.kept_unsure()
        case StoreFailed() | Conflict():
            found = "not-kept", refusals.kept_not()
        case RookeryError():
            found = error.code, error.told
        case msgspec.ValidationError():
            found = "bad-message", f"this is not of the protocol: {error}"[:200]
        case _:
            found = "bad-message", "the body must be one JSON object"
    return fault(*found, language)


def fault(code: str, message: Told, language: Language = ENGLISH) -> Reply:
    """The reply to a request that is refused."""
    metrics.REFUSALS.labels(code).inc()
    return Reply(STATUS.get(code, 400), p.encode(p.Fault(code, language.words(message))))
