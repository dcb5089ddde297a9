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
from tests.server.web.clubs import PLAN, Header, Hosted, bearer, hosted, posted
from tests.server.web.test_http_api import fault


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
def evening(server: Serving, club: Any, ann: Header) -> Hosted:
    plan = PLAN | {"format": "individual", "pause": -1, "pace": "normal"}
    return hosted(server, club, ann, plan=plan)


@pytest.fixture
def gus(evening: Hosted) -> Any:
    """A guest whom Ann adds; she comes, too."""
    evening.come("Ann", evening.host)
    return evening.add("Gus")


def offered(evening: Hosted, guest: Any) -> str:
    path = f"{evening.path}/comers/{guest['id']}/pass"
    return str(posted(evening.server, path, evening.host)["code"])


def taken(evening: Hosted, guest: Any, **headers: str) -> Any:
    """A phone that is handed over to a guest."""
    code = offered(evening, guest)
    return posted(evening.server, f"{evening.path}/passes", headers, {"code": code})


def take_away(evening: Hosted, guest: Any) -> None:
    evening.delete(f"/comers/{guest['id']}/pass", evening.host)


def you(evening: Hosted, headers: Header) -> Any:
    return evening.seen(headers)["you"]


def test_a_link_hands_a_phone_over_once_and_a_host_takes_it_away(evening: Hosted, gus: Any) -> None:
    ann, bad = evening.host, (403, "bad-pass")
    assert (gus["answer"], gus["is_guest"], gus["has_phone"]) == ("yes", True, False)
    assert all(it["has_phone"] for it in evening.seen()["comers"])
    lapsed, code = (offered(evening, gus) for _ in range(2))
    for wrong in (lapsed, "nosuchcode"):
        assert fault(evening.post("/passes", {"code": wrong})) == bad
    first = evening.post("/passes", {"code": code}).json()
    assert (first["id"], first["name"]) == (gus["id"], "Gus")
    assert fault(evening.post("/passes", {"code": code})) == bad
    assert you(evening, bearer(first)) == gus["id"]
    told = {it["id"]: it["has_phone"] for it in evening.seen(ann)["comers"]}
    assert told[gus["id"]] is True

    lent = taken(evening, gus, **ann)
    assert you(evening, bearer(first)) is None
    assert you(evening, ann | bearer(lent)) == gus["id"]
    assert you(evening, ann) != gus["id"]
    take_away(evening, gus)
    assert you(evening, bearer(lent)) is None
    old = offered(evening, gus)
    own = CLUB_COMERS.c.id == gus["id"]
    changed = update(CLUB_COMERS).where(own).values(pass_until=1.0)
    evening.server.parts.store.connections.run(changed)
    assert fault(evening.post("/passes", {"code": old})) == bad


def test_phones_are_handed_only_to_guests(evening: Hosted, gus: Any) -> None:
    member = f"/comers/{evening.seen(evening.host)['you']}/pass"
    assert fault(evening.post(member, headers=evening.host)) == (400, "not-guest")
    removed = evening.server.http.delete(evening.path + member, headers=evening.host)
    assert fault(removed) == (400, "not-guest")
    nobody = evening.post("/comers/nobody/pass", headers=evening.host)
    assert fault(nobody) == (404, "no-comer")
    assert evening.add("Gus")["name"] != "Gus"


def test_the_phone_that_had_a_seat_in_play_before_is_shown_nothing(
    server: Serving, evening: Hosted, gus: Any
) -> None:
    evening.act("next")
    first = taken(evening, gus)
    own, late = evening.own(first), evening.add("Late")
    with server.seat(own["code"], first["secret"]) as line:
        assert message_of(line, "update")["table"]["you"] == own["seat"]
        second = taken(evening, gus)
        assert farewell(line) == "released"
    with server.seat(own["code"], first["secret"]) as line:
        assert farewell(line) == "released"
    with server.seat(own["code"], second["secret"]) as line:
        assert message_of(line, "update")["table"]["you"] == own["seat"]
    evening.act("close")
    evening.act("next")
    assert seat_opened(evening, second)
    assert seat_opened(evening, taken(evening, late))
    evening.act("end")
    refused = evening.post("/guests", {"name": "Eve"}, evening.host)
    assert fault(refused) == (400, "evening-over")


def test_a_guest_without_phone_has_a_bot(server: Serving, evening: Hosted, gus: Any) -> None:
    evening.act("next")

    def is_played_by_bot() -> bool:
        rooms = server.look(lambda: list(server.parts.tables.rooms.values()))
        tables = [room.authority.table for room in rooms]
        own = (it for it in tables if it.boards and evening.id in it.boards.of)
        gus = next(chair for it in own for chair in it.chairs if chair.name == "Gus")
        return gus.is_absent and gus.is_stood_in

    assert is_played_by_bot()
    taken(evening, gus)
    until(lambda: not is_played_by_bot())
    take_away(evening, gus)
    until(is_played_by_bot)


def test_an_answer_of_a_phone_taken_away_meanwhile_tells_no_secret(
    evening: Hosted, gus: Any
) -> None:
    first = taken(evening, gus)
    connections, at = evening.server.parts.store.connections, 1.0
    comers, phones = Comers(connections, 160), Phones(connections)
    planned = Evenings(connections).one(evening.id)
    (own,) = (it for it in comers.of(planned.id) if it.id == gus["id"])
    phones.take_away(planned, own.id, at)
    with pytest.raises(Refusal, match="taken this phone away"):
        comers.come(planned, own, None, m.Come(name="Gus", answer="yes"), at)
    assert you(evening, bearer(first)) is None


def hashes(server: Serving, guest: Any) -> tuple[str | None, str | None]:
    """The hash of a guest's secret on the list of who comes, and at the director's evening."""
    comer, entry = CLUB_COMERS.c, EVENING_ENTRIES.c
    scalar = server.parts.store.connections.scalar
    return (
        scalar(select(comer.secret_hash).where(comer.id == guest["id"])),
        scalar(select(entry.secret_hash).where(entry.entry == guest["id"])),
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
    server: Serving, evening: Hosted, gus: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Playing, "hand_over", told_nothing)
    evening.act("next")
    code, before = offered(evening, gus), hashes(server, gus)
    failed = 0
    while True:
        with failing_at(server.parts.store.connections.engine, failed + 1):
            answer = evening.post("/passes", {"code": code})
        if answer.status_code == 201:
            break
        assert fault(answer) == (503, "not-kept")
        assert hashes(server, gus) == before
        failed += 1
    assert failed == 4  # who comes, who is there, what has happened, and when
    now = hashes(server, gus)
    assert now == (hash_of(answer.json()["secret"]),) * 2
    assert now != before


def seat_opened(evening: Hosted, phone: Any, other_than: str = "") -> bool:
    """Whether a phone opens its guest's seat at their table, which must not be `other_than`."""
    own = evening.own(phone)
    if own is None or own["code"] == other_than:
        return False
    seat: int = own["seat"]
    return evening.server.room(own["code"]).authority.table.seat_of(phone["secret"]) == seat


def test_a_phone_opens_a_seat_though_the_server_died_once_it_was_handed_over(
    server: Serving, club: Any, ann: Header, monkeypatch: pytest.MonkeyPatch
) -> None:
    plan = PLAN | {"format": "individual", "pace": "normal", "rounds": 3}
    evening = hosted(server, club, ann, plan=plan)
    monkeypatch.setattr(Playing, "hand_over", told_nothing)
    evening.come("Ann", ann)
    gus = evening.add("Gus")
    evening.act("next")
    phone = taken(evening, gus)
    server.run(server.parts.director.move_along())
    assert until(lambda: seat_opened(evening, phone))
    first = evening.own(phone)["code"]
    evening.act("finish")
    evening.act("close")
    phone = taken(evening, gus)
    evening.act("resume")
    server.run(server.parts.director.move_along())  # the next round begins by itself
    assert until(lambda: seat_opened(evening, phone, first))


def test_who_comes_to_the_director_is_as_the_list_says(server: Serving, evening: Hosted) -> None:
    evening.come("Ann", evening.host)
    evening.act("next")
    connections, at = server.parts.store.connections, server.parts.now()
    comers, phones = Comers(connections, 160), Phones(connections)
    planned = Evenings(connections).one(evening.id)
    gus, hal, ida = (comers.add(planned, name, at) for name in ("Gus", "Hal", "Ida"))
    phones.take(planned, phones.offer(planned, gus.id, at), at)
    comers.remove(planned, hal.id)
    comers.change(planned, ida.id, m.ComerChanged(answer="no"))
    for each in (gus, hal, ida):  # as they were read before
        server.run(server.parts.clubs.playing.come(planned, each, [gus, hal, ida]))
    known = server.parts.director.kept.entries(planned.id)
    (now,) = (it for it in comers.of(planned.id) if it.id == gus.id)
    assert known[gus.id].secret_hash == now.secret_hash != gus.secret_hash
    assert not {hal.id, ida.id} & set(known)
