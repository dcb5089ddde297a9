"""Every message that code says by id is in the catalogues, with the same arguments."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import tools.messages as stubs
from rookery.core.messages import Message
from rookery.language import TAGS, language
from rookery.language.catalogue import sources

SOURCE = Path(__file__).parents[2] / "src/rookery"


COMPUTED = ("theme_",)
"""How constructors begin whose ids the code computes."""

NAMED = {"refusal-deal-cut-next"}
"""Ids that `core` names, which may not import constructors."""


def constructed() -> Iterator[tuple[str, str]]:
    """The constructors that code names, as modules and names."""
    for path in SOURCE.rglob("*.py"):
        text = path.read_text("utf-8")
        if "rookery.messages import" not in text:
            continue
        names: dict[str, str] = {}
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.ImportFrom) and node.module == "rookery.messages":
                names |= {it.asname or it.name: it.name for it in node.names}
            if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
                yield names.get(node.value.id, ""), node.attr


def test_the_types_of_the_constructors_are_those_of_the_catalogues() -> None:
    for name, text in stubs.stubs():
        assert (stubs.FOLDER / f"{name}.pyi").read_text("utf-8") == text, "run: make messages"


def test_every_message_of_a_module_is_said_or_part_of_another() -> None:
    named = {f"{module}.{name}" for module, name in constructed()}
    parts = "\n".join(text for _, text in sources("en"))
    for module, text in stubs.stubs():
        prefix = stubs.prefix_of((stubs.FOLDER / f"{module}.py").read_text("utf-8"))
        for name in re.findall(r"def (\w+)\(", text):
            id_ = f"{prefix}{name.replace('_', '-')}"
            is_part = id_ in NAMED or f"{{ {id_} }}" in parts
            assert is_part or f"{module}.{name}" in named or name.startswith(COMPUTED), name


def test_a_message_without_its_text_is_no_crash() -> None:
    for tag in TAGS:
        assert language(tag).words(Message("reason-of-tomorrow", (("out", 3),))) == (
            "reason-of-tomorrow(out=3)"
        )
