"""Clubs and their evenings over HTTP: who sees what, who may do what, and calendar files."""

from typing import Any

import pytest

from rookery.server.clubs.evenings import Evening, Evenings
from tests.server.serving import Serving
from tests.server.web.clubs import CLUB, Header, bearer, hosted, member, posted, profile, soon
from tests.server.web.test_http_api import fault


def test_who_sees_a_club_and_its_members(server: Serving, club: Any, ann: Header) -> None:
    path = f"/api/clubs/{club['code']}"
    member(server, club, "Ben")
    seen = server.http.get(path).json()
    assert (seen["name"], seen["about"], seen["count"]) == (CLUB["name"], CLUB["about"], 2)
    assert (seen["members"], seen["you"], seen["calendar"]) == ([], None, None)
    own = server.http.get(path, headers=ann).json()
    members = [(it["name"], it["is_host"], it["is_you"]) for it in own["members"]]
    assert members == [("Ann", True, True), ("Ben", False, False)]
    listed = server.http.get("/api/clubs", headers=ann).json()
    assert [(it["code"], it["members"], it["is_host"]) for it in listed] == [
        (club["code"], 2, True)
    ]
    assert "profile" not in server.http.get(path, headers=ann).text


def test_a_renewed_code_is_as_unknown_as_any(server: Serving, club: Any, ann: Header) -> None:
    path = f"/api/clubs/{club['code']}"
    after = server.http.post(f"{path}/link", headers=ann).json()
    told = [server.http.get(it).text for it in (path, "/api/clubs/aaaaaaaaaaaaaaaa")]
    assert told[0] == told[1]
    assert fault(server.http.get(path)) == (404, "no-club")
    assert server.http.get(f"/api/clubs/{after['code']}").json()["name"] == CLUB["name"]
    assert fault(server.http.get(club["calendar"])) == (404, "no-club")


SHEET = {"name": "Ours", "game": "dixie", "options": {"target": 200}}


def test_a_club_shows_its_rule_sheets_and_a_profile_only_to_its_owner(
    server: Serving, club: Any, ann: Header
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


def test_only_hosts_change_a_club_and_its_evenings(server: Serving, club: Any, ann: Header) -> None:
    evening, ben, eve = hosted(server, club, ann), member(server, club, "Ben"), profile(server)
    first, guest, added = evening.come("Ann", ann), evening.come("Gus"), evening.add("Hal")
    top, of = f"/api/clubs/{club['code']}", evening.path
    planned = {"plan": {"game": "dixie"}, "starts": soon(), "zone": "UTC"}
    you, comer = f"{top}/members/{club['you']['id']}", f"{of}/comers/{first['id']}"
    correction = {"round": 1, "table": 1, "board": 1, "points": [50, 20, 50, 20]}
    of_club: list[Any] = [("PATCH", top, CLUB), ("DELETE", top, None)]
    of_club += [("POST", f"{top}/link", None), ("POST", f"{top}/evenings", planned)]
    of_club += [("PATCH", you, {"is_host": False}), ("DELETE", you, None)]
    of_club += [("POST", f"{top}/sheets", SHEET), ("DELETE", f"{top}/sheets?name=Ours", None)]
    of_club += [("PATCH", f"{top}/sheets", {"was": "Ours", "name": "Mine"})]
    of_evening: list[Any] = [("PATCH", of, planned), ("DELETE", of, None), ("PATCH", comer, {})]
    of_evening += [("DELETE", comer, None), ("POST", f"{of}/corrections", correction)]
    of_evening += [("POST", f"{of}/acts", {"act": act}) for act in ("next", "hold")]
    of_evening += [(act, f"{of}/comers/{added['id']}/pass", None) for act in ("POST", "DELETE")]
    of_evening += [("POST", f"{of}/guests", {"name": "Eve"})]
    of_evening += [("POST", f"{of}/door", {"is_closed": True})]
    for headers, refusal, acts in (
        ({}, (401, "no-profile"), of_club),
        (eve, (403, "not-member"), of_club),
        (ben, (403, "not-club-host"), of_club + of_evening),
        ({}, (403, "not-club-host"), of_evening),
        (bearer(guest), (403, "not-club-host"), of_evening),
    ):
        for method, path, body in acts:
            asked = server.http.request(method, path, headers=headers, json=body)
            assert fault(asked) == refusal, (method, path)


def test_a_host_makes_hosts_and_members_leave(server: Serving, club: Any, ann: Header) -> None:
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


def test_a_wrong_club_is_refused(server: Serving, ann: Header) -> None:
    for change, code in (
        ({"game": "chess"}, "unknown-game"),
        ({"options": {"target": -1}}, "bad-option"),
        ({"name": "\u200b"}, "bad-name"),
    ):
        body = CLUB | {"your_name": "Ann"} | change
        assert fault(server.http.post("/api/clubs", headers=ann, json=body)) == (400, code)


def test_members_sit_at_one_table_until_it_is_full(server: Serving, club: Any, ann: Header) -> None:
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


def test_an_evening_says_who_comes(server: Serving, club: Any, ann: Header) -> None:
    evening = hosted(server, club, ann, plan={"game": "dixie", "format": "pairs"})
    first = evening.post("/comers", {"name": "Ann"}, ann).json()
    guest = evening.post("/comers", {"name": "Gus", "partner": first["id"]}).json()
    own = bearer(guest)
    evening.post("/comers", {"name": "Ann", "partner": guest["id"]}, ann)
    seen = evening.seen(own)
    assert (seen["you"], seen["secret"], seen["is_member"]) == (guest["id"], guest["secret"], False)
    assert (seen["code"], seen["club"]) == (None, CLUB["name"])
    comers = {it["name"]: (it["partner"], it["is_guest"]) for it in seen["comers"]}
    assert comers == {"Ann": (guest["id"], False), "Gus": (first["id"], True)}
    stranger = evening.get()
    assert (stranger.json()["you"], stranger.json()["secret"]) == (None, None)
    assert not any(it["secret"] in stranger.text for it in (guest, first))
    assert evening.post("/comers", {"name": "Gus", "answer": "no"}, own).json() == guest
    evening.delete(f"/comers/{guest['id']}", own)
    listed = server.http.get(f"/api/clubs/{club['code']}", headers=ann).json()["evenings"][-1]
    assert (listed["coming"], listed["answer"]) == (1, "yes")


def test_an_evening_is_read_once_for_several_polls(server: Serving, club: Any, ann: Header) -> None:
    """Those who poll allow it to be some seconds old."""
    evening, polled = hosted(server, club, ann), {"Cache-Control": "max-age=2"}
    gus = evening.post("/comers", {"name": "Gus"}).json()
    own = bearer(gus)
    assert [it["name"] for it in evening.seen(own)["comers"]] == ["Gus"]
    read: list[str] = []
    one = Evenings.one

    def noted(evenings: Evenings, it: str) -> Evening:
        read.append(it)
        return one(evenings, it)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Evenings, "one", noted)
        seen = [evening.get("", polled | who) for who in ({}, own, ann)]
        assert [it.json()["you"] for it in seen] == [None, gus["id"], None]
        assert [it.json()["is_host"] for it in seen] == [False, False, True]
        assert len({it.headers["etag"] for it in seen}) == 3
        own |= {"If-None-Match": seen[1].headers["etag"]}
        assert evening.get("", polled | own).status_code == 304
        assert read == []
        for fresh in ({}, {"Cache-Control": "max-age=0"}, {"Cache-Control": "no-cache"}):
            assert evening.get("", fresh | own).status_code == 304
        assert len(read) == 3


def test_hosts_change_evenings_and_others_answers(server: Serving, club: Any, ann: Header) -> None:
    evening = hosted(server, club, ann, weekly=True)
    first, guest = evening.come("Ann", ann), evening.come("Gus")
    change = {"plan": {"game": "tuxedo"}, "starts": soon(8), "zone": "UTC"}
    changed = server.http.patch(evening.path, headers=ann, json=change).json()
    assert (changed["game"], changed["starts"]) == ("Tuxedo", change["starts"])
    comer = f"{evening.path}/comers/{guest['id']}"
    said = server.http.patch(comer, headers=ann, json={"answer": "no", "partner": first["id"]})
    assert said.json()["comers"][1]["answer"] == "no"
    evening.delete("?later=true", ann)
    stages = server.http.get(f"/api/clubs/{club['code']}").json()["evenings"]
    assert {it["stage"] for it in stages} == {"cancelled"}
    assert fault(evening.post("/comers", {"name": "Late"})) == (404, "no-evening")


def test_a_plan_that_cannot_be_played_is_refused(server: Serving, club: Any, ann: Header) -> None:
    for plan, code in (
        ({"game": "tuxedo", "format": "pairs"}, "bad-evening"),
        ({"game": "dixie", "bots": "genius"}, "unknown-bot"),
    ):
        body = {"plan": plan, "starts": soon(), "zone": "UTC"}
        asked = server.http.post(f"/api/clubs/{club['code']}/evenings", headers=ann, json=body)
        assert fault(asked) == (400, code)


def test_calendars_name_evenings_and_their_links(server: Serving, club: Any, ann: Header) -> None:
    plan = {"game": "dixie", "title": "Advent", "place": "Library"}
    evening = hosted(server, club, ann, plan=plan, weekly=True)
    feed = server.http.get(club["calendar"] + ".ics")
    assert feed.headers["content-type"].startswith("text/calendar")
    assert feed.text.count("BEGIN:VEVENT") == 4
    one = evening.get("/calendar").text
    assert one.count("BEGIN:VEVENT") == 1
    assert f"/e/{evening.id}\r\n" in one.replace("\r\n ", "")
