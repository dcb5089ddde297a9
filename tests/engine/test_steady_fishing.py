"""In Tuxedo too, compiled `steady` takes a turn of the highest value, as it does in Python."""

from collections import Counter
from random import Random
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rookery.coding import ActionCoding, known
from rookery.engine import VectorTable, is_compiled
from rookery.fishing.game import FishingGame
from rookery.fishing.reaction import chance_to_be_first
from rookery.fishing.state import FishingState
from rookery.games import GAMES
from rookery.heuristics.fishing.turn import evaluated
from rookery.testing.strategies import games
from tests.engine.test_game import is_known, known_options
from tests.small import UNUSUAL
from tests.tables import tuxedo

pytestmark = pytest.mark.skipif(not is_compiled, reason="needs the compiled engine")

SEATS = range(2, 7)
CROWDED = 900
"""With so many legal turns, the engine may offer others than the listed ones."""


def state_of(table: VectorTable) -> FishingState:
    state = table.state(0)
    assert isinstance(state, FishingState)
    return state


def best_turns(game: FishingGame, state: FishingState) -> list[FishingState]:
    """The states after the turns of the highest value, one of which the bot takes."""
    values = evaluated(game.view(state, state.turn))
    best = max(value.steps for value in values)
    return [game.apply(state, state.turn, each.move) for each in values if each.steps == best]


def check_deal(game: FishingGame, rng: Random) -> tuple[int, int]:
    """Compare every turn of a deal; return how many were compared, and how many had ties."""
    table = VectorTable(known(game.rules), 1, seed=rng.randrange(10**9))
    deck = np.array([rng.sample(range(len(game.pack)), len(game.pack))], np.uint8)
    table.reset_from(deck, np.array([rng.randrange(game.seats)], np.uint8))
    turns = ties = 0
    while table.actor[0] >= 0:
        state, luck = state_of(table), rng.random()
        if state.orange is not None or len(game.view(state, state.turn).legal) > CROWDED:
            table.step(table.choose())
            continue
        best = best_turns(game, state)
        codes = 0
        while not codes or table.begun(0):
            is_random = luck < 0.1 or (luck < 0.2 and not codes)
            codes += 1
            assert table.step(table.choose(policy=None if is_random else "steady")) == 0
        if luck >= 0.2:
            assert state_of(table) in best, f"by {game.rules} in {state}"
            turns += 1
            ties += len(best) > 1
    return turns, ties


@pytest.mark.parametrize("seats", SEATS)
def test_every_table_is_played_as_by_the_bot(seats: int) -> None:
    rng = Random(seats)
    turns, ties = zip(*(check_deal(tuxedo(seats=seats), rng) for _ in range(2)), strict=True)
    assert sum(turns) > 30 and 0 < sum(ties) < sum(turns)


@settings(deadline=None, max_examples=6)
@given(games(GAMES["tuxedo"]).filter(is_known), st.integers(0, 2**32))
def test_any_options_are_played_as_by_the_bot(game: FishingGame, seed: int) -> None:
    check_deal(game, Random(seed))


@pytest.mark.parametrize(
    "game",
    [pytest.param(it, id=name) for name, it in UNUSUAL.items() if isinstance(it, FishingGame)],
)
def test_unusual_rules_are_played_as_by_the_bot(game: FishingGame) -> None:
    rng = Random(1)
    check_deal(game, rng)


@pytest.mark.slow
@pytest.mark.parametrize("seats", SEATS)
def test_many_turns_are_those_of_the_bot(seats: int) -> None:
    rng, made = Random(seats), 0
    while made < 2_000:
        game = tuxedo(seats=seats, **known_options("tuxedo", rng) if made > 500 else {})
        made += check_deal(game, rng)[0]


def rows_alike(deck: np.ndarray[Any, np.dtype[np.uint8]], rows: int) -> VectorTable:
    """Rows with the same deal, which differ by chance alone."""
    table = VectorTable("tuxedo", rows, options={"seats": 2}, seed=1)
    table.reset_from(np.tile(deck, (rows, 1)), np.zeros(rows, np.uint8))
    return table


def test_ties_are_broken_at_random() -> None:
    """All turns of the highest value are equally likely."""
    game, rng, rows, seen = tuxedo(seats=2), Random(5), 1_000, Counter[int]()
    while len(seen) < 3:
        deck = np.array(rng.sample(range(len(game.pack)), len(game.pack)), np.uint8)
        table = rows_alike(deck, rows)
        best = len(best_turns(game, state_of(table)))
        if best == 1 or seen[best]:
            continue
        actions = [table.choose(policy="steady")]
        table.step(actions[0])
        while any(table.begun(row) for row in range(rows)):
            begun = [bool(table.begun(row)) for row in range(rows)]
            actions.append(np.where(begun, table.choose(policy="steady"), -1))
            table.step(actions[-1].astype(np.int32))
        shares = np.array(list(Counter(zip(*actions, strict=True)).values())) / rows
        assert len(shares) == best
        assert (abs(shares - 1 / best) < 5 * np.sqrt(1 / best / rows)).all()
        seen[best] += 1


def test_races_are_even() -> None:
    """At a table for two, an orange goes to its capturer as often as in a contest."""
    rng, rows = Random(2), 4_000
    while True:
        table = rows_alike(np.array(rng.sample(range(56), 56), np.uint8), rows)
        codes = ActionCoding(table.rules).blocks
        steps = 0
        while table.actor[0] >= 0 and state_of(table).orange is None and steps < 40:
            table.step(np.full(rows, table.choose(policy="steady")[0], np.int32))
            steps += 1
        if state_of(table).orange is not None:
            break
    orange = state_of(table).orange
    assert orange is not None
    assert abs((table.actor == orange.capturer).mean() - chance_to_be_first(2)) < 0.03
    assert (table.choose(policy="steady") == codes["orange"].start).all()
    asked, saved = table.actor.copy(), [table.save(row) for row in range(9)]
    table.step(np.full(rows, codes["hold"].start, np.int32))
    assert (table.actor == 1 - asked).all()
    for row, bytes_of_row in enumerate(saved):
        table.load(row, bytes_of_row)
    assert (table.actor[:9] == asked[:9]).all()
