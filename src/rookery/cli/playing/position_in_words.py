"""Describes a position as the seat to move sees it."""

from collections.abc import Iterable

from rookery import telling
from rookery.core.cards import Seat
from rookery.core.game import AnyView
from rookery.records import MatchRecord
from rookery.telling.wording import Words
from rookery.tricks.rules import Phase
from rookery.tricks.view import TrickView


def position_lines(name: str, record: MatchRecord, seat: Seat, view: AnyView) -> Iterable[str]:
    """Lines about a position: the game, what was played, and the question for `view.seat`."""
    words = Words(tuple(f"seat {each}" for each in range(len(record.players))), seat)
    sentences = telling.of(view)
    options = ", ".join(f"{option}={value}" for option, value in record.options.items())
    yield f"{name}: {record.game} {options}".rstrip()
    yield f"Totals {' '.join(map(str, view.totals))}. You are seat {seat}."
    yield from sentences.table(words, view)
    yield from _so_far(record, view, words)
    yield ""
    yield from sentences.question(words, view)


def _so_far(record: MatchRecord, view: AnyView, words: Words) -> Iterable[str]:
    """The tricks played so far, or the moves before the first trick. All of them are public."""
    if isinstance(view, TrickView) and view.phase is not Phase.AUCTION:
        for trick in view.tricks:
            played = zip(trick.players, trick.cards, strict=True)
            cards = ", ".join(f"{words.who(seat)} {words.card(card)}" for seat, card in played)
            yield "  " + words.tell("trick-row", trick.winner, cards=cards)
    elif moves := record.deals[-1].moves:
        yield f"So far: {', '.join(moves)}."
