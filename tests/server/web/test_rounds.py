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
from tests.server.web.clubs import CLUB, PLAN, Header, Hosted, bearer, hosted, member, profile
from tests.server.web.test_http_api import fault


def csv_rows(evening: Hosted, name: str) -> list[list[str]]:
    """The rows of a file, which has a byte order mark for Excel."""
    found = evening.get(f"/{name}").content
    assert found.startswith(b"\xef\xbb\xbf")
    return list(csv.reader(io.StringIO(found.decode("utf-8-sig"))))


def attend(evening: Hosted, came: list[Any]) -> None:
    """Have people play wherever the evening's page sends them, until it is over."""

    async def one_attends(one: Any) -> None:
        while True:
            seen = await asyncio.to_thread(evening.seen, bearer(one))
            state = msgspec.convert(seen["play"], m.EveningState)
            if state.stage == "over":
                return
            if state.own is not None and not state.own.is_done:
                code, address = state.own.code, f"{evening.server.address}/"
                with suppress(ConnectionClosed):
                    async with Player(address, code, one["secret"], seed=code) as player:
                        await player.play(lambda: player.is_over() or player.bye is not None)
            await asyncio.sleep(0.05)

    async def everybody() -> None:
        await asyncio.gather(*map(one_attends, came))

    asyncio.run(asyncio.wait_for(everybody(), DEADLINE))


def test_an_evening_from_first_yes_to_season(server: Serving, club: Any, ann: Header) -> None:
    evening, ben = hosted(server, club, ann, plan=PLAN), member(server, club, "Ben")
    first = evening.come("Ann", ann)
    second = evening.come("Ben", ben, partner=first["id"])
    evening.come("Ann", ann, partner=second["id"])
    guest = evening.come("=Gus")
    evening.come("Never", answer="no")
    assert fault(evening.get("/results")) == (400, "not-begun")

    begun = evening.act("next")
    assert (begun["stage"], begun["play"]["stage"]) == ("playing", "playing")
    assert begun["play"]["round"] == 1
    people = {it["name"]: it for it in begun["play"]["people"]}
    assert people["Ann"]["with_whom"] == ["Ben"]
    assert "Never" not in people
    late = evening.come("Late")
    change = {"plan": PLAN, "starts": "2030-01-01T12:00", "zone": "UTC"}
    assert fault(server.http.patch(evening.path, headers=ann, json=change)) == (400, "begun")

    own = evening.own(guest)
    table = server.parts.tables.rooms[own["code"]].authority.table
    assert table.seat_of(guest["secret"]) == own["seat"]
    attend(evening, [first, second, guest, late])

    seen = evening.seen(bearer(guest))
    assert (seen["stage"], seen["play"]["stage"]) == ("over", "over")
    results = evening.get("/results").json()
    assert len(results["boards"]) == 2
    assert {"Ann & Ben"} <= {it["name"] for it in results["places"]}
    rows = csv_rows(evening, "results.csv")
    assert rows[0][:2] == ["Place", "Name"]
    assert len(rows) == len(results["places"]) + 1
    assert not any(cell.startswith(("=", "@")) for row in rows for cell in row)
    boards = csv_rows(evening, "boards.csv?language=de")
    assert boards[0][:4] == ["Durchgang", "Runde", "Tisch", "Name"]
    assert boards[0][-2:] == ["Club", "Spiel"]
    last = {tuple(row[-2:]) for row in (*rows[1:], *boards[1:])}
    assert last == {(CLUB["name"], "Kentucky Discard")}
    assert len(boards) == 1 + sum(len(each["lines"]) for each in results["boards"])

    path = f"/api/clubs/{club['code']}/season"
    season = server.http.get(path, headers=ben).json()
    assert {line["name"]: line["is_you"] for line in season["lines"]} == {"Ann": False, "Ben": True}
    assert len(season["evenings"]) == 1
    stranger = profile(server, "Eve")
    assert fault(server.http.get(path, headers=stranger)) == (403, "not-member")


def test_hosts_end_rounds_and_correct_results(server: Serving, club: Any, ann: Header) -> None:
    evening = hosted(server, club, ann, plan=PLAN | {"pause": -1, "pace": "normal"})
    assert fault(evening.post("/acts", {"act": "end"}, ann))[0] == 404
    first, guest = evening.come("Ann", ann), evening.come("Gus")
    evening.act("next")
    assert evening.act("hold")["play"]["pause"] == "hold"
    assert server.room(evening.own(first)["code"]).authority.table.is_held
    assert evening.act("finish")["play"]["pause"] == "finish"
    assert evening.act("resume")["play"]["pause"] == ""
    tag = {"If-None-Match": evening.get().headers["etag"]}
    assert evening.get("", tag).status_code == 304
    evening.delete(f"/comers/{guest['id']}", ann)
    people = evening.seen(tag)["play"]["people"]
    here = {it["name"]: it["is_here"] for it in people if not it["is_bot"]}
    assert here == {"Ann": True, "Gus": False}
    assert evening.act("close")["play"]["stage"] == "between"
    correction = {"round": 1, "table": 1, "board": 1, "points": [50, 20, 50, 20]}
    corrected = evening.post("/corrections", correction, ann).json()["boards"][0]["tables"][0]
    assert (corrected["points"], len(corrected["names"])) == (correction["points"], 4)
    wrong = evening.post("/corrections", correction | {"table": 9}, ann)
    assert fault(wrong) == (400, "wrong-table")
    for points in ([50, 20, 20, 50], [500, 20, 500, 20], [150, 150, 150, 150], [-900, 0, -900, 0]):
        refused = evening.post("/corrections", correction | {"points": points}, ann)
        assert fault(refused) == (400, "wrong-result")
    after = evening.act("next")["play"]
    assert (after["round"], after["own"] is not None) == (2, True)
    assert "Gus" not in {name for each in after["tables"] for name in each["names"]}
    assert evening.act("end")["stage"] == "over"
    assert first["id"] == evening.seen(ann)["you"]
    comer = f"{evening.path}/comers/{first['id']}"
    for refused in (
        evening.post("/comers", {"name": "Late"}),
        evening.post("/comers", {"name": "Ann"}, ann),
        server.http.patch(comer, headers=ann, json={"answer": "no"}),
    ):
        assert fault(refused) == (400, "evening-over")


def people_of(shown: Any) -> set[str]:
    return {it["name"] for it in shown["play"]["people"] if not it["is_bot"]}


def test_ghosts_are_not_drawn_and_lock_nobody_out(server: Serving, club: Any, ann: Header) -> None:
    evening, ghosts = hosted(server, club, ann, plan=PLAN), []
    for _ in range(UNKNOWN_FROM_ADDRESS + 5):
        answer = evening.post("/comers", {"name": "zz"})
        if answer.status_code == 201:
            ghosts.append(answer.json())
    assert len(ghosts) == UNKNOWN_FROM_ADDRESS
    evening.come("Ann", ann)
    gus = evening.add("Gus")
    shown = evening.act("next")
    assert shown["stood_in"] == [gus["id"]]
    assert shown["away"] == [shown["you"]]
    anybody = evening.seen()
    assert anybody["stood_in"] == anybody["away"] == []
    assert people_of(shown) == {"Ann", "Gus"}
    evening.seen(bearer(ghosts[0]))
    assert people_of(evening.seen()) == {"Ann", "Gus", "zz"}
    shown = evening.post("/door", {"is_closed": True, "removes_last": 600}, ann).json()
    assert shown["is_door_closed"]
    assert {it["name"] for it in shown["comers"] if it["answer"] == "yes"} == {"Ann", "Gus"}
    assert fault(evening.post("/comers", {"name": "Late"})) == (403, "door-closed")


def test_nobody_answers_for_an_evening_of_long_ago(server: Serving, club: Any, ann: Header) -> None:
    evening = hosted(server, club, ann, plan=PLAN)
    evening.come("Ann", ann)
    own = CLUB_EVENINGS.c.id == evening.id
    server.parts.store.connections.run(update(CLUB_EVENINGS).where(own).values(starts_at=1.0))
    asked = evening.post("/comers", {"name": "Ann", "answer": "no"}, ann)
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
