"""Guests without a device: a host adds them by name, and hands them a phone or takes it away."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from sqlalchemy import Connection, Engine, event, select, update
from sqlalchemy.exc import OperationalError

from rookery.server.clubs import messages as m
from rookery.server.clubs.comers import Comers
from rookery.server.clubs.evenings import Evenings
from rookery.server.clubs.phones import Phones
from rookery.server.clubs.playing import Playing
from rookery.server.database.schema.clubs import CLUB_COMERS
from rookery.server.database.schema.evenings import EVENING_ENTRIES
from rookery.table.chairs import hash_of
from rookery.table.refusal import Refusal
from tests.server.serving import Serving, farewell, message_of, serving, until
from tests.server.web.clubs import bearer, evening, member, posted
from tests.server.web.test_http_api import fault
from tests.server.web.test_rounds import PLAN, act, come


@pytest.fixture(
    scope="module", params=["sqlite", pytest.param("postgresql", marks=pytest.mark.slow)]
)
def server(request: pytest.FixtureRequest) -> Iterator[Serving]:
    url = None
    if request.param == "postgresql":
        url = request.getfixturevalue("running_postgres").database()
    with serving(url=url) as it:
        yield it


@pytest.fixture
def path(server: Serving, club: Any, ann: dict[str, str]) -> str:
    plan = PLAN | {"format": "individual", "pause": -1, "pace": "normal"}
    return f"/api/evenings/{evening(server, club, ann, plan=plan)['id']}"


def added(server: Serving, path: str, host: dict[str, str], name: str) -> Any:
    return posted(server, f"{path}/guests", host, {"name": name})


@pytest.fixture
def gus(server: Serving, path: str, ann: dict[str, str]) -> Any:
    """A guest whom Ann adds; she comes, too."""
    come(server, path, "Ann", ann)
    return added(server, path, ann, "Gus")


def offered(server: Serving, path: str, host: dict[str, str], guest: Any) -> str:
    return str(posted(server, f"{path}/comers/{guest['id']}/pass", host)["code"])


def taken(server: Serving, path: str, code: str, **headers: str) -> Any:
    return posted(server, f"{path}/passes", headers, {"code": code})


def you(server: Serving, path: str, headers: dict[str, str]) -> str | None:
    found: str | None = server.http.get(path, headers=headers).json()["you"]
    return found


def test_a_link_hands_a_phone_over_once_and_a_host_takes_it_away(
    server: Serving, path: str, ann: dict[str, str], gus: Any
) -> None:
    assert (gus["answer"], gus["is_guest"], gus["has_phone"]) == ("yes", True, False)
    assert all(it["has_phone"] for it in server.http.get(path).json()["comers"])
    lapsed, code = (offered(server, path, ann, gus) for _ in range(2))
    bad = (403, "bad-pass")
    for wrong in (lapsed, "nosuchcode"):
        assert fault(server.http.post(f"{path}/passes", json={"code": wrong})) == bad
    first = taken(server, path, code)
    assert (first["id"], first["name"]) == (gus["id"], "Gus")
    assert fault(server.http.post(f"{path}/passes", json={"code": code})) == bad
    assert you(server, path, bearer(first)) == gus["id"]
    told = {it["id"]: it["has_phone"] for it in server.http.get(path, headers=ann).json()["comers"]}
    assert told[gus["id"]] is True

    lent = taken(server, path, offered(server, path, ann, gus), **ann)
    assert you(server, path, bearer(first)) is None
    assert you(server, path, ann | bearer(lent)) == gus["id"]
    assert you(server, path, ann) != gus["id"]
    away = server.http.delete(f"{path}/comers/{gus['id']}/pass", headers=ann)
    assert away.status_code == 204
    assert you(server, path, bearer(lent)) is None
    old = offered(server, path, ann, gus)
    with server.parts.store.connections.writing() as connection:
        own = CLUB_COMERS.c.id == gus["id"]
        connection.execute(update(CLUB_COMERS).where(own).values(pass_until=1.0))
    assert fault(server.http.post(f"{path}/passes", json={"code": old})) == bad


def test_only_hosts_hand_phones_over_and_only_to_guests(
    server: Serving, path: str, club: Any, ann: dict[str, str]
) -> None:
    first, gus = come(server, path, "Ann", ann), added(server, path, ann, "Gus")
    ben, own = member(server, club, "Ben"), bearer(come(server, path, "Hal", {}))
    offer = f"{path}/comers/{gus['id']}/pass"
    for headers in ({}, ben, own):
        for asked in (
            server.http.post(f"{path}/guests", headers=headers, json={"name": "Eve"}),
            server.http.post(offer, headers=headers),
            server.http.delete(offer, headers=headers),
        ):
            assert fault(asked) == (403, "not-club-host")
    members = f"{path}/comers/{first['id']}/pass"
    assert fault(server.http.post(members, headers=ann)) == (400, "not-guest")
    assert fault(server.http.delete(members, headers=ann)) == (400, "not-guest")
    nobody = f"{path}/comers/nobody/pass"
    assert fault(server.http.post(nobody, headers=ann)) == (404, "no-comer")
    assert added(server, path, ann, "Gus")["name"] != "Gus"


def test_another_phone_takes_over_a_seat_in_play_and_the_one_before_is_shown_nothing(
    server: Serving, path: str, ann: dict[str, str], gus: Any
) -> None:
    act(server, path, ann, "next")
    first = taken(server, path, offered(server, path, ann, gus))
    own = server.http.get(path, headers=bearer(first)).json()["play"]["own"]
    late = added(server, path, ann, "Late")
    with server.seat(own["code"], first["secret"]) as line:
        assert message_of(line, "update")["table"]["you"] == own["seat"]
        second = taken(server, path, offered(server, path, ann, gus))
        assert farewell(line) == "released"
    with server.seat(own["code"], first["secret"]) as line:
        assert farewell(line) == "released"
    with server.seat(own["code"], second["secret"]) as line:
        assert message_of(line, "update")["table"]["you"] == own["seat"]
    act(server, path, ann, "close")
    act(server, path, ann, "next")
    for guest in (second, taken(server, path, offered(server, path, ann, late))):
        own = server.http.get(path, headers=bearer(guest)).json()["play"]["own"]
        assert server.room(own["code"]).authority.table.seat_of(guest["secret"]) == own["seat"]
    act(server, path, ann, "end")
    assert fault(server.http.post(f"{path}/guests", headers=ann, json={"name": "Eve"})) == (
        400,
        "evening-over",
    )


def test_a_bot_plays_for_a_guest_without_a_phone(
    server: Serving, path: str, ann: dict[str, str], gus: Any
) -> None:
    act(server, path, ann, "next")
    evening_id = path.rsplit("/", 1)[1]

    def is_played_by_bot() -> bool:
        rooms = server.look(lambda: list(server.parts.tables.rooms.values()))
        tables = [room.authority.table for room in rooms]
        own = (it for it in tables if it.boards and evening_id in it.boards.of)
        gus = next(chair for it in own for chair in it.chairs if chair.name == "Gus")
        return gus.is_absent and gus.is_stood_in

    assert is_played_by_bot()
    taken(server, path, offered(server, path, ann, gus))
    until(lambda: not is_played_by_bot())
    server.http.delete(f"{path}/comers/{gus['id']}/pass", headers=ann)
    until(is_played_by_bot)


def test_an_answer_of_a_phone_that_is_taken_away_meanwhile_tells_no_secret(
    server: Serving, path: str, ann: dict[str, str], gus: Any
) -> None:
    first = taken(server, path, offered(server, path, ann, gus))
    connections, at = server.parts.store.connections, 1.0
    comers, phones = Comers(connections, 160), Phones(connections)
    planned = Evenings(connections).one(path.rsplit("/", 1)[1])
    (own,) = (it for it in comers.of(planned.id) if it.id == gus["id"])
    phones.take_away(planned, own.id, at)
    with pytest.raises(Refusal, match="taken this phone away"):
        comers.come(planned, own, None, m.Come(name="Gus", answer="yes"), at)
    assert you(server, path, bearer(first)) is None


def hashes(server: Serving, guest: Any) -> tuple[str | None, str | None]:
    """The hash of a guest's secret on the list of who comes, and at the director's evening."""
    with server.parts.store.connections.reading() as connection:
        return (
            connection.scalar(
                select(CLUB_COMERS.c.secret_hash).where(CLUB_COMERS.c.id == guest["id"])
            ),
            connection.scalar(
                select(EVENING_ENTRIES.c.secret_hash).where(EVENING_ENTRIES.c.entry == guest["id"])
            ),
        )


@contextmanager
def failing_at(engine: Engine, number: int) -> Iterator[None]:
    """Have the `number`-th write of handing over a phone fail, counted from 1."""
    written: Counter[Connection] = Counter()

    def fail(connection: Connection, cursor: object, statement: str, *_: object) -> None:
        is_first = statement.startswith("UPDATE club_comers")
        if is_first or (connection in written and statement.startswith(("UPDATE", "INSERT"))):
            written[connection] += 1
            if written[connection] == number:
                raise OperationalError("planted", None, Exception("planted"))

    event.listen(engine, "before_cursor_execute", fail)
    try:
        yield
    finally:
        event.remove(engine, "before_cursor_execute", fail)


async def told_nothing(*_: object) -> None:
    """Does nothing, as if the server died after handing over a phone, before it told anybody."""


def test_a_phone_is_handed_over_wholly_or_not_at_all(
    server: Serving, path: str, ann: dict[str, str], gus: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Playing, "hand_over", told_nothing)
    act(server, path, ann, "next")
    code, before = offered(server, path, ann, gus), hashes(server, gus)
    failed = 0
    while True:
        with failing_at(server.parts.store.connections.engine, failed + 1):
            answer = server.http.post(f"{path}/passes", json={"code": code})
        if answer.status_code == 201:
            break
        assert fault(answer) == (503, "not-kept")
        assert hashes(server, gus) == before
        failed += 1
    assert failed == 4  # who comes, who is there, what has happened, and when
    phone = answer.json()
    now = hashes(server, gus)
    assert now == (hash_of(phone["secret"]),) * 2
    assert now != before


def seat_opened(server: Serving, path: str, phone: Any, other_than: str = "") -> bool:
    """Whether a phone opens its guest's seat at their table, which must not be `other_than`."""
    own = server.http.get(path, headers=bearer(phone)).json()["play"]["own"]
    if own is None or own["code"] == other_than:
        return False
    table = server.look(lambda: server.parts.tables.rooms[own["code"]].authority.table)
    seat: int = own["seat"]
    return table.seat_of(phone["secret"]) == seat


def test_a_phone_opens_a_seat_though_the_server_died_once_it_was_handed_over(
    server: Serving, club: Any, ann: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    plan = PLAN | {"format": "individual", "pause": 0, "pace": "normal", "rounds": 3}
    path = f"/api/evenings/{evening(server, club, ann, plan=plan)['id']}"
    monkeypatch.setattr(Playing, "hand_over", told_nothing)
    come(server, path, "Ann", ann)
    gus = added(server, path, ann, "Gus")
    act(server, path, ann, "next")
    phone = taken(server, path, offered(server, path, ann, gus))
    server.run(server.parts.director.move_along())
    assert until(lambda: seat_opened(server, path, phone))
    first = server.http.get(path, headers=bearer(phone)).json()["play"]["own"]["code"]
    act(server, path, ann, "finish")
    act(server, path, ann, "close")
    phone = taken(server, path, offered(server, path, ann, gus))
    act(server, path, ann, "resume")
    server.run(server.parts.director.move_along())  # the next round begins by itself
    assert until(lambda: seat_opened(server, path, phone, first))


def test_who_comes_to_the_director_is_as_the_list_says_at_that_moment(
    server: Serving, path: str, ann: dict[str, str]
) -> None:
    come(server, path, "Ann", ann)
    act(server, path, ann, "next")
    connections, at = server.parts.store.connections, server.parts.now()
    comers, phones = Comers(connections, 160), Phones(connections)
    playing = server.parts.clubs.playing
    planned = Evenings(connections).one(path.rsplit("/", 1)[1])
    gus, hal, ida = (comers.add(planned, name, at) for name in ("Gus", "Hal", "Ida"))
    phones.take(planned, phones.offer(planned, gus.id, at), at)
    comers.remove(planned, hal.id)
    comers.change(planned, ida.id, m.ComerChanged(answer="no"))
    for each in (gus, hal, ida):  # as they were read before
        server.run(playing.come(planned, each, [gus, hal, ida]))
    known = server.parts.director.kept.entries(planned.id)
    (now,) = (it for it in comers.of(planned.id) if it.id == gus.id)
    assert known[gus.id].secret_hash == now.secret_hash != gus.secret_hash
    assert not {hal.id, ida.id} & set(known)
