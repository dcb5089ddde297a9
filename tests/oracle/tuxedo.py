"""Tuxedo, naively: every capture is found by trying all groups and all sets of disjoint groups.

A pile has its cards, the bottom card first: one card, or a build of two or more.
A capture is a list of groups and a group is a list of piles.
"""

from collections.abc import Mapping
from typing import Any

from tests.oracle.cards import IllegalMoveError, hand_out, number

Options = Mapping[str, Any]


class Pile(list[str]):
    """The cards of a pile; `each` is the value of each of its groups if it has several."""

    each = 0


Group = list[Pile]
Capture = list[Group]


def value(pile: Pile) -> int:
    """The sum of the cards of a pile (TX-8, TX-9), or of each of its groups (TX-21, TX-22)."""
    return pile.each or sum(number(card) for card in pile)


def cards_of(capture: Capture) -> list[str]:
    """Every card that a capture takes from the centre."""
    return [card for group in capture for pile in group for card in pile]


def adding_up(singles: list[Pile], total: int) -> list[Group]:
    """Every set of single cards that adds up to a total."""
    if total == 0:
        return [[]]
    if total < 0 or not singles:
        return []
    first, rest = singles[0], singles[1:]
    with_first = [[first, *others] for others in adding_up(rest, total - value(first))]
    return with_first + adding_up(rest, total)


def groups_for(card: str, centre: list[Pile]) -> list[Group]:
    """Every group a card captures: one card (TX-4), a sum (TX-5), a build of its value (TX-9)."""
    singles = [pile for pile in centre if len(pile) == 1]
    builds = [pile for pile in centre if len(pile) > 1 and value(pile) == number(card)]
    return adding_up(singles, number(card)) + [[build] for build in builds]


def combos(groups: list[Group]) -> list[Capture]:
    """TX-6: every choice of one or more groups that have no pile in common."""
    found: list[Capture] = []
    for index, group in enumerate(groups):
        later = [g for g in groups[index + 1 :] if not any(pile in group for pile in g)]
        found.append([group])
        found += [[group, *others] for others in combos(later)]
    return found


def captures(card: str, centre: list[Pile], rule: str) -> list[Capture]:
    """TX-7: every capture a card may make, in every grouping, under the option `capture`."""
    found = combos(groups_for(card, centre))
    if rule == "maximal":
        return [capture for capture in found if not groups_for(card, left(centre, capture))]
    if rule == "most":
        most = max((len(cards_of(capture)) for capture in found), default=0)
        return [capture for capture in found if len(cards_of(capture)) == most]
    return found


def left(centre: list[Pile], capture: Capture) -> list[Pile]:
    """The centre without the piles that a capture takes."""
    return [pile for pile in centre if not any(pile in group for group in capture)]


def all_that_fit(singles: list[Pile], total: int) -> list[Capture]:
    """TX-22: every choice of groups of single cards after which no group of that total is left."""
    groups = adding_up(singles, total)
    choices: list[Capture] = [[], *combos(groups)]
    return [choice for choice in choices if not adding_up(left(singles, choice), total)]


def group_text(group: Group) -> str:
    """How a group is written: a build in brackets, a sum joined by +."""
    if len(group) == 1 and len(group[0]) > 1:
        return "[" + "+".join(group[0]) + "]"
    return "+".join(pile[0] for pile in group)


def cards_in(text: str) -> list[str]:
    """The cards of a group as written."""
    return text.strip("[]").split("+")


def in_order(text: str) -> str:
    """A group as written, its cards sorted, a build still in brackets."""
    if text.startswith("[") and text.endswith("]"):
        return "[" + in_order(text[1:-1]) + "]"
    return "+".join(sorted(text.split("+")))


def normal(move: str) -> str:
    """A move with its groups and cards sorted, because their order does not matter."""
    words = move.split(" ")
    if words[0] == "take":
        return " ".join(words[:2] + sorted(in_order(text) for text in words[2:]))
    if words[0] == "build":
        on, _, beside = move.partition(" with ")
        laid = [in_order(text) for text in on.split(" ")]
        return " ".join([*laid, "with", *sorted(in_order(text) for text in beside.split())])
    return move


def same_move_key(move: str) -> str:
    """A key that is the same for all groupings of the same cards, which are one move (TX-6)."""
    words = move.split(" ")
    if words[0] not in ("take", "build"):
        return normal(move)
    groups = [text for text in words[2:] if text not in ("on", "with")]
    used = sorted(card for text in groups for card in cards_in(text))
    total = str(value_built(words)) if words[0] == "build" else ""
    return " ".join([*words[:2], total, *used])


def value_built(words: list[str]) -> int:
    """The value of a build, from the words of the move: the card and what it is laid on."""
    under = cards_in(words[3]) if words[2] == "on" else []
    return number(words[1]) + sum(number(card) for card in under)


class TuxedoDeal:
    """One deal of Tuxedo. `turn` is the seat whose turn it is, also while an orange is open."""

    def __init__(self, options: Options, deck: list[str], dealer: int) -> None:
        self.options = options
        self.seats: int = options["seats"]
        self.dealer = dealer
        self.stock = list(deck)
        self.hands = hand_out(self.stock, self.left_of(dealer), self.seats, 4)
        self.centre: list[Pile] = [Pile([self.stock.pop(0)]) for _ in range(4)]  # TX-2
        self.turn = self.left_of(dealer)
        self.captured: list[list[str]] = [[] for _ in range(self.seats)]
        self.big_sweeps = [0] * self.seats
        self.little_sweeps = [0] * self.seats
        self.oranges = [0] * self.seats
        self.orange_of: int | None = None  # the capturer of an open orange
        self.held: set[int] = set()
        self.last_capturer: int | None = None
        self.built: dict[int, str] = {}  # the card of a seat whose last turn was to build
        self.totals = [0] * self.seats  # before this deal
        self.is_won = False  # at once, in the middle of the deal

    def left_of(self, seat: int) -> int:
        """The next seat, clockwise."""
        return (seat + 1) % self.seats

    @property
    def out_of_cards(self) -> bool:
        """Whether no more cards are played: hands and stock are empty, or the match is won."""
        return self.is_won or (not self.stock and not any(self.hands))

    @property
    def over(self) -> bool:
        """TX-18: whether no more card will be played and no orange is open."""
        return self.out_of_cards and self.orange_of is None

    def actors(self) -> list[int]:
        """The seats that may move now: one by turn, and those in the race for an orange."""
        return [seat for seat in range(self.seats) if self.legal(seat)]

    def legal(self, seat: int) -> list[str]:
        """Every legal move of a seat, as text; each capture is listed in one of its groupings."""
        moves: dict[str, str] = {}
        for text in self.choices(seat):
            moves.setdefault(same_move_key(text), text)
        return [f"{seat} {text}" for text in moves.values()]

    def choices(self, seat: int) -> list[str]:
        """Every legal move of a seat without its number; captures are listed in every grouping."""
        texts = self.race_choices(seat)
        if seat == self.turn and not self.out_of_cards:
            texts += self.turns(seat)
        return texts

    def allows(self, line: str) -> bool:
        """Whether this text is a legal move now, in whatever order it is written."""
        seat, _, move = line.partition(" ")
        if seat not in [str(s) for s in range(self.seats)]:
            return False
        return normal(move) in [normal(choice) for choice in self.choices(int(seat))]

    def play(self, line: str) -> None:
        """Make a move, or raise IllegalMoveError and change nothing."""
        if not self.allows(line):
            raise IllegalMoveError(line)
        words = line.split(" ")
        seat, verb = int(words[0]), words[1]
        if verb in ("orange", "hold"):
            self.answer(seat, verb)
            self.win_at_once()
            return
        self.orange_of = None  # TX-15: open until the next turn move
        self.hands[seat].remove(words[2])
        self.built.pop(seat, None)
        if verb == "take":
            self.take(seat, words[2], words[3:])
        elif verb == "build":
            self.build(words[1:])
            self.built[seat] = words[2]
        else:
            self.centre.append(Pile([words[2]]))
        self.turn = self.left_of(seat)
        self.win_at_once()
        if not any(self.hands) and self.stock and not self.is_won:
            self.deal_round()

    # What a seat may do

    def race_choices(self, seat: int) -> list[str]:
        """TX-15: the call and the hold of a seat, if it may make them while an orange is open."""
        if self.orange_of is None or seat in self.held:
            return []
        owner = self.orange_of
        if self.options["orange"] == "owner_first" and seat != owner and owner not in self.held:
            return ["hold"]
        return ["orange", "hold"]

    def turns(self, seat: int) -> list[str]:
        """Every turn; by `builder_must_take` only those with the seat's build, if any (TX-11)."""
        texts = self.takes(seat) + self.builds(seat) + self.trails(seat)
        if not self.options["builder_must_take"] or seat not in self.built:
            return texts
        own = [group_text([pile]) for pile in self.centre if self.built[seat] in pile]
        return [text for text in texts if set(own) & set(text.split(" "))] or texts

    def takes(self, seat: int) -> list[str]:
        """TX-4 to TX-7: every capture by every card of the hand."""
        return [
            f"take {card} " + " ".join(group_text(group) for group in capture)
            for card in self.hands[seat]
            for capture in captures(card, self.centre, self.options["capture"])
        ]

    def builds(self, seat: int) -> list[str]:
        """TX-8 to TX-10, TX-21, TX-22: builds of a number of which the hand keeps another card."""
        hand = self.hands[seat]
        return [
            text
            for card in hand
            for total in {number(other) for other in hand if other != card}
            if total >= number(card)
            for text in [*self.plain(card, total), *self.doubled(card, total)]
        ]

    def plain(self, card: str, total: int) -> list[str]:
        """TX-10: a card on one pile, or by option `build_on_many` two or more single cards."""
        gap = total - number(card)
        singles = [pile for pile in self.centre if len(pile) == 1]
        targets = [[pile] for pile in self.centre if value(pile) == gap and not pile.each]
        if self.options["build_on_many"]:
            targets += [group for group in adding_up(singles, gap) if len(group) > 1]
        return [
            self.text(card, target, further)
            for target in targets
            for further in self.further(target, total)
        ]

    def doubled(self, card: str, total: int) -> list[str]:
        """TX-21: a card of its number added to a build, or a sum of single cards with the card."""
        if not self.options["multiple_builds"]:
            return []
        singles = [pile for pile in self.centre if len(pile) == 1]
        builds = [p for p in self.centre if len(p) > 1 and value(p) == total and not p.each]
        return [
            self.text(card, target, [[build], *further])
            for build in builds
            for target in adding_up(singles, total - number(card))
            for further in self.further(target, total)
        ]

    def further(self, target: Group, total: int) -> list[Capture]:
        """TX-22: the groups of single cards that go into a build, apart from what it is laid on."""
        if not self.options["table_builds"]:
            return [[]]
        singles = [pile for pile in self.centre if len(pile) == 1 and pile not in target]
        return all_that_fit(singles, total)

    def text(self, card: str, target: Group, beside: Capture) -> str:
        """A build as it is written."""
        on = f" on {group_text(target)}" if target else ""
        others = "".join(f" {group_text(group)}" for group in beside)
        return f"build {card}{on}" + (f" with{others}" if others else "")

    def trails(self, seat: int) -> list[str]:
        """TX-12: any card; with the option `forced` only if no card of the hand can capture."""
        hand = self.hands[seat]
        can_capture = any(groups_for(card, self.centre) for card in hand)
        if can_capture and self.options["trail"] == "forced":
            return []
        return [f"trail {card}" for card in hand]

    # What a move does

    def answer(self, seat: int, verb: str) -> None:
        """TX-15: the first call closes an orange, and so does the last hold."""
        if verb == "orange":
            self.oranges[seat] += 1
            self.orange_of = None
            return
        self.held.add(seat)
        if len(self.held) == self.seats:
            self.orange_of = None

    def take(self, seat: int, card: str, groups: list[str]) -> None:
        """Capture cards, and count a sweep (TX-14) or open an orange (TX-15)."""
        taken = [name for text in groups for name in cards_in(text)]
        self.centre = [pile for pile in self.centre if pile[0] not in taken]
        self.captured[seat] += [card, *taken]
        self.last_capturer = seat
        if not self.centre and len(taken) >= 4:
            self.big_sweeps[seat] += 1
        elif not self.centre:
            self.little_sweeps[seat] += 1
        seen = [*taken, card] if self.options["orange_counts_played_card"] else taken
        if {"R", "Y"} <= {name[0] for name in seen}:
            self.open_orange(seat)

    def open_orange(self, seat: int) -> None:
        """TX-15: start the race, or give the orange to the capturer at once."""
        if self.options["orange"] == "auto":
            self.oranges[seat] += 1
        else:
            self.orange_of = seat
            self.held = set()

    def build(self, words: list[str]) -> None:
        """Lay a card on piles, gathered in the order of the centre."""
        groups = [text for text in words[2:] if text not in ("on", "with")]
        names = [name for text in groups for name in cards_in(text)]
        below = [name for pile in self.centre for name in pile if name in names]
        place = [pile[0] in names for pile in self.centre].index(True)
        built = Pile([*below, words[1]])
        total = value_built(words)
        built.each = 0 if value(built) == total else total
        self.centre[place] = built
        self.centre = [p for p in self.centre if p is built or p[0] not in names]

    def win_at_once(self) -> None:
        """TX-20: by option `win_at` the deal ends when one seat is ahead and has the target."""
        if self.options["win_at"] == "at_once":
            scored = zip(self.totals, self.scored(self.captured), strict=True)
            *others, first = sorted(total + points for total, points in scored)
            if first >= self.options["target"] and first not in others:
                self.is_won = True
                self.orange_of = None

    def deal_round(self) -> None:
        """TX-16, TX-17: deal four cards each, or as many as possible and the rest to the centre."""
        each = min(4, len(self.stock) // self.seats)
        self.hands = hand_out(self.stock, self.left_of(self.dealer), self.seats, each)
        if len(self.stock) < self.seats:
            self.centre += [Pile([card]) for card in self.stock]
            self.stock = []

    # The score

    def needs_cut(self) -> bool:
        return False

    def points(self, cut: list[str] | None = None) -> list[int]:
        """The points by seat (TX-19); cards left go by the option `leftovers` (TX-18)."""
        piles = [list(cards) for cards in self.captured]
        if self.is_won:
            return self.scored(piles)
        if self.options["leftovers"] == "last_capturer" and self.last_capturer is not None:
            piles[self.last_capturer] += [card for pile in self.centre for card in pile]
        points = self.scored(piles)
        most = max(len(cards) for cards in piles)
        first = [seat for seat in range(self.seats) if most and len(piles[seat]) == most]
        for seat in first:
            points[seat] += 15 if len(first) == 1 else 5
        return points

    def scored(self, piles: list[list[str]]) -> list[int]:
        """The points by seat for the fives in their piles, for oranges and for sweeps (TX-19)."""
        points = [5 * sum(number(card) == 5 for card in cards) for cards in piles]
        for seat in range(self.seats):
            points[seat] += 10 * self.oranges[seat]
            points[seat] += 10 * self.big_sweeps[seat] + 5 * self.little_sweeps[seat]
        return points
