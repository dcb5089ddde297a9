"""The tables and the chart of benchmarks/strength-10000-nodes.md, from the rounds of a ladder."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import isfinite
from pathlib import Path
from statistics import fmean

from benchmarks.machine import described
from rookery.arena.chart import chart
from rookery.arena.contest import Contest, Round
from rookery.arena.ratings import Duel, duel
from rookery.bots.registry import named
from rookery.games import preset
from rookery.statistics.intervals import ratio, wilson

STRONG = "strong"
"""The bot that the page is about."""

CARD_PLAY = ".play"
"""The ending of a table's name if `steady` bids for all seats there."""

Played = Mapping[str, Sequence[tuple[Contest, list[Round]]]]


@dataclass(frozen=True, slots=True)
class Gap:
    """How far a bot leads `steady`, as a share of how far `cheat` leads `steady`.

    `interval` is half the 95 % confidence interval of `share`. `ahead` and `whole` are the two
    leads in points per deal.
    """

    share: float
    interval: float
    ahead: float
    whole: float


def write_report(played: Played, order: Sequence[str], out: Path) -> None:
    """Write the page `out`, and its chart beside it; `order` is the order of bots in tables."""
    drawn = {
        f"{_title(table, contests)}: over {it.pair[1]}": it
        for table, contests in played.items()
        for it in map(_strong_first, _duels(contests))
        if it.pair[0] == STRONG and it.pair[1] != "random"
    }
    picture = out.with_suffix(".svg")
    title = "Points a deal by which strong leads"
    picture.write_text(chart(title, [*drawn.values()], [*drawn]), "utf-8")
    lines = ["# Strength", "", *_heading(played, order), "", f"![{title}]({picture.name})"]
    for section in (_over_each(played, order), _gaps(played), _own_tables(played)):
        lines_of_section = list(section)
        lines += ["", *lines_of_section] if lines_of_section else []
    lines += [
        "",
        "Fair because both bots of a pair play the same decks, in a seating and its mirror image,",
        "each with the same limit a decision; intervals use one result per deck, by Student's t.",
    ]
    out.write_text("\n".join(lines) + "\n", encoding="utf-8")


def _strong_first(it: Duel) -> Duel:
    return it.turned() if it.pair[1] == STRONG else it


def _heading(played: Played, order: Sequence[str]) -> list[str]:
    contests = [contest for each in played.values() for contest, _ in each]
    nodes = sorted({f"{contest.nodes}" for contest in contests})
    return [
        f"Machine: {described()}. Command: {_commands(played, order)}. "
        f"Each bot has {' or '.join(nodes)} nodes for a decision.",
        "",
        "Every pair plays the same deals. Each deal is played in a seating chosen by its number",
        "and once more in the opposite one, so that the luck of the cards cancels out. Numbers",
        "are points per deal: how far a seat of one bot is ahead of a seat of the other, with a",
        "95 % interval. `random` plays any legal card, `easy` and `steady` use rules of thumb,",
        "`pimc` and `ismcts` are textbook searches, and `cheat` sees all hands. Who wins a race",
        "for an orange is drawn by lot.",
    ]


def _commands(played: Played, order: Sequence[str]) -> str:
    """The command lines that played the contests."""
    contests = [contest for each in played.values() for contest, _ in each]
    met = {named(name).name for contest in contests for name in contest.pairs[0]}
    bots = [name for name in order if name in met]
    usual = "" if len(bots) == len(order) else f" --bots {','.join(bots)}"
    ways = dict.fromkeys(
        f"--nodes {it.nodes}" + (" --card-play" if it.bidder else "") for it in contests
    )
    return " and ".join(f"`python -m benchmarks.ladder{usual} {way}`" for way in ways)


def _title(table: str, contests: Sequence[tuple[Contest, list[Round]]]) -> str:
    contest = contests[0][0]
    seats = contest.rules().seats
    alone = ", card play alone" if table.endswith(CARD_PLAY) else ""
    return f"{preset(contest.game).title}, {seats} players{alone}"


def _duels(contests: Sequence[tuple[Contest, list[Round]]]) -> list[Duel]:
    """A duel for each contest of two different bots."""
    found = [duel(contest.pairs[0], rounds) for contest, rounds in contests]
    return [
        it for it in found if it is not None and len({named(name).name for name in it.pair}) > 1
    ]


def _edge(duels: Sequence[Duel], one: str, two: str) -> tuple[float, float, int] | None:
    for it in duels:
        if set(it.pair) == {one, two}:
            sign = 1 if it.pair[0] == one else -1
            return sign * it.edge, it.interval, it.rounds
    return None


def gap(contests: Sequence[tuple[Contest, list[Round]]], name: str) -> Gap | None:
    """Measure a bot's gap on the deals that both it and `cheat` played against `steady`."""
    ahead, whole = _over_steady(contests, name), _over_steady(contests, "cheat")
    numbers = sorted(ahead.keys() & whole.keys())
    if len(numbers) < 2:
        return None
    mine, most = [ahead[n] for n in numbers], [whole[n] for n in numbers]
    top = fmean(most)
    return Gap(*ratio(mine, most), fmean(mine), top) if top else None


def _over_steady(contests: Sequence[tuple[Contest, list[Round]]], name: str) -> Mapping[int, float]:
    """By number of the deal: how many points a bot led `steady`."""
    for contest, rounds in contests:
        if set(contest.pairs[0]) == {name, "steady"}:
            sign = 1 if contest.pairs[0][0] == name else -1
            return {one.number: sign * one.edge for one in rounds}
    return {}


def _section(title: str, head: str, rows: Sequence[str]) -> Iterator[str]:
    """A titled table whose columns after the first are numbers; nothing if there are no rows."""
    if rows:
        columns = head.count("|") - 1
        yield from (f"## {title}", "", head, "| --- |" + " ---: |" * (columns - 1), *rows)


def _over_each(played: Played, order: Sequence[str]) -> Iterator[str]:
    """A row for each game: how far `strong` leads each other bot."""
    by_table = {table: _duels(contests) for table, contests in played.items()}
    pairs = [it.pair for duels in by_table.values() for it in duels]
    met = {name for pair in pairs if STRONG in pair for name in pair}
    others = [name for name in order if name in met and name != STRONG]
    rows = []
    for table, duels in by_table.items():
        edges = [_edge(duels, STRONG, other) for other in others]
        if any(edges):
            cells = [_lead_text(each) for each in edges]
            counts = _counts([each[2] for each in edges if each])
            rows.append(f"| {_title(table, played[table])} | {' | '.join(cells)} | {counts} |")
    head = f"| game | {' | '.join(f'over {name}' for name in others)} | deals |"
    yield from _section("`strong` against each other bot", head, rows)


def _counts(deals: Sequence[int]) -> str:
    """The smallest and the largest number of deals, as text."""
    fewest, most = min(deals), max(deals)
    return f"{fewest:,}" if fewest == most else f"{fewest:,} to {most:,}"


def _lead_text(found: tuple[float, float, int] | None) -> str:
    """A lead with its interval as text, in bold if the whole interval is above zero."""
    if found is None:
        return ""
    edge, interval, _ = found
    text = f"{edge:+.1f} ± {interval:.1f}" if isfinite(interval) else f"{edge:+.1f}"
    return f"**{text}**" if edge > interval else text


def _gaps(played: Played) -> Iterator[str]:
    head = "| game | strong over steady | cheat over steady | share | pimc | ismcts |"
    rows = list(_gap_rows(played))
    yield from _section("How far from `steady` to `cheat`", head, rows)
    if rows:
        yield from (
            "",
            "*Share* is the lead of `strong` over `steady`, divided by that of `cheat`; the last",
            "columns have the same for `pimc` and `ismcts`. Before it bids, `cheat` knows the",
            "result of every contract: it makes nearly all its bids, and leaves failing bids to",
            "the others. So the more the bidding decides, the less of this lead a bot can reach",
            "that sees only its own hand. In *card play alone* `steady` bids for all seats.",
        )


def _gap_rows(played: Played) -> Iterator[str]:
    for table, contests in played.items():
        it = gap(contests, STRONG)
        if it is None:
            continue
        others = [gap(contests, name) for name in ("pimc", "ismcts")]
        shares = [_share_text(other) if other else "" for other in others]
        yield (
            f"| {_title(table, contests)} | {it.ahead:+.1f} | {it.whole:+.1f} "
            f"| {_share_text(it)} | {' | '.join(shares)} |"
        )


def _share_text(it: Gap) -> str:
    """A share with its interval as text, in bold if the whole interval is above zero."""
    number = f"{it.share:.0%}"
    return f"{f'**{number}**' if it.share > it.interval else number} ± {it.interval:.0%}"


def _own_tables(played: Played) -> Iterator[str]:
    head = "| game | deals | bids made | mean bid |"
    yield from _section("`strong` in every seat", head, list(_own_rows(played)))


def _own_rows(played: Played) -> Iterator[str]:
    """Rows for bots that play themselves. Both seatings are equal, so only one side is counted."""
    for table, contests in played.items():
        for contest, rounds in contests:
            pair = contest.pairs[0]
            it = duel(pair, rounds)
            if it is None or len({named(name).name for name in pair}) > 1:
                continue
            side = it.sides[0]
            if side.contracts:
                low, high = wilson(side.made, side.contracts)
                made = f"{side.made} of {side.contracts} ({low:.0%} to {high:.0%})"
                title = _title(table, contests)
                yield f"| {title} | {it.rounds} | {made} | {side.mean_bid or 0:.1f} |"
