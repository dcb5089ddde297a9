"""Wrong input to every command is refused with one clear line, exit code 2, before any work."""

import os
from pathlib import Path
from typing import Any

import click
import pytest

from rookery.cli.commands import COMMANDS, Command, Commands
from rookery.cli.shared.files import read_input
from tests.cli.running import Ran

ARENA = "arena steady random --game three"

REFUSED = [
    ("rules whist", "there is no game 'whist'; choose from tuxedo, dixie"),
    ("play dixie --seats 5", "option seats must be 4 or 6, not 5"),
    ("play dixie --option target=many", "option target must be a whole number"),
    ("play dixie --option trail=free", "dixie has no option 'trail'"),
    ("play dixie --option target", "name=value"),
    ("play dixie --option target=100 -o target=200", "option target is given twice"),
    ("play dixie --seats 4 -o seats=6", "contradict each other"),
    ("play dixie --bots clever", "there is no bot 'clever'"),
    ("play three --bots steady,steady,steady", "3 bots are too many for 2 other seats"),
    ("play dixie --pace nan", "'nan' is not a number"),
    ("play --resume missing.json", "missing.json: No such file"),
    ("play dixie --resume missing.json", "--resume continues a match: it takes no GAME"),
    ("rules dixie --sheet -", "it takes no GAME and no answers"),
    ("rules --sheet missing.txt", "missing.txt: No such file"),
    ("simulate dixie --matches 0", "0 is not in the range"),
    ("simulate dixie --out .", "is a folder, not a file"),
    (f"{ARENA} --chart missing/c.svg", "there is no folder missing"),
    (f"{ARENA} --out pipe", "pipe is a pipe, not a file"),
    ("database check --database-url sqlite:///.", "is a folder, not a file"),
    ("database check --database-url sqlite:///pipe", "is a pipe, not a file"),
    *(
        (f"simulate dixie --{it} {10**30}", "is not in the range")
        for it in ("matches", "most-deals")
    ),
    (f"{ARENA} --deals {10**30}", "is not in the range"),
    *(
        (f"dataset dixie --out x --{it} {10**30}", "is not in the range")
        for it in ("deals", "deals-per-file", "nodes")
    ),
    (f"{ARENA} --nodes {10**20}", "a decision takes 1 to 1,000,000,000,000 nodes"),
    (f"{ARENA} --time 1 --nodes 100", "give --time or --nodes, not both"),
    (f"{ARENA} --time nan", "more than 0 and at most 3600 seconds"),
    ("suite --tag smeer", "did you mean smear?"),
    ("replay missing.json", "missing.json: No such file"),
    ("rules --players 7", "--players must be one of 2, 3, 4, 5, 6, not 7"),
    ("rules five --players 5", "give GAME, or say what to find, not both"),
    ("rules --find unheard --players 5", "no game is called anything like"),
    ("dataset dixie", "Missing option '--out'"),
    ("dataset three --bot steady,steady,steady,steady --out x", "for 1 to 3 bots"),
    ("puzzles list --theme fork", "no theme 'fork'"),
    ("puzzles list --game tuxedo --theme ruff", "no such puzzle"),
    ("puzzles play whist-1", "no puzzle 'whist-1'"),
    ("suite --show whist", "no position"),
    ("verify - --commitment c0ffee", "a commitment is 32 bytes in hex"),
    ("verify - --contribution c0ffee", "a contribution is SEAT=HEX"),
    ("verify - --contribution 0=c0f", "a contribution is SEAT=HEX"),
    ("verify - --contribution 1=aa --contribution 1=bb", "seat 1 is given twice"),
    ("solve none.json", "No such file"),
    ("serve --most-evenings -1", "--most-evenings"),
    ("serve --origin https://rook.example/page", "is not an origin"),
    ("serve --origin ftp://rook.example", "is not an origin"),
    ("serve --database-url sqlite:///missing/games.db", "there is no folder missing"),
    ("play dixie --pace inf", "is not in the range"),
    ("serve --origin https://rook.example:many", "is not an origin"),
    (f"{ARENA} --out -", "needs a file, not standard output"),
    ("serve --host=", "name an address of this machine"),
    ("serve --database-url x", "this is not the URL of a database"),
    (f"serve --database-url postgresql://{'a' * 64}/x", "this is not the URL of a database"),
    (f"think --redis-url redis://{'a' * 64}", "this is not the URL of Valkey"),
    ("play --seed 1 --seed 1", "only once"),
]

SUGGESTED = [
    ("simulat dixie", "there is no command 'simulat'; did you mean simulate?"),
    ("arena steady stong --game dixie", "there is no bot 'stong'; did you mean strong?"),
    ("simulate dixie --matchs 3", "--matches"),
    ("shuffle", "there is no command 'shuffle'; choose from serve, think, tables, reports"),
]


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The current folder, which is empty."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


def check_refused(ran: Ran, message: str, given: object) -> None:
    assert ran.code == 2, given
    assert message in ran.err, given
    assert (ran.out, ran.err.count("\n")) == ("", 1), given
    assert ran.err.startswith("rookery: ")


def test_bad_input_is_refused(run: Any, folder: Path) -> None:
    pipe = folder / "pipe"
    os.mkfifo(pipe)
    for arguments, message in REFUSED + SUGGESTED:
        check_refused(run(*arguments.split(), typed=""), message, arguments)
    assert list(folder.iterdir()) == [pipe]


LETTER = "dear aunt"

FILES: dict[str, bytes] = {
    "letter": LETTER.encode(),
    "bytes": bytes(range(128, 256)),
    "brackets": b"[" * 100_000 + b"\n",
    "deep.jsonl.progress": b"[" * 100_000 + b"\n",
    "mine.jsonl.progress": b"dear aunt\n",
    "rest.jsonl.progress": LETTER.encode(),
}
"""Files whose content is not what a command expects."""

OF_FILES = [
    ("puzzles list --file letter", "line 1"),
    ("puzzles list --file bytes", "line 1"),
    ("puzzles list --file brackets", "line 1"),
    ("puzzles make three --count 1 --out letter", "holds something else: name another file"),
    ("puzzles make three --count 1 --out mine.jsonl", "mine.jsonl.progress, line 1"),
    ("puzzles make three --count 1 --out rest.jsonl", "rest.jsonl.progress holds something else"),
    ("simulate three --matches 1 --out letter", "holds something else: name another file"),
    (f"{ARENA} --deals 1 --chart letter", "holds something else: name another file"),
    ("puzzles make three --count 1 --out deep.jsonl", "deep.jsonl.progress, line 1: this JSON is"),
    (f"{ARENA} --out letter", "is not the file of a contest"),
    (f"{ARENA} --out brackets", "is not the file of a contest: this JSON is nested too deeply"),
    ("replay bytes", "not JSON"),
    ("replay brackets", "nested too deeply"),
    ("solve brackets", "nested too deeply"),
    ("serve --control-socket letter", "is there already and is no socket"),
    ("serve --control-socket x.db --database-url sqlite:///x.db", "is the database"),
]


def test_a_file_that_is_something_else_is_refused_and_left_as_it_is(run: Any, folder: Path) -> None:
    for name, content in FILES.items():
        (folder / name).write_bytes(content)
    for arguments, message in OF_FILES:
        ran = run(*arguments.split(), typed="")
        assert ran.code in (1, 2), arguments
        assert message in ran.err + ran.out, arguments
        assert "Traceback" not in ran.err, arguments
    assert {it.name: it.read_bytes() for it in folder.iterdir() if it.name in FILES} == FILES


def test_every_command_refuses_repeated_options() -> None:
    commands = Commands()
    for name in COMMANDS:
        command = commands.get_command(commands.make_context("rookery", [name]), name)
        each = command.commands.values() if isinstance(command, click.Group) else [command]
        assert each
        assert all(isinstance(one, Command) for one in each), name


LONG = [
    "{}",
    "rules {}",
    "rules --{}",
    "verify - --contribution {}",
    "solve - --nodes {}",
    "play dixie --option target={}",
    "play dixie --option {}=1",
    "simulate dixie --out {}/out",
    "serve --origin {}",
    "serve --database-url {}",
]


@pytest.mark.parametrize("char", ["9", "é ", "\x1b"], ids=["9", "spaced", "escape"])
def test_a_long_name_is_shortened(run: Any, char: str) -> None:
    for line in LONG:
        ran = run(*(each.format(char * 5000) for each in line.split()), typed="")
        check_refused(ran, "", line)
        assert len(ran.err) < 700, line
        assert ran.err[:-1].isprintable(), line


READING = ("replay", "solve", "verify", "review", "puzzles list --file", "play --resume")


@pytest.mark.parametrize("command", READING)
def test_what_is_no_file_of_rookery_is_refused(command: str, run: Any, folder: Path) -> None:
    (folder / "empty").touch()
    (folder / "bytes").write_bytes(b"\xff\xfe\x00\x80")
    os.mkfifo(folder / "pipe")
    for name in (".", "missing", "empty", "bytes", "pipe"):
        ran = run(*command.split(), name, typed="")
        check_refused(ran, "", name)


def test_what_a_shell_pipes_in_is_read() -> None:
    ours, theirs = os.pipe()
    os.write(theirs, b"\xef\xbb\xbfdear aunt\xff")
    os.close(theirs)
    assert read_input(f"/dev/fd/{ours}") == "dear aunt\ufffd"
    os.close(ours)
