"""Signals of the programs that tests start, whatever the tests themselves were started with.

A shell starts a program in the background with SIGINT ignored, and a process hands that on to those
that it starts: a Ctrl-C sent to them would then do nothing.
"""

import signal


def heed_signals() -> None:
    """Give SIGINT and SIGTERM their usual effect in a child that is about to run (`preexec_fn`)."""
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_DFL)
