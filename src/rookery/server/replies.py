"""Replies to HTTP requests, including refusals: a status and a body."""

from dataclasses import dataclass

import msgspec

from rookery.core.errors import RookeryError
from rookery.core.messages import Told
from rookery.language import ENGLISH, Language
from rookery.messages import refusals
from rookery.server import metrics
from rookery.server.database.database import StoreFailed, StoreUnsure
from rookery.server.database.store import Conflict
from rookery.table import protocol as p

_REFUSED_WITH = {
    401: "no-profile",
    403: (
        "bad-secret bad-origin not-shown bad-carry bad-pass bad-passkey door-closed "
        "not-club-host not-member not-yours kept-out not-admitted released sealed barred"
    ),
    404: (
        "no-table no-deal no-link no-puzzle no-lesson no-evening no-club no-comer "
        "no-member not-waiting no-day not-found"
    ),
    408: "too-slow",
    409: "unreadable",
    410: "closed",
    413: "too-long",
    429: "too-fast",
    500: "broken",
    503: "too-many stopping not-kept unsure",
}

STATUS = {code: status for status, codes in _REFUSED_WITH.items() for code in codes.split()}
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
