"""Each step of the search that the package lists is marked in the file that the list names."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from rookery.kernel import solver

SOURCE = Path(__file__).parents[3] / "src" / "rookery" / "kernel" / "solver"
"""The sources, which a built package does not have."""

STEPS = re.findall(r"(?m)^(\d+)\. [^`]*`(search/\w+\.pxi)`", solver.__doc__ or "")


def test_the_steps_are_numbered_in_order() -> None:
    assert [int(number) for number, _ in STEPS] == list(range(1, 14))


@pytest.mark.parametrize(("number", "file"), STEPS)
def test_a_step_is_marked_where_the_package_says(number: str, file: str) -> None:
    source = (SOURCE / file).read_text(encoding="utf-8")
    assert f"Step {number}. " in source
