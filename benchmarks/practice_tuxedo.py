"""Play deals of Tuxedo with strong bots and count their habits, for `benchmarks.practice`."""

from collections import Counter
from collections.abc import Iterator
from concurrent.futures import Executor
from functools import partial
from random import Random

from rookery.arena.driver import play_deal
from rookery.bots import bot
from rookery.core.match import Match
from rookery.core.moves import Build, Move, Take, Trail
from rookery.fishing.game import FishingGame
from rookery.fishing.orange import is_orange
from rookery.fishing.rules import FIVE
from rookery.fishing.scoring import sources_by_seat
from rookery.fishing.state import FishingState
from rookery.fishing.view import FishingView
from rookery.games import preset

HABITS = {
    "captures": "turns on which something can be captured, and something else can be done",
    "takes red and yellow": "turns on which one capture makes an orange and another move does not",
    "takes a five": "the same for a capture that wins a five",
    "sweeps": "the same for a capture that clears the centre",
    "builds": "turns on which nothing can be captured, and a build can be made",
    "trails a five": "cards trailed with a five and another card in the hand",
    "trails the highest": "cards trailed where the hand has cards of different numbers",
}
"""The habits, and what is counted for each."""


SEATS = (2, 4)
"""The numbers of players that are measured."""

HEAD = """\

## Tuxedo

The points of each source that a seat scores in a deal, and how often a habit was followed, of the
occasions.

"""


def section(deals: int, player: str, executor: Executor) -> str:
    """Play the deals, and write the section about them."""
    points: dict[int, Counter[str]] = {}
    counts: dict[int, Counter[tuple[str, bool]]] = {}
    for seats in SEATS:
        points[seats], counts[seats] = Counter(), Counter()
        play = partial(played, seats, player=player)
        for scored, followed in executor.map(play, range(deals)):
            points[seats].update(scored)
            counts[seats].update(followed)
    lines = [f"* *{habit}*: {meaning}" for habit, meaning in HABITS.items()]
    lines += ["", f"| | {' | '.join(f'{seats} players' for seats in SEATS)} |"]
    lines.append("| --- |" + " ---: |" * len(SEATS))
    for source in sorted(points[SEATS[0]], key=points[SEATS[-1]].__getitem__, reverse=True):
        means = (points[seats][source] / seats / deals for seats in SEATS)
        lines.append(f"| points: {source} | {' | '.join(f'{it:.1f}' for it in means)} |")
    for habit in HABITS:
        shares = (_share(counts[seats], habit) for seats in SEATS)
        lines.append(f"| {habit} | {' | '.join(shares)} |")
    return HEAD + "\n".join(lines) + "\n"


def _share(counts: Counter[tuple[str, bool]], habit: str) -> str:
    occasions = counts[habit, True] + counts[habit, False]
    return f"{counts[habit, True] / occasions:.0%}" if occasions else ""


def played(
    seats: int, number: int, player: str
) -> tuple[dict[str, int], Counter[tuple[str, bool]]]:
    """Play one deal: all seats' points by source, and how often each habit was followed or not."""
    rng = Random(f"practice/tuxedo/{seats}/{number}")
    game = preset("tuxedo").game({"seats": seats})
    assert isinstance(game, FishingGame)
    bots = [bot(player, Random(f"{number} {seat}")) for seat in range(seats)]
    match: Match[FishingState] = play_deal(Match.new(game), bots, rng)
    deal, counts = match.deals[0], Counter[tuple[str, bool]]()
    state = game.start(deal.deck, deal.dealer)
    for seat, move in deal.plies:
        view = game.view(state, seat)
        if view.turn == seat and view.orange is None and len(view.legal) > 1:
            counts.update(habits_shown(view, move))
        state = game.apply(state, seat, move)
    points: Counter[str] = Counter()
    for sources in sources_by_seat(game.rules, deal.state):
        points.update(sources)
    return dict(points), counts


def habits_shown(view: FishingView, move: Move) -> Iterator[tuple[str, bool]]:
    """The habits for which a turn was an occasion, and whether the move followed them."""
    takes = [each for each in view.legal if isinstance(each, Take)]
    wins = {
        "captures": takes,
        "takes red and yellow": [each for each in takes if is_orange(each.taken)],
        "takes a five": [each for each in takes if _has_five(each)],
        "sweeps": [each for each in takes if _is_sweep(view, each)],
    }
    for habit, those in wins.items():
        if those and len(those) < len(view.legal):
            yield habit, move in those
    builds = [each for each in view.legal if isinstance(each, Build)]
    if builds and not takes and len(builds) < len(view.legal):
        yield "builds", move in builds
    ranks = {card.rank for card in view.hand}
    if isinstance(move, Trail) and len(ranks) > 1:
        yield "trails the highest", move.card.rank == max(ranks)
        if FIVE in ranks:
            yield "trails a five", move.card.rank == FIVE


def _has_five(move: Take) -> bool:
    return any(card.rank == FIVE for card in move.taken.plus(move.card))


def _is_sweep(view: FishingView, move: Take) -> bool:
    return len(move.taken) == sum(len(pile.cards) for pile in view.centre)
