"""The commands as a user runs them, with real files."""

import json
from pathlib import Path
from typing import Any

import click
import pytest
from click.testing import CliRunner

from rookery.cli.commands import COMMANDS
from rookery.cli.main import cli
from rookery.games import GAMES

FIVE = "simulate five --matches 3 --seed 5 --option target=200 --jobs {} --out"


@pytest.fixture(scope="module")
def five_matches(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("records") / "five.jsonl"
    ran = CliRunner().invoke(cli, [*FIVE.format(1).split(), str(path)])
    assert ran.exit_code == 0, ran.output
    return path


def test_every_command_has_help_with_an_example() -> None:
    without = []
    for name in COMMANDS:
        command = cli.get_command(click.Context(cli), name)
        assert command is not None
        inner = command.commands if isinstance(command, click.Group) else {}
        for words in ([name], *([name, it] for it in inner)):
            ran = CliRunner().invoke(cli, [*words, "--help"])
            if ran.exit_code or "Example" not in ran.output or "rookery " not in ran.output:
                without.append(" ".join(words))
    assert without == []


def test_simulated_matches_replay(run: Any, five_matches: Path) -> None:
    ran = run("replay", "--json", str(five_matches))
    report = [json.loads(line) for line in ran.out.splitlines()]
    assert ran.code == 0
    assert len(report) == 3
    for match in report:
        assert match["ok"] is True
        assert match["game"] == "five"
        assert [sum(column) for column in zip(*match["points"], strict=True)] == match["totals"]
        assert match["winners"]


def test_the_number_of_jobs_changes_no_match(run: Any, five_matches: Path, tmp_path: Path) -> None:
    path = tmp_path / "again.jsonl"
    assert run(*FIVE.format(2).split(), str(path)).code == 0
    assert path.read_text() == five_matches.read_text()


def test_with_records_on_standard_output_the_summary_goes_to_standard_error(run: Any) -> None:
    ran = run(*"simulate three --matches 2 --out - --json".split())
    records = [json.loads(line) for line in ran.out.splitlines()]
    assert [record["game"] for record in records] == ["three", "three"]
    assert json.loads(ran.err)["matches"] == 2


def test_replay_reads_standard_input_and_shows_the_sheet(run: Any, five_matches: Path) -> None:
    ran = run("replay", "-", typed=five_matches.read_text().splitlines()[0])
    assert ran.code == 0
    assert "Rook for Five" in ran.out
    assert "Total" in ran.out
    assert " won." in ran.out


def test_replay_goes_on_after_a_bad_record(run: Any, five_matches: Path) -> None:
    good = five_matches.read_text().splitlines()
    broken = json.loads(good[1])
    broken["totals"][0] += 5
    lines = [good[0], json.dumps(broken), '{"half": ', good[2]]
    ran = run("replay", "--json", "-", typed="\n".join(lines))
    report = [json.loads(line) for line in ran.out.splitlines()]
    assert ran.code == 2
    assert [match["ok"] for match in report] == [True, False, False, True]
    assert report[1]["error"]["code"] == "wrong-totals"
    assert report[1]["error"]["deal"] is None
    assert report[2]["error"]["code"] == "not-json"


def test_a_redacted_record_is_shown_though_it_does_not_replay(run: Any, five_matches: Path) -> None:
    record = json.loads(five_matches.read_text().splitlines()[0])
    record["deals"][0]["deck"] = " ".join(["?"] * 53)
    ran = run("replay", "-", typed=json.dumps(record))
    assert ran.code == 2
    assert "[redacted]" in ran.err
    assert record["deals"][0]["moves"][0] in ran.out
    assert "not verified" in ran.out


def test_the_nearest_games_come_with_their_options(run: Any) -> None:
    told = ("--players", "5", "--calls", "--rook", "low", "--target", "300")
    found = run("rules", *told, "--json").json
    best = {"name": "five", "title": "Rook for Five", "options": {"target": 300}}
    assert found[0] == best | {"differences": []}
    shown = run("rules", *told).out
    assert "Play it: rookery play five --option target=300" in shown
    assert "it fits all your answers" in shown
    assert shown.endswith("say --minimum-bid, too.\n")


def test_rules_list_every_option_with_its_default(run: Any) -> None:
    report = run("rules", "--json").json
    assert set(report) == set(GAMES)
    for name, preset in GAMES.items():
        options = report[name]["options"]
        assert {option: it["default"] for option, it in options.items()} == {
            option: preset.default(option) for option in preset.described
        }
    assert all(option in run("rules", "dixie").out for option in report["dixie"]["options"])
