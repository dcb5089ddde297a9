"""The commands as a user runs them: real processes, real files, real pipes."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from rookery.cli.commands import COMMANDS
from rookery.cli.rules import rules
from rookery.games import GAMES
from tests.cli.running import rookery


@pytest.fixture(scope="module")
def five_matches(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("records") / "five.jsonl"
    ran = rookery(
        *"simulate five --matches 3 --seed 5 --option target=200 --out".split(),
        str(path),
    )
    assert ran.returncode == 0, ran.stderr
    return path


@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_every_command_has_help_with_an_example(command: str) -> None:
    ran = rookery(*command.split(), "--help")
    assert ran.returncode == 0
    assert "Example" in ran.stdout
    assert "rookery " in ran.stdout


def test_simulated_matches_replay(five_matches: Path) -> None:
    ran = rookery("replay", "--json", str(five_matches))
    report = [json.loads(line) for line in ran.stdout.splitlines()]
    assert ran.returncode == 0
    assert len(report) == 3
    for match in report:
        assert match["ok"] is True
        assert match["game"] == "five"
        assert [sum(column) for column in zip(*match["points"], strict=True)] == match["totals"]
        assert match["winners"]


def test_the_same_seed_plays_the_same_matches_with_any_number_of_jobs(
    five_matches: Path, tmp_path: Path
) -> None:
    path = tmp_path / "again.jsonl"
    arguments = [
        "simulate",
        "five",
        "--matches",
        "3",
        "--seed",
        "5",
        "--option",
        "target=200",
        "--jobs",
        "2",
        "--out",
    ]
    assert rookery(*arguments, str(path)).returncode == 0
    assert path.read_text() == five_matches.read_text()


def test_with_records_on_standard_output_the_summary_goes_to_standard_error() -> None:
    ran = rookery(*"simulate three --matches 2 --out - --json".split())
    records = [json.loads(line) for line in ran.stdout.splitlines()]
    assert [record["game"] for record in records] == ["three", "three"]
    assert json.loads(ran.stderr)["matches"] == 2


def test_replay_reads_standard_input_and_shows_the_sheet(five_matches: Path) -> None:
    ran = rookery("replay", "-", typed=five_matches.read_text().splitlines()[0])
    assert ran.returncode == 0
    assert "Rook for five" in ran.stdout
    assert "Total" in ran.stdout
    assert " won." in ran.stdout


def test_replay_goes_on_after_a_bad_record(five_matches: Path) -> None:
    good = five_matches.read_text().splitlines()
    broken = json.loads(good[1])
    broken["totals"][0] += 5
    lines = [good[0], json.dumps(broken), '{"half": ', good[2]]
    ran = rookery("replay", "--json", "-", typed="\n".join(lines))
    report = [json.loads(line) for line in ran.stdout.splitlines()]
    assert ran.returncode == 2
    assert [match["ok"] for match in report] == [True, False, False, True]
    assert report[1]["error"]["code"] == "wrong-totals"
    assert report[1]["error"]["deal"] is None
    assert report[2]["error"]["code"] == "not-json"


def test_a_redacted_record_is_shown_though_it_does_not_replay(five_matches: Path) -> None:
    record = json.loads(five_matches.read_text().splitlines()[0])
    record["deals"][0]["deck"] = " ".join(["?"] * 53)
    ran = rookery("replay", "-", typed=json.dumps(record))
    assert ran.returncode == 2
    assert "[redacted]" in ran.stderr
    assert record["deals"][0]["moves"][0] in ran.stdout
    assert "not verified" in ran.stdout


def test_an_illegal_move_is_reported_with_its_place(five_matches: Path) -> None:
    record = json.loads(five_matches.read_text().splitlines()[0])
    record["deals"][1]["moves"][3] = "0 play S2"
    ran = rookery("replay", "--json", "-", typed=json.dumps(record))
    error = json.loads(ran.stdout)["error"]
    assert (error["code"], error["deal"], error["move"]) == ("illegal-move", 1, 3)


def test_the_nearest_games_come_with_their_options() -> None:
    told = ("--players", "5", "--calls", "--rook", "low", "--target", "300")
    found = json.loads(rookery("rules", *told, "--json").stdout)
    assert found[0] == {
        "name": "five",
        "title": "Rook for five",
        "options": {"target": 300},
        "differences": [],
    }
    shown = rookery("rules", *told).stdout
    assert "Play it: rookery play five --option target=300" in shown
    assert "it fits all your answers" in shown


@pytest.mark.parametrize(
    ("given", "message"),
    [
        (["--players", "7"], "--players must be one of 2, 3, 4, 5, 6, not 7"),
        (["five", "--players", "5"], "give GAME, or say what to find, not both"),
        (["--find", "nothing like it", "--players", "5"], "no game is called anything like"),
    ],
)
def test_what_cannot_be_found_is_refused(given: list[str], message: str) -> None:
    refused = rookery("rules", *given)
    assert refused.returncode
    assert message in refused.stderr


def test_rules_list_every_option_with_its_default() -> None:
    report = json.loads(rookery("rules", "--json").stdout)
    assert set(report) == set(GAMES)
    for name, preset in GAMES.items():
        options = report[name]["options"]
        assert {option: it["default"] for option, it in options.items()} == {
            option: preset.default(option) for option in preset.described
        }
        shown = CliRunner(catch_exceptions=False).invoke(rules, [name]).output
        assert all(option in shown for option in options)
