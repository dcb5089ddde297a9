"""Simulated evenings with a real server: people leave, and the server is killed."""

from __future__ import annotations

from pathlib import Path

import pytest

from rookery.evenings.settings import Settings
from tests.server.evenings.simulated import Plan, held
from tests.server.served import Served

DOORS = "tests.server.evenings.doors"


def settings(rounds: int, boards: int) -> Settings:
    return Settings(
        "individual",
        "kentucky",
        rounds=rounds,
        boards=boards,
        pause=0,
        pace="instant",
        bots="steady",
    )


def test_four_tables_with_a_drop_out_a_dead_phone_and_a_killed_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("EVENING_AWAY_FOR", "1.0")
    plan = Plan(16, settings(2, 1), leave=1, vanish=1, killed_in=2)
    with Served(tmp_path, "--unbounded", module=DOORS) as server:
        held(server, plan)


@pytest.mark.slow
def test_sixteen_tables_with_three_drop_outs_and_a_killed_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("EVENING_AWAY_FOR", "5.0")
    plan = Plan(64, settings(4, 2), leave=2, vanish=1, killed_in=3, asks_every=1.0)
    with Served(tmp_path, "--unbounded", module=DOORS) as server:
        held(server, plan)
