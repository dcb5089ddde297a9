"""`rookery puzzles` as a user runs it."""

import json
from pathlib import Path
from typing import Any

import pytest

from rookery.kernel import is_compiled
from rookery.language import ENGLISH
from tests.puzzles.some import EVERY, first


def test_the_list_is_chosen_by_options(run: Any) -> None:
    asked = "puzzles list --game dixie --difficulty hard".split()
    ran = run(*asked, "--json")
    found = [json.loads(line) for line in ran.out.splitlines()]
    wanted = [it for it in EVERY if it.game == "dixie" and it.difficulty == "hard"]
    assert [each["id"] for each in found] == [it.id for it in wanted]
    assert all("right" not in each for each in found)
    shown = run(*asked).out
    assert shown.splitlines()[-1] == f"{len(wanted)} puzzles."


def test_a_puzzle_is_solved_at_the_prompt(run: Any) -> None:
    it = first("dixie", "follow")
    wrong = next(each.move for each in it.values if each.move not in it.right)
    ran = run("puzzles", "play", it.id, typed=f"nonsense\n{wrong}\n{it.right[0]}\n")
    assert ran.code == 0
    assert f"You are seat {it.seat}" in ran.out
    assert f"{wrong}: That gives up about" in ran.out
    assert f"{it.right[0]}: Right." in ran.out
    assert ENGLISH.sentences(it.reason) in ran.out


@pytest.mark.parametrize(
    ("typed", "is_shown"), [("answer\n", True), ("quit\n", False), ("", False)]
)
def test_it_can_be_given_up(run: Any, typed: str, is_shown: bool) -> None:
    it = first("tuxedo")
    ran = run("puzzles", "play", it.id, typed=typed)
    assert (ran.code, ENGLISH.sentences(it.reason) in ran.out) == (0, is_shown)


def test_a_puzzle_as_json_has_its_answer(run: Any) -> None:
    one = run("puzzles", "play", "--seed", "3", "--theme", "duck", "--json").json
    assert one["right"] and one["reason"] and one["shown"]
    assert "duck" in one["themes"]
    assert one == run("puzzles", "play", one["id"], "--json").json


@pytest.mark.skipif(not is_compiled, reason="the kernel thinks")
def test_puzzles_are_made_and_the_progress_is_removed(run: Any, tmp_path: Path) -> None:
    path = tmp_path / "made.jsonl"
    ran = run(*f"puzzles make three --count 1 --seed 4 --out {path} --json".split())
    assert (ran.json["puzzles"], ran.json["games"]) == (1, {"three": 1})
    assert [each.name for each in tmp_path.iterdir()] == ["made.jsonl"]
    found = run("puzzles", "list", "--file", str(path), "--json").out.splitlines()
    assert [json.loads(each)["game"] for each in found] == ["three"]
