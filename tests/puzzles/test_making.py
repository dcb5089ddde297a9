"""Making puzzles: the same by seed on any number of cores, and continued after an interruption."""

from concurrent.futures import Executor, ProcessPoolExecutor
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
from rookery.puzzles.puzzle import Puzzle
from tests.puzzles.some import EVERY, like

pytestmark = pytest.mark.skipif(not is_compiled, reason="the kernel thinks")

EASY, HARD = Failures(1.0, 0.0, 0.0), Failures(1.0, 1.0, 1.0)


def made(path: Path, count: int = 3, executor: Executor | None = None) -> list[Puzzle]:
    with closing(Progress(path)) as progress:
        return list(make({"tuxedo": count}, 3, progress, executor))


def test_the_puzzles_of_a_deal_are_correct() -> None:
    source = Source("tuxedo", 5, 2)
    for it in (found := puzzles_of_deal(source)):
        it.check()
        assert len(it.record.players) == source.options["seats"]
    assert found


@pytest.mark.slow
def test_the_number_of_cores_changes_nothing(tmp_path: Path) -> None:
    with ProcessPoolExecutor(2) as executor:
        assert made(tmp_path / "two", executor=executor) == made(tmp_path / "one")


def test_it_goes_on_where_it_was_interrupted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    searched: list[int] = []

    def puzzles(source: Source) -> tuple[Puzzle, ...]:
        searched.append(source.number)
        return (like(source.number, f"theme {source.number}", HARD),)

    monkeypatch.setattr(progress_module, "puzzles_of_deal", puzzles)
    whole, half = tmp_path / "whole", tmp_path / "half"
    chosen = made(whole)
    lines = whole.read_text().splitlines(keepends=True)
    half.write_text("".join(lines[:-1]) + lines[-1][:40])
    searched.clear()
    assert made(half) == chosen == made(half)
    assert searched == [2]
    assert half.read_text() == whole.read_text()


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
