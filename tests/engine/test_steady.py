"""In compiled code `steady` chooses as it does in Python, from the same views."""

from collections import Counter
from dataclasses import replace
from random import Random
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rookery import heuristics
from rookery.coding import ActionCoding, known
from rookery.core.cards import Seat
from rookery.core.game import Game
from rookery.core.moves import Move
from rookery.engine import EngineGame, VectorTable, is_compiled
from rookery.games import GAMES
from rookery.testing import Path, check_swap, random_path
from rookery.testing.strategies import games
from rookery.tricks.game import TrickGame
from rookery.tricks.rules import TrickRules
from tests.engine.tables import TRICK_TABLES, UNUSUAL_TRICKS
from tests.engine.test_game import is_known, known_options
from tests.matches import EVERY_TABLE

pytestmark = pytest.mark.skipif(not is_compiled, reason="needs the compiled engine")

DECISIONS, CHUNKS = 4_000, 2
"""The decisions of each game in the slow run, and the parts into which it is divided."""


class Compiled:
    """The rules of thumb for one game in compiled code, which can be asked about any state."""

    def __init__(self, game: Game[Any, Any]) -> None:
        rules = known(game.rules)
        self.table = VectorTable(rules, 1)
        self.engine: EngineGame[Any, Any] = EngineGame(rules)
        self.moves = ActionCoding(rules).moves
        state = self.engine.from_spec(self.table.state(0)).to_bytes()
        self.row = self.table.save(0)[: -len(state)]

    def choice(self, state: Any) -> Move:
        self.table.load(0, self.row + self.engine.from_spec(state).to_bytes())
        return self.moves[int(self.table.choose(policy="steady")[0])]


def check_deal(game: TrickGame, rng: Random) -> int:
    """Compare every decision of a deal with some random moves; return the number of decisions."""
    compiled, target = Compiled(game), game.rules.target
    deck = rng.sample(game.pack, len(game.pack))
    totals = tuple(rng.randint(-target, target) for _ in range(game.seats))
    state, decisions = game.start(deck, rng.randrange(game.seats), totals), 0
    while game.actors(state):
        view = game.view(state, state.turn)
        move = heuristics.decide(view, rng).move
        found = compiled.choice(state)
        assert found == move, f"{found}, not {move}, by {game.rules} in {view}"
        decisions += 1
        made = rng.choice(view.legal) if rng.random() < 0.2 else move
        state = game.apply(state, state.turn, made)
    return decisions


@pytest.mark.parametrize(("name", "seats"), TRICK_TABLES)
def test_every_table_is_played_as_by_the_bot(name: str, seats: int) -> None:
    game, rng = GAMES[name].game({"seats": seats}), Random(seats)
    assert isinstance(game, TrickGame)
    assert check_deal(game, rng) > 20


TRICK_GAMES = games().filter(lambda game: isinstance(game, TrickGame) and is_known(game))


@settings(deadline=None, max_examples=10)
@given(TRICK_GAMES, st.integers(0, 2**32))
def test_any_options_are_played_as_by_the_bot(game: TrickGame, seed: int) -> None:
    check_deal(game, Random(seed))


def shuffled_pack(name: str) -> TrickGame:
    """A game whose pack is in no order: ties are broken by the order of the cards all the same."""
    rules = GAMES[name].game().rules
    assert isinstance(rules, TrickRules)
    return TrickGame(replace(rules, pack=tuple(Random(1).sample(rules.pack, len(rules.pack)))))


ODD = UNUSUAL_TRICKS | {
    f"{it}, shuffled": shuffled_pack(it) for it in ("dixie", "five", "call-partner")
}


@pytest.mark.parametrize("name", ODD)
def test_unusual_rules_and_packs_are_played_as_by_the_bot(name: str) -> None:
    rng = Random(1)
    for _ in range(2):
        check_deal(ODD[name], rng)


@pytest.mark.slow
@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize(("name", "seats"), TRICK_TABLES)
def test_many_decisions_are_those_of_the_bot(name: str, seats: int, chunk: int) -> None:
    """The first chunk has the usual rules; in the others every deal has its own options."""
    rng, made = Random(f"{name} {seats} {chunk}"), 0
    game = GAMES[name].game({"seats": seats})
    while made < DECISIONS // CHUNKS:
        if chunk:
            game = GAMES[name].game({"seats": seats, **known_options(name, rng, seats)})
        assert isinstance(game, TrickGame)
        made += check_deal(game, rng)


@pytest.mark.parametrize(("name", "seats"), EVERY_TABLE)
def test_unseen_cards_do_not_change_a_choice(name: str, seats: int) -> None:
    is_fishing = name == "tuxedo"
    game = GAMES[name].game({"seats": seats} | ({"orange": "auto"} if is_fishing else {}))
    rng, coding, chosen = Random(seats), ActionCoding(known(game.rules)), Counter[Seat | None]()

    def choice(path: Path, viewer: Seat | None) -> str:
        if viewer not in game.actors(path.state):
            return ""
        chosen[viewer] += len(game.legal(path.state, viewer)) > 1
        return str(table_at(coding, path).choose(policy="steady"))

    path = random_path(game, rng)
    for plies in range(0, len(path.plies), 4):
        check_swap(path.until(plies), rng, pairs=1, observers=[choice])
    assert sum(chosen.values()) > (3 if is_fishing else 10)


def table_at(coding: ActionCoding, path: Path) -> VectorTable:
    """One row at the end of a path without races."""
    table = VectorTable(coding.rules, 1, seed=1)
    place = {card: number for number, card in enumerate(path.game.pack)}
    deck = np.array([[place[card] for card in path.deck]], np.uint8)
    table.reset_from(deck, np.array([path.dealer], np.uint8))
    for _, move in path.plies:
        for code in coding.codes(move):
            if table.mask[0, code]:  # a code that alone could come next has been taken
                assert table.step(np.array([code], np.int32)) == 0
    assert table.state(0) == path.state
    return table


@pytest.mark.parametrize(
    ("name", "seats"), [("dixie", 4), ("five", 5), ("two", 2), ("tuxedo", 2), ("tuxedo", 5)]
)
def test_rows_are_played_on_as_they_would_step_by_step(name: str, seats: int) -> None:
    """Whatever the number of threads."""
    table, played = (
        VectorTable(name, 40, options={"seats": seats}, seed=1, threads=threads)
        for threads in (1, 3)
    )
    finished = 0
    for _ in range(150):
        assert table.step(table.choose(policy="steady")) == 0
        finished += int(table.done.sum())
    assert played.play(150, policy="steady") == finished > 0
    assert (played.obs == table.obs).all() and (played.mask == table.mask).all()
    assert (table.choose() == played.choose()).all()
