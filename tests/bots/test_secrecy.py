"""Decisions depend only on what the seat has seen; with a node limit, they depend on no clock."""

import re
from collections import Counter
from pathlib import Path
from random import Random

import pytest

from rookery.bots import Limits, bot
from rookery.core.cards import Seat
from rookery.games import preset
from rookery.kernel import is_compiled
from rookery.testing import check_swap, random_path
from rookery.testing.path import Path as Played
from rookery.testing.swap import Observer
from tests.bots.deals import TABLES

pytestmark = pytest.mark.skipif(not is_compiled, reason="needs the compiled kernel")

BOTS = ["easy", "steady", "pimc", "ismcts", "strong"]
FEW = Limits(nodes=300)
SOURCE = Path(__file__).parents[2] / "src" / "rookery"
CLOCK = r"^\s*(from|import|cimport)\s+(time|datetime|\w+\.time)\b"


def decision_of(name: str, chosen: Counter[Seat | None] | None = None) -> Observer:
    """All that a bot decides and considers; `chosen` counts each seat's real choices."""

    def decided(path: Played, viewer: Seat | None) -> str:
        game, state = path.game, path.state
        if viewer not in game.actors(state):
            return ""
        view = game.view(state, viewer)
        if chosen is not None:
            chosen[viewer] += len(view.legal) > 1
        return repr(bot(name, Random(1), FEW).decide(view))

    decided.__name__ = f"a decision of {name}"
    return decided


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_unseen_cards_do_not_change_a_decision(game: str, seats: int, name: str) -> None:
    rng = Random(f"{game} {seats}")
    path = random_path(preset(game).game({"seats": seats}), rng)
    compared = 0
    for plies in rng.sample(range(len(path.plies)), 4):
        chosen: Counter[Seat | None] = Counter()
        observer = decision_of(name, chosen)
        check_swap(path.until(plies), rng, pairs=1, observers=[observer])
        compared += sum(times > 1 for times in chosen.values())
    assert compared


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize(("game", "seats"), [("five", 5), ("two", 2), ("tuxedo", 2)])
def test_with_a_node_limit_no_bot_reads_a_clock(
    monkeypatch: pytest.MonkeyPatch, game: str, seats: int, name: str
) -> None:
    monkeypatch.delattr("rookery.bots.budget.perf_counter")
    rng = Random(f"{game} {seats}")
    path = random_path(preset(game).game({"seats": seats}), rng)
    for plies in rng.sample(range(len(path.plies)), 6):
        here = path.until(plies)
        told = [decision_of(name)(here, seat) for seat in here.game.actors(here.state)]
        assert told == [decision_of(name)(here, seat) for seat in here.game.actors(here.state)]
        assert all(told)


def test_one_module_has_the_clock() -> None:
    """The test above replaces the clock of that module; it would not notice a clock elsewhere."""
    sources = [
        path
        for layer in ("bots", "kernel")
        for ending in ("py", "pyx", "pxi")
        for path in (SOURCE / layer).rglob(f"*.{ending}")
    ]
    timed = {path.name for path in sources if re.search(CLOCK, path.read_text(), re.M)}
    assert timed == {"budget.py"}
