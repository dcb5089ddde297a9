"""The deal of the day: the same for all, counted once a profile, shown to those who played it."""

import asyncio
from datetime import date
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy import delete

from rookery.core.boards import shuffle_of_set
from rookery.core.shuffle import commitment
from rookery.games import GAMES
from rookery.records import read_match
from rookery.records.proof import verify
from rookery.server.database.schema.deals import DAY_RUNS
from rookery.server.database.store import Store
from rookery.server.deals import day as days
from rookery.server.deals.marks import LEVELS, RUNS
from rookery.server.deals.plays import Plays, Results
from rookery.table import protocol as p
from rookery.table.table import OVER
from tests.server.deals.playing import GUEST, joined, play_on, score_of
from tests.server.house import House
from tests.server.ratings.made import add_profiles
from tests.table.tables import entropy

TODAY = date(1970, 1, 12)
"""The date that the clock of a house shows."""

GAME = "dixie"
HOUR = 3600.0


async def ask(
    house: House, path: str, body: Any = b"", *, secret: str = "", profile: str = ""
) -> tuple[int, Any]:
    """The status and the answer of a request; with a body it is a POST."""
    method = "POST" if body else "GET"
    reply = await house.request(method, f"/api/day{path}", body, secret or None, profile)
    return reply.status, reply.read()


async def a_profile(house: House, name: str = "Ann") -> str:
    """The secret of a new profile's device."""
    body = {"name": name, "device": "A browser"}
    secret: str = (await house.request("POST", "/api/profiles", body)).read()["secret"]
    return secret


async def results(house: House, opened: dict[str, Any], day: date = TODAY) -> tuple[int, Any]:
    """The results as they are shown to the person at a table."""
    path = f"/{day}/{GAME}/results?table={opened['code']}"
    return await ask(house, path, secret=opened["secret"])


async def test_a_profile_plays_a_day_once_and_is_compared_with_all(kept_house: House) -> None:
    ann, ben = await a_profile(kept_house), await a_profile(kept_house, "Ben")
    points = []
    for profile in (ann, ben):
        status, opened = await ask(kept_house, f"/{TODAY}/{GAME}", GUEST, profile=profile)
        assert (status, opened["is_counted"], opened["is_new"]) == (201, True, True)
        party = await joined(kept_house, opened)
        await play_on(party, moves=2)
        status, again = await ask(kept_house, f"/{TODAY}/{GAME}", GUEST, profile=profile)
        assert (status, again["is_new"]) == (200, False)
        assert again["code"] == opened["code"] and again["secret"] == opened["secret"]
        assert (await results(kept_house, opened))[1]["code"] == "sealed"
        _, today = await ask(kept_house, "", profile=profile)
        (own,) = [it["own"] for it in today["today"]["games"] if it["own"]]
        assert own == {"points": None, "has_ended": False, "place": None}
        await play_on(party)
        points.append(score_of(party))
        _, found = await results(kept_house, opened)
        assert found["own"] == points[-1] and found["is_counted"]
    assert points[0] == points[1], "the same cards meet the same replies"
    assert found["bars"] == [{"points": points[0], "people": 2}] and found["results"] == 2
    assert found["beaten"] == 0.5 and found["place"] == 1
    status, again = await ask(kept_house, f"/{TODAY}/{GAME}", GUEST, profile=ann)
    assert (status, again["is_new"]) == (200, False), "no second try"

    status, opened = await ask(kept_house, f"/{TODAY}/{GAME}", GUEST)
    assert (status, opened["is_counted"]) == (201, False)
    party = await joined(kept_house, opened)
    await play_on(party)
    await kept_house.parts.deals.days.marks.settled()
    _, found = await results(kept_house, opened)
    assert (found["results"], found["is_counted"], found["beaten"]) == (2, False, 0.5)
    assert isinstance(found["mark"], int)
    _, today = await ask(kept_house, "", profile=ann)
    (own,) = [it["own"] for it in today["today"]["games"] if it["own"]]
    assert own == {"points": points[0], "has_ended": True, "place": 1}
    assert {it["game"]: it["results"] for it in today["today"]["games"]} == {
        game: 2 * (game == GAME) for game in GAMES
    }


async def test_the_day_s_own_deal_is_compared_with_runs_of_bots(house: House) -> None:
    """Bots of each level play the seat several times, with the same results at any server."""
    game, of = days.featured(TODAY), house.parts.deals.days
    _, opened = await ask(house, f"/{TODAY}/{game}", GUEST)
    await play_on(await joined(house, opened))
    await of.marks.settled()
    path = f"/{TODAY}/{game}/results?table={opened['code']}"
    _, found = await ask(house, path, secret=opened["secret"])
    assert [(it["level"], len(it["points"])) for it in found["runs"]] == [
        (level, RUNS) for level in LEVELS
    ]
    assert all(it["points"] == sorted(it["points"]) for it in found["runs"])
    assert (found["results"], found["bars"]) == (0, []), "bots are not counted as people"
    runs = of.plays.runs(TODAY, game)
    house.parts.store.connections.run(delete(DAY_RUNS).where(DAY_RUNS.c.run > 1))
    of.marks.begin(TODAY, game, await of.set_of(TODAY, game))
    await of.marks.settled()
    assert of.plays.runs(TODAY, game) == runs, "what was missing has been played, as before"


async def test_a_guest_s_play_belongs_to_the_profile_made_afterwards(house: House) -> None:
    path = f"/{TODAY}/{GAME}"
    _, opened = await ask(house, path, GUEST)
    again = f"{path}?table={opened['code']}"
    party = await joined(house, opened)
    await play_on(party, moves=2)
    found = await ask(house, again, GUEST, secret=opened["secret"])
    assert found == (200, opened | {"is_new": False}), "a guest goes on at the same table"
    await play_on(party)
    ann, ben = await a_profile(house), await a_profile(house, "Ben")
    seats = {"seats": [{"code": opened["code"], "secret": opened["secret"]}]}
    for profile in (ann, ben):
        await house.request("POST", "/api/profile/seats", seats, None, profile)
    assert (await results(house, opened))[1]["is_counted"]
    assert (await ask(house, path, GUEST, profile=ann))[1]["code"] == opened["code"]
    assert (await ask(house, path, GUEST, profile=ben))[1]["is_new"], "one play is of one profile"


async def test_a_guest_s_rehearsal_is_what_the_profile_plays(house: House) -> None:
    """A page may tell the profile's seats only when it asks for the deal."""
    path = f"/{TODAY}/{GAME}"
    _, opened = await ask(house, path, GUEST)
    _, other = await ask(house, f"/{TODAY}/three", GUEST)
    ann = await a_profile(house)
    for table, secret in ((other["code"], other["secret"]), (opened["code"], "0" * 64)):
        status, _ = await ask(house, f"{path}?table={table}", GUEST, secret=secret)
        assert status == 201, "not a table of this deal"
    query = f"?table={opened['code']}"
    status, again = await ask(house, path + query, GUEST, secret=opened["secret"], profile=ann)
    assert (status, again) == (200, opened | {"is_new": False, "is_counted": True})


async def test_what_a_guest_began_moves_until_the_deal_is_public(house: House) -> None:
    path = f"/{TODAY}/{GAME}"
    _, opened = await ask(house, path, GUEST)
    house.clock.tick(days.released_at(TODAY) - house.clock.now)
    ann = await a_profile(house)
    query = f"?table={opened['code']}"
    status, again = await ask(house, path + query, GUEST, secret=opened["secret"], profile=ann)
    assert (status, again["is_counted"]) == (200, False)


async def test_results_are_for_those_who_have_played_that_deal(house: House) -> None:
    _, opened = await ask(house, f"/{TODAY}/{GAME}", GUEST)
    _, other = await ask(house, f"/{TODAY}/three", GUEST)
    await play_on(await joined(house, other))
    path = f"/{TODAY}/{GAME}/results"
    for query, secret, code in (
        ("", "", "sealed"),
        (f"?table={opened['code']}", "", "bad-secret"),
        (f"?table={opened['code']}", opened["secret"], "sealed"),
        (f"?table={opened['code']}", other["secret"], "bad-secret"),
        (f"?table={other['code']}", other["secret"], "bad-secret"),
        ("?table=abcdefghjk", other["secret"], "bad-secret"),
    ):
        status, answer = await ask(house, path + query, secret=secret)
        assert (status, answer["code"]) == (403, code)


async def test_who_gives_the_seat_up_has_no_result_and_no_second_try(house: House) -> None:
    ann = await a_profile(house)
    _, opened = await ask(house, f"/{TODAY}/{GAME}", GUEST, profile=ann)
    party = await joined(house, opened)
    await party.lines[0].ask(p.Leave(id="leave"))
    await party.settled(lambda table: table.stage == OVER)
    _, today = await ask(house, f"/{TODAY}", profile=ann)
    (own,) = [it["own"] for it in today["games"] if it["own"]]
    assert own == {"points": None, "has_ended": True, "place": None}
    counted = {it["game"]: it["results"] for it in today["games"]}
    assert counted == {game: int(game == GAME) for game in GAMES}, "it counts as not finished"
    status, again = await ask(house, f"/{TODAY}/{GAME}", GUEST, profile=ann)
    assert (status, again["code"]) == (200, opened["code"])


async def test_results_of_other_servers_are_counted_within_seconds(house: House) -> None:
    ann, days_of = await a_profile(house), house.parts.deals.days
    _, opened = await ask(house, f"/{TODAY}/{GAME}", GUEST, profile=ann)

    async def counted() -> int:
        _, seen = await ask(house, f"/{TODAY}")
        return sum(int(it["results"]) for it in seen["games"])

    assert await counted() == 0
    days_of.plays.end(opened["code"], 40, 0.0)  # as another server does
    assert await counted() == 0, "nothing is counted again for a while"
    house.clock.tick(10.0)
    assert await counted() == 1


async def test_a_secret_is_promised_before_its_day_and_published_after_it(house: House) -> None:
    tomorrow = "1970-01-13"
    _, listed = await ask(house, "")
    assert listed["today"]["day"] == str(TODAY) and listed["ahead"][0] == tomorrow
    assert len(listed["ahead"]) == days.AHEAD and listed["earlier"] == []
    _, ahead = await ask(house, f"/{tomorrow}")
    promised = {it["game"]: it["commitment"] for it in ahead["games"]}
    assert set(promised) == set(GAMES)
    assert all(it["secret"] is None and it["board"] is None for it in ahead["games"])
    assert (await ask(house, f"/{tomorrow}/{GAME}", GUEST))[1]["code"] == "no-day"
    assert (await ask(house, "/1970-01-17"))[1]["code"] == "no-day"
    assert (await ask(house, "/yesterday"))[1]["code"] == "no-day"

    house.clock.now = days.begin_of(date(1970, 1, 13))
    ann = await a_profile(house)
    _, opened = await ask(house, f"/{tomorrow}/{GAME}", GUEST, profile=ann)
    party = await joined(house, opened)
    house.clock.now = days.end_of(date(1970, 1, 13)) + HOUR / 2
    await play_on(party)
    _, found = await results(house, opened, date(1970, 1, 13))
    assert found["is_counted"], "begun before midnight, and finished in the hour after it"
    assert (await ask(house, f"/{tomorrow}/{GAME}", GUEST))[1]["code"] == "sealed"
    assert (await ask(house, f"/{tomorrow}"))[1]["games"][0]["secret"] is None

    house.clock.now = days.end_of(date(1970, 1, 13)) + HOUR
    _, over = await ask(house, f"/{tomorrow}")
    secrets = {it["game"]: it["secret"] for it in over["games"]}
    assert {g: commitment(bytes.fromhex(it)) for g, it in secrets.items()} == promised
    record = read_match((await house.get(f"/api/tables/{party.code}/record")).body.decode())
    proof = verify(record)
    assert proof.commitment == promised[GAME]
    (board,) = [it["board"] for it in over["games"] if it["game"] == GAME]
    deck = shuffle_of_set(bytes.fromhex(secrets[GAME])).deck(party.table.match.game.pack, board - 1)
    assert party.table.match.deals[0].deck == deck
    status, found = await ask(house, f"/{tomorrow}/{GAME}/results")
    assert (status, found["results"], found["own"]) == (200, 1, None)
    _, listed = await ask(house, "")
    assert listed["earlier"][0] == tomorrow
    status, archived = await ask(house, f"/{tomorrow}/{GAME}", GUEST)
    assert (status, archived["is_counted"]) == (201, False)
    assert (await ask(house, f"/{tomorrow}/{GAME}", GUEST, profile=ann))[0] == 200


async def test_the_clock_may_be_corrected_while_days_are_made_ahead(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = house.parts.deals.days
    stored = made._sets.stored

    def stored_slowly(*wanted: Any) -> Any:
        house.clock.tick(30 * 24 * HOUR)
        return stored(*wanted)

    monkeypatch.setattr(made._sets, "stored", stored_slowly)
    house.clock.tick(30 * 24 * HOUR)
    await made.make_ahead()


async def test_an_unfinished_deal_counts_for_nothing_and_waits(house: House) -> None:
    """A result that a server could not note is noted as soon as somebody asks."""
    ann = await a_profile(house)
    _, opened = await ask(house, f"/{TODAY}/{GAME}", GUEST, profile=ann)
    party = await joined(house, opened)
    house.parts.tables.listeners = ()  # as if the server had died just then
    await play_on(party)
    _, today = await ask(house, f"/{TODAY}", profile=ann)
    (own,) = [it["own"] for it in today["games"] if it["own"]]
    assert own["has_ended"] and own["points"] is not None


async def test_two_servers_agree_on_a_day(postgres_url: str) -> None:
    stores = [Store(postgres_url, survives_power_cut=False) for _ in range(2)]
    async with House(store=stores[0]) as one, House(store=stores[1]) as other:
        for house, seed in ((one, 1), (other, 2)):
            house.parts.deals.sets._entropy = entropy(seed)
        made = await asyncio.gather(*[house.parts.deals.days.sets(TODAY) for house in (one, other)])
        assert made[0] == made[1]
        assert len({it.secret for it in made[0].values()}) == len(GAMES)


@given(st.lists(st.integers(-20, 20), max_size=30), st.integers(-20, 20), st.booleans())
def test_the_share_beaten_is_pairwise(others: list[int], own: int, is_among: bool) -> None:
    every = [*others, own] if is_among else others
    bars = tuple(sorted((points, every.count(points)) for points in set(every)))
    wins = [1.0 if own > each else 0.5 if own == each else 0.0 for each in others]
    expected = sum(wins) / len(wins) if wins else None
    assert Results(bars).beaten(own, is_among=is_among) == pytest.approx(expected)
    assert Results(bars).place(own) == sorted([*others, own], reverse=True).index(own) + 1


PEOPLE = ("ann", "ben", "cid", "dee", "eve", "fay")


@pytest.fixture
def plays(store: Store) -> Plays:
    """Plays of a database in which some people have profiles."""
    add_profiles(store, *PEOPLE)
    return Plays(store.connections)


def test_whoever_has_abandoned_a_deal_is_behind_all_others(plays: Plays) -> None:
    """A deal still in play is abandoned once it is public; one that was given up, at once."""
    for profile in PEOPLE[:3]:
        plays.begin(TODAY, GAME, profile, profile, 0.0)
    plays.end("ann", -5, 1.0)
    plays.end("ben", None, 1.0)
    for is_over in (False, True):
        found = plays.results(TODAY, GAME, is_over=is_over)
        assert found == Results(((-5, 1),), unfinished=1 + is_over)
        assert plays.counts(TODAY, is_over=is_over) == {GAME: 2 + is_over}
        assert (found.place(-5), found.beaten(-5, is_among=True)) == (1, 1.0)


async def test_a_deal_finished_after_it_became_public_has_no_result(house: House) -> None:
    ann = await a_profile(house)
    _, opened = await ask(house, f"/{TODAY}/{GAME}", GUEST, profile=ann)
    party = await joined(house, opened)
    await play_on(party, moves=2)
    house.clock.tick(days.released_at(TODAY) - house.clock.now)
    await play_on(party)
    _, found = await results(house, opened)
    assert (found["bars"], found["unfinished"], found["is_counted"]) == ([], 1, False)


def test_the_place_of_a_profile_is_that_among_the_results_of_the_same_deal(plays: Plays) -> None:
    scores = {"ann": 40, "ben": 40, "cid": 90, "dee": -5, "eve": None}
    for day, game in ((TODAY, "dixie"), (TODAY, "five"), (date(1970, 1, 13), "dixie")):
        for profile in PEOPLE:
            code = f"{day}{game}{profile}"
            plays.begin(day, game, profile, code, 0.0)
            other = 100 if (day, game) != (TODAY, "dixie") else scores.get(profile)
            if profile != "fay":
                plays.end(code, other, 1.0)
    places = {it: plays.of_profile(TODAY, it)["dixie"].place for it in PEOPLE}
    assert places == {"ann": 2, "ben": 2, "cid": 1, "dee": 4, "eve": None, "fay": None}


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_deal_that_can_be_played(game: str) -> None:
    """No day has a misdeal (FO-13): its board is the first good one from the day's number on."""
    rules = days.game_of(game)
    for number in range(12):
        secret = bytes([number]) * 32
        day = date(2026, 11, 25 - number)
        board = days.board_of(day, game, secret.hex())
        first = (day - date(1970, 1, 1)).days + 1
        shuffle = shuffle_of_set(secret)
        for each in range(first, board + 1):
            state = rules.start(shuffle.deck(rules.pack, each - 1), (each - 1) % rules.seats)
            assert bool(rules.actors(state)) == (each == board)
