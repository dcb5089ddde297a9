"""The comparison with an earlier commit: real slowdowns are told apart from noise."""

import pytest

from benchmarks.compare import MEASURES, row

OTHER = [1.0, 1.04, 0.98]


@pytest.mark.parametrize("name", MEASURES)
def test_a_row_says_what_was_measured(name: str) -> None:
    told = row(name, OTHER, OTHER)
    assert told.startswith(" 1.00 (1.00 to 1.00)") and not told.endswith("SLOWER")


def test_only_what_is_slower_than_all_other_rounds_is_marked() -> None:
    assert row("step", [1.3, 1.2, 1.25], OTHER).endswith("SLOWER")
    assert not row("step", [1.05, 1.04, 1.06], OTHER).endswith("SLOWER")
    assert not row("step", [0.7, 0.8, 0.75], OTHER).endswith("SLOWER")
    assert not row("step", [1.3, 1.2, 1.25], [1.0, 1.4, 1.1]).endswith("SLOWER")
