"""Reviews on a server: only of finished deals, bounded, stored, and run when nothing else does."""

from collections.abc import AsyncIterator, Iterator
from dataclasses import replace
from typing import Any

import pytest
from msgspec import structs

from rookery.bots.limits import Limits
from rookery.core.match import Match
from rookery.kernel import is_compiled
from rookery.language import language
from rookery.review import Settings, as_object, review_deal
from rookery.server.thinking import reviews
from rookery.server.thinking.reviews import Reviews
from rookery.table import protocol as p
from rookery.table.refusal import Refusal
from rookery.table.table import Table
from rookery.telling.spoken import Spoken
from tests.review.decks import finished
from tests.server.deals.playing import a_match_in_play
from tests.server.house import House
from tests.table.tables import Sitting, opening

pytestmark = pytest.mark.skipif(not is_compiled, reason="needs the compiled kernel")

QUICK = Settings(Limits(nodes=60), open_nodes=500)


@pytest.fixture
async def house() -> AsyncIterator[House]:
    """A server whose reviews search little."""
    async with House(review_settings=QUICK) as it:
        yield it


@pytest.fixture
def making() -> Iterator[Reviews]:
    """Reviews that search little, on a server where nobody waits for a bot."""
    it = Reviews(lambda: 0, QUICK)
    yield it
    it.close()


async def asked(house: House, code: str, number: int = 1) -> Any:
    """The status and the answer of one request for a review."""
    reply = await house.request("POST", f"/api/tables/{code}/review/{number}", b"")
    return reply.status, reply.read()


async def until_done(reviews: Reviews, table: Table, number: int = 1) -> p.ReviewProgress:
    while True:
        found = await reviews.progress(table, number, "1.2.3.4")
        if found.state == "done":
            return found


def played(match: Match[Any], code: str = "abcdefghjk") -> Table:
    """A table at which this match is played."""
    return structs.replace(Sitting(opening("dixie", "pppp")).table, match=match, code=code)


async def test_a_review_is_told_to_each_reader_in_their_language(making: Reviews) -> None:
    table = played(finished("dixie", 3, seats=4))
    await until_done(making, table)
    told = {}
    for tag in ("en", "de"):
        found = await making.progress(table, 1, "1.2.3.4", language(tag))
        assert found.review is not None
        told[tag] = found.review.seats[0].sentence
    assert told["de"].startswith("Ann hatte ")
    assert told["en"].startswith("Ann had ")


async def test_the_review_of_a_finished_deal_comes_with_its_progress(house: House) -> None:
    party = await a_match_in_play(house)
    while True:
        status, answer = await asked(house, party.code)
        assert status == 200
        assert 0 <= answer["done"] <= answer["known"] or not answer["known"]
        if answer["state"] == "done":
            break
        assert answer["review"] is None
    match, names = party.table.match, party.table.names
    expected = as_object(review_deal(match, 0, QUICK), Spoken(names, None))
    assert answer["review"] == expected
    assert await asked(house, party.code) == (status, answer)


async def test_a_deal_in_play_is_never_reviewed(house: House) -> None:
    party = await a_match_in_play(house)
    assert party.table.match.current is not None
    for number in (0, 2, 3):
        status, answer = await asked(house, party.code, number)
        assert (status, answer["code"]) == (404, "no-deal")
    status, answer = await asked(house, "abcdefghjk")
    assert (status, answer["code"]) == (404, "no-table")
    assert house.parts.reviews.pending == 0


@pytest.mark.parametrize(("name", "options"), [("dixie", {"seats": 4}), ("tuxedo", {"seats": 2})])
async def test_hidden_cards_of_the_deal_in_play_change_nothing(
    making: Reviews, name: str, options: dict[str, Any]
) -> None:
    """Two matches that differ only in a deck in play have the same review of the deal before."""
    before = finished(name, **options)
    pack = before.game.pack
    decks = {"one": pack, "other": tuple(reversed(pack))}
    answers = [
        await until_done(making, played(before.deal(deck), code)) for code, deck in decks.items()
    ]
    assert answers[0] == answers[1]
    assert p.encode(answers[0]) == p.encode(answers[1])


async def test_games_in_play_come_first() -> None:
    busy = [1]
    making = Reviews(lambda: len(busy), QUICK)
    table = played(finished("tuxedo", seats=2))
    for _ in range(2):
        found = await making.progress(table, 1, "a")
        assert (found.state, found.done) == ("waiting", 0)
    busy.clear()
    assert (await until_done(making, table)).review is not None
    making.close()


async def test_few_reviews_are_made_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "_WAITING", 3)
    monkeypatch.setattr(reviews, "_OF_ADDRESS", 2)
    monkeypatch.setattr(reviews, "_WAITS_FOR", 0.01)
    making = Reviews(lambda: 1, QUICK)
    match = finished("tuxedo", seats=2)
    for code in ("one", "two", "one"):
        await making.progress(played(match, code), 1, "a")
    assert making.pending == 2
    with pytest.raises(Refusal, match="your address") as refused:
        await making.progress(played(match, "three"), 1, "a")
    assert refused.value.code == "too-fast"
    await making.progress(played(match, "three"), 1, "b")
    with pytest.raises(Refusal, match="many reviews") as refused:
        await making.progress(played(match, "four"), 1, "c")
    assert refused.value.code == "too-many"
    making.close()


async def test_a_deal_that_was_undone_and_ended_otherwise_is_reviewed_anew(making: Reviews) -> None:
    first = finished("tuxedo", 1, seats=2)
    other = replace(first, deals=finished("tuxedo", 2, seats=2).deals)
    one = await until_done(making, played(first))
    two = await until_done(making, played(other))
    assert one.review != two.review
    assert await until_done(making, played(first)) == one


async def test_a_failed_review_is_redone(making: Reviews, monkeypatch: pytest.MonkeyPatch) -> None:
    table = played(finished("tuxedo", seats=2))
    with monkeypatch.context() as broken:
        broken.setattr("rookery.review.ReviewPlan", None)
        await making.progress(table, 1, "a")
    assert (await until_done(making, table)).review is not None
