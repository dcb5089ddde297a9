"""Every numbered rule of docs/rules.md has a test named after it and is cited by the code."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections import Counter
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
ROOT = TESTS.parent

NUMBER = r"\b[A-Z][A-Z0-9]-\d+\b"
RULES = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")
NUMBERS = re.findall(rf"^\* ({NUMBER})", RULES, re.MULTILINE)

numbers = pytest.mark.parametrize("number", NUMBERS)


def names_of_tests() -> set[str]:
    """The names of all test functions except those of the oracle, another implementation."""
    paths = [path for path in TESTS.rglob("test_*.py") if TESTS / "oracle" not in path.parents]
    return {
        node.name
        for path in paths
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    }


def cited(source: str) -> set[str]:
    """The rule numbers in the comments and strings of a module.

    A range such as "TX-1 to TX-20" cites none of its rules.
    """
    words = (tokenize.COMMENT, tokenize.STRING)
    tokens = tokenize.generate_tokens(io.StringIO(source).readline)
    text = " ".join(token.string for token in tokens if token.type in words)
    return set(re.findall(NUMBER, re.sub(f"{NUMBER} to {NUMBER}", "", text)))


TESTED = {
    match.group().replace("_", "-")
    for name in names_of_tests()
    for match in re.finditer(r"(?<=_)[A-Z][A-Z0-9]_\d+(?=_)", name)
}

CITED = {
    number
    for path in (ROOT / "src" / "rookery").rglob("*.py")
    for number in cited(path.read_text(encoding="utf-8"))
}


def test_the_rules_are_numbered_from_1_without_gaps() -> None:
    last = Counter(number.partition("-")[0] for number in NUMBERS)
    expected = [f"{game}-{place}" for game in last for place in range(1, last[game] + 1)]
    assert expected == NUMBERS
    assert last.items() >= {"TX": 20, "TT": 7, "DX": 9, "R3": 6, "R5": 13, "FO": 19}.items()


@numbers
def test_every_rule_has_a_test_named_after_it(number: str) -> None:
    assert number in TESTED, f"no test is named test_{number.replace('-', '_')}_…"


@numbers
def test_every_rule_is_cited_by_the_code(number: str) -> None:
    assert number in CITED, f"no docstring, comment or string in src/rookery cites {number}"


def test_no_test_is_named_after_a_rule_that_does_not_exist() -> None:
    assert not TESTED - set(NUMBERS)


def test_the_code_cites_no_rule_that_does_not_exist() -> None:
    assert not CITED - set(NUMBERS)


def test_a_range_cites_no_number() -> None:
    source = "'''One (DX-1 to DX-3).'''  # see TX-9\nx = TX - 5  # R5-1, R5-10\n"
    assert cited(source) == {"TX-9", "R5-1", "R5-10"}
