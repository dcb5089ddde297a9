"""A link to a deal: others play it in the same seat, and see the results once they have."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from rookery.server.deals import links
from rookery.server.deals.links import Link, LinkPlays
from rookery.table import protocol as p
from tests.server.deals.playing import GUEST, joined, play_on, score_of
from tests.server.house import House, Party, a_house


async def a_finished_deal(house: House) -> Party:
    """A table at which one deal is over, and the next is being played."""
    party = await house.open("dixie", "pbbb")
    await party.start()
    while len(party.table.match.deals) < 2:
        await play_on(party, moves=1)
    return party


async def ask(house: House, path: str, body: bytes = b"", secret: str | None = None) -> Any:
    method = "POST" if body else "GET"
    return (await house.request(method, f"/api/links/{path}", body, secret)).read()


def test_a_deal_is_played_by_its_link_and_all_see_their_results_together() -> None:
    async def play() -> None:
        async with a_house() as house:
            origin = await a_finished_deal(house)
            deal, link = origin.table.match.deals[0], f"{origin.code}/1/0"
            told = await ask(house, link)
            assert told == {
                "game": "dixie",
                "title": "Dixie Rook",
                "seat": 0,
                "player": "Ann",
                "plays": 0,
            }
            played = []
            for name in ("Bea", "Cid"):
                opened = await ask(
                    house, link, json.dumps({"name": name, "pace": "instant"}).encode()
                )
                party = await joined(house, opened)
                (first, *_) = party.lines[0].all(p.Update)
                assert first.table is not None
                assert first.table.practice == p.PracticeView("link", link)
                assert party.table.match.deals[0].deck == deal.deck
                assert party.table.match.deals[0].dealer == deal.dealer
                assert party.table.match.deals[0].plies[:0] == ()
                path = f"{link}/results?table={party.code}"
                assert (await ask(house, path, secret=opened["secret"]))["code"] == "sealed"
                await play_on(party)
                played.append(party)
            assert deal.points is not None
            assert played[0].table.match.deals[0].plies == played[1].table.match.deals[0].plies
            points = [score_of(party) for party in played]
            first_row = {"name": "Ann", "points": deal.points[0], "is_you": False, "is_first": True}
            for party, you in ((origin, 0), (played[0], 2), (played[1], 1)):
                path = f"{link}/results?table={party.code}"
                found = await ask(house, path, secret=party.secrets[0])
                rows = [
                    dict(first_row),
                    {"name": "Cid", "points": points[1], "is_you": False, "is_first": False},
                    {"name": "Bea", "points": points[0], "is_you": False, "is_first": False},
                ]
                rows[you]["is_you"] = True
                assert found["results"] == rows

    asyncio.run(play())


def test_a_link_leads_to_finished_deals_only_and_its_results_to_players_only() -> None:
    async def play() -> None:
        async with a_house() as house:
            origin = await a_finished_deal(house)
            for link, code in (
                (f"{origin.code}/2/0", "no-deal"),
                (f"{origin.code}/3/0", "no-deal"),
                (f"{origin.code}/1/4", "bad-seat"),
                ("abcdefghjk/1/0", "no-table"),
            ):
                assert (await ask(house, link))["code"] == code
                assert (await ask(house, link, GUEST))["code"] == code
            link = f"{origin.code}/1/0"
            other = await a_finished_deal(house)
            for table, secret in (
                (origin.code, None),
                (origin.code, "f" * 48),
                (other.code, other.secrets[0]),
                ("abcdefghjk", other.secrets[0]),
            ):
                answer = await ask(house, f"{link}/results?table={table}", secret=secret)
                assert answer["code"] == "bad-secret"

    asyncio.run(play())


def test_a_link_is_played_a_bounded_number_of_times(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(links, "MOST_PLAYS", 1)

    async def play() -> None:
        async with a_house() as house:
            origin = await a_finished_deal(house)
            link = f"{origin.code}/1/0"
            assert "code" in await ask(house, link, GUEST)
            assert (await ask(house, link, GUEST))["code"] == "too-many"
            kept = LinkPlays(house.store.connections)
            assert kept.of(Link(origin.code, 1, 0)) == [], "it is not over"

    asyncio.run(play())
