"""A user's own bot on the command line: in an arena, a simulation, the suite and a game."""

import json
import re
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import pytest

from rookery.arena.contest import Contest, play_contest
from tests import own_bots


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


def test_it_plays_in_an_arena(run: Any) -> None:
    it = run(*"arena ownbots:Last@9n random --game three --deals 2 --jobs 2 --json".split())
    assert it.code == 0, it.err
    assert {rating["bot"] for rating in it.json["ratings"]} == {"ownbots:Last@9n", "random"}


def test_a_spawned_worker_process_finds_it() -> None:
    contest = Contest("three", ("ownbots:Miser", "random"), most_seatings=2)
    tasks = [(0, contest.pairs[0]), (1, contest.pairs[0])]
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as executor:
        assert list(play_contest(contest, tasks, executor)) == list(play_contest(contest, tasks))


def test_its_fault_in_an_arena_is_reported_in_one_line(run: Any) -> None:
    it = run(*"arena ownbots:Crasher random --game three --deals 2 --jobs 2".split())
    assert it.code == 2
    assert "failed: IndexError: tuple index out of range (ownbots.py, line " in it.err
    assert len(it.err.splitlines()) == 1


def test_rounds_of_another_version_of_it_are_pointed_out(run: Any, folder: Path) -> None:
    line = "arena ownbots:Miser random --game three --deals 1 --out rounds.jsonl"
    assert "other versions" not in run(*line.split()).err
    assert "other versions" not in run(*line.split()).err
    with (folder / "ownbots.py").open("a") as file:
        file.write("# changed\n")
    told = "rounds.jsonl was begun with other versions of the bots or the rules"
    assert told in run(*line.split()).err


def test_it_is_simulated(run: Any) -> None:
    it = run(*"simulate three --bots ownbots:Miser,random --most-deals 2 --out one.jsonl".split())
    assert it.code == 0, it.err
    record = json.loads(Path("one.jsonl").read_text())
    assert record["players"] == ["bot:ownbots:Miser", "bot:random", "bot:ownbots:Miser"]
    assert run(*"replay one.jsonl".split()).code == 0
    illegal = r"ownbots:Cheater in seat \d answered 'bid 3': a bid must be a multiple of 5"
    assert re.search(illegal, run(*"simulate three --bots ownbots:Cheater".split()).err)


def test_it_answers_the_suite(run: Any) -> None:
    it = run(*"suite ownbots:Miser --game three --json".split())
    assert it.json["bots"][0]["bot"] == "ownbots:Miser"
    wrong = run(*"suite ownbots:Cheater --game three".split())
    assert wrong.code == 2
    assert "three-strong-hand: ownbots:Cheater in seat 0 answered 'bid 3'" in wrong.err


def test_its_fault_ends_a_terminal_game_that_can_be_continued(run: Any, folder: Path) -> None:
    """The bot is not replaced, as that would hide the fault from its author."""
    it = run(*"play three --plain --seed 1 --bots ownbots:Crasher".split(), typed="")
    assert it.code == 2
    assert "in seat 1 failed: IndexError: tuple index out of range (ownbots.py, line " in it.err
    assert len(it.err.splitlines()) == 1
    assert "`rookery play --bots ownbots:Crasher` offers to continue it." in it.out
    mended = own_bots.SOURCE + "\n\nclass Crasher(Miser):\n    pass\n"
    (folder / "ownbots.py").write_text(mended)
    sys.modules.pop("ownbots")
    it = run(*"play --plain --bots ownbots:Crasher".split(), typed="y\npass\n")
    assert it.code == 0, it.err
    assert "Ada passes" in it.out


def test_a_saved_match_runs_only_code_named_on_the_command_line(run: Any, folder: Path) -> None:
    it = run(*"play three --plain --seed 1 --bots ownbots:Miser".split(), typed="pass\n")
    assert (it.code, "passes" in it.out) == (0, True), it.err
    kept = folder / "home" / "rookery" / "unfinished.json"
    sys.modules.pop("ownbots")
    (folder / "ownbots.py").write_text("raise AssertionError('code of a record was run')")
    it = run("play", "--plain", "--resume", str(kept))
    assert it.code == 2
    assert "its code runs only if it is named on the command line" in it.err
