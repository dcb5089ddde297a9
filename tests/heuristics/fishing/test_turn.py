"""Turns by rules of thumb, each in a position where one reason decides."""

from dataclasses import replace
from random import Random

import pytest

from rookery.fishing.game import FishingGame
from rookery.fishing.state import FishingState, Haul, Shown
from rookery.heuristics import fishing
from rookery.heuristics.fishing.card_chances import chances_of_others
from rookery.heuristics.fishing.turn import WEIGHED, TurnEvaluator
from rookery.heuristics.fishing.turn_value import prices_for
from rookery.language import language
from rookery.records.moves import move_text
from tests.tables import card_set, dealt, table, tuxedo


def decided(game: FishingGame, state: FishingState, seed: int = 0) -> str:
    """The move of the seat whose turn it is, as a text."""
    return move_text(fishing.decide(game.view(state, state.turn), Random(seed)).move)


def test_sweeps_when_it_can() -> None:
    game = tuxedo(seats=2)
    state = dealt(game, ["B14 G9 Y2 R5", "G1 R1 B1 B2"], "G5 R9 Y6 B8")
    decision = fishing.decide(game.view(state, state.turn), Random(0))
    assert move_text(decision.move) == "take B14 G5+R9 Y6+B8"
    assert "۹+۵" in language("fa").words(decision.reason)


@pytest.mark.parametrize(
    ("gone", "move"), [("R7 G7", "take B3 G3"), ("R3 Y3", "take B7 Y7")], ids=["sevens", "threes"]
)
def test_leaves_the_card_that_nobody_else_can_sweep(gone: str, move: str) -> None:
    game = tuxedo(seats=2)
    state = table(["B3 B7", "G12 G13"], "G3 Y7", hauls=[Haul(), Haul(card_set(gone))])
    assert decided(game, state) == move


def test_builds_when_nobody_else_can_take_it() -> None:
    game = tuxedo(seats=2)
    hauls = [Haul(card_set("G9 R9 Y9")), Haul()]
    state = table(["B5 B9", "G12 G13"], "G4", hauls=hauls)
    assert decided(game, state) == "build B5 on G4"


def test_cards_left_go_to_the_last_capturer_only_by_option() -> None:
    hands, centre = ["B2 B3", "G13 G14"], "Y2 R3 Y5 R5 G8"
    hauls = [Haul(), Haul(card_set("R13 R14"))]
    decisions = {}
    for leftovers in ("nobody", "last_capturer"):
        game = tuxedo(seats=2, leftovers=leftovers)
        view = game.view(table(hands, centre, hauls=hauls), 0)
        evaluator = TurnEvaluator(view, prices_for(view), chances_of_others(view, 0))
        decisions[leftovers] = [evaluator.evaluate(turn).now for turn in evaluator.candidates()]
    pairs = zip(decisions["nobody"], decisions["last_capturer"], strict=True)
    assert all(more > less for less, more in pairs)


def test_a_bounded_number_of_turns_is_evaluated() -> None:
    game = tuxedo(seats=2, capture="any", trail="free", build_on_many=True)
    centre = " ".join(f"{colour}{rank}" for colour in "GRY" for rank in range(1, 8))
    view = game.view(table(["B11 B12 B13 B14", "G12 G13"], centre), 0)
    turns = TurnEvaluator(view, prices_for(view), chances_of_others(view, 0)).candidates()
    assert len(view.legal) > 2_000
    assert len(turns) <= 2 * WEIGHED + len(view.hand)
    assert set(turns) <= set(view.legal)


def test_remembers_what_was_seen_and_shown() -> None:
    game = tuxedo(seats=3)
    hauls = [Haul(card_set("G9 R9 Y9")), Haul(), Haul()]
    state = table(["B9 B2", "G12 G13", "R1 R2"], "G4", hauls=hauls, stock="Y1-12")
    shown = (Shown(), Shown(keeps=frozenset({12})), Shown(lacks=frozenset({4})))
    left, right = chances_of_others(game.view(replace(state, shown=shown), 0), 0)
    assert left.get(9, 0) == right.get(9, 0) == 0
    assert left[12] == 1
    assert right.get(4, 0) == 0 < left[4]
    assert 0 < left[2] < left[1]


def test_TX_11_a_build_that_must_be_taken_is_worth_only_what_it_brings() -> None:
    """Next turn the 14 could take more than the build does, but the build comes first."""
    hauls = [Haul(card_set("G9 R9 Y9 G14 R14 Y14")), Haul()]
    state = table(["B5 B9 B14", "G12 G13"], "G4 R8 Y5 B1", hauls=hauls)
    later = []
    for must in (False, True):
        view = tuxedo(seats=2, builder_must_take=must).view(state, 0)
        evaluator = TurnEvaluator(view, prices_for(view), chances_of_others(view, 0))
        build = next(it for it in evaluator.candidates() if move_text(it) == "build B5 on G4")
        later.append(evaluator.evaluate(build).next_time)
    assert later[0] > later[1] > 0


@pytest.mark.parametrize(
    ("win_at", "move"), [("deal", "take B9 Y9 R6+Y3"), ("at_once", "take B7 G5+G2")]
)
def test_TX_20_the_capture_that_wins_at_once_comes_first(win_at: str, move: str) -> None:
    """The orange would bring more, but somebody else may call it."""
    game = tuxedo(seats=2, win_at=win_at)
    state = table(["B9 B7", "G13 G14"], "G5 G2 R6 Y3 Y9", totals=(95, 0))
    assert decided(game, state) == move


def test_TX_20_a_five_is_kept_from_a_player_whom_it_lets_win_at_once() -> None:
    game = tuxedo(seats=2, win_at="at_once", trail="free")
    offered = []
    for total in (0, 95):
        view = game.view(table(["B5 B12", "G13 G14"], "G10 R11", totals=(0, total)), 0)
        evaluator = TurnEvaluator(view, prices_for(view), chances_of_others(view, 0))
        turns = {move_text(it): evaluator.evaluate(it) for it in evaluator.candidates()}
        offered.append(turns["trail B5"].by_others)
    assert offered[1] > 3 * offered[0]
