"""The file of a contest, and the chart of its duels."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from rookery.arena.contest import Contest, play_contest
from rookery.arena.results import BadResults, Results, read_results

CONTEST = Contest("three", ("steady", "random"), seed=1, most_seatings=2)


def played(path: Path, deals: int, contest: Contest = CONTEST) -> Results:
    results = Results(contest, path)
    for one in play_contest(contest, results.missing(deals)):
        results.add(one)
    results.close()
    return results


def test_rounds_in_the_file_are_not_played_again(tmp_path: Path) -> None:
    whole = played(tmp_path / "whole", 3)
    path = tmp_path / "parts"
    played(path, 1)
    half = Results(CONTEST, path)
    assert list(half.missing(3)) == [(number, ("steady", "random")) for number in (1, 2)]
    half.close()
    assert played(path, 3).rounds == whole.rounds
    assert untimed(path) == untimed(tmp_path / "whole")


def untimed(path: Path) -> list[dict[str, Any]]:
    """The lines of a file without the times of decisions."""
    lines = [json.loads(line) for line in path.read_text().splitlines()]
    return [{key: line[key] for key in line if key != "spent"} for line in lines]


def test_a_file_from_before_there_were_limits_can_be_continued(tmp_path: Path) -> None:
    path = tmp_path / "rounds"
    contest = replace(CONTEST, most_seatings=None)
    whole = played(path, 1, contest)
    head, *lines = untimed(path)
    for name in ("seconds", "nodes", "most_seatings"):
        del head["contest"][name]
    path.write_text("".join(json.dumps(line) + "\n" for line in (head, *lines)))
    assert played(path, 1, contest).rounds == whole.rounds
    assert read_results(path).contest == contest


def test_an_older_file_had_races_of_the_bots_own(tmp_path: Path) -> None:
    """A contest with even races is another one, and so cannot continue the older file."""
    path = tmp_path / "rounds"
    contest = Contest("tuxedo", ("easy", "random"), options={"seats": 2})
    played(path, 1, contest)
    head, *lines = untimed(path)
    del head["contest"]["races"]
    path.write_text("".join(json.dumps(line) + "\n" for line in (head, *lines)))
    assert read_results(path).contest.races == "own"
    with pytest.raises(BadResults, match="another contest"):
        Results(contest, path)


def test_a_file_has_the_version_of_the_code_that_began_it(tmp_path: Path) -> None:
    path = tmp_path / "rounds"
    assert not played(path, 1).is_of_other_code
    assert not played(path, 2).is_of_other_code
    head, *lines = untimed(path)
    assert len(head["code"]) == 12
    head["code"] = "0123456789ab"
    path.write_text("".join(json.dumps(line) + "\n" for line in (head, *lines)))
    assert read_results(path).is_of_other_code
    assert played(path, 3).is_of_other_code


def test_a_file_is_read_without_knowing_its_contest(tmp_path: Path) -> None:
    path = tmp_path / "rounds"
    whole = played(path, 1)
    found = read_results(path)
    assert (found.contest, found.rounds) == (CONTEST, whole.rounds)
    with path.open("ab") as file:
        file.write(b'{"number": 7, "pa')
    before = path.read_bytes()
    assert read_results(path).rounds == whole.rounds
    assert path.read_bytes() == before
    path.write_text("nonsense")
    with pytest.raises(BadResults, match="not the file"):
        read_results(path)


@pytest.mark.parametrize("cut", [1, 40])
def test_the_round_of_an_incomplete_line_is_played_again(tmp_path: Path, cut: int) -> None:
    path = tmp_path / "rounds"
    whole = played(path, 2)
    kept = path.read_bytes()
    path.write_bytes(kept[:-cut])
    assert played(path, 2).rounds == whole.rounds
    assert path.read_bytes().startswith(kept.rpartition(b'{"number"')[0])
    assert len(untimed(path)) == 3


@pytest.mark.parametrize(
    "text", ["{}\n", "nonsense\n", "[1]\n", "{", '{"format":"rookery-match/1"}\n', "\n"]
)
def test_a_file_of_another_format_is_left_alone(tmp_path: Path, text: str) -> None:
    path = tmp_path / "rounds"
    path.write_text(text)
    with pytest.raises(BadResults):
        Results(CONTEST, path)
    assert path.read_text() == text


def test_another_contests_file_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "rounds"
    played(path, 1)
    kept = path.read_bytes()
    with pytest.raises(BadResults, match="another contest"):
        Results(Contest("three", ("steady", "random"), seed=2), path)
    path.write_bytes(kept + b'{"number":"one"}\n')
    with pytest.raises(BadResults, match="not a round"):
        Results(CONTEST, path)
