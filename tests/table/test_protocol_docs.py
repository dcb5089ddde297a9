"""`docs/protocol.md` is true: its examples are valid, its tables complete, and its bot plays."""

import ast
import asyncio
import json
import re
import sys
from asyncio.subprocess import PIPE, STDOUT
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from rookery.bots.registry import UnknownBot
from rookery.core.errors import BadOption, IllegalMove, RookeryError, UnknownGame
from rookery.lessons import UnknownLesson
from rookery.server.clubs import messages as club_messages
from rookery.server.limits import Limits
from rookery.server.notices import messages as notice_messages
from rookery.server.replies import STATUS
from rookery.server.waiting import messages as waiting_messages
from rookery.table import events as ev
from rookery.table import protocol as p
from rookery.tricks.rules import Phase
from tests.server.scripted import Player
from tests.server.serving import serving
from tests.test_docs import rows

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "protocol.md").read_text()
PACKAGE = ROOT / "src" / "rookery"
SOURCES = sorted(
    source
    for room in ("server", "table", "evenings")
    for source in (PACKAGE / room).rglob("*.py")
    if source.parent.name not in ("protocol", "operating")
)

COMMANDS = {str(each.__struct_config__.tag): each for each in get_args(p.AnyCommand)}
ANSWERS = {str(each.__struct_config__.tag): each for each in get_args(p.AnyFromServer)}
BODIES: tuple[tuple[str, type[msgspec.Struct]], ...] = (
    ("ticket", waiting_messages.ShowTicket),
    ("games", waiting_messages.AskSeat),
    ("subscription", notice_messages.WantNotices),
    ("ask", p.AskAnalysis),
    ("by", p.VerdictView),
    ("seats", p.AskStandings),
    ("stage", p.Standing),
    ("deal", p.OpenPractice),
    ("plan", club_messages.PlanEvening),
    ("game", p.OpenTable),
    ("message", p.Fault),
)
"""Types of the bodies of requests and answers; the first whose field a body has is its type."""

UNSENT = {
    *("bad-database", "store-failed", "conflict", "no-page", "database-in-use", "bad-log"),
    *("bad-backup", "nothing-to-forget", "bad-network"),
    *("bad-control-socket", "no-server"),
    *("owned-elsewhere", "moved", "bad-redis", "overtaken"),
    *("wrong-table", "result-known", "not-gathered", "already-here"),
}
"""Codes of errors that are never sent to a client."""

OF_CLASSES = (IllegalMove, BadOption, UnknownGame, UnknownBot, UnknownLesson)
"""Errors of other packages whose codes are sent to clients."""


def section(heading: str) -> str:
    """The text under a heading of the second or third level, without the examples."""
    prose = re.sub(r"(?ms)^```.*?^```$", "", PAGE)
    found = re.search(rf"(?ms)^##+ {re.escape(heading)}\n(.*?)(?=^##|\Z)", prose)
    assert found is not None, heading
    return found[1]


def blocks(language: str) -> list[str]:
    return re.findall(rf"(?ms)^```{language}\n(.*?)^```$", PAGE)


def examples() -> Iterator[Any]:
    """Every example in JSON; a block may have one on each line."""
    for block in blocks("json"):
        try:
            yield json.loads(block)
        except json.JSONDecodeError:
            yield from map(json.loads, block.splitlines())


def quoted(text: str) -> list[str]:
    return re.findall(r"`([^`]+)`", text)


def firsts(text: str) -> list[str]:
    """The names in the first cells of a text's tables."""
    return [name for row in rows(text) for name in quoted(row[0])]


def tables_of(heading: str) -> list[str]:
    """The tables of a section, each as a text."""
    return re.findall(r"(?m)(?:^\|.*\n)+", section(heading))


# Examples.


@pytest.mark.parametrize("example", list(examples()), ids=lambda it: it.get("type", "body"))
def test_examples_are_of_the_protocol(example: dict[str, Any]) -> None:
    text = json.dumps(example)
    if example.get("type") in ANSWERS:
        read: Any = msgspec.json.decode(text, type=p.AnyFromServer)
        assert json.loads(p.encode(read)) == example
    elif "type" in example:
        assert example.items() <= json.loads(p.encode(p.decode(text))).items()
    else:
        kind = next(kind for field, kind in BODIES if field in example)
        written = json.loads(p.encode(msgspec.json.decode(text, type=kind)))
        if kind is club_messages.PlanEvening:
            assert example["plan"].items() <= written["plan"].items()
        else:
            assert written == example


def test_every_message_with_fields_has_an_example() -> None:
    shown = {example.get("type") for example in examples()}
    plain = {name for name, command in COMMANDS.items() if fields_of(command) == ["id"]}
    assert shown >= {"hello", "pong", "hint", *COMMANDS.keys() - plain, *ANSWERS}
    assert shown <= {"hello", "pong", *COMMANDS, *ANSWERS, None}
    deals = [example.get("deal") for example in examples() if "type" in example]
    assert {it["kind"] for it in deals if isinstance(it, dict)} == {"tricks", "fishing"}


# Tables.


def fields_of(kind: type[msgspec.Struct]) -> list[str]:
    return list(kind.__struct_encode_fields__)


def test_every_command_is_in_the_table_with_its_fields() -> None:
    table_of_commands = tables_of("Commands")[0]
    told = {quoted(row[0])[0]: quoted(row[1]) for row in rows(table_of_commands)}
    assert told == {
        name: [field for field in fields_of(command) if field != "id"]
        for name, command in COMMANDS.items()
    }


TABLES: tuple[tuple[str, tuple[type[msgspec.Struct], ...]], ...] = (
    ("What happened", (p.Happened,)),
    ("The table", (p.TableView, p.SeatView)),
    ("A deal with tricks", (p.TrickDeal,)),
    ("A deal of Tuxedo", (p.FishingDeal,)),
    ("Free text", (p.Written, p.Text)),
    ("The sheet", (p.SheetView, p.SheetRow, p.SideScore, p.MomentView)),
    ("Analysis", (p.AskAnalysis, p.VerdictView)),
)
"""The structs of the tables of each section, in their order."""


@pytest.mark.parametrize(("heading", "kinds"), TABLES)
def test_every_field_is_in_its_table(heading: str, kinds: tuple[type[msgspec.Struct], ...]) -> None:
    for kind, told in zip(kinds, tables_of(heading), strict=False):
        tag = {"kind"} if kind.__struct_config__.tag else set()
        assert sorted(it for it in firsts(told) if it not in tag) == sorted(fields_of(kind))


def test_fields_within_fields_are_told() -> None:
    deals = set(quoted(section("A deal with tricks") + section("A deal of Tuxedo")))
    for kind in (p.Auctioned, p.TrickOnTable, p.PileView, p.HaulView, p.OrangeView):
        assert set(fields_of(kind)) <= deals


def test_the_parts_of_an_update_are_told() -> None:
    told = set(quoted(section("Updates")))
    assert {"happened", "is_fresh", "table", "deal", "sheet", "clock_left"} <= told
    assert set(fields_of(p.Update)) <= told | {"version"}


def test_the_phases_of_tricks_are_told() -> None:
    (row,) = [row for row in rows(section("A deal with tricks")) if row[0] == "`phase`"]
    assert len(quoted(row[1])) == len(set(Phase)) - 1, (
        "every phase but the nest's, which ends at once"
    )


STORIES = {"story.py": "_people_told", "agreement_story.py": "agreement_told"}
"""The modules that put events into sentences, each with its function for single sentences."""


def kinds_of_happenings() -> set[str]:
    """The kinds of happenings that these modules produce: literals in them, and tags of events."""
    kinds = set()
    for name, function in STORIES.items():
        source = ast.parse((PACKAGE / "server" / "updates" / name).read_text())
        for node in ast.walk(source):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Happened":
                kinds |= {str(it.value) for it in node.args[1:2] if isinstance(it, ast.Constant)}
            if isinstance(node, ast.FunctionDef) and node.name == function:
                kinds |= {
                    str(getattr(ev, pattern.cls.attr).__struct_config__.tag)
                    for pattern in ast.walk(node)
                    if isinstance(pattern, ast.MatchClass)
                    and isinstance(pattern.cls, ast.Attribute)
                }
    return kinds


def test_everything_that_can_happen_is_told() -> None:
    assert set(firsts(tables_of("What happened")[1])) == kinds_of_happenings()


# Codes.


def codes_in(source: Path) -> Iterator[str]:
    """The codes that a module gives to clients: arguments of refusals, and pairs of a code and
    a sentence.
    """
    places = {"Refusal": 0, "BadHello": 0, "fault": 0, "close": 0, "Bye": 0, "__init__": 0}
    places["EveningError"] = 0
    places |= {"_refuse": 1, "Refused": 1}
    for node in ast.walk(ast.parse(source.read_text())):
        found: ast.expr | None = None
        if isinstance(node, ast.Call):
            name = getattr(node.func, "id", getattr(node.func, "attr", ""))
            if name in places and len(node.args) > places[name]:
                found = node.args[places[name]]
        elif isinstance(node, ast.Tuple) and len(node.elts) == 2 and _is_sentence(node.elts[1]):
            found = node.elts[0]
        if isinstance(found, ast.Constant) and re.fullmatch(r"[a-z]+(-[a-z]+)*", str(found.value)):
            yield str(found.value)


def _is_sentence(node: ast.expr) -> bool:
    if isinstance(node, ast.Constant):
        return isinstance(node.value, str) and " " in node.value
    if isinstance(node, ast.Call):
        return ast.unparse(node.func).startswith("refusals.")
    return isinstance(node, ast.JoinedStr) or (
        isinstance(node, ast.Attribute) and node.attr == "reason"
    )


@cache
def given() -> set[str]:
    """Every code that a client may be told."""
    own = {code for source in SOURCES for code in codes_in(source)}
    elsewhere = {error.code for error in OF_CLASSES}
    before_endpoints = {"not-found", "wrong-method", "bad-request"}
    return own | elsewhere | before_endpoints


def documented() -> set[str]:
    commands = firsts(tables_of("Answers")[0])
    http = firsts(tables_of("The rest of HTTP")[0])
    return {*commands, *firsts(section("The end of a connection")), *http}


def test_every_code_is_documented_and_there_is_no_other() -> None:
    assert documented() == given() - UNSENT


def test_errors_of_our_own_classes_are_told_or_not_sent() -> None:
    classes = {
        each.code
        for each in _below(RookeryError)
        if each.__module__.startswith(("rookery.server", "rookery.table"))
    }
    assert classes - {"error"} <= UNSENT | given()


def _below(kind: type[RookeryError]) -> Iterator[type[RookeryError]]:
    for each in kind.__subclasses__():
        yield each
        yield from _below(each)


def test_codes_have_the_status_that_the_server_gives_them() -> None:
    told = {
        code: int(row[1])
        for row in rows(tables_of("The rest of HTTP")[0])
        for code in quoted(row[0])
    }
    given_statuses = STATUS | {"wrong-method": 405}
    assert told == {code: given_statuses.get(code, 400) for code in told}
    assert given_statuses.keys() <= told.keys()


# Addresses and numbers.


def number(value: float) -> str:
    return f"{value:g}"


def test_limits_are_told() -> None:
    it = Limits()
    told = [
        [cell.strip() for cell in row.strip("|").split("|")]
        for row in section("Limits").splitlines()
    ]
    limits = {row[0]: row[1] for row in told if len(row) == 2 and row[0] not in ("what", "---")}
    assert limits == {
        "a message of a client, or a body": f"{p.LONGEST_FRAME} bytes",
        "the body of `POST /api/analysis`": f"{p.LONGEST_ANALYSIS:,} bytes",
        "an id": "40 characters",
        "messages of one connection": f"{number(it.connection_burst)} at once, "
        f"and {number(it.connection_rate)} a second",
        "requests of one address": f"{number(it.address_burst)} at once, "
        f"and {number(it.address_rate)} a second",
        "connections of one address": str(it.connections_per_address),
        "tables opened by one address": f"{number(it.opening_burst)} at once, "
        f"and {number(it.opening_rate * 60)} a minute",
        "tables of a server": str(it.tables),
        "connections at a table": str(it.clients_per_table),
        "spectators of a table": str(it.spectators),
        "messages that wait for a slow reader": str(it.outbox),
        "the first message of a connection": f"{number(it.hello_seconds)} seconds",
        "a table that nobody comes to": f"{number(it.idle_hours)} hours",
    }
    with pytest.raises(msgspec.ValidationError):
        p.decode(p.encode(p.Hint(id="x" * 41)))


# The bot.


async def bot_of_the_page(address: str, opened: dict[str, Any], folder: Path) -> Player:
    """Play a match of a host against the bot in the docs, which is run as they say."""
    (source,) = blocks("python")
    (folder / "bot.py").write_text(source)
    arguments = (folder / "bot.py", address.rstrip("/"), opened["code"], "1")
    async with Player(address, opened["code"], opened["secret"]) as host:
        bot = await asyncio.create_subprocess_exec(
            sys.executable, *arguments, stdout=PIPE, stderr=STDOUT
        )
        await host.until(lambda: host.table is not None and host.table.seats[1].kind == "person")
        await host.ask(p.Start(id=host.new_id()))
        await host.play(host.is_over)
        said, _ = await bot.communicate()
        assert bot.returncode == 0, said
        assert b"Traceback" not in said
        return host


def test_the_bot_of_the_page_plays_a_match(tmp_path: Path) -> None:
    options = {"seats": 2, "target": 50}
    with serving() as server:
        opened = server.open_table("tuxedo", options=options, others=["open"])
        host = asyncio.run(bot_of_the_page(f"{server.address}/", opened, tmp_path))
    assert host.table is not None
    assert host.table.seats[1].name == "Robin"
    assert any(each.seat == 1 and each.what == "moved" for each in host.told)
