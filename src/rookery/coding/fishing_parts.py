"""The parts of an observation of a fishing game."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from rookery.coding.actions import ActionCoding
from rookery.coding.layout import Part, counted, one_of, some_of
from rookery.coding.totals import HIGHEST_TOTAL, total_byte
from rookery.core.cards import Card, CardSet, Seat
from rookery.fishing.rules import FishingRules
from rookery.fishing.state import Haul, Pile, Shown
from rookery.fishing.view import FishingView

BUILD_SLOTS = 6
"""The number of builds with a part of their own, in the order of the centre; of further builds,
only the cards are shown. In random play no more than four builds have lain there at once."""


@dataclass(frozen=True, slots=True)
class FishingShown:
    """A view to be written, with the codes of its game and the codes chosen so far."""

    actions: ActionCoding
    view: FishingView
    begun: tuple[int, ...]

    @property
    def rules(self) -> FishingRules:
        """The rules of the game."""
        return self.view.rules

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats, the viewer's first."""
        first, seats = self.view.seat or 0, self.rules.seats
        return tuple((first + step) % seats for step in range(seats))

    @property
    def builds(self) -> list[Pile]:
        """The builds of the centre, in the order in which they lie."""
        return [pile for pile in self.view.centre if pile.is_build]

    def seat(self, seat: Seat | None) -> bytes:
        """A byte for each seat, 1 for the given one."""
        place = None if seat is None else self.seats.index(seat)
        return one_of(self.rules.seats, place)

    def cards(self, cards: Iterable[Card] | None) -> bytes:
        """A byte for each card of the pack, 1 for those given."""
        return self.actions.places.row(cards)

    def numbers(self, numbers: Iterable[int]) -> bytes:
        """A byte for each number from 1 to the highest value, 1 for those given."""
        return some_of(self.rules.highest, (number - 1 for number in numbers))

    def chosen(self, *blocks: str) -> bytes:
        """A byte for each card of the pack, 1 for those whose codes were chosen in some blocks."""
        row = bytearray(self.actions.places.size)
        for code in self.begun:
            for block in map(self.actions.blocks.__getitem__, blocks):
                if code in block:
                    row[code - block.start] = 1
        return bytes(row)


def fishing_parts(rules: FishingRules) -> tuple[Part[FishingShown], ...]:
    """The parts of an observation of a fishing game. Those that house rules add come last."""
    return (*_cards(rules), *_known(rules), *_seats(rules), *_house_rules(rules))


def _cards(rules: FishingRules) -> tuple[Part[FishingShown], ...]:
    pack, slots = len(rules.pack), BUILD_SLOTS
    return (
        Part(
            "stage",
            (3,),
            "Whether a move is to be chosen, or the piles of a capture, or those of a build.",
            _stage,
        ),
        Part("hand", (pack,), "The cards in the hand.", lambda it: it.cards(it.view.hand)),
        Part(
            "chosen_card",
            (pack,),
            "The card of the capture or build being chosen.",
            lambda it: it.chosen("take", "build"),
        ),
        Part(
            "chosen_piles",
            (pack,),
            "The piles chosen for it so far, by their bottom cards.",
            lambda it: it.chosen("pile"),
        ),
        Part("singles", (pack,), "The single cards of the centre.", _singles),
        Part(
            "builds",
            (slots, pack),
            "The cards of each build, in the order of the centre.",
            _of_builds(pack, lambda it, pile: it.cards(pile.cards)),
        ),
        Part(
            "build_values",
            (slots, rules.highest),
            "The value of each build.",
            _of_builds(rules.highest, lambda it, pile: it.numbers([pile.value])),
        ),
        Part("bottoms", (pack,), "The bottom cards of all builds.", _bottoms),
        Part("more_builds", (pack,), f"The cards of the builds after the first {slots}.", _more),
    )


def _known(rules: FishingRules) -> tuple[Part[FishingShown], ...]:
    seats, pack, most = rules.seats, len(rules.pack), rules.highest
    return (
        Part("hauls", (seats, pack), "The cards that each seat has captured.", _hauls),
        Part(
            "lacks",
            (seats, most),
            "The numbers of which each seat has shown that it has no card.",
            _shown(lambda it: it.lacks),
        ),
        Part(
            "keeps",
            (seats, most),
            "The numbers of which each seat has shown that it has a card.",
            _shown(lambda it: it.keeps),
        ),
    )


def _seats(rules: FishingRules) -> tuple[Part[FishingShown], ...]:
    seats, pack = rules.seats, len(rules.pack)
    captures = pack // 2
    return (
        Part(
            "hand_sizes",
            (seats,),
            "The number of cards in each hand.",
            lambda it: counted(it.view.hand_sizes[seat] for seat in it.seats),
            rules.dealt,
        ),
        Part(
            "stock_size",
            (1,),
            "The number of cards in the stock.",
            lambda it: counted([it.view.stock_size]),
            pack,
        ),
        Part("big_sweeps", (seats,), "Big Sweeps of each seat.", _of_hauls("big_sweeps"), captures),
        Part(
            "little_sweeps",
            (seats,),
            "Little Sweeps of each seat.",
            _of_hauls("little_sweeps"),
            captures,
        ),
        Part("oranges", (seats,), "The oranges of each seat.", _of_hauls("oranges"), captures),
        *_turns(seats),
    )


def _turns(seats: int) -> tuple[Part[FishingShown], ...]:
    return (
        Part(
            "last_capturer",
            (seats,),
            "The seat that captured last.",
            lambda it: it.seat(it.view.last_capturer),
        ),
        Part("turn", (seats,), "The seat to play a card.", lambda it: it.seat(it.view.turn)),
        Part(
            "actors",
            (seats,),
            "The seats that may move: to play a card, or to call or hold.",
            lambda it: bytes(seat in it.view.actors for seat in it.seats),
        ),
        Part("dealer", (seats,), "The dealer.", lambda it: it.seat(it.view.dealer)),
        Part(
            "totals",
            (seats,),
            "The total of each seat before the deal, in hundredths of the target, plus 128.",
            lambda it: bytes(total_byte(it.view.totals[s], it.rules.target) for s in it.seats),
            HIGHEST_TOTAL,
        ),
    )


def _house_rules(rules: FishingRules) -> tuple[Part[FishingShown], ...]:
    seats = rules.seats
    duties: tuple[Part[FishingShown], ...] = (
        Part(
            "owed",
            (BUILD_SLOTS, seats),
            "The seats that must capture or raise each build (TX-11).",
            _of_builds(seats, lambda it, pile: bytes(seat in pile.owed_by for seat in it.seats)),
        ),
        Part(
            "apart",
            (seats, rules.highest),
            "The numbers by which no two cards of each seat differ, as it has shown (TX-11).",
            _shown(lambda it: it.apart),
        ),
    )
    race: tuple[Part[FishingShown], ...] = (
        Part(
            "orange_capturer",
            (seats,),
            "The seat that captured the open orange (TX-15).",
            lambda it: it.seat(it.view.orange.capturer if it.view.orange else None),
        ),
        Part("orange_held", (seats,), "The seats that have held on it (TX-15).", _held),
    )
    return (*(duties if rules.builder_must_take else ()), *(race if rules.orange != "auto" else ()))


def _stage(it: FishingShown) -> bytes:
    if not it.begun:
        return one_of(3, 0)
    return one_of(3, 1 if it.begun[0] in it.actions.blocks["take"] else 2)


def _singles(it: FishingShown) -> bytes:
    return it.cards(pile.cards[0] for pile in it.view.centre if not pile.is_build)


def _bottoms(it: FishingShown) -> bytes:
    return it.cards(pile.cards[0] for pile in it.builds)


def _more(it: FishingShown) -> bytes:
    return it.cards(card for pile in it.builds[BUILD_SLOTS:] for card in pile.cards)


def _hauls(it: FishingShown) -> bytes:
    hauls: list[CardSet] = [it.view.hauls[seat].cards for seat in it.seats]
    return b"".join(map(it.cards, hauls))


def _held(it: FishingShown) -> bytes:
    held = it.view.orange.held if it.view.orange else frozenset()
    return bytes(seat in held for seat in it.seats)


def _of_builds(
    size: int, write: Callable[[FishingShown, Pile], bytes]
) -> Callable[[FishingShown], bytes]:
    """`size` bytes for each slot of a build; 0 for empty slots."""
    return lambda it: b"".join(write(it, pile) for pile in it.builds[:BUILD_SLOTS]).ljust(
        BUILD_SLOTS * size, b"\0"
    )


def _shown(numbers: Callable[[Shown], Iterable[int]]) -> Callable[[FishingShown], bytes]:
    """A part with the numbers that `numbers` takes from what each seat has shown of its hand."""
    return lambda it: b"".join(it.numbers(numbers(it.view.shown[seat])) for seat in it.seats)


def _of_hauls(name: str) -> Callable[[FishingShown], bytes]:
    """A part with one count, named `name`, from the haul of each seat."""
    count: Callable[[Haul], int] = lambda haul: getattr(haul, name)
    return lambda it: counted(count(it.view.hauls[seat]) for seat in it.seats)
