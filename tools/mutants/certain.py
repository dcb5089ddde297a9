"""A pytest plugin that makes tests run the same way each time, and end with the first failure.

Hypothesis draws the same examples in each run, looks at no earlier failures, and shrinks none.
"""

from __future__ import annotations

import pytest
from hypothesis import Phase, settings


@pytest.hookimpl(trylast=True)
def pytest_configure(config: pytest.Config) -> None:
    """Load a profile on top of that of tests/conftest.py."""
    # `flaky` is of pytest-rerunfailures, which is off; earlier trees have no `wide`.
    for name in ("flaky", "wide"):
        config.addinivalue_line("markers", name)
    settings.register_profile(
        "mutants",
        parent=settings.default,
        derandomize=True,
        database=None,
        phases=(Phase.explicit, Phase.generate),
        report_multiple_bugs=False,
    )
    settings.load_profile("mutants")
