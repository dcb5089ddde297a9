"""`rookery bench` as a user runs it."""

from typing import Any

import pytest

from rookery.cli.research import bench
from rookery.kernel import is_compiled

if is_compiled:
    from rookery.kernel.signature import SIGNATURE

pytestmark = pytest.mark.skipif(not is_compiled, reason="needs the compiled kernel")


def test_the_signature_is_one_number(run: Any) -> None:
    ran = run("bench", "--signature")
    assert (ran.code, ran.out) == (0, f"{SIGNATURE}\n")
    report = run("bench", "--signature", "--json").json
    assert report == {"signature": SIGNATURE, "committed": SIGNATURE}


def test_each_kind_of_position_has_a_row(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "_POSITIONS", 2)
    rows = run("bench", "--json").json
    assert [row["positions"].split(",")[0] for row in rows][:2] == ["dixie 4", "dixie 6"]
    assert all(0 < row["median_ms"] <= row["worst_ms"] and row["nodes"] > 0 for row in rows)
