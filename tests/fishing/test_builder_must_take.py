"""The option `builder_must_take`: what a builder owes, and who is told (TX-11)."""

from dataclasses import replace
from random import Random

import pytest

from rookery.core.cards import Card, Seat
from rookery.core.moves import Build, Move, Take
from rookery.fishing.game import FishingGame
from rookery.fishing.state import FishingState, Pile
from tests.tables import play, refused, table, tuxedo

GAME = tuxedo(seats=2, builder_must_take=True)
THREE = tuxedo(seats=3, builder_must_take=True)
FREE = tuxedo(seats=2, builder_must_take=True, trail="free", capture="any")


def built(game: FishingGame, *hands: str, centre: str = "G4") -> FishingState:
    """A deal in which seat 0 has just laid its red 5 on the green 4, for a build of 9."""
    state: FishingState = play(game, table(hands, centre), "0 build R5 on G4")
    return state


def owed(state: FishingState) -> list[list[Seat]]:
    """The seats that owe each pile of the centre."""
    return [sorted(pile.owed_by) for pile in state.centre]


@pytest.mark.parametrize(
    "ply", ["0 take R12 Y12", "0 trail R12", "0 build R3 on B1", "0 take R9 Y9"]
)
def test_TX_11_every_other_turn_is_refused_with_the_reason(ply: str) -> None:
    state = built(FREE, "R9 R5 R12 R3 R4", "B1", centre="G4 Y12 Y9")
    state = play(FREE, state, "1 trail B1")
    assert refused(FREE, state, ply) == (
        "you built on your last turn, so now you must capture that build of 9, "
        "or raise it if you can"
    )


def test_TX_11_a_wrong_capture_of_the_build_is_refused_for_what_is_wrong_with_it() -> None:
    state = play(FREE, built(FREE, "R9 R5 R12", "B1"), "1 trail B1")
    lies = "each group must be single cards of the centre, or one whole build"
    assert refused(FREE, state, "0 take R9 R5+G4") == lies
    assert refused(FREE, state, "0 take R12 [G4+R5]") == "each group must be a 12 or add up to 12"


def test_TX_11_a_seat_is_told_on_its_turn_what_it_must_take_and_nobody_else_is() -> None:
    state = built(GAME, "R9 R5 R12", "B13 B2")
    assert GAME.view(state, 0).due is None
    state = play(GAME, state, "1 trail B13")
    assert GAME.view(state, 0).due == state.centre[0]
    assert GAME.view(state, 1).due is None
    assert GAME.view(state, None).due is None


def test_TX_11_others_see_who_owes_a_build_but_not_whether_the_hand_can() -> None:
    able = built(THREE, "R9 R5 R12 R2", "B3 B12", "Y14 Y13")
    unable = built(THREE, "R9 R5 R14 R7", "B3 B12", "Y14 Y13")
    raised = [
        play(THREE, state, "1 build B3 on [G4+R5]", "2 trail Y13") for state in (able, unable)
    ]
    assert [THREE.view(state, 0).due for state in raised] == [raised[0].centre[0], None]
    for viewer in (None, 1):
        views = [THREE.view(state, viewer) for state in raised]
        assert views[0] == views[1]
        assert views[0].centre[0].owed_by == {0, 1}


# The option against the rules without it


def unowed(game: FishingGame, state: FishingState) -> tuple[Move, ...]:
    """The legal moves of the seat to play as if nobody owed a build."""
    centre = tuple(Pile(pile.cards) for pile in state.centre)
    return game.legal(replace(state, centre=centre), state.turn)


def uses(move: object, card: Card) -> bool:
    """Whether a move takes or raises the build with a card in it."""
    if isinstance(move, Take):
        return card in move.taken
    return isinstance(move, Build) and card in move.on.cards


@pytest.mark.parametrize(("seats", "capture"), [(2, "any"), (3, "maximal")])
def test_TX_11_the_turns_that_use_the_build_are_the_only_ones_if_there_are_any(
    seats: int, capture: str
) -> None:
    """The legal turns are those without the option that use the build, or else all of them."""
    game = tuxedo(
        seats=seats,
        capture=capture,
        builder_must_take=True,
        build_on_many=True,
        trail="free",
        orange="auto",
    )
    rng = Random(f"{seats} {capture}")
    fulfilled = neglected = 0
    for _ in range(15):
        state = game.start(rng.sample(game.pack, len(game.pack)), 0)
        laid: dict[Seat, Card] = {}  # on a build, with the seat's last turn
        while game.actors(state):
            seat, card = state.turn, laid.pop(state.turn, None)
            free = unowed(game, state)
            bound = tuple(move for move in free if card is not None and uses(move, card))
            legal = game.legal(state, seat)
            assert legal == (bound or free)
            fulfilled += bool(bound)
            neglected += card is not None and not bound
            builds = [move for move in legal if isinstance(move, Build)]
            move = rng.choice(builds or legal)
            if isinstance(move, Build):
                laid[seat] = move.card
            state = game.apply(state, seat, move)
    assert fulfilled > 20
    assert neglected > 5
