"""The oracle writes valid records, and finds each fault that it makes in them."""

from random import Random
from typing import Any

import pytest

from tests.oracle.corrupt import corrupted
from tests.oracle.decks import random_cut
from tests.oracle.generate import random_match
from tests.oracle.match import DEALS, PACKS, start, totals_before
from tests.oracle.options import are_options, with_defaults
from tests.oracle.records import check
from tests.oracle.tricks import TrickDeal
from tests.oracle.tuxedo import TuxedoDeal
from tests.oracle.two import TwoDeal

GAMES = list(DEALS)


def test_options_are_typed() -> None:
    assert are_options("five", {"floor": None, "target": 250})
    assert are_options("tuxedo", {"seats": 6, "build_on_many": True})
    wrong: list[tuple[str, dict[str, object]]] = [
        ("tuxedo", {}),
        ("dixie", {"seats": 5}),
        ("three", {"seats": 3}),
        ("three", {"all_pass": "redeal"}),
        ("five", {"floor": 0}),
        ("five", {"target": True}),
        ("dixie", {"seats": 4, "rook_rank": "high"}),
    ]
    for game, options in wrong:
        assert not are_options(game, options)


def test_random_cuts_are_packs() -> None:
    rng = Random(1)
    assert all(sorted(random_cut(s, rng)) == sorted(PACKS["dixie"]) for s in (4, 6) * 20)


def all_cards(deal: Any) -> list[str]:
    """Every card of a deal, wherever it lies."""
    if isinstance(deal, TuxedoDeal):
        groups = [deal.stock, *deal.hands, *deal.centre, *deal.captured]
    else:
        groups = [deal.nest, deal.buried, *deal.hands, *deal.taken, [c for _, c in deal.trick]]
        groups += [deal.pile] if isinstance(deal, TwoDeal) else []
    return [card for group in groups for card in group]


@pytest.mark.parametrize("game", GAMES)
def test_no_card_is_lost_and_the_points_add_up(game: str) -> None:
    rng = Random(game)
    for _ in range(3):
        record = random_match(game, rng, 3)
        options = with_defaults(game, record["options"])
        for index, claim in enumerate(record["deals"]):
            deal = start(game, options, claim, totals_before(record, index))
            for line in claim["moves"]:
                deal.play(line)
                assert sorted(all_cards(deal)) == sorted(PACKS[game])
            if deal.over and isinstance(deal, TrickDeal) and not deal.thrown_in:
                counters = sum(deal.counters(cards) for cards in [*deal.taken, deal.buried])
                assert counters == deal.counters(PACKS[game])


@pytest.mark.parametrize("game", GAMES)
def test_records_check_and_faults_are_found_where_they_are(game: str) -> None:
    rng = Random(game)
    for _ in range(2):
        record = random_match(game, rng, 2)
        verdict = check(record)
        assert verdict.fault is None
        assert (verdict.totals, verdict.winners) == (record["totals"], record["winners"])
        for bad, fault in corrupted(record, rng):
            assert check(bad).fault == fault
