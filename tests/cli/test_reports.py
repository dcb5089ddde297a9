"""`rookery reports` beside a running server: from a report to the message for the person."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.cli.running import Operator
from tests.server.served import Served


@pytest.fixture
def operator(tmp_path: Path, run: Any) -> Iterator[Operator]:
    with Served(tmp_path) as server:
        yield Operator("reports", server, run)


def reported(operator: Operator, note: str) -> str:
    """Have Ann report Bob at a new table; returns the id of the report."""
    opened = operator.open()
    commands = f"api/tables/{opened['code']}/commands"
    sit = {"type": "sit", "id": "Bob sits down here now", "seat": 1, "name": "Bob"}
    operator.server.post(commands, sit)
    report = {"type": "report", "id": "r", "seat": 1, "reason": "insults", "note": note}
    done: Any = operator.server.post(commands, report, secret=opened["secret"])
    assert done["type"] == "done", done
    return str(operator("list", "--json").json["reports"][-1]["id"])


def test_reports_are_listed_shown_and_closed(operator: Operator) -> None:
    assert operator("list").out == "0 open reports.\n"
    report = reported(operator, "calls me a \x1b[31mgoat")
    listed = operator("list").out
    assert report in listed
    assert "insults: Bob (guest)" in listed
    assert listed.endswith("1 open report.\n")
    shown = operator("show", report).out
    assert "Bob (guest), reported by Ann (guest)" in shown
    assert "goat" in shown
    assert "\x1b" not in shown
    assert "Nothing was written" in shown
    assert operator("close", report, "--note", "a joke").out == f"Report {report} is closed.\n"
    assert operator("list").out == "0 open reports.\n"
    assert "(a joke)" in operator("list", "--all").out
    assert "a joke" in operator("show", report).out


def test_what_cannot_be_done_is_told(operator: Operator) -> None:
    report = reported(operator, "x")
    for arguments, told in (
        (("warn", report, "Be kind."), "was a guest"),
        (("mute", report, "Be kind."), "was a guest"),
        (("bar", report, "Be kind."), "whose address is not known"),
        (("show", "unknown"), "there is no report 'unknown'"),
        (("close", "unknown"), "there is no report 'unknown'"),
        (("lift", "unknown"), "there is no restriction 'unknown'"),
        (("bar", report, "x", "--days", "0"), "--days"),
    ):
        ran = operator(*arguments)
        assert ran.code == 2
        assert told in ran.err
    assert operator("restrictions").out == "Nobody is restricted.\n"
    assert operator("list").out.endswith("1 open report.\n")
