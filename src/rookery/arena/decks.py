"""Sets of fixed decks, such as `rookery-1000`: contests can be repeated and compared anywhere.

The provable shuffle (`core/shuffle.py`) makes the decks of a set from a published secret: the
SHA-256 of the set's name, a space and the game's name. Decks are numbered from 0; seat 0 deals the
first, the next seat the second. Decks are not kept in files.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256

from rookery.core.boards import dealer_of_board, shuffle_of_set
from rookery.core.cards import Card, Seat
from rookery.core.errors import RookeryError
from rookery.core.shuffle import Shuffle
from rookery.core.suggestion import suggestion
from rookery.records.cards import card_text


class UnknownDecks(RookeryError):
    """There is no set of decks with this name."""

    code = "unknown-decks"


@dataclass(frozen=True, slots=True)
class Deal:
    """A deck, top card first, its dealer, and the pack that is cut for a tie in tricks (DX-8)."""

    deck: tuple[Card, ...]
    dealer: Seat
    cut: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class DeckSet:
    """A named set of decks, the same number for every game."""

    name: str
    size: int

    def deal(self, game: str, pack: Sequence[Card], seats: int, number: int) -> Deal:
        """Deal `number`, counted from 0, of a game with this pack and `seats` seats."""
        if not 0 <= number < self.size:
            raise IndexError(f"{self.name} has the decks 0 to {self.size - 1}, not {number}")
        shuffle = self._shuffle(game)
        dealer = dealer_of_board(number + 1, seats)
        return Deal(shuffle.deck(pack, number), dealer, shuffle.cut(pack, number))

    def digest(self, game: str, pack: Sequence[Card]) -> str:
        """The SHA-256, in hex, of all decks of a game: a line each, cards as in records."""
        return _digest(self, game, tuple(pack))

    def _shuffle(self, game: str) -> Shuffle:
        return shuffle_of_set(sha256(f"{self.name} {game}".encode()).digest())


DECK_SETS: Mapping[str, DeckSet] = {it.name: it for it in (DeckSet("rookery-1000", 1000),)}
"""The published sets by name. The decks of a name never change."""


def deck_set(name: str) -> DeckSet:
    """The set of decks called `name`. Raises UnknownDecks."""
    if name not in DECK_SETS:
        raise UnknownDecks(f"there are no decks {name[:40]!r}; {suggestion(name, DECK_SETS)}")
    return DECK_SETS[name]


@lru_cache(maxsize=32)
def _digest(decks: DeckSet, game: str, pack: tuple[Card, ...]) -> str:
    shuffle, whole = decks._shuffle(game), sha256()  # noqa: SLF001  # of the same class
    for number in range(decks.size):
        whole.update(" ".join(map(card_text, shuffle.deck(pack, number))).encode() + b"\n")
    return whole.hexdigest()
