"""Records compare the engine with the oracle, an independent implementation of the rules."""

import json
from collections.abc import Iterator
from functools import partial
from random import Random

import pytest

from rookery.games import GAMES as PRESETS
from rookery.games.preset import SEATS
from rookery.records import BadRecord, read_match, replay, write_match
from tests.matches import EVERY_TABLE, recorded
from tests.oracle.corrupt import faults
from tests.oracle.generate import random_match, random_options
from tests.oracle.records import DEALS, OPTIONS, Fault, Record, check

GAMES = tuple(DEALS)

MANY = partial(pytest.param, marks=pytest.mark.slow)
"""The parameters of a slow run, with thousands of records."""

STAGES: dict[str, str] = {
    "not-json": "form",
    "bad-form": "form",
    "unknown-game": "form",
    "bad-option": "options",
    "bad-players": "options",
    "match-over": "over",
    "bad-dealer": "dealer",
    "bad-deck": "deck",
    "bad-move": "moves",
    "illegal-move": "moves",
    "unfinished-deal": "end",
    "bad-cut": "cut",
    "wrong-points": "points",
    "wrong-totals": "totals",
    "wrong-winners": "winners",
}
"""The oracle's stage for each error code. A hidden card is a fault of the deck or move with it."""


def ours(record: Record) -> Fault | None:
    """The first fault that the engine finds, in the form of the oracle's faults."""
    try:
        replay(read_match(json.dumps(record)))
    except BadRecord as error:
        hidden = "deck" if error.move is None else "moves"
        return Fault(STAGES.get(error.code, hidden), error.deal, error.move)
    return None


def check_replays(record: Record) -> None:
    """Check that the engine gets the points, totals and winners that the oracle wrote."""
    match = replay(read_match(json.dumps(record)))
    points = [deal.points for deal in match.deals if deal.points is not None]
    verdict = check(record)
    assert verdict.fault is None
    assert list(map(list, points)) == verdict.points
    assert list(match.totals) == verdict.totals == record["totals"]
    assert list(match.winners) == verdict.winners == record["winners"]


def check_broken(record: Record, rng: Random) -> Iterator[str]:
    """Check that engine and oracle find each fault where it was made; yield the faults' names."""
    for name, bad, fault in faults(record, rng):
        found = ours(bad)
        assert found == fault, f"{name}: {found}, not {fault}, in {json.dumps(bad)}"
        assert check(bad).fault == fault, name
        yield name


def finished(game: str, rng: Random, deals: int) -> Record:
    while True:
        record = random_match(game, rng, deals)
        if "points" in record["deals"][-1]:
            return record


@pytest.mark.parametrize(("records", "deals"), [(10, 4), MANY(400, 12)])
@pytest.mark.parametrize("game", GAMES)
def test_records_of_the_oracle_replay(game: str, records: int, deals: int) -> None:
    rng = Random(records)
    for _ in range(records):
        check_replays(random_match(game, rng, deals))


@pytest.mark.parametrize(
    ("game", "records", "deals"),
    [
        *((game, 3, 2) for game in ("tuxedo", "dixie", "five", "shelem", "two")),
        *(MANY(game, 10, 4) for game in GAMES),
    ],
)
def test_broken_records_of_the_oracle_are_refused_at_the_same_place(
    game: str, records: int, deals: int
) -> None:
    rng = Random(records)
    names: set[str] = set()
    for _ in range(records):
        names |= set(check_broken(finished(game, rng, deals), rng))
    assert len(names) > 20


@pytest.mark.parametrize("seeds", [range(4), MANY(range(1_000, 1_330))])
@pytest.mark.parametrize(("name", "seats"), [each for each in EVERY_TABLE if each[0] in GAMES])
def test_our_records_satisfy_the_oracle(name: str, seats: int, seeds: range) -> None:
    """The last deal may be unfinished."""
    for seed in seeds:
        chosen = random_options(name, Random(seed), seats) | {"seats": seats}
        it = recorded(name, seed, deals=3, plies=seed % 60 + 1, chosen=chosen)
        verdict = check(json.loads(write_match(it.record)))
        assert verdict.fault is None, write_match(it.record)
        assert verdict.totals == list(it.match.totals)
        assert verdict.winners == list(it.match.winners)


def test_FO_30_a_game_offers_the_options_of_the_oracle_with_the_same_defaults() -> None:
    for name in GAMES:
        defaults = {it: default for it, (default, _) in OPTIONS[name].items() if it != SEATS}
        ours = {it: PRESETS[name].default(it) for it in PRESETS[name].options}
        assert defaults == ours, name
        assert (SEATS in OPTIONS[name]) == (len(PRESETS[name].by_seats) > 1), name
