"""The oracle writes valid records, and finds each fault that it makes in them."""

from random import Random

import pytest

from tests.oracle.corrupt import faults
from tests.oracle.generate import random_match
from tests.oracle.match import DEALS
from tests.oracle.records import check

GAMES = list(DEALS)


@pytest.mark.parametrize("game", GAMES)
def test_records_check_and_faults_are_found_where_they_are(game: str) -> None:
    rng = Random(game)
    for _ in range(2):
        record = random_match(game, rng, 2)
        verdict = check(record)
        assert verdict.fault is None
        assert (verdict.totals, verdict.winners) == (record["totals"], record["winners"])
        for _, bad, fault in faults(record, rng):
            assert check(bad).fault == fault
