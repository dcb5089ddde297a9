"""The puzzles of the package: each is correct, and there are enough of every kind."""

from collections import Counter
from datetime import date, timedelta

import pytest

from rookery.arena.suite import exercises
from rookery.core.moves import Bid, is_same
from rookery.games import GAMES
from rookery.kernel import is_compiled
from rookery.puzzles import collection
from rookery.puzzles.difficulty import DIFFICULTIES
from rookery.puzzles.equivalent_moves import equal_to, is_selective
from rookery.puzzles.puzzle import Puzzle
from rookery.puzzles.themes import THEMES
from rookery.puzzles.verifying import LONG, SURE, margin_at, verify
from rookery.records import parse_move
from tests.puzzles.some import EVERY

FOUND = [it for it in EVERY if it.origin == "bots"]
"""The puzzles that were found in deals between bots."""


def test_there_are_enough_of_every_game_theme_and_difficulty() -> None:
    assert len(EVERY) >= 500
    games = Counter(it.game for it in EVERY)
    assert set(games) == set(GAMES)
    assert min(games.values()) >= 8
    themes = Counter(theme for it in EVERY for theme in it.themes)
    assert set(themes) == set(THEMES)
    difficulties = Counter(it.difficulty for it in EVERY)
    assert set(difficulties) == set(DIFFICULTIES)
    assert min(difficulties.values()) >= 50


def test_every_puzzle_is_correct_and_its_solution_is_one_move() -> None:
    for it in EVERY:
        it.check()
        assert set(it.themes) <= set(THEMES) and it.themes
        assert it.themes == tuple(name for name in THEMES if name in it.themes)
        assert it.reason
        shares = (it.failures.easy, it.failures.steady, it.failures.quick)
        assert all(0 <= each <= 1 for each in shares)


def test_the_solution_of_a_found_puzzle_is_one_move_by_a_clear_margin() -> None:
    for it in FOUND[::4]:
        view = it.view()
        right = [parse_move(text) for text in it.right]
        if not isinstance(right[0], Bid):
            equal = equal_to(view, right[0])
            assert len(right) == len(equal)
            assert all(any(is_same(move, each) for each in equal) for move in right)
        losses = [each for each in it.values if not it.is_right(parse_move(each.move))]
        if isinstance(right[0], Bid):  # how high to bid is not the question
            losses = [each for each in losses if not each.move.startswith("bid")]
        assert losses, it.id
        for each in losses:
            assert each.loss >= margin_at(view) - 0.05, it.id
            assert each.loss + 0.05 >= SURE * (each.error - 0.05), it.id
        assert it.values[0].move in it.right and it.values[0].loss == 0
        assert max(it.failures.easy, it.failures.steady, it.failures.quick) > 0


def test_the_positions_of_the_suite_are_among_them() -> None:
    by_origin = {it.origin: it for it in EVERY if it.origin != "bots"}
    for exercise in (it for it in exercises() if it.name in by_origin):
        it = by_origin.pop(exercise.name)
        assert it.record == exercise.record and it.seat == exercise.seat
        assert it.reason == (exercise.reason,)
        assert all(map(exercise.is_right, filter(it.is_right, it.view().legal)))
    assert not by_origin


def test_right_is_what_gives_up_no_points_and_not_most_of_the_moves() -> None:
    for it in EVERY:
        for each in it.values:
            assert not it.has(each.move) or each.loss <= 2.0, it.id
        assert is_selective(it.view(), it.is_right), it.id


def test_the_reason_of_a_found_puzzle_tells_the_right_move_from_a_wrong_one() -> None:
    for it in FOUND:
        assert any(str(told).startswith("better than ") for told in it.reason), it.id


def test_they_are_chosen_by_game_theme_and_difficulty() -> None:
    assert collection.chosen(EVERY) == EVERY
    hard = collection.chosen(EVERY, "dixie", difficulty="hard")
    assert hard and all(it.game == "dixie" and it.difficulty == "hard" for it in hard)
    ducks = collection.chosen(EVERY, theme="duck")
    assert ducks == tuple(it for it in EVERY if "duck" in it.themes) != ()
    assert collection.chosen(EVERY, "chess") == ()


def test_every_puzzle_has_its_day_before_one_comes_again() -> None:
    some = {it.id: it for it in EVERY[:50]}
    first = date(2026, 1, 1)
    days = [collection.of_the_day(some, first + timedelta(each)).id for each in range(100)]
    assert set(days[:50]) == set(days[50:]) == set(some)
    assert days[:50] != days[50:]
    assert collection.of_the_day(some, date(2025, 12, 31)).id in some


def _first_kinds(every: list[Puzzle], count: int) -> list[Puzzle]:
    """The first puzzles with each game and first theme."""
    return list({(it.game, it.themes[0]): it for it in reversed(every)}.values())[:count]


@pytest.mark.slow
@pytest.mark.skipif(not is_compiled, reason="the kernel thinks")
@pytest.mark.parametrize("it", _first_kinds(FOUND, 20), ids=lambda it: it.id)
def test_a_longer_think_with_other_worlds_agrees(it: Puzzle) -> None:
    verdict = verify(it.view(), f"another seed/{it.id}", 2 * LONG)
    assert verdict is not None
    assert it.is_right(verdict.thoughts[0].move)
