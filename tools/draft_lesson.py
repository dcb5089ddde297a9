"""Draft lessons: strong bots play many deals, and the most instructive one becomes a file.

    python tools/draft_lesson.py dixie --deals 40 > src/rookery/lessons/deals/dixie/first.toml

The draft has the deal, the moves, a strong bot's reasons, and the expected points of each of the
learner's moves after long searches. Texts are then written by hand, unless the shared texts fit.
docs/learn.md tells more.
"""

import argparse
import json
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from statistics import fmean, median
from typing import Any

from rookery.arena.driver import shuffled
from rookery.bots import bot
from rookery.core.cards import Card, Seat
from rookery.core.messages import Message, Told
from rookery.core.moves import Bid, Bury, CallOrange, Hold, Move, Pass, Ply, Take
from rookery.fishing.state import FishingState
from rookery.games import GAMES
from rookery.lessons.lesson import BadLesson
from rookery.lessons.reading import check, read
from rookery.records import cards_text, move_text, ply_text
from rookery.records.messages import written_message

THEMES = {
    "bidding": (),
    "points": ("gives a counter", "trick with", "trick as the last"),
    "counting": ("draws trumps", "ruff", "sure winner", "highest", "trumped"),
    "builds": ("builds", "raises", "takes the build", "takes a build"),
    "sweeps": ("sweep",),
    "orange": ("orange", "red and yellow"),
}
"""The themes of short lessons. A theme suits a move if the move's reason has one of these words."""

SEAT = 0
"""The learner's seat."""

QUICK, LONG = "strong@3000n", "strong@30000n"
TIMES = 4
"""How often each of the learner's decisions is evaluated, with new seeds; the mean is used."""

AS_GOOD = 0.8
"""A move is accepted if it is within this many expected points of the best; see `with_fewer`."""


@dataclass
class Played:
    """A deal played by bots."""

    dealer: Seat
    deck: tuple[Card, ...]
    plies: list[Ply]
    reasons: list[Told]
    state: Any
    worth: list[dict[Move, float]]


def played(game: Any, seed: int, carefully: int = 0) -> Played:
    """A deal between strong bots; the learner's moves up to ply `carefully` are evaluated."""
    rng = Random(seed)
    deck, dealer = shuffled(game, rng), rng.randrange(game.seats)
    it = Played(dealer, deck, [], [], game.start(deck, dealer), [])
    bots = [bot(QUICK, Random(seed + seat)) for seat in range(game.seats)]
    while game.actors(it.state):
        seat = game.actors(it.state)[0]
        worth: dict[Move, float] = {}
        move: Move | None = None
        reason: Told = ""
        if seat == SEAT and len(it.plies) < carefully:
            worth, move, reason = evaluated(game, it.state, len(it.plies))
        if move is None:
            decision = bots[seat].decide(game.view(it.state, seat))
            move, reason = decision.move, decision.reason
        it.plies.append((seat, move))
        it.reasons.append(reason)
        it.worth.append(worth)
        it.state = game.apply(it.state, seat, move)
    return it


def guided(deal: Played, tricks: int) -> int:
    """The number of plies of the guided part: up to the learner's move in trick `tricks`."""
    own = [at for at, (seat, move) in enumerate(deal.plies) if seat == SEAT and _counts(move)]
    return own[min(tricks, len(own)) - 1] + 1 if own else 0


def _counts(move: Move) -> bool:
    return not isinstance(move, Bid | Pass | Bury | CallOrange | Hold) and not _is_preparation(move)


def _is_preparation(move: Move) -> bool:
    return type(move).__name__ in ("NameTrump", "CallPartner", "ChooseLead")


def worth_teaching(game: Any, deal: Played, end: int) -> float:
    """A score of how instructive the guided part of a deal is."""
    own = [(at, move) for at, (seat, move) in enumerate(deal.plies[:end]) if seat == SEAT]
    told = " ".join(str(deal.reasons[at]) for at, _ in own)
    if isinstance(deal.state, FishingState):
        kinds = {type(move).__name__ for _, move in own}
        many = sum(isinstance(move, Take) and len(move.taken) > 1 for _, move in own)
        return 3.0 * len(kinds) + many + 2 * ("orange" in told) + 2 * ("sweep" in told)
    state = deal.state
    if state.bidder != SEAT or game.needs_cut(state):
        return -1.0
    if game.score(state)[SEAT] <= 0:
        return -1.0
    bids = sum(isinstance(move, Bid) for _, move in deal.plies)
    many_bids = max(0, sum(isinstance(move, Bid) for _, move in own) - 2)
    forced = told.count("the only legal")
    clear = sum(_is_clear(deal.worth[at], move) for at, move in own)
    words = ("counter", "ruff", "trumps", "sure winner", "void", "low", "partner")
    return (
        sum(word in told for word in words)
        + min(bids, 4) * 0.7
        - forced * 1.2
        + clear
        - 2 * many_bids
    )


def _is_clear(worth: dict[Move, float], move: Move) -> bool:
    """Whether a move is better than the median by a clear margin."""
    return len(worth) > 1 and move in worth and worth[move] - median(worth.values()) > 2.5


def evaluated(game: Any, state: Any, seed: int) -> tuple[dict[Move, float], Move, Told]:
    """The mean expected points of each of the learner's moves, the best move and its reason."""
    found: dict[Move, list[float]] = defaultdict(list)
    reasons: dict[Move, Told] = {}
    view = game.view(state, SEAT)
    for time in range(TIMES):
        decision = bot(LONG, Random(seed * 100 + time)).decide(view)
        reasons.setdefault(decision.move, decision.reason)
        for move, points in decision.considered:
            found[move].append(points)
    means = {move: fmean(each) for move, each in found.items() if len(each) == TIMES}
    if isinstance(view.legal[0], Bury):
        return {}, decision.move, decision.reason
    best = max(reasons, key=lambda move: means.get(move, 0.0))
    return means, best, reasons[best]


def toml(
    game_name: str, options: dict[str, Any], deal: Played, end: int, made: int = 0
) -> Iterator[str]:
    """The lines of the lesson file."""
    game = GAMES[game_name].game(options)
    title = GAMES[game_name].title
    yield f"title = {in_toml(written_message(Message('lesson-first-title', (('game', title),))))}"
    yield 'summary = "lesson-draft-summary"'
    yield "minutes = 5"
    yield "order = 0"
    if options:
        told = ", ".join(f"{name} = {json.dumps(value)}" for name, value in options.items())
        yield f"options = {{ {told} }}"
    yield f"seat = {SEAT}"
    yield f"dealer = {deal.dealer}"
    yield f"deck = {json.dumps(cards_text(deal.deck))}"
    yield "plies = ["
    plies = [json.dumps(ply_text(ply)) for ply in deal.plies[: _until_next(deal, end)]]
    yield from (f"    {', '.join(plies[at : at + 6])}," for at in range(0, len(plies), 6))
    yield "]"
    if made:
        yield f"made = {made}"
    yield 'end = "lesson-draft-end"'
    state = game.start(deal.deck, deal.dealer)
    for at, (seat, move) in enumerate(deal.plies[:end]):
        if seat == SEAT and at >= made:
            step = "\n".join(step_lines(game, deal, state, at, move, is_short=made > 0))
            is_same = isinstance(move, Bury) and isinstance(deal.plies[at - 1][1], Bury)
            if not is_same:
                yield step
        state = game.apply(state, seat, move)


def window(deal: Played, theme: str, size: int) -> tuple[int, int, float]:
    """The part of a deal that suits a theme best: its first ply, its end (excluded), its score."""
    own = [at for at, (seat, move) in enumerate(deal.plies) if seat == SEAT and _fits(theme, move)]
    best = (0, 0, float("-inf"))
    if theme == "bidding":
        raised = sum(isinstance(deal.plies[at][1], Bid) for at in own)
        ends = own and isinstance(deal.plies[own[-1]][1], Pass)
        clear = sum(_is_clear(deal.worth[at], deal.plies[at][1]) for at in own)
        score = min(raised, 3) + 1.5 * bool(ends) + 0.5 * clear - max(0, len(own) - 4)
        return (own[0], own[-1] + 1, score) if own else best
    for first in range(len(own) - size + 1):
        part = own[first : first + size]
        found = 0.0
        for at in part:
            told = str(deal.reasons[at])
            fits: float = sum(word in told for word in THEMES[theme])
            fits += 0.4 * ("cannot win" in told)
            is_clear = not deal.worth[at] or _is_clear(deal.worth[at], deal.plies[at][1])
            found += fits * (1 + is_clear) - ("only" in told)
        if found > best[2]:
            best = (part[0], part[-1] + 1, found)
    return best


def _fits(theme: str, move: Move) -> bool:
    """Whether a move belongs to a theme's part of a deal."""
    if theme == "bidding":
        return isinstance(move, Bid | Pass)
    return _counts(move) or isinstance(move, CallOrange)


def _until_next(deal: Played, end: int) -> int:
    """The number of plies up to the learner's first turn after the guided part."""
    for at in range(end, len(deal.plies)):
        if deal.plies[at][0] == SEAT:
            return at
    return len(deal.plies)


def step_lines(
    game: Any, deal: Played, state: Any, at: int, move: Move, *, is_short: bool = False
) -> Iterator[str]:
    """The lines of one step of the lesson."""
    legal = game.legal(state, SEAT)
    yield ""
    yield "[[steps]]"
    yield f"at = {at}"
    yield f"why = {in_toml(written_message(deal.reasons[at]))}"
    plays = [a for a, (seat, it) in enumerate(deal.plies) if seat == SEAT and _counts(it)]
    if (is_short or at in plays[2:]) and _is_clear(deal.worth[at], move):
        yield "asks = true"
    if isinstance(move, Bury):
        following = [move]
        for seat, each in deal.plies[at + 1 :]:
            if seat != SEAT or not isinstance(each, Bury):
                break
            following.append(each)
        texts = ", ".join(json.dumps(move_text(each)) for each in following)
        yield f"accept = [{texts}]"
    worth = deal.worth[at]
    if move in worth and len(legal) > 1:
        others = [
            it for it, points in worth.items() if it != move and worth[move] - points < AS_GOOD
        ]
        if others:
            yield f"accept = [{', '.join(json.dumps(move_text(it)) for it in others)}]"
        told = (f"{json.dumps(move_text(it))} = {points:.1f}" for it, points in worth.items())
        yield f"worth = {{ {', '.join(told)} }}"


def in_toml(kept: Any) -> str:
    """A message, given as JSON, in TOML: only its id if it has no arguments."""
    match kept:
        case [id_, {} as arguments] if not arguments:
            return json.dumps(id_)
        case list():
            return f"[{', '.join(map(in_toml, kept))}]"
        case dict():
            return f"{{ {', '.join(f'{name} = {in_toml(it)}' for name, it in kept.items())} }}"
    return json.dumps(kept, ensure_ascii=False)


def with_fewer(name: str, lines: list[str]) -> list[str]:
    """The lines, without accepted moves after which a later move of the deal is illegal."""
    wanted = {at: line for at, line in enumerate(lines) if _may_lack(line)}
    kept: dict[int, list[str]] = {at: [] for at in wanted}
    for at, line in wanted.items():
        for move in json.loads(line.partition(" = ")[2]):
            kept[at].append(move)
            try:
                check(read(name, "\n".join(_accepting(lines, kept))))
            except BadLesson:
                kept[at].remove(move)
    lines = _accepting(lines, kept)
    check(read(name, "\n".join(lines)))
    return lines


def _may_lack(line: str) -> bool:
    """Whether a line lists accepted moves that may be dropped; cards to bury may not be dropped."""
    return line.startswith("accept = ") and "bury" not in line


def _accepting(lines: list[str], kept: dict[int, list[str]]) -> list[str]:
    """The lines with their lists of accepted moves replaced by those in `kept`."""
    found = []
    for at, line in enumerate(lines):
        if at not in kept:
            found.append(line)
        elif kept[at]:
            found.append(f"accept = [{', '.join(map(json.dumps, kept[at]))}]")
    return found


def main() -> None:
    """Draft a lesson."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--deals", type=int, default=30)
    parser.add_argument("--guided", type=int, default=5, help="tricks or turns that are guided")
    parser.add_argument("--best", type=int, default=4, help="deals that are looked at with care")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--theme", choices=list(THEMES), default="", help="a short lesson")
    parser.add_argument("--option", action="append", default=[], help="NAME=JSON")
    asked = parser.parse_args()
    options = {
        name: json.loads(value) for name, _, value in (it.partition("=") for it in asked.option)
    }
    game = GAMES[asked.game].game(options)
    deals = {seed: played(game, seed) for seed in range(asked.seed, asked.seed + asked.deals)}

    def worth(deal: Played) -> float:
        if asked.theme:
            return window(deal, asked.theme, asked.guided)[2]
        return worth_teaching(game, deal, guided(deal, asked.guided))

    by_worth = sorted(deals, key=lambda seed: -worth(deals[seed]))
    careful = {seed: played(game, seed, len(deals[seed].plies)) for seed in by_worth[: asked.best]}
    best = max(careful, key=lambda seed: worth(careful[seed]))
    deal, made = careful[best], 0
    if asked.theme:
        made, end, _ = window(deal, asked.theme, asked.guided)
    else:
        end = guided(deal, asked.guided)
    text = "\n".join(toml(asked.game, options, deal, end, made))
    print(f"# Drafted by tools/draft_lesson.py from seed {best}.")
    print("\n".join(with_fewer(f"{asked.game}/draft", text.splitlines())))


if __name__ == "__main__":
    main()
