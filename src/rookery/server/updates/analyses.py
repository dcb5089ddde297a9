"""Analyses as messages: the requested position, and the values of its moves."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any, Generic, TypeVar

from msgspec import structs

from rookery import telling
from rookery.analysis import Analysed, Ending, SetUp, Verdict, WholeDeal, played, read, set_up
from rookery.core.errors import RookeryError
from rookery.core.genres import FISHING, TRICKS, ByGenre, Own
from rookery.core.moves import Ply
from rookery.fishing.rules import FishingRules
from rookery.fishing.state import FishingState
from rookery.games import preset
from rookery.kernel import BadPosition, Position, write_position
from rookery.language import ENGLISH, Language
from rookery.records import card_text, move_text, parse_ply, ply_text
from rookery.records.cards import rank_text
from rookery.server.updates.cards import counters, pack_texts, rank_texts
from rookery.server.updates.wire import deal_history, deal_view, open_hands, open_nest
from rookery.table import protocol as p
from rookery.table.words.plain_text import one_line
from rookery.telling.spoken import Spoken
from rookery.tricks.order import height_of
from rookery.tricks.rules import Sides, TrickRules
from rookery.tricks.scoring import sides_of
from rookery.tricks.state import TrickState

NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Finn")
"""The default names of the players."""

_MORE = ("Gil", "Hal", "Ida", "Jon", "Kim", "Leo")
"""Further default names, needed if some players have one of the names above."""


@dataclass(frozen=True, slots=True)
class Shown:
    """The positions of a request: at its start, before its last move, and after that move."""

    root: Analysed
    before: Analysed
    after: Analysed


def shown(ask: p.AskAnalysis) -> Shown:
    """The positions of a request. Raises RookeryError if the request is wrong."""
    if bool(ask.text) == (ask.laid_out is not None):
        raise BadPosition("give either a text or cards that are laid out")
    if ask.laid_out is None:
        root = read(ask.text, ask.deal, ask.move)
    elif ask.deal is not None or ask.move is not None:
        raise BadPosition("a deal and a move are for records: these are cards laid out")
    else:
        root = set_up(_set_up(ask.laid_out))
    before = played(root, ask.moves[:-1])
    return Shown(root, before, played_last(before, ask))


def played_last(before: Analysed, ask: p.AskAnalysis) -> Analysed:
    """The position after the last move of a request. Raises BadPosition with the move's number."""
    try:
        return played(before, ask.moves[-1:])
    except BadPosition as error:
        number = len(ask.moves) - 1
        raise BadPosition(str(error).replace("move 0:", f"move {number}:", 1)) from None


def _set_up(it: p.LaidOut) -> SetUp:
    if len(it.tricks_won) != 2:
        raise BadPosition("tricks_won has two numbers, one a side")
    fields = structs.asdict(it)
    return SetUp(**fields | {"tricks_won": (it.tricks_won[0], it.tricks_won[1])})


def view_of(
    it: Shown, ask: p.AskAnalysis, verdict: Verdict | None, language: Language = ENGLISH
) -> p.Analysed:
    """The message with the answer to a request."""
    after = it.after
    names = _names(it.root, ask)
    return p.Analysed(
        text=it.root.text,
        game=after.name,
        title=preset(after.name).title if after.name else "Position",
        options=dict(after.options),
        players=names,
        sides=_sides(after),
        is_whole=isinstance(after, WholeDeal),
        step=_step(it, ask, Spoken(names, None, language)),
        legal=tuple(map(ply_text, after.legal())),
        layout=_layout(after),
        solve=_solve_text(after),
        verdict=None if verdict is None else _verdict_view(verdict),
    )


def _names(root: Analysed, ask: p.AskAnalysis) -> tuple[str, ...]:
    """A distinct name for each seat: from the request, else from the record, else a default."""
    given = [one_line(name) for name in (ask.players or root.players)][: root.seats]
    given += [""] * (root.seats - len(given))
    is_fit = [
        bool(name) and not name.startswith("bot:") and name not in given[:seat]
        for seat, name in enumerate(given)
    ]
    usual = (name for name in (*NAMES[: root.seats], *NAMES, *_MORE) if name not in given)
    names: list[str] = []
    for name, fits in zip(given, is_fit, strict=True):
        names.append(name if fits else next(it for it in usual if it not in names))
    return tuple(names)


def _sides(it: Analysed) -> tuple[int, ...] | None:
    """The side of each seat; None while the sides are unknown."""
    if isinstance(it, Ending):
        return it.position_left.sides
    return BY_GENRE[it.game.rules.genre].sides(it.game.rules, it.state)


def _no_sides(rules: FishingRules, state: FishingState) -> None:
    return None


def _trick_sides(rules: TrickRules, state: TrickState) -> tuple[int, ...] | None:
    if rules.sides is Sides.ALONE:
        return None
    if rules.sides is Sides.CALLED and not state.called:
        return None
    sides = sides_of(rules, state)
    return tuple(int(seat not in sides[0]) for seat in range(rules.seats))


def _layout(it: Analysed) -> p.Layout | None:
    if not it.name:
        return None
    rules = preset(it.name).game(it.options).rules
    return BY_GENRE[rules.genre].layout(rules)


def _fishing_layout(rules: FishingRules) -> p.Layout:
    return p.Layout("fishing", pack_texts(rules), rules.seats, rules.dealt, 0, (), "")


def _trick_layout(rules: TrickRules) -> p.Layout:
    trumps = tuple(trump.value for trump in rules.orders)
    sides = {Sides.ALTERNATE: "alternate", Sides.ALONE: "alone", Sides.CALLED: "called"}
    return p.Layout(
        "tricks",
        pack_texts(rules),
        rules.places,
        rules.hand_size,
        rules.nest_size,
        trumps,
        sides[rules.sides],
    )


def _buried_or_nest(state: TrickState) -> tuple[str, ...]:
    """The buried cards if there are any, else the nest as dealt."""
    return tuple(map(card_text, state.buried)) or open_nest(state)


R = TypeVar("R")
S = TypeVar("S")


@dataclass(frozen=True, slots=True)
class Laid(Generic[R, S]):
    """Functions that find the cards of a genre in an analysis.

    `sides` returns the side of each seat, or None while the sides are unknown; `nest` returns the
    cards that are in no hand.
    """

    layout: Callable[[R], p.Layout]
    sides: Callable[[R, S], tuple[int, ...] | None]
    nest: Callable[[S], tuple[str, ...]]


BY_GENRE: ByGenre[Laid[Own, Own]] = ByGenre(
    "rookery.server.updates.analyses.BY_GENRE",
    {
        TRICKS: Laid(_trick_layout, _trick_sides, _buried_or_nest),
        FISHING: Laid(_fishing_layout, _no_sides, open_nest),
    },
)
"""The functions of each genre."""


def _solve_text(it: Analysed) -> str | None:
    try:
        position = it.position()
    except RookeryError:
        return None
    return None if position.is_over else write_position(position)


def _step(it: Shown, ask: p.AskAnalysis, words: Spoken) -> p.ReplayStep:
    move = ask.moves[-1] if ask.moves else None
    told: tuple[str, ...] = ()
    deal: p.AnyDeal
    if isinstance(it.after, Ending):
        told = () if move is None else (_told(words, parse_ply(move)),)
        deal = _ending_deal(it.after)
        hands = tuple(tuple(map(card_text, hand)) for hand in it.after.position_left.hands)
        return p.ReplayStep(move, told, deal, hands, ())
    state, game = it.after.state, it.after.game
    actors = game.actors(state)
    if move is not None:
        assert isinstance(it.before, WholeDeal)
        before, after = (game.view(each, None) for each in (it.before.state, state))
        told = tuple(telling.of(after).move_lines(words, before, parse_ply(move), after))
    view = game.view(state, actors[0] if actors else None)
    deal = structs.replace(deal_view(view, 1, words), **deal_history(view))
    return p.ReplayStep(move, told, deal, open_hands(state), BY_GENRE[state.genre].nest(state))


def _told(words: Spoken, ply: Ply) -> str:
    """A sentence about a card that is played in an ending."""
    seat, move = ply
    card = getattr(move, "card", None)
    return words.tell("card-played", seat, card=words.card(card)) if card else move_text(move)


def _ending_deal(it: Ending) -> p.TrickDeal:
    """An ending as a deal in which only the remaining cards are known."""
    position = it.position_left
    trump = "low" if position.low else "none"
    over = position.is_over
    rules: Any = preset(it.name).game(it.options).rules if it.name else None
    return p.TrickDeal(
        number=1,
        phase="over" if over else "play",
        dealer=-1,
        actors=() if over else (position.turn,),
        hand_sizes=tuple(map(len, position.hands)),
        auction=(),
        bidder=None,
        bid=None,
        trump=trump if position.trump is None else position.trump.name.lower(),
        called=None,
        all_called=(),
        nest_size=0,
        buried_size=0,
        to_bury=0,
        trick=p.TrickOnTable(
            position.leader, tuple(map(card_text, position.trick)), winning=it.winning
        ),
        last_trick=None
        if it.last is None
        else p.TrickOnTable(it.last.leader, tuple(map(card_text, it.last.cards)), it.last.winner),
        tricks_won=it.won,
        points_won=it.points,
        counters=counters(rules)
        if rules
        else {card_text(card): points for card, points in position.values.items()},
        ranks=rank_texts(rules) if rules else _ranks(position),
        cut=(),
        face_up=(),
        buried_face_up=(),
        deals_before=0,
        legal=tuple(move_text(move) for _, move in it.legal()),
        hand=() if over else tuple(map(card_text, position.hands[position.turn])),
        partner=None,
        partners=(),
        nest=None,
        buried=None,
    )


def _ranks(position: Position) -> tuple[str, ...]:
    """The ranks as printed on the cards, lowest first, without the rook."""
    texts = {card.rank: rank_text(card) for card in position.in_play if card.rank}
    height = partial(height_of, ones_high=position.ones_high)
    return tuple(texts[rank] for rank in sorted(texts, key=height))


def _verdict_view(it: Verdict) -> p.VerdictView:
    moves = tuple(
        p.ValuedMove(
            move_text(each.move),
            _rounded(each.low),
            _rounded(each.high),
            _rounded(each.behind),
            _rounded(each.margin),
            tuple(map(move_text, each.then)),
        )
        for each in it.moves
    )
    return p.VerdictView(
        by=it.by,
        unit=it.unit.value,
        seat=it.seat,
        side=it.side,
        moves=moves,
        low=_rounded(it.low),
        high=_rounded(it.high),
        is_exact=it.is_exact,
        left=it.left,
        line=tuple(map(ply_text, it.line)),
        worlds=it.worlds,
        nodes=it.nodes,
        why_not=None if it.why_not is None else it.why_not.value,
    )


def _rounded(points: float | None) -> float | None:
    return None if points is None else round(points, 2)
