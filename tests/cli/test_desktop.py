"""`rookery` alone, on the computer at home."""

import os
from pathlib import Path
from select import select

import pytest

from rookery.cli.server.desktop import awake, code_of
from tests.processes import DEADLINE
from tests.tui.terminals import terminal

segno = pytest.importorskip("segno", reason="make installs it")


def test_the_code_in_the_terminal_is_that_of_the_address() -> None:
    address = "http://192.168.1.23:8765"
    lines = code_of(address)
    is_light = {"█": (True, True), "▀": (True, False), "▄": (False, True), " ": (False, False)}
    rows = [[is_light[char][half] for char in line] for line in lines for half in (0, 1)]
    code = segno.make_qr(address, error="l").matrix_iter(border=2)
    wanted = [[not dark for dark in row] for row in code]
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
    with terminal(tmp_path, BROWSER=f"{browser} %s") as it:
        with seen.open("r+b", buffering=0) as opened:
            assert select([opened], [], [], DEADLINE)[0]
            address = opened.read(1000).decode().strip()
        it.interrupt()
        assert it.end() == 0
    said = it.shown
    assert f"Rookery is at {address}  (Ctrl-C ends it; tables are kept)" in said
    assert ("█▀" in said) == ("From other devices in your network" in said)
    assert said.endswith("Rookery has ended. Tables are kept: start it again to play on.\r\n")
