"""Every option makes a difference in the random matches of the oracle."""

from random import Random

import pytest

from tests.oracle.corrupt import changed
from tests.oracle.generate import random_match, random_value
from tests.oracle.options import OPTIONS
from tests.oracle.records import check

OPTION_NAMES = sorted({name for each in OPTIONS.values() for name in each} - {"seats"})


@pytest.mark.parametrize("option", OPTION_NAMES)
def test_random_matches_depend_on_the_option(option: str) -> None:
    """So what is rare, such as a shut gate or a double set, is compared with the engine too."""
    rng = Random(option)
    games = [game for game in OPTIONS if option in OPTIONS[game]]
    for _ in range(1_000):
        game = rng.choice(games)
        record = random_match(game, rng, 5)
        other = record["options"] | {option: random_value(option, *OPTIONS[game][option], rng)}
        fault = check(changed(record, "options", other)).fault
        if fault is not None and fault.stage != "options":
            return
    raise AssertionError(option)
