"""While a set is sealed, nobody sees its tables but the people who sit there."""

from dataclasses import replace
from typing import Any

import msgspec
import pytest

from rookery.core.shuffle import SECRET_BYTES, commitment
from rookery.evenings.settings import Settings
from rookery.records import BadRecord, read_match
from rookery.records.proof import verify
from rookery.server.deals.sets import DeckSet
from rookery.table import protocol as p
from rookery.table.events import EVENING
from rookery.table.table import OVER
from tests.server.deals.playing import a_party, play_on
from tests.server.house import House, Party
from tests.table.tables import entropy


def doors(code: str) -> tuple[tuple[str, str, Any], ...]:
    """Every way to read a table without a seat: the method, the path and the body of a request."""
    table = f"/api/tables/{code}"
    moment = {"kind": "replay", "code": code, "deal": 1, "move": 0, "seat": 0}
    return (
        ("GET", f"{table}/record", b""),
        ("GET", f"{table}/replay", b""),
        ("GET", f"{table}/replay/1", b""),
        ("GET", f"{table}/replay/1/line?before=0&moves=", b""),
        ("POST", f"{table}/review/1", b""),
        ("GET", f"{table}/events", b""),
        ("HEAD", f"{table}/events", b""),
        ("POST", "/api/practice", {"name": "Zoe", "deal": moment}),
    )


def a_set(seed: int = 0) -> DeckSet:
    """A set that is published after its boards are played, as those of evenings are."""
    secret = entropy(seed)(SECRET_BYTES)
    return DeckSet("duplicate", "evening", secret.hex(), commitment(secret), None)


async def from_outside(house: House, code: str, secret: str | None = None) -> list[Any]:
    """The answers that somebody without a seat at the table gets by every possible way."""
    found: list[Any] = []
    for method, path, body in doors(code):
        reply = await house.request(method, path, body, secret)
        found.append((reply.status, reply.body))
    line = await house.join(code)
    found.append(line.frames)
    return found


async def test_a_sealed_table_is_closed_to_all_who_do_not_sit_there_whatever_the_cards() -> None:
    """Tables of two sets with different decks give the same answers, byte for byte."""

    async def look(seed: int) -> list[list[Any]]:
        async with House() as house:
            of = a_set(seed)
            party = await a_party(house, of, "pbbb", count=2)
            await play_on(party, moves=3)
            found = [await from_outside(house, party.code)]
            await play_on(party)
            assert party.table.stage == OVER
            found.append(await from_outside(house, party.code))
            found.append(await from_outside(house, party.code, "f" * 48))
            return found

    one, other = await look(1), await look(2)
    assert one == other
    for found in one:
        *replies, frames = found
        assert {status for status, _ in replies} == {403}
        codes = {msgspec.json.decode(body)["code"] for _, body in replies if body}
        assert codes <= {"sealed", "released"}, "a wrong secret opens no connection either"
        assert [b"sealed" in frame for frame in frames] == [True]


async def test_those_who_sat_there_see_the_deals_that_they_have_finished(house: House) -> None:
    of = a_set()
    party = await a_party(house, of, "pbbb", count=2)
    await _first_board(party)
    own = party.secrets[0]
    path = f"/api/tables/{party.code}"
    replay = (await house.get(f"{path}/replay", own)).read()
    assert replay["deals"] == 1 and not replay["can_verify"]
    assert (await house.get(f"{path}/replay/1", own)).status == 200
    assert (await house.get(f"{path}/replay/2", own)).read()["code"] == "no-deal"
    record = read_match((await house.get(f"{path}/record", own)).body.decode())
    assert "?" not in record.deals[0].deck and record.deals[1].deck.count("?") > 20
    hand = set(record.deals[1].deck.split()) - {"?"}
    assert len(hand) >= len(party.room.authority.view(0).hand)
    await play_on(party)
    whole = read_match((await house.get(f"{path}/record", own)).body.decode())
    with pytest.raises(BadRecord, match="not published yet") as refused:
        verify(whole)
    assert refused.value.code == "sealed"

    await house.parts.deals.sets.publish("duplicate", "evening", of.secret)
    released = read_match((await house.get(f"{path}/record")).body.decode())
    proof = verify(released)
    assert proof.boards is not None and proof.boards.of == "evening" and proof.deals == 2
    assert (await house.get(f"{path}/replay")).read()["can_verify"]
    watcher = await house.join(party.code)
    assert watcher.all(p.Update)


async def _first_board(party: Party) -> None:
    """Play the first board, and begin the second."""
    while len(party.table.match.deals) < 2:
        await play_on(party, moves=1)


async def test_nothing_helps_with_a_board_while_it_is_played(house: House) -> None:
    """No hint, no coach, and no analysis of the deal that its own people could ask for."""
    party = await a_party(house, a_set(), "pbbb", count=2)
    await play_on(party, moves=2)
    (first, *_) = party.lines[0].all(p.Update)
    assert first.table is not None and first.table.coach is None
    await party.settled(lambda _: 0 in party.room.authority.view(0).actors)
    answer = await party.ask(0, p.Hint(id="hint"))
    assert isinstance(answer, p.Refused) and answer.code == "compared"

    own, path = party.secrets[0], f"/api/tables/{party.code}"
    record = (await house.get(f"{path}/record", own)).body.decode()
    for ask in ("position", "open", "hidden"):
        asked = p.AskAnalysis(text=record, ask=ask, deal=0)
        reply = await house.request("POST", "/api/analysis", asked, own)
        assert reply.status == 400, reply.read()
    link = {"table": party.code, "deal": 1, "seat": 0}
    for method, where, body in (
        *(it for it in doors(party.code) if "/1" in it[1] or "practice" in it[1]),
        ("POST", "/api/links", link),
    ):
        reply = await house.request(method, where, body, own)
        assert reply.read()["code"] in ("no-deal", "sealed"), where


async def test_a_table_of_bots_that_others_wait_for_plays_though_nobody_comes(house: House) -> None:
    of = replace(a_set(), kind=EVENING)
    party = await a_party(house, of, "bbbb")
    await party.settled(lambda table: table.stage == OVER)
    assert party.table.match.deals[0].points is not None


async def test_the_boards_of_a_round_are_published_when_it_is_over(house: House) -> None:
    director = house.parts.director
    settings = Settings("pairs", "kentucky", rounds=1, boards=2, minutes=5, pace="instant")
    made = await director.make(settings)
    for number in range(8):
        await director.join(made, f"Person {number}")
    await director.start_round(made)
    codes = list(house.parts.tables.rooms)
    for code in codes:
        assert {status for status, _ in (await from_outside(house, code))[:-1]} == {403}
    house.clock.tick(300.0)
    await director.move_along()
    for code in codes:
        text = (await house.get(f"/api/tables/{code}/record")).body.decode()
        boards = read_match(text).extra["boards"]
        assert (boards["kind"], boards["of"]) == ("evening", f"{made}/1")
        assert read_match(text).extra["shuffle"]["commitment"] == boards["commitment"]
