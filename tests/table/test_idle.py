"""Idle players are asked whether they are there, replaced by a stand-in, and let back at once."""

from random import Random

import pytest
from msgspec import structs

from rookery.core.cards import Seat
from rookery.records import move_text
from rookery.table import events as ev
from rookery.table import protocol as p
from rookery.table.turns.idle import ANSWER_FOR, IDLE_FOR
from tests.table import tables
from tests.table.tables import Sitting


def playing(chairs: str = "ppb", clock: int | None = 0) -> Sitting:
    """A match of Rook for Three that has begun, with everybody there."""
    sitting = tables.playing("three", chairs, clock=clock)
    while sitting.turn != 0:
        let_move(sitting)
    return sitting


def let_move(sitting: Sitting) -> None:
    """Make a legal move for whoever is to move."""
    seat = sitting.turn
    move = Random(1).choice(sitting.authority.view(seat).legal)
    if sitting.table.chairs[seat].is_played_by_bot:
        asked = next(it for it in sitting.authority.asked(sitting.clock()) if it.seat == seat)
        sitting.keep(sitting.authority.bot_move(seat, asked.move or move, sitting.clock()))
    else:
        assert isinstance(sitting.move(seat, move_text(move)), p.Done)


def asked(sitting: Sitting) -> frozenset[Seat]:
    """The seats that have been asked whether they are still there."""
    return sitting.authority.live.idle.asked


def answer_for(sitting: Sitting, seat: Seat) -> float | None:
    return sitting.authority.live.idle.answer_for(seat, sitting.clock())


def test_whoever_does_not_move_for_two_minutes_is_asked_and_then_stood_in_for() -> None:
    sitting = playing()
    sitting.wait(IDLE_FOR - 1.0)
    assert asked(sitting) == frozenset()
    sitting.wait(2.0)
    assert asked(sitting) == {0}
    assert answer_for(sitting, 0) == pytest.approx(ANSWER_FOR - 1.0)
    assert not sitting.is_stood_in(0)
    sitting.wait(ANSWER_FOR)
    assert sitting.kept(ev.StoodIn) == [ev.StoodIn(seat=0, is_idle=True)]
    assert asked(sitting) == frozenset()
    assert any(it.seat == 0 for it in sitting.authority.asked(sitting.clock()))


def test_one_touch_answers_and_one_touch_gives_the_seat_back() -> None:
    sitting = playing()
    sitting.wait(IDLE_FOR + 1.0)
    before = sitting.table.version
    assert isinstance(sitting.ask(0, p.Here(id="1")), p.Done)
    assert asked(sitting) == frozenset()
    assert sitting.table.version == before
    sitting.wait(IDLE_FOR - 2.0)
    assert asked(sitting) == frozenset()
    sitting.wait(ANSWER_FOR + 3.0)
    assert sitting.is_stood_in(0)
    answer = sitting.ask(0, p.Here(id="2"))
    assert isinstance(answer, p.Done)
    assert answer.version == sitting.table.version
    assert not sitting.is_stood_in(0)
    assert sitting.kept(ev.Returned) == [ev.Returned(seat=0)]
    assert not any(it.seat == 0 for it in sitting.authority.asked(sitting.clock()))


def test_a_move_gives_the_seat_back_too() -> None:
    sitting = playing()
    sitting.wait(IDLE_FOR + ANSWER_FOR + 1.0)
    assert sitting.is_stood_in(0)
    move = move_text(sitting.authority.view(0).legal[0])
    assert isinstance(sitting.move(0, move), p.Done)
    assert not sitting.is_stood_in(0)
    assert not sitting.kept(ev.Moved)[-1].by_bot


@pytest.mark.parametrize(
    "command",
    [p.Say(id="1", phrase=0), p.Why(id="1", move="pass"), p.Move(id="1", since=0, move="pass")],
    ids=lambda command: type(command).__name__,
)
def test_any_command_is_a_sign_of_life(command: p.AnyCommand) -> None:
    sitting = playing()
    for wait in (IDLE_FOR - 1.0, IDLE_FOR - 1.0, IDLE_FOR + 1.0):
        sitting.wait(wait)
        sitting.send(0, structs.replace(command, id=sitting.new_id()))
        assert asked(sitting) == frozenset()
    sitting.wait(ANSWER_FOR + 1.0)
    assert not sitting.is_stood_in(0)


def test_whoever_waits_for_others_is_not_idle() -> None:
    sitting = playing()
    let_move(sitting)
    while sitting.turn != 1:
        let_move(sitting)
    sitting.wait(IDLE_FOR - 1.0)
    sitting.ask(1, p.Say(id="thinking", phrase=0))
    sitting.wait(IDLE_FOR - 1.0)
    while sitting.turn != 0:
        let_move(sitting)
    sitting.wait(IDLE_FOR - 1.0)
    assert asked(sitting) == frozenset()
    assert not sitting.kept(ev.StoodIn)


def test_nobody_is_idle_while_nobody_waits() -> None:
    sitting = playing("pbb")
    sitting.wait(100_000.0)
    assert not sitting.kept(ev.StoodIn)
    sitting = playing()
    sitting.go_away(1)
    sitting.wait(100_000.0)
    assert sitting.kept(ev.StoodIn) == [ev.StoodIn(seat=1)]
    sitting.arrive(1)
    sitting.wait(IDLE_FOR - 1.0)
    assert asked(sitting) == frozenset()


def test_moves_by_the_clock_are_no_signs_of_life() -> None:
    sitting = playing(clock=90)
    sitting.wait(90.5)
    while sitting.turn == 0 and not sitting.is_stood_in(0):
        seat_asked = [it for it in sitting.authority.asked(sitting.clock()) if it.seat == 0]
        if not seat_asked:
            break
        move = seat_asked[0].move or sitting.authority.view(0).legal[0]
        sitting.keep(sitting.authority.bot_move(0, move, sitting.clock()))
    while sitting.turn != 0:
        let_move(sitting)
    sitting.wait(IDLE_FOR - 90.0)
    assert asked(sitting) == {0}


def test_whoever_is_stood_in_for_does_not_hold_up_the_next_deal() -> None:
    sitting = tables.playing("tuxedo", "pp")
    sitting.play(Random(1))
    sitting.keep(sitting.authority.arrive(0, sitting.clock()))
    assert not sitting.has_deal()
    chairs = list(sitting.table.chairs)
    assert not chairs[1].is_stood_in
    sitting.ask(0, p.Ready(id="1"))
    assert not sitting.has_deal()
    step = sitting.authority._stepped([ev.StoodIn(seat=1, is_idle=True)], sitting.clock())
    sitting.keep(step)
    sitting.tick()
    assert sitting.has_deal()
