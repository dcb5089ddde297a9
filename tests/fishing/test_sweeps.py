"""Big and little sweeps (TX-14)."""

import pytest

from rookery.fishing.state import FishingState
from tests.tables import play, table, tuxedo

GAME = tuxedo(seats=2)


def sweeps(state: FishingState, seat: int = 0) -> tuple[int, int]:
    """The numbers of big and little sweeps of a seat."""
    return state.hauls[seat].big_sweeps, state.hauls[seat].little_sweeps


@pytest.mark.parametrize(
    ("centre", "take", "expected"),
    [
        ("G9 Y5 G4", "G9 Y5+G4", (0, 1)),
        ("G9 Y9 Y5 G4", "G9 Y9 Y5+G4", (1, 0)),
        ("G9", "G9", (0, 1)),
    ],
)
def test_TX_14_big_from_four_cards_taken_little_up_to_three(
    centre: str, take: str, expected: tuple[int, int]
) -> None:
    """The card played does not count towards the four cards of a big sweep."""
    state = play(GAME, table(["R9 R1", "B1"], centre), f"0 take R9 {take}")
    assert state.centre == ()
    assert sweeps(state) == expected
    assert sweeps(state, 1) == (0, 0)
