"""Commands run within the test process."""

from functools import partial
from typing import Any

import pytest

from tests.cli.running import ran_here


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Any:
    """Runs a command in this process: see `ran_here`."""
    return partial(ran_here, capsys)
