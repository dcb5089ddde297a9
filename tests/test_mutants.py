"""The mutants of tools/mutants."""

from __future__ import annotations

from dataclasses import replace

from tools.mutants.mutant import Mutant, mutated
from tools.mutants.operators import changes_of

SOURCE = """
def best(cards: list[int | None], least: int = 1) -> int:
    assert cards
    found = [card for card in cards if card is not None]
    return max(found)
"""

MUTANT = Mutant(
    "tricks", "f.py", "best", "call", "return max(found)", 0, len("return "), "max", "min", 5
)


def test_annotations_and_assertions_have_no_mutants() -> None:
    found = {(it.operator, SOURCE[it.start : it.end]) for it in changes_of(SOURCE)}
    assert found == {
        ("compare", "is not"),
        ("constant", "1"),
        ("return", "max(found)"),
        ("call", "max"),
    }


def test_a_mutant_is_found_again_where_its_function_has_moved() -> None:
    moved = "import sys\n" + SOURCE.replace("    assert cards\n", "")
    assert mutated(MUTANT, moved) == moved.replace("max", "min")


def test_a_mutant_is_gone_with_its_line() -> None:
    assert mutated(replace(MUTANT, line="return max(cards)"), SOURCE) is None
