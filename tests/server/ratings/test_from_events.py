"""From events to ratings: matches and boards that were really played, by two servers at once."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from random import Random

from sqlalchemy import select

from rookery.ratings import START
from rookery.server.database.schema.ratings import RATED
from rookery.server.database.store import Store
from rookery.server.history.recorder import Recorder
from rookery.server.people.profiles import Profiles
from rookery.server.ratings.boards import boards_of
from rookery.server.ratings.rater import Rater, rebuild
from rookery.table import protocol as p
from rookery.table.chairs import hash_of
from rookery.table.table import OVER
from tests.server.history.played import Shelf, next_deal
from tests.server.ratings.made import Seat, add_profiles, add_result, everything, ratings
from tests.table.tables import secret_of
from tests.table.test_boards import opening, play_all, sitting

LATER = 4_000_000_000.0


ANN_AND_BEA = [("Ann", "a" * 48), ("Bea", "b" * 48)]


def claimed(store: Store, code: str) -> list[str]:
    """The profiles of Ann and Bea, who have claimed their seats at a table."""
    profiles, ids = Profiles(store.connections, 5), []
    for name, secret in ANN_AND_BEA:
        ids.append(profiles.make(name, "", 1.0).profile.id)
        profiles.claim_seats(ids[-1], [(code, secret)], 1.0)
    return ids


def test_a_match_that_was_played_is_rated(store: Store) -> None:
    shelf = Shelf(store)
    ended = [shelf.ended("pbpb", people=ANN_AND_BEA, seed=seed) for seed in (1, 2)]
    ids = claimed(store, ended[0].table.code)
    asyncio.run(Recorder(store, lambda: LATER).sweep())
    rater = Rater(store, lambda: LATER)
    rater.catch_up(LATER)
    found = ratings(store)
    assert {found["kentucky", it].results for it in ids} == {2}
    assert found["kentucky", ids[0]].mean == found["kentucky", ids[1]].mean
    before = everything(store)
    rebuild(store, LATER)
    assert everything(store) == before


def test_whoever_leaves_is_rated_last_and_the_opponent_does_not_lose(store: Store) -> None:
    """A bot wins in the place of Ann, who was behind and left."""
    shelf = Shelf(store)
    left = shelf.begun("pp", game="tuxedo", options={"seats": 2}, people=ANN_AND_BEA)
    left.play(Random(2))
    next_deal(left)
    left.ask(0, p.Leave(id=left.new_id()))
    left.go_away(0)
    ids = claimed(store, left.table.code)
    while left.table.stage != OVER:
        left.play(Random(2))
        if left.table.stage != OVER:
            next_deal(left)
    has_lost = 1 not in left.table.match.winners
    shelf.keep(left)
    asyncio.run(Recorder(store, lambda: LATER).sweep())
    Rater(store, lambda: LATER).catch_up(LATER)
    found = ratings(store)
    assert has_lost
    assert found["tuxedo", ids[0]].mean < START
    assert ("tuxedo", ids[1]) not in found


def test_boards_are_compared_one_by_one(store: Store) -> None:
    profiles = Profiles(store.connections, 5)
    ann = profiles.make("Ann", "", 1.0).profile.id
    profiles.claim_seats(ann, [("testgamesb", secret_of(0))], 1.0)
    shelf = Shelf(store)
    for first, key in ((1, 1), (2, 2)):
        table = sitting(opening("three", 3, "pbb", first=first, count=3, key=key))
        play_all(table, Random(key))
        shelf.keep(table)
    assert set(boards_of(store, "testgamesb") or {}) == {1, 2, 3}
    assert set(boards_of(store, "testgamesc") or {}) == {2, 3, 4}
    asyncio.run(Recorder(store, lambda: LATER).sweep())
    Rater(store, lambda: LATER).catch_up(LATER)
    units = {row.unit for row in store.connections.rows(select(RATED))}
    assert units == {"duplicate/a set/testgamesb"}
    before = everything(store)
    store.remove(["testgamesb", "testgamesc"])
    rebuild(store, LATER)
    assert everything(store) == before
    assert hash_of(secret_of(0)) not in repr(before)


def test_two_servers_that_rate_at_once_count_nothing_twice(postgres_url: str) -> None:
    people = ("ann", "bea", "cay", "dan")
    rng = Random(1)
    stores = [Store(postgres_url, survives_power_cut=False) for _ in range(2)]
    try:
        add_profiles(stores[0], *people)
        for number in range(40):
            seats = [Seat(it, rng.randrange(300)) for it in rng.sample(people, 3)]
            game = rng.choice(["three", "tuxedo"])
            add_result(stores[0], f"c{number:03}", 1e6 + number, seats, game=game)
        raters = [Rater(it, lambda: LATER) for it in stores]
        with ThreadPoolExecutor(2) as threads:
            list(threads.map(lambda it: it.catch_up(LATER), raters))
        assert sum(it.results for it in ratings(stores[0]).values()) == 120
        before = everything(stores[0])
        rebuild(stores[1], LATER)
        assert everything(stores[0]) == before
    finally:
        for it in stores:
            it.close()
