"""Count what `strong` does in every game: `python -m benchmarks.practice --deals 200`.

`strong` plays in all seats; its bids, trumps, burials, partner cards and leads are counted. Writes
benchmarks/PRACTICE.md, and `practice.json` of `rookery.games.about`, from which the games' pages
take their advice. With `--kept` a run continues where an earlier one stopped.
"""

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict
from functools import partial
from pathlib import Path
from statistics import fmean, quantiles

from benchmarks.calibration import tables
from benchmarks.machine import described
from benchmarks.practice_deals import HABITS, Practice, practice
from benchmarks.practice_tuxedo import section
from rookery.games import GAMES
from rookery.games.about import advice
from rookery.tricks.rules import BID_STEP

HERE = Path(__file__).parent

HEAD = """\
# What `strong` does

Machine: {machine}. Command: `python -m benchmarks.practice --deals {deals} --player {player}`.

`strong` bids and plays in all seats. The advice on the games' pages rests on these numbers.

"""

CONTRACTS = """\
## Contracts

*Bid* is the mean of the winning bids, *nine in ten* the bid that one in ten exceeds, and *best
made* the highest bid that was made. *Dealt* is how many of the later trumps the bidder was dealt,
*trumps* how many it has before the first trick, and *tops* how many of the three highest. *Buried*
is the points that it buries, *counters* the cards that have them, *void* the side suits of which it
has no card, and *single* those of which it has one.

| game | deals | bid | nine in ten | best made | of | made | taken | dealt | trumps | tops \
| buried | counters | void | single |
| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: \
| ---: |
"""

PLAYS = """\

## Leads and plays

How often it did so, of the occasions: those where the rules left a choice. A dummy's tricks are
left out, but for leads.

"""


def contract_row(name: str, them: Sequence[Practice]) -> str:
    """A game's row in the table of contracts."""
    cells = [
        f"{len(them)}",
        f"{fmean(_bids(them)):.0f}",
        f"{high_bid(them)}",
        f"{best_made(them)}",
        f"{them[0].most}",
        f"{share_made(them):.0%}",
        f"{fmean(it.taken for it in them):.0f}",
        f"{fmean(it.dealt for it in them):.1f}",
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
        shares = habit_shares(them)
        cells = [f"{shares[habit]:.0%}" if habit in shares else "" for habit in HABITS]
        yield f"| {name} | {' | '.join(cells)} |"


def call_rows(by_game: Mapping[str, Sequence[Practice]]) -> Iterator[str]:
    """How often suns and calls without a trump suit are made, and which cards are called."""
    yield ""
    yield "## Calls"
    yield ""
    yield "| game | no trump | lo-no | sun | called card is the highest of its suit | the second \
| the third |"
    yield "| --- | ---: | ---: | ---: | ---: | ---: | ---: |"
    for name, them in by_game.items():
        suns = sum(it.bid is None for it in them)
        calls = Counter(it.call for it in them)
        called = call_shares(them)
        if not called and not suns and not calls["none"] and not calls["low"]:
            continue
        cells = [f"{calls[call] / len(them):.0%}" for call in ("none", "low")]
        cells.append(f"{suns / len(them):.0%}")
        cells += [f"{share:.0%}" for share in called] or ["", "", ""]
        yield f"| {name} | {' | '.join(cells)} |"


def numbers(by_game: Mapping[str, Sequence[Practice]]) -> dict[str, advice.Practice]:
    """The numbers from which each game's page takes its advice, at its usual number of players."""
    usual = {f"{preset.name} {preset.usual_seats}": preset.name for preset in GAMES.values()}
    return {
        usual[name]: advice.Practice(
            deals=len(them),
            bid=round(fmean(_bids(them)), 1),
            high=high_bid(them),
            best=best_made(them),
            made=round(share_made(them), 2),
            dealt=round(fmean(it.dealt for it in them), 1),
            trumps=round(fmean(it.trumps for it in them), 1),
            tops=round(fmean(it.tops for it in them), 1),
            counters=round(fmean(it.buried_counters for it in them), 1),
            voids=round(fmean(it.voids for it in them), 1),
            singles=round(fmean(it.singletons for it in them), 1),
            habits={habit: round(share, 2) for habit, share in habit_shares(them).items()},
            calls=call_shares(them),
        )
        for name, them in by_game.items()
        if name in usual
    }


def _bids(them: Sequence[Practice]) -> list[int]:
    return [it.bid for it in them if it.bid is not None]


def high_bid(them: Sequence[Practice]) -> int:
    """The bid that nine in ten bids do not exceed."""
    return round(quantiles(_bids(them), n=10)[-1] / BID_STEP) * BID_STEP


def best_made(them: Sequence[Practice]) -> int:
    """The highest bid that was made."""
    return max((it.bid for it in them if it.bid is not None and it.taken >= it.bid), default=0)


def share_made(them: Sequence[Practice]) -> float:
    """The share of the bids that were made."""
    return fmean(it.taken >= it.bid for it in them if it.bid is not None)


def habit_shares(them: Sequence[Practice]) -> dict[str, float]:
    """For each habit, the share of its occasions on which it was followed."""
    found = {}
    for habit in HABITS:
        counts = [it.counts.get(habit, (0, 0)) for it in them]
        occasions = sum(each[0] for each in counts)
        if occasions:
            found[habit] = sum(each[1] for each in counts) / occasions
    return found


def call_shares(them: Sequence[Practice]) -> tuple[float, ...]:
    """The shares of called cards that were the highest, second and third of their suit."""
    heights = [height for it in them for height in it.called]
    if not heights:
        return ()
    return tuple(round(heights.count(place) / len(heights), 2) for place in (1, 2, 3))


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
        whole = chosen.games == ",".join(tables())
        tuxedo = section(chosen.deals, chosen.player, executor) if whole else ""
    by_game: dict[str, list[Practice]] = {}
    for (name, _), it in found.items():
        if it is not None:
            by_game.setdefault(name, []).append(it)
    head = HEAD.format(machine=described(), deals=chosen.deals, player=chosen.player)
    rows = [contract_row(name, them) for name, them in by_game.items()]
    lines = [*habit_rows(by_game), *call_rows(by_game)]
    text = head + CONTRACTS + "\n".join(rows) + "\n" + PLAYS + "\n".join(lines) + "\n" + tuxedo
    chosen.out.write_text(text, encoding="utf-8")
    if whole:
        told = {name: asdict(it) for name, it in numbers(by_game).items()}
        path = Path(advice.__file__).with_name(advice.FILE)
        games = [f'"{name}": {json.dumps(counted)}' for name, counted in told.items()]
        path.write_text("{\n" + ",\n".join(games) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
