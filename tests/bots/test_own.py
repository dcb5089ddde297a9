"""Users' own bots: found by their names, made, and their faults reported."""

import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from rookery.arena.driver import play_deal
from rookery.arena.players import OmniscientPlayer, player
from rookery.bots import BotFault, Decision, Limits, bot
from rookery.bots.own import OwnBot, trusted_bot
from rookery.bots.registry import UnknownBot, named
from rookery.core.game import AnyView
from rookery.core.match import Match
from rookery.core.moves import Pass
from rookery.games import GAMES
from tests import own_bots

GAME = GAMES["three"].game()


@pytest.fixture(autouse=True)
def module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A module in the current directory, which is not yet on the search path."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [path for path in sys.path if path])
    known = set(sys.modules)
    yield own_bots.write(tmp_path)
    for name in set(sys.modules) - known:
        if name in ("ownbots", "bad") or str(tmp_path) in name:
            del sys.modules[name]


def view() -> AnyView:
    """The first view of a deal, of the seat that bids first."""
    seen: AnyView = GAME.view(GAME.start(GAME.pack, dealer=0), 1)
    return seen


def made(name: str, limits: Limits | None = None) -> OwnBot:
    it = trusted_bot(name, Random(1), limits)
    assert isinstance(it, OwnBot)
    return it


def fault(name: str) -> str:
    """The error on making a bot and asking it."""
    with pytest.raises(BotFault) as raised:
        made(name).decide(view())
    return str(raised.value)


def test_a_name_has_the_class_and_its_limits() -> None:
    assert named("my.module:MyBot").name == "my.module:MyBot"
    assert named("bots/mine.py:MyBot@0.2s").name == "bots/mine.py:MyBot"
    assert named("my:MyBot@500n").limits == Limits(nodes=500)
    assert named("my:MyBot").is_own
    assert not named("strong@0.2s").is_own
    for wrong in ("my.py", "my:", ":MyBot", "my:My-Bot", "my:MyBot@fast"):
        with pytest.raises(UnknownBot):
            named(wrong)


def test_an_own_bot_is_found_in_the_current_directory() -> None:
    assert made("ownbots:Miser").decide(view()) == Decision(Pass())


def test_an_own_bot_is_found_in_a_file_and_imports_its_neighbours(tmp_path: Path) -> None:
    (tmp_path / "deep").mkdir()
    own_bots.write(tmp_path / "deep")
    beside = "from ownbots import Miser\n\nclass Other(Miser):\n    pass\n"
    (tmp_path / "deep" / "random.py").write_text(beside)
    assert made("deep/random.py:Other").decide(view()) == Decision(Pass())


def test_a_constructor_gets_the_arguments_that_it_has_parameters_for() -> None:
    within = made("ownbots:Last@0.25s", Limits(nodes=4)).within
    assert within.limits == Limits(seconds=0.25)
    assert within.rng.random() == Random(1).random()
    assert made("ownbots:Last", Limits(nodes=4)).within.limits == Limits(nodes=4)


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("nomodule:X", "there is no module nomodule, neither installed nor in "),
        ("nofile.py:X", "there is no file nofile.py"),
        ("no/module:X", "'no/module' is not the name of a module"),
        ("ownbots:Misr", "ownbots has no Misr; it has Miser, Last, "),
        ("ownbots:NUMBER", "ownbots:NUMBER is not a class"),
        ("ownbots:NoBot", "ownbots:NoBot is not a bot: it has no method decide(view)"),
        ("ownbots:Needy", "ownbots:Needy cannot be made: missing a required argument: 'depth'"),
        ("ownbots:Broken", "ownbots:Broken cannot be made: ValueError: no luck (ownbots.py, line "),
        ("ownbots:Miser@0.2s", "ownbots:Miser takes no limits"),
        ("ownbots:Mover", "Mover.decide returned a Move ('bid 55'); it must return a Decision: "),
        ("ownbots:Texter", "Texter.decide returned the text 'pass'; it must return a Decision: "),
        ("ownbots:Silent", "Silent.decide returned None; it must return a Decision: "),
        ("ownbots:Worded", "a Decision with the text 'pass' as its move; the move must be one of"),
        ("ownbots:Timeless", "Timeless.decide returned a delay of nan"),
        ("ownbots:Quitter", "ownbots:Quitter in seat 1 failed: SystemExit: enough (ownbots.py"),
    ],
)
def test_each_fault_is_reported_in_a_sentence(name: str, told: str) -> None:
    said = fault(name)
    assert told in said
    assert "\n" not in said


def test_a_failure_names_the_line_of_the_users_code() -> None:
    line = own_bots.line_of("the line that fails")
    assert fault("ownbots:Crasher") == (
        "ownbots:Crasher in seat 1 failed: IndexError: tuple index out of range "
        f"(ownbots.py, line {line})"
    )


@pytest.mark.parametrize(
    ("source", "told"),
    [
        ("import nothing_like_it", "ModuleNotFoundError: No module named 'nothing_like_it'"),
        ("x = (", "SyntaxError: '(' was never closed (bad.py, line 1)"),
        ("\n1 / 0", "ZeroDivisionError: division by zero (bad.py, line 2)"),
        ("raise SystemExit(3)", "SystemExit: 3 (bad.py, line 1)"),
    ],
)
@pytest.mark.parametrize("place", ["bad", "bad.py"])
def test_a_module_that_fails_is_not_reported_as_missing(
    source: str, told: str, place: str, tmp_path: Path
) -> None:
    (tmp_path / "bad.py").write_text(source)
    said = fault(f"{place}:X")
    assert said.startswith(f"{place} cannot be imported: ")
    assert told in said


def test_only_names_from_the_command_line_load_code() -> None:
    """Names of bots also come from records and over the network."""
    with pytest.raises(UnknownBot, match="runs only if it is named on the command line"):
        bot("ownbots:Miser", Random(1))
    assert "ownbots" not in sys.modules


def test_an_own_bot_is_never_shown_a_state() -> None:
    it = player("ownbots:Seer", Random(1))
    assert not isinstance(it, OmniscientPlayer)
    bots = [it, bot("random", Random(1)), bot("random", Random(2))]
    assert play_deal(Match.new(GAME), bots, Random(3)).deals
