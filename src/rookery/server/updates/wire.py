"""Turns views into messages of the protocol, in which cards and moves are texts."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Generic, TypeAlias, TypeVar

from msgspec import UNSET, Raw, structs

from rookery import telling
from rookery.core.cards import Card, CardSet, Seat, poker_pack, rook_pack
from rookery.core.game import AnyState, AnyView, Game
from rookery.core.genres import FISHING, TRICKS, ByGenre, Own
from rookery.core.match import Deal, Match
from rookery.core.moves import Bid, Move, Pass, Ply, ShootSun, Take
from rookery.fishing import view as fishing_views
from rookery.fishing.rules import FishingRules
from rookery.fishing.scoring import fives, running_totals
from rookery.fishing.state import FishingState, Haul, Pile, Shown
from rookery.fishing.view import FishingView
from rookery.language import ENGLISH, Language
from rookery.records import card_text, move_text
from rookery.server.updates.cards import counters, rank_texts
from rookery.table.identity_cache import cached_by_identity
from rookery.table.protocol import (
    AnyDeal,
    Auctioned,
    FishingDeal,
    FishingSeen,
    HaulView,
    MomentView,
    OrangeView,
    PileView,
    SheetRow,
    SheetView,
    ShownView,
    SideScore,
    TrickDeal,
    TrickOnTable,
    TricksSeen,
)
from rookery.table.words.phase_words import PHASE_WORDS
from rookery.telling.moment import best_moment
from rookery.telling.sheet import Contract, contract, ending, outcome_line, side_scores
from rookery.telling.wording import Words
from rookery.tricks import view as trick_views
from rookery.tricks.exchange import one_buriable
from rookery.tricks.rules import Phase, TrickRules
from rookery.tricks.scoring import points_in_tricks, points_of_trick, tricks_won
from rookery.tricks.state import Trick, TrickState
from rookery.tricks.view import TrickView

_move = lru_cache(maxsize=4096)(move_text)

_TEXTS = {
    card.index: card_text(card)
    for card in (*rook_pack(range(1, 15), with_rook=True), *poker_pack())
}


def deal_view(view: AnyView, number: int, words: Words) -> AnyDeal:
    """The message with a seat's view of a deal; `number` counts deals from 1."""
    row = BY_GENRE[view.genre]
    private = private_fields(view, row.known(view), view.seat, words.language)
    return row.whole(**structs.asdict(public_deal(view, number)), **private)


def public_deal(view: AnyView, number: int) -> TricksSeen | FishingSeen:
    """The public part of a deal, which is the same for everybody."""
    return BY_GENRE[view.genre].seen(view, number)


AnyKnown: TypeAlias = trick_views.Known | fishing_views.Known


def private_fields(
    view: AnyView, known: AnyKnown, viewer: Seat | None, language: Language = ENGLISH
) -> dict[str, Any]:
    """The part of a deal that only one viewer sees; for a spectator, without hand and moves.

    `view` may be anybody's: only fields that are equal in the views of all are read.
    """
    return BY_GENRE[view.genre].private(view, known, viewer, language)


def known_to(game: Game[Any, Any], state: AnyState, viewer: Seat | None) -> AnyKnown:
    """The part of a state that one viewer may know, and others may not."""
    moves = () if viewer is None else game.legal(state, viewer)
    known: AnyKnown = BY_GENRE[game.rules.genre].known_by(game.rules, state, viewer, moves)
    return known


def _trick_private(
    view: TrickView, known: trick_views.Known, viewer: Seat | None, language: Language
) -> dict[str, Any]:
    return {
        "legal": tuple(map(_move, known.legal)),
        "hand": cards_text(known.hand),
        "partner": known.partners[0] if known.partners else None,
        "partners": known.partners,
        "nest": None if known.nest is None else cards_text(known.nest),
        "buried": None if known.buried is None else cards_text(known.buried),
        **_bury_one_of(view, known),
    }


def _fishing_private(
    view: FishingView, known: fishing_views.Known, viewer: Seat | None, language: Language
) -> dict[str, Any]:
    return {
        "legal": tuple(map(_move, known.legal)),
        "brings": tuple([_brings(view, move, viewer, language) for move in known.legal]),
        "hand": cards_text(known.hand),
    }


def _trick_known(view: TrickView) -> trick_views.Known:
    return trick_views.Known(view.legal, view.hand, view.nest, view.partners, view.buried)


def _fishing_known(view: FishingView) -> fishing_views.Known:
    return fishing_views.Known(view.legal, view.hand)


def _fishing_known_by(
    rules: FishingRules, state: FishingState, viewer: Seat | None, moves: tuple[Move, ...]
) -> fishing_views.Known:
    return fishing_views.known_by(state, viewer, moves)


def _bury_one_of(view: TrickView, known: trick_views.Known) -> dict[str, Any]:
    """The cards of which the seat may bury only one (FO-7), as a field, if there are any."""
    if view.phase is not Phase.BURY or known.buried is None:
        return {}
    cards = one_buriable(view.rules, known.hand, known.buried)
    return {"bury_one_of": cards_text(cards)} if cards else {}


def deal_history(view: AnyView) -> dict[str, Any]:
    """The public history of a deal: its tricks, or the cards that were won and shown."""
    return BY_GENRE[view.genre].history(view)


def _trick_history(view: TrickView) -> dict[str, Any]:
    return {"tricks": tuple([_finished(trick, view.rules) for trick in view.tricks])}


def _fishing_history(view: FishingView) -> dict[str, Any]:
    return {"taken": _taken(view.hauls), "shown": tuple(map(_shown, view.shown))}


def joined_json(seen: bytes, known: bytes) -> Raw:
    """Join two JSON objects into one, so that the public part is encoded only once.

    >>> bytes(joined_json(b'{"trump":"red"}', b'{"hand":[]}'))
    b'{"trump":"red","hand":[]}'
    """
    return Raw(seen if known == b"{}" else seen[:-1] + b"," + known[1:])


def _tricks_seen(view: TrickView, number: int) -> TricksSeen:
    rules = view.rules
    won, points, last = _tricks(view.tricks, rules) if view.tricks else _no_tricks(rules)
    return TricksSeen(
        number=number,
        phase=PHASE_WORDS[view.phase],
        dealer=view.dealer,
        actors=view.actors,
        hand_sizes=view.hand_sizes,
        auction=_auction(view.auction),
        bidder=view.bidder,
        bid=None if view.bid is None else _bid_text(view.bid),
        trump=None if view.trump is None else view.trump.value,
        called=card_text(view.called[0]) if view.called else None,
        all_called=_texts(view.called),
        nest_size=view.nest_size,
        buried_size=view.buried_size,
        to_bury=rules.nest_size - view.buried_size if view.phase is Phase.BURY else 0,
        trick=_on_table(view),
        last_trick=last,
        tricks_won=won,
        points_won=points,
        counters=counters(rules),
        ranks=rank_texts(rules),
        rook=rules.rook_place,
        cut=_texts(view.cut),
        face_up=cards_text(view.face_up),
        buried_face_up=cards_text(view.buried_face_up),
        deals_before=view.deals_before,
        dummy=UNSET if rules.dummy is None else rules.dummy,
        pile_size=UNSET if rules.dummy is None else view.pile_size,
        tricks_lost=UNSET if rules.dummy is None else len(view.tricks) - sum(won),
        claims=_auction(view.claims) or UNSET,
        exchange_size=UNSET if rules.exchange_size is None else rules.exchange_size,
    )


def _on_table(view: TrickView) -> TrickOnTable | None:
    """The trick on the table; None before the first one."""
    if view.leader is None:
        return None
    step = UNSET if view.step == 1 else view.step
    return TrickOnTable(view.leader, _texts(view.trick), step=step, winning=view.winning)


@cached_by_identity
def _auction(plies: tuple[Ply, ...]) -> tuple[Auctioned, ...]:
    return tuple(Auctioned(seat, _bid_text(move)) for seat, move in plies)


@cached_by_identity
def _finished(trick: Trick, rules: TrickRules) -> TrickOnTable:
    return _trick(rules, trick)


@cached_by_identity
def _tricks(
    tricks: tuple[Trick, ...], rules: TrickRules
) -> tuple[tuple[int, ...], tuple[int, ...], TrickOnTable | None]:
    """How many tricks and points each seat has won, and the last trick."""
    last = _trick(rules, tricks[-1])
    return tricks_won(rules, tricks), points_in_tricks(rules, tricks), last


def _no_tricks(rules: TrickRules) -> tuple[tuple[int, ...], tuple[int, ...], None]:
    """`_tricks` before the first trick, whose empty tuple is the same in all games."""
    return (0,) * rules.seats, (0,) * rules.seats, None


def _trick(rules: TrickRules, trick: Trick) -> TrickOnTable:
    points = points_of_trick(rules, trick)
    step = UNSET if trick.step == 1 else trick.step
    return TrickOnTable(trick.leader, _texts(trick.cards), trick.winner, points, step)


def _bid_text(bid: Bid | ShootSun | Pass | Move) -> str:
    """The text of a bid (the amount, `sun`, `pass` or `stay`) or of a claim (`claim` or `play`)."""
    return move_text(bid).removeprefix("bid ")


def _fishing_seen(view: FishingView, number: int) -> FishingSeen:
    return FishingSeen(
        number=number,
        phase="play" if view.actors else "over",
        dealer=view.dealer,
        actors=view.actors,
        hand_sizes=view.hand_sizes,
        turn=view.turn,
        centre=_centre(view.centre),
        stock_size=view.stock_size,
        hauls=_hauls(view.hauls, view.totals, view.rules),
        last_capturer=view.last_capturer,
        orange=None
        if view.orange is None
        else OrangeView(view.orange.capturer, tuple(sorted(view.orange.held))),
    )


def _brings(view: FishingView, move: Move, seat: Seat | None, language: Language) -> str:
    return telling.fishing.brings(view, move, seat, language) if isinstance(move, Take) else ""


@cached_by_identity
def _centre(piles: tuple[Pile, ...]) -> tuple[PileView, ...]:
    return tuple(
        PileView(_texts(pile.cards), pile.value, tuple(sorted(pile.owed_by)) or UNSET)
        for pile in piles
    )


@cached_by_identity
def _hauls(
    hauls: tuple[Haul, ...], totals: tuple[int, ...], rules: FishingRules
) -> tuple[HaulView, ...]:
    """What the seats have won; with match totals if a capture can win the match (TX-20)."""
    if rules.win_at == "deal":
        return tuple(map(_haul, hauls))
    return tuple(
        structs.replace(_haul(haul), total=total)
        for haul, total in zip(hauls, running_totals(rules, totals, hauls), strict=True)
    )


@cached_by_identity
def _taken(hauls: tuple[Haul, ...]) -> tuple[tuple[str, ...], ...]:
    return tuple([cards_text(haul.cards) for haul in hauls])


def _shown(shown: Shown) -> ShownView:
    return ShownView(
        tuple(sorted(shown.lacks)), tuple(sorted(shown.keeps)), tuple(sorted(shown.apart)) or UNSET
    )


def _haul(haul: Haul) -> HaulView:
    return HaulView(
        len(haul.cards), fives(haul.cards), haul.big_sweeps, haul.little_sweeps, haul.oranges
    )


def cards_text(cards: CardSet) -> tuple[str, ...]:
    """The texts of a set's cards, in order."""
    return _of_bits(cards.bits)


@lru_cache(maxsize=8192)
def _of_bits(bits: int) -> tuple[str, ...]:
    return _texts(CardSet(bits))


def _texts(cards: Iterable[Card]) -> tuple[str, ...]:
    return tuple([_TEXTS[card.index] for card in cards])


def open_hands(state: Any) -> tuple[tuple[str, ...], ...]:
    """The hands of all seats, and of a dummy. For replays of finished deals only."""
    pile = getattr(state, "pile", ())
    return (*(cards_text(hand) for hand in state.hands), *((_texts(pile),) if pile else ()))


def open_nest(state: Any) -> tuple[str, ...]:
    """The nest as dealt, or the remaining stock. For replays of finished deals only."""
    return _texts(sorted(BY_GENRE[state.genre].rest(state)))


def _nest(state: TrickState) -> Iterable[Card]:
    return state.nest


def _stock(state: FishingState) -> Iterable[Card]:
    return state.stock


V = TypeVar("V")
K = TypeVar("K")
R = TypeVar("R")
S = TypeVar("S")


@dataclass(frozen=True, slots=True)
class OnWire(Generic[V, K, R, S]):
    """How the deals of a genre become messages.

    `whole` is the type of the message with a seat's view. `known` returns what only the seat may
    know, taken from its view; `known_by` takes it from the state. `seen` returns the public fields,
    `private` those that only the seat sees, `history` those about earlier moves, `rest` the cards
    that are in no hand, and `middle` the top cards in the middle of the table.
    """

    whole: type[AnyDeal]
    known: Callable[[V], K]
    known_by: Callable[[R, S, Seat | None, tuple[Move, ...]], K]
    seen: Callable[[V, int], TricksSeen | FishingSeen]
    private: Callable[[V, K, Seat | None, Language], dict[str, Any]]
    history: Callable[[V], dict[str, Any]]
    rest: Callable[[S], Iterable[Card]]
    middle: Callable[[V], Iterable[Card]]


BY_GENRE: ByGenre[OnWire[Own, Own, Own, Own]] = ByGenre(
    "rookery.server.updates.wire.BY_GENRE",
    {
        TRICKS: OnWire(
            TrickDeal,
            _trick_known,
            trick_views.known_by,
            _tricks_seen,
            _trick_private,
            _trick_history,
            _nest,
            lambda view: view.trick,
        ),
        FISHING: OnWire(
            FishingDeal,
            _fishing_known,
            _fishing_known_by,
            _fishing_seen,
            _fishing_private,
            _fishing_history,
            _stock,
            lambda view: [pile.cards[-1] for pile in view.centre],
        ),
    },
)
"""The functions of each genre."""


def sheet_view(match: Match[Any], words: Words) -> SheetView:
    """The score sheet of a match so far, in words for one reader."""
    return next(sheet_views(match, (words,)))


def sheet_views(match: Match[Any], readers: Iterable[Words]) -> Iterator[SheetView]:
    """A score sheet for each reader; the parts they share are computed once."""
    rows: list[tuple[SheetRow, AnyState, Contract | None]] = []
    for number, deal in enumerate(match.deals):
        if deal.points is not None:
            totals, it = match.totals_after(number), contract(match.game, deal.state)
            rows.append((_row(match.game, deal, number + 1, totals, it), deal.state, it))
    target = 0 if match.boards else match.game.rules.target
    for words in readers:
        how = ending(match, words.language)
        sheet = SheetView((), match.totals, target, match.winners, how, _moment(match, words))
        told = (
            structs.replace(row, told=outcome_line(match.game, of, it, words))
            for row, of, it in rows
        )
        yield structs.replace(sheet, rows=tuple(told))


def _moment(match: Match[Any], words: Words) -> MomentView | None:
    found = best_moment(match, words)
    if found is None:
        return None
    return MomentView(found.deal, found.ply, tuple(map(card_text, found.cards)), found.told)


def _row(
    game: Game[Any, Any],
    deal: Deal[Any],
    number: int,
    totals: tuple[int, ...],
    made: Contract | None,
) -> SheetRow:
    it = made or Contract()
    assert deal.points is not None
    return SheetRow(
        deal=number,
        dealer=deal.dealer,
        bidder=it.bidder,
        partners=it.partners,
        bid=None if it.bid is None else _bid_text(it.bid),
        trump=None if it.trump is None else it.trump.value,
        took=it.took,
        made=it.made,
        points=deal.points,
        totals=totals,
        told="",
        sides=tuple(
            SideScore(side.seats, side.sources, side.points) for side in side_scores(game, deal)
        ),
    )
