"""Every message that code says by id is in the catalogues, with the same arguments."""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import tools.messages as stubs
from rookery.core.messages import Message
from rookery.games import GAMES
from rookery.language import TAGS, language
from rookery.language.catalogue import catalogue, sources

SOURCE = Path(__file__).parents[2] / "src/rookery"


COMPUTED = ("theme_",)
"""Prefixes of constructors whose ids the code computes."""

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


def test_a_language_has_all_texts_of_a_game_or_none() -> None:
    """A new game may be untranslated, and is shown in English; a translated one stays complete."""
    english = [it for it in catalogue("en").entries if it.startswith("game-")]
    texts: defaultdict[str, list[str]] = defaultdict(list)
    for each in english:
        own = [it for it in GAMES if each == f"game-{it}" or each.startswith(f"game-{it}-")]
        texts[max(own, key=len, default="shared")].append(each)
    assert texts.keys() >= GAMES.keys()
    for tag in TAGS:
        there = catalogue(tag).entries.keys()
        for game, ids in texts.items():
            assert sum(it in there for it in ids) in (0, len(ids)), (tag, game)
