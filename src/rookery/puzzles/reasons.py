"""The sentences that explain a right move, in the words of card players."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from random import Random

from rookery.bots import Limits, bot
from rookery.bots.assessing import assess
from rookery.bots.explaining import Temptation, as_good, label, why
from rookery.core.game import AnyView
from rookery.core.genres import FISHING, TRICKS, ByGenre, Own
from rookery.core.messages import Message, Told
from rookery.core.moves import Move, Play, is_same
from rookery.heuristics.tricks.certainty import unseen
from rookery.heuristics.tricks.memory import Memory, remember
from rookery.messages import reasons
from rookery.puzzles.puzzle import MoveValue
from rookery.records import parse_move
from rookery.tricks.dummy_seat import with_dummy_seat
from rookery.tricks.view import TrickView

_LIMITS = Limits(nodes=400_000)
"""The limits with which strong is asked for the reason of a call. Unmeasured."""


_TELL_THAT_HIGHER_ARE_GONE = {"reason-leads-highest", "reason-cashes"}
"""Ids of reasons which say that no card higher than the one led is out."""


def reason_for(
    view: AnyView, right: Move, wrong: Sequence[MoveValue], themes: Sequence[str], seed: str
) -> tuple[Message, ...]:
    """Why a move is right, in a sentence or two, and why it is better than one of the wrong ones.

    It is empty if strong decides otherwise when asked again. Cards and turns are explained by
    rules; for a bid, a call or a burial strong is asked.
    """
    told: Told | None = label(view, right)
    if told is None:
        decision = bot("strong", Random(seed), _LIMITS).decide(view)
        told = decision.reason if is_same(decision.move, right) else None
    judged = assess(view, Random(seed), _LIMITS, (parse_move(wrong[0].move),))
    better, found = judged.of(right), []
    for it in wrong:
        if (each := judged.of(parse_move(it.move))) is not None:
            found.append(replace(each, behind=it.loss))
    if not isinstance(told, Message) or better is None or not found:
        return ()
    tempting = Temptation(view)
    compared = why(view, told, replace(better, behind=0.0), found, tempting)
    worse = {it.move for it in found}
    alike = as_good(tempting, better, [it for it in judged.moves if it.move not in worse])
    others = () if alike is None else (alike,)
    return (*compared, *others, *BY_GENRE[view.genre](view, right, told, themes))


def _of_tricks(
    view: TrickView, right: Move, told: Message, themes: Sequence[str]
) -> Iterator[Message]:
    """What the player had to count before playing this card."""
    if not isinstance(right, Play):
        return
    memory = remember(with_dummy_seat(view))
    if "count-trumps" in themes and told.id != "reason-draws-trumps":
        yield _trumps_out(memory)
    if "count-suit" in themes and told.id not in _TELL_THAT_HIGHER_ARE_GONE:
        yield reasons.higher_gone(suit=memory.order.suit_of[right.card])


def _of_fishing(*_: object) -> Iterator[Message]:
    return iter(())


BY_GENRE: ByGenre[Callable[[Own, Move, Message, Sequence[str]], Iterator[Message]]] = ByGenre(
    "rookery.puzzles.reasons.BY_GENRE", {TRICKS: _of_tricks, FISHING: _of_fishing}
)
"""What there is to say in each genre besides the reason for a right move."""


def _trumps_out(memory: Memory) -> Message:
    out = len(unseen(memory) & memory.order.trumps)
    return reasons.trumps_out(out=out) if out else reasons.no_trump_out()
