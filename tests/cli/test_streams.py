"""Standard streams that are closed or full or cannot encode a character, and files written then."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from rookery.cli.server.serve import origin_of

ROOKERY = f"{sys.executable} -m rookery"
needs_full_device = pytest.mark.skipif(not Path("/dev/full").exists(), reason="Linux has it")


def shell(line: str, home: Path, **variables: str) -> subprocess.CompletedProcess[str]:
    """Run a line of bash in which `rookery` is the program; a pipeline fails if any part does."""
    return subprocess.run(
        ["/bin/bash", "-c", f'set -o pipefail; rookery() {{ {ROOKERY} "$@"; }}; {line}'],
        capture_output=True,
        text=True,
        timeout=120,
        stdin=subprocess.DEVNULL,
        cwd=home,
        env={"PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8", "XDG_DATA_HOME": str(home), **variables},
        check=False,
    )


@pytest.mark.parametrize(
    "line",
    [
        "rookery simulate three --matches 999 --most-deals 1 --out - | head -n 1",
        "rookery --help | true",
    ],
)
def test_a_closed_pipe_is_not_an_error(line: str, tmp_path: Path) -> None:
    ran = shell(line, tmp_path)
    assert (ran.returncode, ran.stderr) == (0, "")


@pytest.mark.parametrize("line", ["replay - <&-", "play three --plain <&- >&- 2>&-"])
def test_closed_streams_give_no_traceback(line: str, tmp_path: Path) -> None:
    ran = shell(f"rookery {line}", tmp_path)
    assert ran.returncode in (0, 2)
    assert "Traceback" not in ran.stderr
    assert ran.stderr.count("\n") <= 1


def test_closed_output_swallows_what_is_written(tmp_path: Path) -> None:
    ran = shell("rookery simulate three --out records.jsonl >&-", tmp_path)
    assert (ran.returncode, ran.stderr) == (0, "")
    assert (tmp_path / "records.jsonl").read_text().startswith('{"format"')


@needs_full_device
@pytest.mark.parametrize("line", ["--help >/dev/full", "simulate three --out /dev/full"])
def test_a_full_device_is_reported(line: str, tmp_path: Path) -> None:
    ran = shell(f"rookery {line}", tmp_path)
    assert ran.returncode == 2
    assert ran.stderr.splitlines()[-1] == (
        "rookery: the output cannot be written: no space left on the device"
    )


@needs_full_device
def test_an_error_that_cannot_be_printed_still_has_its_code(tmp_path: Path) -> None:
    assert shell("rookery rules whist 2>/dev/full", tmp_path).returncode == 2


@pytest.mark.parametrize(
    "typed", [b"", b"quit\n", b"q\n", b"\xff\xfe\n", b"9" * 5000 + b"\n", b"0" * 8 + b"1" * 5000]
)
def test_quitting_at_a_question_is_not_an_error(run: Any, typed: bytes) -> None:
    ran = run("play", "--plain", typed=typed)
    assert (ran.code, ran.err) == (0, "")
    assert "Which game?" in ran.out


def test_an_output_that_lacks_a_character_escapes_it(tmp_path: Path) -> None:
    ran = shell("rookery simulate three --most-deals 3", tmp_path, PYTHONIOENCODING="latin-1")
    assert ran.returncode == 0
    assert "\\u2588" in ran.stdout


def test_a_file_name_that_is_not_valid_text(tmp_path: Path) -> None:
    ran = shell("rookery replay $'\\xff.json'", tmp_path)
    assert ran.returncode == 2
    assert ran.stderr.count("\n") == 1


def test_records_are_written_through_a_link_and_keep_the_mode(run: Any, tmp_path: Path) -> None:
    target, link = tmp_path / "target", tmp_path / "link"
    target.write_text('{"format": "old"}')
    target.chmod(0o640)
    link.symlink_to(target)
    assert run("simulate", "three", "--most-deals", "1", "--out", str(link)).code == 0
    assert link.is_symlink()
    assert target.read_text().startswith('{"format"')
    assert target.stat().st_mode & 0o777 == 0o640


def test_records_are_written_to_a_named_pipe(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    ran = shell("cat pipe & rookery simulate three --most-deals 1 --out pipe; wait", tmp_path)
    assert '{"format"' in ran.stdout
    assert (tmp_path / "pipe").is_fifo()


def test_matches_played_before_an_error_are_kept(tmp_path: Path) -> None:
    limit = "ulimit -f 8; trap '' XFSZ;"
    ran = shell(f"{limit} rookery simulate three --matches 50 --out out", tmp_path)
    assert ran.returncode == 2
    assert "the matches played so far are in" in ran.stderr
    assert not (tmp_path / "out").exists()
    assert (tmp_path / "out.partial").read_text().startswith('{"format"')


@pytest.mark.parametrize(
    ("text", "origin"),
    [
        ("https://rook.example", "https://rook.example"),
        ("HTTPS://Rook.Example:443/", "https://rook.example"),
        ("http://10.0.0.5:8765", "http://10.0.0.5:8765"),
        ("http://[::1]:80", "http://[::1]"),
    ],
)
def test_origins_are_written_as_browsers_send_them(text: str, origin: str) -> None:
    assert origin_of(text) == origin
