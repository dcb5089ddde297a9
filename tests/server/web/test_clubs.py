"""Clubs and their evenings over HTTP: who sees what, who may do what, and calendar files."""

from typing import Any

import pytest

from rookery.server.clubs.evenings import Evening, Evenings
from tests.server.serving import Serving
from tests.server.web.clubs import CLUB, bearer, evening, member, posted, profile, soon
from tests.server.web.test_http_api import fault


def test_who_sees_a_club_and_its_members(server: Serving, club: Any, ann: dict[str, str]) -> None:
    path = f"/api/clubs/{club['code']}"
    member(server, club, "Ben")
    seen = server.http.get(path).json()
    assert (seen["name"], seen["about"], seen["count"]) == (CLUB["name"], CLUB["about"], 2)
    assert (seen["members"], seen["you"], seen["calendar"]) == ([], None, None)
    own = server.http.get(path, headers=ann).json()
    assert [(it["name"], it["is_host"], it["is_you"]) for it in own["members"]] == [
        ("Ann", True, True),
        ("Ben", False, False),
    ]
    listed = server.http.get("/api/clubs", headers=ann).json()
    assert [(it["code"], it["members"], it["is_host"]) for it in listed] == [
        (club["code"], 2, True)
    ]
    assert "profile" not in server.http.get(path, headers=ann).text


def test_a_renewed_code_is_as_unknown_as_any(
    server: Serving, club: Any, ann: dict[str, str]
) -> None:
    path = f"/api/clubs/{club['code']}"
    after = server.http.post(f"{path}/link", headers=ann).json()
    told = [server.http.get(it).text for it in (path, "/api/clubs/aaaaaaaaaaaaaaaa")]
    assert told[0] == told[1]
    assert fault(server.http.get(path)) == (404, "no-club")
    assert server.http.get(f"/api/clubs/{after['code']}").json()["name"] == CLUB["name"]
    assert fault(server.http.get(club["calendar"])) == (404, "no-club")


SHEET = {"name": "Ours", "game": "dixie", "options": {"target": 200}}


def test_a_club_shows_its_rule_sheets_and_a_profile_only_to_its_owner(
    server: Serving, club: Any, ann: dict[str, str]
) -> None:
    path = f"/api/clubs/{club['code']}"
    kept = SHEET | {"title": "Dixie Rook", "fits": True}
    for top in (path, "/api/profile"):
        bad = SHEET | {"options": {"target": -1}}
        assert fault(server.http.post(f"{top}/sheets", headers=ann, json=bad))[1] == "bad-option"
        assert posted(server, f"{top}/sheets", ann, SHEET, 200)["sheets"] == [kept]
    assert server.http.get(path).json()["sheets"] == [kept]
    assert server.http.get("/api/profile", headers=profile(server, "Eve")).json()["sheets"] == []
    (stored,) = server.http.get("/api/profile/stored", headers=ann).json()["sheets"]
    assert stored["name"] == "Ours"
    for top in (path, "/api/profile"):
        renamed = {"was": "Ours", "name": "Mine"}
        asked = server.http.patch(f"{top}/sheets", headers=ann, json=renamed)
        assert asked.json()["sheets"] == [kept | {"name": "Mine"}]
        gone = server.http.delete(f"{top}/sheets", params={"name": "Mine"}, headers=ann)
        assert gone.json()["sheets"] == []


def test_only_hosts_change_a_club(server: Serving, club: Any) -> None:
    top, host = f"/api/clubs/{club['code']}", club["you"]["id"]
    ben, stranger = member(server, club, "Ben"), profile(server, "Eve")
    planned = {"plan": {"game": "dixie"}, "starts": soon(), "zone": "UTC"}
    for method, path, body in (
        ("PATCH", "", CLUB),
        ("DELETE", "", None),
        ("POST", "/link", None),
        ("POST", "/sheets", SHEET),
        ("PATCH", "/sheets", {"was": "Ours", "name": "Mine"}),
        ("DELETE", "/sheets?name=Ours", None),
        ("POST", "/evenings", planned),
        ("PATCH", f"/members/{host}", {"is_host": False}),
        ("DELETE", f"/members/{host}", None),
    ):
        for headers, wanted in (
            ({}, (401, "no-profile")),
            (stranger, (403, "not-member")),
            (ben, (403, "not-club-host")),
        ):
            asked = server.http.request(method, top + path, headers=headers, json=body)
            assert fault(asked) == wanted, (method, path)


def test_a_host_makes_hosts_and_members_leave(
    server: Serving, club: Any, ann: dict[str, str]
) -> None:
    path = f"/api/clubs/{club['code']}"
    ben = member(server, club, "Ben")
    you = server.http.get(path, headers=ben).json()["you"]["id"]
    renamed = server.http.patch(f"{path}/members/{you}", headers=ben, json={"name": "Benny"})
    assert renamed.json()["you"]["name"] == "Benny"
    asked = server.http.patch(f"{path}/members/{you}", headers=ann, json={"name": "Rude"})
    assert fault(asked) == (403, "not-yours")
    made = server.http.patch(f"{path}/members/{you}", headers=ann, json={"is_host": True})
    assert [it["is_host"] for it in made.json()["members"]] == [True, True]
    left = server.http.delete(f"{path}/members/{club['you']['id']}", headers=ann)
    assert left.status_code == 204
    assert fault(server.http.post(f"{path}/table", headers=ann, json={})) == (403, "not-member")
    assert server.http.delete(path, headers=ben).status_code == 204
    assert fault(server.http.get(path)) == (404, "no-club")


def test_a_wrong_club_is_refused(server: Serving, ann: dict[str, str]) -> None:
    for change, code in (
        ({"game": "chess"}, "unknown-game"),
        ({"options": {"target": -1}}, "bad-option"),
        ({"name": "\u200b"}, "bad-name"),
    ):
        body = CLUB | {"your_name": "Ann"} | change
        assert fault(server.http.post("/api/clubs", headers=ann, json=body)) == (400, code)


def test_members_sit_at_one_table_until_it_is_full(
    server: Serving, club: Any, ann: dict[str, str]
) -> None:
    path = f"/api/clubs/{club['code']}"
    rules = CLUB | {"game": "three", "options": {"target": 150}}
    assert server.http.patch(path, headers=ann, json=rules).status_code == 200
    seats = [posted(server, f"{path}/table", ann, {"pace": "fast"})]
    again = server.http.post(f"{path}/table", headers=ann, json={"pace": "fast"})
    assert fault(again) == (400, "seated")  # or she would hold every hand
    for name in ("Ben", "Cid", "Dan"):
        headers = member(server, club, name)
        seats.append(posted(server, f"{path}/table", headers, {"pace": "fast"}))
    assert [it["seat"] for it in seats] == [0, 1, 2, 0]
    assert len({it["code"] for it in seats[:3]}) == 1
    assert seats[3]["code"] != seats[0]["code"]
    table = server.parts.tables.rooms[seats[0]["code"]].authority.table
    assert table.names == ("Ann", "Ben", "Cid")
    assert (table.options["target"], table.listed, table.pace) == (150, False, "fast")
    assert table.seat_of(seats[1]["secret"]) == 1


def test_an_evening_says_who_comes(server: Serving, club: Any, ann: dict[str, str]) -> None:
    planned = evening(server, club, ann, plan={"game": "dixie", "format": "pairs"})
    path = f"/api/evenings/{planned['id']}"
    first = server.http.post(f"{path}/comers", headers=ann, json={"name": "Ann"}).json()
    guest = server.http.post(f"{path}/comers", json={"name": "Gus", "partner": first["id"]}).json()
    own = bearer(guest)
    wished = {"name": "Ann", "partner": guest["id"]}
    server.http.post(f"{path}/comers", headers=ann, json=wished)
    seen = server.http.get(path, headers=own).json()
    assert (seen["you"], seen["secret"], seen["is_member"]) == (guest["id"], guest["secret"], False)
    assert (seen["code"], seen["club"]) == (None, CLUB["name"])
    assert {it["name"]: (it["partner"], it["is_guest"]) for it in seen["comers"]} == {
        "Ann": (guest["id"], False),
        "Gus": (first["id"], True),
    }
    stranger = server.http.get(path).json()
    assert (stranger["you"], stranger["secret"]) == (None, None)
    for secret in (guest["secret"], first["secret"]):
        assert secret not in server.http.get(path).text
    again = server.http.post(f"{path}/comers", headers=own, json={"name": "Gus", "answer": "no"})
    assert again.json() == guest
    assert server.http.delete(f"{path}/comers/{guest['id']}", headers=own).status_code == 204
    listed = server.http.get(f"/api/clubs/{club['code']}", headers=ann).json()["evenings"][-1]
    assert (listed["coming"], listed["answer"]) == (1, "yes")


def test_an_evening_is_read_once_for_several_polls(
    server: Serving, club: Any, ann: dict[str, str]
) -> None:
    path = f"/api/evenings/{evening(server, club, ann)['id']}"
    polled = {"Cache-Control": "max-age=2"}
    gus = server.http.post(f"{path}/comers", json={"name": "Gus"}).json()
    own = bearer(gus)
    first = server.http.get(path, headers=own)
    assert [it["name"] for it in first.json()["comers"]] == ["Gus"]
    read: list[str] = []
    one = Evenings.one

    def noted(evenings: Evenings, it: str) -> Evening:
        read.append(it)
        return one(evenings, it)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Evenings, "one", noted)
        seen = [server.http.get(path, headers=polled | who) for who in ({}, own, ann)]
        assert [it.json()["you"] for it in seen] == [None, gus["id"], None]
        assert [it.json()["is_host"] for it in seen] == [False, False, True]
        assert len({it.headers["etag"] for it in seen}) == 3
        tag = {"If-None-Match": seen[1].headers["etag"]}
        assert server.http.get(path, headers=polled | own | tag).status_code == 304
        assert read == []
        for fresh in ({}, {"Cache-Control": "max-age=0"}, {"Cache-Control": "no-cache"}):
            assert server.http.get(path, headers=fresh | tag | own).status_code == 304
        assert len(read) == 3


def test_only_hosts_change_an_evening_and_others_answers(
    server: Serving, club: Any, ann: dict[str, str]
) -> None:
    planned = evening(server, club, ann, weekly=True)
    path, ben = f"/api/evenings/{planned['id']}", member(server, club, "Ben")
    first = server.http.post(f"{path}/comers", headers=ann, json={"name": "Ann"}).json()
    guest = server.http.post(f"{path}/comers", json={"name": "Gus"}).json()
    change = {"plan": {"game": "tuxedo"}, "starts": soon(8), "zone": "UTC"}
    for headers in ({}, ben, bearer(guest)):
        for asked in (
            server.http.patch(path, headers=headers, json=change),
            server.http.delete(path, headers=headers),
            server.http.patch(f"{path}/comers/{first['id']}", headers=headers, json={}),
            server.http.delete(f"{path}/comers/{first['id']}", headers=headers),
        ):
            assert fault(asked) == (403, "not-club-host")
    changed = server.http.patch(path, headers=ann, json=change).json()
    assert (changed["game"], changed["starts"]) == ("Tuxedo", change["starts"])
    comer = f"{path}/comers/{guest['id']}"
    said = server.http.patch(comer, headers=ann, json={"answer": "no", "partner": first["id"]})
    assert said.json()["comers"][1]["answer"] == "no"
    assert server.http.delete(f"{path}?later=true", headers=ann).status_code == 204
    stages = server.http.get(f"/api/clubs/{club['code']}").json()["evenings"]
    assert {it["stage"] for it in stages} == {"cancelled"}
    late = server.http.post(f"{path}/comers", json={"name": "Late"})
    assert fault(late) == (404, "no-evening")


def test_a_plan_that_cannot_be_played_is_refused(
    server: Serving, club: Any, ann: dict[str, str]
) -> None:
    for plan, code in (
        ({"game": "tuxedo", "format": "pairs"}, "bad-evening"),
        ({"game": "dixie", "bots": "genius"}, "unknown-bot"),
    ):
        body = {"plan": plan, "starts": soon(), "zone": "UTC"}
        asked = server.http.post(f"/api/clubs/{club['code']}/evenings", headers=ann, json=body)
        assert fault(asked) == (400, code)


def test_calendars_name_evenings_and_their_links(
    server: Serving, club: Any, ann: dict[str, str]
) -> None:
    plan = {"game": "dixie", "title": "Advent", "place": "Library"}
    planned = evening(server, club, ann, plan=plan, weekly=True)
    feed = server.http.get(club["calendar"] + ".ics")
    assert feed.headers["content-type"].startswith("text/calendar")
    assert feed.text.count("BEGIN:VEVENT") == 4
    one = server.http.get(f"/api/evenings/{planned['id']}/calendar").text
    assert one.count("BEGIN:VEVENT") == 1
    assert f"/e/{planned['id']}\r\n" in one.replace("\r\n ", "")
