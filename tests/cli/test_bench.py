"""`rookery bench` as a user runs it."""

from __future__ import annotations

import json

import pytest

from rookery.kernel import is_compiled
from tests.cli.running import rookery

if is_compiled:
    from rookery.kernel.signature import SIGNATURE

needs_kernel = pytest.mark.skipif(not is_compiled, reason="needs the compiled kernel")


def test_help_has_an_example() -> None:
    ran = rookery("bench", "--help")
    assert ran.returncode == 0
    assert "rookery bench --signature" in ran.stdout
    assert "rookery bench" in rookery("bench", "-h").stdout


@needs_kernel
def test_the_signature_is_one_number() -> None:
    ran = rookery("bench", "--signature")
    assert (ran.returncode, ran.stdout) == (0, f"{SIGNATURE}\n")
    ran = rookery("bench", "--signature", "--json")
    assert json.loads(ran.stdout) == {"signature": SIGNATURE, "committed": SIGNATURE}


@needs_kernel
def test_the_table_has_a_row_for_each_kind_of_position() -> None:
    rows = json.loads(rookery("bench", "--json").stdout)
    assert [row["positions"].split(",")[0] for row in rows][:2] == ["dixie 4", "dixie 6"]
    assert all(0 < row["median_ms"] <= row["worst_ms"] and row["nodes"] > 0 for row in rows)
    assert "median" in rookery("bench").stdout
