"""Making puzzles: by seed, on any number of cores, and going on after an interruption."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from contextlib import closing
from pathlib import Path

import pytest

from rookery.games import GAMES
from rookery.kernel import is_compiled
from rookery.puzzles import progress as progress_module
from rookery.puzzles.choosing import Choice, wanted
from rookery.puzzles.difficulty import Failures
from rookery.puzzles.making import Source, puzzles_of_deal
from rookery.puzzles.progress import Progress, make
from rookery.puzzles.puzzle import BadPuzzle, Puzzle
from tests.puzzles.some import EVERY, like

pytestmark = pytest.mark.skipif(not is_compiled, reason="the kernel thinks")

EASY, HARD = Failures(1.0, 0.0, 0.0), Failures(1.0, 1.0, 1.0)


def made(path: Path, count: int = 2, jobs: int = 1) -> list[Puzzle]:
    with closing(Progress(path)) as progress:
        if jobs == 1:
            return list(make({"three": count}, 3, progress))
        with ProcessPoolExecutor(jobs) as executor:
            return list(make({"three": count}, 3, progress, executor))


@pytest.fixture(scope="module")
def once(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, list[Puzzle]]:
    path = tmp_path_factory.mktemp("puzzles") / "once"
    return path, made(path)


def test_the_puzzles_of_a_deal_follow_from_seed_and_number() -> None:
    source = Source("tuxedo", 5, 2)
    found = puzzles_of_deal(source)
    assert found == puzzles_of_deal(source)
    for it in found:
        it.check()
        assert len(it.record.players) == source.options["seats"]
    assert found != puzzles_of_deal(Source("tuxedo", 6, 2))


def test_the_number_of_cores_changes_nothing(
    once: tuple[Path, list[Puzzle]], tmp_path: Path
) -> None:
    assert made(tmp_path / "again", jobs=2) == once[1]


def test_it_goes_on_where_it_was_interrupted(
    once: tuple[Path, list[Puzzle]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = once[0].read_text().splitlines(keepends=True)
    half = tmp_path / "half"
    half.write_text("".join(lines[:-1]) + lines[-1][:40])
    assert made(half) == once[1]
    assert half.read_text() == once[0].read_text()

    def searched(source: Source) -> tuple[Puzzle, ...]:
        raise AssertionError(f"{source} was searched again")

    monkeypatch.setattr(progress_module, "puzzles_of_deal", searched)
    assert made(half) == once[1]


def test_another_file_is_not_taken_for_progress(tmp_path: Path) -> None:
    path = tmp_path / "other"
    path.write_text('{"game": "three"}\n')
    with pytest.raises(BadPuzzle, match="line 1"):
        Progress(path)


def test_seats_take_turns() -> None:
    seats = [Source("tuxedo", 1, each).options["seats"] for each in range(6)]
    assert seats == [2, 3, 4, 5, 6, 2]
    assert Source("three", 1, 1).options == {}


def test_the_games_of_the_house_get_more() -> None:
    counts = wanted(3)
    assert set(counts) == set(GAMES)
    assert counts["dixie"] == 12 and counts["shelem"] == 3
    assert wanted(3, ["shelem"]) == {"shelem": 3}


def test_no_kind_and_no_difficulty_takes_all_places() -> None:
    choice = Choice(10)
    easy = [like(number, f"theme {number % 5}", EASY) for number in range(50)]
    assert len(list(choice.add(easy))) == 4
    same = [like(100 + number, "ruff", HARD) for number in range(50)]
    assert len(list(choice.add(same))) == 4
    assert len(choice.chosen) == 8
    others = [like(200 + number, f"other {number}", HARD) for number in range(50)]
    assert len(list(choice.add(others))) == 2
    assert choice.is_complete
    assert list(choice.add(EVERY[:5])) == []


def test_no_puzzle_is_chosen_twice() -> None:
    choice = Choice(10)
    one = like(1, "ruff", HARD)
    assert list(choice.add([one, one])) == [one]
