"""What a view proves about a trick, however the unseen cards lie."""

from collections.abc import Sequence

from rookery.core.cards import Card, CardSet, Seat
from rookery.heuristics.tricks.memory import Memory
from rookery.tricks.determinization import may_hold


def unseen(memory: Memory) -> CardSet:
    """The cards whose place the seat does not know; buried trumps that lie face up are seen."""
    return CardSet.of(memory.rules.pack) - memory.view.seen


def cannot_be_beaten(memory: Memory, trick: Sequence[Card], by: Sequence[Seat]) -> bool:
    """Whether none of the seats `by`, which are still to play, can beat a trick's best card."""
    return not any(_may_beat(memory, trick, seat) for seat in by)


def opponents_among(memory: Memory, seats: Sequence[Seat]) -> list[Seat]:
    """The seats that are not known to be on this seat's side."""
    return [seat for seat in seats if memory.trust[seat] < 1.0]


def trumps_of_opponents(memory: Memory) -> CardSet:
    """The unseen trumps that an opponent who has to follow suit may hold."""
    others = range(memory.rules.seats)
    seats = [s for s in opponents_among(memory, others) if s != memory.rules.dummy]
    hidden = unseen(memory) & memory.order.trumps
    held = (may_hold(memory.rules, memory.view, seat, hidden) for seat in seats)
    return CardSet.of(card for cards in held for card in cards)


def _may_beat(memory: Memory, trick: Sequence[Card], seat: Seat) -> bool:
    order, hidden = memory.order, unseen(memory)
    held = may_hold(memory.rules, memory.view, seat, hidden)
    led = order.cards_of[order.suit_of[trick[0]]]
    if seat != memory.rules.dummy and not _may_lack(memory, seat, hidden & led):
        held &= led | order.at_any_time
    return any(order.winner((*trick, card)) == len(trick) for card in held)


def _may_lack(memory: Memory, seat: Seat, cards: CardSet) -> bool:
    """Whether a seat may have none of these unseen cards, as other places have room for all."""
    view = memory.view
    room = view.nest_size
    if view.buried is None:
        room += view.buried_size - len(view.buried_face_up)
    for other, size in enumerate(view.hand_sizes):
        if other not in (seat, memory.seat):
            room += min(size, len(may_hold(memory.rules, view, other, cards)))
    return len(cards) <= room
