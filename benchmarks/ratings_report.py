"""The report of the ratings of simulated players."""

from collections.abc import Iterable, Mapping, Sequence
from statistics import fmean
from typing import TYPE_CHECKING

import numpy as np

from benchmarks.ratings_luck import Luck
from rookery.games import preset
from rookery.ratings.luck import luck_of
from rookery.statistics.intervals import half_width

if TYPE_CHECKING:
    from benchmarks.ratings import Fit

_FAIR = """
Fair because live matches and the same cards are played by the same players of the same worlds, and
strengths are drawn, never fitted.
"""

Measured = Mapping[tuple[str, int, int], Mapping[int, Sequence["Fit"]]]
"""The fits of all worlds, by game, seats and tables; within these by the number of matches."""

_SHOWN = (50, 200)

_HEAD = """# Ratings of simulated players

Machine: {machine}. Command: `{command}`.

{players} players of each game have known strengths, normally spread by 90 points, and play matches
in random company; the bot `steady`, fixed at 1500, has every fifth seat. What a deal brings is
their strength and luck. The luck is drawn from deals that `easy` and `steady` played six times each
(`python -m benchmarks.ratings_luck`), so that it has the shape of the real one: set contracts,
sweeps, and cards that are the same at several tables. *Live* is a match by itself; with the *same
cards* four tables play the same deals. *Rank* is Spearman's correlation of ratings and strengths
after so many matches of each player, *within* the share of strengths that lie within the ± that is
shown (two standard deviations; 95 % would be right), *off* the root mean square error in points of
the scale, and *±* what is shown. Means over {worlds} worlds, each with players and luck of its own;
the interval of the rank is over worlds.

The luck of Tuxedo is of deals from before
[races were even](../docs/decisions/0078-races-between-bots-are-even.md).

The method was chosen among others: [how](../docs/studies/ratings.md).

## Ratings and strengths

"""

_WHY = """
One match says little: its luck is as great as the difference between the best and the worst
player. In games with tricks 50 matches with the same cards say as much as about 200 without. In
Tuxedo the same cards help little, since what can be captured depends on what the others left.

## The luck of the games

*Deals* is the usual length of a match between `steady` bots. *Luck* is the standard deviation of a
seat's points above the mean of its table, and *same cards* what is left of it among tables with the
same deal. The last columns are the luck of one side on the scale of the ratings, fitted with
`--fit`.

"""


def report(
    measured: Measured, lucks: Sequence[Luck], machine: str, command: str, players: int
) -> str:
    """The whole report as Markdown."""
    worlds = len(next(iter(next(iter(measured.values())).values())))
    text = _HEAD.format(machine=machine, command=command, players=players, worlds=worlds)
    return text + "\n".join((*_fitted(measured), _WHY, *_lucks(lucks), _FAIR))


def title(game: str, seats: int) -> str:
    """The name of a game and its number of players."""
    return f"{preset(game).title}, {seats} players"


def _kind(tables: int) -> str:
    return "live" if tables == 1 else "same cards"


def _fitted(measured: Measured) -> Iterable[str]:
    heads = [f"{part} {count:,}" for count in _SHOWN for part in ("rank", "within", "off", "±")]
    yield f"| game | matches | {' | '.join(heads)} |"
    yield "| --- | --- |" + " ---: |" * len(heads)
    for (game, seats, tables), found in measured.items():
        cells = []
        for count in _SHOWN:
            of = found[count]
            rank, half = fmean(it.rank for it in of), half_width([it.rank for it in of])
            cells += [f"**{rank:.2f} ± {half:.2f}**", f"{fmean(it.within for it in of):.0%}"]
            cells += [f"{fmean(it.off for it in of):.0f}"]
            cells.append(f"{2 * fmean(it.deviation for it in of):.0f}")
        yield f"| {title(game, seats)} | {_kind(tables)} | {' | '.join(cells)} |"


def _lucks(lucks: Sequence[Luck]) -> Iterable[str]:
    yield "| game | deals | luck | same cards | live, on the scale | same cards, on the scale |"
    yield "| --- | ---: | ---: | ---: | ---: | ---: |"
    for luck in lucks:
        rows = np.array([[it.luck for it in of_deal] for of_deal in luck.deals], dtype=float)
        tables = rows.shape[1]
        within = (rows - rows.mean(axis=1, keepdims=True)).std() * (tables / (tables - 1)) ** 0.5
        sides = 2 if luck.sides == "alternate" else luck.seats
        fitted = luck_of(luck.game, luck.seats, sides)
        yield (
            f"| {title(luck.game, luck.seats)} | {luck.usual_deals:.1f} | {rows.std():.1f} "
            f"| {within:.1f} | {fitted.live:.0f} | {fitted.same_cards:.0f} |"
        )
