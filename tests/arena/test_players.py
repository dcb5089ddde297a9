"""The players of an arena, the times of their decisions, and the cheat."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

import pytest

from rookery.arena import players
from rookery.arena.cheat import Cheat
from rookery.arena.driver import play_match
from rookery.arena.players import (
    DecisionTimes,
    OmniscientPlayer,
    Stopwatch,
    decision_of,
    limits_of,
    player,
)
from rookery.bots import Decision, Limits, bot
from rookery.bots.registry import UnknownBot
from rookery.core.game import AnyView
from rookery.core.moves import Play
from rookery.games import GAMES
from rookery.kernel import is_compiled, position_of, solve
from rookery.testing import random_path
from rookery.tricks.rules import Phase
from rookery.tricks.scoring import points_in_tricks
from tests.tables import trick_game

compiled = pytest.mark.skipif(not is_compiled, reason="the kernel is not compiled")


@dataclass
class Slow:
    """A bot whose decisions take given times on two clocks."""

    clocks: dict[str, float]
    by_clock: float
    of_processor: float

    def decide(self, view: AnyView) -> Decision:
        self.clocks["clock"] += self.by_clock
        self.clocks["processor"] += self.of_processor
        return Decision(view.legal[0], "the first")


@pytest.fixture
def clocks(monkeypatch: pytest.MonkeyPatch) -> dict[str, float]:
    """The two clocks of a stopwatch, which stand still unless a `Slow` bot decides."""
    times = {"clock": 50.0, "processor": 5.0}
    monkeypatch.setattr(players, "perf_counter", lambda: times["clock"])
    monkeypatch.setattr(players, "process_time", lambda: times["processor"])
    return times


def test_a_decision_late_on_a_busy_machine_is_not_over_the_limit(clocks: dict[str, float]) -> None:
    game = GAMES["dixie"].game()
    state = game.start(game.pack, 0)
    watch = Stopwatch(0.5)
    for by_clock, of_processor in ((0.1, 0.1), (0.7, 0.2), (0.9, 0.8)):
        watch.decision(Slow(clocks, by_clock, of_processor), game, state, 1)
    spent = watch.spent
    assert (spent.decisions, spent.late, spent.over) == (3, 2, 1)
    assert spent.seconds == pytest.approx(1.7)
    assert spent.mean == pytest.approx(1.7 / 3)
    assert spent.slowest == pytest.approx(0.9)


def test_without_a_limit_nothing_is_late_and_forced_moves_do_not_count(
    clocks: dict[str, float],
) -> None:
    game = GAMES["dixie"].game()
    states = random_path(game, Random(2)).states
    forced = next(it for it in states if len(game.legal(it, it.turn)) == 1)
    watch = Stopwatch()
    watch.decision(Slow(clocks, 99.0, 99.0), game, states[0], states[0].turn)
    watch.decision(Slow(clocks, 99.0, 99.0), game, forced, forced.turn)
    assert watch.spent == DecisionTimes(1, 0, 0, 99.0, 99.0)


def test_players_are_made_by_name() -> None:
    assert isinstance(player("cheat", Random(1)), OmniscientPlayer)
    assert not isinstance(player("steady", Random(1)), OmniscientPlayer)
    cheat = player("cheat@0.1s", Random(1), Limits(seconds=9.0))
    assert isinstance(cheat, Cheat)
    assert cheat.limits == limits_of("cheat@0.1s") == Limits(seconds=0.1)
    assert limits_of("steady", Limits(nodes=5)) == Limits(nodes=5)
    with pytest.raises(UnknownBot, match="cheat"):
        player("nobody", Random(1))


@compiled
@pytest.mark.parametrize(
    ("name", "seats"), [("dixie", 6), ("five", 5), ("shelem", 4), ("two", 2), ("tuxedo", 3)]
)
def test_cheat_makes_legal_moves_at_every_table(name: str, seats: int) -> None:
    game = GAMES[name].game({"seats": seats})
    cheats = [Cheat(Random(seat), Limits(nodes=300)) for seat in range(seats)]
    match = play_match(game, cheats, Random(seats), 1)
    assert match.deals[0].points is not None


@compiled
@pytest.mark.parametrize("name", ["dixie", "five", "kentucky"])
def test_cheat_plays_a_best_card_if_the_position_is_solved(name: str) -> None:
    game = trick_game(name)
    asked = 0
    for state in random_path(game, Random(3)).states:
        if state.phase is Phase.PLAY and 1 < len(state.hands[state.turn]) <= 5:
            cheat = Cheat(Random(1), Limits(nodes=200_000))
            move = decision_of(cheat, game, state, state.turn).move
            assert isinstance(move, Play)
            values = solve(position_of(game.rules, state, seat=state.turn)).cards
            assert values[move.card] == max(values.values())
            asked += 1
    assert asked > 5


def of_steady_play(name: str, deals: int) -> Iterator[tuple[Any, Any]]:
    """The game and each state before a move, in deals with `steady` in all seats."""
    game: Any = GAMES[name].game()
    for seed in range(deals):
        bots = [bot("steady", Random(seat)) for seat in range(game.seats)]
        (deal,) = play_match(game, bots, Random(seed), 1).deals
        state = game.start(deal.deck, deal.dealer)
        for seat, move in deal.plies:
            yield game, state
            state = game.apply(state, seat, move)


@compiled
def test_a_cheating_defender_sets_the_bid_if_possible() -> None:
    """In Rook for Three the defender sets the bid rather than take more points itself."""
    found = 0
    for game, state in of_steady_play("three", 20):
        if state.phase is not Phase.PLAY or state.turn == state.bidder:
            continue
        if len(state.hands[state.turn]) not in (3, 4, 5):
            continue
        won = points_in_tricks(game.rules, state.tricks)[state.bidder]
        before = position_of(game.rules, state, seat=state.bidder)
        needed = state.bid.amount - won
        sets = {card for card, points in solve(before).cards.items() if points < needed}
        if 0 < len(sets) < len(before.legal()):
            cheat = Cheat(Random(1), Limits(nodes=1_000_000))
            assert decision_of(cheat, game, state, state.turn).move in [Play(card) for card in sets]
            found += 1
    assert found


@compiled
def test_cheat_sees_the_hands_in_a_fishing_game() -> None:
    game: Any = GAMES["tuxedo"].game({"seats": 3})
    state = game.start(Random(1).sample(game.pack, len(game.pack)), dealer=2)
    other = game.worlds(game.view(state, 0), Random(1))
    assert game.view(other, 0) == game.view(state, 0)
    one, two = (
        decision_of(Cheat(Random(1), Limits(nodes=3_000)), game, it, 0) for it in (state, other)
    )
    assert one.considered
    assert one.considered != two.considered
