"""The waiting room, blocks and admissions over HTTP, by profiles and guests."""

from typing import Any

from tests.server.serving import Serving
from tests.server.waiting.test_room import shown_in
from tests.server.web.clubs import id_of, profile
from tests.server.web.test_http_api import fault, sit

WISH = {"name": "Ann", "games": [{"game": "three"}]}


def listed(server: Serving, **wanted: Any) -> dict[str, Any]:
    return server.open_table("tuxedo", others=["open"], listed=True, **wanted)


def admission(server: Serving, code: str, header: dict[str, str] | None = None) -> Any:
    return server.http.post(f"/api/tables/{code}/admission", headers=header or {})


def test_who_leaves_waits_no_longer(server: Serving) -> None:
    ticket = server.http.post("/api/waiting", json=WISH).json()["ticket"]
    waiting = {"game": "three", "title": "Rook for Three", "seats": 3, "waiting": 1}
    assert server.http.get("/api/waiting").json() == [waiting]
    assert server.http.post("/api/waiting/leave", json={"ticket": ticket}).status_code == 204
    for gone in (ticket, "f" * 48):
        poll = server.http.post("/api/waiting/poll", json={"ticket": gone})
        assert fault(poll) == (404, "not-waiting")


def test_wrong_wishes_are_refused(server: Serving) -> None:
    for wish, code in (
        ({"games": []}, "bad-message"),
        ({"games": [{"game": "chess"}]}, "unknown-game"),
        ({"games": [{"game": "three", "seats": 4}]}, "bad-seats"),
        ({"bots_after": 5}, "bad-message"),
        ({"name": "\u200b"}, "bad-name"),
        ({"ratings": {"low": 1400}}, "no-rating"),
    ):
        assert fault(server.http.post("/api/waiting", json=WISH | wish)) == (400, code)


def test_a_table_that_asks_for_ratings_admits_who_shows_one(server: Serving) -> None:
    near, far, hides = profile(server, "Near"), profile(server, "Far"), profile(server, "Hides")
    ratings = {id_of(server, near): 1500.0, id_of(server, far): 1900.0}
    server.parts.waiting.shown = shown_in("tuxedo", ratings)
    table = listed(server, asks={"low": 1400, "high": 1700, "unrated": False})
    assert sit(server, table["code"])["code"] == "not-admitted"
    for header in (far, hides, None):
        assert fault(admission(server, table["code"], header)) == (403, "not-admitted")
    shown = admission(server, table["code"], near)
    assert shown.status_code == 201
    seated = sit(server, table["code"], id="with it", admission=shown.json()["admission"])
    assert seated["type"] == "seated"
    friendly = listed(server, asks={"low": 1400, "high": 1700, "unrated": True})
    assert fault(admission(server, friendly["code"], far)) == (403, "not-admitted")
    assert admission(server, friendly["code"], hides).status_code == 201
    (line,) = [it for it in server.http.get("/api/tables").json() if it["code"] == friendly["code"]]
    assert line["asks"] == {"low": 1400, "high": 1700, "unrated": True}


def test_a_profile_that_is_kept_out_is_not_admitted(server: Serving) -> None:
    zed = profile(server, "Zed")
    table = listed(server)
    assert admission(server, table["code"], zed).status_code == 201
    kept = server.parts.conduct.restrictions.kept
    kept.add("bar", "Insults.", 1.0, profile=id_of(server, zed))
    warning = kept.add("warning", "Be kind.", 1.0, profile=id_of(server, zed))
    server.run(server.parts.conduct.load(server.parts.now()))
    assert fault(admission(server, table["code"], zed)) == (403, "kept-out")
    assert fault(server.http.post("/api/waiting", json=WISH, headers=zed)) == (403, "kept-out")
    own = server.http.get("/api/conduct", headers=zed).json()
    restrictions = [(it["kind"], it["until"]) for it in own["restrictions"]]
    assert restrictions == [("bar", None), ("warning", None)]
    assert own["restrictions"][1]["told"] == "Be kind."
    seen = f"/api/conduct/warnings/{warning.id}/seen"
    assert fault(server.http.post(seen, headers=profile(server))) == (404, "not-found")
    bar = f"/api/conduct/warnings/{own['restrictions'][0]['id']}/seen"
    assert fault(server.http.post(bar, headers=zed)) == (404, "not-found")
    assert server.http.post(seen, headers=zed).status_code == 204
    left = server.http.get("/api/conduct", headers=zed).json()["restrictions"]
    assert [it["kind"] for it in left] == ["bar"]
    nothing: dict[str, Any] = {"restrictions": [], "blocks": [], "ratings": {}}
    assert server.http.get("/api/conduct").json() == nothing


def test_blocking_needs_a_seat_of_ones_own_and_tells_nothing_of_the_other(server: Serving) -> None:
    ann, zed = profile(server, "Ann"), profile(server, "Zed")
    table = server.open_table("tuxedo", others=["open"])
    code = table["code"]
    seated = sit(server, code)
    block = {"code": code, "secret": table["secret"], "seat": 1}
    for wrong, status in (
        ({"secret": "f" * 48}, (403, "bad-secret")),
        ({"code": "aaaaaaaaaa"}, (403, "bad-secret")),
        ({"seat": 0}, (400, "bad-seat")),
        ({"seat": 5}, (400, "bad-seat")),
    ):
        answer = server.http.post("/api/blocks", json=block | wrong, headers=ann)
        assert fault(answer) == status
    as_guest = server.http.post("/api/blocks", json=block, headers=ann)
    claim = {"seats": [{"code": code, "secret": seated["secret"]}]}
    server.http.post("/api/profile/seats", json=claim, headers=zed)
    as_profile = server.http.post("/api/blocks", json=block, headers=profile(server))
    assert (as_guest.status_code, as_guest.content) == (204, b"")
    assert (as_profile.status_code, as_profile.content) == (204, b"")
    (own,) = server.http.get("/api/conduct", headers=ann).json()["blocks"]
    assert own["name"] == "Bea"
    with server.seat(code, table["secret"]) as line:
        view = str(line.recv())
    (author,) = server.http.get(f"/api/tables/{code}/blocked", headers=ann).json()
    assert f'"author":"{author}"' in view
    assert server.http.get(f"/api/tables/{code}/blocked", headers=zed).json() == []
    assert fault(server.http.delete(f"/api/blocks/{own['id']}", headers=zed)) == (404, "not-found")
    assert server.http.delete(f"/api/blocks/{own['id']}", headers=ann).status_code == 204
    server.http.post("/api/blocks", json=block, headers=ann)
    assert server.http.get(f"/api/tables/{code}/blocked", headers=ann).json() == [author]
    server.http.post("/api/blocks", json=block | {"is_blocked": False}, headers=ann)
    assert server.http.get(f"/api/tables/{code}/blocked", headers=ann).json() == []
