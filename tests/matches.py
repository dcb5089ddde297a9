"""Random matches and their records, and Hypothesis strategies for them."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any

import pytest
from hypothesis import strategies as st
from hypothesis.strategies import DrawFn, SearchStrategy

from rookery.arena.driver import shuffled
from rookery.core.cards import Card
from rookery.core.game import Game
from rookery.core.match import Match
from rookery.core.moves import Move, Take
from rookery.fishing.game import FishingGame
from rookery.games import GAMES
from rookery.records import MatchRecord, record_of
from rookery.testing.strategies import options, presets

NAMES = ("Ann", "bot:strong", "Ben", "Zoë", "李雷", 'O\'Neil "Bob" \\ 🂡')

EVERY_TABLE = tuple((name, seats) for name, it in GAMES.items() for seats in it.by_seats)
"""Every preset with every number of seats."""

_FEW = (("dixie", 4), ("five", 5), ("two", 2), ("tuxedo", 3))

FEW_TABLES = [
    pytest.param(*it, marks=() if it in _FEW else pytest.mark.slow, id=f"{it[0]}-{it[1]}")
    for it in EVERY_TABLE
]
"""The same as parameters of a test, of which all but a few are slow: partners that sit across, a
partner that is called, a dummy, and a fishing game."""


@dataclass(frozen=True, slots=True)
class Recorded:
    """A match of a preset, with its record."""

    name: str
    options: Mapping[str, object]
    match: Match[Any]
    record: MatchRecord


def random_match(
    game: Game[Any, Any], rng: Random, *, deals: int, plies: int | None = None
) -> Match[Any]:
    """A match of random deals; the last one stops after `plies` plies, if they are given."""
    match = Match.new(game)
    while len(match.deals) < deals and not match.is_over:
        match = random_deal(match, rng)
    if plies is not None and not match.is_over:
        match = random_deal(match, rng, plies)
    return match


def any_of(moves: tuple[Move, ...], rng: Random) -> Move:
    return rng.choice(moves)


def random_deal(
    match: Match[Any],
    rng: Random,
    plies: int = 10_000,
    choose: Callable[[tuple[Move, ...], Random], Move] = any_of,
) -> Match[Any]:
    """The match after another random deal, which stops after `plies` if it is longer."""
    dealer = None if match.deals else rng.randrange(match.game.seats)
    return played_on(match.deal(shuffled(match.game, rng), dealer), rng, plies, choose)


def played_on(
    match: Match[Any],
    rng: Random,
    plies: int = 10_000,
    choose: Callable[[tuple[Move, ...], Random], Move] = any_of,
    cut: Sequence[Card] = (),
) -> Match[Any]:
    """The match with moves in its current deal until that is over, or has so many plies."""
    game = match.game
    while match.current is not None and len(match.current.plies) < plies:
        state = match.current.state
        if game.needs_cut(state):
            match = match.cut(cut or shuffled(game, rng))
        else:
            seat = rng.choice(game.actors(state))
            match = match.apply(seat, choose(game.legal(state, seat), rng))
    return match


def recorded(
    name: str,
    seed: int,
    *,
    deals: int = 1,
    plies: int | None = None,
    chosen: Mapping[str, object] | None = None,
) -> Recorded:
    """A random match of a game with its record."""
    given = dict(chosen or {})
    game = GAMES[name].game(given)
    match = random_match(game, Random(seed), deals=deals, plies=plies)
    return Recorded(name, given, match, record_of(match, name, given, NAMES[: game.seats]))


@st.composite
def recorded_matches(draw: DrawFn) -> Recorded:
    """A few deals of any game under any options, of which the last may be unfinished."""
    preset = draw(presets())
    return recorded(
        preset.name,
        draw(st.integers(0, 2**32)),
        deals=draw(st.integers(0, 2)),
        plies=draw(st.none() | st.integers(0, 80)),
        chosen=draw(options(preset)),
    )


def json_values() -> SearchStrategy[Any]:
    """Any JSON value, including numbers of all sizes and strange strings."""
    plain = (
        st.none()
        | st.booleans()
        | st.integers()
        | st.integers(0, 6)
        | st.just(10**300)
        | st.floats(allow_nan=False, allow_infinity=False)
        | st.text()
        | st.sampled_from(["?", "R5", "0 pass", "1 bid 70", "-1 play R5", "5 take R5 [", "dixie"])
    )
    return st.recursive(
        plain,
        lambda inner: (
            st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4)
        ),
        max_leaves=8,
    )


@cache
def with_a_cut() -> Recorded:
    """Two deals of Dixie Rook, the first of them with a DX-8 cut."""
    for seed in range(2_000):
        found = recorded("dixie", seed)
        if found.record.deals[0].cut is not None:
            return recorded("dixie", seed, deals=2)
    raise AssertionError("level tricks are not that rare")


def open_orange() -> tuple[Match[Any], int]:
    """A match of Tuxedo for three in which an orange has just been captured, and by whom."""
    game = GAMES["tuxedo"].game({"seats": 3})
    assert isinstance(game, FishingGame)
    for seed in range(200):
        rng = Random(seed)
        match = Match.new(game).deal(shuffled(game, rng), 0)
        while match.current and not match.current.state.orange:
            seat = game.actors(match.current.state)[0]
            match = match.apply(seat, rng.choice(game.legal(match.current.state, seat)))
        if match.current:
            assert isinstance(match.current.plies[-1][1], Take)
            return match, match.current.plies[-1][0]
    raise AssertionError("no orange in 200 deals")
