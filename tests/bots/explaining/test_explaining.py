"""An explanation names a worse move, and says what happens more often after the better one."""

from random import Random

import pytest

from rookery.arena.suite import exercises
from rookery.bots import Decision, Limits, bot
from rookery.bots.assessing import JudgedMove, assess
from rookery.bots.explaining import explained, what_differs
from rookery.core.messages import Message
from rookery.kernel import is_compiled
from rookery.messages import reasons

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
        assert str(told.reason).startswith(f"{decision.reason}; better than ")


def test_what_cannot_be_explained_stays_as_it_is() -> None:
    view = POSITIONS[0].view()
    move = view.legal[0]
    for decision in (Decision(move, reasons.only_legal()), Decision(move, "own words")):
        assert explained(view, decision) is decision
