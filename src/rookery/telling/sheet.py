"""The score sheet of a match: contracts, points and totals, and the race to the target."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeAlias, TypeVar

from rookery.core.cards import Seat
from rookery.core.game import AnyState, Game
from rookery.core.genres import FISHING, TRICKS, ByGenre, Own
from rookery.core.match import Deal, Match
from rookery.core.moves import Bid, ShootSun, Trump
from rookery.core.seating import leaders
from rookery.fishing.rules import FishingRules
from rookery.fishing.scoring import sources_by_seat, winner_at_once
from rookery.fishing.state import FishingState, Haul
from rookery.language import ENGLISH, Argument, Language
from rookery.telling.fishing import haul_words
from rookery.telling.wording import Words, bid_named
from rookery.tricks.rules import TrickRules
from rookery.tricks.scoring import is_made, sides_of, sources_by_side, taken_by_side
from rookery.tricks.state import TrickState

_BAR = 30
"""The length of a bar at the target, in characters."""


def score_sheet(match: Match[Any], words: Words) -> list[str]:
    """The lines of the sheet: a row for each scored deal, then the totals."""
    scored = [deal for deal in match.deals if deal.points is not None]
    if not scored:
        return [words.tell("sheet-empty")]
    language = words.language
    rows = [[language.say("sheet-deal"), language.say("sheet-dealer"), *words.names, ""]]
    for number, deal in enumerate(scored, start=1):
        points = [language.signed(each) for each in deal.points or ()]
        line = deal_line(match, deal, words)
        rows.append([language.number(number), words.names[deal.dealer], *points, line])
    rows.append(["", language.say("sheet-total"), *map(language.number, match.totals), ""])
    return _aligned(rows)


def race(match: Match[Any], words: Words) -> list[str]:
    """A bar for each player, with the player's total as a share of the target."""
    target = match.game.rules.target
    width = max(map(len, words.names))
    lines = []
    for name, total in zip(words.names, match.totals, strict=True):
        filled = max(0, min(_BAR, round(_BAR * total / target)))
        bar = f"{'█' * filled}{'·' * (_BAR - filled)}"
        reached = words.tell("race-line", total=total, target=target)
        lines.append(f"{name:{width}}  {bar} {reached}")
    return lines


def ending(match: Match[Any], language: Language = ENGLISH) -> str:
    """How a match is won, such as "First to 500 wins" (FO-14), or how many boards it has."""
    if match.boards:
        return language.say("ending-boards", boards=match.boards)
    rules = match.game.rules
    margin, deals, made = None, None, False
    if isinstance(rules, TrickRules):
        margin, deals, made = rules.margin, rules.deals, rules.must_make_to_win
    return language.say(
        "ending-target",
        target=rules.target,
        made="yes" if made else "no",
        margin=margin or 0,
        deals=deals or 0,
    )


def deal_line(match: Match[Any], deal: Deal[Any], words: Words) -> str:
    """A line about the outcome of a scored deal, such as "You bid 90 on red, took 105: made"."""
    return outcome_line(match.game, deal.state, contract(match.game, deal.state), words)


def outcome_line(game: Game[Any, Any], state: AnyState, it: Contract | None, words: Words) -> str:
    """The line of `deal_line`, for a caller that has already worked out the contract."""
    return BY_GENRE[game.rules.genre].line(game.rules, state, it, words)


def points_line(deal: Deal[Any], words: Words) -> str:
    """A line with everybody's points for a scored deal."""
    points = [
        words.tell("person-points", seat, score=words.language.signed(each))
        for seat, each in enumerate(deal.points or ())
    ]
    return words.tell("points-of-all", points=words.language.joined(points))


def won_line(words: Words, winners: Sequence[Seat]) -> str:
    """The sentence about who has won the match."""
    return people_line("match-won", words, winners)


def people_line(message: str, words: Words, seats: Sequence[Seat], **named: Argument) -> str:
    """A message about several people, which begins with their names."""
    you = "no" if words.me not in seats else "alone" if len(seats) == 1 else "among"
    people = words.language.listed([words.whom(seat) for seat in seats])
    line = words.tell(message, people=people, count=len(seats), you=you, **named)
    return line[:1].upper() + line[1:]


@dataclass(frozen=True, slots=True)
class Contract:
    """The contract of a finished deal, the points its side took, and whether it was made."""

    bidder: Seat | None = None
    partners: tuple[Seat, ...] = ()
    bid: Bid | ShootSun | None = None
    trump: Trump | None = None
    took: int | None = None
    made: bool | None = None


@dataclass(frozen=True, slots=True)
class SideScore:
    """What a side took in a deal, by source, and how many points it scored."""

    seats: tuple[Seat, ...]
    sources: dict[str, int]
    points: int


Sides: TypeAlias = tuple[Sequence[tuple[Seat, ...]], Sequence[dict[str, int]]]
"""The sides of a deal; then for each side what it took, by source."""


def side_scores(game: Game[Any, Any], deal: Deal[Any]) -> tuple[SideScore, ...]:
    """The scores of the sides, or of seats that all play alone; empty for hands thrown in."""
    assert deal.points is not None
    sides, sources = BY_GENRE[game.rules.genre].sides(game.rules, deal.state)
    points = deal.points
    return tuple(
        SideScore(seats, named, points[seats[0]])
        for seats, named in zip(sides, sources, strict=True)
    )


def contract(game: Game[Any, Any], state: AnyState) -> Contract | None:
    """The contract of a scored deal; None if all passed, or if the game has no bidding."""
    return BY_GENRE[game.rules.genre].contract(game.rules, state)


def _contract_of(rules: TrickRules, state: TrickState) -> Contract | None:
    if state.bidder is None or state.bid is None or state.trump is None:
        return None
    sides, taken = sides_of(rules, state), taken_by_side(rules, state)
    side, took = next(pair for pair in zip(sides, taken, strict=True) if state.bidder in pair[0])
    partners = tuple(seat for seat in side if seat != state.bidder)
    made = is_made(state, side, took)
    return Contract(state.bidder, partners, state.bid, state.trump, took, made)


def _sides_of(rules: TrickRules, state: TrickState) -> Sides:
    if state.bidder is None:
        return (), ()
    return sides_of(rules, state), sources_by_side(rules, state)


def _outcome(rules: TrickRules, state: TrickState, it: Contract | None, words: Words) -> str:
    return _contract_line(it, words) if it else words.tell("outcome-thrown-in")


def _contract_line(it: Contract, words: Words) -> str:
    assert it.bidder is not None and it.bid is not None and it.trump is not None
    over = it.took - it.bid.amount if it.took is not None and isinstance(it.bid, Bid) else None
    kinds = ("made", "exactly", "over") if it.made else ("set", "set", "under")
    return people_line(
        "outcome",
        words,
        (it.bidder, *it.partners),
        **bid_named(it.bid),
        trump=it.trump.value,
        took=it.took or 0,
        result=kinds[0 if over is None else 1 if over == 0 else 2],
        by=abs(over or 0),
    )


def _no_contract(rules: FishingRules, state: FishingState) -> None:
    return None


def _seats_of(rules: FishingRules, state: FishingState) -> Sides:
    return tuple((seat,) for seat in range(rules.seats)), sources_by_seat(rules, state)


def _hauls_line(rules: FishingRules, state: FishingState, it: Contract | None, words: Words) -> str:
    """The line about each seat's haul, and who won the match at once, if anybody did (TX-20)."""
    winner = winner_at_once(rules, state.totals, state.hauls)
    most = leaders([len(haul.cards) for haul in state.hauls]) if winner is None else ()
    parts = [
        _haul_line(words, seat, haul, has_most=seat in most and bool(haul.cards))
        for seat, haul in enumerate(state.hauls)
    ]
    if winner is not None:
        parts.insert(0, words.tell("outcome-at-once", winner, target=rules.target))
    return "; ".join(parts)


def _haul_line(words: Words, seat: Seat, haul: Haul, *, has_most: bool) -> str:
    won = haul_words(haul, words.language, has_most=has_most)
    return words.tell("outcome-won", seat, won=won)


R = TypeVar("R")
S = TypeVar("S")


@dataclass(frozen=True, slots=True)
class Scored(Generic[R, S]):
    """How the score sheet tells of a genre's deals, from the rules and a finished state."""

    contract: Callable[[R, S], Contract | None]
    sides: Callable[[R, S], Sides]
    line: Callable[[R, S, Contract | None, Words], str]


BY_GENRE: ByGenre[Scored[Own, Own]] = ByGenre(
    "rookery.telling.sheet.BY_GENRE",
    {
        TRICKS: Scored(_contract_of, _sides_of, _outcome),
        FISHING: Scored(_no_contract, _seats_of, _hauls_line),
    },
)
"""How the score sheet tells of each genre's deals."""


def _aligned(rows: list[list[str]]) -> list[str]:
    """The rows as lines, columns aligned right but the second left and the last unpadded."""
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]) - 1)]
    lines = []
    for row in rows:
        cells = [
            cell.ljust(width) if column == 1 else cell.rjust(width)
            for column, (cell, width) in enumerate(zip(row, widths, strict=False))
        ]
        lines.append("  ".join([*cells, row[-1]]).rstrip())
    return lines
