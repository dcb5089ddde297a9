"""How a game is played, in sentences that follow from the values of its rules.

The page, the terminal and `rookery rules` explain each game with these sentences. So no number is
written twice, and a house rule changes the text as it changes the game.
"""

from collections.abc import Callable, Iterator, Mapping
from functools import reduce
from itertools import pairwise, takewhile
from typing import Any, Literal, TypeAlias

from rookery.core.cards import COLOURS, POKER_SUITS, ROOK, Card
from rookery.core.game import AnyRules
from rookery.core.genres import FISHING, TRICKS, ByGenre, Own
from rookery.core.messages import Item, Message
from rookery.core.moves import Trump
from rookery.fishing.rules import FishingRules
from rookery.messages import how
from rookery.tricks.rules import Phase, Sides, TrickRules

Rules: TypeAlias = TrickRules | FishingRules
Sentences: TypeAlias = Iterator[Message]
_Suit: TypeAlias = Literal["suit", "colour"]

_COURT = {11: "jack", 12: "queen", 13: "king", 14: "ace"}


def how_to(by_seats: Mapping[int, AnyRules], usual: int) -> tuple[tuple[Message, ...], ...]:
    """The paragraphs that tell how a game is played, from its rules by the number of players.

    They describe the game for the usual number, and say what differs for other numbers.
    """
    rules = by_seats[usual]
    return tuple(map(tuple, BY_GENRE[rules.genre](rules, by_seats)))


# ── games of tricks ─────────────────────────────────────────────────────────────────────────────


def _tricks(rules: TrickRules, by_seats: Mapping[int, TrickRules]) -> Iterator[Sentences]:
    others = {seats: it for seats, it in sorted(by_seats.items()) if seats != rules.seats}
    yield _cards_and_points(rules, sorted(by_seats))
    yield _dealing(rules, others)
    yield _bidding(rules)
    yield _exchange(rules, others)
    yield _play(rules)
    yield _score(rules)
    yield _end(rules)


def _cards_and_points(rules: TrickRules, seats: list[int]) -> Sentences:
    first: Item = seats[0]
    yield how.players(sides=_id(rules.sides.name), players=reduce(_or, seats[1:], first))
    if rules.dummy is not None:
        yield how.dummy()
    others = tuple(_card(card) for card in reversed(_single_cards(rules)))
    cards, ranks = len(rules.pack), _ranks(rules)
    if others:
        yield how.pack_and(suit=_suit(rules), cards=cards, ranks=ranks, others=others)
    else:
        yield how.pack(suit=_suit(rules), cards=cards, ranks=ranks)
    yield how.points(worth=tuple(_worth(rules)), points=rules.stake)
    if rules.most_tricks_points and (rules.tricks + rules.nest_is_a_trick) % 2 == 0:
        yield how.most_tricks()
    yield from _rook(rules)


def _rook(rules: TrickRules) -> Sentences:
    if rules.always_trump:
        always = {*rules.always_trump, ROOK}
        highest = tuple(takewhile(always.__contains__, reversed(rules.ranked_trumps)))
        yield how.always_trump(cards=tuple(map(_card, highest)))
    else:
        highest = ()
    if ROOK not in rules.pack:
        return
    if ROOK not in highest:
        yield how.rook(place=_PLACES[rules.rook_rank])
    yield how.rook_any_time() if rules.rook_any_time else how.rook_follows()
    if any(trump.suit is None for trump in rules.allowed_trumps):
        yield how.rook_alone()


def _dealing(rules: TrickRules, others: Mapping[int, TrickRules]) -> Sentences:
    yield how.dealer()
    yield how.dealt(hand=rules.hand_size, nest=rules.nest_size)
    for seats, it in others.items():
        yield how.dealt_with(players=seats, hand=it.hand_size, nest=it.nest_size)
    if rules.nest_shown != "hidden":
        yield how.nest_shown(shown=_id(rules.nest_shown))
    if rules.misdeal != "none":
        yield how.misdeal(
            misdeal=_id(rules.misdeal), claim="may" if rules.misdeal_claim else "must"
        )
        if rules.nest_shown == "top":
            yield how.misdeal_unless()


def _bidding(rules: TrickRules) -> Sentences:
    if rules.opening_bid:
        yield how.opening(bid=rules.opening_bid)
    else:
        yield how.first_bid(first=_id(rules.first_bidder))
    yield how.turns()
    yield how.bids(
        jumps="jump" if rules.jump_bids else "step",
        low=rules.minimum_bid,
        high=rules.maximum_bid,
        step=rules.bid_step,
    )
    if rules.moon:
        yield how.moon(bid=rules.maximum_bid, points=rules.moon_value)
        if rules.moon_set != "bid":
            yield how.lost_moon(points=rules.lost_moon)
    if rules.sun:
        yield how.sun(points=rules.sun_value)
    if rules.hold:
        yield how.stay()
    yield how.bidding_ends()
    if rules.opening_bid:
        yield how.all_pass(then="opening", bid=rules.opening_bid)
    else:
        yield how.all_pass(then=_id(rules.all_pass), bid=rules.minimum_bid)


def _exchange(rules: TrickRules, others: Mapping[int, TrickRules]) -> Sentences:
    known = {
        Phase.NEST: how.step_nest(),
        Phase.TRUMP: how.step_trump(),
        Phase.CALL: how.step_call(cards=rules.calls),
        Phase.BURY: how.step_bury(cards=rules.nest_size),
    }
    steps = tuple(known[phase] for phase in rules.course if phase in known)
    yield how.steps(steps=steps) if len(steps) > 1 else how.only_trump()
    yield how.trump(suit=_suit(rules))
    if Trump.NONE in rules.allowed_trumps:
        yield how.no_trump(calls="low" if Trump.LOW in rules.allowed_trumps else "none")
    if rules.exchange_size is not None:
        yield how.exchange(cards=rules.exchange_size)
    elif rules.has_nest:
        yield how.bury(bury=_id(rules.bury))
    if rules.buried_trumps_shown:
        yield how.buried_trumps()
    if rules.calls_partners:
        yield how.called(cards=rules.calls)
    for seats, it in others.items():
        if it.calls > rules.calls:
            yield how.called_with(players=seats, cards=it.calls)


def _play(rules: TrickRules) -> Sentences:
    suit = _suit(rules)
    if rules.trump_is_led:
        yield how.lead(lead="trump-shown" if rules.buried_trumps_shown else "trump")
    else:
        yield how.lead(lead=_id(rules.first_lead))
    yield how.follow(suit=suit)
    yield how.wins(suit=suit)
    if rules.has_nest:
        yield how.nest_to(to=_id(rules.nest_to))
        if rules.nest_is_a_trick:
            yield how.nest_is_a_trick()


def _score(rules: TrickRules) -> Sentences:
    yield how.score(sides=_id(rules.sides.name))
    yield how.never_below() if rules.never_below_zero else how.below_zero()
    if rules.double_set:
        yield how.double_set()
    if rules.slam_value is not None:
        yield how.slam(points=rules.slam_value)
    if rules.all_points_bonus:
        yield how.bonus(points=rules.all_points_bonus)
    if rules.gate is not None:
        yield how.gate(points=rules.gate)


def _end(rules: TrickRules) -> Sentences:
    yield how.target(sides="alternate" if rules.fixed_sides else "alone", points=rules.target)
    if rules.must_make_to_win:
        yield how.must_make(sides="alone" if rules.sides is Sides.ALONE else "side")
    elif rules.tie_is_shared:
        yield how.tie(tie="shared")
    elif rules.sides is Sides.ALTERNATE:
        yield how.tie(tie="bidder" if rules.bidder_out_first else "higher")
    else:
        yield how.tie(tie="alone")
    least = rules.floor_leader_minimum
    if rules.floor is not None and least is not None:
        yield how.floor_least(points=rules.floor, least=least)
    elif rules.floor is not None:
        yield how.floor(points=rules.floor)
    if rules.deals is not None:
        yield how.deals(deals=rules.deals)
    if rules.margin is not None:
        yield how.margin(points=rules.margin)
    if rules.cap is not None:
        yield how.cap(points=rules.cap)


# ── games of fishing ────────────────────────────────────────────────────────────────────────────


def _fishing(rules: FishingRules, by_seats: Mapping[int, FishingRules]) -> Iterator[Sentences]:
    yield _centre(rules, sorted(by_seats))
    yield _turn(rules)
    yield _sweeps(rules)
    yield _counted(rules)


def _centre(rules: FishingRules, seats: list[int]) -> Sentences:
    if len(seats) > 1:
        yield how.table(least=seats[0], most=seats[-1])
    else:
        yield how.players(sides="alone", players=rules.seats)
    yield how.pack(suit=_suit(rules), cards=len(rules.pack), ranks=_ranks(rules))
    yield how.dealer()
    yield how.centre(cards=rules.dealt)
    yield how.again(cards=rules.dealt)


def _turn(rules: FishingRules) -> Sentences:
    yield how.turn()
    yield how.capture()
    yield how.takes(capture=_id(rules.capture))
    yield how.build(highest=rules.highest)
    if rules.build_on_many:
        yield how.build_many()
    if rules.multiple_builds:
        yield how.build_doubled()
    if rules.table_builds:
        yield how.build_joined()
    if rules.builder_must_take:
        yield how.must_take()
    yield how.trail(trail=_id(rules.trail))


def _sweeps(rules: FishingRules) -> Sentences:
    big, little = rules.big_sweep_points, rules.little_sweep_points
    yield how.sweep(cards=rules.big_sweep_from, big=big, little=little)
    yield how.orange(orange=_id(rules.orange), points=rules.orange_points)
    if rules.orange_counts_played_card:
        yield how.orange_played()


def _counted(rules: FishingRules) -> Sentences:
    yield how.deal_ends()
    yield how.leftovers(to=_id(rules.leftovers))
    yield how.most_cards(
        most=rules.most_cards_points, tied=rules.tied_cards_points, five=rules.five_points
    )
    if rules.win_at == "at_once":
        yield how.at_once(points=rules.target)
    else:
        yield how.target(sides="alone", points=rules.target)
        yield how.tie(tie="alone")


BY_GENRE: ByGenre[Callable[[Own, Own], Iterator[Sentences]]] = ByGenre(
    "rookery.games.about.how_to.BY_GENRE", {TRICKS: _tricks, FISHING: _fishing}
)


# ── cards and values ────────────────────────────────────────────────────────────────────────────


def _suit(rules: Rules) -> _Suit:
    return "suit" if _is_poker(rules) else "colour"


def _is_poker(rules: Rules) -> bool:
    return any(card.suit in POKER_SUITS for card in rules.pack)


def _single_cards(rules: TrickRules) -> list[Card]:
    """The cards of the pack whose rank some suits lack, including the rook."""
    ranks = [card.rank for card in rules.pack]
    return [card for card in rules.pack if ranks.count(card.rank) < len(COLOURS)]


def _ranks(rules: Rules) -> tuple[Item, ...]:
    """The ranks that every suit has, from the highest down, with runs of them as one item."""
    cards = [card.rank for card in rules.pack]
    ranks = [it for it in reversed(rules.ranks) if cards.count(it) == len(COLOURS)]
    ends = [0, *(at for at, (one, two) in enumerate(pairwise(ranks), 1) if one - two != 1)]
    runs = [ranks[one:two] for one, two in pairwise([*ends, len(ranks)])]
    poker = _is_poker(rules)
    return tuple(
        how.run(highest=_rank(run[0], poker), lowest=_rank(run[-1], poker))
        if len(run) > 1
        else _rank(run[0], poker)
        for run in runs
    )


def _rank(rank: int, poker: bool) -> Item:
    return how.rank(rank=_COURT.get(rank, rank)) if poker else rank


def _card(card: Card) -> Message:
    """The full name of a card that the pack has once."""
    if card == ROOK:
        return Message("card-rook")
    return Message.of("card-colour", {"suit": card.suit.name.lower(), "rank": card.rank})


def _worth(rules: TrickRules) -> Iterator[Message]:
    """Everything that brings points: first single cards, then ranks, then other sources."""
    poker, single = _is_poker(rules), dict(rules.card_points)
    single |= {ROOK: rules.points_of.get(ROOK, 0)}
    for card, points in sorted(single.items(), key=lambda it: -it[1]):
        if points:
            yield how.worth(what=_card(card), points=points)
    counters = [each for each in rules.counters if each[1] and each[0] in rules.ranks]
    for rank, points in sorted(counters, key=lambda it: (-it[1], -it[0])):
        name = _COURT.get(rank, rank) if poker else rank
        yield how.worth(what=how.each(rank=name), points=points)
    for source, points in rules.other_points.items():
        yield how.worth(what=how.source(source=_SOURCES[source]), points=points)


_PLACES: Mapping[str, Literal["low", "above-10", "above-12", "high"]] = {
    "low": "low",
    "10.5": "above-10",
    "12.5": "above-12",
    "high": "high",
}

_SOURCES: Mapping[str, Literal["each-trick", "last-trick", "most-tricks"]] = {
    "each trick": "each-trick",
    "the last trick": "last-trick",
    "the most tricks": "most-tricks",
}


def _or(first: Item, second: int) -> Message:
    return Message.of("values-or", {"first": first, "second": second})


def _id(value: str) -> Any:
    """A value of a rule, in the form by which messages select a variant."""
    return value.lower().replace("_", "-")
