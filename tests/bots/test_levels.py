"""The levels that players are offered, and the names of bots."""

import os
import subprocess
import sys
from random import Random

import pytest

from rookery.bots import Limits, bot
from rookery.bots.levels import BEST, LEVELS, NAMES, may_be_seated
from rookery.bots.registry import Named, UnknownBot, named
from rookery.bots.strong import StrongBot


def test_every_level_can_be_made_and_has_its_texts() -> None:
    for level in LEVELS:
        assert bot(level.name, Random(1))
        assert level.title
        assert str(level.sentence).endswith(".")
    assert len(set(NAMES)) == len(NAMES)
    assert BEST in NAMES


@pytest.mark.parametrize("level", ["cheat", "pimc", "ismcts", "strong@3600s", "strong@5n", ""])
def test_reference_bots_and_other_limits_may_not_be_seated(level: str) -> None:
    assert not may_be_seated(level)


def test_master_is_strong_with_three_seconds() -> None:
    assert named("master") == named("strong@3s") == Named("strong", Limits(seconds=3.0))
    assert isinstance(bot("master", Random(1)), StrongBot)
    with pytest.raises(UnknownBot, match="did you mean master"):
        bot("mastr", Random(1))


def test_a_name_may_have_limits() -> None:
    assert named("strong") == Named("strong", None)
    assert named("strong@0.2s") == Named("strong", Limits(seconds=0.2))
    assert named("steady@500n") == Named("steady", Limits(nodes=500))
    made = bot("strong@500n", Random(1), Limits(seconds=2.0))
    assert isinstance(made, StrongBot)
    assert made.limits == Limits(nodes=500)
    made = bot("strong", Random(1), Limits(seconds=2.0))
    assert isinstance(made, StrongBot)
    assert made.limits == Limits(seconds=2.0)


@pytest.mark.parametrize(
    "name", ["", "Strong", "strong@", "strong@s", "strong@0s", "strong@0n", "strong@9999s", "a b"]
)
def test_a_malformed_name_is_refused(name: str) -> None:
    with pytest.raises(UnknownBot):
        bot(name, Random(1))


def test_without_the_kernel_the_text_of_strong_says_so() -> None:
    told = (
        "from rookery.bots.levels import LEVELS; "
        "print([(it.name, str(it.sentence)) for it in LEVELS])"
    )
    environment = {**os.environ, "ROOKERY_KERNEL": "none"}
    ran = subprocess.run(
        [sys.executable, "-c", told], capture_output=True, text=True, check=True, env=environment
    )
    assert "strong@" not in ran.stdout
    assert "Plays as steady does here" in ran.stdout
