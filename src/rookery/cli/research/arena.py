"""`rookery arena`: compares bots on the same deals, in every seating."""

import json
import time
from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import closing, nullcontext
from pathlib import Path
from typing import Any, Literal

import click

from rookery.arena.chart import chart as svg_chart
from rookery.arena.contest import Contest, Round, play_contest
from rookery.arena.decks import deck_set
from rookery.arena.players import DecisionTimes
from rookery.arena.ratings import Duel, Rating, duel, ratings, spent_by
from rookery.arena.results import Results
from rookery.arena.simulate import BadTable
from rookery.cli.commands import Command
from rookery.cli.shared.files import file_path, log_path, need_replaceable
from rookery.cli.shared.house_rules import chosen_options, house_rules, named_game
from rookery.cli.shared.jobs import executor_for, jobs_option, with_progress
from rookery.cli.shared.limits import chosen_limits, limit_options
from rookery.cli.shared.numbers import COUNT
from rookery.records.output_file import output_file


@click.command(cls=Command)
@click.argument("bots", nargs=-1, required=True, metavar="BOT BOT …")
@click.option("--game", required=True, help="The game to play.")
@click.option(
    "--deals",
    type=COUNT,
    metavar="N",
    help="How many deals each pair of bots plays; 100, or all of --decks, unless given.",
)
@click.option(
    "--decks",
    metavar="NAME",
    help="Play the published decks of this name, such as rookery-1000, in their order.",
)
@click.option("--matches", is_flag=True, help="Play N whole matches instead of single deals.")
@click.option(
    "--bidder",
    metavar="BOT",
    help="Let this bot decide everything before the tricks, to compare card play alone.",
)
@limit_options
@click.option(
    "--seatings",
    type=int,
    metavar="N",
    help="Play each deal in N random seatings (an even number) instead of all.",
)
@click.option(
    "--races",
    type=click.Choice(["even", "own"]),
    default="even",
    show_default=True,
    help="Who calls an orange first: drawn alike for all seats, or by the bots' own delays.",
)
@click.option("--seed", default=0, show_default=True, help="The same seed deals the same cards.")
@jobs_option("play")
@click.option("--dask", metavar="ADDRESS", help="Play on a Dask cluster, by its scheduler.")
@click.option(
    "--out",
    metavar="FILE",
    callback=log_path,
    help="Save the rounds as JSON Lines; a later run continues the file.",
)
@click.option("--chart", metavar="FILE", callback=file_path, help="Draw the result as SVG.")
@house_rules
@click.option("--json", "as_json", is_flag=True, help="Print the result as one JSON object.")
def arena(
    bots: tuple[str, ...],
    game: str,
    deals: int | None,
    decks: str | None,
    bidder: str | None,
    seconds: float | None,
    nodes: int | None,
    seatings: int | None,
    races: Literal["even", "own"],
    seed: int,
    jobs: int,
    dask: str | None,
    out: Path | None,
    chart: Path | None,
    seats: int | None,
    options: tuple[str, ...],
    *,
    matches: bool,
    as_json: bool,
) -> None:
    """Compare bots on the same deals, in every seating.

    The edge is the first bot's lead in points per deal, with its 95 % confidence interval. A bot's
    name may carry its limit per decision: strong@0.2s or strong@20000n. Besides the bots of a table
    there are the reference searches pimc and ismcts, and cheat, which sees all hands. A bot of your
    own is named module:Class or path/to/file.py:Class; modules in the current folder are found.

    \b
    Examples:
      rookery arena steady random --game dixie --deals 200
      rookery arena steady random --game five --deals 1000 --jobs 2 --out five.jsonl
      rookery arena steady random --game three --bidder steady --chart three.svg --json
      rookery arena strong steady cheat --game dixie --deals 50 --time 0.2
      rookery arena mybots:Miser steady --game three --jobs 2
      rookery arena mybots:Miser steady --game dixie --decks rookery-1000 --json
    """
    played = named_game(game)
    chosen = chosen_options(played, seats, options)
    chosen_limits(seconds, nodes)
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
        decks=decks,
        races=races,
    )
    contest.check()
    played_deals = _deals(deals, decks)
    began = time.monotonic()
    if chart is not None:
        need_replaceable(chart, "<")
    with nullcontext() if chart is None else output_file(chart) as drawing:
        with executor_for(jobs, dask) as executor:
            rounds, played_now = _rounds(contest, played_deals, executor, out)
        duels = [found for pair in contest.pairs if (found := duel(pair, rounds)) is not None]
        if drawing is not None:
            drawing.write(svg_chart(f"{played.title}: points a deal", duels))
    ranking = ratings(bots, rounds)
    if as_json:
        click.echo(json.dumps(_as_object(contest, duels, ranking) | _fixed(contest, rounds)))
        return
    if decks is not None:
        click.echo(f"decks: {decks} {played.name}, {played_deals} of {deck_set(decks).size}")
    if contest.rules().rules.has_races:
        click.echo(f"races: {races}")
    for line in (*_duel_lines(duels), *_ranking_lines(ranking), *_spent_lines(bots, duels)):
        click.echo(line)
    click.echo(f"{played_now} rounds in {time.monotonic() - began:.1f} s")


def _deals(deals: int | None, decks: str | None) -> int:
    """The number of deals to play. Raises BadTable if the set of decks has fewer."""
    if decks is None:
        return 100 if deals is None else deals
    size = deck_set(decks).size
    if deals is not None and deals > size:
        raise BadTable(f"{decks} has {size} decks; --deals {deals} is more")
    return size if deals is None else deals


def _fixed(contest: Contest, rounds: list[Round]) -> dict[str, Any]:
    """The digest of the fixed decks, and each pair's edge by deal; empty without fixed decks."""
    if contest.decks is None:
        return {}
    edges = {
        pair: {it.number: it.edge for it in rounds if it.pair == pair} for pair in contest.pairs
    }
    digest = deck_set(contest.decks).digest(contest.game, contest.rules().pack)
    return {
        "decks": {"name": contest.decks, "sha256": digest},
        "edges": [
            {"pair": pair, "by_deck": [found[number] for number in sorted(found)]}
            for pair, found in edges.items()
        ],
    }


def _rounds(
    contest: Contest, deals: int, executor: Executor | None, out: Path | None
) -> tuple[list[Round], int]:
    """The rounds of the first `deals` deals, and the number of them played in this run."""
    with closing(Results(contest, out)) as results:
        if results.is_of_other_code:
            note = "was begun with other versions of the bots or the rules"
            click.echo(f"rookery: {out} {note}", err=True)
        missing = list(results.missing(deals))
        rounds = play_contest(contest, missing, executor)
        with with_progress(rounds, len(missing), "rounds") as progress:
            for one in progress:
                results.add(one)
        return [one for one in results.rounds if one.number < deals], len(missing)


def _as_object(contest: Contest, duels: list[Duel], ranking: list[Rating]) -> dict[str, Any]:
    """The result as JSON; an infinite interval becomes null."""
    return {
        "game": contest.game,
        "seed": contest.seed,
        "races": contest.races if contest.rules().rules.has_races else None,
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
                        "mean_bid": side.mean_bid,
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


def _spent(it: DecisionTimes) -> dict[str, float]:
    return {
        "decisions": it.decisions,
        "late": it.late,
        "over": it.over,
        "mean": it.mean,
        "slowest": it.slowest,
    }


def _finite(number: float) -> float | None:
    return number if number < float("inf") else None


def _duel_lines(duels: list[Duel]) -> Iterator[str]:
    """Lines for each duel: its edge, and how often its bots made contracts and won matches."""
    for it in duels:
        sure = "clear" if it.is_clear else "not clear"
        yield (
            f"{it.pair[0]} over {it.pair[1]}: {it.edge:+.2f} ± {it.interval:.2f} points a deal "
            f"({it.rounds} rounds, {it.deals} deals, {sure})"
        )
        for name, side in zip(it.pair, it.sides, strict=True):
            if side.contracts:
                share = side.made / side.contracts
                yield f"  {name:10} made {side.made} of {side.contracts} bids ({share:.0%})"
            if side.won:
                yield f"  {name:10} won {side.won:g} matches"


def _ranking_lines(ranking: list[Rating]) -> Iterator[str]:
    """The bots by rating, each with a bar of at most 20 characters."""
    reach = max((abs(it.points) for it in ranking), default=0) or 1
    for place, rating in enumerate(ranking, start=1):
        bar = "█" * round(20 * abs(rating.points) / reach)
        points = f"{rating.points:+8.2f} ± {rating.interval:.2f}"
        yield f"{place:3}  {rating.name:10} {points}  {'-' if rating.points < 0 else ''}{bar}"


def _spent_lines(bots: tuple[str, ...], duels: list[Duel]) -> Iterator[str]:
    """Lines with the time of each bot's decisions, and how many exceeded the limit."""
    for name in bots:
        it = spent_by(name, duels)
        late = f"{it.late} over the limit" if it.late else "none over the limit"
        if it.late:
            late += f" by the clock, {it.over} by the processor's time"
        yield (
            f"  {name:10} {it.decisions} decisions, {1000 * it.mean:.1f} ms on average, "
            f"{1000 * it.slowest:.0f} ms at the most: {late}"
        )
