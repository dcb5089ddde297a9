"""A game that is only a value is known everywhere; the page is in tests/browser."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random

import pytest

from rookery.bots.strong.bidding.hand_net import net_for
from rookery.kernel import is_compiled
from rookery.testing import check_path, random_path
from rookery.tricks.rules import TrickRules
from tests.games.new_game import NEW, rookery

if is_compiled:
    from rookery.kernel.signature import SIGNATURE


def test_it_conforms() -> None:
    rng = Random(1)
    for _ in range(5):
        check_path(random_path(NEW.game(), rng), rng, samples=1)


def test_no_net_of_another_game_answers_for_it() -> None:
    assert isinstance(NEW.rules, TrickRules)
    assert net_for(NEW.rules) is None


def test_its_rules_are_told() -> None:
    told = rookery("rules", NEW.name)
    assert NEW.title in told and NEW.how_to[0] in told
    assert "rook_rank  (low or high; usually high)" in told


def test_it_has_no_positions_and_the_suite_of_the_others_goes_on() -> None:
    assert rookery("suite", "--game", NEW.name) == "This game has no positions yet.\n"
    told = json.loads(rookery("suite", "random", "--tag", "smear", "--json"))
    assert told["bots"][0]["total"]["of"] >= 5


def test_matches_are_played_recorded_and_replayed(tmp_path: Path) -> None:
    file = str(tmp_path / "matches.jsonl")
    rookery("simulate", NEW.name, "--matches", "2", "--bots", "steady,easy", "--out", file)
    told = rookery("replay", file, "--json").splitlines()
    assert len(told) == 2


def test_bots_play_it_in_the_arena() -> None:
    told = rookery("arena", "steady", "random", "--game", NEW.name, "--deals", "8")
    assert re.search(r"steady over random: \+\d+", told)


def test_it_is_played_in_the_terminal_with_hands_in_its_order() -> None:
    said = "hint\npass\n" + "\n" * 3 + "quit\n"
    told = rookery("play", NEW.name, "--plain", "--no-clock", "--seed", "3", said=said)
    assert "Your hand: B1 B9   G1 G9 G8 G7   R14 R13 R4 R2   Y1 Y12 Y2" in told
    assert "Hint: " in told
    assert "You pass." in told


@pytest.mark.skipif(not is_compiled, reason="the kernel is not compiled")
def test_the_solver_keeps_its_signature() -> None:
    assert rookery("bench", "--signature") == f"{SIGNATURE}\n"
