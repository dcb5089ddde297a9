"""Cards as plain strings: the packs, the number of a card, and dealing one card at a time."""

ROOK = "Rook"
COLOURS = {"black": "B", "green": "G", "red": "R", "yellow": "Y"}
SUITS = {"spades": "S", "hearts": "H", "diamonds": "D", "clubs": "C"}
PICTURES = {"J": 11, "Q": 12, "K": 13, "A": 14}


class IllegalMoveError(Exception):
    """A move that the rules refuse; the deal is as it was before."""


def rook_pack(lowest: int = 1) -> list[str]:
    """The Rook pack without the Rook card: four colours, numbered from `lowest` to 14."""
    return [colour + str(n) for colour in COLOURS.values() for n in range(lowest, 15)]


def suit_cards(lowest: int = 2, without: tuple[int, ...] = ()) -> list[str]:
    """The poker pack without jokers: four suits, from `lowest` to the ace."""
    low = [str(n) for n in range(lowest, 11) if n not in without]
    return [suit + rank for suit in SUITS.values() for rank in [*low, *PICTURES]]


def poker_pack() -> list[str]:
    """The poker pack: four suits of thirteen cards, and the joker, which stands for the rook."""
    return [*suit_cards(), ROOK]


def number(card: str) -> int:
    """The number of a card, 1 to 14; jack, queen, king and ace are 11 to 14, and the Rook is 0."""
    if card == ROOK:
        return 0
    rank = card[1:]
    return PICTURES[rank] if rank in PICTURES else int(rank)


def hand_out(cards: list[str], first: int, seats: int, each: int) -> list[list[str]]:
    """Deal `each` cards to each seat, one at a time from seat `first` on, off the list."""
    hands: list[list[str]] = [[] for _ in range(seats)]
    for _ in range(each):
        for step in range(seats):
            hands[(first + step) % seats].append(cards.pop(0))
    return hands


def is_pack(text: str, pack: list[str]) -> bool:
    """Whether a text lists every card of a pack exactly once."""
    return sorted(text.split()) == sorted(pack)
