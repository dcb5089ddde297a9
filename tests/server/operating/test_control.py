"""The operator's socket into a running server."""

import json
import os
import socket
import stat
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from rookery.server.checking import check
from rookery.server.database.store import Store
from rookery.server.operating import requests as r
from rookery.server.operating.asking import Declined, NoServer, ask
from rookery.server.operating.control import BadControlSocket, Control, control_path
from tests.known import known
from tests.server.served import Served
from tests.server.serving import Serving, farewell, message_of, serving, until
from tests.server.web.test_http_api import fault


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "c.socket"


@contextmanager
def controlled(path: Path, **options: Any) -> Iterator[Serving]:
    with serving(**options) as server:
        control = Control(server.parts, path, server.address)
        server.run(control.start())
        yield server
        server.look(control.stop)


def tables(path: Path) -> dict[str, r.TableLine]:
    return {line.code: line for line in ask(path, r.ListTables(), r.Tables).tables}


def test_only_the_owner_can_open_the_socket(path: Path) -> None:
    before = os.umask(0)
    try:
        with controlled(path):
            assert stat.S_IMODE(path.stat().st_mode) == 0o600
            assert os.umask(0) == 0
    finally:
        os.umask(before)
    assert not path.exists()


def test_the_socket_of_another_server_is_left_alone(path: Path) -> None:
    with controlled(path) as server:
        second = Control(server.parts, path, "")
        with pytest.raises(BadControlSocket, match="another server"):
            server.run(second.start())
        assert ask(path, r.Status(), r.ServerStatus).address == server.address


def test_what_has_taken_the_place_of_the_socket_is_left_alone(path: Path) -> None:
    with controlled(path):
        path.unlink()
        path.write_text("dear aunt")
    assert path.read_text() == "dear aunt"


def test_tables_are_listed_with_their_people_and_without_secrets(path: Path) -> None:
    with controlled(path) as server:
        opened = server.open_table("dixie", others=["open", "bot:easy", "bot:easy"])
        code = opened["code"]
        with server.seat(code, opened["secret"]) as host, server.seat(code) as spectator:
            message_of(host, "update")
            message_of(spectator, "update")
            (line,) = tables(path).values()
            assert line == ask(path, r.ShowTable(code), r.TableLine)
            key = server.room(code).authority.table.key
        status = ask(path, r.Status(), r.ServerStatus)
    assert (line.code, line.game, line.stage, line.deal) == (code, "dixie", "lobby", 0)
    assert [seat.kind for seat in line.seats] == ["person", "open", "bot", "bot"]
    assert line.seats[0].name == "Ann"
    assert line.seats[0].is_host
    assert line.seats[0].addresses == line.spectators == ("127.0.0.1",)
    assert line.seats[2].level == "easy"
    assert (status.tables, status.address) == (1, server.address)
    told = msgspec.json.encode(line).decode()
    assert opened["secret"] not in told
    assert key not in told


def test_a_table_in_play_is_shown_without_cards(path: Path) -> None:
    with controlled(path) as server:
        opened = server.open_table("dixie", others=["bot:random"])
        server.command(opened["code"], opened["secret"], type="start", id="s")
        until(lambda: tables(path)[opened["code"]].deal == 1)
        fields = set(msgspec.to_builtins(tables(path)[opened["code"]]))
    shown = "code game stage is_listed deal totals seats spectators opened_at changed_at"
    assert fields == set(shown.split())


def test_a_closed_table_is_closed_to_everybody_until_it_is_opened_again(path: Path) -> None:
    with controlled(path) as server:
        opened = server.open_table(others=["open"], listed=True)
        code = opened["code"]
        with server.seat(code, opened["secret"]) as line:
            message_of(line, "update")
            ask(path, r.CloseTable(code), r.Done)
            assert farewell(line) == "closed"
        with server.seat(code, opened["secret"]) as line:
            assert farewell(line) == "closed"
        assert fault(server.http.get(f"/api/tables/{code}/record")) == (410, "closed")
        assert server.http.get("/api/tables").json() == []
        assert code not in tables(path)
        assert ask(path, r.ShowTable(code), r.TableLine).stage == "closed"
        with pytest.raises(Declined) as twice:
            ask(path, r.CloseTable(code), r.Done)
        assert twice.value.code == "closed"
        ask(path, r.ReopenTable(code), r.Done)
        with server.seat(code, opened["secret"]) as line:
            assert message_of(line, "update")["is_fresh"]


def test_tables_stay_closed_after_a_restart(tmp_path: Path) -> None:
    """An expired table that is closed is noted as closed in the index, too."""
    path, url = tmp_path / "c.socket", f"sqlite:///{tmp_path / 'tables.db'}"
    with controlled(path, url=url) as server:
        codes = [server.open_table()["code"] for _ in range(2)]
        server.run(server.parts.tables.close_unless_visited(server.room(codes[0])))
        for code in codes:
            ask(path, r.CloseTable(code), r.Done)
    with closing(Store(url)) as store:
        assert {it.code for it in store.summaries(("closed",))} == set(codes)
        report = check(store)
        assert report.is_sound, report.damaged
    with controlled(path, url=url) as server:
        for code in codes:
            assert server.http.get(f"/api/tables/{code}/replay").status_code == 410


def test_requests_about_a_wrong_table_are_declined(path: Path) -> None:
    with controlled(path) as server:
        code = server.open_table()["code"]
        for wrong, reason in (
            (r.ShowTable("zzzzzzzzzz"), "no table"),
            (r.CloseTable("../etc"), "no table"),
            (r.ReopenTable(code), "not a table that was closed"),
        ):
            with pytest.raises(Declined, match=reason):
                ask(path, wrong, r.Done)


def test_a_barred_address_is_sent_away_and_stays_away(tmp_path: Path) -> None:
    path, url = tmp_path / "c.socket", f"sqlite:///{tmp_path / 'tables.db'}"
    with controlled(path, url=url) as server:
        opened = server.open_table()
        code = opened["code"]
        with server.seat(code, opened["secret"]) as line:
            message_of(line, "update")
            added = ask(path, r.AddBar("127.0.0.1", "a test"), r.BarAdded)
            assert (added.network, added.ended) == ("127.0.0.1/32", 1)
            assert farewell(line) == "barred"
        assert server.http.get("/api/games").status_code == 403
        refused = server.http.post("/api/tables", json={"game": "dixie", "name": "Ann"})
        assert refused.json()["code"] == "barred"
        assert server.http.get("/healthz").status_code == 200
    with controlled(path, url=url) as server:
        assert server.http.get("/api/games").status_code == 403
        (bar,) = ask(path, r.ListBars(), r.Bars).bars
        assert (bar.network, bar.note) == ("127.0.0.1/32", "a test")
        ask(path, r.LiftBar("127.0.0.1"), r.Done)
        assert server.http.get("/api/games").status_code == 200
        with pytest.raises(Declined, match="not barred"):
            ask(path, r.LiftBar("127.0.0.1"), r.Done)


@pytest.mark.parametrize(
    "line",
    [
        b"\n",
        b'{"do":"drop"}\n',
        b'{"do":"status","x":' + b"[" * 100_000 + b"\n",
        b'{"do":"\xff"}\n',
        b'{"do":"\\ud800"}\n',
    ],
    ids=["empty", "unknown", "deep", "no UTF-8", "lone surrogate"],
)
def test_a_malformed_request_is_refused_and_the_next_one_answered(path: Path, line: bytes) -> None:
    with controlled(path), socket.socket(socket.AF_UNIX) as raw:
        raw.settimeout(20)
        raw.connect(os.fspath(path))
        with raw.makefile("rb") as replies:
            raw.sendall(line)
            assert json.loads(replies.readline())["code"] == "bad-message"
            raw.sendall(b'{"do":"status"}\n')
            assert json.loads(replies.readline())["process"] == os.getpid()


def test_nobody_answers_where_no_server_is(path: Path) -> None:
    with pytest.raises(NoServer, match="no server is running"):
        ask(path, r.Status(), r.ServerStatus)
    path.write_text("")
    with pytest.raises(NoServer):
        ask(path, r.Status(), r.ServerStatus)


@pytest.mark.parametrize("reply", [b"dear aunt", b"[" * 100_000, b"{}"], ids=lambda it: it[:9])
def test_another_program_behind_the_socket_is_told(path: Path, reply: bytes) -> None:
    with socket.socket(socket.AF_UNIX) as other, ThreadPoolExecutor(1) as thread:
        other.bind(os.fspath(path))
        other.listen()
        other.settimeout(20)

        def answer() -> None:
            line, _ = other.accept()
            with line:
                line.recv(1000)
                line.sendall(reply + b"\n")

        done = thread.submit(answer)
        with pytest.raises(NoServer, match="is of another program"):
            ask(path, r.Status(), r.ServerStatus)
        done.result(20)


def test_where_the_socket_is(tmp_path: Path) -> None:
    assert control_path("sqlite:////srv/games.db") == Path("/srv/games.db.socket")
    assert control_path("sqlite://") is None
    assert control_path("postgresql://localhost/games") is None
    deep = tmp_path / ("x" * 100) / "games.db"
    short = known(control_path(f"sqlite:///{deep}"))
    assert len(os.fspath(short)) < 100
    assert short != control_path(f"sqlite:///{deep.with_name('others.db')}")


def test_the_server_of_a_killed_process_is_replaced_with_its_socket(tmp_path: Path) -> None:
    with Served(tmp_path) as server:
        path = known(control_path(server.database))
        first = ask(path, r.Status(), r.ServerStatus)
        server.kill()
        server.start()
        second = ask(path, r.Status(), r.ServerStatus)
        assert first.process != second.process
        assert httpx.get(f"{second.address}healthz", trust_env=False).status_code == 200
    assert not path.exists()
