"""Messages of the corpus that are not about tables: profiles, a club's evenings, a shared deal."""

import time
from datetime import UTC, datetime, timedelta
from typing import Any

from corpus_people import Host, Message, Seat, is_over

CLUB = {"name": "Sunday Rookers", "about": "We meet\non Sundays.", "game": "kentucky"}
PLAN = {
    "game": "kentucky",
    "format": "pairs",
    "rounds": 1,
    "boards": 2,
    "pause": 0,
    "pace": "instant",
    "bots": "random",
}

_CHANGES = {"rules", "title", "headings", "seen_at", "next_at"}
"""Fields to leave out: sentences, whose wording may change, and values that depend on the date."""

_PLAYED_WITHIN = 120.0
"""Seconds after which an unfinished evening counts as failed."""


def _lasting(answer: Any) -> Any:
    """An answer without the fields in `_CHANGES`."""
    if isinstance(answer, dict):
        return {name: _lasting(it) for name, it in answer.items() if name not in _CHANGES}
    return [_lasting(it) for it in answer] if isinstance(answer, list) else answer


def make_places(host: Host, finished: Seat) -> list[Message]:
    """Make a profile, a club and a shared deal; return requests about them with their answers."""
    ann, ben = (_profile(host, name) for name in ("Ann", "Ben"))
    seat = {"code": finished.code, "secret": finished.secret}
    host.request("profile/seats", {"seats": [seat]}, ann)
    given = {"table": finished.code, "deal": 1, "seat": finished.seat}
    link = host.request("links", given, _bearer(finished.secret))["id"]
    club = host.request("clubs", CLUB | {"your_name": "Ann"}, ann)["code"]
    host.request(f"clubs/{club}/members", {"name": "Ben"}, ben)
    evening, secrets = _evening(host, club, ann, ben, hours=1)
    _play(host, evening, secrets)
    _evening(host, club, ann, ben, hours=2)  # this evening stays in its first round
    shown: list[tuple[str, dict[str, str]]] = [
        ("profile", ann),
        ("profile/matches", ann),
        (f"links/{link}", {}),
        (f"clubs/{club}/season", ben),
        (f"evenings/{evening}/results", {}),
        ("clubs", ben),
    ]
    return [
        {"path": path, "headers": headers, "answer": _lasting(host.request(path, headers=headers))}
        for path, headers in shown
    ]


def _bearer(secret: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {secret}"}


def _profile(host: Host, name: str) -> dict[str, str]:
    return {"Rookery-Profile": host.request("profiles", {"name": name})["secret"]}


def _evening(
    host: Host, club: str, ann: dict[str, str], ben: dict[str, str], hours: int
) -> tuple[str, list[str]]:
    """Make an evening and begin it `hours` from now; return its id and four people's secrets."""
    starts = (datetime.now(UTC) + timedelta(hours=hours)).strftime("%Y-%m-%dT%H:%M")
    body = {"plan": PLAN, "starts": starts, "zone": "UTC"}
    planned = host.request(f"clubs/{club}/evenings", body, ann)["evenings"][-1]["id"]
    came = [
        host.request(f"evenings/{planned}/comers", {"name": name}, headers)
        for name, headers in (("Ann", ann), ("Ben", ben), ("Gus", {}), ("Zoe", {}))
    ]
    host.request(f"evenings/{planned}/acts", {"act": "next"}, ann)
    return planned, [one["secret"] for one in came]


def _play(host: Host, evening: str, secrets: list[str]) -> None:
    """Play the evening with random moves until its end."""

    def told(secret: str) -> Any:
        return host.request(f"evenings/{evening}", headers=_bearer(secret))["play"]

    seats = []
    for secret in secrets:
        own = told(secret)["own"]
        seats.append(Seat(host, own["code"], own["seat"], secret))
    for code in {seat.code for seat in seats}:
        host.play([seat for seat in seats if seat.code == code], is_over)
    end = time.monotonic() + _PLAYED_WITHIN
    while told(secrets[0])["stage"] != "over":
        if time.monotonic() > end:
            raise SystemExit("the evening does not end")
        time.sleep(0.2)
    for seat in seats:
        seat.go()
