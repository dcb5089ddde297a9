"""Feedback on answers to puzzles is wholly in the reader's language."""

import pytest

from rookery.language import PSEUDO, language
from rookery.puzzles.puzzle import Puzzle
from rookery.server.updates.puzzle_views import answered
from tests.puzzles.some import EVERY
from tests.telling.test_languages import check

EXPLAINED = [it for it in EVERY if it.origin != "bots"]


def check_answers(puzzle: Puzzle, tag: str) -> None:
    """Fail if the feedback on a right answer or on the first wrong one is partly in English."""
    legal = puzzle.view().legal
    for is_right in (True, False):
        move = next(move for move in legal if puzzle.is_right(move) == is_right)
        told = answered(puzzle, move, language(tag))
        assert told.is_right == is_right
        for text in (told.told, told.reason):
            assert text
            check(text, language(tag))


@pytest.mark.parametrize("tag", ["fa", PSEUDO])
def test_answers_are_told_without_a_word_of_english(tag: str) -> None:
    for puzzle in (*EVERY[::28], *EXPLAINED[::6]):
        check_answers(puzzle, tag)


@pytest.mark.slow
@pytest.mark.parametrize("tag", ["fa", PSEUDO])
def test_all_answers_are_told_without_a_word_of_english(tag: str) -> None:
    for puzzle in EVERY:
        check_answers(puzzle, tag)
