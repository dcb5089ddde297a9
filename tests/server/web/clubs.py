"""Profiles, clubs and their evenings as tests make them, over HTTP."""

from datetime import UTC, datetime, timedelta
from typing import Any

from tests.server.serving import Serving

CLUB = {"name": "Sunday Rookers", "about": "We meet\non Sundays.", "game": "dixie"}


def posted(
    server: Serving, path: str, headers: dict[str, str], body: Any = None, status: int = 201
) -> Any:
    """The answer to a request that is accepted."""
    answer = server.http.post(path, headers=headers, json=body)
    assert answer.status_code == status, answer.text
    return answer.json()


def profile(server: Serving, name: str = "Ann") -> dict[str, str]:
    """The header of a new profile."""
    made = posted(server, "/api/profiles", {}, {"name": name, "device": "Firefox on Linux"})
    return {"Rookery-Profile": made["secret"]}


def id_of(server: Serving, header: dict[str, str]) -> str:
    return str(server.http.get("/api/profile", headers=header).json()["id"])


def bearer(seated: Any) -> dict[str, str]:
    """The header with the secret of a seat, or of somebody who comes to an evening."""
    return {"Authorization": f"Bearer {seated['secret']}"}


def member(server: Serving, club: Any, name: str) -> dict[str, str]:
    """The header of a new member."""
    own = profile(server, name)
    posted(server, f"/api/clubs/{club['code']}/members", own, {"name": name})
    return own


def soon(days: int = 7) -> str:
    return (datetime.now(UTC) + timedelta(days=days)).strftime("%Y-%m-%dT%H:%M")


def evening(server: Serving, club: Any, host: dict[str, str], **wanted: Any) -> Any:
    """An evening as its page shows it to the host."""
    body = {"plan": {"game": "dixie"}, "starts": soon(), "zone": "UTC"} | wanted
    made = posted(server, f"/api/clubs/{club['code']}/evenings", host, body)
    planned = made["evenings"][0]["id"]
    return server.http.get(f"/api/evenings/{planned}", headers=host).json()
