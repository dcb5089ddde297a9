"""The wording for a terminal with colours. The text is complete without the colours."""

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
    """Words that show each card in the colour of its suit."""

    __slots__ = ()

    def card(self, card: Card) -> str:
        """The text of a card, in the colour of its suit."""
        return click.style(card_text(card), fg=_COLOURS[card.suit], bold=True)

    def heading(self, text: str) -> str:
        """A line that begins a new section, in bold."""
        return click.style(text, bold=True)

    def quiet(self, text: str) -> str:
        """A line of minor importance, dimmed."""
        return click.style(text, dim=True)
