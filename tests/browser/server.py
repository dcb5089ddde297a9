"""`rookery serve` for tests in a browser, which need not wait for bots, hints or reviews.

Bots move at once; searches get few nodes and no time limit; the cards of a test are the same in
every run. `python -m tests.browser.server serve …` runs it.
"""

import os
import sys
from collections import defaultdict
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

from rookery.bots import Limits
from rookery.cli.server import serving
from rookery.cli.server.serve import serve
from rookery.cli.server.serving import Wanted, run
from rookery.review import Settings
from rookery.server.web import page
from rookery.table.steps import Asked
from rookery.table.turns import pace
from tests.server.quick import quick_bot


def at_once(
    _pace: str, asked: Asked, view: Any, decision: Any, _level: str, rng: Random, _calls: str
) -> float:
    """Seconds that a bot waits: none, except in a race, where a person may be quicker."""
    return min(pace.reaction("people", view, decision.move, rng), 1.0) if asked.is_race else 0.0


CHANCE = "ROOKERY_TEST_CHANCE"
"""The environment variable with the file in which the name of the running test stands."""

_drawn: defaultdict[str, Iterator[int]] = defaultdict(count)


def repeatable(size: int) -> bytes:
    """Random bytes that are the same in every run of a test, and with them its decks and bots."""
    test = Path(os.environ[CHANCE]).read_text()
    return Random(f"{test} {next(_drawn[test])}").randbytes(size)


AT_ONCE: dict[str, Any] = {
    "entropy": repeatable,
    "make_bot": quick_bot,
    "bot_wait": at_once,
    "review_settings": Settings(Limits(nodes=5_000), open_nodes=100_000),
    "analysis_nodes": 20_000,
}
"""Arguments of a server that keeps nobody waiting: a review takes half a second."""

PAGE = "ROOKERY_TEST_PAGE"
"""The environment variable with the folder of another build of the page."""

if __name__ == "__main__":
    if folder := os.environ.get(PAGE):
        for module in (page, serving):
            patch.object(module, "page_folder", return_value=Path(folder)).start()
    with serve.make_context("serve", sys.argv[2:]) as context:
        run(Wanted(**context.params), **AT_ONCE)
