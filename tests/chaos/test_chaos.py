"""Short chaos runs; `make chaos` has the long one."""

import asyncio
from pathlib import Path

import pytest

from tests.chaos.report import told
from tests.chaos.run import Run
from tests.postgres import REQUIRED, binaries
from tests.valkey import program


@pytest.fixture(autouse=True)
def services() -> None:
    if not REQUIRED and (binaries() is None or program() is None):
        pytest.skip("PostgreSQL or Valkey is not installed")


@pytest.mark.slow
def test_nothing_is_violated_while_parts_fail(tmp_path: Path) -> None:
    report = asyncio.run(Run(tmp_path, tables=6, faults=3, seed=7, between=(1.0, 2.0)).go())
    assert report.violations == []
    assert len(report.faults) >= 3
    assert report.answers > 30
    assert report.epochs > report.tables
    assert "**Violations: 0.**" in told(report, "this test")


@pytest.mark.slow
def test_a_server_that_goes_on_without_its_lease_is_found(tmp_path: Path) -> None:
    run = Run(tmp_path, tables=20, faults=12, seed=3, between=(0.5, 1.0), only=("halted",))
    run.module = "tests.chaos.without_fence"
    assert asyncio.run(run.go()).violations
