"""The catalogues are complete, fit each other, and say what the code asks them to."""

from __future__ import annotations

import ast as python
from collections.abc import Iterator
from itertools import islice, product
from pathlib import Path

import pytest
from fluent.syntax import ast, visitor

from rookery.language import PSEUDO, TAGS, language
from rookery.language.catalogue import catalogue, entries_of, full_name, sources
from rookery.language.refusals import sentences

SOURCE = Path(__file__).parents[2] / "src" / "rookery"

GIVEN_BY_LISTS = {"begins"}
"""Arguments that English does not need, and other languages may have."""

OTHERS = [tag for tag in TAGS if tag != "en"]


def arguments(tag: str, name: str) -> set[str]:
    """The arguments of a message."""
    found = catalogue(tag).find(name)
    return set() if found is None else {*found.put_in, *found.chosen}


class Used(visitor.Visitor):
    """The messages that others refer to, and the values that each argument selects by."""

    def __init__(self) -> None:
        self.messages: set[str] = set()
        self.variants: dict[str, set[str]] = {}

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        assert isinstance(node.selector, ast.VariableReference)
        keys = self.variants.setdefault(node.selector.id.name.removeprefix("?"), set())
        for variant in node.variants:
            is_name = isinstance(variant.key, ast.Identifier)
            keys.add(variant.key.name if is_name else variant.key.value)  # type: ignore[union-attr]
        self.generic_visit(node)


def used(tag: str) -> Used:
    found = Used()
    for entry in catalogue(tag).entries.values():
        found.visit(entry)
    return found


@pytest.mark.parametrize("tag", TAGS)
def test_no_message_is_there_twice(tag: str) -> None:
    names = [full_name(it) for _, text in sources(tag) for it in entries_of(text)]
    assert len(names) == len(set(names)) > 100


@pytest.mark.parametrize("tag", OTHERS)
def test_a_language_has_every_message_in_the_same_file(tag: str) -> None:
    english, other = dict(sources("en")), dict(sources(tag))
    assert english.keys() == other.keys()
    for file, text in english.items():
        names = {full_name(it) for it in entries_of(text)}
        found = {full_name(it) for it in entries_of(other[file])}
        assert names <= found, file
        assert found - names <= used(tag).messages, file


@pytest.mark.parametrize("tag", OTHERS)
def test_a_message_needs_no_argument_that_the_english_one_does_not_have(tag: str) -> None:
    further = {
        name: found
        for name in catalogue("en").entries
        if (found := arguments(tag, name) - arguments("en", name) - GIVEN_BY_LISTS)
    }
    assert further == {}


@pytest.mark.parametrize("tag", [*TAGS, PSEUDO])
def test_every_message_can_be_said_with_whatever_it_selects_by(tag: str) -> None:
    for name, entry in catalogue(tag).entries.items():
        found = Used()
        found.visit(entry)
        message = catalogue(tag).find(name)
        assert message is not None
        values = [list(_values(used(tag).variants[it])) for it in message.chosen]
        for chosen in islice(product(*values), 60):
            given: dict[str, str | int] = dict.fromkeys(message.put_in, "PUT-IN")
            given |= dict(zip(message.chosen, chosen, strict=True))
            said = language(tag).format(name, given)
            assert "{" not in said
            assert "???" not in said


def _values(keys: set[str]) -> Iterator[str | int]:
    """Values that select each variant: counts for plurals and numbers, else the keys."""
    plurals = {"zero", "one", "two", "few", "many"}
    if keys & plurals or all(key.isdigit() or key == "other" for key in keys):
        yield from (0, 1, 2, 5, 11)
    else:
        yield from keys


# ── what the code says ──────────────────────────────────────────────────────────────────────────

MODULES = [
    python.parse(path.read_text(encoding="utf-8"))
    for path in sorted(SOURCE.rglob("*.py"))
    if "language" not in path.parts
]


def test_every_message_is_used() -> None:
    texts = {
        node.value
        for module in MODULES
        for node in python.walk(module)
        if isinstance(node, python.Constant) and isinstance(node.value, str)
    }
    in_language = {"list-and", "list-or", "list-separator", *dict(sentences())}
    unused = catalogue("en").entries.keys() - texts - used("en").messages - in_language
    assert unused == set()


def test_every_refusal_is_said_by_the_code() -> None:
    said = {text for module in MODULES for node in python.walk(module) if (text := _said(node))}
    unsaid = [name for name, sentence in sentences() if not any(map(sentence.fullmatch, said))]
    assert unsaid == []
    assert len(sentences()) > 40


def _said(node: python.AST) -> str:
    """The text of a string in the code, with something in the places of an f-string."""
    match node:
        case python.Constant(value=str(text)):
            return text
        case python.JoinedStr(values=values):
            return "".join(_said(it) or "something" for it in values)
    return ""


def calls() -> Iterator[tuple[list[str], set[str], bool]]:
    """The calls that say messages: their ids, their arguments, and whether there are others."""
    for module in MODULES:
        for node in python.walk(module):
            if not (isinstance(node, python.Call) and isinstance(node.func, python.Attribute)):
                continue
            names = [*_texts(node.args[0])] if node.args else []
            if node.func.attr not in ("tell", "say") or not names or _is_of_the_screen(node.func):
                continue
            given = {it.arg for it in node.keywords if it.arg is not None}
            given |= {"who", "who-name"} if len(node.args) > 1 else set()
            given |= {"other", "other-name"} if len(node.args) > 2 else set()
            yield names, given, any(it.arg is None for it in node.keywords)


def _is_of_the_screen(called: python.Attribute) -> bool:
    """Whether what is said is a line of its own, as a terminal's session says it."""
    return called.attr == "say" and not python.unparse(called.value).endswith("language")


def _texts(node: python.expr) -> Iterator[str]:
    if isinstance(node, python.IfExp):
        yield from _texts(node.body)
        yield from _texts(node.orelse)
    elif isinstance(node, python.Constant) and isinstance(node.value, str):
        yield node.value


def test_every_message_that_is_said_gets_the_arguments_it_needs() -> None:
    number = 0
    for names, given, is_open in calls():
        number += 1
        needed = [arguments("en", name) for name in names]
        assert all(name in catalogue("en").entries for name in names), names
        if not is_open:
            assert set().union(*needed) <= given, (names, given)
        assert given - {"who", "who-name", "other", "other-name"} <= set().union(*needed), names
    assert number > 100
