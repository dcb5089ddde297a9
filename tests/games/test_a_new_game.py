"""A game added as one value works everywhere; tests/browser tests it on the page."""

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


def test_the_hand_net_which_does_not_know_its_red_1_is_not_used_for_it() -> None:
    assert isinstance(NEW.rules, TrickRules)
    assert net_for(NEW.rules, NEW.rules.allowed_trumps) is None


def test_its_rules_are_printed() -> None:
    output = rookery("rules", NEW.name)
    assert NEW.title in output and NEW.how_to[0] in output
    assert "rook_rank  (low or 10.5 or 12.5 or high; usually high)" in output


def test_the_suite_says_that_it_has_no_positions() -> None:
    assert rookery("suite", "--game", NEW.name) == "This game has no positions yet.\n"
    output = json.loads(rookery("suite", "random", "--tag", "smear", "--json"))
    assert output["bots"][0]["total"]["of"] >= 5


def test_matches_are_played_recorded_and_replayed(tmp_path: Path) -> None:
    file = str(tmp_path / "matches.jsonl")
    rookery("simulate", NEW.name, "--matches", "2", "--bots", "steady,easy", "--out", file)
    output = rookery("replay", file, "--json").splitlines()
    assert len(output) == 2


def test_bots_play_it_in_the_arena() -> None:
    output = rookery("arena", "steady", "random", "--game", NEW.name, "--deals", "8")
    assert re.search(r"steady over random: \+\d+", output)


def test_it_is_played_in_the_terminal_with_hands_in_its_order() -> None:
    said = "hint\npass\n" + "\n" * 3 + "quit\n"
    output = rookery("play", NEW.name, "--plain", "--no-clock", "--seed", "3", said=said)
    assert "Your hand: B1 B9   G1 G9 G8 G7   R14 R13 R4 R2   Y1 Y12 Y2" in output
    assert "Hint: " in output
    assert "You pass." in output


@pytest.mark.skipif(not is_compiled, reason="the kernel is not compiled")
def test_the_solver_keeps_its_signature() -> None:
    assert rookery("bench", "--signature") == f"{SIGNATURE}\n"
