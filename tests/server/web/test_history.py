"""Histories over HTTP: for the profile's own devices alone, in pages, and as a download."""

import json
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from rookery.records import read_match, replay
from rookery.server.history.recounting import recount
from tests.server.history.played import Shelf
from tests.server.serving import Serving, serving
from tests.server.web.clubs import profile
from tests.server.web.test_http_api import fault

ANN, BEN, CLEO = (f"the secret of {name} at every table" for name in ("Ann", "Ben", "Cleo"))


class Site:
    """A server at which Ann has played three matches with Ben, and has a profile."""

    def __init__(self, server: Serving) -> None:
        self.server = server
        shelf = Shelf(server.parts.store)
        people = [("Ann", ANN), ("Ben", BEN)]
        self.codes = [
            shelf.ended("ppbb", people=people, seed=seed).table.code for seed in (1, 2, 3)
        ]
        cleo = [("Cleo", CLEO), ("Dora", "the secret of Dora at every table")]
        self.cleos = shelf.ended("ppbb", people=cleo, seed=4).table.code
        recount(server.parts.store, all_again=False)
        self.ann, self.ben = self.made("Ann", ANN), self.made("Ben", BEN)

    def made(self, name: str, secret: str, code: str = "") -> dict[str, str]:
        """The header of a new profile that owns the seats of a secret."""
        header = profile(self.server, name)
        seats = [{"code": code or self.codes[0], "secret": secret}]
        self.server.http.post("/api/profile/seats", json={"seats": seats}, headers=header)
        return header

    def get(self, path: str, header: dict[str, str] | None = None, **query: Any) -> httpx.Response:
        headers = self.ann if header is None else header
        return self.server.http.get(f"/api/profile/{path}", headers=headers, params=query)


@pytest.fixture(scope="module")
def site() -> Iterator[Site]:
    with serving() as server:
        yield Site(server)


def test_matches_come_with_people_rules_and_outcome(site: Site) -> None:
    page = site.get("matches").json()
    assert [it["code"] for it in reversed(page["matches"])] == site.codes
    assert page["next"] == ""
    first = page["matches"][0]
    assert first["title"] == "Kentucky Discard" and first["can_replay"]
    assert first["rules"] == ["Number of deals: 1"]
    won = [it for it in page["matches"] if it["outcome"] == "won"]
    assert site.get("matches", outcome="won").json()["matches"] == won
    assert "hash" not in json.dumps(page)


def test_people_and_statistics_agree_with_the_matches(site: Site) -> None:
    won = len(site.get("matches", outcome="won").json()["matches"])
    (ben,) = site.get("people").json()
    assert (ben["name"], ben["against"]) == ("Ben", 3)
    assert not [field for field in ben if "profile" in field], "nobody is told who has one"
    assert (ben["against_won"], ben["against_lost"]) == (won, 3 - won)
    assert len(site.get("matches", person=ben["person"]).json()["matches"]) == 3
    stats = site.get("statistics").json()
    assert (stats["game"], stats["whole"]["matches"], stats["whole"]["won"]) == ("kentucky", 3, won)
    assert stats["has_bids"] and stats["has_nest"] and not stats["has_oranges"]


def test_bad_queries_are_refused(site: Site) -> None:
    for query in ({"after": "x"}, {"outcome": "?"}, {"since": -1}):
        assert fault(site.get("matches", **query)) == (400, "bad-message")


def test_records_can_be_replayed(site: Site) -> None:
    lines = site.get("records").text.splitlines()
    assert [json.loads(line)["table"]["code"] for line in lines] == site.codes
    for line in lines:
        assert replay(read_match(line)).is_over


def test_all_that_is_stored_can_be_taken_away_without_secrets(site: Site) -> None:
    answer = site.get("stored")
    stored = answer.json()
    assert [it["name"] for it in stored["profiles"]] == ["Ann"]
    assert len(stored["seats"]) == 1 and len(stored["result_seats"]) == 3
    assert len(stored["devices"]) == 1
    assert {it["name"] for it in stored["result_seats"]} == {"Ann"}
    assert "hash" not in answer.text and ANN not in answer.text


def test_a_deleted_profile_leaves_its_names_to_be_removed(site: Site) -> None:
    cleo = site.made("Cleo", CLEO, site.cleos)
    assert site.server.http.delete("/api/profile", headers=cleo).status_code == 204
    waiting = site.server.look(site.server.parts.forgetter.waiting)
    assert [it.code for it in waiting] == [site.cleos]
    site.server.run(site.server.parts.housekeeping.forget_names())
    assert site.server.look(site.server.parts.forgetter.waiting) == []
    assert fault(site.get("matches", cleo)) == (401, "no-profile")
