"""The claims made by reasons for cards, checked by the rules, not by the reasons' own code."""

from collections.abc import Callable
from typing import Any

from benchmarks.claims.claim import Args, Claim, Moment, number
from rookery.core.cards import Card, CardSet, Seat
from rookery.core.moves import Play
from rookery.heuristics.tricks.card_value import value_of
from rookery.heuristics.tricks.memory import remember
from rookery.heuristics.tricks.reasons import chance_of_ours
from rookery.tricks.determinization import voids
from rookery.tricks.dummy_seat import with_dummy_seat
from rookery.tricks.order import Order
from rookery.tricks.rules import Sides
from rookery.tricks.scoring import sides_of
from rookery.tricks.view import TrickView

Holds = Callable[[TrickView, Play, Args], bool]


def order_of(view: TrickView) -> Order:
    assert view.trump is not None
    return view.rules.orders[view.trump]


def unseen(view: TrickView) -> CardSet:
    return CardSet.of(view.rules.pack) - view.seen


def choices(view: TrickView) -> list[Card]:
    return [move.card for move in view.legal if isinstance(move, Play)]


def points(view: TrickView, card: Card) -> int:
    return view.rules.points_of[card]


def is_best(view: TrickView, card: Card) -> bool:
    """Whether a card, if played now, would be the best of the trick so far."""
    return order_of(view).winner((*view.trick, card)) == len(view.trick)


def holder(view: TrickView) -> Seat:
    """The seat whose card is best so far."""
    return view.players[order_of(view).winner(view.trick)]


def none_higher(view: TrickView, card: Card) -> bool:
    """Whether the seat has seen all higher cards of the card's suit."""
    order = order_of(view)
    suit = order.cards_of[order.suit_of[card]] & unseen(view)
    return not any(order.strength[it] > order.strength[card] for it in suit)


def is_suit(view: TrickView, card: Card, args: Args, name: str = "suit") -> bool:
    """Whether a card belongs to the suit that the argument `name` names."""
    order = order_of(view)
    told = "trumps" if card in order.trumps else order.suit_of[card].name.lower()
    return told == args[name]


def trick_points(view: TrickView, move: Play, args: Args) -> bool:
    return number(args, "points") == sum(points(view, it) for it in view.trick)


def is_last(view: TrickView, move: Play, args: Args) -> bool:
    return len(view.trick) == view.rules.places - 1


def takes(view: TrickView, move: Play, args: Args) -> bool:
    order = order_of(view)
    follows = order.suit_of[move.card] is order.suit_of[view.trick[0]]
    return follows and is_best(view, move.card)


def ruffs(view: TrickView, move: Play, args: Args) -> bool:
    order = order_of(view)
    is_plain = order.suit_of[view.trick[0]] is not order.suit_of[move.card]
    return is_plain and move.card in order.trumps and is_best(view, move.card)


def leads(view: TrickView, move: Play, args: Args) -> bool:
    return not view.trick and is_suit(view, move.card, args)


def gives(view: TrickView, move: Play, args: Args) -> bool:
    """Whether the card is a counter that does not beat the trick."""
    return bool(view.trick) and points(view, move.card) > 0 and not is_best(view, move.card)


def must(view: TrickView, move: Play, args: Args) -> bool:
    others = choices(view)
    return (
        gives(view, move, args)
        and all(points(view, it) > 0 for it in others)
        and not any(is_best(view, it) for it in others)
    )


def trusted(view: TrickView, move: Play, args: Args) -> bool:
    """Whether the best card so far may be a teammate's, as the argument `mate` says."""
    seat = holder(view)
    if args["mate"] == "likely":
        return view.rules.sides is Sides.CALLED
    if view.rules.sides is Sides.ALTERNATE:
        is_mate = view.rules.are_partners(seat, view.seat)
        return is_mate and (args["mate"] == "partner") == (view.rules.seats == 4)
    return view.rules.sides is Sides.CALLED  # the outcome shows who are partners


def draws(view: TrickView, move: Play, args: Args) -> bool:
    order = order_of(view)
    out, shown = unseen(view) & order.trumps, voids(order, view)
    mates = (view.seat, view.bidder, *view.partners)
    foes = [
        seat
        for seat in range(view.rules.seats)
        if seat not in mates and not view.rules.are_partners(seat, view.seat)
    ]
    may = any(order.suit_of[move.card] not in shown[seat] for seat in foes)
    return move.card in order.trumps and not view.trick and number(args, "out") == len(out) and may


def counts(*needed: Holds) -> Holds:
    """A check that passes if all of `needed` pass."""
    return lambda view, move, args: all(each(view, move, args) for each in needed)


def with_points(view: TrickView, move: Play, args: Args) -> bool:
    return points(view, move.card) == args["points"] > 0  # type: ignore[operator]


def without_points(view: TrickView, move: Play, args: Args) -> bool:
    return not points(view, move.card)


def keeps_winner(view: TrickView, move: Play, args: Args) -> bool:
    return not is_best(view, move.card) and any(is_best(view, it) for it in choices(view))


def rather_than_trump(view: TrickView, move: Play, args: Args) -> bool:
    trumps = order_of(view).trumps
    others = [it for it in choices(view) if not points(view, it) or is_best(view, it)]
    return move.card not in trumps and bool(others) and all(it in trumps for it in others)


def lacks_suit(view: TrickView, move: Play, args: Args) -> bool:
    order = order_of(view)
    led = order.suit_of[view.trick[0]]
    held = [it for it in view.hand & order.cards_of[led] if it not in order.at_any_time]
    return is_suit(view, view.trick[0], args) and not held and not is_best(view, move.card)


def calls(view: TrickView, move: Play, args: Args) -> bool:
    return move.card in view.called


# Outcomes: what happened in the deal.


def wins(it: Moment, args: Args) -> bool:
    """Whether this card took the trick."""
    return bool(it.over.tricks[len(it.view.tricks)].winner == it.view.seat)


def are_mates(it: Moment, one: Seat, other: Seat) -> bool:
    sides = sides_of(it.view.rules, it.over)
    return any({one, other} <= set(side) for side in sides)


def ours(it: Moment, args: Args) -> bool:
    """Whether the side of the seat took the trick."""
    return are_mates(it, it.over.tricks[len(it.view.tricks)].winner, it.view.seat)


def not_theirs(it: Moment, args: Args) -> float | None:
    """Whether the seat with the best card so far is a teammate."""
    return are_mates(it, holder(it.view), it.view.seat)


def chance(view: TrickView, move: Play, args: Args) -> float:
    """The chance that the seat's side wins the trick, which words such as *likely* express."""
    memory = remember(with_dummy_seat(view))
    return chance_of_ours(memory, value_of(memory, move.card))


def likely_mate(view: TrickView, move: Play, args: Args) -> float:
    """The chance that the words *a likely teammate* express: three in four."""
    return 0.75


def only(word: str, outcome: Callable[[Moment, Args], float | None]) -> Any:
    """An outcome that is `outcome` if an argument is `word`, and None otherwise."""
    return lambda it, args: outcome(it, args) if word in args.values() else None


def mate_is(it: Moment, args: Args) -> float | None:
    """Whether the seat that the reason calls a teammate is one; None if it says *likely*."""
    return None if args["mate"] == "likely" else are_mates(it, holder(it.view), it.view.seat)


def shows(it: Moment, args: Args) -> bool:
    assert it.over.bidder is not None
    return are_mates(it, it.over.bidder, it.view.seat)


plays_low = counts(
    without_points, lambda view, move, args: not any(is_best(view, it) for it in choices(view))
)

CARDS = (
    Claim("shows-partner", "certain", calls, shows),
    Claim(
        "keeps-secret",
        "fact",
        lambda view, move, args: (
            not calls(view, move, args) and bool(view.hand & CardSet.of(view.called))
        ),
    ),
    Claim("draws-trumps", "fact", draws),
    Claim("cashes", "certain", leads, wins),
    Claim("leads-ours", "certain", leads, ours),
    Claim("leads-highest", "fact", counts(leads, lambda v, m, a: none_higher(v, m.card))),
    Claim("leads-likely", "likely", leads, ours, chance),
    Claim("leads-counter", "fact", counts(leads, with_points)),
    Claim(
        "leads-counter-must",
        "fact",
        counts(leads, lambda v, m, a: all(points(v, it) for it in choices(v))),
    ),
    Claim("leads-plain", "fact", counts(leads, without_points)),
    Claim("ruffs-last", "certain", counts(ruffs, is_last, trick_points), wins),
    Claim("takes-last", "certain", counts(takes, is_last, trick_points), wins),
    Claim("ruffs", "fact", counts(ruffs, trick_points)),
    Claim("ruffs-sure", "certain", counts(ruffs, trick_points), wins),
    Claim("takes-sure", "certain", counts(takes, trick_points), wins),
    Claim("takes-ours", "certain", counts(lambda v, m, a: is_best(v, m.card), trick_points), ours),
    Claim("takes-likely", "likely", counts(takes, trick_points), ours, chance),
    Claim("must-be-beaten", "fact", lambda v, m, a: is_best(v, m.card)),
    Claim("leaves-trick", "certain", counts(trusted, without_points), mate_is),
    Claim("leaves-trick", "likely", trusted, only("likely", not_theirs), likely_mate),
    Claim("gives-counter", "certain", counts(trusted, gives), mate_is),
    Claim("gives-counter", "certain", gives, only("sure", ours)),
    Claim(
        "gives-counter",
        "likely",
        gives,
        lambda it, args: ours(it, args) if args["sure"] == "likely" else None,
        chance,
    ),
    Claim("counter-hoped", "likely", gives, ours, chance),
    Claim("gives-up", "fact", counts(gives, with_points)),
    Claim("counter-not-trump", "fact", counts(gives, with_points, rather_than_trump)),
    Claim(
        "counter-to-dummy",
        "fact",
        counts(must, lambda v, m, a: v.rules.dummy is not None or holder(v) == v.rules.seats),
    ),
    Claim(
        "counter-to-defender",
        "certain",
        counts(must, is_last),
        lambda it, args: (
            it.view.seat != it.over.bidder != it.over.tricks[len(it.view.tricks)].winner
        ),
    ),
    Claim("counter-must", "fact", must),
    Claim("discards", "fact", counts(lacks_suit, without_points)),
    Claim(
        "discards-but-trumps",
        "fact",
        counts(
            lacks_suit,
            without_points,
            lambda v, m, a: any(it.suit is v.trick[0].suit for it in v.hand),
        ),
    ),
    Claim("ducks", "fact", counts(keeps_winner, without_points, trick_points)),
    Claim("plays-low", "fact", plays_low),
    Claim("no-trump-out", "fact", lambda v, m, a: not unseen(v) & order_of(v).trumps),
    Claim("trumps-out", "fact", lambda v, m, a: len(unseen(v) & order_of(v).trumps) == a["out"]),
    Claim("higher-gone", "fact", lambda v, m, a: none_higher(v, m.card)),
)
