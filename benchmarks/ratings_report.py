"""The report of the ratings of simulated players, with its chart."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import log10
from typing import TYPE_CHECKING

import numpy as np

from benchmarks.ratings_luck import Luck
from rookery.games import preset
from rookery.ratings.luck import luck_of

if TYPE_CHECKING:
    from benchmarks.ratings import Fit

Measured = Mapping[tuple[str, int, int], Mapping[str, Mapping[int, "Fit"]]]
"""The fits by game, seats and tables, then by the way to rate, then by matches."""

CHOSEN = "chosen"
_SHOWN = (50, 200, 1_000)

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
the scale, and *±* what is shown. Means over all repetitions.

![Correlation by matches](ratings/correlation.svg)

## The chosen method

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

_OTHERS = """
## Other ways

All have the same luck as the chosen one, except for Elo, which knows none. *told the points* sees
by how much a side was ahead, and knows what a point is worth: the bound for what could be gained by
looking at margins; it trusts them too much, since luck is not normal.

"""

_CHOICE = """
## What was chosen, and why

* **Bradley-Terry, full**, of OpenSkill: it orders as well as any of the models, and its odds are
  those of the scale. Where k sides are compared, its update counts by 2/k, since the k(k−1)/2 pairs
  of k scores are not independent. Plackett-Luce and Thurstone-Mosteller order alike, but claim too
  much where four tables are compared. As the library comes, it damps what it learns about the
  uncertainty by σ/c, and learns more slowly.
* **The luck by the length**: a match of twice the deals has 1/√2 of the luck for the mean deal.
  Among whole matches, whose lengths differ little, this hardly matters; it is what lets single
  boards count by what they tell.
* **The same cards deal by deal**, with the opponents counted against the side: better than all
  deals together, and far better than each table by itself. What the cards were worth is the same
  for all, so that even a single deal is a fair comparison.
* **A live match by its sides as a whole**: a single deal there tells who had the cards.
* **Changing partners by final ranks**: each deal's sides, two against three, order worse, since
  who bids is mostly a matter of cards.
* **Ranks, not margins**: looking at points would order live matches better (0.87 for 0.80 after 50
  matches of Dixie) and gains nothing with the same cards. But it would need to know what a point is
  worth under every house rule, and would reward running up the score instead of winning.
* **Damped by 0.7**, so that the intervals hold what they promise among people who play with
  each other.
"""


def report(
    measured: Measured, lucks: Sequence[Luck], machine: str, command: str, players: int
) -> str:
    """The whole report as Markdown."""
    text = _HEAD.format(machine=machine, command=command, players=players)
    text += "\n".join(_chosen(measured)) + "\n" + _WHY + "\n".join(_lucks(lucks)) + "\n" + _OTHERS
    return text + "\n".join(_compared(measured)) + "\n" + _CHOICE


def title(game: str, seats: int) -> str:
    """The name of a game with its players."""
    return f"{preset(game).title}, {seats} players"


def _kind(tables: int) -> str:
    return "live" if tables == 1 else "same cards"


def _chosen(measured: Measured) -> Iterable[str]:
    heads = [f"{part} {count:,}" for count in _SHOWN for part in ("rank", "within", "off", "±")]
    yield f"| game | matches | {' | '.join(heads)} |"
    yield "| --- | --- |" + " ---: |" * len(heads)
    for (game, seats, tables), found in measured.items():
        cells = []
        for count in _SHOWN:
            it = found[CHOSEN][count]
            cells += [f"**{it.rank:.3f}**", f"{it.within:.0%}", f"{it.off:.0f}"]
            cells.append(f"{2 * it.deviation:.0f}")
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


def _compared(measured: Measured) -> Iterable[str]:
    for (game, seats, tables), found in measured.items():
        if len(found) < 2:
            continue
        yield f"\n### {title(game, seats)}, {_kind(tables)}\n"
        heads = [f"{part} {count:,}" for count in _SHOWN for part in ("rank", "within")]
        yield f"| way | {' | '.join(heads)} |"
        yield "| --- |" + " ---: |" * len(heads)
        for name, by_count in found.items():
            cells = []
            for count in _SHOWN:
                it = by_count[count]
                cells += [f"{it.rank:.3f}", f"{it.within:.0%}" if it.deviation else ""]
            shown = f"**{name}**" if name == CHOSEN else name
            yield f"| {shown} | {' | '.join(cells)} |"


_SIDE = 300
_GAP = 56
_LINES = (
    ("same cards", "#1d5c8f", ""),
    ("live", "#1d5c8f", "6 4"),
    ("Elo, live", "#8a5a00", "2 4"),
)


def chart(measured: Measured) -> str:
    """The correlation by matches, a panel for each game in which Elo was tried."""
    games = [(game, seats) for game, seats, tables in measured if tables == 1]
    games = [it for it in games if len(measured[*it, 1]) > 1]
    width = len(games) * (_SIDE + _GAP) + 40
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{_SIDE + 140}" '
        'font-family="sans-serif" font-size="12">',
        '<rect width="100%" height="100%" fill="#fff"/>',
        '<text x="20" y="24" font-size="16" font-weight="bold">Rank correlation with the true '
        "strengths, by matches of each player</text>",
    ]
    for at, (name, colour, dash) in enumerate(_LINES):
        x = 20 + at * 140
        parts.append(
            f'<line x1="{x}" y1="44" x2="{x + 30}" y2="44" stroke="{colour}" stroke-width="3" '
            f'stroke-dasharray="{dash}"/><text x="{x + 38}" y="48">{name}</text>'
        )
    for column, (game, seats) in enumerate(games):
        parts += _panel(measured, game, seats, 40 + column * (_SIDE + _GAP))
    return "\n".join([*parts, "</svg>\n"])


def _panel(measured: Measured, game: str, seats: int, left: int) -> list[str]:
    top = 90
    live = measured[game, seats, 1]
    others = [it for key, it in measured.items() if key[:2] == (game, seats) and key[2] > 1]
    curves = [others[0][CHOSEN], live[CHOSEN], live["Elo, steps of 16"]]
    counts = sorted(live[CHOSEN])

    def across(count: int) -> float:
        return left + _SIDE * log10(count / counts[0]) / log10(counts[-1] / counts[0])

    parts = [
        f'<text x="{left}" y="{top - 8}" font-weight="bold">{title(game, seats)}</text>',
        f'<rect x="{left}" y="{top}" width="{_SIDE}" height="{_SIDE}" fill="none" stroke="#888"/>',
    ]
    for share in (0.2, 0.4, 0.6, 0.8):
        y = top + _SIDE * (1 - share)
        parts.append(
            f'<line x1="{left}" y1="{y}" x2="{left + _SIDE}" y2="{y}" stroke="#ddd"/>'
            f'<text x="{left - 6}" y="{y + 4}" text-anchor="end" fill="#555">{share}</text>'
        )
    for count in counts:
        parts.append(
            f'<text x="{across(count):.1f}" y="{top + _SIDE + 16}" text-anchor="middle" '
            f'fill="#555">{count:,}</text>'
        )
    for (name, colour, dash), curve in zip(_LINES, curves, strict=True):
        points = [
            (count, across(count), top + _SIDE * (1 - it.rank)) for count, it in curve.items()
        ]
        line = " ".join(f"{x:.1f},{y:.1f}" for _, x, y in points)
        parts.append(
            f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="3" '
            f'stroke-dasharray="{dash}"><title>{name}</title></polyline>'
        )
        parts += [
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4" fill="{colour}"><title>{name}, {count:,} '
            f"matches: {curve[count].rank:.3f}</title></circle>"
            for count, x, y in points
        ]
    return parts
