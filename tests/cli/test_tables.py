"""`rookery tables` beside a running server, and a second `rookery` on one machine."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.cli.running import Ran, ran_here
from tests.server.served import Served


class Operator:
    """Runs `rookery tables` for one server."""

    def __init__(self, server: Served, capsys: pytest.CaptureFixture[str]) -> None:
        self.server = server
        self._capsys = capsys

    def __call__(self, *arguments: str) -> Ran:
        where = ("--database-url", self.server.database)
        return ran_here(self._capsys, "tables", *arguments, *where)

    def open(self) -> dict[str, Any]:
        body = {"game": "three", "name": "Ann", "others": ["open"]}
        opened: dict[str, Any] = self.server.post("api/tables", body)
        return opened


@pytest.fixture
def operator(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Any:
    with Served(tmp_path) as server:
        yield Operator(server, capsys)


def test_tables_are_listed_shown_closed_and_opened_again(operator: Operator) -> None:
    assert operator("list").out == "0 tables in memory.\n"
    opened = operator.open()
    code = opened["code"]
    listed = operator("list").out
    assert code in listed and "Ann, (open), (open)" in listed and "just now" in listed
    shown = operator("show", code).out
    assert "three, lobby" in shown and "Seat 0: Ann, host, not connected" in shown
    assert opened["secret"] not in listed + shown
    assert json.loads(operator("list", "--json").out)["tables"][0]["code"] == code
    assert "is closed" in operator("close", code).out
    ran = operator("close", code)
    assert (ran.code, "closed this table" in ran.err) == (2, True)
    assert "is open again" in operator("reopen", code).out
    assert json.loads(operator("show", code, "--json").out)["stage"] == "lobby"


def test_addresses_are_barred_and_let_in_again(operator: Operator) -> None:
    assert operator("bars").out == "Nobody is barred.\n"
    assert operator("bar", "2001:db8::7", "--note", "noisy").out == (
        "2001:db8::/64 is barred; 0 connections ended.\n"
    )
    assert operator("bars").out.endswith("noisy\n")
    assert operator("unbar", "2001:db8::9").out == "2001:db8::9 may connect again.\n"
    ran = operator("bar", "everybody")
    assert (ran.code, "192.0.2.7" in ran.err) == (2, True)


def test_names_cannot_change_the_terminal(operator: Operator) -> None:
    body = {"game": "three", "name": "\u202eAnn\u2066", "others": ["open"]}
    operator.server.post("api/tables", body)
    assert all(char.isprintable() for line in operator("list").out.splitlines() for char in line)


def test_without_a_server_there_is_one_clear_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ran = ran_here(capsys, "tables", "list", "--database-url", f"sqlite:///{tmp_path}/t.db")
    assert ran.code == 2
    assert "no server is running" in ran.err
    ran = ran_here(capsys, "tables", "list", "--database-url", "postgresql://localhost/t")
    assert ran.code == 2
    assert "--control-socket" in ran.err


def test_a_second_rookery_opens_the_page_of_the_first(tmp_path: Path) -> None:
    with Served(tmp_path) as server:
        seen = tmp_path / "seen"
        browser = tmp_path / "browser"
        browser.write_text(f'#!/bin/sh\nprintf %s "$1" > {seen}\n')
        browser.chmod(0o755)
        second = subprocess.run(
            [sys.executable, "-m", "rookery", "serve", "--open", "--database-url", server.database],
            env=os.environ | {"BROWSER": f"{browser} %s"},
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )
        address = f"http://localhost:{server.port}/"
        assert second.returncode == 0, second.stderr
        assert second.stdout == f"Rookery is running already, at {address}\n"
        assert seen.read_text() == address


def test_a_second_server_that_was_not_to_open_a_page_is_refused(tmp_path: Path) -> None:
    with Served(tmp_path) as server:
        second = subprocess.run(
            [sys.executable, "-m", "rookery", "serve", "--database-url", server.database],
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )
    assert second.returncode == 2
    assert "in use by another Rookery server" in second.stderr
