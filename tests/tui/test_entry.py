"""Parsing what a player types: moves, commands and their beginnings."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rookery.core.moves import Bid, CallOrange, Hold, Move, NameTrump, Pass, Trump
from rookery.games import GAMES
from rookery.records import move_text, parse_move
from rookery.testing import random_path
from rookery.tui.entry import Command, EnteredMoves, NotLegal, NotUnderstood, parse_entry

COMMANDS = ("help", "hand", "hint", "last", "quit", "rules", "save", "score", "table")


def moves(*texts: str) -> tuple[Move, ...]:
    return tuple(map(parse_move, texts))


def typed(text: str, *legal: str, numbered: bool = False) -> object:
    return parse_entry(text, moves(*legal), COMMANDS, numbered=numbered)


@pytest.mark.parametrize(
    "text", ["R5", "r5", "play R5", "p r5", "red 5", "Red5", "5 of red", "  r5 ", "RED  5"]
)
def test_a_card_can_be_typed_in_several_ways(text: str) -> None:
    assert typed(text, "play R5", "play R14", "play G5") == EnteredMoves(moves("play R5"))


@pytest.mark.parametrize("text", ["ace of hearts", "HA", "ha", "hearts ace", "heart A"])
def test_a_poker_card_can_be_typed_in_several_ways(text: str) -> None:
    assert typed(text, "play HA", "play H10", "play SA") == EnteredMoves(moves("play HA"))


def test_a_complete_card_is_preferred_to_the_beginning_of_another() -> None:
    assert typed("r1", "play R1", "play R14", "play R10") == EnteredMoves(moves("play R1"))


def test_the_answer_to_an_ambiguous_beginning_lists_the_moves() -> None:
    answer = typed("r1", "play R14", "play R10")
    assert isinstance(answer, NotUnderstood)
    assert "play R14 or play R10" in answer.answer


def test_an_unambiguous_beginning_stands_for_its_move() -> None:
    assert typed("pa", "bid 75", "pass") == EnteredMoves((Pass(),))
    assert typed("75", "bid 70", "bid 75", "pass") == EnteredMoves((Bid(75),))
    assert typed("gr", "trump green", "trump red") == EnteredMoves((NameTrump(Trump.GREEN),))


def test_the_beginning_of_a_command_stands_for_it() -> None:
    assert typed("sc", "pass") == Command("score")
    assert typed("?", "pass") == Command("help")
    assert typed("save my game.json", "pass") == Command("save", "my game.json")


def test_the_beginning_of_both_a_move_and_a_command_is_ambiguous() -> None:
    answer = typed("h", "orange", "hold")
    assert isinstance(answer, NotUnderstood)
    assert "hint" in answer.answer
    assert "hold" in answer.answer
    assert typed("o", "orange", "hold") == EnteredMoves((CallOrange(),))
    assert typed("hold", "orange", "hold") == EnteredMoves((Hold(),))


def test_a_number_stands_for_a_numbered_move() -> None:
    assert typed("2", "trail R5", "trail R7", numbered=True) == EnteredMoves(moves("trail R7"))
    assert isinstance(typed("3", "trail R5", "trail R7", numbered=True), NotUnderstood)
    assert isinstance(typed("0", "trail R5", "trail R7", numbered=True), NotUnderstood)


def test_several_cards_can_be_buried_at_once() -> None:
    legal = ("bury R5", "bury G6", "bury Y7")
    both = EnteredMoves(moves("bury G6", "bury R5"))
    assert typed("g6, r5", *legal) == both
    assert typed("bury g6 r5", *legal) == both
    assert not isinstance(typed("g6 g6", *legal), EnteredMoves)
    assert not isinstance(typed("g6 b1", *legal), EnteredMoves)


def test_a_move_that_is_not_legal_is_still_parsed() -> None:
    assert typed("g14", "play R5") == NotLegal(parse_move("play G14"))
    assert typed("bid 72", "bid 75") == NotLegal(Bid(72))


@given(st.text(max_size=60))
def test_any_text_gives_a_result(text: str) -> None:
    found = typed(text, "play R5", "play R14", "play Rook")
    assert isinstance(found, EnteredMoves | NotLegal | Command | NotUnderstood)


@pytest.mark.parametrize("name", GAMES)
def test_every_legal_move_is_parsed_from_its_text(name: str) -> None:
    game = GAMES[name].game()
    path = random_path(game, Random(7))
    for state, (seat, _) in zip(path.states, path.plies, strict=False):
        legal = game.legal(state, seat)
        for move in legal:
            found = parse_entry(move_text(move), legal, COMMANDS, numbered=name == "tuxedo")
            assert found == EnteredMoves((move,))


def test_a_number_with_thousands_of_digits_is_no_move() -> None:
    answer = parse_entry("9" * 10_000, [Pass()], ["help"], numbered=True)
    assert answer == NotUnderstood("The only move is number 1.")
