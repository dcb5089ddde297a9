"""A contest on a Dask cluster with a scheduler and workers on this machine."""

import json
from collections.abc import Iterator
from importlib import import_module

import pytest
from click.testing import CliRunner

from rookery.cli.research.arena import arena


@pytest.fixture
def scheduler() -> Iterator[str]:
    """The address of a cluster with two workers."""
    distributed = import_module("distributed")  # here, as no other test should wait for it
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, dashboard_address=None, host="127.0.0.1"
    ) as cluster:
        yield str(cluster.scheduler_address)


@pytest.mark.slow
def test_a_cluster_has_the_results_of_one_process(scheduler: str) -> None:
    words = ["steady", "random", "--game", "three", "--deals", "4", "--json"]
    runner = CliRunner(catch_exceptions=False)
    alone = json.loads(runner.invoke(arena, words).output)
    together = json.loads(runner.invoke(arena, [*words, "--dask", scheduler]).output)
    for told in (together, alone):
        assert all(it["decisions"] > 0 for it in told.pop("spent").values())
    assert together == alone


def test_a_missing_scheduler_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    distributed = import_module("distributed")
    usual = distributed.Client
    monkeypatch.setattr(distributed, "Client", lambda address, timeout: usual(address, timeout=0.1))
    words = ["steady", "random", "--game", "three", "--dask", "tcp://127.0.0.1:9"]
    result = CliRunner().invoke(arena, words)
    assert result.exit_code == 2
    assert "no Dask scheduler at tcp://127.0.0.1:9" in result.output
