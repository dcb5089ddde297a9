"""Write src/rookery/messages/*.pyi from the English catalogues, as `make types` does."""

from collections.abc import Iterator
from pathlib import Path

from rookery.language.catalogue import Arguments, Variants, catalogue, entries_of, sources

FOLDER = Path(__file__).parent.parent / "src/rookery/messages"

HEAD = '''"""Constructors of the messages in `{name}.ftl`, written by tools/messages.py."""

from enum import Enum
from typing import Literal

from rookery.core.messages import Given, Message
'''

_COUNTS = {"zero", "one", "two", "few", "many", "other"}
"""The plural categories of CLDR."""

_FEW = 4
"""Maximum number of options of a selector that are written as a Literal type."""


def stubs() -> Iterator[tuple[str, str]]:
    """The name and the text of each stub file."""
    texts = dict(sources("en"))
    for module in sorted(FOLDER.glob("*.py")):
        name = f"{module.stem}.ftl"
        if name in texts:
            prefix = prefix_of(module.read_text("utf-8"))
            ids = [entry.id.name for entry in entries_of(texts[name])]
            yield module.stem, _stub(module.stem, prefix, ids)


def prefix_of(module: str) -> str:
    """The prefix of message ids, read from the source of a module of constructors."""
    return module.split('constructors("')[1].split('"', maxsplit=1)[0]


def _stub(name: str, prefix: str, ids: list[str]) -> str:
    lines = [HEAD.format(name=name)]
    for each in ids:
        if not each.startswith(prefix):
            raise ValueError(f"{name}.ftl: {each} does not begin with {prefix}")
        lines.append(_constructor(each.removeprefix(prefix).replace("-", "_"), each))
    return "\n".join(lines) + "\n"


def _constructor(name: str, id_: str) -> str:
    entries = catalogue("en").entries
    found, variants = Arguments(entries), Variants(entries)
    found.visit(entries[id_])
    variants.visit(entries[id_])
    typed = [
        f"{argument.replace('-', '_')}: {_type(variants.keys.get(argument))}"
        for argument in sorted(found.put_in | found.chosen)
    ]
    inside = f"*, {', '.join(typed)}" if typed else ""
    return f"def {name}({inside}) -> Message: ..."


def _type(keys: list[str] | None) -> str:
    """The type of an argument that selects among `keys`; "Given" if they are None."""
    if keys is None:
        return "Given"
    if all(key in _COUNTS or key.isdecimal() for key in keys):
        return "int"
    if len(keys) > _FEW:
        return "Enum | str | int" if "other" in keys else "Enum | str"
    return f"Literal[{', '.join(f'{chr(34)}{key}{chr(34)}' for key in keys)}]"


if __name__ == "__main__":
    for name, text in stubs():
        (FOLDER / f"{name}.pyi").write_text(text, "utf-8")
