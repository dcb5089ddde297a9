"""`rookery join` as people run it: each player is a process, and so is the server."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests import own_bots
from tests.cli.running import ran_here
from tests.processes import heed_signals
from tests.server.served import Served


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(tmp_path_factory.mktemp("server"), "--unbounded") as it:
        yield it


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    own_bots.write(tmp_path)
    return tmp_path


class Table:
    """A table on a server, opened and hosted over HTTP."""

    def __init__(self, served: Served, game: str, **wanted: Any) -> None:
        self._served = served
        body = {"game": game, "name": "Ann", "pace": "instant", "others": ["open"]} | wanted
        opened = served.post("api/tables", body)
        self.code: str = opened["code"]
        self.secret: str = opened["secret"]

    @property
    def link(self) -> str:
        return f"{self._served.address}t/{self.code}"

    @property
    def own(self) -> str:
        return f"{self.link}#s={self.secret}"

    def do(self, **command: Any) -> Any:
        """Give a command as the host."""
        path = f"api/tables/{self.code}/commands"
        return self._served.post(path, command, self.secret)

    def players(self) -> list[str]:
        path = f"api/tables/{self.code}/replay"
        return [str(player) for player in self._served.get(path)["players"]]


def joining(*arguments: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "rookery", "join", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=heed_signals,  # noqa: PLW1509  # it only sets signals
    )


def seated(*arguments: str) -> tuple[subprocess.Popen[str], str]:
    """A player that has sat down, and what it said then."""
    process = joining(*arguments)
    assert process.stdout is not None
    return process, process.stdout.readline()


def ended(process: subprocess.Popen[str]) -> tuple[int, str, str]:
    out, err = process.communicate(timeout=60)
    return process.returncode, out, err


def test_users_own_bots_play_a_whole_match(served: Served) -> None:
    table = Table(served, "three", options={"target": 100})
    miser, said = seated(table.link, "--bot", "ownbots:Miser")
    assert said == f"Miser sits in seat 1 of Rook for Three, table {table.code}.\n"
    steady, _ = seated(table.link, "--bot", "steady", "--name", "Rob", "--seat", "2")
    assert table.do(type="start", id="start")["type"] == "done"
    host = joining(table.own, "--bot", "ownbots.py:a_miser", "--json")
    code, out, err = ended(miser)
    assert (code, err) == (0, "")
    assert "Deal 1: " in out
    assert f"The match at table {table.code} is over. " in out
    assert " won. Points: Ann " in out
    assert ended(steady)[0] == 0
    code, out, err = ended(host)
    assert (code, err) == (0, "")
    report = json.loads(out)
    assert report["ended"] == "over"
    (match,) = report["matches"]
    assert (match["table"], match["game"], match["seat"]) == (table.code, "three", 0)
    assert match["names"] == ["Ann", "Miser", "Rob"]
    assert match["winners"]


def test_ctrl_c_gives_the_seat_up(served: Served) -> None:
    table = Table(served, "three")
    process, said = seated(table.link, "--bot", "steady", "--name", "Rob")
    assert "Rob sits in seat 1" in said
    os.kill(process.pid, signal.SIGINT)
    code, _, err = ended(process)
    assert (code, err.strip()) == (130, "rookery: interrupted")
    assert "Rob" not in table.players()


def test_a_fault_of_a_bot_is_reported_with_the_command_to_return(served: Served) -> None:
    table = Table(served, "three", others=["open", "bot:random"])
    process, _ = seated(table.link, "--bot", "ownbots:Mover")
    playing = joining(table.own, "--bot", "steady")
    table.do(type="start", id="start")
    code, _, err = ended(process)
    playing.terminate()
    playing.communicate(timeout=60)
    assert code == 2
    kept, again, fault = err.splitlines()
    assert kept == "The seat is kept. To continue with a mended bot:"
    assert again.startswith(f"  rookery join '{table.link}#s=")
    assert fault.startswith("rookery: Mover.decide returned a Move (")


def test_wrong_input_is_one_line(served: Served, capsys: pytest.CaptureFixture[str]) -> None:
    table = Table(served, "tuxedo", options={"seats": 2}, others=["bot:steady"])
    nowhere = "http://127.0.0.1:9/t/k3vq9xw2ab"
    for message, *arguments in (
        ("'k3vq9xw2ab' is not a link to a table", "k3vq9xw2ab", "--bot", "steady"),
        ("http://127.0.0.1:9 cannot be reached", nowhere, "--bot", "steady"),
        ("leave out --seat", table.own, "--bot", "steady", "--seat", "1"),
        ("Missing option '--bot'", table.link),
    ):
        it = ran_here(capsys, "join", *arguments)
        assert it.code == 2, arguments
        assert message in it.err
        assert len(it.err.splitlines()) == 1, it.err
    sys.modules.pop("ownbots", None)
