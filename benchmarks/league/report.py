"""The page and the chart of the league, made from all of its results."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import pairwise
from math import sqrt
from pathlib import Path

from benchmarks.league.ratings import Edges, Lead, Ratings, ratings
from benchmarks.league.results import Entrant, League
from benchmarks.machine import described
from benchmarks.tables import tables
from rookery.arena.chart import chart
from rookery.arena.contest import Side
from rookery.arena.ratings import Duel


@dataclass(frozen=True, slots=True)
class Change:
    """How much better one version of a bot is than the one before, in points per deal of a game."""

    table: str
    before: Entrant
    after: Entrant
    lead: Lead

    @property
    def is_worse(self) -> bool:
        """Whether the whole interval is below zero."""
        return self.lead.points + self.lead.interval < 0

    def described(self) -> str:
        """The change as text."""
        if not self.lead.interval:
            return "plays alike"
        return _lead(self.lead) + (" worse" if self.is_worse else "")


def write_report(league: League, anchor: str, out: Path) -> list[str]:
    """Write the page and its chart; return a sentence for each version that became worse."""
    rated = {table: ratings(edges, anchor) for table, edges in by_table(league).items()}
    rated = {table: each for table, each in rated.items() if len(each.names) > 1}
    picture = out.with_name(f"{out.stem.lower()}.svg")
    picture.write_text(_chart(league, rated, anchor), encoding="utf-8")
    changed = list(changes(league, rated))
    lines = [
        *_heading(league, anchor, picture),
        *_entrants(league),
        *_ratings(league, rated),
        *_changes(changed),
        "",
        "Fair because all meet on the same decks, each played in a seating and its mirror image,",
        "with the same number of nodes for each decision, without a clock.",
    ]
    out.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return [
        f"worse: {it.after.name} than {it.before.name} in {it.table}: "
        f"{it.lead.points:+.1f} ± {it.lead.interval:.1f} points a deal"
        for it in changed
        if it.is_worse
    ]


def by_table(league: League) -> Mapping[str, Edges]:
    """Score differences of all pairings, by game and seats, in the order of `GAMES`."""
    found: dict[str, dict[tuple[str, str], tuple[float, ...]]] = {
        each.name: {} for each in tables()
    }
    for met in league.meetings.values():
        found.setdefault(met.table, {})[met.pair] = met.edges
    return {table: edges for table, edges in found.items() if edges}


def versions(league: League, rated: Mapping[str, Ratings]) -> Mapping[str, list[Entrant]]:
    """For each bot: its rated versions, the oldest first."""
    known = {name for each in rated.values() for name in each.alike if name in each}
    found: dict[str, list[Entrant]] = {}
    for it in sorted(league.entrants.values(), key=lambda each: each.date):
        if it.name in known:
            found.setdefault(it.bot, []).append(it)
    return found


def changes(league: League, rated: Mapping[str, Ratings]) -> Iterator[Change]:
    """Each version of a bot with the one before, in every game that connects them."""
    for each in versions(league, rated).values():
        for before, after in pairwise(each):
            for table, it in rated.items():
                if before.name in it and after.name in it:
                    yield Change(table, before, after, it.rating(after.name, before.name))


def _chart(league: League, rated: Mapping[str, Ratings], anchor: str) -> str:
    """The newest `strong` over the anchor as SVG: a row for each game that it has played."""
    newest = next((it.name for it in reversed(versions(league, rated).get("strong", []))), "strong")
    leads = {table: it.rating(newest) for table, it in rated.items() if newest in it}
    decks = {table: it.decks[it.alike[newest]] for table, it in rated.items() if newest in it}
    duels = [
        Duel((newest, anchor), decks[it], decks[it], lead.points, lead.interval, (Side(), Side()))
        for it, lead in leads.items()
    ]
    return chart(f"Points a deal of {newest} ahead of {anchor}", duels, list(leads))


def _heading(league: League, anchor: str, picture: Path) -> Iterator[str]:
    terms = league.terms
    counts = [len(each.edges) for each in league.meetings.values()]
    fewest, most = min(counts, default=0), max(counts, default=0)
    decks = f"{fewest}" if fewest == most else f"{fewest} to {most}"
    yield from (
        "# The league",
        "",
        f"Machine of the last run: {described()}. Command: `make league`, or for earlier versions "
        '`make league VERSIONS="v1.0.0 v1.1.0"`; '
        "[strong.md](../docs/strong.md#the-league) explains it.",
        "",
        f"Each bot has {terms.nodes:,} nodes for a decision. Every pair plays {decks} decks of "
        f"{terms.decks}, each in {terms.seatings} seatings, so that",
        "the luck of the cards cancels out. Races for an orange are decided by lot. A rating is",
        f"the lead in points a deal over `{anchor}`, by least squares over all meetings. Its 95 %",
        "interval, by Student's t, takes decks as independent, since all meetings share them.",
        "Bold: the whole interval is above zero.",
        "",
        f"![The newest version, game by game]({picture.name})",
    )


def _entrants(league: League) -> Iterator[str]:
    yield from ("", "## Who has played", "", "| bot | date | code | net | deals |")
    yield "| --- | --- | --- | --- | ---: |"
    for it in league.entrants.values():
        met = [each for each in league.meetings.values() if it.name in each.pair]
        deals = league.terms.seatings * sum(len(each.edges) for each in met)
        if deals:
            yield f"| `{it.name}` | {it.date} | `{it.code}` | `{it.net}` | {deals:,} |"


def _ratings(league: League, rated: Mapping[str, Ratings]) -> Iterator[str]:
    names = [it.name for each in versions(league, rated).values() for it in each]
    yield from ("", "## Ratings", "")
    yield f"| game, seats | {' | '.join(f'`{name}`' for name in names)} |"
    yield "| --- |" + " ---: |" * len(names)
    for table, it in rated.items():
        cells = [_lead(it.rating(name)) if name in it else "" for name in names]
        yield f"| {table} | {' | '.join(cells)} |"


def _changes(changed: list[Change]) -> Iterator[str]:
    """Compare each version with the one before: first the sum over all games, then game by game."""
    steps = dict.fromkeys((it.before.name, it.after.name) for it in changed)
    if not steps:
        return
    yield from ("", "## Each version against the one before", "")
    yield from (
        "Between equally good versions, one interval in forty lies below zero by chance. Versions",
        "that *play alike* have tied on every deck, or have the same results against everybody;",
        "they are one entrant. *All games together* adds up the other changes, each divided by its",
        "standard error, and divides the sum by its own; beyond 2 it is hardly chance.",
        "",
        f"| game, seats | {' | '.join(f'`{after}` over `{before}`' for before, after in steps)} |",
        "| --- |" + " ---: |" * len(steps),
    )
    cells = {(it.table, (it.before.name, it.after.name)): it.described() for it in changed}
    for table in dict.fromkeys(it.table for it in changed):
        yield f"| {table} | {' | '.join(cells.get((table, step), '') for step in steps)} |"
    sums = []
    for step in steps:
        sure = [
            it.lead.sureness
            for it in changed
            if (it.before.name, it.after.name) == step and it.lead.interval
        ]
        sums.append(f"{sum(sure) / sqrt(len(sure)):+.1f}" if sure else "plays alike")
    yield f"| all games together | {' | '.join(sums)} |"


def _lead(lead: Lead) -> str:
    """A lead with its interval as text, in bold if the whole interval is above zero."""
    if not lead.interval:
        return "0"
    text = f"{round(lead.points, 1) + 0.0:+.1f} ± {lead.interval:.1f}"
    return f"**{text}**" if lead.points > lead.interval else text
