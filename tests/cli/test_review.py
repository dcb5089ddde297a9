"""`rookery review` as a user runs it."""

import json
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from rookery.kernel import is_compiled
from rookery.records import record_of, write_match
from tests.review.decks import finished

pytestmark = pytest.mark.skipif(not is_compiled, reason="needs the compiled kernel")

QUICK = ("--nodes", "2000", "--open-nodes", "20000", "--jobs", "1")


def text_of(name: str, **options: Any) -> str:
    match = finished(name, **options)
    players = [f"p{seat}" for seat in range(match.game.seats)]
    return write_match(record_of(match, name, options, players)) + "\n"


@pytest.fixture
def review(run: Any) -> Any:
    return partial(run, "review", *QUICK)


@pytest.fixture
def tuxedo(tmp_path: Path) -> str:
    file = tmp_path / "tuxedo.json"
    file.write_text(text_of("tuxedo", seats=2), encoding="utf-8")
    return str(file)


def test_marks_curves_and_sums_are_printed(review: Any, tuxedo: str) -> None:
    ran = review(tuxedo)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith("Tuxedo: p0 and p1\n1 deal reviewed. A mistake is marked ✗")
    assert "\nDeal 0: p0 " in ran.out
    assert any(step in ran.out for step in "▁█")
    assert "p0 had " in ran.out
    assert "p1 had " in ran.out


def test_a_review_is_the_same_in_several_processes(run: Any, review: Any, tuxedo: str) -> None:
    twice = run("review", tuxedo, *QUICK[:4], "--jobs", "2", "--json")
    assert twice.json == review(tuxedo, "--json").json


def test_json_has_the_decisions_of_one_seat(review: Any, tuxedo: str) -> None:
    report = review(tuxedo, "--json", "--seat", "1").json
    deal = report["deals"][0]
    assert (report["ok"], report["game"]) == (True, "tuxedo")
    assert {it["seat"] for it in deal["decisions"]} == {1}
    assert [it["seat"] for it in report["seats"]] == [0, 1]
    assert sum(it["judged"] for it in deal["seats"]) == sum(it["judged"] for it in report["seats"])


def test_standard_input_and_several_matches(review: Any, tuxedo: str) -> None:
    text = Path(tuxedo).read_text(encoding="utf-8")
    ran = review("-", "--json", typed=text + "{}\n" + text)
    first, bad, last = map(json.loads, ran.out.splitlines())
    assert ran.code == 2
    assert first == last
    assert bad["error"]["code"] == "bad-form"


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("--deal", "3"), "there is no deal 3: deals are 0 to 0"),
        (("--seat", "2"), "there is no seat 2: seats are 0 to 1"),
        (("--time", "301"), "--time is at most 300 seconds"),
    ],
)
def test_bad_choices_are_refused(
    run: Any, tuxedo: str, arguments: tuple[str, ...], message: str
) -> None:
    ran = run("review", tuxedo, "--jobs", "1", *arguments)
    assert ran.code == 2
    assert message in ran.err


def test_a_deal_in_play_is_never_reviewed(review: Any, tmp_path: Path) -> None:
    record = json.loads(text_of("tuxedo", seats=2))
    deal = record["deals"][0]
    del deal["points"]
    deal["moves"] = deal["moves"][:9]
    record |= {"totals": [0, 0], "winners": []}
    file = tmp_path / "match.json"
    file.write_text(json.dumps(record), encoding="utf-8")
    assert "No deal of this match is over" in review(str(file)).out
    ran = review(str(file), "--deal", "0")
    assert ran.code == 2
    assert "deal 0 is not over, so it cannot be reviewed" in ran.err
