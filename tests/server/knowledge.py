"""Which cards a seat may not know yet, worked out from the log alone, without the views.

This is an independent check, written from the rules: a message leaks a secret if it names a card
of `hidden_from` anywhere except in fields that name cards without saying where they are.
"""

import re
from collections.abc import Iterable, Iterator
from typing import Any

from rookery.core.cards import NO_CARDS, Card, CardSet, Seat
from rookery.fishing.state import FishingState
from rookery.records import card_text
from rookery.server.database.store import Store
from rookery.table import events as ev
from rookery.table.folding import after
from rookery.table.table import Table, opened
from rookery.telling.spoken import card_name
from rookery.tricks.rules import Phase
from rookery.tricks.state import TrickState

_TYPED = re.compile(
    r"(?<![A-Za-z0-9])(?:[RYGB](?:1[0-4]|[1-9])|[SHDC](?:10|[2-9JQKA])|Rook)(?![A-Za-z0-9])"
)
_SAID = re.compile(
    r"\b(?:(?:red|yellow|green|black) (?:1[0-4]|[1-9])"
    r"|(?:10|[2-9]|jack|queen|king|ace) of (?:spades|hearts|diamonds|clubs)|the rook)\b"
)

_NOT_PLACES = ("called", "all_called", "cut", "counters", "options")
"""Fields of a deal that name cards without saying where they are."""


class Truth:
    """A table at every version, rebuilt from its log."""

    def __init__(self, store: Store, code: str) -> None:
        self._store = store
        self._code = code
        self._tables: list[Table] = []

    def at(self, version: int) -> Table:
        """The table at a version, counted from 1."""
        if version > len(self._tables):
            self._read()
        return self._tables[version - 1]

    @property
    def now(self) -> Table:
        """The table at its latest version."""
        self._read()
        return self._tables[-1]

    def _read(self) -> None:
        for entry in self._store.events(self._code, after=len(self._tables)):
            event = ev.decode(entry.body)
            if isinstance(event, ev.Opened):
                table = opened(event, entry.at)
            else:
                table = after(self._tables[-1], event, entry.at)
            assert table.version == entry.seq
            self._tables.append(table)


def hidden_from(table: Table, seat: Seat | None) -> frozenset[str]:
    """The cards of the last deal that a seat, or a spectator (None), may not have seen."""
    if not table.match.deals:
        return frozenset()
    state = table.match.deals[-1].state
    own = NO_CARDS if seat is None else state.hands[seat]
    if isinstance(state, FishingState):
        hidden = CardSet.of(state.stock)
    else:
        assert isinstance(state, TrickState)
        hidden = _laid_away(state, seat)
    for hand in state.hands:
        hidden = hidden | hand
    return frozenset(
        name for card in hidden if card not in own for name in (card_text(card), card_name(card))
    )


def _laid_away(state: TrickState, seat: Seat | None) -> CardSet:
    """The cards of the nest and the buried cards that a seat may not know."""
    is_bidder = seat is not None and seat == state.bidder
    played = CardSet.of(state.trick) | CardSet.of(c for each in state.tricks for c in each.cards)
    held = state.buried | played
    for hand in state.hands:
        held = held | hand
    nest = NO_CARDS if state.nest & held else state.nest
    is_open = is_bidder or (state.phase in (Phase.CUT, Phase.OVER) and not any(state.hands))
    return nest if is_open else nest | state.buried


def called(table: Table) -> frozenset[str]:
    """The cards that were called, which everybody may name."""
    cards: tuple[Card, ...] = getattr(table.match.deals[-1].state, "called", ())
    return frozenset(told(card) for card in cards for told in (card_text, card_name))


def named(part: Any) -> frozenset[str]:
    """The cards named in a part of a message, in notation ("G5") or in words ("green 5")."""
    found = (match for text in _texts(part) for match in _cards_in(text))
    return frozenset(found)


def _texts(part: Any) -> Iterator[str]:
    match part:
        case str():
            yield part
        case dict():
            for key, value in part.items():
                if key not in _NOT_PLACES:
                    yield from _texts(value)
        case list():
            for each in part:
                yield from _texts(each)


def _cards_in(text: str) -> Iterable[str]:
    if text.startswith("call "):  # a call names a card that somebody else may have
        return ()
    return (*_TYPED.findall(text), *_SAID.findall(text))


def leaked_cards(update: dict[str, Any], seat: Seat | None, truth: Truth) -> frozenset[str]:
    """The cards that an update names although its reader may not know them."""
    found: frozenset[str] = frozenset()
    if update.get("deal") is not None:
        table = truth.at(update["version"])
        found |= named(update["deal"]) & hidden_from(table, seat)
    for each in update.get("happened", ()):
        table = truth.at(each["version"])
        if table.match.deals:
            found |= (named(each) & hidden_from(table, seat)) - called(table)
    return found
