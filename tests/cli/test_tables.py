"""`rookery tables` beside a running server, and a second `rookery` on the same machine."""

import webbrowser
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.cli.running import Operator
from tests.server.served import Served


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(tmp_path_factory.mktemp("server")) as it:
        yield it


@pytest.fixture
def operator(server: Served, run: Any) -> Operator:
    return Operator("tables", server, run)


def test_tables_are_listed_shown_closed_and_opened_again(operator: Operator) -> None:
    assert operator("list").out == "0 tables in memory.\n"
    opened = operator.open()
    code = opened["code"]
    listed = operator("list").out
    assert code in listed and "Ann, (open), (open)" in listed and "just now" in listed
    shown = operator("show", code).out
    assert "three, lobby" in shown and "Seat 0: Ann, host, not connected" in shown
    assert opened["secret"] not in listed + shown
    assert operator("list", "--json").json["tables"][0]["code"] == code
    assert "is closed" in operator("close", code).out
    ran = operator("close", code)
    assert (ran.code, "closed this table" in ran.err) == (2, True)
    assert "is open again" in operator("reopen", code).out
    assert operator("show", code, "--json").json["stage"] == "lobby"


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
    operator.open("\u202eAnn\u2066")
    assert all(char.isprintable() for line in operator("list").out.splitlines() for char in line)


def test_without_a_server_there_is_one_clear_line(run: Any, tmp_path: Path) -> None:
    ran = run("tables", "list", "--database-url", f"sqlite:///{tmp_path}/t.db")
    assert ran.code == 2
    assert "no server is running" in ran.err
    ran = run("tables", "list", "--database-url", "postgresql://localhost/t")
    assert ran.code == 2
    assert "--control-socket" in ran.err


def test_a_second_rookery_opens_the_page_of_the_first(
    run: Any, server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[str] = []
    monkeypatch.setattr(webbrowser, "open", seen.append)
    second = run("serve", "--open", "--database-url", server.database)
    address = f"http://localhost:{server.port}/"
    assert (second.code, second.err) == (0, "")
    assert second.out == f"Rookery is running already, at {address}\n"
    assert seen == [address]
