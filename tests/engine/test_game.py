"""The compiled engine plays every game as the specification does."""

import pickle
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rookery.coding import known
from rookery.core.cards import rook_pack
from rookery.core.errors import BadCut, BadDealer, BadDeck, IllegalMove, NotOver
from rookery.core.game import Game
from rookery.core.moves import Bid, Bury
from rookery.engine import EngineGame, is_compiled
from rookery.games import GAMES
from rookery.testing import check_engine, random_path
from rookery.testing.strategies import games
from rookery.tricks.game import TrickGame
from rookery.tricks.rules import TrickRules
from tests.matches import EVERY_TABLE
from tests.oracle.generate import random_options
from tests.small import EIGHT, UNUSUAL
from tests.tables import trick_game, tuxedo

pytestmark = pytest.mark.skipif(not is_compiled, reason="needs the compiled engine")

PLIES, CHUNKS = 40_000, 4
"""The plies of each game in the slow run, and the parts into which it is divided."""


@pytest.mark.parametrize(("name", "seats"), EVERY_TABLE)
def test_every_table_is_played_as_specified(name: str, seats: int) -> None:
    check_engine(GAMES[name].game({"seats": seats}), Random(seats), refusals=0.02)


UNKNOWN = ("hold", "misdeal_claim", "multiple_builds", "table_builds")
"""The options that the engine refuses (FO-22, FO-24, TX-21, TX-22)."""


def is_known(game: Game[Any, Any]) -> bool:
    """Whether the engine knows the game's rules."""
    return not any(getattr(game.rules, name, False) for name in UNKNOWN)


@settings(deadline=None, max_examples=15)
@given((games() | games(GAMES["tuxedo"])).filter(is_known), st.integers(0, 2**32))
def test_any_options_are_played_as_specified(game: Game[Any, Any], seed: int) -> None:
    check_engine(game, Random(seed), refusals=0.02)


@pytest.mark.parametrize("name", UNUSUAL)
def test_unusual_rules_are_played_as_specified(name: str) -> None:
    rng = Random(1)
    for _ in range(2):
        check_engine(UNUSUAL[name], rng, refusals=0.04)


@pytest.mark.slow
@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize(("name", "seats"), EVERY_TABLE)
def test_many_plies_are_played_as_specified(name: str, seats: int, chunk: int) -> None:
    """The first chunk has the usual rules; in the others every deal has its own options."""
    rng, played = Random(f"{name} {seats} {chunk}"), 0
    game = GAMES[name].game({"seats": seats})
    while played < PLIES // CHUNKS:
        if chunk:
            game = GAMES[name].game({"seats": seats, **known_options(name, rng, seats)})
        played += check_engine(game, rng, refusals=0.001, whole=False)


def known_options(name: str, rng: Random, seats: int | None = None) -> dict[str, object]:
    """Random options of a game that the engine knows, without the number of seats."""
    chosen = random_options(name, rng, seats).items()
    return {it: value for it, value in chosen if it not in ("seats", *UNKNOWN)}


@pytest.mark.parametrize("name", ["dixie", "tuxedo"])
def test_states_are_values(name: str) -> None:
    game = EngineGame(GAMES[name].rules)
    deck = Random(1).sample(game.pack, len(game.pack))
    state, same = game.start(deck, 0), game.start(deck, 0)
    assert state == same and hash(state) == hash(same) and state is not same
    assert state != game.start(deck, 1) and state != object()
    assert EngineGame(replace(game.rules)).start(deck, 0) == state
    assert EngineGame(replace(game.rules, target=200)).start(deck, 0) != state
    assert pickle.loads(pickle.dumps(game)) == game
    for each in random_path(game, Random(1)).states:
        assert pickle.loads(pickle.dumps(each)) == each


def test_what_is_wrong_is_refused_as_by_the_specification() -> None:
    game = EngineGame(trick_game("dixie").rules)
    deck = game.pack
    with pytest.raises(BadDealer):
        game.start(deck, 4)
    with pytest.raises(BadDeck):
        game.start(deck[1:], 0)
    state = game.start(deck, 3)
    with pytest.raises(IllegalMove, match="a bid must be a multiple of 5"):
        game.apply(state, 0, Bid(72))
    with pytest.raises(IllegalMove, match="you cannot bury a card now"):
        game.apply(state, 0, Bury(None))
    with pytest.raises(NotOver):
        game.score(state)
    with pytest.raises(BadCut):
        game.cut(state, deck)
    with pytest.raises(IndexError, match="no seat 4"):
        game.view(state, 4)


def test_rules_beyond_the_bounds_of_the_engine_are_refused() -> None:
    beyond = replace(EIGHT, minimum_bid=5, maximum_bid=300)
    with pytest.raises(ValueError, match="56 bids, not 60"):
        EngineGame(beyond)
    large = replace(EIGHT, pack=rook_pack(range(16), with_rook=True), hand_size=20)
    with pytest.raises(ValueError, match="64 cards, not 65"):
        EngineGame(large)
    with pytest.raises(ValueError, match="15 cards in the nest"):
        EngineGame(replace(EIGHT, pack=rook_pack(range(1, 8), with_rook=False)))
    for name in ("multiple_builds", "table_builds"):
        with pytest.raises(ValueError, match="no builds of several groups"):
            EngineGame(tuxedo(**{name: True}).rules)


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("dixie", {}),
        ("five", {}),
        ("two", {}),
        ("tuxedo", {"seats": 3, "builder_must_take": True, "trail": "free"}),
    ],
)
def test_damaged_bytes_are_refused_or_can_be_played(name: str, options: dict[str, Any]) -> None:
    game = EngineGame(known(GAMES[name].game(options).rules))
    rng = Random(1)
    refused = 0
    for _ in range(60):
        path = random_path(game, rng)
        saved = bytearray(rng.choice(path.states).to_bytes())
        for _ in range(rng.randint(1, 3)):
            saved[rng.randrange(len(saved))] = rng.choice((0, 1, 255, rng.randrange(256)))
        try:
            state = game.from_bytes(bytes(saved))
        except ValueError:
            refused += 1
            continue
        play_out(game, state, rng)
    assert refused > 15


def play_out(game: EngineGame[Any, Any], state: Any, rng: Random) -> None:
    """Play a state to its end, looking at it all the way."""
    for _ in range(300):
        game.view(state, 0)
        for seat in (None, *range(game.seats)):
            state.observe(seat)
        if game.needs_cut(state):
            state = game.cut(state, game.pack)
        if not game.actors(state):
            break
        seat = rng.choice(game.actors(state))
        state = game.apply(state, seat, rng.choice(game.legal(state, seat)))
    game.score(state)


@pytest.mark.parametrize(("name", "other"), [("dixie", "three"), ("tuxedo", "dixie")])
def test_bytes_of_another_length_version_or_game_are_refused(name: str, other: str) -> None:
    game = EngineGame(GAMES[name].rules)
    saved = game.start(game.pack, 0).to_bytes()
    for wrong in (b"", saved[:-1], saved + b"\0", b"\xff" + saved[1:], saved[: len(saved) // 2]):
        with pytest.raises(ValueError, match=r"these (bytes )?are not"):
            game.from_bytes(wrong)
    with pytest.raises(ValueError, match=r"these (bytes )?are not"):
        EngineGame(GAMES[other].rules).from_bytes(saved)


def test_a_state_that_contradicts_itself_is_refused() -> None:
    game = EngineGame(trick_game("dixie").rules)
    state = next(it for it in random_path(game.spec, Random(1)).states if it.trick)
    with pytest.raises(ValueError, match="the turn does not follow"):
        game.from_spec(replace(state, turn=(state.turn + 1) % 4))


def test_rules_of_a_dummy_with_a_seat_are_played_too() -> None:
    """Searches give a dummy a seat (R2-6)."""
    two = trick_game("two").rules
    rules: TrickRules = replace(two, seats=3)
    for seed in range(2):
        check_engine(TrickGame(rules), Random(seed), refusals=0.02)
