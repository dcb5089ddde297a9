"""The benchmark of environments: its rows do not depend on which packages are installed."""

import numpy as np
import pytest

from benchmarks.engine import Threaded
from benchmarks.research import aims, step_row
from benchmarks.research_ours import CHOSEN, DRAWN, TRICK_GAMES
from benchmarks.research_peers import PEERS, double_dummy_results


@pytest.mark.parametrize("package", PEERS)
def test_the_rows_of_a_package_are_known_without_it(package: str) -> None:
    pytest.importorskip({"open_spiel": "pyspiel"}.get(package, package))
    if package == "pettingzoo":
        pytest.importorskip("rlcard", reason="its card games need RLCard")
    made, names = PEERS[package]
    assert list(made()) == list(names)


def test_a_made_up_deal_of_bridge_has_four_hands() -> None:
    keys, values = double_dummy_results(20)
    for deal in keys:
        owners = [int(suit) // 4**place % 4 for suit in deal for place in range(13)]
        assert np.bincount(owners).tolist() == [13, 13, 13, 13]
    tricks = [int(value) // 16**place % 16 for value in values.flat for place in range(5)]
    assert all(0 <= each <= 13 for each in tricks)


def test_aims_say_whether_they_are_met() -> None:
    rates = {step_row(name): [9e6] for name in TRICK_GAMES}
    rates |= {step_row("tuxedo 2"): [1.5e6], CHOSEN: [8e6], DRAWN: [4e6]}
    rates |= {"pgx bridge_bidding, batch 1,024": [1e5], "OpenSpiel bridge, play only": []}
    threads = [Threaded(1024, 1, 9, (5.0,)), Threaded(1024, 2, 9, ())]
    told = [row.split(" | ")[1:] for row in list(aims(rates, threads))[5:]]
    assert told == [
        ["9.0 M", "yes |"],
        ["1.5 M", "no |"],
        ["80.0 times", "yes |"],
        *[["–", "not measured |"]] * 3,
    ]
