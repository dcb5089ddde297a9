"""Programs that tests start can be interrupted, even if the tests themselves cannot."""

import signal
import subprocess
import sys

import pytest

from tests.signals import heed_signals


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_program_heeds_signals_that_the_tests_ignore(number: signal.Signals) -> None:
    told = "import signal; print(signal.getsignal(signal.{}) in (0, signal.default_int_handler))"
    before = signal.signal(number, signal.SIG_IGN)
    try:
        ran = subprocess.run(
            [sys.executable, "-c", told.format(number.name)],
            stdout=subprocess.PIPE,
            text=True,
            check=True,
            preexec_fn=heed_signals,
        )
    finally:
        signal.signal(number, before)
    assert ran.stdout == "True\n"
