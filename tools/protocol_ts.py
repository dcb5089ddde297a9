"""Write web/src/lib/protocol.ts, the page's types: python tools/protocol_ts.py.

They come from `table/protocol` and the `messages` of the server's features.
"""

from __future__ import annotations

import types
import typing
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Literal, get_args, get_origin

import msgspec

from rookery.server.clubs import messages as clubs
from rookery.server.conduct import messages as conduct
from rookery.server.deals import messages as deals
from rookery.server.evenings import messages as evenings
from rookery.server.history import messages as history
from rookery.server.notices import messages as notices
from rookery.server.people import messages as people
from rookery.server.ratings import messages as ratings
from rookery.server.waiting import messages as waiting
from rookery.table import protocol

FILE = Path(__file__).parent.parent / "web/src/lib/protocol.ts"

HEAD = "// Made from src/rookery by tools/protocol_ts.py.\n"

PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null"}

BASES = (
    msgspec.Struct,
    protocol.FromClient,
    protocol.FromServer,
    protocol.Command,
    protocol.TricksSeen,
    protocol.FishingSeen,
)

MESSAGES = (
    protocol,
    clubs,
    conduct,
    deals,
    evenings,
    history,
    notices,
    people,
    ratings,
    waiting,
)
"""The modules of messages: those of a table, and those of each feature of the server."""

UNIONS = ("AnyCommand", "AnyFromClient", "AnyFromServer", "AnyDeal")


def written() -> str:
    """The text of the generated file."""
    return HEAD + "\n" + "\n".join([*_interfaces(), *map(_union, UNIONS)])


def _interfaces() -> Iterator[str]:
    found = dict.fromkeys(
        it for module in MESSAGES for it in vars(module).values() if _is_struct(it)
    )
    return (_interface(it) for it in found if it not in BASES)


def _is_struct(it: object) -> bool:
    return isinstance(it, type) and issubclass(it, msgspec.Struct)


def _interface(it: type[msgspec.Struct]) -> str:
    config = it.__struct_config__
    lines = [
        f"/** {(it.__doc__ or '').strip().splitlines()[0]} */",
        f"export interface {it.__name__} {{",
    ]
    if config.tag is not None:
        lines.append(f'  {config.tag_field}: "{config.tag}";')
    hints = typing.get_type_hints(it)
    is_sent = issubclass(it, protocol.FromClient | protocol.OpenTable | protocol.OpenPractice)
    for field in msgspec.structs.fields(it):
        is_unset = field.default is msgspec.UNSET
        may_lack = is_unset or (not field.required and (is_sent or config.omit_defaults))
        lines.append(f"  {field.name}{'?' if may_lack else ''}: {_type(hints[field.name])};")
    return "\n".join([*lines, "}", ""])


def _type(hint: Any) -> str:
    origin, arguments = get_origin(hint), get_args(hint)
    if hint in PLAIN:
        return PLAIN[hint]
    if origin is Literal:
        return " | ".join(f'"{a}"' if isinstance(a, str) else str(a) for a in arguments)
    if origin in (typing.Union, types.UnionType):
        return " | ".join(_type(each) for each in arguments if each is not msgspec.UnsetType)
    if origin is tuple or (isinstance(origin, type) and issubclass(origin, Sequence)):
        inner = _type(arguments[0])
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    if isinstance(origin, type) and issubclass(origin, Mapping):
        return f"Record<{_type(arguments[0])}, {_type(arguments[1])}>"
    return "unknown" if hint is Any else str(hint.__name__)


def _union(name: str) -> str:
    members = " | ".join(it.__name__ for it in get_args(getattr(protocol, name)))
    return f"export type {name} = {members};\n"


if __name__ == "__main__":
    FILE.write_text(written(), "utf-8")
