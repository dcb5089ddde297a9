"""`rookery solve` as a user runs it: positions, records, bad input, and Ctrl-C."""

import json
import os
import pty
import signal
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

from rookery.kernel import is_compiled, position_of_record, write_position
from rookery.kernel.solver import python_solver
from rookery.records import card_text, read_match, write_match
from tests.kernel.positions import random_position
from tests.matches import recorded
from tests.processes import heed_signals

POSITION: dict[str, Any] = {
    "hands": ["S14 H3", "S13 H2", "S2 H14", "S5 D2"],
    "trump": "spades",
    "leader": 0,
    "sides": [0, 1, 0, 1],
    "values": {"5": 5, "K": 10},
    "trick_points": 1,
}
ROOKERY = [sys.executable, "-m", "rookery", "solve"]


def written(path: Path, value: object) -> str:
    path.write_text(value if isinstance(value, str) else json.dumps(value))
    return str(path)


def test_the_solution_in_words(run: Any, tmp_path: Path) -> None:
    ran = run("solve", written(tmp_path / "position.json", POSITION))
    assert ran.code == 0
    assert ran.out.splitlines() == [
        "→ seat 0  side 0   S14   H3    –",
        "  seat 1  side 1   S13   H2    –",
        "  seat 2  side 0   S2    H14   –",
        "  seat 3  side 1   S5    –     D2",
        "",
        "Trump is spades. Seat 0 is to play.",
        "",
        "Side 0 (seats 0 and 2) takes 17 of the 17 points left.",
        "",
        "If seat 0 plays",
        "    17  S14",
        "    11  H3",
        "",
        "A best line for both sides",
        "  0 S14  1 S13  2 S2  3 S5   seat 0 takes it, 16 points for side 0",
        "  0 H3  1 H2  2 H14  3 D2   seat 2 takes it, 1 point for side 0",
    ]


def test_with_a_trick_on_the_table_side_1_may_be_to_play(run: Any, tmp_path: Path) -> None:
    fields = POSITION | {"hands": ["H3", "S13 H2", "S2 H14", "S5 D2"], "trick": ["S14"]}
    out = run("solve", written(tmp_path / "position.json", fields | {"trump": "low"})).out
    assert "On the table: seat 0 S14." in out
    assert "Lo-no: the lowest card of the suit led wins. Seat 1 is to play." in out
    assert "→ seat 1  side 1" in out


@pytest.mark.parametrize("name", ["three", "five"])
def test_a_record_is_solved_from_a_move_on(name: str, run: Any, tmp_path: Path) -> None:
    text = write_match(recorded(name, 1, deals=2).record)
    record = json.loads(text)
    moves = record["deals"][1]["moves"]
    late = len(moves) - 3 * len(record["players"])
    path = written(tmp_path / "match.json", text)
    report = run("solve", path, "--deal", "1", "--move", str(late), "--json").json
    slow = python_solver.solve(position_of_record(read_match(text), 1, late))
    assert report["value"] == slow.value
    assert report["cards"] == {card_text(card): value for card, value in slow.cards.items()}
    assert int(report["line"][0].split()[0]) == int(moves[late].split()[0])


def test_when_the_nodes_run_out_there_are_bounds(run: Any, tmp_path: Path) -> None:
    path = written(tmp_path / "position.json", write_position(_hard(5)))
    ran = run("solve", path, "--nodes", "3", "--json")
    assert ran.code == 0
    low, high = ran.json["between"]
    assert 0 <= low < high
    assert (ran.json["value"], ran.json["exact"], ran.json["line"]) == (None, False, [])
    out = run("solve", path, "--nodes", "3").out
    assert f"takes between {low} and {high} of the" in out
    assert "     ?  " in out


def _hard(tricks: int) -> Any:
    """A position of four hands that takes a while to solve."""
    for seed in range(100):
        position = random_position(Random(seed), tricks, seats=4, on_table=False)
        if position.sides == (0, 1, 0, 1) and len(position.values) > 8 and position.trump is None:
            return position
    raise AssertionError("there is one among a hundred")


@pytest.mark.skipif(not is_compiled, reason="what the slow solver takes on is soon solved")
def test_ctrl_c_leaves_with_bounds(tmp_path: Path) -> None:
    """The command runs on a terminal and is interrupted once it has shown its progress."""
    position = _hard(13)
    path = written(tmp_path / "position.json", write_position(position))
    ours, theirs = pty.openpty()
    with subprocess.Popen(
        [*ROOKERY, path, "--json"],
        stdout=subprocess.PIPE,
        stderr=theirs,
        text=True,
        preexec_fn=heed_signals,  # noqa: PLW1509  # it only sets signals
    ) as running:
        os.close(theirs)
        shown = os.read(ours, 100).decode()
        running.send_signal(signal.SIGINT)
        out, _ = running.communicate(timeout=60)
    assert "positions" in shown
    assert running.returncode == 130
    report = json.loads(out)
    low, high = report.get("between", [report["value"]] * 2)
    assert 0 <= low <= high <= position.points_left
    assert report["exact"] == (low == high)
    os.close(ours)
