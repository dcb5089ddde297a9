"""Count what `strong` does in every game: `python -m benchmarks.practice --deals 200`.

`strong` bids and plays in all seats. The numbers of benchmarks/PRACTICE.md are what the advice on
the games' pages rests on (`Preset.advice`): how high it bids, how many trumps it names, what it
buries and calls, and what it leads. With `--kept` a run continues where an earlier one stopped.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass, field
from functools import partial
from pathlib import Path
from random import Random
from statistics import fmean, quantiles

from benchmarks.calibration import tables, taken_by_bidder
from benchmarks.machine import described
from rookery.arena.driver import shuffled
from rookery.bots import bot
from rookery.core.cards import Card, CardSet, Seat
from rookery.core.moves import Bid, Play
from rookery.tricks.game import TrickGame
from rookery.tricks.play import holders_of_called
from rookery.tricks.rules import Phase, Sides
from rookery.tricks.state import TrickState

HERE = Path(__file__).parent
SEED = "practice"


@dataclass(frozen=True, slots=True)
class Practice:
    """What happened in one deal.

    `bid` is None for a sun. `trumps` are the bidder's trumps before the first trick, and
    `tops` how many of the three highest are among them. `voids` and `singletons` are the bidder's
    suits with no card and with one. `called` has the height of each called card within its suit,
    1 for the highest. `counts` has how often there was a choice and how often it was taken, by the
    name of a habit (see `HABITS`).
    """

    game: str
    bid: int | None
    taken: int
    most: int
    call: str
    trumps: int
    tops: int
    buried_points: int
    buried_counters: int
    voids: int
    singletons: int
    called: tuple[int, ...] = ()
    counts: Mapping[str, tuple[int, int]] = field(default_factory=dict)


HABITS = {
    "bidder leads trump": "the bidder's leads that are trumps, while it and others may hold some",
    "bidder's first lead is trump": "the bidder's first leads that are trumps",
    "partner leads trump": "the same for leads of the bidder's partner",
    "defender leads trump": "the same for leads of the other side",
    "leads the highest": "leads from a side suit that are the highest card left of it",
    "gives a counter to the partner": "last to play, where a partner is winning the trick and a "
    "counter may be played",
    "gives a counter away": "last to play, where an opponent wins the trick anyhow and both a "
    "counter and another card may be played",
    "takes the opponents' points": "last to play, where an opponent is winning a trick with points "
    "and some of the cards that may be played win it",
    "trumps in": "the same where the suit led cannot be followed",
}
"""What is counted for each habit."""


def practice(name: str, number: int, player: str) -> Practice | None:
    """Play one deal; None if nobody became the bidder."""
    game = tables()[name]
    rng = Random(f"{SEED}/{name}/{number}")
    state = game.start(shuffled(game, rng), rng.randrange(game.seats))
    seats = [bot(player, Random(f"{number} {seat}")) for seat in range(game.seats)]
    watched: Counter[tuple[str, bool]] = Counter()
    begun = state
    while game.actors(state):
        seat = game.actors(state)[0]
        move = seats[seat].decide(game.view(state, seat)).move
        if state.phase is Phase.PLAY and isinstance(move, Play):
            begun = begun if begun.phase is Phase.PLAY else state
            for habit, done in habits_shown(game, state, seat, move.card):
                watched[habit, done] += 1
        state = game.apply(state, seat, move)
    if game.needs_cut(state):
        state = game.cut(state, shuffled(game, rng))
    if begun.bidder is None or begun.trump is None:
        return None
    return _told(name, game, begun, state, watched)


def _told(
    name: str,
    game: TrickGame,
    begun: TrickState,
    state: TrickState,
    watched: Counter[tuple[str, bool]],
) -> Practice:
    rules = game.rules
    assert begun.bidder is not None
    assert begun.trump is not None
    order, hand = rules.orders[begun.trump], begun.hands[begun.bidder]
    highest = sorted(order.trumps, key=order.strength.__getitem__)[-3:]
    sides = [cards for cards in order.cards_of.values() if cards and not cards & order.trumps]
    lengths = [len(hand & cards) for cards in sides]
    habits = {habit for habit, _ in watched}
    counts = {it: (watched[it, True] + watched[it, False], watched[it, True]) for it in habits}
    return Practice(
        name,
        state.bid.amount if isinstance(state.bid, Bid) else None,
        taken_by_bidder(rules, state),
        rules.maximum_bid,
        begun.trump.value,
        len(hand & order.trumps),
        len(hand & CardSet.of(highest)),
        rules.points_in(state.buried),
        len(state.buried & rules.point_cards),
        lengths.count(0),
        lengths.count(1),
        tuple(_height(game, state, card) for card in state.called),
        counts,
    )


def _height(game: TrickGame, state: TrickState, card: Card) -> int:
    """The place of a card within its suit, 1 for the highest."""
    assert state.trump is not None
    order = game.rules.orders[state.trump]
    suit = order.cards_of[order.suit_of[card]]
    return 1 + sum(order.strength[it] > order.strength[card] for it in suit)


def habits_shown(
    game: TrickGame, state: TrickState, seat: Seat, card: Card
) -> Iterator[tuple[str, bool]]:
    """The habits for which this was an occasion, and whether the card followed them."""
    rules = game.rules
    assert state.trump is not None
    assert state.bidder is not None
    order, hand = rules.orders[state.trump], state.hands[seat]
    gone = CardSet.of(c for trick in state.tricks for c in trick.cards)
    others = CardSet.of(rules.pack) - gone - hand - CardSet.of(state.trick)
    may = CardSet.of(move.card for move in game.legal(state, seat) if isinstance(move, Play))
    if len(may) < 2:
        return
    if not state.trick:
        yield from _leads(game, state, seat, card, others)
        return
    if len(state.trick) < rules.places - 1 or rules.dummy is not None:
        return
    led = order.suit_of[state.trick[0]]
    winning = max(
        range(len(state.trick)),
        key=lambda at: (
            state.trick[at] in order.trumps,
            order.suit_of[state.trick[at]] == led,
            order.strength[state.trick[at]],
        ),
    )
    best = state.trick[winning]
    winner = (state.leader or 0) + winning
    helps = _are_allies(game, state, seat, winner % rules.seats)
    counters = may & rules.point_cards
    beats = CardSet.of(
        it
        for it in may
        if (it in order.trumps and best not in order.trumps)
        or (order.suit_of[it] == order.suit_of[best] and order.strength[it] > order.strength[best])
    )
    if helps and counters and len(counters) < len(may):
        yield "gives a counter to the partner", card in counters
    if helps is False and not beats and counters and len(counters) < len(may):
        yield "gives a counter away", card in counters
    if helps is False and beats and rules.points_in(state.trick) and len(beats) < len(may):
        yield "takes the opponents' points", card in beats
        if not may & order.cards_of[led]:
            yield "trumps in", card in beats


def _leads(
    game: TrickGame, state: TrickState, seat: Seat, card: Card, others: CardSet
) -> Iterator[tuple[str, bool]]:
    rules = game.rules
    assert state.trump is not None
    order, hand = rules.orders[state.trump], state.hands[seat]
    own = hand & order.trumps
    if own and own != hand and others & order.trumps:
        allies = _are_allies(game, state, seat, state.bidder or 0)
        who = "bidder" if seat == state.bidder else "partner" if allies else "defender"
        yield f"{who} leads trump", card in order.trumps
        led_before = any(trick.leader == seat for trick in state.tricks)
        if seat == state.bidder and not led_before:
            yield "bidder's first lead is trump", card in order.trumps
    if card not in order.trumps:
        above = order.cards_of[order.suit_of[card]] & others
        highest = all(order.strength[card] > order.strength[it] for it in above)
        yield "leads the highest", highest


def _are_allies(game: TrickGame, state: TrickState, one: Seat, other: Seat) -> bool:
    """Whether two seats are on one side, hidden partners included."""
    rules = game.rules
    if rules.sides is Sides.ALTERNATE:
        return one % 2 == other % 2
    side = {state.bidder, *holders_of_called(rules, state)}
    if rules.sides is Sides.ALONE:
        side = {state.bidder}
    return (one in side) == (other in side)


HEAD = """\
# What `strong` does

Machine: {machine}. Command: `python -m benchmarks.practice --deals {deals} --player {player}`.

`strong` bids and plays in all seats. The advice on the games' pages rests on these numbers.

"""

CONTRACTS = """\
## Contracts

*Bid* is the mean of the winning bids, *nine in ten* the bid that one in ten exceeds, and *best
made* the highest bid that was made. *Trumps* is how many trumps the bidder has before the first
trick, and *tops* how many of the three highest. *Buried* is the points that it buries, *counters*
the cards that have them, *void* the side suits of which it has no card, and *single* those of which
it has one.

| game | deals | bid | nine in ten | best made | of | made | taken | trumps | tops | buried \
| counters | void | single |
| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
"""

PLAYS = """\

## Leads and plays

How often it did so, of the occasions: those where the rules left a choice. A dummy's tricks are
left out, but for leads.

"""


def contract_row(name: str, them: Sequence[Practice]) -> str:
    """The row of one game in the table of contracts."""
    bids = [it.bid for it in them if it.bid is not None]
    made = [it for it in them if it.bid is not None and it.taken >= it.bid]
    cells = [
        f"{len(them)}",
        f"{fmean(bids):.0f}",
        f"{quantiles(bids, n=10)[-1]:.0f}",
        f"{max((it.bid or 0 for it in made), default=0)}",
        f"{them[0].most}",
        f"{len(made) / len(bids):.0%}",
        f"{fmean(it.taken for it in them):.0f}",
        f"{fmean(it.trumps for it in them):.1f}",
        f"{fmean(it.tops for it in them):.1f}",
        f"{fmean(it.buried_points for it in them):.0f}",
        f"{fmean(it.buried_counters for it in them):.1f}",
        f"{fmean(it.voids for it in them):.1f}",
        f"{fmean(it.singletons for it in them):.1f}",
    ]
    return f"| {name} | {' | '.join(cells)} |"


def habit_rows(by_game: Mapping[str, Sequence[Practice]]) -> Iterator[str]:
    """The table of habits: a row for each game, a column for each habit."""
    yield from (f"* *{habit}*: {meaning}" for habit, meaning in HABITS.items())
    yield ""
    yield f"| game | {' | '.join(HABITS)} |"
    yield "| --- |" + " ---: |" * len(HABITS)
    for name, them in by_game.items():
        cells = []
        for habit in HABITS:
            counts = [it.counts.get(habit, (0, 0)) for it in them]
            chances = sum(each[0] for each in counts)
            cells.append(f"{sum(each[1] for each in counts) / chances:.0%}" if chances else "")
        yield f"| {name} | {' | '.join(cells)} |"


def call_rows(by_game: Mapping[str, Sequence[Practice]]) -> Iterator[str]:
    """How often calls without a trump suit and suns are made, and which cards are called."""
    yield ""
    yield "## Calls"
    yield ""
    yield "| game | no trump | lo-no | sun | called card is the highest of its suit | the second |"
    yield "| --- | ---: | ---: | ---: | ---: | ---: |"
    for name, them in by_game.items():
        heights = [height for it in them for height in it.called]
        suns = sum(it.bid is None for it in them)
        calls = Counter(it.call for it in them)
        if not heights and not suns and not calls["none"] and not calls["low"]:
            continue
        cells = [f"{calls[call] / len(them):.0%}" for call in ("none", "low")]
        cells.append(f"{suns / len(them):.0%}")
        for place in (1, 2):
            cells.append(f"{heights.count(place) / len(heights):.0%}" if heights else "")
        yield f"| {name} | {' | '.join(cells)} |"


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.practice",
        description=__doc__,
        epilog="example: python -m benchmarks.practice --deals 50 --games 'dixie 4,three 3'",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--player", default="strong@3000n")
    parser.add_argument("--games", default=",".join(tables()), help="games, separated by commas")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--kept", type=Path, help="a file of finished deals, to continue a run")
    parser.add_argument("--out", type=Path, default=HERE / "PRACTICE.md")
    chosen = parser.parse_args()
    found: dict[tuple[str, int], Practice | None] = {}
    if chosen.kept and chosen.kept.exists():
        for line in chosen.kept.read_text("utf-8").splitlines():
            name, number, it = json.loads(line)
            found[name, number] = Practice(**it) if it else None
    with ProcessPoolExecutor(chosen.jobs) as executor:
        for name in chosen.games.split(","):
            missing = [each for each in range(chosen.deals) if (name, each) not in found]
            play = partial(practice, name, player=chosen.player)
            for number, it in zip(missing, executor.map(play, missing), strict=True):
                found[name, number] = it
                if chosen.kept:
                    with chosen.kept.open("a", encoding="utf-8") as file:
                        file.write(json.dumps([name, number, asdict(it) if it else None]) + "\n")
            print(f"practice: {name}", file=sys.stderr)
    by_game: dict[str, list[Practice]] = {}
    for (name, _), it in found.items():
        if it is not None:
            by_game.setdefault(name, []).append(it)
    head = HEAD.format(machine=described(), deals=chosen.deals, player=chosen.player)
    rows = [contract_row(name, them) for name, them in by_game.items()]
    lines = [*habit_rows(by_game), *call_rows(by_game)]
    text = head + CONTRACTS + "\n".join(rows) + "\n" + PLAYS + "\n".join(lines) + "\n"
    chosen.out.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
