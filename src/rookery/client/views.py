"""Converts a deal from the protocol into the view that a bot receives.

This view equals the one that `Game.view` makes from the table's state, so that a bot works the same
everywhere. The conversion needs the history of the deal, which the client requests in its `hello`.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache

from msgspec import UnsetType

from rookery.core.cards import CardSet
from rookery.core.errors import RookeryError
from rookery.core.game import AnyRules, AnyView
from rookery.core.genres import FISHING, TRICKS, ByGenre, Own
from rookery.core.moves import Bid, Move, Ply, ShootSun, Trump
from rookery.fishing.rules import FishingRules
from rookery.fishing.state import Haul, OpenOrange, Pile, Shown
from rookery.fishing.view import FishingView
from rookery.records import parse_card, parse_move
from rookery.table.protocol import (
    AnyDeal,
    Auctioned,
    FishingDeal,
    PileView,
    SheetView,
    ShownView,
    TrickDeal,
    TrickOnTable,
)
from rookery.table.words.phase_words import PHASE_WORDS
from rookery.tricks.rules import TrickRules
from rookery.tricks.state import Trick
from rookery.tricks.view import TrickView

_PHASES = {word: phase for phase, word in PHASE_WORDS.items()}

_card = lru_cache(maxsize=256)(parse_card)
_move = lru_cache(maxsize=4096)(parse_move)


class BadDeal(RookeryError):
    """The deal was sent without its history, or its genre does not fit the game."""

    code = "bad-deal"


def totals_before(sheet: SheetView | None, deal: AnyDeal) -> tuple[int, ...]:
    """The totals at the start of a deal, from a score sheet that may already include the deal."""
    rows = () if sheet is None else [row for row in sheet.rows if row.deal < deal.number]
    return rows[-1].totals if rows else (0,) * len(deal.hand_sizes)


def view_of(deal: AnyDeal, rules: AnyRules, seat: int | None, totals: Sequence[int]) -> AnyView:
    """The view of a seat or spectator. Raises BadDeal; BadText for unknown cards or moves."""
    if deal.__struct_config__.tag != rules.genre:
        raise BadDeal("the server sent a deal of another kind than its game")
    try:
        return BY_GENRE[rules.genre](deal, rules, seat, tuple(totals))
    except (KeyError, ValueError):  # a phase, a trump, or a number of hauls
        raise BadDeal("the server sent a deal that this version does not understand") from None


def _trick_view(
    deal: TrickDeal, rules: TrickRules, seat: int | None, totals: tuple[int, ...]
) -> TrickView:
    if isinstance(deal.tricks, UnsetType):
        raise BadDeal("the server sent no tricks: it is older than this client")
    return TrickView(
        rules=rules,
        seat=seat,
        dealer=deal.dealer,
        totals=totals,
        phase=_PHASES[deal.phase],
        actors=deal.actors,
        legal=tuple(map(_move, deal.legal)),
        hand=_set(deal.hand),
        hand_sizes=deal.hand_sizes,
        nest_size=deal.nest_size,
        nest=None if deal.nest is None else _set(deal.nest),
        auction=_said(deal.auction),
        bidder=deal.bidder,
        bid=None if deal.bid is None else _bid(deal.bid),
        trump=None if deal.trump is None else Trump(deal.trump),
        called=tuple(map(_card, deal.all_called)),
        partners=deal.partners,
        buried_size=deal.buried_size,
        buried=None if deal.buried is None else _set(deal.buried),
        leader=None if deal.trick is None else deal.trick.leader,
        trick=() if deal.trick is None else tuple(map(_card, deal.trick.cards)),
        tricks=tuple(map(_trick, deal.tricks)),
        cut=tuple(map(_card, deal.cut)),
        face_up=_set(deal.face_up),
        buried_face_up=_set(deal.buried_face_up),
        deals_before=deal.deals_before,
        claims=() if isinstance(deal.claims, UnsetType) else _said(deal.claims),
        pile_size=0 if isinstance(deal.pile_size, UnsetType) else deal.pile_size,
    )


def _trick(sent: TrickOnTable) -> Trick:
    if sent.winner is None:
        raise BadDeal("the server sent a finished trick without its winner")
    step = 1 if isinstance(sent.step, UnsetType) else sent.step
    return Trick(sent.leader, tuple(map(_card, sent.cards)), sent.winner, step)


def _call(text: str) -> Move:
    """A move of the auction or of the phase before it, read from an amount, `sun` or a move."""
    return _move(f"bid {text}" if text == "sun" or text.isdecimal() else text)


def _said(sent: Iterable[Auctioned]) -> tuple[Ply, ...]:
    return tuple((each.seat, _call(each.call)) for each in sent)


def _bid(text: str) -> Bid | ShootSun:
    call = _call(text)
    if not isinstance(call, Bid | ShootSun):
        raise BadDeal(f"the server sent the bid {text[:20]!r}")
    return call


def _fishing_view(
    deal: FishingDeal, rules: FishingRules, seat: int | None, totals: tuple[int, ...]
) -> FishingView:
    if isinstance(deal.taken, UnsetType) or isinstance(deal.shown, UnsetType):
        raise BadDeal("the server sent no cards taken: it is older than this client")
    return FishingView(
        rules=rules,
        seat=seat,
        dealer=deal.dealer,
        totals=totals,
        actors=deal.actors,
        legal=tuple(map(_move, deal.legal)),
        turn=deal.turn,
        hand=_set(deal.hand),
        hand_sizes=deal.hand_sizes,
        centre=tuple(map(_pile, deal.centre)),
        stock_size=deal.stock_size,
        hauls=tuple(
            Haul(_set(cards), haul.big_sweeps, haul.little_sweeps, haul.oranges)
            for haul, cards in zip(deal.hauls, deal.taken, strict=True)
        ),
        shown=tuple(map(_shown, deal.shown)),
        last_capturer=deal.last_capturer,
        orange=None
        if deal.orange is None
        else OpenOrange(deal.orange.capturer, frozenset(deal.orange.held)),
    )


def _pile(sent: PileView) -> Pile:
    return Pile(tuple(map(_card, sent.cards)), frozenset(sent.owed_by or ()), sent.value)


def _shown(sent: ShownView) -> Shown:
    return Shown(frozenset(sent.lacks), frozenset(sent.keeps), frozenset(sent.apart or ()))


def _set(texts: Iterable[str]) -> CardSet:
    return CardSet.of(map(_card, texts))


BY_GENRE: ByGenre[Callable[[Own, Own, int | None, tuple[int, ...]], AnyView]] = ByGenre(
    "rookery.client.views.BY_GENRE", {TRICKS: _trick_view, FISHING: _fishing_view}
)
"""The function that reads deals, by genre; the genre is the `kind` of the message."""
