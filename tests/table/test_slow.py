"""Slow tables: moves take days, people come and go, and a restart changes nothing."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rookery.core.moves import Pass
from rookery.fishing.rules import FishingRules
from rookery.records import move_text
from rookery.table import events as ev
from rookery.table import protocol as p
from rookery.table.asking.agreements import ASKED_FOR
from rookery.table.authority import Authority
from rookery.table.seating.opening import following
from rookery.table.table import DAY
from rookery.table.turns.idle import IDLE_FOR
from rookery.table.turns.live import AWAY_FOR
from rookery.table.turns.slow import RESULT_FOR, due_at
from tests.table.tables import Sitting, entropy, opening, people, playing, shuffling

WEEK = 7 * DAY


def slow(
    chairs: str = "ppp", game: str = "three", *, clock: p.Clock = 86_400, one_move: bool = False
) -> Sitting:
    """A slow match that has begun, with everybody away again."""
    sitting = Sitting(opening(game, chairs, clock=0), deals=shuffling(3))
    sitting.arrive(*people(chairs))
    command = p.Settings(id="slow", clock=clock, one_move=one_move)
    assert isinstance(sitting.ask(0, command), p.Done)
    sitting.start()
    sitting.let_bots_move()
    sitting.go_away(*people(chairs))
    return sitting


def rebuilt(sitting: Sitting) -> Authority:
    """The authority as another server would rebuild it from the log."""
    return Authority.of_log(sitting.log, sitting.clock(), deals=sitting.authority._deals)


def pass_by(sitting: Sitting, seconds: float) -> None:
    """Let time pass; do what becomes due, and have bots move."""
    until = sitting.clock() + seconds
    while (due := sitting.authority.wake_at(sitting.clock())) is not None and due <= until:
        sitting.clock.now = due
        sitting.tick()
        sitting.let_bots_move()
    sitting.clock.now = until


def test_nobody_is_replaced_before_the_time_is_up() -> None:
    sitting = slow()
    before = sitting.table
    pass_by(sitting, DAY - 1.0)
    assert sitting.table is before
    assert sitting.authority.live.clock_left(sitting.clock()) == 1.0
    sitting.arrive(0, 1)
    assert sitting.authority.live.away_for(2, sitting.clock()) is None
    pass_by(sitting, 0.5)
    assert sitting.table is before


def test_who_is_here_and_does_not_move_is_asked_nothing() -> None:
    sitting = slow()
    sitting.arrive(0, 1, 2)
    sitting.wait(max(AWAY_FOR, IDLE_FOR) * 10)
    assert not sitting.authority.live.idle.asked
    assert not sitting.kept(ev.StoodIn)


def test_a_bot_plays_on_until_the_person_is_back() -> None:
    sitting = slow()
    late = sitting.state.turn
    sitting.wait(float(DAY))
    assert sitting.is_stood_in(late)
    (asked,) = sitting.authority.asked(sitting.clock())
    assert (asked.seat, asked.move) == (late, Pass())
    sitting.arrive(late)
    assert not sitting.is_stood_in(late)


def test_at_the_wish_of_the_table_only_the_overdue_move_is_made() -> None:
    sitting = slow(one_move=True)
    late = sitting.state.turn
    sitting.wait(float(DAY))
    assert not sitting.is_stood_in(late)
    sitting.let_bots_move()
    assert sitting.kept(ev.Moved)[-1].seat == late
    assert sitting.kept(ev.Moved)[-1].by_bot
    assert due_at(sitting.table) == sitting.clock() + DAY


def test_the_last_person_who_plays_keeps_the_seat() -> None:
    sitting = slow("pbb")
    assert sitting.state.turn == 0
    for _ in range(3):
        sitting.wait(float(DAY))
        sitting.let_bots_move()
    assert not sitting.kept(ev.StoodIn)
    assert sum(move.by_bot and move.seat == 0 for move in sitting.kept(ev.Moved)) >= 2


def test_bots_and_new_deals_are_due_at_once() -> None:
    sitting = slow("pbb", one_move=True)
    rng = Random(5)
    while sitting.has_deal():
        (turn,) = sitting.table.match.game.actors(sitting.state)
        if turn == 0:
            assert due_at(sitting.table) == sitting.table.turn_since + DAY
            sitting.arrive(0)
            move = rng.choice(sitting.authority.view(0).legal)
            sitting.send(0, sitting.moved(0, move_text(move)))
        else:
            assert due_at(sitting.table) == sitting.table.turn_since
        sitting.let_bots_move()
    assert due_at(sitting.table) == sitting.clock() + RESULT_FOR
    again = rebuilt(sitting)
    assert again.wake_at(sitting.clock()) == sitting.clock() + RESULT_FOR
    assert again.tick(sitting.clock() + RESULT_FOR).table.match.current is not None


def test_a_question_about_the_cards_stops_the_clock_for_a_day_at_most() -> None:
    sitting = slow("ppp", "three")
    turn = sitting.state.turn
    sitting.move(turn, "pass")
    sitting.wait(DAY - 100.0)
    assert isinstance(sitting.ask(turn, p.Undo(id="undo")), p.Done)
    assert due_at(sitting.table) == sitting.clock() + DAY
    sitting.wait(ASKED_FOR * 10)
    assert sitting.is_asked()
    assert not sitting.kept(ev.StoodIn)
    sitting.wait(float(DAY))
    assert not sitting.is_asked()
    assert sitting.kept(ev.StoodIn)


def test_oranges_are_not_called_at_a_slow_table() -> None:
    sitting = Sitting(opening("tuxedo", "pp", clock=0))
    sitting.arrive(0, 1)
    assert isinstance(sitting.ask(0, p.Settings(id="1", clock=86_400)), p.Done)
    assert sitting.table.options["orange"] == "auto"
    rules = sitting.table.match.game.rules
    assert isinstance(rules, FishingRules)
    assert rules.orange == "auto"
    race = p.Rules(id="2", options={"orange": "race", "target": 150})
    assert isinstance(sitting.ask(0, race), p.Done)
    assert sitting.table.options == {"orange": "auto", "target": 150} | {
        name: value for name, value in sitting.table.options.items() if name == "seats"
    }
    racing = playing("tuxedo", "pp")
    assert racing.refused(0, p.Settings(id="1", clock=86_400)) == "wrong-stage"
    assert isinstance(racing.ask(0, p.Settings(id="2", clock=45)), p.Done)
    next_one = following(sitting.table, "testgamesb", entropy(), "tuxedo", {"orange": "race"})
    assert next_one.options["orange"] == "auto"


@pytest.mark.parametrize("game", ["three", "tuxedo"])
@settings(max_examples=8)
@given(
    waits=st.lists(st.sampled_from([60.0, 3_600.0, DAY / 2, DAY, 3.0 * DAY]), max_size=12),
    seed=st.integers(0, 1000),
    one_move=st.booleans(),
)
def test_a_restart_at_any_time_changes_nothing(
    game: str, waits: list[float], seed: int, one_move: bool
) -> None:
    """The same people come and go at the same times at a server that never stops and at one
    that is rebuilt from its log before everything that happens."""
    steady = slow("pp" if game == "tuxedo" else "ppp", game, one_move=one_move)
    fickle = slow("pp" if game == "tuxedo" else "ppp", game, one_move=one_move)
    rng = Random(seed)
    for wait in waits:
        chosen = rng.random()
        for sitting in (steady, fickle):
            if sitting is fickle:
                sitting.authority = rebuilt(sitting)
            pass_by(sitting, wait)
        for sitting in (steady, fickle):
            if sitting is fickle:
                sitting.authority = rebuilt(sitting)
            act(sitting, chosen)
        assert fickle.table == steady.table
        assert fickle.log == steady.log
        assert fickle.authority.wake_at(fickle.clock()) == steady.authority.wake_at(steady.clock())


def act(sitting: Sitting, chosen: float) -> None:
    """Have the first person whose turn it is connect, move and leave; else a person only looks."""
    actors = sitting.table.match.game.actors(sitting.state) if sitting.has_deal() else ()
    seat = actors[0] if actors and chosen > 0.3 else 0
    sitting.arrive(seat)
    if sitting.has_deal() and seat in sitting.table.match.game.actors(sitting.state):
        legal = sitting.authority.view(seat).legal
        sitting.move(seat, move_text(legal[int(chosen * len(legal)) % len(legal)]))
    sitting.let_bots_move()
    sitting.go_away(seat)


def test_a_week_in_which_nobody_comes_ends_no_seat_too_early() -> None:
    sitting = slow(clock=172_800)
    began = sitting.clock()
    pass_by(sitting, float(WEEK))
    times = {event.seat: at - began for event, at in sitting.log if isinstance(event, ev.StoodIn)}
    assert sorted(times.values()) == [2.0 * DAY, 4.0 * DAY]
    left = ({0, 1, 2} - times.keys()).pop()
    made = [at - began for event, at in sitting.log if isinstance(event, ev.Moved)]
    assert max(made) == 6.0 * DAY
    assert not sitting.is_stood_in(left)
