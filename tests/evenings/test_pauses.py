"""An evening that is paused: its clock stands still, and no round begins."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rookery.evenings.errors import EveningError
from rookery.evenings.evening import Evening, happened
from rookery.evenings.happenings import Closed, Ended, Paused, Resumed
from tests.evenings.evening import settings, started, with_people

BEGAN = 100.0


def playing(minutes: int = 10, pause: int = 60) -> Evening:
    made = settings("individual", minutes=minutes, pause=pause)
    return started(with_people(made, "ABCDEFGH"), Random(1), BEGAN)


@given(st.lists(st.tuples(st.integers(0, 300), st.sampled_from(["finish", "hold", "resume"]))))
def test_the_clock_runs_only_while_the_evening_is_not_paused(acts: list[tuple[int, str]]) -> None:
    evening, at, played, is_paused = playing(), BEGAN, 0, False
    for seconds, act in acts:
        at += seconds
        played += 0 if is_paused else seconds
        if act != "resume":
            evening, is_paused = happened(evening, Paused(at, act == "hold")), True
            assert evening.paused is not None
            assert evening.paused.holds_tables is (act == "hold")
        elif is_paused:
            evening, is_paused = happened(evening, Resumed(at)), False
        assert evening.closes_at is not None
        assert evening.closes_at - evening.clock(at) == pytest.approx(600 - played)
    later = at + 1000 - (0 if is_paused else 1000)
    assert evening.clock(later) == evening.clock(at)


@given(st.integers(0, 500), st.integers(0, 500), st.booleans())
def test_the_next_round_begins_a_whole_pause_after_the_evening_goes_on(
    before: int, after: int, closes_first: bool
) -> None:
    evening, at = playing(), BEGAN + before
    first, second = Closed(0, at), Paused(at, False)
    for each in (first, second) if closes_first else (second, first):
        evening = happened(evening, each)
    assert evening.starts_next_at is None
    with pytest.raises(EveningError, match="paused"):
        started(evening, Random(2), at)
    evening = happened(evening, Resumed(at + after))
    assert evening.starts_next_at == at + after + 60
    assert started(evening, Random(2), at + after).current is not None


def test_a_pause_needs_rounds_and_ends_once_or_with_the_evening() -> None:
    with pytest.raises(EveningError, match="not begun"):
        happened(with_people(settings("individual"), "ABCD"), Paused(1.0, True))
    with pytest.raises(EveningError, match="not paused"):
        happened(playing(), Resumed(200.0))
    evening = playing()
    for each in (Paused(200.0, True), Closed(0, 210.0), Ended(220.0)):
        evening = happened(evening, each)
    assert evening.paused is None
