"""`rookery simulate`: plays whole matches between bots, and writes their records."""

import json
import sys
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

import click

from rookery.arena.simulate import Simulation
from rookery.arena.simulate import simulate as simulate_matches
from rookery.cli.commands import Command
from rookery.cli.shared.files import need_replaceable, out_path
from rookery.cli.shared.house_rules import chosen_options, house_rules, named_game
from rookery.cli.shared.jobs import executor_for, jobs_option, with_progress
from rookery.cli.shared.numbers import COUNT
from rookery.records import MatchRecord, write_match
from rookery.records.output_file import output_file


@click.command(cls=Command)
@click.argument("game")
@click.option(
    "--matches",
    default=1,
    show_default=True,
    type=COUNT,
    metavar="N",
    help="How many matches to play.",
)
@click.option("--seed", default=0, show_default=True, help="The same seed gives the same matches.")
@click.option(
    "--bots",
    default="steady",
    show_default=True,
    metavar="A,B,…",
    help="The bots by seat, repeated if there are more seats. Your own: module:Class.",
)
@click.option(
    "--out",
    metavar="FILE",
    callback=out_path,
    help="Write the records as JSON Lines; - is standard output.",
)
@jobs_option("play")
@click.option(
    "--most-deals",
    default=500,
    show_default=True,
    type=COUNT,
    metavar="N",
    help="Leave a match undecided after this many deals.",
)
@house_rules
@click.option("--json", "as_json", is_flag=True, help="Print the summary as one JSON object.")
def simulate(
    game: str,
    matches: int,
    seed: int,
    bots: str,
    out: str | None,
    jobs: int,
    most_deals: int,
    seats: int | None,
    options: tuple[str, ...],
    *,
    as_json: bool,
) -> None:
    """Play whole matches between bots and keep their records.

    A bot that searches looks at 20000 nodes for each decision unless its name has another limit,
    such as strong@1000n. With --out -, the summary goes to standard error.

    \b
    Examples:
      rookery simulate dixie --matches 100 --seed 7 --bots steady,random --out dixie.jsonl
      rookery simulate tuxedo --seats 2 --option capture=any --matches 10 --out - | head -1
      rookery simulate five --matches 1000 --jobs 2 --json
      rookery simulate three --bots mybots:Miser,steady,steady --matches 10
    """
    played = named_game(game)
    chosen = chosen_options(played, seats, options)
    names = tuple(name.strip() for name in bots.split(","))
    simulation = Simulation(played.name, names, seed, chosen, most_deals)
    tally = Tally(simulation.seated())
    began = time.monotonic()
    with _output(out) as file, executor_for(jobs) as executor:
        records = simulate_matches(simulation, matches, executor)
        with with_progress(records, matches, "matches") as progress:
            for record in progress:
                tally.add(record)
                if file is not None:
                    file.write(write_match(record) + "\n")
    seconds = time.monotonic() - began
    if as_json:
        click.echo(json.dumps(tally.as_object(played.name, seconds)), err=out == "-")
    else:
        _show(tally, seconds, err=out == "-")


class Tally:
    """Counts matches and deals, and the matches won by each seat."""

    def __init__(self, seated: tuple[str, ...]) -> None:
        self.seated = seated
        self.matches = 0
        self.deals = 0
        self.undecided = 0
        self.won: Counter[int] = Counter()

    def add(self, record: MatchRecord) -> None:
        """Count a match."""
        self.matches += 1
        self.deals += len(record.deals)
        self.undecided += not record.winners
        self.won.update(record.winners)

    def as_object(self, game: str, seconds: float) -> dict[str, object]:
        """The tally as JSON; `won` is by seat."""
        return {
            "game": game,
            "bots": list(self.seated),
            "matches": self.matches,
            "deals": self.deals,
            "undecided": self.undecided,
            "won": [self.won[seat] for seat in range(len(self.seated))],
            "seconds": round(seconds, 3),
        }


def _show(tally: Tally, seconds: float, *, err: bool) -> None:
    click.echo(f"{tally.matches} matches, {tally.deals} deals in {seconds:.1f} s", err=err)
    for seat, name in enumerate(tally.seated):
        share = tally.won[seat] / tally.matches
        bar = "█" * round(30 * share)
        click.echo(f"  seat {seat}  {name:8} won {tally.won[seat]:5}  {share:4.0%} {bar}", err=err)
    if tally.undecided:
        click.echo(f"  undecided: {tally.undecided}", err=err)


@contextmanager
def _output(out: str | None) -> Iterator[IO[str] | None]:
    """The stream for the records: a file, or standard output for `-`."""
    if out is None:
        yield None
    elif out == "-":
        yield sys.stdout
    else:
        need_replaceable(Path(out), '{"format":')
        with output_file(Path(out), keeps_partial=True) as file:
            try:
                yield file
            except BrokenPipeError:
                raise
            except BaseException:
                click.echo(f"rookery: the matches played so far are in {file.name}", err=True)
                raise
