"""The state of a table that is not in its log: who is here, stale decisions, and when to wake."""

from random import Random

import pytest

from rookery.table import protocol as p
from rookery.table.authority import Authority
from rookery.table.turns.live import AWAY_FOR, RERUN_AFTER, SHOWN_AWAY_AFTER
from rookery.table.turns.race import WINDOW
from tests.table import tables
from tests.table.tables import Sitting, before_an_orange, opening, shuffling


def playing(chairs: str = "ppp", clock: int = 0) -> Sitting:
    return tables.playing("tuxedo", chairs, clock=clock)


def test_an_absent_person_is_counted_down_for_those_who_wait() -> None:
    sitting = playing()
    live = sitting.authority.live
    assert [live.away_for(seat, sitting.clock()) for seat in range(3)] == [None] * 3
    sitting.go_away(2)
    assert live.away_for(2, sitting.clock()) == AWAY_FOR
    sitting.clock.tick(15.0)
    assert live.away_for(2, sitting.clock()) == AWAY_FOR - 15.0
    sitting.go_away(0, 1)
    assert live.away_for(2, sitting.clock()) is None


def test_a_lost_line_is_shown_a_little_later_and_a_blink_not_at_all() -> None:
    sitting = playing()
    live = sitting.authority.live

    def here() -> set[int]:
        return set(live.shown_here(sitting.clock()))

    sitting.go_away(2)
    sitting.wait(SHOWN_AWAY_AFTER - 1.0)
    sitting.arrive(2)
    assert here() == {0, 1, 2}
    sitting.go_away(2)
    assert here() == {0, 1, 2}
    assert sitting.authority.wake_at(sitting.clock()) == sitting.clock() + SHOWN_AWAY_AFTER
    sitting.wait(SHOWN_AWAY_AFTER)
    assert here() == {0, 1}
    live.silent = frozenset({1})
    assert here() == {0}
    sitting.go_away(1)
    assert here() == {0}
    sitting.arrive(1)
    assert here() == {0, 1}


def test_whoever_is_away_at_the_start_is_counted_down_from_then() -> None:
    sitting = Sitting(opening("tuxedo", "pp"), deals=shuffling(1))
    sitting.arrive(0)
    sitting.wait(500.0)
    sitting.start()
    assert sitting.authority.live.away_for(1, sitting.clock()) == AWAY_FOR


def test_a_moment_passes_with_a_turn_and_not_with_talk() -> None:
    sitting = playing()
    live = sitting.authority.live
    before = live.moment
    sitting.ask(0, p.Say(id="1", phrase=0))
    sitting.go_away(1)
    assert live.moment == before
    sitting.play(Random(1), 1)
    assert live.moment != before


def test_a_moment_passes_when_an_orange_opens_and_closes() -> None:
    sitting = before_an_orange()
    live = sitting.authority.live
    moments = [live.moment]
    sitting.move(0, "take B10 R4+Y6")
    moments.append(live.moment)
    assert live.race_version == sitting.table.version
    sitting.move(0, "hold")
    moments.append(live.moment)
    sitting.press(1)
    moments.append(live.moment)
    assert moments[1] == moments[2]
    assert len(set(moments)) == 3


def test_a_quiet_table_sleeps() -> None:
    sitting = playing("pbb", clock=20)
    sitting.go_away(0, 1, 2)
    assert sitting.authority.live.shown_here(sitting.clock()) == frozenset()
    assert sitting.authority.wake_at(sitting.clock()) is None


def test_a_table_never_wakes_in_the_past() -> None:
    sitting = playing()
    sitting.go_away(2)
    late = sitting.clock() + 10 * AWAY_FOR
    assert sitting.authority.wake_at(late) == late


def test_the_time_left_by_the_clock() -> None:
    sitting = playing(clock=20)
    live = sitting.authority.live
    assert live.clock_left(sitting.clock()) == 20.0
    assert live.clock_left(sitting.clock() + 7.25) == pytest.approx(12.8, abs=0.06)
    assert live.clock_left(sitting.clock() + 30.0) == 0.0
    assert playing().authority.live.clock_left(0.0) is None


def at_an_orange() -> Sitting:
    """Two people with an open orange whose server has just been restarted."""
    sitting = before_an_orange()
    sitting.move(0, "take B10 R4+Y6")
    sitting.authority = Authority.of_log(sitting.log, sitting.clock())
    return sitting


def answer_to_a_press(sitting: Sitting, seat: int) -> p.AnyFromServer:
    """Press "orange"; return the answer, which comes once the race is decided."""
    command = sitting.press(seat)
    sitting.wait(1.0)
    return sitting.answers(seat, command)[0]


def test_a_race_is_run_again_once_everybody_is_back() -> None:
    """TX-15: the presses of a race whose server has died are void, and cost nothing."""
    sitting = at_an_orange()
    sitting.arrive(0)
    void = answer_to_a_press(sitting, 0)
    assert isinstance(void, p.Refused)
    assert void.code == "stale"
    sitting.arrive(1)
    assert isinstance(answer_to_a_press(sitting, 0), p.Done)


def test_a_race_is_run_again_without_those_who_are_not_back_in_time() -> None:
    sitting = at_an_orange()
    sitting.arrive(0)
    assert sitting.authority.wake_at(sitting.clock()) == sitting.clock() + RERUN_AFTER
    sitting.wait(RERUN_AFTER)
    assert isinstance(answer_to_a_press(sitting, 0), p.Done)


def test_a_turn_does_not_close_a_race_that_has_not_begun_again() -> None:
    sitting = at_an_orange()
    sitting.arrive(1)
    sitting.send(1, sitting.moved(1, "trail G4"))
    assert sitting.authority.live.is_race
    sitting.wait(RERUN_AFTER)
    assert sitting.authority.live.is_race
    sitting.wait(WINDOW)
    assert not sitting.authority.live.is_race


def test_bots_do_not_call_before_a_race_begins_again() -> None:
    sitting = before_an_orange("pb")
    sitting.move(0, "take B10 R4+Y6")
    assert sitting.authority.asked(sitting.clock())
    sitting.authority = Authority.of_log(sitting.log, sitting.clock())
    assert not sitting.authority.asked(sitting.clock())
    sitting.arrive(0)
    assert sitting.authority.asked(sitting.clock())
