"""An explanation names a worse move, and says what happens more often after the better one."""

import itertools
from collections.abc import Iterator
from random import Random

import pytest

from rookery.arena.suite import exercises
from rookery.bots import Decision, Limits, bot
from rookery.bots.assessing import JudgedMove, assess
from rookery.bots.explaining import explained, label, what_differs
from rookery.bots.explaining.explanation import is_worse
from rookery.core.messages import Message
from rookery.core.moves import Play
from rookery.fishing.turns import Turn
from rookery.games import GAMES
from rookery.kernel import is_compiled
from rookery.messages import reasons
from rookery.puzzles.making import Source, moments

pytestmark = pytest.mark.skipif(not is_compiled, reason="the kernel thinks")

LIMITS = Limits(nodes=20_000)
POSITIONS = tuple(exercises())


def judged(number: int) -> tuple[JudgedMove, JudgedMove]:
    """The best and the worst move of a position."""
    moves = assess(POSITIONS[number].view(), Random(1), LIMITS).moves
    return moves[0], max(moves, key=lambda it: it.behind)


def ids(told: Message | None) -> set[str]:
    """The ids of what is told, with the card that it is about."""
    if told is None:
        return set()
    arguments = dict(told.arguments)
    if told.id == "contrast-both":
        parts = (arguments["one"], arguments["other"])
        return {it for part in parts if isinstance(part, Message) for it in ids(part)}
    return {f"{told.id} {arguments.get('card', '')}"}


@pytest.mark.parametrize("number", range(0, len(POSITIONS), 9))
def test_nothing_is_better_and_worse_at_once(number: int) -> None:
    view, (better, worse) = POSITIONS[number].view(), judged(number)
    told, other = what_differs(view, better, worse), what_differs(view, worse, better)
    assert not ids(told) & ids(other)
    for each in (it for it in (told, other) if it is not None):
        arguments = dict(each.arguments)
        assert arguments.get("more", 1) != arguments.get("less", 0)
        assert arguments.get("fewer", 0) != arguments.get("more", 1)


@pytest.mark.parametrize("number", range(4, len(POSITIONS), 9))
def test_the_named_move_is_clearly_worse(number: int) -> None:
    view = POSITIONS[number].view()
    decision = bot("strong", Random(1), LIMITS).decide(view)
    told = explained(view, decision)
    assert told == explained(view, decision)
    assert told.move == decision.move and told.considered == decision.considered
    if told.reason != decision.reason:
        reason, better, rest = str(told.reason).partition("better than ")
        assert reason in ("", f"{decision.reason}; ")
        assert better and rest


def test_what_cannot_be_explained_stays_as_it_is() -> None:
    view = POSITIONS[0].view()
    move = view.legal[0]
    for decision in (Decision(move, reasons.only_legal()), Decision(move, "own words")):
        assert explained(view, decision) is decision


def hints(number: int) -> Iterator[tuple[str, str]]:
    """The texts of cards and turns in a deal of strong bots, of each game in turn.

    Each is with the text of the best clearly worse move, if there is one.
    """
    games = sorted(GAMES)
    source = Source(games[number % len(games)], 7, number // len(games))
    for it in moments(source, Random(source.stem)):
        move, view = it.decision.move, it.view
        if not isinstance(move, Play | Turn):
            continue
        judged = assess(view, Random(0), Limits(nodes=100_000), (move,))
        own = judged.of(move)
        worse = [] if own is None else [each for each in judged.moves if is_worse(each, own)]
        if worse:
            told = explained(view, it.decision).reason
            yield str(told), str(label(view, worse[0].move))


def check_hints(count: int) -> None:
    """The texts of moves differ from those of the best clearly worse ones, and compare the two."""
    every = itertools.chain.from_iterable(map(hints, itertools.count()))
    for told, other in itertools.islice(every, count):
        assert told != other
        assert "better than " in told


def test_hints_tell_the_right_move_from_the_best_wrong_one() -> None:
    check_hints(6)


@pytest.mark.slow
def test_a_thousand_hints_tell_the_right_move_from_the_best_wrong_one() -> None:
    check_hints(1_000)
