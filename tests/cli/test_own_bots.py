"""A user's own bot on the command line: in an arena, a simulation, the suite and a game."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

import pytest

from rookery.arena.contest import Contest, play_contest
from tests import own_bots
from tests.cli.running import Ran, ran_here, rookery


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The current directory with the user's module; the program's files are kept there too."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    own_bots.write(tmp_path)
    yield tmp_path
    sys.modules.pop("ownbots", None)
    if str(tmp_path) in sys.path:
        sys.path.remove(str(tmp_path))


def ran(capsys: pytest.CaptureFixture[str], line: str) -> Ran:
    return ran_here(capsys, *line.split())


@pytest.mark.parametrize("jobs", [1, 2])
def test_it_plays_in_an_arena(capsys: pytest.CaptureFixture[str], jobs: int) -> None:
    it = ran(capsys, f"arena ownbots:Last@9n random --game three --deals 2 --jobs {jobs} --json")
    assert it.code == 0, it.err
    assert {rating["bot"] for rating in it.json["ratings"]} == {"ownbots:Last@9n", "random"}


def test_a_spawned_worker_process_finds_it() -> None:
    contest = Contest("three", ("ownbots:Miser", "random"), most_seatings=2)
    tasks = [(0, contest.pairs[0]), (1, contest.pairs[0])]
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as executor:
        assert list(play_contest(contest, tasks, executor)) == list(play_contest(contest, tasks))


@pytest.mark.parametrize("jobs", [1, 2])
@pytest.mark.parametrize(
    ("bot", "message"),
    [
        ("Mover", "Mover.decide returned a Move ('bid 55'); it must return a Decision: "),
        ("Crasher", "failed: IndexError: tuple index out of range (ownbots.py, line "),
        ("Cheater", "answered 'bid 3': a bid must be a multiple of 5"),
        ("Nobody", "ownbots has no Nobody"),
    ],
)
def test_its_fault_in_an_arena_is_reported_in_one_line(
    capsys: pytest.CaptureFixture[str], bot: str, message: str, jobs: int
) -> None:
    it = ran(capsys, f"arena ownbots:{bot} random --game three --deals 2 --jobs {jobs}")
    assert it.code == 2
    assert message in it.err
    assert len(it.err.splitlines()) == 1


def test_rounds_of_another_version_of_it_are_pointed_out(
    capsys: pytest.CaptureFixture[str], folder: Path
) -> None:
    line = "arena ownbots:Miser random --game three --deals 1 --out rounds.jsonl"
    assert "other versions" not in ran(capsys, line).err
    assert "other versions" not in ran(capsys, line).err
    with (folder / "ownbots.py").open("a") as file:
        file.write("# changed\n")
    assert "other versions" in ran(capsys, line).err


def test_it_is_simulated(capsys: pytest.CaptureFixture[str]) -> None:
    it = ran(capsys, "simulate three --bots ownbots:Miser,random --most-deals 2 --out one.jsonl")
    assert it.code == 0, it.err
    record = json.loads(Path("one.jsonl").read_text())
    assert record["players"] == ["bot:ownbots:Miser", "bot:random", "bot:ownbots:Miser"]
    assert ran(capsys, "replay one.jsonl").code == 0
    assert "seat" in ran(capsys, "simulate three --bots ownbots:Cheater").err


def test_it_answers_the_suite(capsys: pytest.CaptureFixture[str]) -> None:
    it = ran(capsys, "suite ownbots:Miser --game three --json")
    assert it.json["bots"][0]["bot"] == "ownbots:Miser"
    wrong = ran(capsys, "suite ownbots:Cheater --game three")
    assert wrong.code == 2
    assert "three-strong-hand: ownbots:Cheater in seat 0 answered 'bid 3'" in wrong.err


def test_it_sits_in_a_terminal_game(folder: Path) -> None:
    line = "play three --plain --seed 1 --bots ownbots:Miser"
    it = rookery(*line.split(), typed="pass\n", home=folder / "home")
    assert it.returncode == 0, it.stderr
    assert "passes" in it.stdout


@pytest.mark.parametrize(
    ("bot", "message"),
    [
        ("Mover", "Mover.decide returned a Move"),
        ("Crasher", "in seat 1 failed: IndexError: tuple index out of range (ownbots.py, line "),
        ("Cheater", "ownbots:Cheater in seat 1 answered 'bid 3': a bid must be a multiple of 5"),
    ],
)
def test_its_fault_ends_a_terminal_game_that_can_be_continued(
    folder: Path, bot: str, message: str
) -> None:
    """It is not replaced, as that would hide the fault from its author."""
    line = f"play three --plain --seed 1 --bots ownbots:{bot}"
    it = rookery(*line.split(), home=folder / "home")
    assert it.returncode == 2
    assert message in it.stderr
    assert len(it.stderr.splitlines()) == 1
    assert f"`rookery play --bots ownbots:{bot}` offers to continue it." in it.stdout
    mended = own_bots.SOURCE + f"\n\nclass {bot}(Miser):\n    pass\n"
    (folder / "ownbots.py").write_text(mended)
    again = f"play --plain --bots ownbots:{bot}"
    it = rookery(*again.split(), typed="y\npass\n", home=folder / "home")
    assert it.returncode == 0, it.stderr
    assert "Ada passes" in it.stdout


def test_a_saved_match_runs_only_code_named_on_the_command_line(folder: Path) -> None:
    line = "play three --plain --seed 1 --bots ownbots:Miser"
    assert rookery(*line.split(), typed="pass\n", home=folder / "home").returncode == 0
    kept = folder / "home" / "rookery" / "unfinished.json"
    (folder / "ownbots.py").write_text("raise AssertionError('code of a record was run')")
    it = rookery("play", "--plain", "--resume", str(kept), home=folder / "home")
    assert it.returncode == 2
    assert "its code runs only if it is named on the command line" in it.stderr
