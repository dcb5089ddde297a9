"""Profiles, clubs and their evenings as tests make them, over HTTP."""

from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Any, TypeAlias

import httpx

from tests.server.serving import Serving

Header: TypeAlias = dict[str, str]
"""The headers by which the server knows somebody."""

CLUB = {"name": "Sunday Rookers", "about": "We meet\non Sundays.", "game": "dixie"}

PLAN: dict[str, Any] = {"game": "kentucky", "format": "pairs", "rounds": 2, "boards": 1}
PLAN |= {"pause": 0, "pace": "instant", "bots": "random"}


def posted(server: Serving, path: str, headers: Header, body: Any = None, status: int = 201) -> Any:
    """The answer to a request that is accepted."""
    answer = server.http.post(path, headers=headers, json=body)
    assert answer.status_code == status, answer.text
    return answer.json()


def profile(server: Serving, name: str = "Ann") -> Header:
    """The header of a new profile."""
    made = posted(server, "/api/profiles", {}, {"name": name, "device": "Firefox on Linux"})
    return {"Rookery-Profile": made["secret"]}


def id_of(server: Serving, header: Header) -> str:
    return str(server.http.get("/api/profile", headers=header).json()["id"])


def bearer(seated: Any) -> Header:
    """The header with the secret of a seat, or of somebody who comes to an evening."""
    return {"Authorization": f"Bearer {seated['secret']}"}


def member(server: Serving, club: Any, name: str) -> Header:
    """The header of a new member."""
    own = profile(server, name)
    posted(server, f"/api/clubs/{club['code']}/members", own, {"name": name})
    return own


def soon(days: int = 7) -> str:
    return (datetime.now(UTC) + timedelta(days=days)).strftime("%Y-%m-%dT%H:%M")


@dataclass(frozen=True)
class Hosted:
    """An evening of a club, with the header of its host."""

    server: Serving
    id: str
    host: Header

    @property
    def path(self) -> str:
        return f"/api/evenings/{self.id}"

    def get(self, what: str = "", headers: Header | None = None) -> httpx.Response:
        return self.server.http.get(self.path + what, headers=headers)

    def post(self, what: str, body: Any = None, headers: Header | None = None) -> httpx.Response:
        return self.server.http.post(self.path + what, headers=headers, json=body)

    def delete(self, what: str, headers: Header) -> None:
        assert self.server.http.delete(self.path + what, headers=headers).status_code == 204

    def seen(self, headers: Header | None = None) -> Any:
        """The evening as it is shown to somebody, by default to anybody."""
        return self.get("", headers).json()

    def come(self, name: str, headers: Header | None = None, **said: Any) -> Any:
        """Answer the invitation, and then load the evening as a browser does."""
        known = headers or {}
        came = posted(self.server, f"{self.path}/comers", known, {"name": name, **said})
        self.seen(known | bearer(came))
        return came

    def add(self, name: str) -> Any:
        """A guest whom the host adds."""
        return posted(self.server, f"{self.path}/guests", self.host, {"name": name})

    def act(self, what: str) -> Any:
        return posted(self.server, f"{self.path}/acts", self.host, {"act": what}, 200)

    def own(self, comer: Any) -> Any:
        """The seat that somebody has in the round in play."""
        return self.seen(bearer(comer))["play"]["own"]


def hosted(server: Serving, club: Any, host: Header, **wanted: Any) -> Hosted:
    """A new evening, by default of Dixie Rook."""
    body = {"plan": {"game": "dixie"}, "starts": soon(), "zone": "UTC"} | wanted
    made = posted(server, f"/api/clubs/{club['code']}/evenings", host, body)
    return Hosted(server, made["evenings"][0]["id"], host)
