"""Whole matches and parts of them with `rookery play`, through a pipe and at a keyboard."""

import json
import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

from rookery.bots.levels import NOT_COMPILED
from rookery.games import GAMES
from rookery.records import read_match, replay
from rookery.tui.tables import new_table
from tests.cli.running import rookery
from tests.tui.terminals import Terminal, terminal

playing = import_module("rookery.cli.play")
UNFINISHED = Path("rookery") / "unfinished.json"


def played_by_hints(home: Path, *arguments: str) -> str:
    """Play a match by following hints, and return the output."""
    with terminal(home, *arguments) as it:
        for _ in range(400):
            it.type("hint")
            if it.wait_for("Hint: ", "won this match") == "won this match":
                break
            it.type(re.findall(r"Hint: ([^.]*)\.", it.shown)[-1])
        return it.shown


@pytest.mark.parametrize("name", GAMES)
def test_a_match_can_be_played_to_its_end_by_following_hints(name: str, tmp_path: Path) -> None:
    target = next(iter(GAMES[name].described["target"].choices), "1")
    arguments = f"play {name} --seed 3 --plain --no-clock --bots steady".split()
    shown = played_by_hints(tmp_path, *arguments, "--option", f"target={target}")
    assert "won this match" in shown
    assert "Traceback" not in shown


def test_wrong_entries_are_answered_with_what_is_wrong(tmp_path: Path) -> None:
    typed = "fly\nbid 72\n500\n\nb\n?\nscore\nlast\nhand\ntable\nrules\nquit\n"
    ran = rookery(*"play dixie --seed 4 --plain --bots steady".split(), typed=typed, home=tmp_path)
    assert ran.returncode == 0
    assert ran.stderr == ""
    for told in (
        '"fly" is not a move or a command here',
        "a bid must be a multiple of 5",
        "the highest bid is 120",
        "Type a move, or ? for help",
        '"b" could be bid',
        "No deal is scored yet",
        "No trick has been taken yet",
        "The match is saved in",
    ):
        assert told in ran.stdout, told


def test_a_saved_match_is_a_record_and_can_be_continued(tmp_path: Path) -> None:
    file = tmp_path / "my game.json"
    typed = f"save {file}\nquit\n"
    rookery(*"play three --seed 4 --plain --name Ann".split(), typed=typed, home=tmp_path)
    record = read_match(file.read_text())
    assert record.players == ("Ann", "bot:strong", "bot:strong")
    before = replay(record)
    assert read_match((tmp_path / UNFINISHED).read_text()) == record
    ran = rookery("play", "--plain", "--resume", str(file), typed="hand\nquit\n", home=tmp_path)
    assert "Your hand" in ran.stdout
    assert replay(read_match((tmp_path / UNFINISHED).read_text())) == before


def test_a_hint_may_show_expected_points_its_own_move_first(tmp_path: Path) -> None:
    typed = "5\nhint\nhint\nquit\n"
    ran = rookery(*"play tuxedo --seats 2 --seed 4 --plain".split(), typed=typed, home=tmp_path)
    hints = re.findall(r"Hint: (.*)", ran.stdout)
    assert len(hints) == 2
    assert hints[0] == hints[1]
    told = re.findall(r"Expected points: (.*)\.", ran.stdout)
    assert all(it.startswith(hints[0].partition(".")[0]) for it in told)
    assert len(told) in (0, 2)


def test_bots_sit_in_the_order_given(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    words = "play dixie --seed 4 --plain --bots easy,strong@500n,random".split()
    rookery(*words, typed=f"save {file}\nquit\n", home=tmp_path)
    names = ("You", "bot:easy", "bot:strong@500n", "bot:random")
    assert read_match(file.read_text()).players == names
    ran = rookery(*"play dixie --plain --bots cheat".split(), home=tmp_path)
    assert ran.returncode == 2
    assert "no bot 'cheat'" in ran.stderr


def test_without_the_kernel_a_note_says_how_strong_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "is_compiled", False)
    strong, easy = (new_table("three", {}, [level]) for level in ("strong@3s", "easy"))
    assert playing._about_bots(strong) == [f"strong: {NOT_COMPILED}"]
    assert playing._about_bots(easy) == []
    monkeypatch.setattr(playing, "is_compiled", True)
    assert playing._about_bots(strong) == []


def test_a_match_that_was_left_is_offered_again(tmp_path: Path) -> None:
    rookery(*"play three --seed 4 --plain --bots steady".split(), typed="quit\n", home=tmp_path)
    ran = rookery("play", "--plain", typed="y\nquit\n", home=tmp_path)
    assert "You left a match of Rook for Three" in ran.stdout
    assert "Your hand" in ran.stdout
    ran = rookery("play", "--plain", typed="n\nthr\nquit\n", home=tmp_path)
    assert "Which game?" in ran.stdout
    assert "Deal 1" in ran.stdout


def test_a_new_match_does_not_overwrite_the_unfinished_one(tmp_path: Path) -> None:
    rookery(*"play three --seed 4 --plain --bots steady".split(), typed="quit\n", home=tmp_path)
    saved = (tmp_path / UNFINISHED).read_text()
    ran = rookery(
        *"play dixie --seed 4 --plain --bots steady".split(), typed="quit\n", home=tmp_path
    )
    aside = re.findall(r"rookery play --resume (\S+)", ran.stdout)
    assert Path(aside[0]).read_text() == saved
    assert read_match((tmp_path / UNFINISHED).read_text()).game == "dixie"


def test_the_match_is_saved_when_the_program_is_killed(tmp_path: Path) -> None:
    with terminal(tmp_path, *"play dixie --seed 4 --plain --bots steady --pace 0".split()) as it:
        it.wait_for("Your bid")
        it.type("pass")
        it.wait_for("Your card", "Your lead")
        it.kill()
    saved = replay(read_match((tmp_path / UNFINISHED).read_text()))
    assert saved.current is not None
    assert any(seat == 0 for seat, _ in saved.current.plies)


def test_a_won_match_is_not_saved_and_another_is_offered(tmp_path: Path) -> None:
    arguments = "play three --seed 3 --plain --bots steady --option target=1".split()
    with terminal(tmp_path, *arguments) as it:
        for _ in range(100):
            it.type("hint")
            if it.wait_for("Hint: ", "Another match?") == "Another match?":
                break
            it.type(re.findall(r"Hint: ([^.]*)\.", it.shown)[-1])
        assert not (tmp_path / UNFINISHED).exists()
        it.type("y")
        it.wait_for("Deal 1")


def test_a_saved_match_that_cannot_be_continued_is_an_error(tmp_path: Path) -> None:
    broken = tmp_path / "broken.json"
    for text in ("", "nonsense", json.dumps({"format": "rookery-match/1"})):
        broken.write_text(text)
        ran = rookery("play", "--resume", str(broken), home=tmp_path)
        assert ran.returncode == 2
        assert "cannot be continued" in ran.stderr
        assert ran.stderr.count("\n") == 1


def test_a_plain_game_has_no_escape_codes(tmp_path: Path) -> None:
    with terminal(tmp_path, *"play dixie --seed 4 --plain --bots steady".split()) as it:
        it.wait_for("Your bid")
        it.type("quit")
        assert it.end() == 0
        assert "\x1b" not in it.shown


def test_the_match_is_saved_on_ctrl_c(tmp_path: Path) -> None:
    with terminal(tmp_path, *"play dixie --seed 4 --bots steady".split()) as it:
        it.wait_for("Your bid")
        it.interrupt()
        it.wait_for("The match is saved in")
        assert it.end() == 0
    assert read_match((tmp_path / UNFINISHED).read_text()).game == "dixie"


def first_orange(it: Terminal) -> None:
    """Make the first move of every list until an orange is open."""
    for _ in range(60):
        if it.wait_for("Type o and Enter", "Your hand") != "Your hand":
            return
        it.type("1")


def test_orange_can_be_called_while_others_are_to_move(tmp_path: Path) -> None:
    with terminal(
        tmp_path, *"play tuxedo --seats 2 --seed 2 --bots steady --pace 0 --clock".split()
    ) as it:
        first_orange(it)
        it.type("o")
        it.wait_for("You call orange! Ten points.", "Ada calls orange! Ten points.")


def test_bots_go_on_when_the_person_does_not_call(tmp_path: Path) -> None:
    with terminal(
        tmp_path, *"play tuxedo --seats 2 --seed 2 --bots steady --pace 0 --clock".split()
    ) as it:
        first_orange(it)
        it.wait_for("Ada calls orange", "Ada takes", "Ada trails", "Ada lays")


def test_without_a_clock_the_person_is_asked_whether_to_call(tmp_path: Path) -> None:
    typed = "1\n" * 400
    ran = rookery(
        *"play tuxedo --seats 2 --seed 2 --bots steady --no-clock --option target=1".split(),
        typed=typed,
        home=tmp_path,
    )
    assert "Nobody has called orange. Do you? (y or n)" in ran.stdout


def test_trump_can_be_named_in_the_words_of_the_prompt(tmp_path: Path) -> None:
    for words, told in (("lo-no", "lo-no"), ("no trump", "no trump"), ("spades", "spades")):
        typed = f"180\n{words}\nquit\n"
        ran = rookery(
            *"play five --seed 3 --plain --bots steady".split(), typed=typed, home=tmp_path
        )
        assert f"You name {told} as trump." in ran.stdout


def test_an_entry_with_too_many_cards_buries_none(tmp_path: Path) -> None:
    with terminal(tmp_path, *"play five --seed 3 --plain --bots steady --pace 0".split()) as it:
        it.wait_for("Your bid")
        for entry in ("180", "no trump", "call"):
            it.type(entry)
        it.wait_for("could be call")
        it.type("hint")
        it.wait_for("Hint: ")
        it.type(re.findall(r"Hint: ([^.]*)\.", it.shown)[-1])
        it.wait_for("Bury 3 cards")
        hand = re.findall(r"Your hand: (.*)", it.shown)[-1].split()
        it.type(" ".join(hand[:4]))
        it.wait_for("4 cards are too many. Nothing is buried")
        it.type(f"{hand[0]} {hand[0]}")
        it.wait_for("is named twice")
        it.type(" and ".join(hand[:3]))
        it.wait_for("You bury", "Who leads")


def test_an_entry_with_a_second_counter_buries_none_and_says_why(tmp_path: Path) -> None:
    with terminal(tmp_path, *"play red-one --seed 18 --plain --bots steady --pace 0".split()) as it:
        it.wait_for("Your bid")
        it.type("bid 150")
        it.wait_for("Name trump")
        it.type("black")
        it.wait_for("Bury 6 cards")
        hand = re.findall(r"Your hand: (.*)", it.shown)[-1].split()
        counters = [card for card in hand if card.endswith(("5", "10"))]
        it.type(" ".join(counters[:2]))
        it.wait_for("Nothing is buried.")
        assert "you can bury only one counter, and it must be a 5 or a 10." in it.shown


def test_leaving_at_the_first_question_leaves_the_saved_match_as_it_is(tmp_path: Path) -> None:
    rookery(
        *"play three --seed 4 --plain --bots steady".split(), typed="pass\nquit\n", home=tmp_path
    )
    saved = (tmp_path / UNFINISHED).read_text()
    for typed in ("", "quit\n"):
        ran = rookery("play", "--plain", typed=typed, home=tmp_path)
        assert ran.returncode == 0
        assert (tmp_path / UNFINISHED).read_text() == saved
        assert len(list((tmp_path / UNFINISHED).parent.iterdir())) == 1


def test_saving_does_not_overwrite_other_files(tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("dear")
    again = tmp_path / "again.json"
    typed = f"save {letter}\nsave {again}\nsave {again}\nsave {tmp_path}/none/x.json\nquit\n"
    ran = rookery(*"play three --seed 4 --plain --bots steady".split(), typed=typed, home=tmp_path)
    assert letter.read_text() == "dear"
    assert "is not a saved match" in ran.stdout
    assert ran.stdout.count(f"The match is saved in {again}") == 2
    assert "could not be written" in ran.stdout


def test_a_folder_that_cannot_be_written_does_not_end_the_game(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    typed = "pass\nhand\nquit\n"
    ran = rookery(*"play three --seed 4 --plain --bots steady".split(), typed=typed, home=blocked)
    assert ran.returncode == 0
    assert ran.stdout.count("cannot be saved") == 1
    assert ran.stdout.count("Your hand") >= 2


def test_a_call_without_an_open_orange_is_refused(tmp_path: Path) -> None:
    ran = rookery(
        *"play tuxedo --seats 2 --seed 2 --bots steady --plain".split(),
        typed="o\nlast\nquit\n",
        home=tmp_path,
    )
    assert "no orange is open" in ran.stdout


def test_a_game_can_be_named_by_its_beginning_in_any_case(tmp_path: Path) -> None:
    ran = rookery(*"play TUX --seed 2 --plain --bots steady".split(), typed="quit\n", home=tmp_path)
    assert ran.stdout.startswith("Tuxedo")


def test_the_shuffle_of_a_match_is_committed_to_and_proven(tmp_path: Path) -> None:
    file = tmp_path / "won.json"
    with terminal(tmp_path, *"play three --plain --bots steady --option target=1".split()) as it:
        for _ in range(100):
            it.type("hint")
            if it.wait_for("Hint: ", "Another match?") == "Another match?":
                break
            it.type(re.findall(r"Hint: ([^.]*)\.", it.shown)[-1])
        it.type("score")
        it.wait_for("Total")
        it.type(f"save {file}")
        it.wait_for("rookery verify")
        it.type("quit")
        assert it.end() == 0
    commitment = re.findall(r"Shuffle commitment:\s+([0-9a-f]{64})", it.shown)
    ran = rookery("verify", str(file), "--commitment", *commitment)
    assert ran.returncode == 0, ran.stderr
    assert "the shuffle is proven" in ran.stdout


def test_a_seed_deals_the_same_cards_without_a_commitment(tmp_path: Path) -> None:
    ran = [
        rookery(*"play three --seed 4 --plain".split(), typed="pass\nquit\n", home=tmp_path / home)
        for home in ("one", "two")
    ]
    first, second = (each.stdout.partition("The match is saved")[0] for each in ran)
    assert first == second
    assert "Your hand" in first
    assert "ommitment" not in first


def test_playing_needs_no_web_server_and_no_database() -> None:
    heavy = ("starlette", "uvicorn", "sqlalchemy", "websockets", "asyncio")
    told = f"import sys, rookery.cli.play; print([it for it in {heavy} if it in sys.modules])"
    ran = subprocess.run([sys.executable, "-c", told], capture_output=True, text=True, check=True)
    assert ran.stdout.strip() == "[]"
