"""The open-hand policy keeps the rules and plays sensibly."""

from random import Random
from statistics import correlation, fmean

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rookery.core.cards import ROOK
from rookery.core.moves import Play, Trump
from rookery.games import GAMES
from rookery.kernel import is_compiled, playout, position_of
from rookery.kernel.playouts.open_hand_policy import Contract, OpenHandPolicy, exchanged, taken
from rookery.kernel.solver.compiled_solver import Solver
from rookery.kernel.worlds.masks import mask_of
from rookery.kernel.worlds.sampling import Sampler, masks_of
from rookery.testing import random_path
from rookery.testing.strategies import games
from rookery.tricks.game import TrickGame
from rookery.tricks.rules import Phase, Sides, TrickRules
from rookery.tricks.scoring import points_in_tricks, sides_of, taken_by_seat, tricks_won
from rookery.tricks.state import TrickState
from tests.kernel.views import full_rows
from tests.oracle.generate import random_options
from tests.small import SEATED
from tests.tables import SEATED_TABLES, trick_game

pytestmark = pytest.mark.skipif(not is_compiled, reason="needs the compiled kernel")


def side_totals(rules: TrickRules, state: TrickState) -> list[float]:
    """The final points of each seat's side; if tricks are tied, each side gets half of theirs."""
    by_seat = taken_by_seat(rules, state)
    totals = [0.0] * rules.seats
    won = tricks_won(rules, state.tricks)
    for side in sides_of(rules, state):
        points = float(sum(by_seat[seat] for seat in side))
        ours = sum(won[seat] for seat in side)
        if rules.most_tricks_points and 2 * ours >= sum(won):
            points += rules.most_tricks_points / (1 + (2 * ours == sum(won)))
        for seat in side:
            totals[seat] = points
    return totals


def before(rules: TrickRules, state: TrickState) -> list[int]:
    """The points that each seat's side has won in the finished tricks."""
    points = points_in_tricks(rules, state.tricks)
    of_seat = {seat: side for side in sides_of(rules, state) for seat in side}
    return [sum(points[each] for each in of_seat[seat]) for seat in range(rules.seats)]


def check_policy(game: TrickGame, rng: Random) -> int:
    """Play on by the policy from anywhere, replay by the engine; return the number of plies."""
    states = [it for it in random_path(game, rng).states if it.phase is Phase.PLAY]
    if not states:
        return 0
    state = rng.choice(states)
    seat = state.turn
    sampler = Sampler(game.view(state, seat))
    worlds = sampler.draw(rng.getrandbits(64), 1)
    card = rng.choice([m.card for m in game.legal(state, seat) if isinstance(m, Play)])
    chosen = rng.choice((None, card))
    it = OpenHandPolicy(sampler.view)
    rows = masks_of(worlds)
    seed = rng.getrandbits(64)
    there = sampler.state(worlds[0])
    before_points = before(game.rules, there)
    cards = it.played(rows[0], seed, chosen)
    assert chosen in (None, cards[0])
    for each in cards:
        there = game.apply(there, there.turn, Play(each))
    assert there.phase is not Phase.PLAY
    found = it.taken(rows, seed, chosen)[0]
    expected = np.array(side_totals(game.rules, there)) - before_points
    assert found.tolist() == expected.tolist()
    return len(cards)


@settings(deadline=None, max_examples=5)
@pytest.mark.parametrize(("name", "seats"), SEATED_TABLES)
@given(data=st.data())
def test_the_policy_follows_any_rules(name: str, seats: int, data: st.DataObject) -> None:
    game = data.draw(games(GAMES[name]))
    assert isinstance(game, TrickGame)
    check_policy(game, Random(data.draw(st.integers(0, 2**32))))


@pytest.mark.parametrize("name", SEATED)
def test_the_policy_follows_unusual_rules(name: str) -> None:
    game = SEATED[name]
    assert isinstance(game, TrickGame)
    for number in range(8):
        check_policy(game, Random(number))


@pytest.mark.slow
def test_many_plies_of_the_policy_follow_the_rules() -> None:
    rng = Random(4)
    plies = 0
    while plies < 20_000:
        for name, seats in SEATED_TABLES:
            game = trick_game(name, **{**random_options(name, rng, seats), "seats": seats})
            plies += check_policy(game, rng)


@pytest.mark.parametrize(("name", "seats"), SEATED_TABLES)
def test_the_exchange_buries_legal_cards(name: str, seats: int) -> None:
    rules = trick_game(name, seats=seats).rules
    rows = full_rows(rules, Random(1), 50)
    counters = mask_of(tuple(rules.point_cards))
    for trump in rules.allowed_trumps:
        after, called = exchanged(rules, trump, 1, rows)
        assert (np.bitwise_count(after[:, -1]) == rules.nest_size).all()
        assert ((after[:, 1] | after[:, -1]) == (rows[:, 1] | rows[:, -2])).all()
        if rules.bury == "no_counters":
            assert not (after[:, -1] & np.uint64(counters)).any()
        calls = rules.calls if rules.sides is Sides.CALLED else 0
        assert (np.bitwise_count(called) == calls).all()
        assert not (called & (rows[:, 1] | rows[:, -2])).any()


def test_the_policy_predicts_better_than_one_random_playout() -> None:
    """Before the first lead, the policy's points correlate better with the exact value."""
    game = trick_game("kentucky")
    exact, random, sensible = [], [], []
    solver = Solver(16)
    rng = Random(3)
    for _ in range(20):
        state = playing(game, rng)
        position = position_of(game.rules, state, seat=0)
        solver.clear()
        exact.append(float(solver.value(position)))
        random.append(playout(position, 1, 1).mean)
        row = np.array(
            [[*(mask_of(tuple(hand)) for hand in state.hands), 0, mask_of(tuple(state.buried))]],
            dtype=np.uint64,
        )
        assert state.trump is not None
        assert state.leader is not None
        contract = Contract(state.trump, 0, state.leader)
        sensible.append(float(taken(game.rules, contract, row, 1)[0][0, 0]))
    assert correlation(exact, sensible) > 0.75
    assert correlation(exact, sensible) > correlation(exact, random) + 0.1
    assert abs(fmean(exact) - fmean(sensible)) < 8


def playing(game: TrickGame, rng: Random) -> TrickState:
    """A random deal before the first lead."""
    while True:
        for state in random_path(game, rng).states:
            if state.phase is Phase.PLAY:
                assert isinstance(state, TrickState)
                return state


def test_the_same_seed_gives_the_same_points() -> None:
    rules = trick_game("five").rules
    rows, _ = exchanged(rules, Trump.NONE, 0, full_rows(rules, Random(5), 30))
    contract = Contract(Trump.NONE, 0, 0, (ROOK,))
    first = taken(rules, contract, rows, 7, 3)[0]
    assert (taken(rules, contract, rows, 7, 3)[0] == first).all()
    assert (taken(rules, contract, rows, 8, 3)[0] != first).any()
    played = taken(rules, contract, rows, 7, 1)[0]
    assert (played.max(axis=1) + played.min(axis=1) == 180).all()


def test_wrong_rows_and_numbers_are_refused() -> None:
    rules = trick_game("dixie").rules
    contract = Contract(Trump.RED, 0, 1)
    with pytest.raises(ValueError, match="a row has 6 masks"):
        taken(rules, contract, np.zeros((2, 5), dtype=np.uint64), 1)
    with pytest.raises(ValueError, match="a hand has 13 cards"):
        taken(rules, contract, np.zeros((2, 6), dtype=np.uint64), 1)
    rows = full_rows(rules, Random(1), 1)
    with pytest.raises(ValueError, match="once or more, not 0"):
        taken(rules, contract, rows, 1, 0)
    with pytest.raises(ValueError, match="a seed is a number"):
        taken(rules, contract, rows, -1)


def test_worlds_and_cards_that_do_not_fit_are_refused() -> None:
    game = trick_game("dixie")
    rng = Random(8)
    state = playing(game, rng)
    later = next(it for it in random_path(game, rng).states if len(it.tricks) == 3)
    here, there = (Sampler(game.view(it, it.turn)) for it in (state, later))
    it = OpenHandPolicy(here.view)
    with pytest.raises(ValueError, match="worlds of another view"):
        it.taken(masks_of(there.draw(1, 2)), 1)
    other = Sampler(game.view(state, (state.turn + 1) % 4)).draw(1, 20)
    card = next(iter(state.hands[state.turn]))
    with pytest.raises(ValueError, match="does not hold this card in every world"):
        it.taken(masks_of(other), 1, card)
    five = trick_game("five")
    fifth = playing(five, rng)
    with pytest.raises(ValueError, match="worlds of another game"):
        it.taken(masks_of(Sampler(five.view(fifth, fifth.turn)).draw(1, 1)), 1)
