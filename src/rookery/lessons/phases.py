"""What the coach says when a phase comes for the first time, filled in from the game's rules."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from rookery.core.cards import POKER_SUITS, ROOK
from rookery.core.game import AnyView
from rookery.core.genres import FISHING, TRICKS, ByGenre, Own
from rookery.fishing.view import FishingView
from rookery.language.script import isolated
from rookery.lessons.texts import text
from rookery.records.cards import card_text, rank_text
from rookery.telling.wording import bid_words, counted, listed, trump_words
from rookery.tricks.rules import Phase, Sides, TrickRules
from rookery.tricks.view import TrickView

_ROOKS = {
    "low": "the lowest",
    "10.5": "between the 10 and the 11",
    "12.5": "between the 12 and the 13",
    "high": "the highest of all",
}


def explained(view: AnyView, names: tuple[str, ...]) -> str:
    """What a phase is about, for a learner who meets it for the first time."""
    return " ".join(BY_GENRE[view.genre](view, names))


def _fishing(view: FishingView, names: tuple[str, ...]) -> Iterator[str]:
    rules = view.rules
    if view.orange is not None:
        yield text("phases", "orange", "usual", orange=str(rules.orange_points))
        return
    for part in ("usual", "build", "trail"):
        yield text("phases", "turn", part)
    yield text(
        "phases",
        "turn",
        "score",
        most=str(rules.most_cards_points),
        five=str(rules.five_points),
        little=str(rules.little_sweep_points),
        big=str(rules.big_sweep_points),
        orange=str(rules.orange_points),
    )


def _tricks(view: TrickView, names: tuple[str, ...]) -> Iterator[str]:
    match view.phase:
        case Phase.AUCTION:
            yield from _auction(view)
        case Phase.TRUMP:
            yield text("phases", "trump", "usual", suit=suit_word(view.rules))
        case Phase.BURY:
            yield from _burying(view)
        case Phase.CALL | Phase.LEAD:
            yield text("phases", view.phase.name.lower(), "usual")
        case Phase.PLAY:
            yield from _play(view, names)


def suit_word(rules: TrickRules) -> str:
    """The word for a suit of the game's pack: "colour" or "suit"."""
    return "suit" if any(card.suit in POKER_SUITS for card in rules.pack) else "colour"


def _auction(view: TrickView) -> Iterator[str]:
    rules = view.rules
    kind = {Sides.ALTERNATE: "sides", Sides.CALLED: "called"}.get(rules.sides, "alone")
    yield text("phases", "auction", kind, stake=str(rules.stake), minimum=str(rules.minimum_bid))
    if rules.opening_bid:
        yield text("phases", "auction", "opening", opening=str(rules.opening_bid))
    yield text("phases", "auction", "counters", counters=counters(rules))
    other = {
        "for each trick": rules.trick_points,
        "for the last trick": rules.last_trick_points,
        "for the side with more tricks": rules.most_tricks_points,
    }
    told = [f"{counted(points, 'point')} {what}" for what, points in other.items() if points]
    if told:
        yield text("phases", "auction", "other", other=listed(told))


def counters(rules: TrickRules) -> str:
    """The counters in words: "each 5 is worth 5 and each 10 and each 13 are worth 10"."""
    by_points: dict[int, list[str]] = {}
    single = {card for card, points in rules.card_points if points}
    for card in sorted(rules.pack, key=lambda card: card.rank):
        points = rules.points_of[card]
        if not points:
            continue
        if card == ROOK:
            name = "the rook"
        elif card in single:
            name = f"the {card_text(card)}"
        else:
            name = f"each {rank_text(card)}"
        names = by_points.setdefault(points, [])
        if name not in names:
            names.append(name)
    told = [
        f"{listed(names)} {'is' if len(names) == 1 else 'are'} worth {points}"
        for points, names in sorted(by_points.items())
    ]
    return listed(told)


def _burying(view: TrickView) -> Iterator[str]:
    rules = view.rules
    words = {"nest": str(rules.nest_size), "suit": suit_word(rules)}
    if rules.exchange_size is not None:
        yield text("phases", "bury", "exchange", **words, exchange=str(rules.exchange_size))
    else:
        yield text("phases", "bury", "usual", **words)
    yield text("phases", "bury", rules.nest_to)
    yield text("phases", "bury", rules.bury, **words)


def _play(view: TrickView, names: tuple[str, ...]) -> Iterator[str]:
    rules, words = view.rules, {"suit": suit_word(view.rules)}
    if view.bidder != view.seat and view.bidder is not None and view.bid and view.trump:
        told = {"bid": bid_words(view.bid), "trump": trump_words(view.trump)}
        yield text("phases", "play", "not_bidder", bidder=isolated(names[view.bidder]), **told)
    yield text("phases", "play", "follow" if view.trick else "lead", **words)
    if ROOK in rules.pack:
        yield text("phases", "play", "rook", rook=_ROOKS[rules.rook_rank])
        if rules.rook_any_time:
            yield text("phases", "play", "rook_any_time")
    if rules.dummy is not None:
        yield text("phases", "play", "dummy")
    if rules.most_tricks_points:
        yield text("phases", "play", "most", most=str(rules.most_tricks_points))
    if rules.nest_to == "last_trick" and rules.nest_size:
        yield text("phases", "play", "last")


BY_GENRE: ByGenre[Callable[[Own, tuple[str, ...]], Iterator[str]]] = ByGenre(
    "rookery.lessons.phases.BY_GENRE", {TRICKS: _tricks, FISHING: _fishing}
)
"""The sentences about the phases of each genre."""
