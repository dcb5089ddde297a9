"""Reviews of whole deals: reproducible on any executor, and right where it is clear."""

import re
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import cache
from itertools import pairwise
from typing import Any

import pytest

from rookery.bots.assessing import Unit
from rookery.bots.limits import Limits
from rookery.core.moves import Bid, CallOrange, Hold
from rookery.games import GAMES
from rookery.kernel import is_compiled
from rookery.language import PSEUDO, TAGS, language
from rookery.review import DealReview, Mark, Settings, as_object, review_deal
from rookery.review.open_hands import open_deal
from rookery.telling.example import NAMES as TOLD_OF
from rookery.telling.wording import Words
from tests.review.decks import GAMES_PLAYED, finished
from tests.telling.test_languages import check

pytestmark = pytest.mark.skipif(not is_compiled, reason="needs the compiled kernel")

QUICK = Settings(Limits(nodes=1_000), open_nodes=20_000)
NAMES = ("Ann", "Ben", "Cat", "Dan", "Eve", "Fay")


@cache
def reviewed(name: str, **options: Any) -> DealReview:
    """The review of the first deal of a match."""
    return review_deal(finished(name, 3, **options), 0, QUICK)


@pytest.mark.parametrize(("name", "options"), GAMES_PLAYED[:5])
def test_a_review_depends_on_the_deal_and_the_seed_alone(
    name: str, options: dict[str, Any]
) -> None:
    match = finished(name, 3, **options)
    reports: list[tuple[int, int]] = []
    with ThreadPoolExecutor(2) as executor:
        together = review_deal(
            match, 0, QUICK, executor, report=lambda done, known: reports.append((done, known))
        )
    words = Words(NAMES[: match.game.seats], None)
    assert as_object(reviewed(name, **options), words) == as_object(together, words)
    assert [done for done, _ in reports] == list(range(1, len(reports) + 1))
    assert reports[-1][0] == reports[-1][1]


@pytest.mark.parametrize(("name", "options"), GAMES_PLAYED[:5])
def test_every_decision_has_a_sentence_in_every_language(
    name: str, options: dict[str, Any]
) -> None:
    review = reviewed(name, **options)
    for tag in (PSEUDO, *TAGS):
        it = as_object(review, Words(TOLD_OF[: len(review.points)], None, language(tag)))
        assert len(it["seats"]) == GAMES[name].game(options).seats
        assert it["sentences"]
        told = [each["sentence"] for each in (*it["decisions"], *it["seats"])]
        for line in (*it["sentences"], *told):
            assert line.endswith(".") and "{" not in line
            if tag == "en":
                assert line[0].isupper()
            else:
                check(line, language(tag))
        for decision in it["decisions"]:
            assert decision["low"] <= decision["cost"] <= decision["high"]
            assert bool(decision["best"]) is (decision["not_judged"] is None)


def test_with_all_hands_open_a_card_never_helps_its_own_side() -> None:
    """A card can only lower what its side can take; the last value is the deal's result."""
    opened = open_deal(finished("five", 2), 0)
    assert opened is not None
    found = [bounds for task in opened.tasks(2_000_000) for bounds in task.run()]
    values = [*(each.exact for each in found), opened.reached]
    positions = list(opened.positions.values())
    compared = 0
    for position, (before, after) in zip(positions, pairwise(values), strict=True):
        if before is not None and after is not None:
            compared += 1
            is_bidders = position.sides[position.turn] == 0
            assert after <= before if is_bidders else after >= before
    assert compared > 20


@pytest.mark.parametrize("nodes", [1, 300, 30_000])
def test_bounds_hold_however_few_nodes_there_are(nodes: int) -> None:
    """Where the exact value is not found, the search only decides whether the bid can be made."""
    opened = open_deal(finished("kentucky", 3), 0)
    assert opened is not None
    exact = [each for task in opened.tasks(5_000_000) for each in task.run()]
    bounded = [each for task in opened.tasks(nodes) for each in task.run()]
    for value, bounds in zip(exact, bounded, strict=True):
        assert value.exact is not None
        assert bounds.lower <= value.exact <= bounds.upper


def test_what_was_not_found_is_said() -> None:
    review = review_deal(finished("dixie", 2, seats=4), 0, replace(QUICK, open_nodes=1))
    text = as_object(review, Words(NAMES[:4], None))["sentences"][0]
    assert "points: the bid of" in text
    assert text.endswith("There was no time to find out what was possible with all hands open.")
    assert all(low > -200 for _, low, _ in review.open_curve(0))


def test_DX_8_a_cut_for_level_tricks_is_nobodys_doing() -> None:
    """The cut gives one side all the points for most tricks; until then each side counts half."""
    cut = 0
    for seed in range(16):
        match = finished("dixie", seed, seats=4)
        opened = open_deal(match, 0)
        assert opened is not None
        assert all(points >= 0 for points in opened.before.values())
        if match.deals[0].cut is None:
            assert opened.reached == opened.took
        else:
            cut += 1
            assert abs(opened.took - opened.reached) == 10
    assert cut


def test_a_planted_bid_is_a_mistake_and_says_what_it_risked() -> None:
    match = finished("dixie", 4, planted={0: Bid(120)}, seats=4)
    review = review_deal(match, 0, QUICK)
    bid = review.decisions[0]
    assert bid.moment.moves == (Bid(120),)
    assert bid.mark is Mark.MISTAKE
    assert bid.judgement.cost[1] > 20
    told = as_object(review, Words(NAMES[:4], None))
    sentence = told["decisions"][0]["sentence"]
    assert sentence.startswith("A mistake by Ben: ")
    assert re.search(r"[Tt]h(e|at) bid is (then )?made in \d+% of imagined deals", sentence)
    assert told["sentences"][-1] == "What moves gave away counts whether the bid is made."


def test_TX_15_an_orange_that_is_held_is_a_mistake_of_ten_points() -> None:
    called = (finished("tuxedo", seed, seats=2) for seed in range(40))
    calls = (
        (seed, ply)
        for seed, match in enumerate(called)
        for ply, (_, move) in enumerate(match.deals[0].plies)
        if move == CallOrange()
    )
    seed, call = next(calls)
    review = review_deal(finished("tuxedo", seed, planted={call: Hold()}, seats=2), 0, QUICK)
    held = next(it for it in review.decisions if it.moment.ply == call)
    assert held.mark is Mark.MISTAKE
    assert set(held.judgement.cost) == {10.0}
    assert held.phase == "orange"


def test_the_line_of_a_mistake_begins_with_the_better_card() -> None:
    found = 0
    for it in review_deal(finished("three", 2), 0, QUICK).decisions:
        if it.phase == "card" and it.mark in (Mark.MISTAKE, Mark.BETTER) and it.line:
            assert it.judgement.best is not None
            assert it.line[0][1] == it.judgement.best.move.card  # type: ignore[union-attr]
            assert it.line[0][0] == it.moment.seat
            found += 1
    assert found


def test_a_dummys_deal_says_why_nothing_was_solved() -> None:
    it = as_object(reviewed("two"), Words(NAMES[:2], None))
    assert it["open"] is None
    assert "nobody chooses the dummy's cards" in it["sentences"][0]


def test_the_curve_of_a_deal_that_may_end_the_match_counts_points() -> None:
    match = finished("tuxedo", 2, seats=2, target=30)
    review = review_deal(match, 0, QUICK)
    for seat in (0, 1):
        assert review.curve_unit(seat) is Unit.POINTS
        assert review.curve(seat)
        assert review.end(seat) == review.points[seat]
    usual = review_deal(finished("tuxedo", 2, seats=2), 0, QUICK)
    assert usual.curve_unit(0) is Unit.LEAD
    assert usual.end(0) == usual.points[0] - usual.points[1] == -usual.end(1)
