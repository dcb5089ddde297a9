"""Fit and examine the chance of winning a match: `python -m benchmarks.matches`.

Bots of one level play whole matches in every game. The totals before each deal but the first, and
who won, give the spread of leads by which `bots/strong/match_value.py` tells the chance. Writes
MATCHES.md; matches are kept in a folder, and a later run plays only those that are missing.
"""

import argparse
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from random import Random

import msgspec
import numpy as np
from numpy.typing import NDArray

from benchmarks.machine import described
from benchmarks.rookery_1000 import Table, tables
from rookery.arena.driver import play_match
from rookery.bots import bot
from rookery.bots.strong.match_value import Rules, spread_of
from rookery.games import GAMES
from rookery.statistics.intervals import ratio
from rookery.tricks.rules import TrickRules

PAGE = Path(__file__).with_name("MATCHES.md")
MOST_DEALS = 150

Numbers = NDArray[np.float64]
Spread = tuple[float, float]

LASTS, GROWTHS = np.geomspace(0.3, 3, 16), np.r_[0, np.geomspace(0.2, 6, 14)]
"""The spreads that are tried, in units of the points of a deal (in fishing games 40)."""


class Played(msgspec.Struct, frozen=True):
    """A match: the totals before each deal, and the seats that won it together."""

    table: str
    number: int
    totals: tuple[tuple[int, ...], ...]
    winners: tuple[int, ...]


class Told(msgspec.Struct, frozen=True):
    """The scores before deals, as one seat sees them, and the share of the match that it won."""

    own: Numbers
    rivals: Numbers
    won: Numbers
    match: NDArray[np.int64]

    def chances(self, target: int, spread: Spread) -> Numbers:
        """The chance of winning, as `MatchValue` estimates it."""
        to_go = np.maximum(target - np.maximum(self.own, self.rivals.max(axis=1)), 0)
        width = np.sqrt(spread[0] ** 2 + spread[1] * to_go)
        leads = (self.rivals - self.own[:, None]) / width[:, None]
        chances: Numbers = 1 / (1 + np.exp(np.minimum(2 * leads, 30)).sum(axis=1))
        return chances

    def loss(self, target: int, spread: Spread) -> float:
        """The mean logarithmic loss of the chances."""
        chance = np.clip(self.chances(target, spread), 1e-6, 1 - 1e-6)
        return -float(np.mean(self.won * np.log(chance) + (1 - self.won) * np.log(1 - chance)))

    def of(self, parity: int) -> "Told":
        """The part in matches with even or odd numbers."""
        kept = self.match % 2 == parity
        return Told(self.own[kept], self.rivals[kept], self.won[kept], self.match[kept])


def rules_of(table: Table) -> Rules:
    rules: Rules = GAMES[table.game].by_seats[table.seats]
    return rules


def played(table: Table, level: str, numbers: Sequence[int]) -> Iterator[Played]:
    """Play the matches with these numbers."""
    game = GAMES[table.game].game({"seats": table.seats})
    for number in numbers:
        bots = [bot(level, Random(f"{number} {seat}")) for seat in range(table.seats)]
        match = play_match(game, bots, Random(f"match {table.name} {number}"), MOST_DEALS)
        totals = tuple(tuple(deal.state.totals) for deal in match.deals)
        yield Played(table.name, number, totals, tuple(match.winners))


def told(matches: Sequence[Played], rules: Rules) -> Told:
    """What a seat knows before each deal but the first; with partners, one of each side in turn."""
    rows = []
    for it in (each for each in matches if each.winners):
        seats = range(rules.seats) if rules.fixed_sides is None else (it.number % 2,)
        for seat in seats:
            others = rules.rivals(seat)
            won = sum(each not in others for each in it.winners) / len(it.winners)
            others = others if rules.fixed_sides is None else others[:1]
            for totals in it.totals[1:]:
                rows.append((totals[seat], [totals[each] for each in others], won, it.number))
    own, rivals, shares, numbers = (np.array(each) for each in zip(*rows, strict=True))
    return Told(own.astype(np.float64), rivals.astype(np.float64), shares, numbers)


def unit(rules: Rules) -> float:
    return rules.stake if isinstance(rules, TrickRules) else 40.0


def kind(rules: Rules) -> str:
    if not isinstance(rules, TrickRules):
        return "fishing"
    return rules.sides.name.lower() + (", for two" if rules.dummy is not None else "")


def losses(it: Told, rules: Rules) -> Numbers:
    """The loss of every spread that is tried."""
    size = unit(rules)
    return np.array([[it.loss(rules.target, (a * size, b * size)) for b in GROWTHS] for a in LASTS])


def best(losses: Numbers) -> Spread:
    """The spread with the least loss, in units of the points of a deal."""
    last, growth = _place(losses)
    return float(LASTS[last]), float(GROWTHS[growth])


def tenths(parts: Sequence[tuple[Told, Numbers]]) -> Iterator[str]:
    """A row for each tenth of the chances: what was told and what was won, by matches."""
    for tenth in range(10):
        sums: dict[tuple[int, int], list[float]] = defaultdict(lambda: [0.0, 0.0, 0.0])
        for place, (it, chance) in enumerate(parts):
            for row in np.flatnonzero(np.minimum(9, chance * 10).astype(int) == tenth):
                one = sums[place, int(it.match[row])]
                one[0] += it.won[row]
                one[1] += chance[row]
                one[2] += 1
        if len(sums) > 1:
            won, said, count = (list(each) for each in zip(*sums.values(), strict=True))
            share, half = ratio(won, count)
            yield f"| {sum(said) / sum(count):.1%} | {share:.1%} ± {half:.1%} | {len(count):,} |"


def report(by_level: Mapping[str, Mapping[Table, Sequence[Played]]], command: str) -> Iterator[str]:
    """The lines of MATCHES.md."""
    yield from (
        "# The chance of winning a match",
        "",
        f"Machine: {described()}. Command: `{command}`.",
        "",
        "Bots of one level play whole matches. Before each deal but the first the chance of",
        "winning is told from the totals: it is logistic in the lead, in a spread whose square",
        "grows with the points to go. *Best* is the spread fitted to these matches, in units of",
        "the points of a deal (in fishing games 40): of the last deal, and what a point to go adds",
        "to its square. Losses are logarithmic, in the half of the matches not fitted to: by",
        "one spread for each way to form sides, by one for each game, and by the one in use, which",
        "is fitted to all matches of `steady`. It holds for `easy` as well, and a spread for each",
        "game foretells new matches no better.",
    )
    for level, games in by_level.items():
        parts = {table: told(matches, rules_of(table)) for table, matches in games.items()}
        kinds: dict[str, list[Table]] = defaultdict(list)
        for table in parts:
            kinds[kind(rules_of(table))].append(table)
        count = sum(map(len, games.values()))
        yield from ["", f"## Matches of `{level}`", ""]
        yield from [f"{count:,} matches in {len(games)} games and numbers of players.", ""]
        yield "| sides | games | best | loss | by game | in use |"
        yield "| --- | ---: | ---: | ---: | ---: | ---: |"
        for name, of_kind in kinds.items():
            yield _row(name, [(parts[table], rules_of(table)) for table in of_kind])
        yield from ["", "The chances in use, by tenths, in all games together:", ""]
        yield from ["| told | won | matches |", "| ---: | ---: | ---: |"]
        in_use = [
            (it, it.chances(rules_of(table).target, spread_of(rules_of(table))))
            for table, it in parts.items()
        ]
        yield from tenths(in_use)
    yield from (
        "",
        "Fair because all seats are the same bot, the first dealer is drawn, and intervals are",
        "over matches: the deals of one match are not independent.",
    )


def _row(name: str, parts: Sequence[tuple[Told, Rules]]) -> str:
    fits = [losses(it.of(0), rules) for it, rules in parts]
    tests = [losses(it.of(1), rules) for it, rules in parts]
    spread = best(sum(fits[1:], fits[0]) + sum(tests[1:], tests[0]))
    shared = _place(sum(fits[1:], fits[0]))
    by_kind = np.mean([each[shared] for each in tests])
    by_game = np.mean([test[_place(fit)] for fit, test in zip(fits, tests, strict=True)])
    used = np.mean([it.of(1).loss(rules.target, spread_of(rules)) for it, rules in parts])
    best_text = f"{spread[0]:.2f}, {spread[1]:.2f}"
    return f"| {name} | {len(parts)} | {best_text} | {by_kind:.4f} | {by_game:.4f} | {used:.4f} |"


def _place(losses: Numbers) -> tuple[int, int]:
    last, growth = np.unravel_index(losses.argmin(), losses.shape)
    return int(last), int(growth)


def kept(path: Path) -> dict[tuple[str, int], Played]:
    """The matches in a file."""
    lines = path.read_bytes().splitlines() if path.exists() else []
    found = [msgspec.json.decode(line, type=Played) for line in lines]
    return {(it.table, it.number): it for it in found}


def main(say: Callable[[str], None] = print) -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.matches", description=__doc__)
    parser.add_argument("levels", nargs="+", metavar="LEVEL=N", help="N matches of each game")
    parser.add_argument("--folder", type=Path, default=Path("build/matches"))
    it = parser.parse_args()
    it.folder.mkdir(parents=True, exist_ok=True)
    by_level: dict[str, dict[Table, list[Played]]] = {}
    for level, _, count in (each.partition("=") for each in it.levels):
        path = it.folder / f"{level}.jsonl"
        have = kept(path)
        by_level[level] = {}
        for table in tables():
            missing = [n for n in range(int(count)) if (table.name, n) not in have]
            with path.open("ab") as file:
                for one in played(table, level, missing):
                    file.write(msgspec.json.encode(one) + b"\n")
                    have[one.table, one.number] = one
            by_level[level][table] = [have[table.name, n] for n in range(int(count))]
            say(f"matches: {level}, {table.name}")
    command = f"python -m benchmarks.matches {' '.join(it.levels)}"
    PAGE.write_text("\n".join(report(by_level, command)) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
