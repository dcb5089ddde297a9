"""What a server keeps besides its tables: profiles, a club with its evenings, a deal given away."""

from __future__ import annotations

import time
from datetime import UTC, datetime, timedelta
from typing import Any

from corpus_people import Host, Message, Seat

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

_CHANGES = {"rule", "rules", "title", "headings", "seen_at", "next_at"}
"""Fields that are not kept: sentences, whose wording may change, and what depends on the day."""

_PLAYED_WITHIN = 120.0
"""The seconds that an evening may take."""


class Place:
    """A path that shows the same for ever, with the headers of who asks."""

    def __init__(self, path: str, headers: dict[str, str] | None = None) -> None:
        self.path, self.headers = path, headers or {}

    def kept(self, host: Host) -> Message:
        """The request with its answer."""
        answer = host.request(self.path, headers=self.headers)
        return {"path": self.path, "headers": self.headers, "answer": _lasting(answer)}


def _lasting(answer: Any) -> Any:
    """An answer without the fields that change."""
    if isinstance(answer, dict):
        return {name: _lasting(it) for name, it in answer.items() if name not in _CHANGES}
    return [_lasting(it) for it in answer] if isinstance(answer, list) else answer


def write_places(host: Host, finished: Seat) -> list[Place]:
    """Make them, and return what shows them. `finished` is a seat of a match that is over."""
    ann, ben = (_profile(host, name) for name in ("Ann", "Ben"))
    host.request("profile/seats", {"seats": [_of(finished)]}, ann)
    link = host.request(
        "links",
        {"table": finished.code, "deal": 1, "seat": finished.seat},
        {"Authorization": f"Bearer {finished.secret}"},
    )["id"]
    club = host.request("clubs", CLUB | {"your_name": "Ann"}, ann)["code"]
    host.request(f"clubs/{club}/members", {"name": "Ben"}, ben)
    played = _evening(host, club, ann, ben, hours=1)
    _play(host, *played)
    _evening(host, club, ann, ben, hours=2)  # is left in its first round
    return [
        Place("profile", ann),
        Place("profile/matches", ann),
        Place(f"links/{link}"),
        Place(f"clubs/{club}/season", ben),
        Place(f"evenings/{played[0]}/results"),
        Place("clubs", ben),
    ]


def _profile(host: Host, name: str) -> dict[str, str]:
    return {"Rookery-Profile": host.request("profiles", {"name": name})["secret"]}


def _of(seat: Seat) -> Message:
    return {"code": seat.code, "secret": seat.secret}


def _evening(
    host: Host, club: str, ann: dict[str, str], ben: dict[str, str], hours: int
) -> tuple[str, list[dict[str, str]]]:
    """An evening in some hours whose first round has begun; the headers of the four who play."""
    starts = (datetime.now(UTC) + timedelta(hours=hours)).strftime("%Y-%m-%dT%H:%M")
    body = {"plan": PLAN, "starts": starts, "zone": "UTC"}
    planned = host.request(f"clubs/{club}/evenings", body, ann)["evenings"][-1]["id"]
    came = [
        host.request(f"evenings/{planned}/comers", {"name": name}, headers)
        for name, headers in (("Ann", ann), ("Ben", ben), ("Gus", {}), ("Zoe", {}))
    ]
    host.request(f"evenings/{planned}/acts", {"act": "next"}, ann)
    return planned, [{"Authorization": f"Bearer {one['secret']}"} for one in came]


def _play(host: Host, evening: str, people: list[dict[str, str]]) -> None:
    """Play the evening to its end, with random moves."""

    def told(one: dict[str, str]) -> Any:
        return host.request(f"evenings/{evening}", headers=one)["play"]

    seats = []
    for one in people:
        own = told(one)["own"]
        seats.append(Seat(host, own["code"], own["seat"], one["Authorization"].split()[1]))
    for code in {seat.code for seat in seats}:
        at_table = [seat for seat in seats if seat.code == code]
        host.play(at_table, lambda view: bool(view["table"]["stage"] == "over"))
    end = time.monotonic() + _PLAYED_WITHIN
    while told(people[0])["stage"] != "over":
        if time.monotonic() > end:
            raise SystemExit("the evening does not end")
        time.sleep(0.2)
    for seat in seats:
        seat.go()
