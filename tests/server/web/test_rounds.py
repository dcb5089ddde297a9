"""Evenings over HTTP from the first "yes" to the season table: hosts, guests, results, files."""

import asyncio
import csv
import io
from contextlib import suppress
from typing import Any

import msgspec
from sqlalchemy import update

from rookery.server.clubs.comers import UNKNOWN_FROM_ADDRESS, Comer
from rookery.server.clubs.playing import groups
from rookery.server.database.schema.clubs import CLUB_EVENINGS
from rookery.server.evenings import messages as m
from tests.server.scripted import ConnectionClosed, Player
from tests.server.serving import DEADLINE, Serving
from tests.server.web.clubs import CLUB, bearer, evening, member, posted, profile
from tests.server.web.test_http_api import fault

PLAN = {
    "game": "kentucky",
    "format": "pairs",
    "rounds": 2,
    "boards": 1,
    "pause": 0,
    "pace": "instant",
    "bots": "random",
}


def come(server: Serving, path: str, name: str, headers: dict[str, str], **said: Any) -> Any:
    """Answer the invitation, and then load the evening as a browser does."""
    came = posted(server, f"{path}/comers", headers, {"name": name, **said})
    server.http.get(path, headers=headers | bearer(came))
    return came


def act(server: Serving, path: str, host: dict[str, str], what: str) -> Any:
    return posted(server, f"{path}/acts", host, {"act": what}, 200)


def csv_rows(server: Serving, path: str) -> list[list[str]]:
    """The rows of a file, which has a byte order mark for Excel."""
    found = server.http.get(path).content
    assert found.startswith(b"\xef\xbb\xbf")
    return list(csv.reader(io.StringIO(found.decode("utf-8-sig"))))


def attend(server: Serving, path: str, came: list[Any]) -> None:
    """Have people play wherever the evening's page sends them, until it is over."""

    async def one_attends(secret: str) -> None:
        headers = bearer({"secret": secret})
        while True:
            seen = await asyncio.to_thread(server.http.get, path, headers=headers)
            state = msgspec.convert(seen.json()["play"], m.EveningState)
            if state.stage == "over":
                return
            if state.own is not None and not state.own.is_done:
                code = state.own.code
                with suppress(ConnectionClosed):
                    async with Player(f"{server.address}/", code, secret, seed=code) as player:
                        await player.play(lambda: player.is_over() or player.bye is not None)
            await asyncio.sleep(0.05)

    async def everybody() -> None:
        await asyncio.gather(*(one_attends(one["secret"]) for one in came))

    asyncio.run(asyncio.wait_for(everybody(), DEADLINE))


def test_an_evening_from_first_yes_to_season(
    server: Serving, club: Any, ann: dict[str, str]
) -> None:
    path = f"/api/evenings/{evening(server, club, ann, plan=PLAN)['id']}"
    ben = member(server, club, "Ben")
    first = come(server, path, "Ann", ann)
    second = come(server, path, "Ben", ben, partner=first["id"])
    come(server, path, "Ann", ann, partner=second["id"])
    guest = come(server, path, "=Gus", {})
    come(server, path, "Never", {}, answer="no")
    assert fault(server.http.get(f"{path}/results")) == (400, "not-begun")

    begun = act(server, path, ann, "next")
    assert (begun["stage"], begun["play"]["stage"], begun["play"]["round"]) == (
        "playing",
        "playing",
        1,
    )
    people = {it["name"]: it for it in begun["play"]["people"]}
    assert people["Ann"]["with_whom"] == ["Ben"]
    assert "Never" not in people
    late = come(server, path, "Late", {})
    change = {"plan": PLAN, "starts": "2030-01-01T12:00", "zone": "UTC"}
    assert fault(server.http.patch(path, headers=ann, json=change)) == (400, "begun")

    own = server.http.get(path, headers=bearer(guest)).json()["play"]["own"]
    table = server.parts.tables.rooms[own["code"]].authority.table
    assert table.seat_of(guest["secret"]) == own["seat"]
    attend(server, path, [first, second, guest, late])

    seen = server.http.get(path, headers=bearer(guest)).json()
    assert (seen["stage"], seen["play"]["stage"]) == ("over", "over")
    results = server.http.get(f"{path}/results").json()
    assert len(results["boards"]) == 2
    assert {"Ann & Ben"} <= {it["name"] for it in results["places"]}
    rows = csv_rows(server, f"{path}/results.csv")
    assert rows[0][:2] == ["Place", "Name"]
    assert len(rows) == len(results["places"]) + 1
    assert not any(cell.startswith(("=", "@")) for row in rows for cell in row)
    boards = csv_rows(server, f"{path}/boards.csv?language=de")
    assert boards[0][:4] == ["Durchgang", "Runde", "Tisch", "Name"]
    assert boards[0][-2:] == ["Club", "Spiel"]
    assert {tuple(row[-2:]) for row in (*rows[1:], *boards[1:])} == {
        (CLUB["name"], "Kentucky Discard")
    }
    assert len(boards) == 1 + sum(len(each["lines"]) for each in results["boards"])

    season = server.http.get(f"/api/clubs/{club['code']}/season", headers=ben).json()
    assert {line["name"] for line in season["lines"]} == {"Ann", "Ben"}
    assert [line["is_you"] for line in season["lines"] if line["name"] == "Ben"] == [True]
    assert len(season["evenings"]) == 1
    stranger = profile(server, "Eve")
    asked = server.http.get(f"/api/clubs/{club['code']}/season", headers=stranger)
    assert fault(asked) == (403, "not-member")


def test_hosts_end_rounds_and_correct_results(
    server: Serving, club: Any, ann: dict[str, str]
) -> None:
    plan = PLAN | {"pause": -1, "pace": "normal"}
    path = f"/api/evenings/{evening(server, club, ann, plan=plan)['id']}"
    assert fault(server.http.post(f"{path}/acts", headers=ann, json={"act": "end"}))[0] == 404
    first, guest = come(server, path, "Ann", ann), come(server, path, "Gus", {})
    correction = {"round": 1, "table": 1, "board": 1, "points": [50, 20, 50, 20]}
    ben = member(server, club, "Ben")
    for headers in ({}, ben, bearer(guest)):
        for asked in (
            server.http.post(f"{path}/acts", headers=headers, json={"act": "next"}),
            server.http.post(f"{path}/acts", headers=headers, json={"act": "hold"}),
            server.http.post(f"{path}/corrections", headers=headers, json=correction),
        ):
            assert fault(asked) == (403, "not-club-host")
    act(server, path, ann, "next")
    assert act(server, path, ann, "hold")["play"]["pause"] == "hold"
    own = server.http.get(path, headers=ann).json()["play"]["own"]["code"]
    assert server.room(own).authority.table.is_held
    assert act(server, path, ann, "finish")["play"]["pause"] == "finish"
    assert act(server, path, ann, "resume")["play"]["pause"] == ""
    tag = server.http.get(path).headers["etag"]
    assert server.http.get(path, headers={"If-None-Match": tag}).status_code == 304
    assert server.http.delete(f"{path}/comers/{guest['id']}", headers=ann).status_code == 204
    seen = server.http.get(path, headers={"If-None-Match": tag}).json()
    assert {it["name"]: it["is_here"] for it in seen["play"]["people"] if not it["is_bot"]} == {
        "Ann": True,
        "Gus": False,
    }
    assert act(server, path, ann, "close")["play"]["stage"] == "between"
    corrected = server.http.post(f"{path}/corrections", headers=ann, json=correction)
    assert corrected.json()["boards"][0]["tables"][0]["points"] == [50, 20, 50, 20]
    assert len(corrected.json()["boards"][0]["tables"][0]["names"]) == 4
    wrong = server.http.post(f"{path}/corrections", headers=ann, json=correction | {"table": 9})
    assert fault(wrong) == (400, "wrong-table")
    for points in ([50, 20, 20, 50], [500, 20, 500, 20], [150, 150, 150, 150], [-900, 0, -900, 0]):
        impossible = correction | {"points": points}
        refused = server.http.post(f"{path}/corrections", headers=ann, json=impossible)
        assert fault(refused) == (400, "wrong-result")
    after = act(server, path, ann, "next")["play"]
    assert (after["round"], after["own"] is not None) == (2, True)
    assert "Gus" not in {name for each in after["tables"] for name in each["names"]}
    assert act(server, path, ann, "end")["stage"] == "over"
    assert first["id"] == server.http.get(path, headers=ann).json()["you"]
    over = (400, "evening-over")
    assert fault(server.http.post(f"{path}/comers", json={"name": "Late"})) == over
    assert fault(server.http.post(f"{path}/comers", headers=ann, json={"name": "Ann"})) == over
    changed = server.http.patch(f"{path}/comers/{first['id']}", headers=ann, json={"answer": "no"})
    assert fault(changed) == over


def test_ghosts_are_not_drawn_and_lock_nobody_out(
    server: Serving, club: Any, ann: dict[str, str]
) -> None:
    path = f"/api/evenings/{evening(server, club, ann, plan=PLAN)['id']}"
    ghosts = []
    for _ in range(UNKNOWN_FROM_ADDRESS + 5):
        answer = server.http.post(f"{path}/comers", json={"name": "zz"})
        if answer.status_code == 201:
            ghosts.append(answer.json())
    assert len(ghosts) == UNKNOWN_FROM_ADDRESS
    come(server, path, "Ann", ann)
    gus = posted(server, f"{path}/guests", ann, {"name": "Gus"})
    shown = act(server, path, ann, "next")
    assert shown["stood_in"] == [gus["id"]]
    assert shown["away"] == [shown["you"]]
    anybody = server.http.get(path).json()
    assert anybody["stood_in"] == anybody["away"] == []
    people = shown["play"]["people"]
    assert {it["name"] for it in people if not it["is_bot"]} == {"Ann", "Gus"}
    server.http.get(path, headers=bearer(ghosts[0]))
    people = server.http.get(path).json()["play"]["people"]
    assert {it["name"] for it in people if not it["is_bot"]} == {"Ann", "Gus", "zz"}
    anybody = server.http.post(f"{path}/door", json={"is_closed": True})
    assert fault(anybody) == (403, "not-club-host")
    door = {"is_closed": True, "removes_last": 600}
    shown = posted(server, f"{path}/door", ann, door, 200)
    assert shown["is_door_closed"]
    assert {it["name"] for it in shown["comers"] if it["answer"] == "yes"} == {"Ann", "Gus"}
    late = server.http.post(f"{path}/comers", json={"name": "Late"})
    assert fault(late) == (403, "door-closed")


def test_nobody_answers_for_an_evening_of_long_ago(
    server: Serving, club: Any, ann: dict[str, str]
) -> None:
    planned = evening(server, club, ann, plan=PLAN)["id"]
    path = f"/api/evenings/{planned}"
    come(server, path, "Ann", ann)
    with server.parts.store.connections.writing() as connection:
        own = CLUB_EVENINGS.c.id == planned
        connection.execute(update(CLUB_EVENINGS).where(own).values(starts_at=1.0))
    asked = server.http.post(f"{path}/comers", headers=ann, json={"name": "Ann", "answer": "no"})
    assert fault(asked) == (400, "evening-over")


def comer(number: int, partner: int | None, answer: str = "yes") -> Comer:
    wished = None if partner is None else str(partner)
    return Comer(str(number), "x", None, "", f"P{number}", answer, wished, 0.0)


def test_partners_stay_together_and_two_pairs_are_a_team() -> None:
    chosen = [(1, 2), (2, 1), (3, 4), (4, 3), (5, 6), (6, None), (7, 8)]
    comers = [*(comer(*each) for each in chosen), comer(8, 7, "no")]
    pairs = groups(comers, 2)
    assert pairs.keys() == {"1", "2", "3", "4"}
    assert pairs["1"] == pairs["2"] != pairs["3"] == pairs["4"]
    teams = groups(comers, 4)
    assert teams.keys() == pairs.keys()
    assert len(set(teams.values())) == 1
    assert groups(comers, 1) == {}
