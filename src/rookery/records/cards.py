"""The texts of cards: `R5`, `Y14`, `HA`, `C2`, `Rook`, and `?` for an unknown card."""

from collections.abc import Iterable, Mapping

from rookery.core.cards import COLOURS, POKER_SUITS, ROOK, Card, card_of
from rookery.records.errors import BadText, shortened

UNKNOWN = "?"
"""The text of a card that is not known."""

FACES: Mapping[int, str] = {11: "J", 12: "Q", 13: "K", 14: "A"}
"""The letters of the poker pack's ranks above 10."""


def _texts() -> dict[Card, str]:
    texts = {ROOK: "Rook"}
    for suit in COLOURS:
        texts |= {card_of(suit, rank): f"{suit.name[0]}{rank}" for rank in range(1, 15)}
    for suit in POKER_SUITS:
        texts |= {
            card_of(suit, rank): f"{suit.name[0]}{FACES.get(rank, rank)}" for rank in range(2, 15)
        }
    return texts


_TEXT_OF = _texts()
_CARD_OF = {text: card for card, text in _TEXT_OF.items()}


def card_text(card: Card | None) -> str:
    """The text of a card; `?` for None.

    >>> from rookery.core.cards import Suit
    >>> card_text(Card(Suit.HEARTS, 14)), card_text(Card(Suit.YELLOW, 14))
    ('HA', 'Y14')
    """
    return UNKNOWN if card is None else _TEXT_OF[card]


def rank_text(card: Card) -> str:
    """The rank as it stands on the card: `5`, `14`, `K`, `Rook`.

    >>> from rookery.core.cards import Suit
    >>> rank_text(Card(Suit.HEARTS, 13)), rank_text(Card(Suit.YELLOW, 13)), rank_text(ROOK)
    ('K', '13', 'Rook')
    """
    return _TEXT_OF[card] if card == ROOK else _TEXT_OF[card][1:]


def parse_card(text: str) -> Card:
    """The card with this text. Raises BadText, also for `?`.

    >>> parse_card("R5")
    Card(suit=<Suit.RED: 2>, rank=5)
    """
    card = _CARD_OF.get(text)
    if card is None:
        raise BadText(
            f"there is no card {shortened(text)}: a card is a colour and a number as in R5, "
            "a suit and a rank as in HA, or Rook"
        )
    return card


def cards_text(cards: Iterable[Card | None]) -> str:
    """The texts of cards, separated by spaces."""
    return " ".join(map(card_text, cards))


def parse_cards(text: str) -> tuple[Card, ...]:
    """The cards of a text that separates them by spaces. Raises BadText."""
    return tuple(map(parse_card, text.split()))
