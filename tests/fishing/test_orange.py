"""The orange and the race to call it (TX-15)."""

import pytest

from rookery.core.errors import NotOver
from rookery.fishing.state import FishingState
from tests.tables import moves, play, refused, table, tuxedo

GAME = tuxedo(seats=3)
OWNER = tuxedo(seats=3, orange="owner_first")

CLOSED = "no orange is open"
HELD = "you have already held on this orange, and cannot change that"


def oranges(state: FishingState) -> tuple[int, ...]:
    return tuple(haul.oranges for haul in state.hauls)


def opened() -> FishingState:
    """Seat 0 has just captured a red and a yellow card; seat 1 is to move."""
    state = table(["B9 B1", "B11 B4", "B12 B2"], "R5 Y4 G14")
    after: FishingState = play(GAME, state, "0 take B9 R5+Y4")
    return after


def last_card() -> FishingState:
    """The same, but the capture was made with the last card of the deal."""
    state = table(["", "", "B9"], "R5 Y4 G14", dealer=1)
    after: FishingState = play(GAME, state, "2 take B9 R5+Y4")
    return after


@pytest.mark.parametrize("seat", [0, 2])
def test_TX_15_the_first_to_call_gets_it_whoever_that_is(seat: int) -> None:
    state = opened()
    assert all({"orange", "hold"} <= moves(GAME, state, each) for each in range(3))
    called = play(GAME, state, f"{seat} orange")
    assert oranges(called) == tuple(int(each == seat) for each in range(3))
    assert called.orange is None
    assert called.turn == 1
    assert called.hauls[0].cards == state.hauls[0].cards
    for each in range(3):
        assert refused(GAME, called, f"{each} orange") == CLOSED
        assert refused(GAME, called, f"{each} hold") == CLOSED


def test_TX_15_the_call_is_open_to_every_seat_at_once_and_to_the_next_turn() -> None:
    state = opened()
    assert GAME.actors(state) == (0, 1, 2)
    state = play(GAME, state, "1 hold")
    assert GAME.actors(state) == (0, 2, 1)


def test_TX_15_option_owner_first_lets_the_others_call_after_the_capturers_hold() -> None:
    state = opened()
    first = "seat 0 captured this orange: others may call only after it holds"
    assert refused(OWNER, state, "1 orange") == first
    assert refused(OWNER, state, "2 orange") == first
    assert oranges(play(OWNER, state, "0 orange")) == (1, 0, 0)
    held = play(OWNER, state, "0 hold")
    assert refused(OWNER, held, "0 orange") == HELD
    assert oranges(play(OWNER, held, "1 orange")) == (0, 1, 0)
    assert oranges(play(OWNER, held, "2 orange")) == (0, 0, 1)


def test_TX_18_after_the_last_card_an_open_orange_keeps_the_deal_open() -> None:
    state = last_card()
    assert GAME.actors(state) == (2, 0, 1)
    assert [moves(GAME, state, seat) for seat in range(3)] == [{"orange", "hold"}] * 3
    for ask in (GAME.score, GAME.winners):
        with pytest.raises(NotOver):
            ask(state)
    assert GAME.view(state, 0).turn is None
