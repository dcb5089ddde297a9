"""`rookery dataset`: writes the decisions of bots as numbers, for programs that learn."""

import json
import shlex
import sys
from pathlib import Path

import click

from rookery.arena.simulate import LIMITS
from rookery.bots import Limits
from rookery.bots.limits import MOST_NODES
from rookery.cli.commands import Command
from rookery.cli.shared.house_rules import chosen_options, house_rules, named_game
from rookery.cli.shared.jobs import executor_for, jobs_option, with_progress
from rookery.cli.shared.numbers import COUNT
from rookery.dataset import FORMATS, DatasetFolder, Order, make_dataset
from rookery.dataset.description import Counts, card
from rookery.dataset.order import DEALS_OF_SHARD


@click.command(cls=Command)
@click.argument("game")
@click.option(
    "--deals",
    default=1000,
    show_default=True,
    type=COUNT,
    metavar="N",
    help="How many deals to play.",
)
@click.option(
    "--bot",
    "bots",
    default="steady",
    show_default=True,
    metavar="A,B,…",
    help="The bots by seat, repeated if there are more seats. Your own: module:Class.",
)
@click.option(
    "--nodes",
    default=LIMITS.nodes,
    show_default=True,
    type=click.IntRange(1, MOST_NODES),
    metavar="N",
    help="Search nodes for each decision, unless a bot's name has a limit.",
)
@click.option(
    "--seed", default=0, show_default=True, help="The same seed gives the same decisions."
)
@click.option(
    "--history",
    default=0,
    show_default=True,
    type=click.IntRange(0, 1000),
    metavar="K",
    help="Add the last K plies to each decision.",
)
@click.option(
    "--format",
    "form",
    default="npz",
    show_default=True,
    type=click.Choice(FORMATS),
    help="The files: NumPy's, or Parquet (pip install 'rookery-cards[dataset]').",
)
@click.option(
    "--out",
    required=True,
    metavar="DIR",
    type=click.Path(file_okay=False, path_type=Path),
    help="The folder of the dataset. The same command continues one that was interrupted.",
)
@click.option(
    "--deals-per-file",
    default=DEALS_OF_SHARD,
    show_default=True,
    type=COUNT,
    metavar="N",
    help="How many deals a file has.",
)
@jobs_option("play")
@click.option("--dask", metavar="ADDRESS", help="Play on a Dask cluster, by its scheduler.")
@house_rules
@click.option("--json", "as_json", is_flag=True, help="Print the summary as one JSON object.")
def dataset(
    game: str,
    deals: int,
    bots: str,
    nodes: int,
    seed: int,
    history: int,
    form: str,
    out: Path,
    deals_per_file: int,
    jobs: int,
    dask: str | None,
    seats: int | None,
    options: tuple[str, ...],
    *,
    as_json: bool,
) -> None:
    """Write the decisions of bots as numbers: observation, mask, action, values and outcome.

    The folder gets files of decisions, a description for programs (dataset.json) and one for people
    (README.md). docs/dataset.md says what the columns mean and how to load them.

    \b
    Examples:
      rookery dataset dixie --deals 10000 --bot strong --nodes 5000 --jobs 2 --out dixie
      rookery dataset tuxedo --seats 2 --deals 1000 --history 32 --out tuxedo
      rookery dataset three --bot mybots:Miser,steady,steady --format parquet --out three
    """
    played = named_game(game)
    names = tuple(name.strip() for name in bots.split(","))
    order = Order(
        played.name,
        names,
        deals,
        seed,
        chosen_options(played, seats, options),
        Limits(nodes=nodes),
        history,
        deals_per_file,
    )
    folder = DatasetFolder(out, order, form)
    with executor_for(jobs, dask) as executor:
        made = make_dataset(folder, executor)
        shards = len(folder.missing())
        with with_progress(made, shards, "files") as progress:
            played_now = sum(progress)
    counts = Counts()
    for table in folder.tables():
        counts.add(table)
    command = shlex.join(["rookery", *sys.argv[1:]])
    folder.keep_card(card(order, form, counts, command))
    summary = counts.as_object() | {"folder": str(out), "deals_played_now": played_now}
    click.echo(json.dumps(summary) if as_json else _told(summary))


def _told(summary: dict[str, object]) -> str:
    return (
        f"{summary['decisions']:,} decisions of {summary['deals']:,} deals are in "
        f"{summary['folder']}; its README.md says what they are."
    )
