"""`rookery verify` as a user runs it."""

import json
from pathlib import Path
from typing import Any

import pytest

from rookery.records import write_match
from tests.records.test_proof import proven, proven_with_a_cut, shuffle_of

SHUFFLE = shuffle_of(4, 3)
"""Seats 0 and 2 contributed, seat 1 did not."""


def record(**changes: Any) -> dict[str, Any]:
    fields = json.loads(write_match(proven("three", 4, deals=2, chosen={"target": 900})))
    return {**fields, **changes}


@pytest.fixture
def path(tmp_path: Path) -> str:
    file = tmp_path / "match.json"
    file.write_text(json.dumps(record()), encoding="utf-8")
    return str(file)


def test_the_report_says_in_plain_words_what_was_checked(run: Any, path: str) -> None:
    ran = run("verify", path)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith("Rook for Three: the shuffle is proven.\n")
    assert f"Commitment {SHUFFLE.commitment}" in ran.out
    assert "The first dealer and 2 decks follow from the secret" in ran.out
    assert f"seat 0, Ann: {SHUFFLE.contributions[0]}\n" in ran.out
    assert "seat 1, bot:strong: none\n" in ran.out
    assert "Nobody contributed" not in ran.out
    assert "Is this the commitment" in ran.out
    assert SHUFFLE.secret.hex() not in ran.out


def test_DX_8_cuts_are_reported(run: Any) -> None:
    ran = run("verify", "-", typed=proven_with_a_cut())
    assert ran.code == 0
    assert "The first dealer, 2 decks and 1 cut follow" in ran.out


def test_a_match_without_a_deal_is_reported(run: Any) -> None:
    ran = run("verify", "-", typed=write_match(proven("five", 1, deals=0)))
    assert ran.code == 0
    assert "No deal was begun" in ran.out


def test_what_a_player_noted_is_compared(run: Any, path: str) -> None:
    mine = SHUFFLE.contributions[2].upper()
    asked = f"verify {path} --contribution 2={mine} --contribution 1= --commitment"
    ran = run(*asked.split(), SHUFFLE.commitment.upper())
    assert (ran.code, ran.err) == (0, "")
    assert "the one that you were shown" in ran.out
    assert f"seat 2, Ben: {SHUFFLE.contributions[2]}, as you say\n" in ran.out
    assert "seat 1, bot:strong: none, as you say\n" in ran.out
    assert "Is this the commitment" not in ran.out


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (("--commitment", "00" * 32), "wrong-commitment"),
        (("--contribution", "0=c0ffee"), "wrong-contribution"),
        (("--contribution", "7=c0ffee"), "wrong-contribution"),
    ],
)
def test_a_difference_from_what_a_player_noted_is_an_error(
    run: Any, path: str, arguments: tuple[str, ...], code: str
) -> None:
    ran = run("verify", path, *arguments)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith("rookery: match 1: ")
    assert ran.err.endswith(f" [{code}]\n")
    assert ran.err.count("\n") == 1
    report = run("verify", path, "--json", *arguments).json
    assert (report["ok"], report["error"]["code"]) == (False, code)


def test_it_goes_on_after_a_bad_record(run: Any) -> None:
    without = record()
    del without["shuffle"]
    stacked = record()
    deck = stacked["deals"][1]["deck"].split()
    stacked["deals"][1]["deck"] = " ".join([*deck[1:], deck[0]])
    lines = [record(), without, stacked, record()]
    typed = "\n".join([*map(json.dumps, lines), '{"half": '])
    ran = run("verify", "--json", "-", typed=typed)
    report = [json.loads(line) for line in ran.out.splitlines()]
    assert ran.code == 2
    assert [match["ok"] for match in report] == [True, False, False, True, False]
    found = {"ok": True, "game": "three", "deals": 2, "contributions": 2}
    assert report[0] == found | {"commitment": SHUFFLE.commitment}
    errors = [match["error"] for match in report if not match["ok"]]
    wrong = [(it["code"], it["deal"], it["move"]) for it in errors]
    assert wrong == [("no-proof", None, None), ("wrong-shuffle", 1, None), ("not-json", None, None)]
    assert all(it["message"] for it in errors)
    plain = run("verify", "-", typed=typed)
    assert plain.code == 2
    assert plain.out.count("the shuffle is proven") == 2
    told = "match 3: deal 1: the deck is not the one that the shuffle gives [wrong-shuffle]"
    assert f"rookery: {told}" in plain.err
