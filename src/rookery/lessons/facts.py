"""What is true of a move beside the right one: facts that the answer to a wrong try states.

Every fact follows from the view of the learner, so that no answer tells of a hidden card. The words
for each are in `texts/answers.toml`, and the tests check each against the rules.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from rookery.core.cards import ROOK, Card, CardSet, Seat
from rookery.core.game import AnyView
from rookery.core.genres import FISHING, TRICKS, ByGenre, Own
from rookery.core.moves import (
    Bid,
    Build,
    Bury,
    CallOrange,
    Hold,
    Move,
    NameTrump,
    Pass,
    Play,
    ShootSun,
    Take,
    Trail,
)
from rookery.fishing.view import FishingView
from rookery.telling.spoken import card_name
from rookery.telling.wording import trump_words
from rookery.tricks.rules import Sides
from rookery.tricks.view import TrickView

Words = Mapping[str, str]
"""What a fact's text says of the move: its placeholders with their words."""

FACTS = (
    "passes",
    "bids",
    "higher",
    "lower",
    "buries-trump",
    "buries-top",
    "buries-long",
    "buries-counter",
    "names-shorter",
    "gives",
    "overtakes",
    "keeps",
    "loses",
    "spends",
    "wastes",
    "leads-counter",
    "misses-orange",
    "misses-sweep",
    "misses-red-and-yellow",
    "takes-less",
    "trails",
    "trails-five",
    "builds",
)
"""All facts, those of one kind of move from the most particular."""


def facts(view: AnyView, move: Move, best: Move) -> Iterator[tuple[str, Words]]:
    """The facts that are true of a legal move, compared with the best one, with their words.

    The most particular come first.
    """
    found = BY_GENRE[view.genre](view, move, best)
    return iter(sorted(found, key=lambda each: FACTS.index(each[0])))


def _of_tricks(view: TrickView, move: Move, best: Move) -> Iterator[tuple[str, Words]]:
    match move, best:
        case (Pass(), Bid() | ShootSun()):
            yield "passes", {}
        case (Bid() | ShootSun(), Pass()):
            yield "bids", {"bid": _bid(move)}
        case (ShootSun(), Bid()):
            yield "higher", {"bid": _bid(move), "best": _bid(best)}
        case (Bid(amount), Bid(enough)):
            words = {"bid": str(amount), "best": str(enough)}
            if amount != enough:
                yield "higher" if amount > enough else "lower", words
        case (Bury(card=Card() as card), Bury()):
            yield from _of_burying(view, card)
        case (NameTrump(), NameTrump()):
            yield from _of_naming(view, move, best)
        case (Play(), Play()):
            yield from _of_playing(view, move.card, best.card)


def _bid(move: Move) -> str:
    return str(move.amount) if isinstance(move, Bid) else "the sun"


def the_card(card: Card) -> str:
    """The name of a card with its article: "the red 5", "the rook"."""
    name = card_name(card)
    return name if card == ROOK else f"the {name}"


_MANY = 5
"""Cards of a suit from which on it is likely to be the trump suit."""


def _of_burying(view: TrickView, card: Card) -> Iterator[tuple[str, Words]]:
    rules = view.rules
    points = rules.points_of[card]
    if points and rules.nest_to != "bidder":
        yield "buries-counter", {"card": the_card(card), "points": str(points)}
    if view.trump is not None:
        if card in rules.orders[view.trump].trumps:
            yield "buries-trump", {"card": the_card(card)}
        elif card in rules.orders[view.trump].tops:
            yield "buries-top", {"card": the_card(card), "suit": card.suit.name.lower()}
    elif card != ROOK:
        held = [it for it in view.hand if it.suit == card.suit]
        words = {"card": the_card(card), "suit": card.suit.name.lower(), "held": str(len(held))}
        if card in rules.orders[rules.allowed_trumps[0]].tops:
            yield "buries-top", words
        elif len(held) >= _MANY:
            yield "buries-long", words


def _of_naming(view: TrickView, move: NameTrump, best: NameTrump) -> Iterator[tuple[str, Words]]:
    orders = view.rules.orders
    held, most = (len(view.hand & orders[it.trump].trumps) for it in (move, best))
    if held < most:
        yield (
            "names-shorter",
            {
                "held": str(held),
                "suit": trump_words(move.trump),
                "most": str(most),
                "best": trump_words(best.trump),
            },
        )


# ── play ────────────────────────────────────────────────────────────────────────────────────────


def _of_playing(view: TrickView, card: Card, best: Card) -> Iterator[tuple[str, Words]]:
    assert view.trump is not None
    order, points_of = view.rules.orders[view.trump], view.rules.points_of
    words = {"card": the_card(card), "points": str(points_of[card]), "best": the_card(best)}
    if not view.trick:
        if points_of[card] and not points_of[best] and _may_be_beaten(view, card):
            yield "leads-counter", words
        return
    winner = view.players[order.winner(view.trick)]
    is_friend = friends(view, winner)
    wins, best_wins = (order.winner((*view.trick, it)) == len(view.trick) for it in (card, best))
    if is_friend and wins and not best_wins:
        yield "overtakes", words
    if is_friend and not wins and not points_of[card] and points_of[best]:
        yield "keeps", words | {"points": str(points_of[best])}
    if is_friend is False and not wins and points_of[card]:
        yield "gives", words
    if best_wins and not wins and is_friend is False:
        yield "loses", words
    if wins and best_wins and order.strength[card] > order.strength[best]:
        yield "spends", words
    if not wins and not best_wins and not points_of[card] and not points_of[best]:
        is_same = order.suit_of[card] == order.suit_of[best]
        if is_same and order.strength[card] > order.strength[best]:
            yield "wastes", words


def friends(view: TrickView, other: Seat) -> bool | None:
    """Whether the viewer and another seat score together in this deal; None if nobody knows."""
    rules, me = view.rules, view.seat
    if rules.sides is Sides.ALTERNATE:
        return rules.are_partners(me, other)
    if rules.sides is not Sides.CALLED:
        return False
    team = {view.bidder, *view.partners}
    if len(view.partners) >= rules.calls:
        return (me in team) == (other in team)
    if other not in team:
        return None
    return me in team


def _may_be_beaten(view: TrickView, card: Card) -> bool:
    """Whether a card that the viewer has not seen beats this one when it is led."""
    assert view.trump is not None
    order = view.rules.orders[view.trump]
    unseen = CardSet.of(view.rules.pack) - view.seen
    return any(order.winner((card, other)) == 1 for other in unseen)


# ── fishing ─────────────────────────────────────────────────────────────────────────────────────


def _of_fishing(view: FishingView, move: Move, best: Move) -> Iterator[tuple[str, Words]]:
    if isinstance(best, CallOrange):
        if isinstance(move, Hold):
            yield "misses-orange", {"points": str(view.rules.orange_points)}
        return
    if isinstance(best, Take):
        if _sweeps(view, best) and not (isinstance(move, Take) and _sweeps(view, move)):
            yield "misses-sweep", {"points": str(_sweep_points(view, best))}
        if _is_orange(best) and not (isinstance(move, Take) and _is_orange(move)):
            yield "misses-red-and-yellow", {"points": str(view.rules.orange_points)}
        if isinstance(move, Take) and len(move.taken) < len(best.taken):
            words = {"taken": str(len(move.taken)), "most": str(len(best.taken))}
            yield "takes-less", words
    if isinstance(move, Trail):
        if move.card.rank == _FIVE:
            yield "trails-five", {"points": str(view.rules.five_points)}
        if not isinstance(best, Trail):
            yield "trails", {"card": the_card(move.card)}
    if isinstance(move, Build) and not isinstance(best, Build):
        yield "builds", {}


_FIVE = 5


def _sweeps(view: FishingView, move: Take) -> bool:
    return move.taken == CardSet.of(card for pile in view.centre for card in pile.cards)


def _sweep_points(view: FishingView, move: Take) -> int:
    rules = view.rules
    is_big = len(move.taken) >= rules.big_sweep_from
    return rules.big_sweep_points if is_big else rules.little_sweep_points


def _is_orange(move: Take) -> bool:
    suits = {card.suit.name for card in move.taken}
    return {"RED", "YELLOW"} <= suits


BY_GENRE: ByGenre[Callable[[Own, Move, Move], Iterator[tuple[str, Words]]]] = ByGenre(
    "rookery.lessons.facts.BY_GENRE", {TRICKS: _of_tricks, FISHING: _of_fishing}
)
"""What may be true of a move of each genre."""
