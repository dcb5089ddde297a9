"""What hostile clients send: bad messages, malformed commands, and bytes that break WebSocket."""

import json
import struct
from typing import Any, TypeAlias

from hypothesis import strategies as st

from rookery.table.protocol import LONGEST_FRAME

CLIENTS = 4
"""Hostile clients at one table."""

IDS = st.sampled_from(
    ("a", "b", "1", "-:a", "0:a", "\x00", "\u202ea", "é" * 19, "open", "OWN", "a" * 41, "")
)
"""Ids, few enough that clients reuse each other's. OWN stands for a long, secret one.

The last two are invalid: one is too long, one is empty."""

LETTERS = st.characters(exclude_categories=("Nd", "Cs"))
"""No digits, so that no name looks like a card."""

NAMES = st.one_of(
    st.sampled_from(
        (
            *("Zoe", "Ann", " ", "\u200b", "\u202enohtyP", "\u3164", "bot:steady", "BOT:x", "\x00"),
            *("Z" + "\u0301" * 19, "<img src=x onerror=alert(1)>"[:20], "'; drop table--"),
            *("😀" * 20, "ﬃ" * 20),
        )
    ),
    st.text(LETTERS, max_size=21),
)

MOVES = st.one_of(
    st.sampled_from(
        (
            *("pass", "bid 5", "bid 99999999999999999999", "bid ²", "bid ٧", "bid -5", "bid sun"),
            *(
                "bury R1",
                "trump red",
                "trump low",
                "call HA",
                "lead self",
                "orange",
                "hold",
                "1 hold",
            ),
            *("play R5", "play Rook", "play ?", "play R99", "play R5 " + "\u00a0", "PLAY r5"),
            *("take R9 G9 B5+Y4 [G5+R4]", "take R9", "take R9 [", "take R9 " + "G1+" * 100),
            *("build R5 on B4", "build R3 on [B4+R5]", "trail R7", "x" * 400, "x" * 401),
        )
    ),
    st.text(max_size=30).map(lambda text: "play " + text),
)

NUMBERS = st.sampled_from((-1, 0, 1, 2, 3, 4, 5, 6, 99, 100, 2**31, 2**53, 2**53 + 1, 2**63, 2**64))
SEATS = st.integers(0, 5)

Command: TypeAlias = dict[str, Any]


def command(*types: str, **fields: st.SearchStrategy[Any]) -> st.SearchStrategy[Command]:
    return st.fixed_dictionaries({"type": st.sampled_from(types), **fields})


COMMANDS: st.SearchStrategy[Command] = st.one_of(
    command("move", since=NUMBERS, move=MOVES),
    command("why", move=MOVES),
    command("sit", seat=SEATS, name=NAMES),
    command("sit", seat=SEATS, name=NAMES),
    command("rename", name=NAMES),
    command("contribute", value=st.sampled_from(("ab" * 16, "AB", "abc", ""))),
    command("say", phrase=NUMBERS),
    command("write", text=st.text(max_size=1001)),
    command("set_bot", seat=SEATS, level=st.sampled_from(("random", "steady", "x", "../x", ""))),
    command("open_seat", "release", seat=SEATS),
    command(
        "settings",
        locked=st.sampled_from((False, None, False, True)),
        listed=st.booleans(),
        chat=st.sampled_from((True, False, None)),
        clock=st.sampled_from((0, 20, 45, 90, 1, None)),
    ),
    command("hint", "leave", "start", "ready", "again", "nonsense"),
)


def nested(depth: int, opening: str, closing: str) -> str:
    return opening * depth + closing * depth


JUNK: st.SearchStrategy[Any] = st.sampled_from(
    (None, True, -1, 1.5, 10**400, "", "x" * 5000, [], {}, [[[1]]], {"type": "hello"}, "\0", "R5\n")
)

BAD_FRAMES: tuple[str | bytes, ...] = (
    *("", "null", "[]", "{}", '{"type":"hello"} ', '{"\\u0000":1}', "\ufeff{}"),
    '{"type":"hello","type":"pong","n":1}',
    '{"type":"hello","protocol":2}',
    '{"type":"hello","secret":""}',
    '{"type":"pong","n":-1}',
    '{"type":"pong","n":9007199254740993}',
    '{"type":"say","id":"a","phrase":1e999}',
    '{"type":"say","id":"\\ud800","phrase":1}',
    '{"type":"say","id":"a","phrase":NaN}',
    nested(4000, "[", "]"),
    nested(1300, '{"a":', "}"),
    '{"a":' + nested(4000, "[", "]") + ',"type":"hello"}',
    '{"type":"say","id":"a","phrase":' + "9" * 8000 + "}",
    *("x" * LONGEST_FRAME, "x" * (LONGEST_FRAME + 1), " " * 100_000, b"\xff\xfe\x00"),
    b'{"type":"say","id":"\xed\xa0\x80","phrase":1}',
    *(b"\x00" * LONGEST_FRAME, b"\x00" * (LONGEST_FRAME + 1)),
)

FRAMES: st.SearchStrategy[str | bytes] = st.one_of(
    st.sampled_from(BAD_FRAMES), st.text(max_size=200), st.binary(max_size=200)
)


@st.composite
def twisted(draw: st.DrawFn) -> str:
    """A malformed command: a field is missing, wrong or unknown, or the JSON is broken."""
    command = draw(COMMANDS) | {"id": draw(IDS)}
    key = draw(st.sampled_from(sorted(command)))
    match draw(st.integers(0, 4)):
        case 0:
            del command[key]
        case 1:
            command[key] = draw(JUNK)
        case 2:
            command[draw(st.sampled_from(("seat", "secret", "__class__", "at", "\u202e")))] = 1
        case 3:
            return json.dumps(command).replace("{", '{"type":"hello",', 1)
        case _:
            return json.dumps(command)[: draw(st.integers(0, 60))]
    return json.dumps(command, ensure_ascii=draw(st.booleans()))


def frame(opcode: int, payload: bytes, *, is_last: bool = True, is_masked: bool = True) -> bytes:
    """The bytes of a WebSocket frame (RFC 6455, 5.2), with a mask of zeros."""
    first = (0x80 if is_last else 0) | opcode
    size = (
        bytes([len(payload)]) if len(payload) < 126 else b"\x7e" + struct.pack("!H", len(payload))
    )
    if not is_masked:
        return bytes([first]) + size + payload
    return bytes([first, size[0] | 0x80]) + size[1:] + b"\0\0\0\0" + payload


CLOSING = frame(8, b"\x03\xe8")
SAYING = frame(1, b'{"type":"say","id":"after","phrase":1}')

BAD_LINES = (
    b"\xff" * 40,
    frame(1, b"{}", is_masked=False),
    frame(3, b"reserved"),
    frame(0xB, b"reserved"),
    bytes([0xC1]) + frame(1, b"{}")[1:],
    frame(1, b"\xff\xff"),
    frame(1, b'{"type":', is_last=False),
    frame(1, b"x" * 5000, is_last=False) + frame(0, b"x" * 5000, is_last=False),
    frame(0, b"continues nothing"),
    frame(9, b"x" * 125) * 50,
    frame(9, b"x" * 126),
    frame(10, b"nobody asked"),
    CLOSING + SAYING * 3,
    frame(8, b"\x00"),
    frame(8, b"\x03\xe8\xff\xff"),
    SAYING * 200,
    b"\x81\xff" + b"\x7f" * 8,
)
"""Bytes that violate the WebSocket protocol itself, or strain it."""

LINES = st.sampled_from(BAD_LINES)
