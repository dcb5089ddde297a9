"""Ratings over HTTP: one's own, the choice to have and show them, and those at a table."""

from typing import Any

from sqlalchemy import select

from rookery.server.database.schema.people import PROFILES
from tests.server.ratings.made import Seat, add_result
from tests.server.serving import Serving
from tests.server.web.clubs import id_of, profile
from tests.server.web.test_http_api import fault

OWN = "/api/profile/ratings"
AT_TABLE = "/api/profile/ratings/table"


def wish(server: Serving, header: dict[str, str], **wishes: bool) -> Any:
    return server.http.patch(OWN, headers=header, json=wishes).json()


def test_ratings_are_made_and_not_shown_until_somebody_wishes_it(server: Serving) -> None:
    ann = profile(server)
    own = server.http.get(OWN, headers=ann).json()
    assert own == {"is_rated": True, "is_shown": False, "games": []}
    assert wish(server, ann, is_shown=True)["is_shown"]
    assert not wish(server, ann, is_rated=False)["is_rated"]
    own = server.http.get(OWN, headers=ann).json()
    assert (own["is_rated"], own["is_shown"]) == (False, True)
    assert fault(server.http.patch(OWN, headers=ann, json={"is_seen": True}))[0] == 400


def test_ones_rating_is_told_with_its_changes(server: Serving) -> None:
    ann = profile(server)
    who = id_of(server, ann)
    now = server.parts.now()
    for number in range(2):
        seats = [Seat(it, 50) for it in (who, "bot:steady", "?bea", "bot:steady")]
        seats[1] = seats[3] = Seat("bot:steady", 9)
        add_result(server.parts.store, f"{who}{number}", now - 9_000.0 + 60.0 * number, seats)
    server.parts.rater.catch_up(now)
    (game,) = server.http.get(OWN, headers=ann).json()["games"]
    assert (game["game"], game["title"], game["results"]) == ("dixie", "Dixie Rook", 2)
    assert game["now"]["rating"] > 1500
    assert game["now"]["is_provisional"]
    assert [(it["kind"], it["code"]) for it in game["changes"]] == [
        ("match", f"{who}{number}") for number in range(2)
    ]


def seated(server: Serving, header: dict[str, str]) -> str:
    """The code of a table that a profile has opened, with its seat claimed."""
    opened = server.http.post("/api/tables", json={"game": "dixie", "name": "Ann"}).json()
    seat = {"code": opened["code"], "secret": opened["secret"]}
    claimed = server.http.post("/api/profile/seats", headers=header, json={"seats": [seat]})
    assert claimed.status_code == 204
    return str(opened["code"])


def test_ratings_at_a_table_are_shown_between_those_who_show_theirs(server: Serving) -> None:
    ann, bea = profile(server), profile(server, "Bea")
    who, now = id_of(server, ann), server.parts.now()
    seats = [Seat(it, 50 - seat % 2) for seat, it in enumerate((who, "bot:easy") * 2)]
    seats[2] = Seat("?guest", 50)
    add_result(server.parts.store, f"{who}t", now - 9_000.0, seats)
    server.parts.rater.catch_up(now)
    asked = f"{AT_TABLE}?code={seated(server, ann)}"
    assert fault(server.http.get(asked, headers=bea)) == (403, "not-shown")
    wish(server, bea, is_shown=True)
    assert server.http.get(asked, headers=bea).json() == {"seats": [None] * 4}
    wish(server, ann, is_shown=True)
    shown = server.http.get(asked, headers=bea).json()["seats"]
    assert shown[0]["rating"] > 1500
    assert shown[1:] == [None] * 3
    wish(server, bea, is_shown=False)
    assert fault(server.http.get(asked, headers=bea)) == (403, "not-shown")


def test_no_answer_names_a_profile(server: Serving) -> None:
    ids = list(server.parts.store.connections.scalars(select(PROFILES.c.id)))
    ann = profile(server)
    wish(server, ann, is_shown=True)
    for path in (OWN, f"{AT_TABLE}?code={seated(server, ann)}"):
        text = server.http.get(path, headers=ann).text
        assert not [it for it in ids if it in text]
