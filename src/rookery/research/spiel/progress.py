"""How far a deal has come: the cards dealt one by one, the play, and a cut (DX-8)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from rookery.coding import Rules
from rookery.core.cards import Card, CardSet, Seat
from rookery.research.position import Position
from rookery.research.spiel.parameters import Chosen
from rookery.tricks.rules import TrickRules


@dataclass(frozen=True)
class Progress:
    """The cards dealt so far, the position once all are dealt, and the cards of a cut so far.

    It is immutable, so a copy of a state shares it.
    """

    chosen: Chosen
    dealt: tuple[Card, ...] = ()
    position: Position | None = None
    cut: tuple[Card, ...] = ()

    def __deepcopy__(self, memo: object) -> Progress:
        return self

    @property
    def deck(self) -> tuple[Card, ...]:
        """The cards dealt so far; once all are dealt, the whole deck with the cards left over."""
        return self.dealt if self.position is None else whole_deck(self._rules, self.dealt)

    @property
    def _rules(self) -> Rules:
        return self.chosen.coded.rules

    @property
    def is_chance(self) -> bool:
        """Whether a card is to be dealt or cut."""
        return self.position is None or self.position.needs_cut

    @property
    def drawn(self) -> tuple[Card, ...]:
        """The cards that can no longer be drawn at a chance node."""
        return self.dealt if self.position is None else self.cut

    @property
    def outcomes(self) -> tuple[Card, ...]:
        """The cards that can be drawn at a chance node, each equally likely."""
        drawn = CardSet.of(self.drawn)
        return tuple(card for card in self.chosen.coded.game.pack if card not in drawn)

    def draw(self, card: Card) -> Progress:
        """The progress after one more card has been dealt or cut."""
        if self.position is None:
            return self._deal((*self.dealt, card))
        return self._cut((*self.cut, card))

    def act(self, code: int) -> Progress:
        """The progress after an action of the seat that has to choose. Raises IllegalAction."""
        assert self.position is not None
        return replace(self, position=self.position.then(code))

    def _deal(self, dealt: tuple[Card, ...]) -> Progress:
        after = replace(self, dealt=dealt)
        coded = self.chosen.coded
        if len(dealt) < cards_dealt(coded.rules):
            return after
        deck = whole_deck(coded.rules, dealt)
        return replace(after, position=Position.start(coded, deck, self.chosen.dealer))

    def _cut(self, cut: tuple[Card, ...]) -> Progress:
        after = replace(self, cut=cut)
        rules = self._rules
        assert self.position is not None
        if not _is_cut(cut, rules.seats, len(rules.pack)):
            return after
        rest = tuple(card for card in rules.pack if card not in cut)
        return replace(after, position=self.position.cut((*cut, *rest)))

    def hand_so_far(self, seat: Seat) -> CardSet:
        """The cards of the first round that have been dealt to a seat so far."""
        rules = self._rules
        if isinstance(rules, TrickRules):
            each, places = rules.hand_size, rules.places
        else:
            each, places = rules.dealt, rules.seats
        first = (seat - self.chosen.dealer - 1) % rules.seats
        return CardSet.of(self.deck[: each * places][first::places])

    @property
    def first_centre(self) -> CardSet:
        """The cards that lie in the centre of a fishing game at the beginning."""
        rules = self._rules
        if isinstance(rules, TrickRules):
            return CardSet()
        hands = rules.dealt * rules.seats
        return CardSet.of(self.deck[hands : hands + rules.dealt])


def cards_dealt(rules: Rules) -> int:
    """The number of cards dealt at chance nodes; the others of the deck are not drawn.

    In a trick game, only the hands are dealt, and the nest card that lies face up (FO-6): the order
    of the other nest cards means nothing. In a fishing game the whole deck is dealt. The last card
    of a deck is never dealt, because it is certain.
    """
    count = len(rules.pack)
    if isinstance(rules, TrickRules):
        count = rules.places * rules.hand_size + (rules.nest_shown == "top")
    return min(count, len(rules.pack) - 1)


def whole_deck(rules: Rules, dealt: tuple[Card, ...]) -> tuple[Card, ...]:
    """The deck that begins with the cards dealt.

    In a trick game, a nest card that lies face up comes at its end. In a fishing game, the first
    cards of the centre are put in the order of the pack: their order means nothing, and the order
    of the piles must not depend on hidden cards.
    """
    drawn = CardSet.of(dealt)
    deck = (*dealt, *(card for card in rules.pack if card not in drawn))
    if isinstance(rules, TrickRules):
        to_hands = rules.places * rules.hand_size
        top = dealt[to_hands:]
        return (*deck[:to_hands], *(card for card in deck[to_hands:] if card not in top), *top)
    start = rules.dealt * rules.seats
    stop = start + rules.dealt
    late = len(deck) - (len(deck) - stop) % rules.seats
    first, last = _in_order(rules, deck[start:stop]), _in_order(rules, deck[late:])
    return (*deck[:start], *first, *deck[stop:late], *last)


def _in_order(rules: Rules, cards: tuple[Card, ...]) -> list[Card]:
    return sorted(cards, key=rules.pack.index)


def most_chance_nodes(rules: Rules) -> int:
    """The most chance nodes of a game: the cards dealt, and cuts until the pack is used up."""
    is_cut = isinstance(rules, TrickRules) and rules.most_tricks_points
    rounds = len(rules.pack) // rules.seats if is_cut else 0
    return cards_dealt(rules) + rounds * rules.seats


def _is_cut(cut: tuple[Card, ...], seats: int, pack: int) -> bool:
    """Whether the last round of cut cards decides, or no other round is left (DX-8)."""
    if len(cut) % seats:
        return False
    last = cut[-seats:]
    is_decided = sum(card.rank for card in last[0::2]) != sum(card.rank for card in last[1::2])
    return is_decided or pack - len(cut) < seats
