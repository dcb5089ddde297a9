"""The tables of benchmarks/CLAIMS.md: how often claims were made, and came true."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from statistics import fmean

from benchmarks.claims.claim import Claim
from benchmarks.claims.playing import Count, Counts, merged
from benchmarks.claims.table import CLAIMS
from rookery.statistics.intervals import ratio

FEWEST = 30
"""Claims are grouped by their chance into tenths. Tenths with fewer claims are not judged."""

TENTH = 0.05
"""How far the mean outcome of a tenth may be from its mean claimed chance, over all games."""

Pairs = list[tuple[float, float, str]]
"""For each claim: the chance or the points that the bot claimed, what happened, and the deal."""

GROUPS = {
    "leads-likely": "tricks",
    "takes-likely": "tricks",
    "gives-counter": "tricks",
    "counter-hoped": "tricks",
    "leaves-trick": "teammates",
    "bids": "bids",
    "bid-is-made": "bids",
    "shoots-sun": "suns",
    "sun-is-made": "suns",
}
"""For each claim of a chance: the kind of event."""


def group_of(claim: Claim) -> str:
    return GROUPS[claim.id] if claim.unit == "chance" else "points"


def by_claim(counts: Counts) -> dict[int, Count]:
    """The counts of all games and bots together, by the index of the claim in `CLAIMS`."""
    return {
        place: merged({("", "", place): it} for it in parts)["", "", place]
        for place, parts in sorted(_parts(counts).items())
    }


def _parts(counts: Counts) -> dict[int, list[Count]]:
    parts: dict[int, list[Count]] = defaultdict(list)
    for (_, _, place), count in counts.items():
        parts[place].append(count)
    return parts


def totals(counts: Counts) -> dict[str, tuple[int, int]]:
    """How often claims of each kind were made, and were false."""
    found = dict.fromkeys(("certain", "fact", "likely"), (0, 0))
    for (_, _, place), count in counts.items():
        kind = CLAIMS[place].kind
        said, false = found[kind]
        found[kind] = (said + count.said, false + count.false)
    return found


def grouped(counts: Counts, *, by_game: bool) -> dict[tuple[str, str], Pairs]:
    """The claimed chances and points with their outcomes, by group and, if wanted, by game."""
    found: dict[tuple[str, str], Pairs] = defaultdict(list)
    for (game, _, place), count in counts.items():
        claim = CLAIMS[place]
        if count.told and claim.told is not None:
            found[group_of(claim), game if by_game else ""] += count.told
    return found


def tenths(pairs: Pairs) -> dict[int, Pairs]:
    found: dict[int, Pairs] = defaultdict(list)
    for pair in pairs:
        found[min(9, int(10 * pair[0]))].append(pair)
    return dict(sorted(found.items()))


def difference(pairs: Pairs) -> tuple[float, float, float]:
    """The mean claimed chance, the mean outcome, and half the 95 % interval of their difference.

    Claims of one deal are not independent, so the interval is computed from sums by deal.
    """
    told, came = fmean(pair[0] for pair in pairs), fmean(pair[1] for pair in pairs)
    sums: dict[str, float] = defaultdict(float)
    for one, other, deal in pairs:
        sums[deal] += other - one
    counts = Counter(deal for *_, deal in pairs)
    return told, came, ratio(list(sums.values()), [counts[deal] for deal in sums])[1]


def faults(counts: Counts) -> Iterator[str]:
    """Sentences about what is wrong: false claims, and tenths that are too far off."""
    for place, count in by_claim(counts).items():
        if count.false:
            yield f"{CLAIMS[place].id}: {count.false} of {count.said} false: {count.examples[0]}"
    for (group, _), pairs in grouped(counts, by_game=False).items():
        if group == "points":
            continue
        for tenth, part in tenths(pairs).items():
            told, came, half = difference(part)
            if len(part) >= FEWEST and abs(came - told) > TENTH + half:
                yield f"{group}, {tenth / 10:.1f}: {told:.0%} told, {came:.0%} ± {half:.0%} true"


def lines(counts: Counts, heading: Iterable[str]) -> Iterator[str]:
    yield from heading
    yield from ["| | said | false |", "| --- | ---: | ---: |"]
    for kind, (said, false) in totals(counts).items():
        yield f"| {kind} | {said:,} | {false:,} |"
    yield from ["", "## What is not as it should be", ""]
    yield from [f"* {fault}" for fault in faults(counts)] or ["Nothing."]
    yield from ["", "## Chances, by tenths", ""]
    yield from ["| what | told | came true | off | n |", "| --- | ---: | ---: | ---: | ---: |"]
    for (group, _), pairs in sorted(grouped(counts, by_game=False).items()):
        for part in tenths(pairs).values() if group != "points" else ():
            told, came, half = difference(part)
            off = f"{came - told:+.1%} ± {half:.1%}"
            yield f"| {group} | {told:.1%} | {came:.1%} | {off} | {len(part):,} |"
    yield from ["", "## Chances and points, by game", ""]
    yield "Claimed → happened, ± half the 95 % interval of the difference. Bold: they differ more."
    columns = ("tricks", "bids", "points")
    yield from ["", f"| game, seats | {' | '.join(columns)} |", "| --- |" + " ---: |" * 3]
    table = grouped(counts, by_game=True)
    for game in dict.fromkeys(game for _, game in table):
        yield f"| {game} | " + " | ".join(_cell(it, table[it, game]) for it in columns) + " |"


def _cell(group: str, pairs: Pairs) -> str:
    if len(pairs) < FEWEST:
        return ""
    told, came, half = difference(pairs)
    is_off = abs(came - told) > half
    said = (
        f"{told:.1f} → {came:.1f} ± {half:.1f}"
        if group == "points"
        else f"{told:.1%} → {came:.1%} ± {half:.1%}"
    )
    return f"**{said}**" if is_off else said
