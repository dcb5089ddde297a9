"""Whole matches and parts of them with `rookery play`, through a pipe and at a keyboard."""

import json
import re
import shlex
from collections.abc import Callable
from importlib import import_module
from pathlib import Path

import pytest

from rookery.records import read_match, replay
from rookery.tui.tables import new_table
from tests.cli.running import Ran, ran_here
from tests.tui.sessions import Screen
from tests.tui.terminals import terminal

playing = import_module("rookery.cli.playing.play")
UNFINISHED = Path("rookery") / "unfinished.json"

Play = Callable[..., Ran]


@pytest.fixture
def play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Screen) -> Play:
    """Runs `rookery play` in this process, with these words and what is typed."""

    def played(words: str, typed: str = "", home: Path = tmp_path) -> Ran:
        monkeypatch.setenv("XDG_DATA_HOME", str(home))
        monkeypatch.setenv("LC_ALL", "C.UTF-8")
        return ran_here(capsys, "play", *shlex.split(words), typed=typed)

    return played


DIXIE = "dixie --seed 4 --plain --bots steady"
THREE = "three --seed 4 --plain --bots steady"


def test_wrong_entries_are_answered_with_what_is_wrong(play: Play) -> None:
    ran = play(DIXIE, "fly\nbid 72\n500\n\nb\n?\nscore\nlast\nhand\ntable\nrules\nquit\n")
    assert (ran.code, ran.err) == (0, "")
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
        assert told in ran.out, told


def test_the_rules_of_a_table_are_told_with_its_house_rules(play: Play) -> None:
    ran = play(f"{THREE} --option target=150 --option jump_bids=false", "rules\nquit\n")
    assert "The first player with 150 points or more at the end of a deal wins." in ran.out
    assert "just 5 higher than the bid before" in ran.out
    assert "House rules here: Points to win: 150, Bids may jump: no." in ran.out


def test_a_saved_match_is_a_record_and_can_be_continued(play: Play, tmp_path: Path) -> None:
    file = tmp_path / "my game.json"
    play(f"{THREE} --name Ann", f"save {file}\nquit\n")
    record = read_match(file.read_text())
    assert record.players == ("Ann", "bot:steady", "bot:steady")
    before = replay(record)
    assert read_match((tmp_path / UNFINISHED).read_text()) == record
    ran = play(f"--plain --resume '{file}'", "hand\nquit\n")
    assert "Your hand" in ran.out
    assert replay(read_match((tmp_path / UNFINISHED).read_text())) == before


def test_a_hint_may_show_expected_points_its_own_move_first(play: Play) -> None:
    ran = play("tuxedo --seats 2 --seed 4 --plain --bots steady", "5\nhint\nhint\nquit\n")
    hints = re.findall(r"Hint: (.*)", ran.out)
    assert len(hints) == 2
    assert hints[0] == hints[1]
    told = re.findall(r"Expected points: (.*)\.", ran.out)
    assert all(it.startswith(hints[0].partition(".")[0]) for it in told)
    assert len(told) in (0, 2)


def test_bots_sit_in_the_order_given(play: Play, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    play("dixie --seed 4 --plain --bots easy,strong@500n,random", f"save {file}\nquit\n")
    names = ("You", "bot:easy", "bot:strong@500n", "bot:random")
    assert read_match(file.read_text()).players == names
    ran = play("dixie --plain --bots cheat")
    assert ran.code == 2
    assert "no bot 'cheat'" in ran.err


def test_without_the_kernel_a_note_says_how_strong_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "is_compiled", False)
    strong, easy = (new_table("three", {}, [level]) for level in ("strong@3s", "easy"))
    assert playing._about_bots(strong) == [
        "strong: Plays as steady does here, because the kernel was not compiled."
    ]
    assert playing._about_bots(easy) == []
    monkeypatch.setattr(playing, "is_compiled", True)
    assert playing._about_bots(strong) == []


def test_a_match_that_was_left_is_offered_again(play: Play) -> None:
    play(THREE, "quit\n")
    ran = play("--plain", "y\nquit\n")
    assert "You left a match of Rook for Three" in ran.out
    assert "Your hand" in ran.out
    ran = play("--plain", "n\nthr\nquit\n")
    assert "Which game?" in ran.out
    assert "Deal 1" in ran.out


def test_a_new_match_does_not_overwrite_the_unfinished_one(play: Play, tmp_path: Path) -> None:
    play(THREE, "quit\n")
    saved = (tmp_path / UNFINISHED).read_text()
    ran = play(DIXIE, "quit\n")
    (aside,) = re.findall(r"rookery play --resume (\S+)", ran.out)
    assert Path(aside).read_text() == saved
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


def test_a_match_by_hints_is_won_and_proven(play: Play, tmp_path: Path, capsys: Screen) -> None:
    file = tmp_path / "won.json"
    with terminal(tmp_path, *"play three --plain --bots steady --option target=1".split()) as it:
        it.wait_for("Your bid")
        assert "Shuffle commitment" not in it.shown
        it.type("shuffle")
        for _ in range(100):
            it.type("hint")
            if it.wait_for("Hint: ", "Another match?") == "Another match?":
                break
            it.type(re.findall(r"Hint: ([^.]*)\.", it.shown)[-1])
        assert "won this match" in it.shown
        assert not (tmp_path / UNFINISHED).exists()
        it.type("score")
        it.wait_for("Total")
        it.type(f"save {file}")
        it.wait_for("rookery verify")
        it.type("y")
        it.wait_for("Deal 1")
    commitment = re.findall(r"Shuffle commitment:\s+([0-9a-f]{64})", it.shown)[0]
    ran = ran_here(capsys, "verify", str(file), "--commitment", commitment)
    assert ran.code == 0, ran.err
    assert "the shuffle is proven" in ran.out


def test_a_saved_match_that_cannot_be_continued_is_an_error(play: Play, tmp_path: Path) -> None:
    broken = tmp_path / "broken.json"
    for text in ("", "nonsense", json.dumps({"format": "rookery-match/1"})):
        broken.write_text(text)
        ran = play(f"--resume {broken}")
        assert ran.code == 2
        assert "cannot be continued" in ran.err
        assert ran.err.count("\n") == 1


def test_a_plain_game_has_no_escape_codes_and_is_saved_on_ctrl_c(tmp_path: Path) -> None:
    with terminal(tmp_path, *f"play {DIXIE}".split()) as it:
        it.wait_for("Your bid")
        it.interrupt()
        it.wait_for("The match is saved in")
        assert it.end() == 0
        assert "\x1b" not in it.shown
    assert read_match((tmp_path / UNFINISHED).read_text()).game == "dixie"


def test_orange_can_be_called_while_others_are_to_move(tmp_path: Path) -> None:
    words = "play tuxedo --seats 2 --seed 2 --bots steady --pace 0 --clock"
    with terminal(tmp_path, *words.split()) as it:
        for _ in range(60):  # the first move of every list, until an orange is open
            if it.wait_for("Type o and Enter", "Your hand") != "Your hand":
                break
            it.type("1")
        it.type("o")
        it.wait_for("You call orange! Ten points.", "Ada calls orange! Ten points.")


def test_trump_can_be_named_in_the_words_of_the_prompt(play: Play) -> None:
    for words in ("lo-no", "no trump", "spades"):
        ran = play("five --seed 3 --plain --bots steady", f"180\n{words}\nquit\n")
        assert f"You name {words} as trump." in ran.out


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


def test_leaving_at_the_first_question_keeps_the_saved_match(play: Play, tmp_path: Path) -> None:
    play(THREE, "pass\nquit\n")
    saved = (tmp_path / UNFINISHED).read_text()
    for typed in ("", "quit\n"):
        assert play("--plain", typed).code == 0
        assert (tmp_path / UNFINISHED).read_text() == saved
        assert len(list((tmp_path / UNFINISHED).parent.iterdir())) == 1


def test_saving_does_not_overwrite_other_files(play: Play, tmp_path: Path) -> None:
    letter, again = tmp_path / "letter.txt", tmp_path / "again.json"
    letter.write_text("dear")
    files = (letter, again, again, tmp_path / "none/x.json")
    ran = play(THREE, "".join(f"save {file}\n" for file in files))
    assert letter.read_text() == "dear"
    assert "is not a saved match" in ran.out
    assert ran.out.count(f"The match is saved in {again}") == 2
    assert "could not be written" in ran.out


def test_a_folder_that_cannot_be_written_does_not_end_the_game(play: Play, tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    ran = play(THREE, "pass\nhand\nquit\n", home=blocked)
    assert ran.code == 0
    assert ran.out.count("cannot be saved") == 1
    assert ran.out.count("Your hand") >= 2


def test_a_game_is_named_by_its_beginning_and_calls_need_an_orange(play: Play) -> None:
    ran = play("TUX --seats 2 --seed 2 --plain --bots steady", "o\nlast\nquit\n")
    assert ran.out.startswith("Tuxedo")
    assert "no orange is open" in ran.out


def test_a_seed_deals_the_same_cards_without_a_commitment(play: Play, tmp_path: Path) -> None:
    ran = [play(THREE, "pass\nquit\n", home=tmp_path / home) for home in ("one", "two")]
    first, second = (each.out.partition("The match is saved")[0] for each in ran)
    assert first == second
    assert "Your hand" in first
    assert "ommitment" not in first
