"""Play deals with strong bots and count their habits, for `benchmarks.practice`."""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from random import Random

from benchmarks.tables import trick_games
from rookery.arena.driver import shuffled
from rookery.bots import bot
from rookery.core.cards import Card, CardSet, Seat
from rookery.core.moves import Bid, Play
from rookery.tricks.game import TrickGame
from rookery.tricks.order import Order
from rookery.tricks.play import holders_of_called
from rookery.tricks.rules import Phase, Sides, TrickRules
from rookery.tricks.scoring import sides_of, taken_by_side
from rookery.tricks.state import TrickState

SEED = "practice"


@dataclass(frozen=True, slots=True)
class Practice:
    """What happened in one deal.

    `bid` is None if the bidder shot the sun. `dealt` counts the bidder's trumps as dealt, `trumps`
    those held before the first trick, `tops` those of the latter among the three highest trumps.
    `voids` and `singletons` count the bidder's suits with no card and with one. `called` has each
    called card's place within its suit (1 is the highest). `counts` has, for each of `HABITS`, the
    number of occasions and how often the habit was followed.
    """

    game: str
    bid: int | None
    taken: int
    dealt: int
    trumps: int
    tops: int
    buried_counters: int
    voids: int
    singletons: int
    called: tuple[int, ...] = ()
    counts: Mapping[str, tuple[int, int]] = field(default_factory=dict)


HABITS = {
    "bidder leads trump": "the bidder's leads that are trumps, while it and others may hold some",
    "bidder's first lead is trump": "the bidder's first leads that are trumps",
    "partner leads trump": "the same for leads of the bidder's partner",
    "defender leads trump": "the same for leads of the other side",
    "leads a sure card": "leads from a side suit, by a seat that holds the highest card left in "
    "one, that are such a card",
    "gives a counter to the partner": "last to play, where a partner is winning the trick and a "
    "counter may be played",
    "gives a counter away": "last to play, where an opponent wins the trick anyhow and both a "
    "counter and another card may be played",
    "takes the opponents' points": "last to play, where an opponent is winning a trick with points "
    "and some of the cards that may be played win it",
    "trumps in": "the same where the suit led cannot be followed",
}
"""The habits, and what is counted for each."""


def practice(name: str, number: int, player: str) -> Practice | None:
    """Play one deal; return None if nobody became the bidder."""
    game = trick_games()[name]
    rng = Random(f"{SEED}/{name}/{number}")
    state = game.start(shuffled(game, rng), rng.randrange(game.seats))
    seats = [bot(player, Random(f"{number} {seat}")) for seat in range(game.seats)]
    watched: Counter[tuple[str, bool]] = Counter()
    dealt = begun = state
    while game.actors(state):
        seat = game.actors(state)[0]
        move = seats[seat].decide(game.view(state, seat)).move
        if state.phase is Phase.PLAY and isinstance(move, Play):
            begun = begun if begun.phase is Phase.PLAY else state
            for habit, done in habits_shown(game, state, seat, move.card):
                watched[habit, done] += 1
        state = game.apply(state, seat, move)
    if game.needs_cut(state):
        state = game.cut(state, shuffled(game, rng))
    if begun.bidder is None or begun.trump is None:
        return None
    return _told(name, game, (dealt, begun, state), watched)


def _told(
    name: str,
    game: TrickGame,
    states: tuple[TrickState, TrickState, TrickState],
    watched: Counter[tuple[str, bool]],
) -> Practice:
    """Count one deal from three of its states: just dealt, before the first trick, at the end."""
    dealt, begun, state = states
    rules = game.rules
    assert begun.bidder is not None
    assert begun.trump is not None
    order, hand = rules.orders[begun.trump], begun.hands[begun.bidder]
    highest = sorted(order.trumps, key=order.strength.__getitem__)[-3:]
    sides = [cards for cards in order.cards_of.values() if cards and not cards & order.trumps]
    lengths = [len(hand & cards) for cards in sides]
    habits = {habit for habit, _ in watched}
    counts = {it: (watched[it, True] + watched[it, False], watched[it, True]) for it in habits}
    return Practice(
        name,
        state.bid.amount if isinstance(state.bid, Bid) else None,
        taken_by_bidder(rules, state),
        len(dealt.hands[begun.bidder] & order.trumps),
        len(hand & order.trumps),
        len(hand & CardSet.of(highest)),
        len(state.buried & rules.point_cards),
        lengths.count(0),
        lengths.count(1),
        tuple(_height(game, state, card) for card in state.called),
        counts,
    )


def taken_by_bidder(rules: TrickRules, state: TrickState) -> int:
    """The points that the bidder's side took."""
    sides = zip(sides_of(rules, state), taken_by_side(rules, state), strict=True)
    return next(points for side, points in sides if state.bidder in side)


def _height(game: TrickGame, state: TrickState, card: Card) -> int:
    """The place of a card within its suit, 1 for the highest."""
    assert state.trump is not None
    order = game.rules.orders[state.trump]
    suit = order.cards_of[order.suit_of[card]]
    return 1 + sum(order.strength[it] > order.strength[card] for it in suit)


def habits_shown(
    game: TrickGame, state: TrickState, seat: Seat, card: Card
) -> Iterator[tuple[str, bool]]:
    """Yield each habit that this play could show, and whether the card follows it."""
    rules = game.rules
    assert state.trump is not None
    assert state.bidder is not None
    order, hand = rules.orders[state.trump], state.hands[seat]
    gone = CardSet.of(c for trick in state.tricks for c in trick.cards)
    others = CardSet.of(rules.pack) - gone - hand - CardSet.of(state.trick)
    may = CardSet.of(move.card for move in game.legal(state, seat) if isinstance(move, Play))
    if len(may) < 2:
        return
    if not state.trick:
        yield from _leads(game, state, seat, card, others)
        return
    if len(state.trick) < rules.places - 1 or rules.dummy is not None:
        return
    led = order.suit_of[state.trick[0]]
    winning = max(
        range(len(state.trick)),
        key=lambda at: (
            state.trick[at] in order.trumps,
            order.suit_of[state.trick[at]] == led,
            order.strength[state.trick[at]],
        ),
    )
    best = state.trick[winning]
    winner = (state.leader or 0) + winning
    helps = _are_allies(game, state, seat, winner % rules.seats)
    counters = may & rules.point_cards
    beats = CardSet.of(
        it
        for it in may
        if (it in order.trumps and best not in order.trumps)
        or (order.suit_of[it] == order.suit_of[best] and order.strength[it] > order.strength[best])
    )
    if helps and counters and len(counters) < len(may):
        yield "gives a counter to the partner", card in counters
    if helps is False and not beats and counters and len(counters) < len(may):
        yield "gives a counter away", card in counters
    if helps is False and beats and rules.points_in(state.trick) and len(beats) < len(may):
        yield "takes the opponents' points", card in beats
        if not may & order.cards_of[led]:
            yield "trumps in", card in beats


def _leads(
    game: TrickGame, state: TrickState, seat: Seat, card: Card, others: CardSet
) -> Iterator[tuple[str, bool]]:
    rules = game.rules
    assert state.trump is not None
    order, hand = rules.orders[state.trump], state.hands[seat]
    own = hand & order.trumps
    if own and own != hand and others & order.trumps:
        allies = _are_allies(game, state, seat, state.bidder or 0)
        who = "bidder" if seat == state.bidder else "partner" if allies else "defender"
        yield f"{who} leads trump", card in order.trumps
        led_before = any(trick.leader == seat for trick in state.tricks)
        if seat == state.bidder and not led_before:
            yield "bidder's first lead is trump", card in order.trumps
    sure = CardSet.of(it for it in hand - order.trumps if _is_highest(order, it, others))
    if card not in order.trumps and sure:
        yield "leads a sure card", card in sure


def _is_highest(order: Order, card: Card, others: CardSet) -> bool:
    """Whether a card is higher than all of `others` in its suit."""
    suit = order.cards_of[order.suit_of[card]]
    return all(order.strength[card] > order.strength[it] for it in suit & others)


def _are_allies(game: TrickGame, state: TrickState, one: Seat, other: Seat) -> bool:
    """Whether two seats are on one side, hidden partners included."""
    rules = game.rules
    if rules.sides is Sides.ALTERNATE:
        return one % 2 == other % 2
    side = {state.bidder, *holders_of_called(rules, state)}
    if rules.sides is Sides.ALONE:
        side = {state.bidder}
    return (one in side) == (other in side)
