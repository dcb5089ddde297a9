"""Every numbered rule of docs/rules.md has a test named after it and is cited by the code."""

import io
import re
import tokenize
from collections import Counter
from functools import cache
from pathlib import Path

TESTS = Path(__file__).parent
ROOT = TESTS.parent

NUMBER = r"\b[A-Z][A-Z0-9]-\d+\b"
RULES = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")
NUMBERS = re.findall(rf"^\* ({NUMBER})", RULES, re.MULTILINE)


@cache
def named_rules() -> set[str]:
    """The rules in the names of all tests except those of the oracle, another implementation."""
    paths = [path for path in TESTS.rglob("test_*.py") if TESTS / "oracle" not in path.parents]
    return {
        number.replace("_", "-")
        for path in paths
        for name in re.findall(r"^ *def (test_\w+)", path.read_text("utf-8"), re.MULTILINE)
        for number in re.findall(r"(?<=_)[A-Z][A-Z0-9]_\d+(?=_)", name)
    }


@cache
def cited_by_the_code() -> set[str]:
    """The rules that modules of the package cite."""
    texts = (path.read_text("utf-8") for path in (ROOT / "src" / "rookery").rglob("*.py"))
    return {number for text in texts if re.search(NUMBER, text) for number in cited(text)}


def cited(source: str) -> set[str]:
    """The rule numbers in comments and strings of a module; a range cites none."""
    words = (tokenize.COMMENT, tokenize.STRING)
    tokens = tokenize.generate_tokens(io.StringIO(source).readline)
    text = " ".join(token.string for token in tokens if token.type in words)
    return set(re.findall(NUMBER, re.sub(f"{NUMBER} to {NUMBER}", "", text)))


def test_the_rules_are_numbered_from_1_without_gaps() -> None:
    last = Counter(number.partition("-")[0] for number in NUMBERS)
    expected = [f"{game}-{place}" for game in last for place in range(1, last[game] + 1)]
    assert expected == NUMBERS
    assert last.items() >= {"TX": 22, "TT": 7, "DX": 9, "R3": 6, "R5": 13, "FO": 32}.items()


def test_every_rule_has_a_test_named_after_it() -> None:
    without = sorted(set(NUMBERS) - named_rules())
    assert not without, f"no test is named after {without}, as test_DX_1_… is"


def test_every_rule_is_cited_by_the_code() -> None:
    without = sorted(set(NUMBERS) - cited_by_the_code())
    assert not without, f"no docstring, comment or string in src/rookery cites {without}"


def test_no_test_is_named_after_a_rule_that_does_not_exist() -> None:
    assert not named_rules() - set(NUMBERS)


def test_the_code_cites_no_rule_that_does_not_exist() -> None:
    assert not cited_by_the_code() - set(NUMBERS)


def test_a_range_cites_no_number() -> None:
    source = "'''One (DX-1 to DX-3).'''  # see TX-9\nx = TX - 5  # R5-1, R5-10\n"
    assert cited(source) == {"TX-9", "R5-1", "R5-10"}
