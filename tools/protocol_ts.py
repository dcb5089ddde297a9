"""Write web/src/lib/protocol.ts, the page's types: python tools/protocol_ts.py.

The types come from `table/protocol`, the `messages` of the server's features and the endpoints.
"""

import types
import typing
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any, Literal, get_args, get_origin

import msgspec

from rookery.server.clubs import messages as clubs
from rookery.server.conduct import messages as conduct
from rookery.server.deals import messages as deals
from rookery.server.evenings import messages as evenings
from rookery.server.history import messages as history
from rookery.server.http.endpoints import Endpoint, endpoints_of
from rookery.server.notices import messages as notices
from rookery.server.people import messages as people
from rookery.server.ratings import messages as ratings
from rookery.server.waiting import messages as waiting
from rookery.server.web.openapi import AREAS
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

MESSAGES = (protocol, clubs, conduct, deals, evenings, history, notices, people, ratings, waiting)
"""The modules of messages: of a table, and of each feature of the server."""

ENDPOINTS = tuple(it for area in AREAS for _, it in endpoints_of(area))

TAKEN = {it.takes for it in ENDPOINTS if isinstance(it.takes, type)}
"""The types of bodies, whose fields may be left out if they have a default."""

UNIONS = ("AnyCommand", "AnyFromClient", "AnyFromServer", "AnyDeal")


def written() -> str:
    """The text of the generated file."""
    endpoints = [
        "/** A part of a path or a query, which becomes text. */",
        "export type Part = string | number | boolean;\n",
        "/** What a request to each endpoint takes (parts of the path, query, body), and gives. */",
        "export interface Endpoints {",
        *map(_endpoint, ENDPOINTS),
        "}\n",
    ]
    return HEAD + "\n" + "\n".join([*_interfaces(), *map(_union, UNIONS), *endpoints])


def _endpoint(it: Endpoint) -> str:
    takes = [f"{name.rstrip('_')}: Part" for name in it.parts]
    if query := it.hints.get("query"):
        fields = msgspec.structs.fields(query)
        names = [f"{field.name}{'' if field.required else '?'}: Part" for field in fields]
        is_needed = any(field.required for field in fields)
        takes.append(f"query{'' if is_needed else '?'}: {{ {'; '.join(names)} }}")
    if it.takes is not None:
        takes.append(f"body: {_message(it.takes)}")
    gives = "void" if it.gives is types.NoneType else _message(it.gives)
    return f'  "{it.method} {it.address}": {{ takes: {{ {"; ".join(takes)} }}; gives: {gives} }};'


def _message(it: Any) -> str:
    """The type of a body; "unknown" if it is not a message of the protocol."""
    return "unknown" if isinstance(it, str | dict) else _type(it)


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
    is_sent = it in TAKEN or issubclass(it, protocol.FromClient)
    for field in msgspec.structs.fields(it):
        is_unset = field.default is msgspec.UNSET
        may_lack = is_unset or (not field.required and (is_sent or config.omit_defaults))
        lines.append(f"  {field.name}{'?' if may_lack else ''}: {_type(hints[field.name])};")
    return "\n".join([*lines, "}", ""])


def _type(hint: Any) -> str:
    origin, arguments = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return _type(arguments[0])
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
