"""Information-set Monte Carlo tree search (ISMCTS) for the card play of trick games.

All determinizations share one tree: a node stands for a card played after its ancestors' cards, in
any world (the single-observer variant; Cowling, Powley and Whitehouse 2012). Playouts from a new
node are random. With a single world this is plain Monte Carlo tree search with open hands.
"""

from array import array
from dataclasses import dataclass

from rookery.core.cards import NO_CARDS, Card, CardSet
from rookery.core.compiled import are_built
from rookery.core.errors import NotCompiled
from rookery.kernel.encoded_game import encode_game
from rookery.kernel.encoded_position import bits_of
from rookery.kernel.seed import check_seed
from rookery.kernel.worlds.masks import mask_of, place_of
from rookery.kernel.worlds.sampling import Worlds
from rookery.tricks.rules import Phase, Sides
from rookery.tricks.view import TrickView

is_compiled = are_built(__package__, "_ismcts")

if is_compiled:
    from rookery.kernel.playouts._ismcts import Tree

EXPLORE = 0.5
"""The exploration constant of UCB1, as a fraction of the points left to win. Unmeasured, as are the
numbers below."""

ROOM = 200_000
"""A tree has at most this many nodes, of 32 bytes each. A full tree is searched without growing."""


@dataclass(frozen=True, slots=True)
class Tried:
    """A card tried at the root, its visits, and the mean points of its side from here on."""

    card: Card
    visits: int
    points: float


class TreeSearch:
    """The tree search from a view whose seat is to play.

    `explore` is the exploration constant, and `room` the most nodes, as EXPLORE and ROOM. Raises
    NotCompiled if the kernel was not built. Raises ValueError if the seat of the view is not to
    play.
    """

    def __init__(self, view: TrickView, *, explore: float = EXPLORE, room: int = ROOM) -> None:
        if not is_compiled:
            raise NotCompiled("tree search needs the compiled kernel, which was not built")
        if view.phase is not Phase.PLAY or view.seat is None or view.seat not in view.actors:
            raise ValueError("no card is to be played by the seat of this view")
        if room < 1:
            raise ValueError(f"room is 1 or more, not {room}")
        assert view.trump is not None
        assert view.leader is not None
        rules = view.rules
        bits = bits_of(rules.orders[view.trump])
        bits = {card: bits[card] for card in rules.pack}
        places = {place_of(card): bit for card, bit in bits.items()}
        sides, called = _sides(view)
        self._cards = {bit: card for card, bit in bits.items()}
        self._total = max(_points_left(view), 1)
        self._width = rules.seats + 2
        self._tree = Tree(encode_game(rules, [view.trump]), places, room + 1, explore)
        self._tree.begin(
            view.leader,
            [bits[card] for card in view.trick],
            len(view.hand),
            _won(view, sides),
            sides,
            sum(1 << bits[card] for card in called),
            float(self._total),
            _must_lead(view),
        )

    def run(self, worlds: Worlds, seed: int, first: int = 0, times: int = 1) -> None:
        """Run `times` iterations in each world; `first` is the number of the first world.

        The random numbers of a world depend only on the seed and the world's number.
        """
        check_seed(seed, min(first, times))
        if worlds.width != self._width:
            raise ValueError(f"worlds of {worlds.width - 2} hands, not {self._width - 2}")
        self._tree.run(memoryview(worlds.masks), seed, first, times)

    @property
    def tried(self) -> tuple[Tried, ...]:
        """The cards that were tried, by descending visits: the first is the one to play."""
        found = [
            Tried(self._cards[bit], visits, share * self._total)
            for bit, visits, share in self._tree.cards()
        ]
        return tuple(sorted(found, key=lambda it: (-it.visits, it.card)))


def world_as_worlds(
    hands: tuple[CardSet, ...], nest: CardSet, buried: CardSet, *, times: int = 1
) -> Worlds:
    """`Worlds` of one known world, repeated `times` times."""
    row = array("Q", [mask_of(cards) for cards in (*hands, nest, buried)])
    lift = 64 if any(cards.bits >> 64 & ((1 << 64) - 1) for cards in hands) else 0
    return Worlds(row * times, len(row), lift)


def _sides(view: TrickView) -> tuple[list[int], CardSet]:
    """The side of each seat, and the called cards whose holders are unknown.

    Unknown partners belong to side 0, but have side 1 here; a world shows who has a called card.
    """
    rules, me = view.rules, view.seat
    seats = range(rules.seats)
    assert me is not None
    if rules.sides is Sides.ALTERNATE:
        return [(seat - me) % 2 for seat in seats], NO_CARDS
    if rules.sides is Sides.ALONE:
        return [int(seat != me) for seat in seats], NO_CARDS
    known = {view.bidder, *view.partners}
    sides = [int(seat not in known) for seat in seats]
    return sides, view.secret_calls


def _must_lead(view: TrickView) -> int:
    """The mask of the trumps if one of them must be led to the first trick now (SH-5), else 0."""
    if not view.rules.trump_is_led or view.tricks or view.trick or view.trump is None:
        return 0
    order = view.rules.orders[view.trump]
    bits = bits_of(order)
    return sum(1 << bits[card] for card in order.trumps)


def _won(view: TrickView, sides: list[int]) -> tuple[int, int]:
    """The tricks of each side so far.

    An unknown partner's tricks count for side 1, but tricks matter only if sides are seated
    alternately.
    """
    theirs = sum(sides[trick.winner] for trick in view.tricks)
    return len(view.tricks) - theirs, theirs


def _points_left(view: TrickView) -> int:
    """The points that can still be won, the same in every world."""
    rules = view.rules
    gone = CardSet.of(card for trick in view.tricks for card in trick.cards)
    left = rules.points_in(CardSet.of(rules.pack) - gone)
    tricks = rules.trick_points * len(view.hand) + rules.nest_as_trick
    return left + tricks + rules.last_trick_points + rules.most_tricks_points
