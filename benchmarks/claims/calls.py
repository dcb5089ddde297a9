"""The claims made by the reasons for bids, trump, partners and burials."""

from typing import Any

from benchmarks.calibration import taken_by_bidder
from benchmarks.claims.cards import is_suit, order_of, points
from benchmarks.claims.claim import Args, Claim, Moment, number
from rookery.core.cards import ROOK, Card, CardSet, Suit
from rookery.core.messages import Message
from rookery.core.moves import (
    Bid,
    Bury,
    CallPartner,
    ChooseLead,
    ClaimMisdeal,
    NameTrump,
    Pass,
    ShootSun,
    Trump,
)
from rookery.tricks.order import Order
from rookery.tricks.scoring import tricks_won
from rookery.tricks.view import TrickView


def least_bid(view: TrickView) -> int:
    amounts = [move.amount for move in view.legal if isinstance(move, Bid)]
    return min(amounts, default=view.rules.maximum_bid)


def passes(view: TrickView, move: Any, args: Args) -> bool:
    return move == Pass() and number(args, "amount") == least_bid(view)


def to_partner(view: TrickView, move: Any, args: Args) -> bool:
    return move == Pass() and view.rules.are_partners(view.bidder, view.seat)


def holds_hand(view: TrickView, move: Any, args: Args) -> bool:
    order = order_under(view, Trump(f"{args['suit']}s" if is_poker(args) else args["suit"]))
    trumps = view.hand & order.trumps
    side = [card for card in order.tops & view.hand if card not in order.trumps]
    return (
        number(args, "trumps") == len(trumps)
        and number(args, "side") == len(side)
        and args["best"] == ("yes" if order.tops & trumps else "no")
    )


def is_poker(args: Args) -> bool:
    return args["suit"] in ("spade", "heart", "diamond", "club")


def order_under(view: TrickView, trump: Trump) -> Order:
    return view.rules.orders[trump]


def holds_no_trump(view: TrickView, move: Any, args: Args) -> bool:
    low = args.get("trump") == "low" or args.get("which") == "lowest"
    order = order_under(view, Trump.LOW if low else Trump.NONE)
    return len((order.tops - order.trumps) & view.hand) == args["suits"]


def names_trump(view: TrickView, move: Any, args: Args) -> bool:
    assert isinstance(move, NameTrump)
    order = order_under(view, move.trump)
    held = number(args, "trumps") == len(view.hand & order.trumps)
    return held and number(args, "tops") == len(order.tops & view.hand)


def calls_card(view: TrickView, move: Any, args: Args) -> bool:
    assert isinstance(move, CallPartner)
    order, card = order_of(view), move.card
    suit = order.cards_of[order.suit_of[card]]
    is_top = card == max(suit - view.hand, key=order.strength.__getitem__)
    named = "held" not in args or (
        is_suit(view, card, args) and args["held"] == len(view.hand & suit)
    )
    is_trump = ("held" not in args) == (card in order.trumps)
    return is_top == (args["which"] == "highest") and named and is_trump


def leads_first(view: TrickView, move: Any, args: Args) -> bool:
    return isinstance(move, ChooseLead) and not move.to_left


def tops(view: TrickView) -> CardSet:
    return (order_of(view).tops & view.hand).minus(ROOK)


def buried(move: Any) -> Card:
    assert isinstance(move, Bury)
    assert move.card is not None
    return move.card


def counter_buried(view: TrickView, move: Any, args: Args) -> bool:
    card = buried(move)
    named = is_suit(view, card, args) if view.trump else card.suit.name.lower() == args["suit"]
    return points(view, card) > 0 and named and args["to"] == view.rules.nest_to


def in_suit(view: TrickView, suit: Suit) -> CardSet:
    """The cards of the hand in a suit. Permanent trumps are left out until trump is named."""
    if view.trump is not None:
        return view.hand & order_of(view).cards_of[suit]
    plain = CardSet.of(card for card in view.hand if card.suit is suit)
    return plain - CardSet.of(view.rules.always_trump)


def of_suit(view: TrickView, move: Any) -> CardSet:
    """The cards of the hand in the suit of the buried card."""
    card = buried(move)
    return in_suit(view, order_of(view).suit_of[card] if view.trump else card.suit)


def only_trumps(view: TrickView, move: Any, args: Args) -> bool:
    """Whether all cards that may be buried are trumps, or could be if trump is not named yet."""
    cards = CardSet.of(buried(it) for it in view.legal)
    orders = [order_of(view)] if view.trump else view.rules.orders.values()
    return any(cards <= order.trumps for order in orders)


def suits_of(args: Args) -> list[Suit]:
    """The suits that a burial names."""
    given = args.get("suits", ())
    messages = given if isinstance(given, tuple) else (given,)
    named = (dict(it.arguments)["suit"] for it in messages if isinstance(it, Message))
    return [Suit[str(name).upper()] for name in named]


def saved(args: Args) -> int:
    return number(args, "saved") if "saved" in args else 0


# Outcomes: what happened in the deal.


def is_bidder(it: Moment) -> bool:
    return bool(it.over.bidder == it.view.seat)


def made(it: Moment, args: Args) -> float | None:
    """Whether the bid was made; None unless the seat became the bidder at that amount."""
    if not is_bidder(it) or it.over.bid != Bid(number(args, "amount")):
        return None
    return taken_by_bidder(it.view.rules, it.over) >= number(args, "amount")


def swept(it: Moment, args: Args) -> float | None:
    if not is_bidder(it) or not isinstance(it.over.bid, ShootSun):
        return None
    won = tricks_won(it.view.rules, it.over.tricks)
    return len(it.over.tricks) == sum(
        trick.winner == it.view.seat or it.view.rules.are_partners(trick.winner, it.view.seat)
        for trick in it.over.tricks
    ) and bool(won)


def taken(it: Moment, args: Args) -> float | None:
    """The points of the bidder's side; None if the seat is not the bidder, or shot the sun."""
    if not is_bidder(it) or isinstance(it.over.bid, ShootSun):
        return None
    return taken_by_bidder(it.view.rules, it.over)


def taken_with(it: Moment, args: Args) -> float | None:
    """The points of the bidder's side, like `taken`; None unless this was the seat's last bid."""
    last = [ply for ply in it.over.auction if ply[0] == it.view.seat]
    own = [ply for ply in it.view.auction if ply[0] == it.view.seat]
    return taken(it, args) if len(last) == len(own) + 1 else None


def percent(view: TrickView, move: Any, args: Args) -> float:
    return number(args, "percent") / 100


def about(view: TrickView, move: Any, args: Args) -> float:
    return number(args, "points")


def rook_wins(it: Moment, args: Args) -> float | None:
    found = [trick for trick in it.over.tricks if ROOK in trick.cards]
    return found[0].card_of(found[0].winner) == ROOK if found else None


def leader_is(it: Moment, args: Args) -> bool:
    return bool(it.over.tricks[0].leader == it.view.seat)


def plays_last(it: Moment, args: Args) -> bool:
    return bool(it.over.tricks[0].players[-1] == it.view.seat)


def burial(view: TrickView, move: Any, args: Args) -> bool:
    """Whether the burial can void the suits and save the points that the reason names."""
    room = view.rules.nest_size - view.buried_size
    held = CardSet.of(card for suit in suits_of(args) for card in in_suit(view, suit))
    counters = sorted((points(view, card) for card in view.hand), reverse=True)
    return isinstance(move, Bury) and len(held) <= room and saved(args) <= sum(counters[:room])


def buries_trumps(view: TrickView, move: Any, args: Args) -> bool:
    trumps = (view.rules.orders[it].trumps for it in view.rules.allowed_trumps)
    return isinstance(move, Bury) and any(view.hand & each for each in trumps)


def shortens(view: TrickView, move: Any, args: Args) -> bool:
    return isinstance(move, Bury) and bool(suits_of(args))


def bids(view: TrickView, move: Any, args: Args) -> bool:
    return isinstance(move, Bid) and move.amount == number(args, "amount")


CALLS = (
    Claim("bids", "likely", bids, made, percent),
    Claim("bids", "likely", bids, taken_with, about, "points"),
    Claim("holding", "fact", holds_hand),
    Claim("holding-none", "fact", holds_no_trump),
    Claim("passes-to-partner", "fact", to_partner),
    Claim("passes-less", "fact", passes),
    Claim("passes-hardly-more", "fact", passes),
    Claim("passes-seldom", "fact", passes),
    Claim("leaves-bid", "fact", to_partner),
    Claim("claims-misdeal", "fact", lambda v, m, a: m == ClaimMisdeal() and m in v.legal),
    Claim("not-enough", "fact", lambda v, m, a: (a["more"] == "higher") == bool(v.bid)),
    Claim("good-for", "likely", outcome=taken_with, told=about, unit="points"),
    Claim("shoots-sun", "likely", lambda v, m, a: m == ShootSun(), swept, percent),
    Claim("bid-is-made", "likely", outcome=made, told=percent),
    Claim("sun-is-made", "likely", outcome=swept, told=percent),
    Claim("play-last", "certain", lambda v, m, a: m.to_left, plays_last),
    Claim("gives-lead", "certain", lambda v, m, a: m.to_left and not tops(v), plays_last),
    Claim("keeps-lead", "certain", leads_first, leader_is),
    Claim(
        "keeps-lead-trump",
        "certain",
        lambda v, m, a: leads_first(v, m, a) and bool(tops(v) & order_of(v).trumps),
        leader_is,
    ),
    Claim(
        "keeps-lead-tops",
        "certain",
        lambda v, m, a: leads_first(v, m, a) and bool(tops(v)),
        leader_is,
    ),
    Claim("names-none", "fact", holds_no_trump),
    Claim("names-trump", "fact", names_trump),
    Claim("call-rook", "certain", lambda v, m, a: m.card == ROOK, rook_wins),
    Claim("calls-trump", "fact", calls_card),
    Claim("calls-card", "fact", calls_card),
    *(
        Claim(name, "likely", holds, taken, about, "points")
        for name, holds in (
            *(("void-saves-last", burial), ("void-saves-side", burial), ("void", burial)),
            *(("saves-last", burial), ("saves-side", burial)),
            *(("shortens", shortens), ("buries-trumps", buries_trumps)),
        )
    ),
    Claim("makes-void", "fact", lambda v, m, a: len(of_suit(v, m)) == 1),
    Claim(
        "shortens-plain",
        "fact",
        lambda v, m, a: len(of_suit(v, m)) > 1 and not points(v, buried(m)),
    ),
    Claim("only-trumps-left", "fact", only_trumps),
    Claim("buries-counter", "fact", counter_buried),
)
