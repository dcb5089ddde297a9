"""The catalogues are complete, fit each other, and say what the code asks them to."""

import ast as python
import re
from collections.abc import Iterator
from functools import cache
from itertools import islice, product
from pathlib import Path

import pytest
from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast, visitor

from rookery.bots.levels import LEVELS, WITHOUT_SEARCH, Level
from rookery.core.messages import Message, Told
from rookery.core.options import options_of
from rookery.games import GAMES
from rookery.language import PSEUDO, TAGS, language
from rookery.language.catalogue import catalogue, entries_of, sources
from rookery.language.script import plural

SOURCE = Path(__file__).parents[2] / "src" / "rookery"

GIVEN_BY_LISTS = {"begins"}
"""Arguments that English does not use, but other languages may."""

WORD = re.compile(r"""(?<=["'])[\w-]+(?=["'])""")
"""A string of one word; within an f-string it has the other quotes."""

CONSTRUCTED = (
    *("reason-", "contrast-", "puzzle-", "position-"),
    *("advice-", "how-", "refusal-", "coach-", "lesson-"),
)
"""Prefixes of ids that constructors or lessons name; see `test_messages`."""

OTHERS = [tag for tag in TAGS if tag != "en"]


def arguments(tag: str, name: str) -> set[str]:
    found = catalogue(tag).find(name)
    return set() if found is None else {*found.put_in, *found.chosen}


class Texts(visitor.Visitor):
    """The texts between the arguments of messages."""

    def __init__(self) -> None:
        self.all: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.all.append(node.value)


PAGE = SOURCE.parents[1] / "web" / "src" / "lang"

MISPRINTS = {"fa": r"[0-9](?![^\[]*\])(?<!Player 1)", "fr": "« | [:»]"}
"""By language, what its texts must not have: digits of another script, or breakable spaces."""


@pytest.mark.parametrize("tag", MISPRINTS)
def test_digits_and_spaces_are_those_of_the_language(tag: str) -> None:
    texts = Texts()
    for text in (
        *dict(sources(tag)).values(),
        *(it.read_text() for it in PAGE.glob(f"{tag}/*.ftl")),
    ):
        texts.visit(FluentParser().parse(text))
        texts.all += (f" {quoted}" for quoted in re.findall(r'" " ?\}([:»])', text))
    assert len(texts.all) > 1000
    assert [it for it in texts.all if re.search(MISPRINTS[tag], it)] == []


class Used(visitor.Visitor):
    """The messages that others refer to, and the keys by which each argument selects a variant."""

    def __init__(self) -> None:
        self.messages: set[str] = set()
        self.variants: dict[str, set[str]] = {}

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        assert isinstance(node.selector, ast.VariableReference)
        keys = self.variants.setdefault(node.selector.id.name, set())
        for variant in node.variants:
            is_name = isinstance(variant.key, ast.Identifier)
            keys.add(variant.key.name if is_name else variant.key.value)  # type: ignore[union-attr]
        self.generic_visit(node)


@cache
def used(tag: str) -> Used:
    found = Used()
    for entry in catalogue(tag).entries.values():
        found.visit(entry)
    return found


@pytest.mark.parametrize("tag", OTHERS)
def test_a_language_has_every_message_in_the_same_file(tag: str) -> None:
    english, other = dict(sources("en")), dict(sources(tag))
    assert english.keys() == other.keys()
    every = [it.id.name for text in other.values() for it in entries_of(text)]
    assert len(every) == len(set(every)) > 100, "a message is there twice"
    for file, text in english.items():
        names = {it.id.name for it in entries_of(text)}
        found = {it.id.name for it in entries_of(other[file])}
        assert names <= found or file == "games.ftl", file
        assert found - names <= used(tag).messages, file
        assert "\n#" not in f"\n{other[file]}", f"{file}: comments are in the English file only"


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
        for chosen in islice(product(*values), 20):
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


@pytest.mark.parametrize("tag", TAGS)
def test_templates_say_what_the_runtime_of_fluent_says(tag: str) -> None:
    plural_form = Locale.parse(tag).plural_form
    assert all((plural_form(it) == "one") == (plural(tag, it) == "one") for it in range(200))
    runtime = FluentBundle([tag], use_isolating=False)
    for text in dict(sources(tag)).values():
        runtime.add_resource(FluentResource(text))
    for name in catalogue(tag).entries:
        pattern = runtime.get_message(name).value
        assert pattern is not None
        message = catalogue(tag).find(name)
        assert message is not None
        for template, chosen in catalogue(tag).readings(name):
            given = {**dict.fromkeys(message.put_in, "PUT-IN"), **chosen}
            assert runtime.format_pattern(pattern, given) == (template % given, []), name


# ── what the code says ──────────────────────────────────────────────────────────────────────────


@cache
def texts_of_the_code() -> tuple[str, ...]:
    """The modules of the package without its languages."""
    paths = (it for it in sorted(SOURCE.rglob("*.py")) if "language" not in it.parts)
    return tuple(path.read_text(encoding="utf-8") for path in paths)


def nodes(text: str) -> Iterator[python.AST]:
    """The nodes in the syntax tree of a module."""
    return python.walk(python.parse(text))


def test_every_message_is_used() -> None:
    texts = {word for text in texts_of_the_code() for word in re.findall(WORD, text)}
    in_language = {"list-and", "list-or", "list-separator"}
    by_value = {it for it in catalogue("en").entries if it.startswith(CONSTRUCTED)}
    others = texts | used("en").messages | in_language | by_value | ids_from_names()
    assert catalogue("en").entries.keys() - others == set()


def ids_from_names() -> set[str]:
    """The ids that follow from the names of games, house rules and bots."""
    texts: set[Told | None] = set()
    for it in GAMES.values():
        texts |= {it.summary, it.differs, *it.own_advice}
        for option in it.described.values():
            texts |= {option.title, option.sentence, option.phase_title, *option.choice_titles}
            whole = options_of(type(it.rules)).get(option.name, option)
            texts |= {*whole.choice_titles}
    for level in (*LEVELS, *WITHOUT_SEARCH, *map(Level, ("strong@0.2s", "strong@3s"))):
        texts |= {level.title, level.sentence, Message(f"{level.title.id}-explained")}
    return {it.id for it in texts if isinstance(it, Message)}


def test_texts_of_games_house_rules_and_bots_have_ids_that_follow_from_names() -> None:
    ids = ids_from_names()
    assert ids - catalogue("en").entries.keys() == set()
    english = dict(sources("en"))
    assert {it.id.name for it in entries_of(english["games.ftl"])} <= ids


def calls() -> Iterator[tuple[list[str], set[str], bool]]:
    """The calls that say messages: their ids, their arguments, and whether these are incomplete."""
    saying = (text for text in texts_of_the_code() if re.search(r"\.(tell|say)\(", text))
    for node in (node for text in saying for node in nodes(text)):
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
    """Whether `say` is a terminal session's method, which writes a line, and not the language's."""
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


@pytest.mark.parametrize("tag", TAGS)
def test_files_of_an_evening_have_the_words_of_its_page(tag: str) -> None:
    page = (SOURCE.parents[1] / "web" / "src" / "lang" / tag / "evening.ftl").read_text("utf-8")
    (figures,) = re.findall(r"(?m)^evening-figure = .*->\n((?: .*\n)+)", page)
    said = dict(re.findall(r"\[([\w-]+)\] (.+)", figures.replace('{ "\\u00AD" }', "")))
    del said["other"]
    words = {figure: language(tag).say("evening-column", column=figure) for figure in said}
    assert words == said
