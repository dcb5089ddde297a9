"""The leaderboard: an entry is taken from the arena's file, and checked by playing decks again."""

import subprocess
import sys
from pathlib import Path

import pytest

from benchmarks.leaderboard import DECKS, Entry, entries, entry_of, report, wrong
from rookery.arena.contest import Contest

CONTEST = Contest("tuxedo", ("easy", "steady"), options={"seats": 2}, decks=DECKS.name)


def test_an_entry_is_whole_and_deals_that_end_otherwise_are_found(tmp_path: Path) -> None:
    file = tmp_path / "easy.jsonl"
    command = [sys.executable, "-m", "rookery", "arena", "easy", "steady", "--seats", "2"]
    command += ["--game", "tuxedo", "--decks", DECKS.name, "--deals", "3", "--out", str(file)]
    subprocess.run(command, check=True, capture_output=True)
    with pytest.raises(SystemExit, match="997 of 1000 decks are missing"):
        entry_of(file)
    entry = Entry(CONTEST, "", 6, (0.0,) * DECKS.size)
    assert wrong(entry, range(3))
    assert "| tuxedo 2 | `easy` | +0.0 ± 0.0 | 6 | `` |" in [*report([entry])]


@pytest.mark.parametrize("entry", entries(), ids=lambda it: "-".join(it.key))
def test_entries_of_the_file_have_every_deck_and_stand_in_the_table(entry: Entry) -> None:
    assert len(entry.edges) == DECKS.size
    row = next(line for line in report([entry]) if line.startswith(f"| {entry.contest.game} "))
    assert row in Path("benchmarks/LEADERBOARD.md").read_text("utf-8")
