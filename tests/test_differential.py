"""Records compare the engine with the oracle, an independent implementation of the rules."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from rookery.games import GAMES as PRESETS
from rookery.games.preset import SEATS
from rookery.records import BadRecord, read_match, replay, write_match
from tests.matches import EVERY_TABLE, recorded
from tests.oracle.corrupt import faults
from tests.oracle.generate import random_match, random_options
from tests.oracle.records import DEALS, OPTIONS, Fault, Record, check

GAMES = tuple(DEALS)

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
"""The oracle's stage for each code. A hidden card is a fault of the deck or move that has it."""


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
    """Check that the engine finds each fault where the oracle made it; yield the faults' names."""
    for name, bad, fault in faults(record, rng):
        found = ours(bad)
        assert found == fault, f"{name}: {found}, not {fault}, in {json.dumps(bad)}"
        yield name


def finished(game: str, rng: Random, deals: int) -> Record:
    """A record whose deals are all finished."""
    while True:
        record = random_match(game, rng, deals)
        if "points" in record["deals"][-1]:
            return record


@pytest.mark.parametrize("game", GAMES)
def test_records_of_the_oracle_replay(game: str) -> None:
    rng = Random(1)
    for _ in range(10):
        check_replays(random_match(game, rng, 4))


@pytest.mark.parametrize("game", ["tuxedo", "dixie", "five", "shelem", "two"])
def test_broken_records_of_the_oracle_are_refused_at_the_same_place(game: str) -> None:
    rng = Random(2)
    names: set[str] = set()
    for _ in range(3):
        names |= set(check_broken(finished(game, rng, 2), rng))
    assert len(names) > 20


@pytest.mark.parametrize(("name", "seats"), [each for each in EVERY_TABLE if each[0] in GAMES])
def test_our_records_satisfy_the_oracle(name: str, seats: int) -> None:
    for seed in range(4):
        chosen = random_options(name, Random(seed)) | {"seats": seats}
        check_ours(name, seed, chosen)


def check_ours(name: str, seed: int, chosen: dict[str, Any]) -> None:
    """Check that the oracle finds no fault in our record, even with an unfinished last deal."""
    it = recorded(name, seed, deals=3, plies=seed % 60 + 1, chosen=chosen)
    fields = json.loads(write_match(it.record))
    verdict = check(fields)
    assert verdict.fault is None, write_match(it.record)
    assert verdict.totals == list(it.match.totals)
    assert verdict.winners == list(it.match.winners)


def test_options_of_the_oracle_are_ours_with_the_same_defaults() -> None:
    for name in GAMES:
        defaults = {it: default for it, (default, _) in OPTIONS[name].items() if it != SEATS}
        ours = {it: PRESETS[name].default(it) for it in defaults if it in PRESETS[name].options}
        assert defaults == ours, name
        assert (SEATS in OPTIONS[name]) == (len(PRESETS[name].by_seats) > 1), name


# Thousands of records


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_ten_thousand_records_of_the_oracle_replay(game: str) -> None:
    rng = Random(100)
    for _ in range(400):
        check_replays(random_match(game, rng, 12))


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_thousands_of_broken_records_are_refused_at_the_same_place(game: str) -> None:
    rng = Random(200)
    for _ in range(10):
        assert list(check_broken(finished(game, rng, 4), rng))


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_ten_thousand_records_of_ours_satisfy_the_oracle(game: str) -> None:
    for seed in range(1_000, 1_400):
        check_ours(game, seed, random_options(game, Random(seed)))
