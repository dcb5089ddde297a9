"""Links to a table: invitations, and personal links to a seat."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from urllib.parse import parse_qs, urlsplit

from rookery.core.errors import RookeryError

_PATH = re.compile(r"/t/(?P<code>[0-9A-Za-z]{4,20})/?")
_LONGEST_SECRET = 64


class BadLink(RookeryError):
    """The text is not a link to a table."""

    code = "bad-link"


@dataclass(frozen=True, slots=True)
class Link:
    """A table on a server. `secret` is the seat's secret in a personal link; None in an invitation.

    `origin` is the server's address, such as `http://192.0.2.7:8765`.
    """

    origin: str
    code: str
    secret: str | None = None

    @property
    def socket(self) -> str:
        """The address of the table's WebSocket."""
        return f"ws{self.origin.removeprefix('http')}/api/tables/{self.code}/socket"

    @property
    def is_local(self) -> bool:
        """Whether the server is on this machine; then no proxy may be used."""
        return urlsplit(self.origin).hostname in ("localhost", "127.0.0.1", "::1")

    def at(self, code: str) -> Link:
        """The link to the same seat at another table of the server."""
        return replace(self, code=code)

    def __str__(self) -> str:
        fragment = f"#s={self.secret}" if self.secret else ""
        return f"{self.origin}/t/{self.code}{fragment}"


def parse_link(text: str) -> Link:
    """Read a link to a table. Raises BadLink.

    >>> parse_link("http://localhost:8765/t/k3vq9xw2ab#s=9f0c")
    Link(origin='http://localhost:8765', code='k3vq9xw2ab', secret='9f0c')
    """
    try:
        parts = urlsplit(text.strip())
        host = (parts.hostname or "").encode("idna")  # a label has at most 63 characters
        is_address = parts.scheme in ("http", "https") and host and parts.port != 0
    except ValueError:
        is_address = None
    path = _PATH.fullmatch(parts.path) if is_address else None
    if path is None:
        raise BadLink(
            f"{text[:60]!r} is not a link to a table; the page shows it, for example as "
            "http://localhost:8765/t/k3vq9xw2ab"
        )
    secret = parse_qs(parts.fragment).get("s", [None])[0]
    if secret is not None and len(secret) > _LONGEST_SECRET:
        raise BadLink("the secret of this link is too long; copy the whole link again")
    origin = f"{parts.scheme}://{parts.netloc.rpartition('@')[2]}"
    return Link(origin, path["code"].lower(), secret)
