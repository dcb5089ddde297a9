"""Imports that are delayed until something is first used, in any thread."""

from importlib import import_module
from threading import RLock
from types import ModuleType

_LOCK = RLock()


def imported(module: str) -> ModuleType:
    """The module of a name; only one thread imports at a time.

    Two threads that import modules of one cycle can otherwise wait for each other, whereupon
    Python raises an ImportError (or _DeadlockError) in one of them.
    """
    with _LOCK:
        return import_module(module)
