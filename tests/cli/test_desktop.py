"""`rookery` alone, on the computer at home."""

import os
import pty
import signal
import subprocess
import sys
from pathlib import Path
from select import select
from typing import IO

import pytest

from rookery.cli.server.desktop import awake, code_of
from tests.processes import DEADLINE, heed_signals

segno = pytest.importorskip("segno", reason="make installs it")


def test_the_code_in_the_terminal_is_that_of_the_address() -> None:
    address = "http://192.168.1.23:8765"
    lines = code_of(address)
    is_light = {"█": (True, True), "▀": (True, False), "▄": (False, True), " ": (False, False)}
    rows = [[is_light[char][half] for char in line] for line in lines for half in (0, 1)]
    wanted = [
        [not dark for dark in row]
        for row in segno.make_qr(address, error="l").matrix_iter(border=2)
    ]
    assert rows[: len(wanted)] == wanted


@pytest.mark.parametrize("can", ["1", "0"])
def test_a_computer_stays_awake_where_it_can(can: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WAKEPY_FAKE_SUCCESS", can)
    monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nowhere")
    with awake() as is_awake:
        assert is_awake == (can == "1")


def test_it_opens_the_browser_shows_the_link_and_ends_well_by_ctrl_c(tmp_path: Path) -> None:
    seen = tmp_path / "seen"
    browser = tmp_path / "browser"
    os.mkfifo(seen)
    browser.write_text(f'#!/bin/sh\nprintf "%s\\n" "$1" > {seen}\n')
    browser.chmod(0o755)
    home = {"HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path), "BROWSER": f"{browser} %s"}
    ours, theirs = pty.openpty()
    with os.fdopen(ours, "rb", buffering=0) as terminal:
        server = subprocess.Popen(
            [sys.executable, "-m", "rookery"],
            env=os.environ | home,
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            preexec_fn=heed_signals,  # noqa: PLW1509  # it only sets signals
        )
        os.close(theirs)
        try:
            with seen.open("r+b", buffering=0) as opened:
                assert select([opened], [], [], DEADLINE)[0]
                address = opened.read(1000).decode().strip()
            server.send_signal(signal.SIGINT)
            assert server.wait(DEADLINE) == 0
        finally:
            server.kill()
        said = written(terminal)
    assert f"Rookery is at {address}  (Ctrl-C ends it; tables are kept)" in said
    assert ("█▀" in said) == ("From other devices in your network" in said)
    assert said.endswith("Rookery has ended. Tables are kept: start it again to play on.\r\n")


def written(terminal: IO[bytes]) -> str:
    """All that was written to a terminal whose programs have ended."""
    parts = []
    while True:
        try:
            part = terminal.read(1 << 16)
        except OSError:  # what Linux says at the end of a terminal
            break
        if not part:
            break
        parts.append(part)
    return b"".join(parts).decode()
