"""Who has left a match for good: by themselves, or by not coming back."""

from random import Random

import pytest

from rookery.records import move_text
from rookery.server.database.store import Store
from rookery.server.history.counting import result_of_history
from rookery.server.history.leaving import LEFT_AFTER, Leaver
from rookery.table import protocol as p
from rookery.table.chairs import hash_of
from rookery.table.table import OVER
from tests.known import known
from tests.server.history.played import Shelf, bidding_low, next_deal, to_the_end
from tests.table.tables import Sitting, secret_of


@pytest.fixture
def shelf(memory: Store) -> Shelf:
    return Shelf(memory)


def begun(shelf: Shelf, chairs: str, deals: int = 1) -> Sitting:
    """A match with `deals` finished deals, and the next one begun."""
    sitting = shelf.begun(chairs, options={"target": 200}, seed=4)
    for seed in range(deals):
        sitting.play(Random(seed), choose=bidding_low)
        next_deal(sitting)
    return sitting


def leave(sitting: Sitting, seat: int) -> None:
    sitting.ask(seat, p.Leave(id=sitting.new_id()))
    sitting.go_away(seat)


def expire(sitting: Sitting) -> None:
    sitting.keep(sitting.authority.expire(sitting.clock(), sitting.table.version))


def seats_known(sitting: Sitting) -> list[int]:
    """The seats that were left by a person to whom the result belongs."""
    return [it.seat for it in known(result_of_history(sitting.log)).leavers if it.secret_hash]


def seats_left(sitting: Sitting) -> list[int]:
    return [it.seat for it in known(result_of_history(sitting.log)).leavers]


def test_whoever_leaves_after_a_deal_while_an_opponent_plays_on_has_left(shelf: Shelf) -> None:
    sitting = begun(shelf, "ppbb")
    leave(sitting, 0)
    assert result_of_history(sitting.log) is None
    to_the_end(sitting)
    assert known(result_of_history(sitting.log)).leavers == (Leaver(0, hash_of(secret_of(0))),)


def test_a_match_that_was_left_has_a_result_once_its_table_is_closed(shelf: Shelf) -> None:
    sitting = begun(shelf, "ppbb")
    leave(sitting, 0)
    leave(sitting, 1)
    expire(sitting)
    result = known(result_of_history(sitting.log))
    assert result.is_early
    assert [it.seat for it in result.leavers] == [0]


@pytest.mark.parametrize(("chairs", "deals"), [("ppbb", 0), ("pbpb", 1)])
def test_it_is_no_result_before_a_deal_was_played_or_if_no_opponent_is_missed(
    shelf: Shelf, chairs: str, deals: int
) -> None:
    sitting = begun(shelf, chairs, deals)
    leave(sitting, 0)
    to_the_end(sitting)
    assert seats_known(sitting) == []


def test_a_match_with_bots_alone_is_not_left(shelf: Shelf) -> None:
    sitting = begun(shelf, "pbbb")
    leave(sitting, 0)
    expire(sitting)
    assert result_of_history(sitting.log) is None


def test_whoever_sat_down_a_moment_ago_may_leave(shelf: Shelf) -> None:
    sitting = begun(shelf, "ppbb")
    sit = p.Sit(id="sitting down in the seat of a bot", seat=2, name="Late")
    assert isinstance(sitting.ask(None, sit), p.Seated)
    sitting.arrive(2)
    leave(sitting, 2)
    to_the_end(sitting)
    assert seats_known(sitting) == []


@pytest.mark.parametrize(
    ("seconds", "returns", "left"),
    [(LEFT_AFTER, False, [0]), (LEFT_AFTER, True, []), (LEFT_AFTER / 2, False, [])],
)
def test_a_lost_line_is_leaving_unless_somebody_is_back_in_time(
    shelf: Shelf, seconds: float, *, returns: bool, left: list[int]
) -> None:
    sitting = begun(shelf, "ppbb")
    sitting.go_away(0)
    sitting.wait(60.0)
    assert sitting.is_stood_in(0)
    sitting.clock.tick(seconds)
    if returns:
        sitting.arrive(0)
        sitting.ask(0, p.Here(id=sitting.new_id()))
    while sitting.table.stage != OVER:
        play_on(sitting)
    assert seats_left(sitting) == left


def play_on(sitting: Sitting) -> None:
    """Have bots make the moves that they are asked for, and then somebody who is here."""
    sitting.let_bots_move()
    deal, game = sitting.table.match.current, sitting.table.match.game
    here = [seat for seat in (0, 1) if not sitting.is_stood_in(seat)]
    if deal is None:
        for seat in here:
            sitting.ask(seat, p.Ready(id=sitting.new_id()))
        sitting.tick()
        return
    for seat in set(here).intersection(game.actors(deal.state)):
        move = game.legal(deal.state, seat)[-1]
        assert isinstance(sitting.move(seat, move_text(move)), p.Done)
