"""Contests on the same deals in every seating, duels and ratings."""

from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from itertools import combinations
from math import inf
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rookery.arena.contest import (
    Contest,
    Round,
    Side,
    _counted,
    play_contest,
    play_round,
    seatings,
    seatings_of,
)
from rookery.arena.driver import play_match
from rookery.arena.players import DecisionTimes
from rookery.arena.ratings import duel, ratings, spent_by
from rookery.arena.simulate import BadTable
from rookery.bots import Bot, registry
from rookery.bots.registry import UnknownBot
from rookery.bots.steady import SteadyBot
from rookery.games import GAMES
from rookery.statistics.intervals import student
from tests.matches import EVERY_TABLE

PAIR = ("steady", "random")


@pytest.fixture
def twin(monkeypatch: pytest.MonkeyPatch) -> str:
    """Another name for the steady bot."""
    monkeypatch.setattr(registry, "BOTS", {**registry.BOTS, "twin": lambda rng, _: SteadyBot(rng)})
    return "twin"


@pytest.mark.parametrize(("name", "seats"), EVERY_TABLE)
def test_every_seating_has_both_bots_and_each_seat_has_both_equally_often(
    name: str, seats: int
) -> None:
    every = list(seatings(GAMES[name].game({"seats": seats}), PAIR))
    assert len(set(every)) == len(every)
    for seat in range(seats):
        assert sum(seated[seat] == "steady" for seated in every) * 2 == len(every)
    assert all(set(seated) == set(PAIR) for seated in every)


@pytest.mark.parametrize(("name", "seats"), [("dixie", 4), ("three", 3), ("tuxedo", 3)])
def test_a_bot_has_no_edge_over_itself(name: str, seats: int, twin: str) -> None:
    contest = Contest(name, ("steady", twin), seed=4, options={"seats": seats})
    one = play_round(contest, (0, ("steady", twin)))
    assert one.edge == pytest.approx(0.0, abs=1e-9)
    first, second = one.sides
    assert (first.contracts, first.made, first.bids) == (second.contracts, second.made, second.bids)


@pytest.mark.parametrize("pair", [PAIR, ("strong", "ismcts")])
def test_the_same_seed_gives_the_same_rounds_whatever_the_jobs(pair: tuple[str, str]) -> None:
    contest = Contest("three", pair, seed=3, most_seatings=2, nodes=60)
    tasks = [(number, pair) for number in range(2)]
    alone = list(play_contest(contest, tasks))
    with ProcessPoolExecutor(2) as executor:
        assert list(play_contest(contest, tasks, executor)) == alone
    assert list(play_contest(replace(contest, seed=5), tasks[:1])) != alone[:1]


@pytest.mark.parametrize(("name", "seats"), EVERY_TABLE)
def test_some_seatings_come_with_their_counterparts(name: str, seats: int) -> None:
    contest = Contest(name, PAIR, options={"seats": seats}, most_seatings=2)
    drawn = [seatings_of(contest, number, PAIR) for number in range(20)]
    every = set(seatings(contest.rules(), PAIR))
    for one, other in drawn:
        assert {one, other} <= every
        assert all(a != b for a, b in zip(one, other, strict=True))
    assert drawn == [seatings_of(contest, number, PAIR) for number in range(20)]
    assert len({frozenset(each) for each in drawn}) > min(2, len(every) // 2) - 1


def test_rounds_have_times_but_are_compared_without_them() -> None:
    contest = Contest("three", PAIR, seed=3, most_seatings=2, seconds=30.0)
    one = play_round(contest, (0, PAIR))
    assert all(it.decisions > 10 and it.late == 0 for it in one.spent)
    assert one == Round(one.number, one.pair, one.edge, one.deals, one.sides)
    it = duel(PAIR, [one, one])
    assert it is not None
    assert it.spent[0].decisions == 2 * one.spent[0].decisions
    assert spent_by("random", [it]) == it.spent[1]
    assert spent_by("nobody", [it]) == DecisionTimes()


def test_a_bidder_decides_alike_before_the_tricks_in_every_seating() -> None:
    contest = Contest("five", PAIR, bidder="steady")
    rounds = list(play_contest(contest, [(0, PAIR)]))
    bids = [[side.bids for side in one.sides] for one in rounds]
    contracts = [[side.contracts for side in one.sides] for one in rounds]
    assert all(one == two for one, two in bids)
    assert all(one == two and one + two in (0, 30) for one, two in contracts)


def test_contracts_bid_and_made_are_counted_for_the_bidder() -> None:
    game = GAMES["dixie"].game()
    seated = ("a", "b") * 2
    seen = set()
    for seed in range(20):
        match = play_match(game, [SteadyBot(Random(seat)) for seat in range(4)], Random(seed), 1)
        state, points = match.deals[0].state, match.deals[0].points
        assert points is not None
        if state.bidder is None:
            continue
        is_made = points[state.bidder] > 0
        own, other = seated[state.bidder], seated[(state.bidder + 1) % 4]
        assert _counted(Side(), match, seated, own) == Side(1, is_made, state.bid.amount, 0.0)
        assert _counted(Side(), match, seated, other) == Side()
        seen.add(is_made)
    assert seen == {True, False}


def test_whole_matches_are_won() -> None:
    contest = Contest("tuxedo", PAIR, options={"seats": 2, "target": 200}, whole_matches=True)
    one = play_round(contest, (0, PAIR))
    assert one.deals > 2
    assert sum(side.won for side in one.sides) == 2
    assert one.sides[0].won == 2


@pytest.mark.parametrize(
    ("contest", "error"),
    [
        (Contest("dixie", ("steady",)), BadTable),
        (Contest("dixie", ("steady", "steady")), BadTable),
        (Contest("dixie", ("steady", "nobody")), UnknownBot),
        (Contest("dixie", PAIR, bidder="nobody"), UnknownBot),
        (Contest("dixie", PAIR, most_seatings=3), BadTable),
        (Contest("dixie", PAIR, seconds=0.0), BadTable),
        (Contest("dixie", PAIR, nodes=0), BadTable),
        (Contest("tuxedo", PAIR, options={"seats": 2}, bidder="steady"), BadTable),
    ],
)
def test_an_impossible_contest_is_refused(contest: Contest, error: type[Exception]) -> None:
    with pytest.raises(error):
        contest.check()


def round_of(pair: tuple[str, str], edge: float, number: int = 0) -> Round:
    return Round(number, pair, edge, 2, (Side(1, 1, 70, 0.0), Side()))


def test_a_duel_has_the_mean_and_its_interval() -> None:
    it = duel(PAIR, [round_of(PAIR, edge, n) for n, edge in enumerate([2.0, 3.0, 4.0, 7.0])])
    assert it is not None
    assert (it.rounds, it.deals, it.edge) == (4, 8, 4.0)
    # The deviations are 2, 1, 0 and 3, so the variance of the mean is 14 / 3 / 4.
    assert it.interval == pytest.approx(student(3) * (14 / 12) ** 0.5)
    assert it.is_clear
    assert it.sides[0] == Side(4, 4, 280, 0.0)
    single = duel(PAIR, [round_of(PAIR, 9.0)])
    assert single is not None
    assert (single.interval, single.is_clear) == (inf, False)
    assert duel(PAIR, []) is None


@given(st.integers(2, 6), st.randoms(use_true_random=False))
def test_ratings_are_the_least_squares(count: int, rng: Random) -> None:
    names = [f"bot {n}" for n in range(count)]
    edges = {pair: rng.uniform(-50, 50) for pair in combinations(names, 2)}
    rounds = [
        round_of(pair, edge + off, number)
        for pair, edge in edges.items()
        for number, off in enumerate((-3.0, 3.0))
    ]
    rated = ratings(names, rounds)
    assert [it.points for it in rated] == sorted((it.points for it in rated), reverse=True)
    found = {it.name: it.points for it in rated}
    assert sum(found.values()) == pytest.approx(0.0, abs=1e-6)
    for name in names:  # the slope of the sum of squares is zero for each
        slope = 0.0
        for (one, two), edge in edges.items():
            off = edge - (found[one] - found[two])
            slope += off * (name == one) - off * (name == two)
        assert slope == pytest.approx(0.0, abs=1e-6)


def test_ratings_of_equal_bots_hold_the_truth_though_they_share_decks() -> None:
    bots, rng, held = ("a", "b", "c", "d"), Random(7), 0
    for _ in range(100):
        rounds = []
        for number in range(8):
            played = {name: rng.gauss(0.0, 20.0) for name in bots}
            rounds += [
                round_of((one, two), played[one] - played[two] + rng.gauss(0.0, 5.0), number)
                for one, two in combinations(bots, 2)
            ]
        held += sum(abs(it.points) <= it.interval for it in ratings(bots, rounds))
    assert held in range(365, 396)  # of 400; it was 320 when duels counted as independent


@pytest.mark.slow
def test_the_arena_finds_equal_bots_equal(monkeypatch: pytest.MonkeyPatch) -> None:
    """Four copies of `easy` whose random numbers differ, in 40 contests of 12 deals."""

    def copy(number: int) -> Callable[[Random, Any], Bot]:
        return lambda rng, limits: registry.BOTS["easy"](Random(f"{number} {rng.random()}"), limits)

    names = ("easy", "twin", "third", "fourth")
    copies = {name: copy(number) for number, name in enumerate(names[1:])}
    monkeypatch.setattr(registry, "BOTS", {**registry.BOTS, **copies})
    held = led = 0
    for seed in range(40):
        contest = Contest("dixie", names, seed)
        tasks = [(number, pair) for number in range(12) for pair in contest.pairs]
        rounds = list(play_contest(contest, tasks))
        held += sum(abs(it.points) <= it.interval for it in ratings(names, rounds))
        duels = [duel(pair, rounds) for pair in contest.pairs]
        led += sum(abs(it.edge) <= it.interval for it in duels if it is not None)
    assert held >= 145  # of 160
    assert led >= 218  # of 240
