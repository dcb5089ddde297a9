"""`rookery puzzles`: list, solve and make positions with one clearly right move."""

import json
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from difflib import get_close_matches
from pathlib import Path
from random import Random
from typing import Any

import click

from rookery.cli.commands import Command
from rookery.cli.playing.puzzle_making import make_file
from rookery.cli.playing.puzzle_solving import as_object, solve_in_terminal
from rookery.cli.shared.files import file_path, read_input
from rookery.cli.shared.house_rules import named_game
from rookery.cli.shared.jobs import jobs_option
from rookery.core.suggestion import suggestion
from rookery.puzzles import collection
from rookery.puzzles.difficulty import DIFFICULTIES
from rookery.puzzles.puzzle import Puzzle
from rookery.puzzles.puzzle_file import read_puzzles
from rookery.puzzles.themes import THEMES


def _choosing(command: Any) -> Any:
    for option in (
        click.option(
            "--file",
            metavar="FILE",
            type=click.Path(exists=True, dir_okay=False),
            help="Puzzles of your own, as `make` writes them, instead of the package's.",
        ),
        click.option(
            "--difficulty", type=click.Choice(DIFFICULTIES), help="Only puzzles of this difficulty."
        ),
        click.option(
            "--theme", metavar="THEME", help="Only puzzles with this theme, such as duck."
        ),
        click.option("--game", metavar="GAME", help="Only puzzles of this game."),
    ):
        command = option(command)
    return command


@click.group()
def puzzles() -> None:
    """Show, solve and make puzzles: positions with one clearly right move.

    \b
    Examples:
      rookery puzzles list --game dixie --theme duck
      rookery puzzles play --today
      rookery puzzles make dixie --count 5 --seed 7 --out mine.jsonl
    """


@puzzles.command("list", cls=Command)
@_choosing
@click.option("--json", "as_json", is_flag=True, help="Print a JSON object for each puzzle.")
def list_puzzles(*, as_json: bool, **choice: str | None) -> None:
    """List puzzles with their difficulties and themes.

    \b
    Examples:
      rookery puzzles list
      rookery puzzles list --theme count-trumps --difficulty hard --json
    """
    found = _chosen(_source(choice["file"]), choice)
    if as_json:
        for each in found:
            click.echo(json.dumps(_listed(each)))
        return
    for each in found:
        click.echo(f"{each.id:34} {each.difficulty:7} {', '.join(each.themes)}")
    click.echo(f"{len(found)} {'puzzle' if len(found) == 1 else 'puzzles'}.")


@puzzles.command(cls=Command)
@click.argument("puzzle_id", required=False, metavar="[ID]")
@_choosing
@click.option("--today", is_flag=True, help="The puzzle of the day (by the date in UTC).")
@click.option("--seed", type=int, help="The same seed gives the same puzzle; else it is random.")
@click.option(
    "--json",
    "as_json",
    is_flag=True,
    help="Print the puzzle with its answer as one JSON object, without asking.",
)
def play(
    puzzle_id: str | None, *, today: bool, seed: int | None, as_json: bool, **choice: str | None
) -> None:
    """Solve a puzzle: the one with this ID, the puzzle of the day, or a random one.

    Type a move, such as `play R5`; `answer` gives the puzzle up, `quit` leaves.

    \b
    Examples:
      rookery puzzles play --today
      rookery puzzles play --game tuxedo --difficulty hard
    """
    source = _source(choice["file"])
    if puzzle_id is not None:
        one = _named(source, puzzle_id)
    elif today:
        one = collection.of_the_day(source, datetime.now(UTC).date())
    else:
        one = Random(seed).choice(_chosen(source, choice))
    if as_json:
        click.echo(json.dumps(as_object(one), ensure_ascii=False))
    else:
        solve_in_terminal(one)


@puzzles.command(cls=Command)
@click.argument("games", nargs=-1, metavar="[GAME …]")
@click.option(
    "--count",
    default=12,
    show_default=True,
    type=click.IntRange(1, 10_000),
    metavar="N",
    help="How many puzzles to look for in each game; without GAME, four times as many in those "
    "that are no variants.",
)
@click.option("--seed", default=1, show_default=True, help="The same seed gives the same puzzles.")
@jobs_option("work")
@click.option("--suite", "with_suite", is_flag=True, help="Add the positions of `rookery suite`.")
@click.option(
    "--out",
    required=True,
    metavar="FILE",
    callback=file_path,
    help="Write the puzzles as JSON Lines. FILE.progress keeps what was searched, until "
    "all is done.",
)
@click.option("--json", "as_json", is_flag=True, help="Print the result as one JSON object.")
def make(
    games: tuple[str, ...],
    count: int,
    seed: int,
    jobs: int,
    out: Path,
    *,
    with_suite: bool,
    as_json: bool,
) -> None:
    """Make puzzles from deals between bots.

    A deal is played by strong bots. Where a weaker bot would decide differently, a long search in
    many sampled worlds shows whether one move is clearly right. If this is interrupted, run it
    again with the same options: it goes on where it stopped.

    \b
    Examples:
      rookery puzzles make dixie --count 5 --seed 7 --out mine.jsonl
      rookery puzzles make --count 12 --suite --jobs 8 --out all.jsonl
    """
    names = [named_game(name).name for name in games]
    found = make_file(names, count, seed, jobs, out, with_suite=with_suite)
    if as_json:
        click.echo(json.dumps({"puzzles": sum(found.values()), "games": found}))
        return
    for game, number in found.items():
        click.echo(f"{game:34} {number}")
    click.echo(f"{sum(found.values())} puzzles are in {out}.")


def _source(file: str | None) -> Mapping[str, Puzzle]:
    """The puzzles of a file, or the package's own, by id. Raises BadPuzzle."""
    if file is None:
        return collection.puzzles()
    return {each.id: each for each in read_puzzles(read_input(file))}


def _chosen(source: Mapping[str, Puzzle], choice: Mapping[str, str | None]) -> Sequence[Puzzle]:
    """The puzzles selected by the options. Raises UsageError if there are none."""
    game, theme = choice["game"], choice["theme"]
    if theme is not None and theme not in THEMES:
        raise click.UsageError(f"there is no theme {theme[:40]!r}; {suggestion(theme, THEMES)}")
    name = None if game is None else named_game(game).name
    found = collection.chosen(source.values(), name, theme, choice["difficulty"])
    if not found:
        raise click.UsageError("there is no such puzzle; `rookery puzzles list` shows all")
    return found


def _named(source: Mapping[str, Puzzle], name: str) -> Puzzle:
    """The puzzle with an id. Raises UsageError."""
    if name in source:
        return source[name]
    near = get_close_matches(name[:60], source, n=1)
    instead = f"did you mean {near[0]}?" if near else "`rookery puzzles list` shows all"
    raise click.UsageError(f"there is no puzzle {name[:60]!r}; {instead}")


def _listed(puzzle: Puzzle) -> dict[str, Any]:
    """The entry of a puzzle in a list, without the answer."""
    return {
        "id": puzzle.id,
        "game": puzzle.game,
        "difficulty": puzzle.difficulty,
        "themes": list(puzzle.themes),
    }
