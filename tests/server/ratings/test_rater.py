"""Results are rated in order, each once, whenever and by whomever: a rebuild changes nothing."""

from contextlib import closing
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rookery.server.database.store import Store
from rookery.server.ratings import ledger as ledgers
from rookery.server.ratings.rater import Rater, rebuild
from tests.server.ratings.made import PEOPLE, Seat, add_profiles, add_result, everything

T = 1_000_000.0
LATER = T + 10 * 86_400.0


@pytest.fixture
def store(memory: Store) -> Store:
    add_profiles(memory, *PEOPLE)
    return memory


def add_random(store: Store, rng: Random, number: int) -> None:
    """One of the things that a server leaves behind: a match, or a table of a set."""
    at = T + rng.randrange(40) * 1_800.0
    who = rng.sample([*PEOPLE, "bot:steady", "bot:easy", "?guest"], 4)
    points = (rng.randrange(300), rng.randrange(300))
    seats = [Seat(it, points[seat % 2]) for seat, it in enumerate(who)]
    kind = rng.choice(["match", "match", "duplicate"])
    game = rng.choice(["dixie", "tuxedo"])
    boards = {
        board: [rng.randrange(100)] * 4 if game == "tuxedo" else [rng.randrange(100), 40] * 2
        for board in rng.sample(range(1, 5), 3)
    }
    add_result(
        store,
        f"c{number:03}",
        at,
        seats,
        game=game,
        kind=kind,
        set_of=str(rng.randrange(2)) if kind == "duplicate" else "",
        is_early=kind == "match" and rng.random() < 0.2,
        boards=boards if kind == "duplicate" else None,
    )


@settings(max_examples=4)
@given(st.randoms(use_true_random=False), st.integers(1, 25))
def test_what_comes_late_is_rated_as_if_all_had_come_at_once(rng: Random, count: int) -> None:
    with closing(Store("sqlite://")) as store:
        add_profiles(store, *PEOPLE)
        pair = [Rater(store, lambda: T), Rater(store, lambda: T)]
        for number in range(count):
            add_random(store, rng, number)
            if rng.random() < 0.4:
                rng.choice(pair).catch_up(T + rng.randrange(50) * 1_800.0)
        rng.choice(pair).catch_up(LATER)
        before = everything(store)
        rebuild(store, LATER)
        assert everything(store) == before
        rng.choice(pair).catch_up(LATER)
        assert everything(store) == before


def test_a_backlog_is_rated_in_parts(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    rng = Random(7)
    for number in range(40):
        add_random(store, rng, number)
    rebuild(store, LATER)
    whole = everything(store)
    assert all(whole)
    for game in ("dixie", "tuxedo"):
        ledgers.Ledger(store.connections).rewind(game)
    assert not any(everything(store))
    monkeypatch.setattr(ledgers, "AT_ONCE", 3)
    monkeypatch.setattr("rookery.server.ratings.sources.MOST_AT_ONCE", 5)
    Rater(store, lambda: LATER).catch_up(LATER)
    assert everything(store) == whole


def test_after_a_crash_nothing_counts_twice(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    for number in range(30):
        add_random(store, Random(number), number)
    keep = ledgers._keep
    calls = iter(range(1_000))

    def fragile(*arguments: object, **options: object) -> None:
        if next(calls) == 7:
            raise RuntimeError("the power went out")
        keep(*arguments, **options)  # type: ignore[arg-type]

    monkeypatch.setattr(ledgers, "_keep", fragile)
    rater = Rater(store, lambda: LATER)
    with pytest.raises(RuntimeError):
        rater.catch_up(LATER)
    rater.catch_up(LATER)
    after = everything(store)
    rebuild(store, LATER)
    assert everything(store) == after
