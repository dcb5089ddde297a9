"""Keeps the quick tests quick: of games that differ only in their values, a few stand for all."""

from __future__ import annotations

from pathlib import Path

import pytest

from rookery.games import GAMES

QUICK = ("tuxedo", "dixie", "three", "five", "kentucky", "red-one", "call-partner", "shelem", "two")
"""The games with which every quick test runs. Between them they have every rule of the engine."""

SELDOM = frozenset(GAMES) - {*QUICK}

EVERY_GAME = ("games", "oracle", "test_differential.py", "test_docs.py")
"""The folders and files of tests that always run with every game."""

_TESTS = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark a test as slow if one of its parameters is the name of a game in `SELDOM`."""
    for item in items:
        called = getattr(item, "callspec", None)
        first = item.path.relative_to(_TESTS).parts[0] if _TESTS in item.path.parents else ""
        if called is None or first in EVERY_GAME:
            continue
        if any(isinstance(it, str) and it in SELDOM for it in called.params.values()):
            item.add_marker(pytest.mark.slow)
