"""The words of the table in a terminal with colours, which are an addition to the letters."""

from __future__ import annotations

from collections.abc import Mapping

import click

from rookery.core.cards import Card, Suit
from rookery.records import card_text
from rookery.telling.wording import Words

_COLOURS: Mapping[Suit, str] = {
    Suit.BLACK: "bright_black",
    Suit.GREEN: "green",
    Suit.RED: "red",
    Suit.YELLOW: "yellow",
    Suit.SPADES: "bright_black",
    Suit.HEARTS: "red",
    Suit.DIAMONDS: "blue",
    Suit.CLUBS: "green",
    Suit.ROOK: "magenta",
}


class ColouredWords(Words):
    """Words whose cards have the colour of their suit."""

    __slots__ = ()

    def card(self, card: Card) -> str:
        """A card as it is typed, in its colour."""
        return click.style(card_text(card), fg=_COLOURS[card.suit], bold=True)

    def heading(self, text: str) -> str:
        """A line in bold."""
        return click.style(text, bold=True)

    def quiet(self, text: str) -> str:
        """A line that is dimmed."""
        return click.style(text, dim=True)
