"""The fields of a position in a fishing game."""

from collections.abc import Sequence
from dataclasses import replace

from rookery.core.cards import NO_CARDS, CardSet, Seat
from rookery.core.dealing import check_deck
from rookery.core.moves import Group
from rookery.fishing.game import FishingGame
from rookery.fishing.packing import can_split
from rookery.fishing.scoring import winner_at_once
from rookery.fishing.state import FishingState, Haul, OpenOrange, Pile, Shown
from rookery.fishing.turns import owed_build
from rookery.records.cards import cards_text, parse_cards
from rookery.records.errors import BadText, shortened
from rookery.records.fields import Fields, join_seats, number
from rookery.records.moves import group_text, parse_group

_NAMES = (
    "dealer",
    "totals",
    "turn",
    "hands",
    "centre",
    "stock",
    "hauls",
    "lacks",
    "keeps",
    "apart",
    "owed",
    "last",
    "orange",
)


def fields_of(state: FishingState) -> dict[str, str]:
    """The text of each field of a state, in the order in which they are written."""
    orange = state.orange
    answered = () if orange is None else (orange.capturer, *sorted(orange.held))
    return {
        "dealer": str(state.dealer),
        "totals": " ".join(map(str, state.totals)),
        "turn": str(state.turn),
        "hands": join_seats([cards_text(hand) for hand in state.hands]),
        "centre": " ".join(map(pile_text, state.centre)),
        "stock": cards_text(state.stock),
        "hauls": join_seats([_haul_text(haul) for haul in state.hauls]),
        "lacks": join_seats([_numbers_text(shown.lacks) for shown in state.shown]),
        "keeps": join_seats([_numbers_text(shown.keeps) for shown in state.shown]),
        "apart": _if_any([_numbers_text(shown.apart) for shown in state.shown]),
        "owed": _if_any([_owed_text(state, seat) for seat in range(len(state.hands))]),
        "last": "" if state.last_capturer is None else str(state.last_capturer),
        "orange": " ".join(map(str, answered)),
    }


def pile_text(pile: Pile) -> str:
    """A card, or a build in brackets, with its value if it has several groups: `[G5+R4+B9]=9`."""
    text = group_text(Group(pile.cards, pile.is_build))
    return f"{text}={pile.value}" if pile.has_several_groups else text


def _haul_text(haul: Haul) -> str:
    scored = f"{haul.big_sweeps} {haul.little_sweeps} {haul.oranges}"
    return f"{cards_text(haul.cards)} {scored}".strip()


def _if_any(texts: list[str]) -> str:
    """The text of a field with one part for each seat, empty if all parts are."""
    return join_seats(texts) if any(texts) else ""


def _owed_text(state: FishingState, seat: Seat) -> str:
    owed = owed_build(state.centre, seat)
    return "" if owed is None else group_text(Group(owed.cards, is_build=True))


def _numbers_text(numbers: frozenset[int]) -> str:
    return " ".join(map(str, sorted(numbers)))


def parse(game: FishingGame, line: str) -> FishingState:
    """The state of a position, with its cards checked. Raises BadText or BadDeck."""
    seats = game.seats
    fields = Fields.read(line, _NAMES)
    totals = fields.numbers("totals")
    if len(totals) != seats:
        raise BadText(f"totals must have {seats} numbers, not {len(totals)}")
    lacks = fields.by_seat("lacks", seats)
    keeps = fields.by_seat("keeps", seats)
    apart = _by_seat_if_any(fields, "apart", seats)
    owed = [_owed_cards(word) for word in _by_seat_if_any(fields, "owed", seats)]
    state = FishingState(
        dealer=fields.needed_seat("dealer", seats),
        totals=totals,
        hands=tuple(CardSet.of(parse_cards(hand)) for hand in fields.by_seat("hands", seats)),
        centre=tuple(_pile(word, owed) for word in fields.text("centre").split()),
        stock=fields.cards("stock"),
        turn=fields.needed_seat("turn", seats),
        hauls=tuple(_haul(text) for text in fields.by_seat("hauls", seats)),
        shown=tuple(map(_shown, lacks, keeps, apart)),
        last_capturer=fields.seat("last", seats),
        orange=_orange(fields, seats),
    )
    _check(game, state)
    if any(owed_build(state.centre, seat) is None for seat in range(seats) if owed[seat]):
        raise BadText("a build that is owed must lie in the centre")
    return state


def _by_seat_if_any(fields: Fields, name: str, seats: int) -> tuple[str, ...]:
    """The parts of a field that has one for each seat, all empty if the field is missing."""
    return fields.by_seat(name, seats) if fields.text(name) else ("",) * seats


def _pile(word: str, owed: Sequence[CardSet]) -> Pile:
    pile = parse_pile(word)
    cards = CardSet.of(pile.cards)
    owed_by = frozenset(seat for seat, it in enumerate(owed) if it == cards)
    return replace(pile, owed_by=owed_by)


def parse_pile(text: str) -> Pile:
    """The pile of a text. Raises BadText."""
    word, equals, value = text.partition("=")
    group = parse_group(word)
    if group.is_build != (len(group.cards) > 1):
        raise BadText("a pile must be one card, or a build in brackets as in [G5+R4]")
    pile = Pile(group.cards, value=number(value, "values of builds") if equals else 0)
    if equals and not (group.is_build and pile.has_several_groups):
        raise BadText(f"only a build of several groups has a value, not {shortened(text)}")
    return pile


def _owed_cards(word: str) -> CardSet:
    """The cards of a build that a seat owes; none if it owes none."""
    if not word:
        return NO_CARDS
    group = parse_group(word)
    if not group.is_build:
        raise BadText("what a seat owes must be a build in brackets")
    return CardSet.of(group.cards)


def _haul(text: str) -> Haul:
    words = text.split()
    if len(words) < 3:
        raise BadText("a haul must end with three numbers: big sweeps, little sweeps, oranges")
    big, little, oranges = (number(word, "hauls") for word in words[-3:])
    if min(big, little, oranges) < 0:
        raise BadText("the numbers of sweeps and oranges must not be negative")
    return Haul(CardSet.of(parse_cards(" ".join(words[:-3]))), big, little, oranges)


def _shown(lacks: str, keeps: str, apart: str) -> Shown:
    return Shown(
        frozenset(number(word, "lacks") for word in lacks.split()),
        frozenset(number(word, "keeps") for word in keeps.split()),
        frozenset(number(word, "apart") for word in apart.split()),
    )


def _orange(fields: Fields, seats: int) -> OpenOrange | None:
    capturer, *held = fields.numbers("orange") or (None,)
    if capturer is None:
        return None
    if not all(0 <= seat < seats for seat in (capturer, *held)) or len(set(held)) == seats:
        raise BadText(f"orange must have seats from 0 to {seats - 1}, and not all may have held")
    return OpenOrange(capturer, frozenset(held))


def _check(game: FishingGame, state: FishingState) -> None:
    """Raise BadText or BadDeck unless the state has the whole pack and could occur in play."""
    dealt = game.rules.dealt
    if any(len(hand) > dealt for hand in state.hands):
        raise BadText(f"a hand has at most {dealt} cards")
    cards = [card for hand in state.hands for card in hand]
    cards += [card for pile in state.centre for card in pile.cards]
    cards += [card for haul in state.hauls for card in haul.cards]
    check_deck([*cards, *state.stock], game.pack)
    if not all(map(Shown.allows, state.shown, state.hands)):
        raise BadText("a hand contradicts the numbers that it is said to lack, keep or keep apart")
    if any(not 2 <= gap <= game.rules.highest for shown in state.shown for gap in shown.apart):
        raise BadText(f"apart must have values of builds, from 2 to {game.rules.highest}")
    if not game.rules.builder_must_take and any(pile.owed_by for pile in state.centre):
        raise BadText("builds are owed only with the option builder_must_take")
    joins = game.rules.multiple_builds or game.rules.table_builds
    if not joins and any(pile.has_several_groups for pile in state.centre):
        raise BadText("a build has several groups only with multiple_builds or table_builds")
    if not all(0 < pile.value <= game.rules.highest for pile in state.centre if pile.is_build):
        raise BadText(f"the value of a build is at most {game.rules.highest}")
    if not all(can_split(pile.cards, pile.value) for pile in state.centre):
        raise BadText("the cards of a build must be groups that each make its value")
    winner = winner_at_once(game.rules, state.totals, state.hauls)
    if winner is not None and state.orange is not None:
        raise BadText(f"no orange can be open, since seat {winner} has won the match")
    if state.stock and not any(state.hands) and winner is None:
        raise BadText("all hands may be empty only if the stock is empty too")
    is_due = bool(state.hands[state.turn]) or not any(state.hands)
    if not is_due:
        raise BadText("the seat whose turn it is must have a card")
