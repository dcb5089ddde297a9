"""The catalogues of messages: files in Project Fluent, and templates made from them.

Fluent's runtime formats a message in 10 to 25 µs, which is too long for what a server says in every
move. But what a message says depends on few of its arguments: those that it selects on, such as
numbers. So it becomes a template once for each of their values, with placeholders for the other
arguments, and then costs about a microsecond. Parsing all messages takes a fifth of a second, so
each is parsed when it is first asked for.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator, Mapping
from functools import cache
from importlib.resources import files
from itertools import product
from operator import itemgetter

from fluent.syntax import FluentParser, ast, visitor

from rookery.language import script
from rookery.language.pseudo import Lengthening
from rookery.language.tags import PSEUDO

_SOURCE = re.compile(r"(?m)^([a-z][\w-]*) *=.*\n(?:(?![a-z#]).*\n?)*")
"""Matches a message in a file: its first line, and all lines up to the next message or comment."""

_PLAIN = re.compile(r"[\w-]+ *= *([^{}\n]*[^{}\s])\s*")
"""Matches a message of one line without arguments, as most are: Fluent's parser is slow."""

_MOST_TEMPLATES = 4096
"""At most this many templates of one message are kept: more than a match has different scores."""


class Arguments(visitor.Visitor):
    """Finds the arguments of a message: `chosen` select a variant, `put_in` are in the text."""

    def __init__(self, entries: Mapping[str, ast.Message]) -> None:
        self.put_in: set[str] = set()
        self.chosen: set[str] = set()
        self._entries = entries

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        """Note an argument of the text."""
        self.put_in.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        """Note the argument that selects, and look into the variants."""
        self.chosen.add(_selector(node))
        for variant in node.variants:
            self.visit(variant)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        """Look into a message."""
        self.visit(self._entries[node.id.name])


class Variants(visitor.Visitor):
    """Finds the keys of all variants for each selecting argument, also in referenced messages."""

    def __init__(self, entries: Mapping[str, ast.Message]) -> None:
        self.keys: dict[str, list[str]] = {}
        self._entries = entries

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        """Note the keys of the variants."""
        keys = self.keys.setdefault(_selector(node), [])
        keys.extend(it for it in map(_key, node.variants) if it not in keys)
        self.generic_visit(node)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        """Look into a message."""
        self.visit(self._entries[node.id.name])


def _selector(node: ast.SelectExpression) -> str:
    assert isinstance(node.selector, ast.VariableReference)
    return str(node.selector.id.name)


def _key(variant: ast.Variant) -> str:
    key = variant.key
    return str(key.value if isinstance(key, ast.NumberLiteral) else key.name)


class Message:
    """A message of one language. The arguments in `chosen` select its text; others are put in."""

    __slots__ = ("_catalogue", "choose", "chosen", "name", "put_in", "templates")

    def __init__(
        self, catalogue: Catalogue, name: str, put_in: frozenset[str], chosen: tuple[str, ...]
    ) -> None:
        self.name = name
        self.put_in = put_in
        self.chosen = chosen
        self.choose: Callable[[Mapping[str, str | int]], object] = (
            itemgetter(*chosen) if chosen else _nothing
        )
        self.templates: dict[object, str] = {}
        self._catalogue = catalogue

    def template(self, choice: object) -> str:
        """Make and keep the template (for `%`) for a choice of variants."""
        if len(self.templates) >= _MOST_TEMPLATES:
            self.templates.clear()
        values = choice if isinstance(choice, tuple) else (choice,)
        chosen = dict(zip(self.chosen, values, strict=bool(self.chosen)))
        found = self.templates[choice] = self._catalogue.template(self, chosen)
        return found


def _nothing(arguments: Mapping[str, str | int]) -> None:
    """The choice of a message without selecting arguments."""


class Entries(Mapping[str, ast.Message]):
    """The messages of a language by id, each parsed on first use. `texts` has their sources."""

    def __init__(self, tag: str, texts: dict[str, str]) -> None:
        self.texts = texts
        self._is_pseudo = tag == PSEUDO
        self._parsed: dict[str, ast.Message] = {}

    def __getitem__(self, name: str) -> ast.Message:
        text = self.texts[name]
        found = self._parsed.get(name)
        if found is None:
            if plain := _PLAIN.fullmatch(text):
                pattern = ast.Pattern([ast.TextElement(plain[1])])
                found = ast.Message(ast.Identifier(name), pattern)
            else:
                (found,) = entries_of(text)
            if self._is_pseudo:
                Lengthening().visit(found)
            self._parsed[name] = found
        return found

    def __iter__(self) -> Iterator[str]:
        return iter(self.texts)

    def __len__(self) -> int:
        return len(self.texts)


class Catalogue:
    """The messages of one language."""

    def __init__(self, tag: str, texts: dict[str, str]) -> None:
        self.tag = tag
        self.entries = Entries(tag, texts)

    def find(self, name: str) -> Message | None:
        """A message by its id."""
        entry = self.entries.get(name)
        if entry is None:
            return None
        found = Arguments(self.entries)
        found.visit(entry)
        return Message(self, name, frozenset(found.put_in), tuple(sorted(found.chosen)))

    def readings(self, name: str) -> Iterator[tuple[str, dict[str, str | int]]]:
        """Each text of a message as a template (for `%`), with the arguments that select it."""
        message = self.find(name)
        assert message is not None
        found = Variants(self.entries)
        found.visit(self.entries[name])
        seen = set[str]()
        for keys in product(*(found.keys[it] for it in message.chosen)):
            chosen = {
                it: _sample(key, found.keys[it])
                for it, key in zip(message.chosen, keys, strict=True)
            }
            template = self.template(message, chosen)
            if template not in seen:
                seen.add(template)
                yield template, chosen

    def template(self, message: Message, chosen: Mapping[str, str | int]) -> str:
        """The template (for `%`) that the selecting arguments choose."""
        return self._text(self.entries[message.name].value, chosen)

    def _text(self, node: object, chosen: Mapping[str, str | int]) -> str:
        """The template of a part of a message, as the runtime of Fluent would resolve it."""
        match node:
            case ast.Pattern():
                return "".join(self._text(it, chosen) for it in node.elements)
            case ast.TextElement():
                return str(node.value).replace("%", "%%")
            case ast.Placeable():
                return self._text(node.expression, chosen)
            case ast.StringLiteral():
                return node.parse()["value"].replace("%", "%%")
            case ast.VariableReference():
                return f"%({node.id.name})s"
            case ast.MessageReference():
                return self._text(self.entries[node.id.name].value, chosen)
            case ast.SelectExpression():
                return self._text(self._variant(node, chosen[_selector(node)]).value, chosen)
        raise ValueError(f"{self.tag}: messages do not use {type(node).__name__}")

    def _variant(self, node: ast.SelectExpression, value: str | int) -> ast.Variant:
        """The variant for a value: the first with this key or plural form, else the default."""
        keys = (
            (value,) if isinstance(value, str) else (f"{value:d}", script.plural(self.tag, value))
        )
        fits = (it for it in node.variants if _key(it) in keys)
        return next(fits, None) or next(it for it in node.variants if it.default)


_COUNTS = {"one": 1, "other": 2}
"""A number for each plural form of English."""


def _sample(key: str, keys: Collection[str]) -> str | int:
    """A value that chooses the variant with this key; `keys` are the keys of all variants."""
    if any(not (it in _COUNTS or it.isdecimal()) for it in keys):
        return key
    return int(key) if key.isdecimal() else _COUNTS[key]


@cache
def catalogue(tag: str) -> Catalogue:
    """The catalogue of one of our languages."""
    return Catalogue(
        tag, {it[1]: it[0] for _, text in sources(tag) for it in _SOURCE.finditer(text)}
    )


def sources(tag: str) -> Iterator[tuple[str, str]]:
    """The files of a language, with their texts."""
    folder = files(__package__).joinpath("catalogues", "en" if tag == PSEUDO else tag)
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        yield file.name, file.read_text("utf-8")


def entries_of(text: str) -> list[ast.Message]:
    """The messages of a text in Fluent. Raises ValueError."""
    resource = FluentParser(with_spans=False).parse(text)
    for entry in resource.body:
        if not isinstance(entry, ast.Message | ast.BaseComment):
            raise ValueError(f"this is no message: {text}")
    return [it for it in resource.body if isinstance(it, ast.Message)]


def readings(tag: str, name: str) -> Iterator[tuple[str, dict[str, str | int]]]:
    """The texts of a message, each with its selecting arguments; see `Catalogue.readings`."""
    return catalogue(tag).readings(name)


def find(tag: str, name: str) -> Message | None:
    """A message of a language by its id."""
    return catalogue(tag).find(name)
