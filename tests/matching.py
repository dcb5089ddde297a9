"""A game of a new genre, only for tests, with its row in every table by genre.

Five cards each, one face up. A card goes on the pile if it has the colour or the number of the top
card; whoever holds none passes. The deal is over when a hand is empty or all have passed in turn;
each scores the cards played. This module is also the row of `telling`, like `telling.fishing`.
"""

import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any, ClassVar, cast

from msgspec import Struct

from rookery.bots.assessing import Assessment
from rookery.bots.assessing.assessment import NotJudged, not_judged
from rookery.bots.explaining.explanation import Comparing
from rookery.coding.actions import ActionCoding
from rookery.coding.layout import Part
from rookery.coding.observation import Observed
from rookery.core.cards import NO_CARDS, Card, CardSet, Seat, rook_pack
from rookery.core.dealing import check_dealer, check_deck
from rookery.core.decision import Decision
from rookery.core.errors import BadCut, IllegalMove, NotOver
from rookery.core.genres import Genre
from rookery.core.moves import Move, Pass, Play, Ply
from rookery.core.options import option
from rookery.core.seating import put
from rookery.games import Preset
from rookery.kernel import BadPosition
from rookery.language import Language
from rookery.records import BadText, card_text, cards_text, move_text, parse_card, parse_move
from rookery.records.positions import Written
from rookery.server.updates.analyses import Laid
from rookery.server.updates.wire import OnWire
from rookery.statistics.deals import DealFacts
from rookery.statistics.facts import Facts
from rookery.table import protocol as p
from rookery.telling.moment import Peaks
from rookery.telling.sheet import Scored
from rookery.telling.wording import Words

MATCHING = Genre("matching")
PACK = rook_pack(range(1, 11), with_rook=False)
HAND = 5


# ── the rules ───────────────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True)
class MatchingRules:
    genre: ClassVar[Genre] = MATCHING

    pack: tuple[Card, ...] = PACK
    seats: int = 2
    target: int = option(15, phase="match", source="none", low=1, high=100)

    fixed_sides: ClassVar[None] = None
    has_races: ClassVar[bool] = False
    has_bidding: ClassVar[bool] = False
    has_nest: ClassVar[bool] = False
    has_partners: ClassVar[bool] = False
    calls_partners: ClassVar[bool] = False
    has_oranges: ClassVar[bool] = False
    ranks: ClassVar[tuple[int, ...]] = tuple(range(1, 11))
    ranked_trumps: ClassVar[tuple[Card, ...]] = ()
    ones_high: ClassVar[bool] = False
    rook_place: ClassVar[str] = "out"
    points_of: ClassVar[Mapping[Card, int]] = dict.fromkeys(PACK, 0)
    card_points: ClassVar[tuple[tuple[Card, int], ...]] = ()
    other_points: ClassVar[Mapping[str, int]] = {"each card played": 1}
    stake: ClassVar[int] = 0
    points_range: ClassVar[tuple[int, int]] = (0, len(PACK))

    def rivals(self, seat: Seat) -> list[Seat]:
        return [it for it in range(self.seats) if it != seat]


@dataclass(frozen=True)
class MatchingState:
    genre: ClassVar[Genre] = MATCHING

    dealer: Seat
    totals: tuple[int, ...]
    hands: tuple[CardSet, ...]
    pile: tuple[Card, ...]
    stock: tuple[Card, ...]
    turn: Seat
    passes: int = 0

    @property
    def places(self) -> tuple[CardSet, ...]:
        return (*self.hands, CardSet.of(self.pile), CardSet.of(self.stock))


@dataclass(frozen=True)
class MatchingView:
    genre: ClassVar[Genre] = MATCHING

    rules: MatchingRules
    seat: Seat | None
    dealer: Seat
    totals: tuple[int, ...]
    actors: tuple[Seat, ...]
    legal: tuple[Move, ...]
    hand: CardSet
    hand_sizes: tuple[int, ...]
    pile: tuple[Card, ...]
    phase_name: str = "match"
    is_lead: bool = False

    @property
    def turn(self) -> Seat | None:
        return self.actors[0] if self.actors else None

    @property
    def seen(self) -> CardSet:
        return self.hand | CardSet.of(self.pile)


@dataclass(frozen=True)
class MatchingGame:
    rules: MatchingRules

    @property
    def seats(self) -> int:
        return self.rules.seats

    @property
    def pack(self) -> tuple[Card, ...]:
        return self.rules.pack

    def start(
        self, deck: Sequence[Card], dealer: Seat, totals: Sequence[int] = (), deals_before: int = 0
    ) -> MatchingState:
        check_dealer(dealer, self.seats)
        check_deck(deck, self.pack)
        dealt = self.seats * HAND
        hands = tuple(CardSet.of(deck[n * HAND : (n + 1) * HAND]) for n in range(self.seats))
        turn = (dealer + 1) % self.seats
        before = tuple(totals) or (0,) * self.seats
        return MatchingState(dealer, before, hands, (deck[dealt],), tuple(deck[dealt + 1 :]), turn)

    def actors(self, state: MatchingState) -> tuple[Seat, ...]:
        is_over = not all(state.hands) or state.passes == self.seats
        return () if is_over else (state.turn,)

    def legal(self, state: MatchingState, seat: Seat) -> tuple[Move, ...]:
        if seat not in self.actors(state):
            return ()
        top = state.pile[-1]
        fits = [it for it in state.hands[seat] if it.suit == top.suit or it.rank == top.rank]
        return tuple(map(Play, fits)) or (Pass(),)

    def apply(self, state: MatchingState, seat: Seat, move: Move) -> MatchingState:
        if move not in self.legal(state, seat):
            raise IllegalMove(seat, move, "it does not match")
        state = replace(state, turn=(seat + 1) % self.seats)
        if not isinstance(move, Play):
            return replace(state, passes=state.passes + 1)
        hands = put(state.hands, seat, state.hands[seat].minus(move.card))
        return replace(state, hands=hands, pile=(*state.pile, move.card), passes=0)

    def needs_cut(self, state: MatchingState) -> bool:
        return False

    def cut(self, state: MatchingState, cards: Sequence[Card]) -> MatchingState:
        raise BadCut("this game has no cut")

    def score(self, state: MatchingState) -> tuple[int, ...]:
        if self.actors(state):
            raise NotOver("the deal is not over")
        return tuple(HAND - len(hand) for hand in state.hands)

    def totals(self, state: MatchingState) -> tuple[int, ...]:
        return tuple(map(sum, zip(state.totals, self.score(state), strict=True)))

    def was_played(self, state: MatchingState) -> bool:
        return True

    def next_dealer(self, state: MatchingState) -> Seat:
        return (state.dealer + 1) % self.seats

    def winners(self, state: MatchingState) -> tuple[Seat, ...]:
        totals = self.totals(state)
        most = max(totals)
        is_won = most >= self.rules.target
        return tuple(seat for seat, it in enumerate(totals) if is_won and it == most)

    def view(self, state: MatchingState, seat: Seat | None) -> MatchingView:
        known = () if seat is None else self.legal(state, seat)
        hand = NO_CARDS if seat is None else state.hands[seat]
        sizes = tuple(map(len, state.hands))
        actors = self.actors(state)
        return MatchingView(
            self.rules, seat, state.dealer, state.totals, actors, known, hand, sizes, state.pile
        )

    def worlds(self, view: MatchingView, rng: Random) -> MatchingState:
        left = list(CardSet.of(self.pack) - view.seen)
        rng.shuffle(left)
        hands = []
        for seat, size in enumerate(view.hand_sizes):
            hands.append(view.hand if seat == view.seat else CardSet.of(left[:size]))
            left = left if seat == view.seat else left[size:]
        turn = view.dealer if view.turn is None else view.turn
        return MatchingState(view.dealer, view.totals, tuple(hands), view.pile, tuple(left), turn)


PRESET = Preset(
    name="matching",
    title="Matching",
    source="none",
    by_seats=cast(Any, {2: MatchingRules()}),
    only=("target",),
    usual_seats=2,
    seats_rule="none",
    minutes=5,
)


# ── telling, as a module ────────────────────────────────────────────────────────────────────────

NUMBERED = True


def opening(words: Words, view: MatchingView) -> list[str]:
    return [f"Match {words.card(view.pile[-1])}."]


def move_lines(words: Words, before: MatchingView, ply: Ply, after: MatchingView) -> list[str]:
    return [f"{words.names[ply[0]]}: {move_text(ply[1])}"]


def on_table(words: Words, view: MatchingView) -> list[str]:
    return [f"On the pile: {words.card(view.pile[-1])}"]


def table(words: Words, view: MatchingView) -> list[str]:
    return on_table(words, view)


def last(words: Words, view: MatchingView, plies: Sequence[Ply]) -> list[str]:
    return [move_text(move) for _, move in plies[-1:]]


def question(words: Words, view: MatchingView) -> list[str]:
    moves = enumerate(view.legal, start=1)
    return [*on_table(words, view), *(f"{number}  {move_text(move)}" for number, move in moves)]


# ── the rows of the other tables ────────────────────────────────────────────────────────────────


class MatchingSeen(Struct, tag="matching", tag_field="kind", frozen=True):
    number: int
    dealer: int
    actors: tuple[int, ...]
    hand_sizes: tuple[int, ...]
    pile: tuple[str, ...]


class MatchingDeal(MatchingSeen, tag="matching", tag_field="kind", frozen=True):
    legal: tuple[str, ...] = ()
    hand: tuple[str, ...] = ()


@dataclass(frozen=True)
class Known:
    legal: tuple[Move, ...]
    hand: CardSet


def _known(view: MatchingView) -> Known:
    return Known(view.legal, view.hand)


def _known_by(
    rules: MatchingRules, state: MatchingState, viewer: Seat | None, moves: tuple[Move, ...]
) -> Known:
    return Known(moves, NO_CARDS if viewer is None else state.hands[viewer])


def _seen(view: MatchingView, number: int) -> Any:
    pile = tuple(map(card_text, view.pile))
    return MatchingSeen(number, view.dealer, view.actors, view.hand_sizes, pile)


def _private(
    view: MatchingView, known: Known, viewer: Seat | None, language: Language
) -> dict[str, Any]:
    hand = tuple(map(card_text, known.hand))
    return {"legal": tuple(map(move_text, known.legal)), "hand": hand}


def _read(
    deal: MatchingDeal, rules: MatchingRules, seat: Seat | None, totals: tuple[int, ...]
) -> MatchingView:
    legal = tuple(map(parse_move, deal.legal))
    hand = CardSet.of(map(parse_card, deal.hand))
    pile = tuple(map(parse_card, deal.pile))
    sizes = deal.hand_sizes
    return MatchingView(rules, seat, deal.dealer, totals, deal.actors, legal, hand, sizes, pile)


def _first(view: MatchingView, *_: object) -> Decision:
    return Decision(view.legal[0], "the first that matches")


def _open(game: MatchingGame, state: MatchingState, view: MatchingView, *_: object) -> Decision:
    return _first(view)


def _not_judged(view: MatchingView, *_: object) -> Assessment:
    return not_judged(NotJudged.NO_KERNEL, view.legal)


def _unknown(*_: object) -> Any:
    raise BadPosition("nothing is known of this game")


def _facts(
    rules: MatchingRules, state: MatchingState, plies: Sequence[Ply], points: tuple[int, ...]
) -> DealFacts:
    alone = tuple((seat,) for seat in range(rules.seats))
    facts = tuple(Facts(deals=1, points=each) for each in points)
    return DealFacts(state.dealer, points, alone, None, facts)


def _sides(rules: MatchingRules, state: MatchingState) -> Any:
    alone = tuple((seat,) for seat in range(rules.seats))
    return alone, [{"cards": HAND - len(hand)} for hand in state.hands]


def _line(rules: MatchingRules, state: MatchingState, it: object, words: Words) -> str:
    return f"{len(state.pile)} cards on the pile"


def _written(state: MatchingState) -> dict[str, str]:
    return {
        "dealer": str(state.dealer),
        "hands": " | ".join(cards_text(hand) for hand in state.hands),
        "pile": cards_text(state.pile),
    }


def _parsed(game: MatchingGame, line: str) -> Any:
    raise BadText("a position of this game is not read")


def _moves(rules: MatchingRules) -> dict[str, Sequence[Move | None]]:
    return {"play": [Play(card) for card in rules.pack], "pass": [Pass()]}


def _observed(rules: MatchingRules) -> tuple[Part[tuple[ActionCoding, MatchingView]], ...]:
    shape = (len(rules.pack),)
    return (
        Part("hand", shape, "The hand.", lambda it: it[0].places.row(it[1].hand)),
        Part("top", shape, "The top card.", lambda it: it[0].places.row(it[1].pile[-1:])),
    )


def _shown(
    actions: ActionCoding, view: MatchingView, begun: tuple[int, ...]
) -> tuple[ActionCoding, MatchingView]:
    return actions, view


def _hidden(rules: MatchingRules) -> Any:
    shape = rules.seats, len(rules.pack)
    return (Part("hands", shape, "The hands.", lambda it: it.hands),)


def _layout(rules: MatchingRules) -> p.Layout:
    return p.Layout("matching", tuple(map(card_text, rules.pack)), rules.seats, HAND, 0, (), "")


ROWS: Mapping[str, Any] = {
    "rookery.games.preset": MatchingGame,
    "rookery.games.about.how_to": lambda rules, by_seats: iter(()),
    "rookery.records.positions": Written(_written, _parsed),
    "rookery.coding.actions": _moves,
    "rookery.coding.observation": Observed(_observed, _shown),
    "rookery.coding.oracle": _hidden,
    "rookery.heuristics": _first,
    "rookery.telling": sys.modules[__name__],
    "rookery.telling.moment": Peaks(lambda rules, deal: iter(()), "moment-trick"),
    "rookery.telling.sheet": Scored(lambda rules, state: None, _sides, _line),
    "rookery.statistics.deals": _facts,
    "rookery.lessons.facts": lambda view, move, best: iter(()),
    "rookery.lessons.phases": lambda view, names: iter(("Match the top card.",)),
    "rookery.bots.easy": _first,
    "rookery.bots.strong": _first,
    "rookery.bots.strong.match_value": lambda rules: (1.0, 0.0),
    "rookery.bots.assessing.judging": _not_judged,
    "rookery.bots.explaining.explanation": Comparing(_unknown, _unknown, _unknown, _unknown),
    "rookery.bots.explaining.rivals": lambda view, votes: lambda move: 0.0,
    "rookery.arena.cheat": _open,
    "rookery.arena.suite": lambda view: "turn",
    "rookery.analysis.open_hands": _unknown,
    "rookery.analysis.setting_up": _unknown,
    "rookery.puzzles.themes": lambda view, right, tempting: set(),
    "rookery.puzzles.reasons": lambda view, right, themes: (),
    "rookery.server.updates.wire": OnWire(
        cast(Any, MatchingDeal),
        _known,
        _known_by,
        _seen,
        _private,
        lambda view: {},
        lambda state: state.stock,
        lambda view: view.pile[-1:],
    ),
    "rookery.server.updates.analyses": Laid(_layout, lambda rules, state: None, lambda state: ()),
    "rookery.client.views": _read,
}
"""The row of the genre in the table `BY_GENRE` of each module."""
