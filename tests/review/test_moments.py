"""The decisions of a finished deal."""

from dataclasses import fields, is_dataclass
from typing import Any

import pytest

from rookery.core.errors import NotOver
from rookery.core.match import Match
from rookery.core.moves import CallOrange, Hold
from rookery.fishing.state import FishingState
from rookery.games import GAMES
from rookery.kernel import is_compiled
from rookery.review.judging import Judging
from rookery.review.moments import Moment, moments_of
from rookery.review.planning import ReviewPlan, Settings
from rookery.tricks.state import TrickState
from tests.review.decks import GAMES_PLAYED, finished


@pytest.mark.parametrize(("name", "options"), GAMES_PLAYED)
def test_every_ply_belongs_to_one_decision_of_its_seat(name: str, options: dict[str, Any]) -> None:
    match = finished(name, **options)
    moments = moments_of(match, 0)
    plies = match.deals[0].plies
    covered = [ply for it in moments for ply in range(it.ply, it.ply + it.plies)]
    assert covered == list(range(len(plies)))
    for it in moments:
        assert it.view.seat == it.seat
        if it.plies:
            assert it.moves == tuple(move for _, move in plies[it.ply : it.ply + it.plies])
            assert it.moves[0] in it.view.legal
            assert plies[it.ply][0] == it.seat


def test_a_deal_in_play_is_refused() -> None:
    game = GAMES["dixie"].game({"seats": 4})
    match = Match.new(game).deal(game.pack, 0)
    with pytest.raises(NotOver, match="deal 0 is not over"):
        moments_of(match, 0)


def test_TX_15_an_orange_that_a_turn_closes_was_let_go_by_all_who_could_call_it() -> None:
    for seed in range(40):
        match = finished("tuxedo", seed, seats=2)
        plies = match.deals[0].plies
        call = next((n for n, (_, move) in enumerate(plies) if move == CallOrange()), None)
        if call is not None and len(plies) > call + 1:
            break
    else:
        pytest.fail("no orange in forty deals")
    before = match.state_before(0, call)
    seat = before.turn
    view = match.game.view(before, seat)
    turn = next(move for move in view.legal if move not in (CallOrange(), Hold()))
    replayed: Match[Any] = Match.new(match.game).deal(match.deals[0].deck, 0)
    for ply in plies[:call]:
        replayed = replayed.apply(*ply)
    replayed = replayed.apply(seat, turn)
    let_go = [it for it in _moments_so_far(replayed) if it.plies == 0]
    assert {it.seat for it in let_go} == {0, 1}
    assert all(it.moves == (Hold(),) and it.ply == call for it in let_go)
    assert all(set(it.view.legal) == {CallOrange(), Hold()} for it in let_go)


def _moments_so_far(match: Match[Any]) -> list[Moment]:
    """The decisions of a deal in play, taken for finished."""
    deal = match.deals[0]
    object.__setattr__(deal, "points", (0,) * match.game.seats)
    return moments_of(match, 0)


def _parts(value: object) -> list[object]:
    """A value and everything it is made of."""
    found = [value]
    if is_dataclass(value):
        for field in fields(value):
            found += _parts(getattr(value, field.name))
    elif isinstance(value, tuple):
        for each in value:
            found += _parts(each)
    return found


@pytest.mark.skipif(not is_compiled, reason="open hands need the compiled kernel")
@pytest.mark.parametrize(("name", "options"), GAMES_PLAYED)
def test_a_judgement_gets_a_view_and_no_state(name: str, options: dict[str, Any]) -> None:
    plan = ReviewPlan(finished(name, **options), 0, Settings())
    judging = [task for task in plan.first if isinstance(task, Judging)]
    assert judging
    for task in judging:
        assert not any(isinstance(it, TrickState | FishingState) for it in _parts(task))
