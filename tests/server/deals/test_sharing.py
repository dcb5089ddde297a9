"""A link to a deal: others play it in the same seat, and see the results once they have."""

from typing import Any

import pytest
from sqlalchemy import delete

from rookery.server.database.schema.deals import LINK_PLAYS
from rookery.server.deals import links
from rookery.server.deals.day import LEVEL
from rookery.server.deals.links import Link, LinkPlays, Links
from rookery.table import protocol as p
from tests.known import known
from tests.server.deals.playing import GUEST, a_match_in_play, joined, play_on, score_of
from tests.server.house import House, Party, Reply


async def a_finished_match(house: House) -> Party:
    """A table at which one deal was played to its end, and the match was ended in the next."""
    party = await a_match_in_play(house)
    assert isinstance(await party.ask(0, p.End(id=party.new_id())), p.Done)
    return party


async def request(house: House, path: str, body: Any = b"", secret: str | None = None) -> Reply:
    method = "POST" if body else "GET"
    return await house.request(method, f"/api/links{path}", body, secret)


async def ask(house: House, path: str, body: Any = b"", secret: str | None = None) -> Any:
    return (await request(house, path, body, secret)).read()


def wish(table: str, deal: int = 1, seat: int = 0) -> Any:
    """The body of a request for a link."""
    return {"table": table, "deal": deal, "seat": seat}


async def give(house: House, party: Party, deal: int = 1, seat: int = 0) -> Any:
    """The id of a link to a deal, or the answer of a refusal."""
    answer = await ask(house, "", wish(party.code, deal, seat), party.secrets[0])
    return answer.get("id", answer)


async def test_a_deal_is_played_by_its_link_and_all_see_the_results(kept_house: House) -> None:
    origin = await a_finished_match(kept_house)
    deal, link = origin.table.match.deals[0], await give(kept_house, origin)
    told = await ask(kept_house, f"/{link}")
    known_before = {"game": "dixie", "title": "Dixie Rook", "options": {"seats": 4}, "seats": 4}
    assert told == known_before | {"seat": 0, "player": "Ann", "level": LEVEL, "plays": 0}
    replay = (await kept_house.get(f"/api/tables/{origin.code}/replay")).read()
    assert replay["practice"] is None and replay["boards"] is None
    played = []
    for name in ("Bea", "Cid"):
        opened = await ask(kept_house, f"/{link}", {"name": name, "pace": "instant"})
        party = await joined(kept_house, opened)
        (first, *_) = party.lines[0].all(p.Update)
        assert known(first.table).practice == p.PracticeView("link", link)
        assert party.table.match.deals[0].deck == deal.deck
        assert party.table.match.deals[0].dealer == deal.dealer
        path = f"/{link}/results?table={party.code}"
        assert (await ask(kept_house, path, secret=opened["secret"]))["code"] == "sealed"
        await play_on(party)
        await ask(kept_house, path, secret=opened["secret"])  # the result is noted by now
        replay = (await kept_house.get(f"/api/tables/{party.code}/replay")).read()
        assert replay["practice"] == {"kind": "link", "of": link}
        answer = await ask(kept_house, "", wish(party.code), opened["secret"])
        assert answer["code"] == "not-given", "it has a link already"
        played.append(party)
    assert deal.points is not None
    assert played[0].table.match.deals[0].plies == played[1].table.match.deals[0].plies
    points = [score_of(party) for party in played]
    first_row = {"name": "Ann", "points": deal.points[0], "is_you": False, "is_first": True}
    for party, you in ((origin, 0), (played[0], 2), (played[1], 1)):
        path = f"/{link}/results?table={party.code}"
        found = await ask(kept_house, path, secret=party.secrets[0])
        rows = [
            dict(first_row),
            {"name": "Cid", "points": points[1], "is_you": False, "is_first": False},
            {"name": "Bea", "points": points[0], "is_you": False, "is_first": False},
        ]
        rows[you]["is_you"] = True
        assert found["results"] == rows
        assert (found["table"], found["deal"]) == (origin.code, 1)


async def test_nothing_tells_a_links_table_before_its_deal_is_played(kept_house: House) -> None:
    """Up to the last card, no answer and no message at a visitor's table gives it away."""
    origin = await a_finished_match(kept_house)
    link, sent = await give(kept_house, origin), []

    async def visit(path: str, body: Any = b"", secret: str | None = None) -> Reply:
        reply = await kept_house.request("POST" if body else "GET", path, body, secret)
        sent.append((path, repr(reply.headers).encode() + reply.body))
        return reply

    of_link = f"/api/links/{link}"
    await visit(of_link)
    for table in (link, "", "abcdefghjk"):
        await visit(f"{of_link}/results?table={table}", secret="f" * 48)
    for body in (b"{}", b"[", wish(link)):
        await visit(of_link, body)
        await visit("/api/links", body, "f" * 48)
    await visit(f"/d/{link}")
    await visit(f"/api/tables/{link}/replay")
    party = await joined(kept_house, (await visit(of_link, GUEST)).read())
    own, secret = f"/api/tables/{party.code}", party.secrets[0]
    watcher = await kept_house.join(party.code)
    paths = ("record", "replay", "replay/1", "replay/1/line?before=0&moves=")
    while party.table.match.deals[0].points is None:
        for path in paths:
            await visit(f"{own}/{path}", secret=secret)
        await visit(f"{own}/review/1", b" ", secret)
        reply = await visit(f"{of_link}/results?table={party.code}", secret=secret)
        if party.table.match.deals[0].points is None:
            assert reply.read()["code"] == "sealed"
        await party.ask(0, p.Hint(id=party.new_id()))
        await party.ask(0, p.Move(id=party.new_id(), since=0, move="pass"))
        await play_on(party, moves=4)
    for line in (party.lines[0], watcher):
        sent += [("a message", frame) for frame in line.frames]
    assert len(sent) > 40
    assert any(b'"of":"' + link.encode() in it for _, it in sent), "the link itself is told"
    for what, it in sent:
        assert origin.code.encode() not in it, what
    reply = await visit(f"{of_link}/results?table={party.code}", secret=secret)
    assert origin.code.encode() in reply.body


async def test_a_link_is_given_by_who_sits_there_once_the_match_is_over(house: House) -> None:
    origin = await a_match_in_play(house)
    own = origin.secrets[0]
    assert (await give(house, origin))["code"] == "still-played"
    assert (await give(house, origin, deal=2))["code"] == "still-played"
    await origin.ask(0, p.End(id=origin.new_id()))
    other = await a_finished_match(house)
    for table, deal, seat, secret, code in (
        (origin.code, 1, 0, None, "bad-secret"),
        (origin.code, 1, 0, other.secrets[0], "bad-secret"),
        ("abcdefghjk", 1, 0, own, "no-table"),
        (origin.code, 2, 0, own, "no-deal"),
        (origin.code, 3, 0, own, "no-deal"),
        (origin.code, 1, 4, own, "bad-seat"),
        (origin.code, 0, 0, own, "bad-message"),
        (origin.code, 1, -1, own, "bad-message"),
    ):
        answer = await ask(house, "", wish(table, deal, seat), secret)
        assert answer["code"] == code


async def test_a_link_leads_nowhere_else_and_its_results_are_for_players(house: House) -> None:
    origin = await a_finished_match(house)
    beyond = [f"/{origin.code}.{which}" for which in ("9.0", "2.0", "1.4", "1.0.0", "x.0")]
    for path in ("/abcdefghjkmn", f"/{origin.code}", "/abcdefghjk.1.0", beyond[3], beyond[4]):
        reply = await request(house, path)
        assert (reply.status, reply.read()["code"]) == (404, "no-link")
        assert (await ask(house, path, GUEST))["code"] == "no-link"
    assert (await ask(house, f"/{origin.code}/1/0"))["code"] == "not-found"
    for path in beyond[:3]:
        assert (await request(house, path)).status in (400, 404)
    in_play = await a_match_in_play(house)
    assert (await ask(house, f"/{in_play.code}.1.0"))["code"] == "no-link"
    link, other = await give(house, origin), await a_finished_match(house)
    for table, secret in (
        (origin.code, None),
        (origin.code, "f" * 48),
        (other.code, other.secrets[0]),
        ("abcdefghjk", other.secrets[0]),
    ):
        answer = await ask(house, f"/{link}/results?table={table}", secret=secret)
        assert answer["code"] == "bad-secret"


@pytest.mark.parametrize("is_given_again", [False, True])
async def test_links_of_layout_5_open_with_results(kept_house: House, is_given_again: bool) -> None:
    origin = await a_finished_match(kept_house)
    former = f"{origin.code}.1.0"
    if is_given_again:
        await give(kept_house, origin)
    assert (await ask(kept_house, f"/{former}"))["player"] == "Ann"
    plays = LinkPlays(kept_house.store.connections)
    party = await joined(kept_house, await ask(kept_house, f"/{former}", GUEST))
    await play_on(party)
    path = f"/{former}/results?table={party.code}"
    assert len((await ask(kept_house, path, secret=party.secrets[0]))["results"]) == 2
    link = Link("made later", origin.code, 1, 0)
    stored = plays.of(link if not is_given_again else await found(kept_house, former))
    assert [play.code for play in stored] == [party.code]
    kept_house.store.remove([origin.code])
    assert plays.of(link) == []


async def found(house: House, link_id: str) -> Link:
    """The stored link of an id or a former name."""
    return known(Links(house.store.connections).find(link_id))


async def test_a_play_that_a_migration_deleted_is_stored_again(kept_house: House) -> None:
    origin = await a_finished_match(kept_house)
    link_id = await give(kept_house, origin)
    party = await joined(kept_house, await ask(kept_house, f"/{link_id}", GUEST))
    await play_on(party)
    path = f"/{link_id}/results?table={party.code}"
    before = await ask(kept_house, path, secret=party.secrets[0])
    kept_house.store.connections.run(delete(LINK_PLAYS))
    assert await ask(kept_house, path, secret=party.secrets[0]) == before


async def test_links_and_plays_are_bounded(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(links, "MOST_PLAYS", 1)
    monkeypatch.setattr(links, "MOST_LINKS", 2)
    origin = await a_finished_match(house)
    link, _ = await give(house, origin), await give(house, origin, seat=1)
    assert (await give(house, origin, seat=2))["code"] == "too-many"
    assert await give(house, origin) == link, "it was made before"
    assert "secret" in await ask(house, f"/{link}", GUEST)
    assert (await ask(house, f"/{link}", GUEST))["code"] == "too-many"
    kept = known(Links(house.store.connections).find(link))
    assert LinkPlays(house.store.connections).of(kept) == [], "it is not over"


async def test_links_go_with_their_table(kept_house: House) -> None:
    origin, other = await a_finished_match(kept_house), await a_finished_match(kept_house)
    gone, kept = await give(kept_house, origin), await give(kept_house, other)
    party = await joined(kept_house, await ask(kept_house, f"/{gone}", GUEST))
    await play_on(party)
    connections = kept_house.store.connections
    link = Links(connections).find(gone)
    path = f"/{gone}/results?table={party.code}"
    assert len((await ask(kept_house, path, secret=party.secrets[0]))["results"]) == 2
    assert link is not None and len(LinkPlays(connections).of(link)) == 1
    kept_house.store.remove([origin.code])
    assert Links(connections).find(gone) is None
    assert Links(connections).find(kept) is not None
    assert LinkPlays(connections).of(link) == []
    assert (await ask(kept_house, f"/{gone}"))["code"] == "no-link"
    assert (await ask(kept_house, path, secret=party.secrets[0]))["code"] == "no-link"
