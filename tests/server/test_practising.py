"""Practice tables on a server: a finished deal played on, and lessons."""

from typing import Any

from rookery.games import GAMES
from rookery.lessons import lesson
from rookery.records import cards_text, move_text
from rookery.server.rebuilding import decoded
from rookery.table import protocol as p
from rookery.table.folding import folded
from tests.server.deals.playing import a_match_in_play, play_on
from tests.server.house import House, Line, Party, refusal


async def practise(house: House, of: str, **changes: Any) -> Any:
    """The answer to a request for a practice table, and its status."""
    deal = {"kind": "replay", "code": of, "deal": 1, "move": 6, "seat": 2} | changes
    body = {"name": "Ann", "level": "steady", "pace": "instant", "deal": deal}
    reply = await house.request("POST", "/api/practice", body)
    return reply.status, reply.read()


async def test_a_finished_deal_is_played_on_against_bots(house: House) -> None:
    party = await a_match_in_play(house)
    before = party.table.match.deals[0]
    status, opened = await practise(house, party.code)
    assert status == 201 and opened["seat"] == 2
    mine = Party(house, opened["code"])
    mine.lines[2] = await house.join(opened["code"], opened["secret"])
    (first, *_) = mine.lines[2].all(p.Update)
    assert first.table is not None
    of = f"{party.code}/1/6"
    assert first.table.practice == p.PracticeView("replay", of)
    assert first.table.you == 2 and first.table.stage == "playing"
    assert mine.table.match.deals[0].plies[:6] == before.plies[:6]
    assert mine.table.match.deals[0].deck == before.deck
    record = (await house.get(f"/api/tables/{mine.code}/record")).read()
    assert "?" in record["deals"][0]["deck"]
    assert record["practice"] == {"kind": "replay", "of": of}
    await play_on(mine, (2,))
    assert len(mine.table.match.deals) == 1
    listed = (await house.get("/api/tables")).read()
    assert listed == []
    asked = {"seats": [{"code": mine.code, "secret": opened["secret"]}]}
    reply = await house.request("POST", "/api/standings", asked)
    assert reply.read()[0]["is_practice"]
    assert folded(decoded(house.parts.store.log_of(mine.code))) == mine.table


async def test_a_deal_that_is_not_over_or_not_there_is_not_played_on(house: House) -> None:
    party = await a_match_in_play(house)
    length = len(party.table.match.deals[0].plies)
    for changes, status, code in (
        ({"deal": 2}, 404, "no-deal"),
        ({"deal": 3}, 404, "no-deal"),
        ({"move": length}, 400, "no-moment"),
        ({"seat": 4}, 400, "bad-seat"),
        ({"code": "abcdefghjk"}, 404, "no-table"),
        ({"deck": "R5"}, 400, "bad-message"),
        ({"kind": "deck"}, 400, "bad-message"),
    ):
        got, answer = await practise(house, party.code, **changes)
        assert (got, answer["code"]) == (status, code)
    assert list(house.parts.tables.rooms) == [party.code]


async def test_the_next_match_after_practice_is_an_ordinary_one(house: House) -> None:
    party = await a_match_in_play(house)
    _, opened = await practise(house, party.code, move=60)
    mine = Party(house, opened["code"])
    mine.lines[2] = await house.join(opened["code"], opened["secret"])
    await mine.ask(2, p.End(id="end"))
    assert isinstance(await mine.ask(2, p.Again(id="again")), p.Done)
    after = house.parts.tables.rooms[mine.table.next or ""].authority.table
    assert after.given is None and not after.locked and after.match.deals == ()


async def test_a_lesson_is_opened_by_its_name_and_never_tells_its_deck(house: House) -> None:
    listed = (await house.get("/api/lessons")).read()
    assert {it["game"] for it in listed} == set(GAMES)
    names = [it["name"] for it in listed]
    assert len(set(names)) == len(names)
    wanted = {"kind": "lesson", "name": "dixie/first"}
    body = {"name": "Ann", "pace": "instant", "deal": wanted}
    reply = await house.request("POST", "/api/practice", body)
    assert reply.status == 201
    opened = reply.read()
    line = await house.join(opened["code"], opened["secret"])
    await line.until(lambda: _asked(line) is not None)
    coach = _asked(line)
    assert coach is not None and coach.step == 1
    taught = lesson("dixie/first")
    deck = cards_text(taught.deck)
    assert all(deck.encode() not in frame for frame in line.frames)
    record = (await house.get(f"/api/tables/{opened['code']}/record")).read()
    assert record["practice"] == {"kind": "lesson", "of": "dixie/first"}
    assert "?" in record["deals"][0]["deck"]
    version = line.version
    wrong = p.Move(id="wrong", since=version, move="pass")
    assert refusal(await line.ask(wrong)) == "lesson"
    hint = await line.ask(p.Hint(id="hint"))
    assert isinstance(hint, p.Hinted) and hint.move == move_text(taught.right_at(2)[0])
    right = p.Move(id="right", since=version, move=hint.move)
    assert isinstance(await line.ask(right), p.Done)
    body["deal"] = {"kind": "lesson", "name": "dixie/last"}
    missing = await house.request("POST", "/api/practice", body)
    assert (missing.status, missing.read()["code"]) == (404, "no-lesson")


def _asked(line: Line) -> p.CoachView | None:
    """What the coach asks last; None while the others move."""
    coaches = [it.table.coach for it in line.all(p.Update) if it.table is not None]
    return coaches[-1] if coaches and coaches[-1] is not None and coaches[-1].step else None
