"""Deals, matches and simulations between bots."""

from dataclasses import replace
from random import Random

import pytest

from rookery.arena.driver import play_match
from rookery.arena.simulate import LIMITS, BadTable, Simulation, simulate, simulate_match
from rookery.bots import Limits, bot
from rookery.bots.registry import BOTS, UnknownBot
from rookery.games import GAMES
from rookery.kernel import is_compiled


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("kind", [it for it in BOTS if is_compiled or it not in ("pimc", "ismcts")])
def test_every_bot_plays_every_table_by_the_rules(name: str, kind: str) -> None:
    for seats in {min(GAMES[name].by_seats), max(GAMES[name].by_seats)}:
        game = GAMES[name].game({"seats": seats})
        bots = [bot(kind, Random(seat), Limits(nodes=30)) for seat in range(seats)]
        match = play_match(game, bots, Random(seats), most_deals=1)
        assert all(deal.points is not None for deal in match.deals)


def test_a_simulation_is_the_same_for_its_seed_and_number() -> None:
    simulation = Simulation("three", ("steady", "random"), seed=4, most_deals=1)
    assert list(simulate(simulation, 3)) == list(simulate(simulation, 3))
    assert simulate_match(simulation, 2) == list(simulate(simulation, 3))[2]
    other = replace(simulation, seed=5)
    assert simulate_match(simulation, 0) != simulate_match(other, 0)


def test_a_simulated_search_reads_no_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    assert LIMITS.nodes is not None
    monkeypatch.setattr("rookery.arena.simulate.LIMITS", Limits(nodes=100))
    monkeypatch.delattr("rookery.bots.budget.perf_counter")
    simulation = Simulation("three", ("strong", "steady"), seed=4, most_deals=1)
    assert simulate_match(simulation, 0) == simulate_match(simulation, 0)


def test_bots_are_seated_in_turn() -> None:
    assert Simulation("dixie", ("steady", "random")).seated() == ("steady", "random") * 2
    with pytest.raises(BadTable, match="4 seats"):
        Simulation("dixie", ("random",) * 5).seated()
    with pytest.raises(UnknownBot, match="clever"):
        Simulation("dixie", ("clever",)).seated()


def test_a_match_is_left_undecided_after_the_most_deals() -> None:
    record = simulate_match(Simulation("dixie", ("random",), most_deals=3), 0)
    assert len(record.deals) == 3
    assert record.winners == ()
