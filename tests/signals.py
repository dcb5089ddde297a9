"""Makes programs that tests start react to signals, even if the tests themselves ignore them.

A shell starts a background program with SIGINT ignored, and its child processes inherit that: a
Ctrl-C sent to them would do nothing.
"""

import signal


def heed_signals() -> None:
    """Give SIGINT and SIGTERM their usual effect in a child that is about to run (`preexec_fn`)."""
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_DFL)
