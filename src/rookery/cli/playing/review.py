"""`rookery review`: judges the decisions of finished deals by what the players could know."""

import json
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor
from contextlib import contextmanager
from typing import Any

import click

from rookery.bots.limits import MOST_NODES
from rookery.cli.commands import Command
from rookery.cli.playing.replay import shown_names
from rookery.cli.playing.reviewed import deal_lines, match_lines, totals_of
from rookery.cli.shared.bad_records import show_bad_record
from rookery.cli.shared.files import read_input
from rookery.cli.shared.jobs import executor_for
from rookery.cli.shared.limits import chosen_limits, limit_options
from rookery.core.match import Match
from rookery.records import BadRecord, MatchRecord, read_matches
from rookery.records import replay as replay_record
from rookery.review import DealReview, Settings, as_object, review_deal
from rookery.review.planning import OPEN_NODES
from rookery.telling.wording import Words

_LONGEST = 300.0
"""Maximum number of seconds for a decision; a suspected mistake gets six times as long.
Unmeasured."""


@click.command(cls=Command)
@click.argument("file")
@click.option("--deal", type=int, metavar="N", help="Review only this deal, counted from 0.")
@click.option("--seat", type=int, metavar="S", help="Show only the decisions of this seat.")
@limit_options
@click.option(
    "--open-nodes",
    type=click.IntRange(1, MOST_NODES),
    default=OPEN_NODES,
    show_default=True,
    metavar="N",
    help="Search N nodes for the exact values of each trick with all hands open.",
)
@click.option(
    "--jobs",
    type=click.IntRange(1, 1024),
    default=lambda: os.cpu_count() or 1,
    show_default="all cores",
    metavar="J",
    help="Think in J processes at once.",
)
@click.option("--seed", type=int, default=0, show_default=True, help="The seed of sampled worlds.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object per match.")
def review(
    file: str,
    deal: int | None,
    seat: int | None,
    seconds: float | None,
    nodes: int | None,
    open_nodes: int,
    jobs: int,
    seed: int,
    *,
    as_json: bool,
) -> int:
    """Judge the decisions of finished deals by what each player could know.

    FILE has the record of a match, or several as JSON Lines; - is standard input. Each decision is
    compared with the best one, over many deals that its player could not rule out. A mistake
    clearly cost points. "A better move" marks a move that clearly cost a few. A move was unlucky,
    but right, if it cost points only because of how the cards lay. Beside each judgement stands
    what was possible with all hands open. Costs are expected points of the deal: the score of the
    player's side less the mean of the others. The cost of a bid includes the chance of making it.
    Deals and seats count from 0. Without --time, the same file and seed give the same review. A
    move that seems wrong is evaluated again, for six times as long.

    \b
    Examples:
      rookery review match.json
      rookery review match.json --deal 2 --seat 0
      rookery simulate tuxedo --bots steady,easy --out - | rookery review - --json
    """
    settings = _settings(seconds, nodes, open_nodes, seed)
    bad = 0
    with executor_for(jobs) as executor:
        for number, record in enumerate(read_matches(read_input(file)), start=1):
            try:
                if isinstance(record, BadRecord):
                    raise record
                match = replay_record(record)
            except BadRecord as error:
                bad += 1
                show_bad_record(number, error, as_json=as_json)
                continue
            chosen = _chosen(match, deal, seat)
            reviews = [_reviewed(match, each, settings, executor) for each in chosen]
            _show(record, reviews, seat, as_json=as_json)
    return 2 if bad else 0


def _settings(seconds: float | None, nodes: int | None, open_nodes: int, seed: int) -> Settings:
    if seconds is not None and seconds > _LONGEST:
        raise click.UsageError(f"--time is at most {_LONGEST:g} seconds")
    if nodes is not None and nodes > MOST_NODES // 10:
        raise click.UsageError(f"--nodes is at most {MOST_NODES // 10:,}")
    limits = chosen_limits(seconds, nodes)
    if limits is None:
        return Settings(open_nodes=open_nodes, seed=seed)
    return Settings(limits, open_nodes, seed)


def _chosen(match: Match[Any], deal: int | None, seat: int | None) -> list[int]:
    """The deals to review. Raises UsageError if there is no such deal or seat."""
    if seat is not None and not 0 <= seat < match.game.seats:
        raise click.UsageError(f"there is no seat {seat}: seats are 0 to {match.game.seats - 1}")
    finished = [number for number, it in enumerate(match.deals) if it.points is not None]
    if deal is None:
        return finished
    if not 0 <= deal < len(match.deals):
        last = len(match.deals) - 1
        known = f"deals are 0 to {last}" if match.deals else "the record has none"
        raise click.UsageError(f"there is no deal {deal}: {known}")
    if deal not in finished:
        raise click.UsageError(f"deal {deal} is not over, so it cannot be reviewed")
    return [deal]


def _reviewed(
    match: Match[Any], number: int, settings: Settings, executor: Executor | None
) -> DealReview:
    with _progress(f"deal {number}") as report:
        return review_deal(match, number, settings, executor, report)


@contextmanager
def _progress(label: str) -> Iterator[Callable[[int, int], None] | None]:
    """A function that shows in one line how much is done. The line is cleared at the end."""
    if not sys.stderr.isatty():
        yield None
        return

    def report(done: int, known: int) -> None:
        click.echo(f"\r\033[K{label}: {done} of {known} judged", nl=False, err=True)

    try:
        yield report
    finally:
        click.echo("\r\033[K", nl=False, err=True)


def _show(
    record: MatchRecord, reviews: Sequence[DealReview], seat: int | None, *, as_json: bool
) -> None:
    words = Words(shown_names(record.players), None)
    if as_json:
        deals = [as_object(each, words) for each in reviews]
        for each in deals:
            if seat is not None:
                each["decisions"] = [it for it in each["decisions"] if it["seat"] == seat]
        fields = {
            "ok": True,
            "game": record.game,
            "players": list(record.players),
            "deals": deals,
            "seats": totals_of(reviews, len(record.players)),
        }
        click.echo(json.dumps(fields, ensure_ascii=False))
        return
    lines = [line for each in reviews for line in (*deal_lines(each, words, seat), "")]
    click.echo("\n".join([*match_lines(record, reviews, words, seat), "", *lines]).rstrip() + "\n")
