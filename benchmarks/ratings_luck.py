"""Measure the luck of the cards in rated games: `python -m benchmarks.ratings_luck`.

Every deal is played at several tables, where each seat gets `easy` or `steady` at random. A seat's
luck is its points minus the mean of its table, minus the expected lead of its side's bots. So luck
has two parts: the cards, which all tables of a deal share, and the play. The deals are stored
beside this file in `ratings/luck.json`; simulated players (`benchmarks.ratings_players`) draw their
luck from them.
"""

import json
from dataclasses import asdict, dataclass
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Any

import numpy as np

from rookery.arena.driver import play_deal, play_match
from rookery.bots import bot
from rookery.core.game import Game
from rookery.core.match import Match
from rookery.games import preset
from rookery.tricks.game import TrickGame
from rookery.tricks.rules import Sides
from rookery.tricks.scoring import sides_of

KEPT = Path(__file__).parent / "ratings" / "luck.json"

GAMES = (("dixie", 4), ("kentucky", 4), ("three", 3), ("five", 5), ("tuxedo", 4), ("tuxedo", 2))
"""Games whose luck is measured: with fixed, no and changing partners, and a fishing game."""

DEALS = 150
TABLES = 6
"""How many tables play each deal. A duplicate field of up to this many tables can be simulated."""

MATCHES = 30
"""The usual number of deals in a match is measured in this many matches of `steady` bots."""

_LEVELS = ("easy", "steady")


@dataclass(frozen=True, slots=True)
class Played:
    """How one deal went at one table: the luck of each seat, and the bidder's side.

    If nobody bid, `side` has all seats. `luck` is in points: a seat's points minus the mean of its
    table, minus the expected lead of its side's bots.
    """

    luck: tuple[int, ...]
    side: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Luck:
    """The luck of a game.

    `deals[number][table]` is how a deal went at a table. A match is played to `target` points and
    usually has `usual_deals` deals. `lead` is how many points per deal a `steady` seat leads an
    `easy` seat.
    """

    game: str
    seats: int
    sides: str
    target: int
    usual_deals: float
    lead: float
    deals: list[list[Played]]


def measured(name: str, seats: int) -> Luck:
    """Play the deals of a game."""
    played = preset(name).game({"seats": seats} if len(preset(name).by_seats) > 1 else {})
    points = np.zeros((DEALS, TABLES, seats))
    is_steady = np.zeros((DEALS, TABLES, seats))
    sides: list[list[tuple[int, ...]]] = []
    for number in range(DEALS):
        sides.append([])
        for table in range(TABLES):
            drawn = Random(f"{name}/{number}/{table}").choices(_LEVELS, k=seats)
            match = _deal(played, number, table, drawn)
            row = np.array(match.totals, dtype=float)
            points[number, table] = row - row.mean()
            is_steady[number, table] = [level == "steady" for level in drawn]
            sides[-1].append(_bidding_side(match))
    return _luck_of(name, played, points, is_steady, sides)


def _deal(game: Game[Any, Any], number: int, table: int, drawn: list[str]) -> Match[Any]:
    bots = [bot(level, Random(f"{number}/{table}/{at}")) for at, level in enumerate(drawn)]
    rng = Random(f"deal {number}")
    match = play_deal(Match.new(game), bots, rng)
    while not match.deals_played:
        match = play_deal(match, bots, rng)
    return match


def _bidding_side(match: Match[Any]) -> tuple[int, ...]:
    seats = range(match.game.seats)
    if not isinstance(match.game, TrickGame) or match.game.rules.sides is not Sides.CALLED:
        return tuple(seats)
    return sides_of(match.game.rules, match.deals[-1].state)[0]


def _luck_of(
    name: str,
    game: Game[Any, Any],
    points: np.ndarray[Any, Any],
    is_steady: np.ndarray[Any, Any],
    sides: list[list[tuple[int, ...]]],
) -> Luck:
    mark = is_steady - is_steady.mean(axis=2, keepdims=True)
    kind = "alone"
    if isinstance(game, TrickGame):
        kind = game.rules.sides.name.lower()
        if game.rules.sides is Sides.ALTERNATE:
            of_side = np.stack([is_steady[:, :, side::2].mean(axis=2) for side in (0, 1)], axis=2)
            mark = np.stack([of_side[:, :, seat % 2] for seat in range(game.seats)], axis=2)
            mark = mark - mark.mean(axis=2, keepdims=True)
    slope = float((mark * points).sum() / (mark * mark).sum())
    luck = points - slope * mark
    return Luck(
        name,
        game.seats,
        kind,
        int(game.rules.target),
        fmean(_lengths(game)),
        slope,
        [
            [
                Played(tuple(round(it) for it in luck[number, table]), side)
                for table, side in enumerate(of_deal)
            ]
            for number, of_deal in enumerate(sides)
        ],
    )


def _lengths(game: Game[Any, Any]) -> list[int]:
    """The numbers of deals in `MATCHES` matches between `steady` bots."""
    return [
        play_match(
            game,
            [bot("steady", Random(f"{number}/{seat}")) for seat in range(game.seats)],
            Random(f"length {number}"),
        ).deals_played
        for number in range(MATCHES)
    ]


def read() -> list[Luck]:
    """Read the luck of all measured games from the file."""
    return [
        Luck(
            **{
                **one,
                "deals": [
                    [Played(tuple(luck), tuple(side)) for luck, side in of_deal]
                    for of_deal in one["deals"]
                ],
            }
        )
        for one in json.loads(KEPT.read_text(encoding="utf-8"))
    ]


def main() -> None:
    """Measure all games and write their luck to the file."""
    found = []
    for name, seats in GAMES:
        luck = measured(name, seats)
        rows = np.array([[it.luck for it in of_deal] for of_deal in luck.deals])
        within = (rows - rows.mean(axis=1, keepdims=True)) * (TABLES / (TABLES - 1)) ** 0.5
        print(
            f"{name} {seats}: {luck.usual_deals:.1f} deals, steady over easy {luck.lead:+.1f}, "
            f"deviation of a seat {rows.std():.1f}, with the same cards {within.std():.1f}",
            flush=True,
        )
        deals = [[[it.luck, it.side] for it in of_deal] for of_deal in luck.deals]
        found.append({**asdict(luck), "deals": deals})
    lines = ",\n".join(json.dumps(one, separators=(",", ":")) for one in found)
    KEPT.write_text(f"[{lines}]\n", encoding="utf-8")


if __name__ == "__main__":
    main()
