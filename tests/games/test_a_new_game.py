"""A game added as one value works everywhere; tests/browser tests it on the page."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from rookery.bots.strong.bidding.hand_net import net_for
from rookery.games import GAMES
from rookery.language import catalogue, language
from rookery.server.updates.catalogue import described
from rookery.testing import check_path, random_path
from rookery.tricks.rules import TrickRules
from tests.cli.running import ran_here
from tests.games.new_game import NEW, sources


@pytest.fixture(autouse=True)
def in_the_table(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Have the game in the table while a test runs."""
    monkeypatch.setitem(GAMES, NEW.name, NEW)
    monkeypatch.setattr(catalogue, "sources", sources)
    catalogue.catalogue.cache_clear()
    yield
    catalogue.catalogue.cache_clear()


def test_it_conforms() -> None:
    rng = Random(1)
    for _ in range(5):
        check_path(random_path(NEW.game(), rng), rng, samples=1)


def test_the_hand_net_which_does_not_know_its_red_1_is_not_used_for_it() -> None:
    assert isinstance(NEW.rules, TrickRules)
    assert net_for(NEW.rules, NEW.rules.allowed_trumps) is None


def test_its_rules_are_printed(capsys: pytest.CaptureFixture[str]) -> None:
    output = ran_here(capsys, "rules", NEW.name).out
    assert NEW.title in output and str(NEW.how_to[0]) in output
    assert "rook_rank  (low or 10.5 or 12.5 or high; usually high)" in output


def test_a_language_that_lacks_it_shows_it_in_english_and_says_so() -> None:
    german = described(NEW, language("de"))
    assert (german.told_in, german.summary, german.differs) == ("en", str(NEW.summary), "")
    assert german.how_to == tuple(map(str, NEW.how_to))
    assert [described(NEW).told_in, described(GAMES["dixie"], language("de")).told_in] == ["", ""]


def test_the_suite_says_that_it_has_no_positions(capsys: pytest.CaptureFixture[str]) -> None:
    ran = ran_here(capsys, "suite", "--game", NEW.name)
    assert (ran.code, ran.out) == (0, "This game has no positions yet.\n")


def test_matches_are_played_recorded_and_replayed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = str(tmp_path / "matches.jsonl")
    options = ("--option", "target=100", "--bots", "steady,easy", "--out", file)
    assert ran_here(capsys, "simulate", NEW.name, "--matches", "2", *options).code == 0
    assert len(ran_here(capsys, "replay", file, "--json").out.splitlines()) == 2


def test_bots_play_it_in_the_arena(capsys: pytest.CaptureFixture[str]) -> None:
    ran = ran_here(capsys, "arena", "steady", "random", "--game", NEW.name, "--deals", "4")
    assert re.search(r"steady over random: \+\d+", ran.out)


def test_it_is_played_in_the_terminal_with_hands_in_its_order(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("hint\npass\n" + "\n" * 3 + "quit\n"))
    output = ran_here(capsys, "play", NEW.name, "--plain", "--no-clock", "--seed", "3").out
    assert "Your hand: B1 B9   G1 G9 G8 G7   R14 R13 R4 R2   Y1 Y12 Y2" in output
    assert "Hint: " in output
    assert "You pass." in output
