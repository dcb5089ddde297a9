"""`rookery arena` as a user runs it."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from rookery.arena.simulate import BadTable
from rookery.cli.research.arena import arena


def run(*words: str) -> str:
    result = CliRunner(catch_exceptions=False).invoke(arena, words)
    assert result.exit_code == 0, result.output
    return result.output


def test_it_says_which_bot_is_better_and_how_sure_that_is() -> None:
    output = run("steady", "random", "--game", "dixie", "--deals", "6")
    assert "steady over random: +" in output
    assert "clear" in output
    assert output.index("  1  steady") < output.index("  2  random")


def test_a_contest_prints_json_draws_a_chart_and_can_be_continued(tmp_path: Path) -> None:
    out, chart = tmp_path / "rounds.jsonl", tmp_path / "chart.svg"
    words = ["steady", "random", "--game", "three", "--out", str(out), "--chart", str(chart)]
    one = json.loads(run(*words, "--deals", "1", "--json"))
    assert one["duels"][0]["interval"] is None
    two = json.loads(run(*words, "--deals", "3", "--json", "--jobs", "2"))
    assert two["duels"][0]["rounds"] == 3
    assert len(out.read_text().splitlines()) == 4
    assert [each["bot"] for each in two["ratings"]] == ["steady", "random"]
    assert chart.read_text().startswith("<svg")
    again = json.loads(run(*words, "--deals", "1", "--json"))
    assert again == one


def test_the_report_covers_limits(tmp_path: Path) -> None:
    words = ("steady", "random@9s", "--game", "three", "--deals", "1", "--seatings", "2")
    output = run(*words, "--time", "30")
    assert "0 rounds" not in output
    assert output.count("none over the limit") == 2
    spent = json.loads(run(*words, "--nodes", "100", "--json"))["spent"]
    assert spent["steady"]["decisions"] > 10
    assert spent["random@9s"]["slowest"] < 9


def test_fixed_decks_are_played_and_reported_deal_by_deal(tmp_path: Path) -> None:
    words = ["easy", "random", "--game", "three", "--decks", "rookery-1000"]
    kept = ["--out", str(tmp_path / "rounds.jsonl"), "--json"]
    two = json.loads(run(*words, *kept, "--deals", "2"))
    three = json.loads(run(*words, *kept, "--deals", "3", "--jobs", "2"))
    assert three["decks"]["name"] == "rookery-1000"
    assert len(three["decks"]["sha256"]) == 64
    (edges,) = three["edges"]
    assert edges["pair"] == ["easy", "random"]
    assert edges["by_deck"][:2] == two["edges"][0]["by_deck"]
    assert sum(edges["by_deck"]) / 3 == pytest.approx(three["duels"][0]["edge"])
    assert "decks: rookery-1000 three, 1 of 1000" in run(*words, "--deals", "1")
    with pytest.raises(BadTable, match="has 1000 decks"):
        run(*words, "--deals", "1001")
