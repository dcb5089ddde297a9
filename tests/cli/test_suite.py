"""`rookery suite` as a user runs it."""

from typing import Any

import pytest

from rookery.arena.suite import exercises
from rookery.language import ENGLISH

EVERY = exercises()


def test_the_report_has_games_phases_and_wrong_answers(run: Any) -> None:
    ran = run("suite", "random", "steady", "--game", "three", "--seed", "4")
    assert ran.code == 0
    of_three = [it for it in EVERY if it.record.game == "three"]
    head, all_of_them, *rows = ran.out.splitlines()
    assert head.split() == ["random", "steady"]
    assert all_of_them.count(f"of {len(of_three)}") == 2
    assert any(row.startswith("auction") for row in rows)
    assert "random gets wrong" in rows
    assert any("right: " in row or "wrong: " in row for row in rows)


def test_the_result_as_one_object(run: Any) -> None:
    report = run("suite", "steady", "--game", "five", "--json").json
    (one,) = report["bots"]
    assert report["seed"] == 0
    assert one["total"]["of"] == len(one["answers"]) == one["games"]["five"]["of"]
    assert one["total"]["right"] == sum(it["is_right"] for it in one["answers"])
    for it in one["answers"]:
        assert it["reason"] and it["said"] and it["move"]
        assert ("right" in it) != ("wrong" in it)


def test_by_tag_and_with_a_limit(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """With a node limit, no clock is read."""
    monkeypatch.delattr("rookery.bots.budget.perf_counter")
    asked = "suite strong --tag orange --game tuxedo --nodes 300 --json"
    report = run(*asked.split()).json
    tagged = [it.name for it in EVERY if "orange" in it.tags]
    assert [it["name"] for it in report["bots"][0]["answers"]] == tagged


def test_a_position_is_shown_with_its_answer(run: Any) -> None:
    for exercise in EVERY[::25]:
        ran = run("suite", "--show", exercise.name)
        assert run("suite", "--show", exercise.name, "--json").json["shown"] == ran.out.splitlines()
        assert ENGLISH.sentences((exercise.reason,)) in ran.out
        assert f"You are seat {exercise.seat}" in ran.out
        for move in exercise.right[:1] or exercise.wrong[:1]:
            assert move in ran.out
