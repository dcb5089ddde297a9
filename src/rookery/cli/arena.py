"""`rookery arena`: which bot plays better, on the same deals in every seating."""

from __future__ import annotations

import json
import time
from concurrent.futures import Executor
from contextlib import closing
from pathlib import Path
from typing import Any

import click

from rookery.arena.chart import chart as drawn
from rookery.arena.contest import Contest, Round, play_contest
from rookery.arena.players import Spent
from rookery.arena.results import Results
from rookery.arena.standing import Duel, Rating, duel, ratings, spent_by
from rookery.cli.files import out_path
from rookery.cli.house_rules import chosen_options, house_rules, named_game
from rookery.cli.jobs import executor_for, with_progress


@click.command()
@click.argument("bots", nargs=-1, required=True, metavar="BOT BOT …")
@click.option("--game", required=True, help="The game that is played.")
@click.option("--deals", default=100, show_default=True, type=click.IntRange(1), metavar="N")
@click.option("--matches", is_flag=True, help="Whole matches, N of them, in place of single deals.")
@click.option("--bidder", metavar="BOT", help="Who decides all before the tricks: card play alone.")
@click.option(
    "--time", "seconds", type=float, metavar="SECONDS", help="What a bot may take for a move."
)
@click.option(
    "--nodes", type=int, metavar="N", help="The same as work: a seed has one result, busy or not."
)
@click.option(
    "--seatings", type=int, metavar="N", help="Of each deal only so many, an even number."
)
@click.option("--seed", default=0, show_default=True, help="The same seed, the same deals.")
@click.option("--jobs", default=1, show_default=True, type=click.IntRange(1, 256), metavar="J")
@click.option("--dask", metavar="ADDRESS", help="Play on a Dask cluster: the scheduler's address.")
@click.option(
    "--out",
    metavar="FILE",
    callback=out_path,
    help="Keep the rounds, and go on with those kept before.",
)
@click.option("--chart", metavar="FILE", callback=out_path, help="Draw the result as SVG.")
@house_rules
@click.option("--json", "as_json", is_flag=True, help="The result as one JSON object.")
def arena(
    bots: tuple[str, ...],
    game: str,
    deals: int,
    bidder: str | None,
    seconds: float | None,
    nodes: int | None,
    seatings: int | None,
    seed: int,
    jobs: int,
    dask: str | None,
    out: str | None,
    chart: str | None,
    seats: int | None,
    options: tuple[str, ...],
    *,
    matches: bool,
    as_json: bool,
) -> None:
    """Compare bots on the same deals, in every seating.

        The edge is the mean difference in points a deal, with its 95 % interval over deals. A bot's
    name may say what it takes for a move, such as strong@0.2s or strong@20000n. Beside those at a
    table there are pimc and ismcts, to measure by, and cheat, who sees all hands.

    \b
    Examples:
      rookery arena steady random --game dixie --deals 200
      rookery arena steady random --game five --deals 1000 --jobs 2 --out five.jsonl
      rookery arena steady random --game three --bidder steady --chart three.svg --json
      rookery arena strong steady cheat --game dixie --deals 50 --time 0.2
    """
    played = named_game(game)
    chosen = chosen_options(played, seats, options)
    contest = Contest(
        played.name,
        bots,
        seed,
        chosen,
        bidder,
        whole_matches=matches,
        most_seatings=seatings,
        seconds=seconds,
        nodes=nodes,
    )
    contest.check()
    began = time.monotonic()
    with executor_for(jobs, dask) as executor:
        kept, played_now = _played(contest, deals, executor, Path(out) if out else None)
    duels = [found for pair in contest.pairs if (found := duel(pair, kept)) is not None]
    ranking = ratings(bots, duels)
    if chart:
        Path(chart).write_text(drawn(f"{played.title}: points a deal", duels), encoding="utf-8")
    if as_json:
        click.echo(json.dumps(_as_object(contest, duels, ranking)))
    else:
        _show(duels, ranking)
        _show_spent(bots, duels)
        click.echo(f"{played_now} rounds in {time.monotonic() - began:.1f} s")


def _played(
    contest: Contest, deals: int, executor: Executor | None, out: Path | None
) -> tuple[list[Round], int]:
    """The rounds of so many deals, and how many of them were not there before."""
    with closing(Results(contest, out)) as results:
        if results.is_of_other_code:
            click.echo(f"{out} was begun by other versions of the bots or the rules", err=True)
        tasks = list(results.missing(deals))
        rounds = play_contest(contest, tasks, executor)
        with with_progress(rounds, len(tasks), "rounds") as progress:
            for one in progress:
                results.add(one)
        return [one for one in results.rounds if one.number < deals], len(tasks)


def _as_object(contest: Contest, duels: list[Duel], ranking: list[Rating]) -> dict[str, Any]:
    """The result for programs; what is not known is null."""
    return {
        "game": contest.game,
        "seed": contest.seed,
        "duels": [
            {
                "pair": it.pair,
                "rounds": it.rounds,
                "deals": it.deals,
                "edge": it.edge,
                "interval": _finite(it.interval),
                "sides": [
                    {
                        "contracts": side.contracts,
                        "made": side.made,
                        "mean_bid": side.bids / side.contracts if side.contracts else None,
                        "won": side.won,
                    }
                    for side in it.sides
                ],
            }
            for it in duels
        ],
        "ratings": [
            {"bot": it.name, "points": it.points, "interval": _finite(it.interval)}
            for it in ranking
        ],
        "spent": {name: _spent(spent_by(name, duels)) for name in contest.bots},
    }


def _spent(it: Spent) -> dict[str, float]:
    return {
        "decisions": it.decisions,
        "late": it.late,
        "over": it.over,
        "mean": it.mean,
        "slowest": it.slowest,
    }


def _finite(number: float) -> float | None:
    return number if number < float("inf") else None


def _show(duels: list[Duel], ranking: list[Rating]) -> None:
    for it in duels:
        sure = "clear" if it.is_clear else "not clear"
        click.echo(
            f"{it.pair[0]} over {it.pair[1]}: {it.edge:+.2f} ± {it.interval:.2f} points a deal "
            f"({it.rounds} rounds, {it.deals} deals, {sure})"
        )
        for name, side in zip(it.pair, it.sides, strict=True):
            if side.contracts:
                share = side.made / side.contracts
                click.echo(f"  {name:10} made {side.made} of {side.contracts} bids ({share:.0%})")
            if side.won:
                click.echo(f"  {name:10} won {side.won:g} matches")
    reach = max((abs(it.points) for it in ranking), default=0) or 1
    for place, rating in enumerate(ranking, start=1):
        bar = "█" * round(20 * abs(rating.points) / reach)
        told = f"{rating.points:+8.2f} ± {rating.interval:.2f}"
        click.echo(f"{place:3}  {rating.name:10} {told}  {'-' if rating.points < 0 else ''}{bar}")


def _show_spent(bots: tuple[str, ...], duels: list[Duel]) -> None:
    """How long each bot took to decide, and how often too long."""
    for name in bots:
        it = spent_by(name, duels)
        late = f"{it.late} over the limit" if it.late else "none over the limit"
        if it.late:
            late += f" by the clock, {it.over} by the processor's time"
        click.echo(
            f"  {name:10} {it.decisions} decisions, {1000 * it.mean:.1f} ms on average, "
            f"{1000 * it.slowest:.0f} ms at the most: {late}"
        )
