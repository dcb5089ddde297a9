"""Feedback on answers to puzzles is wholly in the reader's language."""

from collections.abc import Sequence
from itertools import product

import pytest

from rookery.language import PSEUDO, language
from rookery.puzzles.puzzle import Puzzle
from rookery.server.updates.puzzle_views import answered
from tests.puzzles.some import EVERY
from tests.telling.test_languages import check

SOME = (*EVERY[::28], *[it for it in EVERY if it.origin != "bots"][::6])


@pytest.mark.parametrize("tag", ["fa", PSEUDO])
@pytest.mark.parametrize("chosen", [SOME, pytest.param(EVERY, marks=pytest.mark.slow)])
def test_answers_are_told_without_a_word_of_english(chosen: Sequence[Puzzle], tag: str) -> None:
    for puzzle, is_right in product(chosen, (True, False)):
        legal = puzzle.view().legal
        move = next(move for move in legal if puzzle.is_right(move) == is_right)
        told = answered(puzzle, move, language(tag))
        assert told.is_right == is_right
        for text in (told.told, told.reason):
            assert text
            check(text, language(tag))
