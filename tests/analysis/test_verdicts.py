"""Values with open hands are proven; values with hidden hands follow from what a seat may know."""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rookery.analysis import Effort, Ending, WholeDeal, hidden, opened, played, set_up
from rookery.bots import Limits
from rookery.core.moves import Play, Trail
from rookery.games import GAMES
from rookery.kernel import BadPosition, is_compiled, solve
from rookery.records import ply_text
from rookery.testing import random_path
from rookery.tricks.rules import Phase
from tests.analysis.deals import RNGS, late_plays
from tests.analysis.test_setting_up import LAST_TWO
from tests.kernel.positions import random_position

compiled = pytest.mark.skipif(not is_compiled, reason="needs the compiled kernel")


def nodes(count: int) -> Effort:
    return Effort(Limits(nodes=count))


@compiled
@given(RNGS, st.integers(1, 200))
@settings(max_examples=8, deadline=None)
def test_bounds_hold_the_exact_value(rng: Random, count: int) -> None:
    position = random_position(rng, 4)
    solution = solve(position)
    verdict = opened(Ending.of(position), nodes(count))
    assert verdict.low is not None and verdict.high is not None
    assert verdict.low <= solution.value <= verdict.high
    assert {it.move.card for it in verdict.moves} == set(position.legal())  # type: ignore[union-attr]
    for it in verdict.moves:
        assert isinstance(it.move, Play)
        assert it.low is not None and it.high is not None
        assert it.low <= solution.cards[it.move.card] <= it.high


@given(RNGS)
@settings(max_examples=8, deadline=None)
def test_the_best_line_is_played_to_its_value(rng: Random) -> None:
    ending = Ending.of(random_position(rng))
    verdict = opened(ending, nodes(10**9))
    end = played(ending, map(ply_text, verdict.line))
    assert not end.legal()
    assert isinstance(end, Ending)
    taken = sum(end.points[seat] for seat in verdict.side)
    most = ending.position().most_tricks_points
    assert verdict.low is not None
    assert abs(taken - verdict.low) <= most


@given(RNGS)
@settings(max_examples=8, deadline=None)
def test_moves_are_ranked_for_the_seat_that_moves(rng: Random) -> None:
    position = random_position(rng)
    verdict = opened(Ending.of(position), nodes(10**9))
    values = [it.value for it in verdict.moves]
    is_ours = position.sides[position.turn] == 0
    assert values == sorted(values, reverse=is_ours)
    assert verdict.moves[0].behind == 0
    assert all((it.behind or 0) >= 0 for it in verdict.moves)
    assert verdict.moves[0].value == verdict.low == verdict.high


@given(RNGS)
@settings(max_examples=6, deadline=None)
def test_the_other_hands_do_not_change_what_an_ending_is_worth_unseen(rng: Random) -> None:
    position = random_position(rng, 3, on_table=False)
    turn = position.turn
    others = [seat for seat in range(position.seats) if seat != turn]
    cards = [card for seat in others for card in position.hands[seat]]
    rng.shuffle(cards)
    size = len(position.hands[turn])
    hands = list(position.hands)
    for place, seat in enumerate(others):
        hands[seat] = type(hands[seat]).of(cards[place * size : (place + 1) * size])
    swapped = replace(position, hands=tuple(hands))
    one, other = (hidden(Ending.of(it), nodes(3000)) for it in (position, swapped))
    assert one == other


@compiled
@pytest.mark.parametrize("name", ["dixie", "three", "tuxedo"])
def test_a_whole_deal_is_valued_from_the_view_alone(name: str) -> None:
    game = GAMES[name].game()
    path = random_path(game, Random(3))
    plays = [
        state
        for state in path.states
        for seat in game.actors(state)
        if len(game.legal(state, seat)) > 2
        and any(isinstance(move, Play | Trail) for move in game.legal(state, seat))
    ]
    state = plays[len(plays) // 2]
    seat = game.actors(state)[0]
    world = game.worlds(game.view(state, seat), Random(5))
    assert world != state
    one, other = (
        hidden(WholeDeal(name, GAMES[name].written({}), game, it), nodes(3000))
        for it in (state, world)
    )
    assert one == other
    assert one.seat == seat
    assert len(one.moves) >= 1


@given(late_plays(8))
@settings(max_examples=8, deadline=None)
def test_a_void_that_the_trick_proves_is_kept_in_every_world(deal: WholeDeal) -> None:
    ending = Ending.of(deal.position())
    verdict = hidden(ending, nodes(2000))
    assert {it.move for it in verdict.moves} == {move for _, move in ending.legal()}


def test_before_the_tricks_only_hidden_hands_are_valued() -> None:
    game = GAMES["dixie"].game()
    deal = WholeDeal("dixie", {}, game, game.start(game.pack, 0))
    with pytest.raises(BadPosition, match="the deal is at bidding, and the solver knows card play"):
        opened(deal, nodes(100))
    assert hidden(deal, nodes(100)).seat == 1


@compiled
def test_an_analysis_that_is_told_to_stop_has_bounds() -> None:
    game = GAMES["dixie"].game()
    path = random_path(game, Random(4))
    state = next(state for state in path.states if state.phase is Phase.PLAY)
    deal = WholeDeal("dixie", {}, game, state)
    verdict = opened(deal, Effort(Limits(seconds=600), is_stopped=lambda: True))
    assert verdict.low is not None and verdict.high is not None
    assert 0 <= verdict.low < verdict.high <= deal.position().points_left
    assert not verdict.is_exact


def test_a_deal_that_is_over_is_refused() -> None:
    game = GAMES["dixie"].game()
    state = next(
        end
        for seed in range(9)
        if (end := random_path(game, Random(seed)).state).phase in (Phase.OVER, Phase.CUT)
    )
    deal = WholeDeal("dixie", {}, game, state)
    for value in (opened, hidden):
        with pytest.raises(BadPosition, match="the deal is over: there is no move to value"):
            value(deal, nodes(100))


def test_moves_are_numbered_in_errors() -> None:
    ending = set_up(LAST_TWO)
    with pytest.raises(BadPosition, match="move 1: seat 0 cannot 'play B5': seat 1 is to play"):
        played(ending, ["0 play R14", "0 play B5"])
    with pytest.raises(BadPosition, match="move 0: there is no verb 'dance'; the verbs are bid"):
        played(ending, ["0 dance"])
    line = map(ply_text, opened(ending, nodes(10**6)).line)
    with pytest.raises(BadPosition, match="move 8: seat 0 cannot 'play R1': all cards are played"):
        played(ending, [*line, "0 play R1"])
