"""Clubs and their evenings as tests make them, over HTTP."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any

from tests.server.serving import Serving

CLUB = {"name": "Sunday Rookers", "about": "We meet\non Sundays.", "game": "dixie"}


def profile(server: Serving, name: str) -> dict[str, str]:
    """The header of a new profile."""
    made = server.http.post("/api/profiles", json={"name": name}).json()
    return {"Rookery-Profile": made["secret"]}


def member(server: Serving, club: Any, name: str) -> dict[str, str]:
    """The header of a new member."""
    own = profile(server, name)
    joined = server.http.post(
        f"/api/clubs/{club['code']}/members", headers=own, json={"name": name}
    )
    assert joined.status_code == 201, joined.text
    return own


def soon(days: int = 7) -> str:
    return (datetime.now(UTC) + timedelta(days=days)).strftime("%Y-%m-%dT%H:%M")


def evening(server: Serving, club: Any, host: dict[str, str], **wanted: Any) -> Any:
    """An evening as its page shows it to the host."""
    body = {"plan": {"game": "dixie"}, "starts": soon(), "zone": "UTC"} | wanted
    made = server.http.post(f"/api/clubs/{club['code']}/evenings", headers=host, json=body)
    assert made.status_code == 201, made.text
    planned = made.json()["evenings"][0]["id"]
    return server.http.get(f"/api/evenings/{planned}", headers=host).json()
