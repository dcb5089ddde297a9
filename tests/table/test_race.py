"""The race to call an orange: the order of presses, waiting, wrong presses, and who may call."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import structs

from rookery.core.cards import Seat
from rookery.core.moves import CallOrange, Hold
from rookery.records import parse_move, replay
from rookery.table import events as ev
from rookery.table import protocol as p
from rookery.table.authority import Authority
from rookery.table.steps import Caller
from rookery.table.turns.live import LAST_GRACE, OWNER_GRACE
from rookery.table.turns.race import (
    CAP,
    DISARMED_FOR,
    LATE_FOR,
    WINDOW,
    Press,
    corrected,
    in_order,
    settles_at,
)
from tests.table.tables import Sitting, dealing, opening, tuxedo_deck
from tests.tables import table as fishing_state

HANDS = ("B10 G1 G2 G3", "B12 G4 B1 B2", "B13 G5 B3 B7")
CENTRE = "R4 Y6 R5 Y7"
FIRST, SECOND = "take B10 R4+Y6", "take B12 R5+Y7"
"""Two captures in succession, each of which opens an orange."""


def racing(orange: str = "race", trips: tuple[float, ...] = (0.0, 0.0, 0.0)) -> Sitting:
    """A table of three with these round trips, and an orange that seat 0 has captured."""
    sitting = before_the_race(orange, trips)
    answer = sitting.move(0, FIRST)
    assert isinstance(answer, p.Done), answer
    return sitting


def before_the_race(
    orange: str = "race", trips: tuple[float, ...] = (0.0, 0.0, 0.0), calls: str = "people"
) -> Sitting:
    deck = tuxedo_deck(HANDS, CENTRE, dealer=2)
    opened = structs.replace(opening("tuxedo", "ppp", {"orange": orange}), calls=calls)
    sitting = Sitting(opened, deals=dealing(deck, dealer=2))
    sitting.arrive(0, 1, 2)
    for seat, trip in enumerate(trips):
        sitting.authority.live.trips[seat] = trip
    sitting.start()
    return sitting


def oranges(sitting: Sitting) -> list[int]:
    """The number of oranges that each seat has."""
    return [haul.oranges for haul in sitting.state.hauls]


def outcomes(sitting: Sitting) -> list[tuple[Seat, str]]:
    """The outcomes of the presses in the log."""
    return [(pressed.seat, pressed.outcome) for pressed in sitting.kept(ev.Pressed)]


def answer_to(sitting: Sitting, seat: Seat, command: str) -> str:
    """The answer to a press as a code; empty if there is none yet."""
    answers = sitting.answers(seat, command)
    assert len(answers) <= 1, answers
    for answer in answers:
        return answer.code if isinstance(answer, p.Refused) else type(answer).__name__
    return ""


# The order of presses


def press(at: float, seat: Seat) -> Press:
    return Press(at, seat, CallOrange())


def test_a_press_is_corrected_by_its_way_but_not_by_more_than_the_cap() -> None:
    assert corrected(10.0, 0.0) == 10.0
    assert corrected(10.0, 0.1) == pytest.approx(9.9)
    assert corrected(10.0, 60.0) == pytest.approx(10.0 - CAP)
    assert corrected(10.0, -1.0) == 10.0


def test_presses_count_in_their_order_and_of_equal_ones_the_lower_seats_first() -> None:
    presses = [press(2.0, 0), press(1.0, 2), press(1.0, 1)]
    assert [it.seat for it in in_order(presses)] == [1, 2, 0]


def test_the_race_is_decided_when_no_earlier_press_can_be_on_its_way() -> None:
    presses = [press(10.0, 0), press(10.05, 1)]
    assert settles_at(presses, {}) == 10.0
    assert settles_at(presses, {2: 0.1, 3: 0.02}) == pytest.approx(10.1)
    assert settles_at(presses, {2: 60.0}) == pytest.approx(10.0 + CAP)
    assert settles_at(presses, {0: 0.2}) == 10.0


@given(
    st.lists(st.tuples(st.floats(0.0, 1.0), st.floats(0.0, 1.0)), min_size=1, max_size=5),
    st.floats(0.0, 1.0),
    st.floats(0.0, 1.0),
)
def test_whoever_comes_after_the_decision_was_not_first(
    pressed: list[tuple[float, float]], trip: float, late: float
) -> None:
    presses = [press(corrected(at, way), seat) for seat, (at, way) in enumerate(pressed)]
    decided = settles_at(presses, {len(presses): trip})
    assert corrected(decided + late, trip) >= in_order(presses)[0].at - 1e-9


# A race between people


def test_a_press_waits_for_those_who_are_further_away() -> None:
    sitting = racing(trips=(0.08, 0.05, 0.0))
    pressed_at = sitting.clock()
    command = sitting.press(2)
    assert answer_to(sitting, 2, command) == ""
    assert oranges(sitting) == [0, 0, 0]
    assert sitting.authority.wake_at(sitting.clock()) == pytest.approx(pressed_at + 0.08)
    sitting.wait(0.07)
    assert answer_to(sitting, 2, command) == ""
    sitting.wait(0.02)
    assert answer_to(sitting, 2, command) == "Done"
    assert oranges(sitting) == [0, 0, 1]


def test_who_is_far_away_wins_by_the_correction() -> None:
    sitting = racing(trips=(0.09, 0.0, 0.0))
    near = sitting.press(2)
    sitting.wait(0.05)
    far = sitting.press(0, trip=0.09)
    sitting.wait(1.0)
    assert oranges(sitting) == [1, 0, 0]
    assert (answer_to(sitting, 0, far), answer_to(sitting, 2, near)) == ("Done", "too-late")


def test_nobody_waits_for_those_who_are_not_here() -> None:
    sitting = racing(trips=(0.09, 0.09, 0.0))
    sitting.go_away(0, 1)
    command = sitting.press(2)
    assert answer_to(sitting, 2, command) == "Done"


def test_every_press_is_kept_with_its_way_and_its_outcome() -> None:
    sitting = before_the_race(trips=(0.0, 0.1, 0.1))
    early = sitting.clock()
    sitting.press(2, trip=0.01234)
    sitting.move(0, FIRST)
    sitting.press(2, trip=0.01234)
    sitting.press(1, trip=0.1)
    sitting.wait(1.0)
    sitting.press(0)
    assert sitting.kept(ev.Pressed) == [
        ev.Pressed(seat=2, at=early, trip=0.012, outcome="not-open"),
        ev.Pressed(seat=2, at=early, trip=0.012, outcome="disarmed"),
        ev.Pressed(seat=1, at=early, trip=0.1, outcome="counts", corrected=0.1),
        ev.Pressed(seat=0, at=early + 1.0, trip=0.0, outcome="too-late"),
    ]


def test_spectators_and_other_games_have_no_button() -> None:
    sitting = racing()
    assert sitting.refused(None, sitting.moved(0, "orange")) == "no-seat"
    sitting = Sitting(opening("three", "ppp"))
    sitting.start()
    assert answer_to(sitting, 1, sitting.press(1)) == "not-open"


def test_a_press_is_not_made_before_it_is_kept() -> None:
    sitting = racing(trips=(0.09, 0.0, 0.0))
    command = sitting.moved(2, "orange")
    caller = Caller(2, 0.0, sitting.box(2))
    step = sitting.authority.decide(caller, command, sitting.clock())
    assert step.happenings
    assert sitting.authority.live.presses == ()
    sitting.wait(1.0)
    assert oranges(sitting) == [0, 0, 0]


def test_a_race_is_not_decided_before_that_is_kept() -> None:
    sitting = racing(trips=(0.09, 0.0, 0.0))
    command = sitting.press(2)
    decided = sitting.authority.tick(sitting.clock() + 0.2)
    assert decided.answers
    sitting.wait(0.3)
    assert answer_to(sitting, 2, command) == "Done"


def test_a_press_sent_again_while_it_waits_is_answered_once_and_to_the_last() -> None:
    sitting = racing(trips=(0.09, 0.0, 0.0))
    command = sitting.moved(2, "orange")
    sitting.send(2, command)
    sitting.wait(0.05)
    sitting.send(2, command)
    sitting.wait(0.3)
    assert [type(it) for it in sitting.answers(2, command.id)] == [p.Done]
    assert outcomes(sitting) == [(2, "counts")]
    assert isinstance(sitting.ask(2, command), p.Done)
    assert oranges(sitting) == [0, 0, 1]


def test_the_turn_sent_again_while_it_waits_is_made_once() -> None:
    sitting = racing(trips=(0.09, 0.0, 0.0))
    command = sitting.moved(1, SECOND)
    sitting.send(1, command)
    sitting.send(1, command)
    sitting.wait(WINDOW + CAP)
    assert [type(it) for it in sitting.answers(1, command.id)] == [p.Done]


# The next player's turn in the race


def test_a_call_that_counts_before_the_next_turn_wins_though_it_came_later() -> None:
    sitting = racing(trips=(0.09, 0.0, 0.0))
    sitting.wait(WINDOW)
    turn = sitting.moved(1, SECOND)
    sitting.send(1, turn)
    assert not sitting.answers(1, turn.id)
    sitting.wait(0.05)
    call = sitting.press(0, trip=0.09)
    sitting.wait(0.2)
    assert answer_to(sitting, 0, call) == "Done"
    assert [type(it) for it in sitting.answers(1, turn.id)] == [p.Done]
    assert [moved.move for moved in sitting.kept(ev.Moved)] == [FIRST, "orange", SECOND]
    assert oranges(sitting) == [1, 0, 0]


def test_a_call_that_counts_after_the_next_turn_is_late_also_for_the_orange_that_it_opens() -> None:
    sitting = racing(trips=(0.09, 0.0, 0.0))
    sitting.wait(WINDOW)
    sitting.send(1, sitting.moved(1, SECOND))
    sitting.wait(0.08)
    assert sitting.state.turn == 1, "somebody may have called before"
    call = sitting.press(0, trip=0.05)
    sitting.wait(0.2)
    assert sitting.state.turn == 2
    assert answer_to(sitting, 0, call) == "too-late"
    assert [moved.move for moved in sitting.kept(ev.Moved)] == [FIRST, SECOND]
    assert oranges(sitting) == [0, 0, 0]
    assert sitting.state.orange.capturer == 1


def test_a_turn_in_a_race_is_tried_at_once() -> None:
    sitting = racing(trips=(0.09, 0.0, 0.0))
    assert sitting.refused(1, sitting.moved(1, "trail G1")) == "illegal-move"
    assert sitting.refused(2, sitting.moved(2, "trail G5")) == "illegal-move"


# The others' time to call


def test_a_turn_that_comes_at_once_leaves_the_others_a_second_to_call() -> None:
    sitting = racing()
    captured_at = sitting.clock()
    turn = sitting.moved(1, SECOND)
    sitting.send(1, turn)
    assert sitting.authority.wake_at(captured_at) == pytest.approx(captured_at + WINDOW)
    sitting.wait(WINDOW - 0.05)
    assert not sitting.answers(1, turn.id)
    call = sitting.press(2)
    assert answer_to(sitting, 2, call) == "Done"
    assert [type(it) for it in sitting.answers(1, turn.id)] == [p.Done]
    assert [moved.move for moved in sitting.kept(ev.Moved)] == [FIRST, "orange", SECOND]
    assert oranges(sitting) == [0, 0, 1]
    assert replay(sitting.table.record) == sitting.table.match


def test_the_turn_that_waits_is_played_when_nobody_calls() -> None:
    sitting = racing()
    captured_at = sitting.clock()
    sitting.wait(0.2)
    turn = sitting.moved(1, SECOND)
    sitting.send(1, turn, trip=0.08)
    sitting.wait(WINDOW - 0.2)
    assert [type(it) for it in sitting.answers(1, turn.id)] == [p.Done]
    (made,) = [event for event in sitting.kept(ev.Moved) if event.seat == 1]
    assert (made.came_at, made.counted_at) == (captured_at + 0.2, captured_at + WINDOW)


def test_a_turn_after_the_first_second_does_not_wait() -> None:
    sitting = racing()
    sitting.wait(WINDOW + 0.5)
    turn = sitting.moved(1, SECOND)
    sitting.send(1, turn, trip=0.08)
    assert [type(it) for it in sitting.answers(1, turn.id)] == [p.Done]
    (made,) = [event for event in sitting.kept(ev.Moved) if event.seat == 1]
    assert made.came_at - made.counted_at == pytest.approx(0.08)


def test_a_bots_turn_leaves_the_others_a_second_to_call() -> None:
    sitting = racing()
    sitting.ask(0, p.Release(id="release", seat=1))
    sitting.keep(sitting.authority.bot_move(1, parse_move(SECOND), sitting.clock()))
    assert answer_to(sitting, 2, sitting.press(2)) == "Done"
    assert [moved.move for moved in sitting.kept(ev.Moved)] == [FIRST, "orange", SECOND]


def test_a_turn_that_waits_is_played_at_once_when_all_have_held() -> None:
    sitting = racing()
    turn = sitting.moved(1, SECOND)
    sitting.send(1, turn)
    for seat in range(3):
        assert isinstance(sitting.ask(seat, sitting.moved(seat, "hold")), p.Done)
    assert sitting.authority.wake_at(sitting.clock()) == sitting.clock()
    sitting.tick()
    assert [type(it) for it in sitting.answers(1, turn.id)] == [p.Done]


# What the caller has seen


def test_a_blind_call_in_one_burst_with_the_capture_is_wrong() -> None:
    """The capturer guesses the number of the version after the capture, without having seen it."""
    sitting = before_the_race()
    shown = sitting.table.version
    capture, call = sitting.moved(0, FIRST), sitting.moved(0, "orange", since=shown + 1)
    for command in (capture, call):
        sitting.send(0, command, shown=shown)
    assert isinstance(sitting.answers(0, capture.id)[0], p.Done)
    assert answer_to(sitting, 0, call.id) == "not-open"
    assert outcomes(sitting) == [(0, "not-open")]
    assert answer_to(sitting, 2, sitting.press(2)) == "Done"


def test_a_move_from_the_future_is_stale() -> None:
    sitting = before_the_race()
    future = sitting.table.version + 1
    for move in (FIRST, "hold"):
        assert sitting.refused(0, sitting.moved(0, move, since=future)) == "stale"
    assert isinstance(sitting.ask(0, sitting.moved(0, FIRST, since=future - 1)), p.Done)


def test_the_end_of_a_race_by_holds_leaves_a_press_with_nothing() -> None:
    sitting = last_orange(trips=(0.0, 0.2))
    call = sitting.press(0)
    for seat in (0, 1):
        assert isinstance(sitting.move(seat, "hold"), p.Done)
    assert not sitting.has_deal()
    sitting.wait(0.3)
    assert answer_to(sitting, 0, call) == "too-late"
    assert sitting.authority.live.presses == ()


# Wrong and late presses


def test_a_wrong_press_disarms_the_button_for_two_seconds() -> None:
    sitting = before_the_race()
    assert answer_to(sitting, 2, sitting.press(2)) == "not-open"
    sitting.move(0, FIRST)
    sitting.wait(DISARMED_FOR - 0.01)
    assert answer_to(sitting, 2, sitting.press(2)) == "disarmed"
    sitting.wait(DISARMED_FOR + 0.01)
    assert answer_to(sitting, 2, sitting.press(2)) == "Done"


@pytest.mark.parametrize("every", [0.05, 1.9])
def test_spamming_cannot_win(every: float) -> None:
    sitting = before_the_race()
    for _ in range(int(3 / every)):
        sitting.press(2)
        sitting.wait(every)
    sitting.move(0, FIRST)
    for _ in range(int(6 / every)):
        sitting.press(2)
        sitting.wait(every)
    assert oranges(sitting) == [0, 0, 0]
    assert answer_to(sitting, 1, sitting.press(1)) == "Done"
    assert oranges(sitting) == [0, 1, 0]
    assert {outcome for seat, outcome in outcomes(sitting) if seat == 2} <= {"not-open", "disarmed"}


def test_a_press_chosen_before_the_capture_is_wrong() -> None:
    sitting = before_the_race()
    shown = sitting.table.version
    sitting.move(0, FIRST)
    assert answer_to(sitting, 2, sitting.press(2, since=shown)) == "not-open"


def test_a_late_press_is_only_late_and_a_very_late_one_is_wrong() -> None:
    sitting = racing()
    sitting.press(1)
    sitting.wait(LATE_FOR - 0.01)
    assert answer_to(sitting, 2, sitting.press(2)) == "too-late"
    sitting.wait(0.02)
    assert answer_to(sitting, 0, sitting.press(0)) == "not-open"
    sitting.move(1, SECOND)
    assert answer_to(sitting, 2, sitting.press(2)) == "Done"


def test_a_press_for_the_orange_before_this_one_is_only_late() -> None:
    sitting = racing()
    shown = sitting.table.version
    sitting.move(1, SECOND)
    assert sitting.authority.live.is_race
    assert answer_to(sitting, 2, sitting.press(2, since=shown)) == "too-late"
    assert answer_to(sitting, 2, sitting.press(2)) == "Done"
    assert oranges(sitting) == [0, 0, 1]


def test_whoever_has_held_has_no_button_any_more() -> None:
    sitting = racing()
    assert isinstance(sitting.move(2, "hold"), p.Done)
    assert answer_to(sitting, 2, sitting.press(2)) == "not-open"
    assert outcomes(sitting) == [(2, "not-open")]
    assert answer_to(sitting, 1, sitting.press(1)) == "Done"


# The capturer first, and nobody at all


def test_TX_15_owner_first_the_capturer_may_call_before_the_others() -> None:
    sitting = racing("owner_first")
    assert answer_to(sitting, 2, sitting.press(2)) == "not-open"
    assert answer_to(sitting, 0, sitting.press(0)) == "Done"
    assert oranges(sitting) == [1, 0, 0]
    assert outcomes(sitting) == [(2, "not-open"), (0, "counts")]


def test_TX_15_owner_first_the_others_may_call_after_a_while() -> None:
    sitting = racing("owner_first")
    sitting.wait(OWNER_GRACE - 0.1)
    assert sitting.state.orange.held == frozenset()
    sitting.wait(0.2)
    assert sitting.state.orange.held == {0}
    held = sitting.kept(ev.Moved)[-1]
    assert (held.seat, held.move, held.by_bot) == (0, "hold", True)
    assert answer_to(sitting, 2, sitting.press(2)) == "Done"


def test_TX_15_owner_first_the_others_may_call_once_the_capturer_declines() -> None:
    sitting = racing("owner_first")
    sitting.move(0, "hold")
    assert answer_to(sitting, 1, sitting.press(1)) == "Done"
    sitting = last_orange(orange="owner_first")
    assert answer_to(sitting, 0, sitting.press(0)) == "Done"


def test_TX_15_owner_first_spamming_through_the_grace_cannot_win() -> None:
    sitting = racing("owner_first")
    for _ in range(60):
        sitting.press(2)
        sitting.wait(0.1)
    assert oranges(sitting) == [0, 0, 0]


def test_TX_15_auto_there_is_no_race() -> None:
    sitting = racing("auto")
    assert oranges(sitting) == [1, 0, 0]
    assert not sitting.authority.live.is_race
    assert answer_to(sitting, 2, sitting.press(2)) == "not-open"


# The last card of a deal


def last_orange(trips: tuple[float, float] = (0.0, 0.0), orange: str = "race") -> Sitting:
    """An orange captured with the last card of a deal."""
    sitting = Sitting(opening("tuxedo", "pp", {"orange": orange}))
    sitting.arrive(0, 1)
    sitting.start()
    match = sitting.table.match
    state = fishing_state(["B10", ""], "R4 Y6", dealer=1)
    deals = (replace(match.deals[0], state=state, dealer=1),)
    table = sitting.table.with_changes(match=replace(match, deals=deals))
    sitting.authority = Authority(table, sitting.clock())
    sitting.arrive(0, 1)
    for seat, trip in enumerate(trips):
        sitting.authority.live.trips[seat] = trip
    assert isinstance(sitting.move(0, FIRST), p.Done)
    return sitting


def test_TX_18_an_orange_of_the_last_card_can_be_called_for_ten_seconds() -> None:
    sitting = last_orange()
    sitting.wait(LAST_GRACE - 0.1)
    assert sitting.has_deal()
    assert answer_to(sitting, 1, sitting.press(1)) == "Done"
    assert not sitting.has_deal()
    assert oranges(sitting) == [0, 1]


def test_TX_18_the_deal_ends_when_nobody_calls() -> None:
    sitting = last_orange()
    sitting.wait(LAST_GRACE + 0.1)
    assert not sitting.has_deal()
    assert oranges(sitting) == [0, 0]
    holds = [moved for moved in sitting.kept(ev.Moved) if moved.move == "hold"]
    assert [(moved.seat, moved.by_bot) for moved in holds] == [(0, True), (1, True)]


def test_TX_18_a_press_just_before_the_end_is_waited_for() -> None:
    sitting = last_orange(trips=(0.09, 0.0))
    sitting.wait(LAST_GRACE - 0.05)
    call = sitting.press(1)
    sitting.wait(1.0)
    assert answer_to(sitting, 1, call) == "Done"
    assert oranges(sitting) == [0, 1]


# Bots


def test_a_bot_whose_press_waits_is_not_asked_again() -> None:
    sitting = racing(trips=(0.09, 0.0, 0.0))
    sitting.ask(0, p.Release(id="release", seat=2))
    at = sitting.clock()
    (asked,) = sitting.authority.asked(at)
    assert (asked.seat, asked.is_race) == (2, True)
    sitting.keep(sitting.authority.bot_move(2, CallOrange(), at))
    assert sitting.authority.asked(at) == ()
    sitting.wait(0.3)
    assert oranges(sitting) == [0, 0, 1]
    assert sitting.kept(ev.Moved)[-1].by_bot


def test_a_bots_hold_does_not_race() -> None:
    sitting = racing(trips=(0.09, 0.0, 0.0))
    sitting.keep(sitting.authority.bot_move(2, Hold(), sitting.clock()))
    assert sitting.state.orange.held == {2}


# Programs that play for people


def with_program(calls: str) -> Sitting:
    """A race in which a program plays for the person in seat 1."""
    sitting = before_the_race(calls=calls)
    assert isinstance(sitting.ask(1, p.Declare(id="program", is_bot=True)), p.Done)
    sitting.move(0, FIRST)
    return sitting


@pytest.mark.parametrize(("calls", "least"), [("calmly", 2.0), ("people", 0.3), ("quickly", 0.15)])
def test_a_program_calls_no_sooner_than_the_bots(calls: str, least: float) -> None:
    """However soon it presses: its press waits, and a person who is quicker gets the orange."""
    sitting = with_program(calls)
    command = sitting.press(1)
    sitting.wait(least)
    assert answer_to(sitting, 1, command) == ""
    sitting.wait(10.0)
    assert answer_to(sitting, 1, command) == "Done"
    assert oranges(sitting) == [0, 1, 0]
    (pressed,) = sitting.kept(ev.Pressed)
    assert pressed.corrected < -least

    sitting = with_program(calls)
    command = sitting.press(1)
    sitting.wait(least / 2)
    assert answer_to(sitting, 2, sitting.press(2)) == "Done"
    assert answer_to(sitting, 1, command) == "too-late"


def test_a_program_s_turn_ends_no_race_before_others_would_call() -> None:
    sitting = with_program("calmly")
    command = sitting.moved(1, SECOND)
    sitting.send(1, command)
    sitting.wait(3.0)
    assert answer_to(sitting, 1, command.id) == ""
    sitting.wait(5.0)
    assert answer_to(sitting, 1, command.id) == "Done"
