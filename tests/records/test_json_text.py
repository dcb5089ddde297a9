"""JSON from outside: what is read, what is refused, and that no other module decodes JSON."""

import ast
import re

import msgspec
import pytest

from rookery.records.errors import BadJson
from rookery.records.json_text import parsed
from rookery.table import protocol as p
from tests.records.clear_errors import check_clear
from tests.test_import_direction import SOURCE

DECODERS = {
    "records/json_text.py": "JSON from files",
    "table/protocol/reading.py": "JSON as typed messages, from connections and the database",
    "server/pool/messages.py": "MessagePack from other servers",
    "lessons/reading.py": "TOML, of the package only",
    "games/about/advice.py": "a file of the package, in a layer below the decoder",
    "games/about/wordings.py": "TOML, of the package only",
    "version.py": "a file of the sources, by a module that the build runs alone",
    "offline/requests.py": "requests of the page to its own worker",
}
"""The modules that name a library's decoder, and what for."""

DECODER = r"(msgspec\.)?(json|msgpack)\.(load|loads|decode|\w*Decoder)|tomllib\.\w+"


def test_what_is_read() -> None:
    assert parsed('\ufeff{"a": [1, 2.5, "\\ud800", null]}') == {"a": [1, 2.5, "\ud800", None]}
    assert parsed(b"\xef\xbb\xbf" + b'["\xff"]') == ["\ufffd"]
    assert parsed("[" * 99 + "]" * 99)
    assert parsed(str(10**300)) == 10**300


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (" ", "this is nothing"),
        ("\ufeff\ufeff1", "not JSON"),
        ("dear aunt", "not JSON: Expecting value at line 1, column 1; it begins 'dear aunt'"),
        (b"\x00\x80", "it begins '·"),
        ("[" * 100_000, "nested too deeply"),
        ("[" * 102 + "]" * 102, "nested too deeply"),
        ('[{"a": 1, "b": 2, "b": 3}]', "the field 'b' twice"),
        ("[NaN]", "NaN is not a number"),
        ("[-Infinity]", "-Infinity is not a number"),
        ("[1e999]", "'1e999' is too large for a number"),
        ("[-" + "9" * 10_000 + "]", "is too large for a number"),
    ],
    ids=lambda it: repr(it[:9]),
)
def test_what_is_refused(text: str | bytes, sentence: str) -> None:
    with pytest.raises(BadJson) as found:
        parsed(text)
    check_clear(found.value)
    assert sentence in str(found.value)


BAD_MESSAGES = (
    "",
    "x",
    "NaN",
    "1e999",
    "9" * 5_000,
    '"\\ud800"',
    '"\ud800"',
    b'"\xff"',
    '"\\u0000"',
)


@pytest.mark.parametrize("text", [*BAD_MESSAGES, "[" * 100_000], ids=lambda it: repr(it[:9]))
def test_what_is_refused_of_messages(text: str | bytes) -> None:
    with pytest.raises(msgspec.DecodeError):
        p.read(text, object)


def decodes(source: str) -> bool:
    """Whether a module names a decoder of a library."""
    if re.search(DECODER, source) is None:
        return False  # only a few modules have to be parsed
    names = (ast.unparse(it) for it in ast.walk(ast.parse(source)) if isinstance(it, ast.Attribute))
    return any(re.fullmatch(DECODER, name) for name in names)


def test_nothing_else_decodes_json_or_toml() -> None:
    found = {
        path.relative_to(SOURCE / "rookery").as_posix()
        for path in (SOURCE / "rookery").rglob("*.py")
        if decodes(path.read_text("utf-8"))
    }
    assert found == set(DECODERS)
