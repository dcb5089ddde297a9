"""Formats a position and its solution as text: hands, value, each card's value and a best line."""

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import TypeAlias

from rookery.core.cards import POKER_SUITS, Card, Seat
from rookery.kernel import Position, Solution
from rookery.records import card_text
from rookery.telling.wording import by_suit, counted, listed
from rookery.tricks.order import height_of

CardWords: TypeAlias = Callable[[Card], str]


def numbered_text(card: Card) -> str:
    """The text of a card with a number for its rank, in the poker pack too.

    >>> from rookery.records import parse_card
    >>> numbered_text(parse_card("SA")), numbered_text(parse_card("Y14"))
    ('S14', 'Y14')
    """
    return f"{card.suit.name[0]}{card.rank}" if card.suit in POKER_SUITS else card_text(card)


def solution_lines(position: Position, solution: Solution, words: CardWords) -> list[str]:
    """The lines that `rookery solve` prints. `words` gives the text of a card."""
    return [
        *_drawn(position, words),
        "",
        _value_line(position, solution),
        *_card_lines(position, solution, words),
        *_best_line(position, solution, words),
    ]


def _drawn(position: Position, words: CardWords) -> Iterator[str]:
    """The hands as rows with a column for each suit, and an arrow at the seat to play."""
    suits = [group[0].suit for group in _suits(position, position.in_play)]
    rows = [
        {group[0].suit: " ".join(map(words, group)) for group in _suits(position, hand)}
        for hand in position.hands
    ]
    widths = [max(1, *(len(row.get(suit, "")) for row in rows)) for suit in suits]
    for seat, row in enumerate(rows):
        arrow = "→" if seat == position.turn and not position.is_over else " "
        cells = [row.get(suit, "–").ljust(width) for suit, width in zip(suits, widths, strict=True)]
        head = f"{arrow} seat {seat}  side {position.sides[seat]}"
        yield "   ".join([head, *cells]).rstrip()
    yield ""
    if position.trick:
        played = [
            f"seat {(position.leader + place) % position.seats} {words(card)}"
            for place, card in enumerate(position.trick)
        ]
        yield f"On the table: {', '.join(played)}."
    yield f"{_trump_line(position)} Seat {position.turn} is to play."


def _trump_line(position: Position) -> str:
    if position.low:
        return "Lo-no: the lowest card of the suit led wins."
    return f"Trump is {position.trump.name.lower()}." if position.trump is not None else "No trump."


def _value_line(position: Position, solution: Solution) -> str:
    seats = [str(seat) for seat, side in enumerate(position.sides) if side == 0]
    side = f"Side 0 ({'seat' if len(seats) == 1 else 'seats'} {listed(seats)})"
    left = f"of the {counted(position.points_left, 'point')} left"
    if solution.exact:
        return f"{side} takes {solution.value} {left}."
    return f"{side} takes between {solution.lower} and {solution.upper} {left}: not solved yet."


def _card_lines(position: Position, solution: Solution, words: CardWords) -> Iterator[str]:
    """The legal cards grouped by value, the best first."""
    if position.is_over:
        return
    yield f"\nIf seat {position.turn} plays"
    by_value: dict[int, list[Card]] = {}
    for card, value in solution.cards.items():
        by_value.setdefault(value, []).append(card)
    for value in sorted(by_value, reverse=position.sides[position.turn] == 0):
        yield f"  {value:4}  {_in_suits(position, by_value[value], words)}"
    unknown = [card for card in position.legal() if card not in solution.cards]
    if unknown:
        yield f"     ?  {_in_suits(position, unknown, words)}"


def _in_suits(position: Position, cards: list[Card], words: CardWords) -> str:
    return "   ".join(" ".join(map(words, group)) for group in _suits(position, cards))


def _suits(position: Position, cards: Iterable[Card]) -> list[list[Card]]:
    """Cards grouped by suit, each suit from its highest card down."""
    heights = partial(height_of, ones_high=position.ones_high)
    return by_suit(cards, sorted(range(15), key=heights))


def _best_line(position: Position, solution: Solution, words: CardWords) -> Iterator[str]:
    """A best line, trick by trick, with the winner and the points of each trick."""
    if not solution.line:
        return
    yield "\nA best line for both sides"
    played: list[tuple[Seat, Card]] = []
    for seat, card in solution.line:
        played.append((seat, card))
        position, gained = position.play(card)
        if not position.trick:
            cards = "  ".join(f"{seat} {words(card)}" for seat, card in played)
            won = "".join(
                f", {counted(points, 'point')} for side {side}"
                for side, points in enumerate(gained)
                if points
            )
            yield f"  {cards}   seat {position.leader} takes it{won}"
            played = []
