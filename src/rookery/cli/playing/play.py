"""`rookery play`: a match in the terminal."""

import contextlib
import os
import shlex
import sys
from importlib import import_module
from pathlib import Path

import click

from rookery.bots.base import BotFault
from rookery.bots.levels import BEST, NAMES, NOT_COMPILED
from rookery.bots.registry import named
from rookery.cli.commands import Command
from rookery.cli.shared.house_rules import chosen_options, house_rules, named_game
from rookery.cli.shared.numbers import FiniteRange
from rookery.core.errors import UnknownGame
from rookery.fishing.reaction import SPEEDS
from rookery.games import GAMES, preset
from rookery.kernel import is_compiled
from rookery.language import TAGS, Language, of_environment, spoken_in
from rookery.table.table import Table
from rookery.tui import saves, tables
from rookery.tui.prompt import Leave, Prompt, wrapped
from rookery.tui.reader import LineReader
from rookery.tui.session import Session, Settings

_PACE = 0.6
"""Seconds between bots' moves if input is typed: a pace that people can follow. Unmeasured."""


@click.command(cls=Command)
@click.argument("game", required=False)
@house_rules
@click.option(
    "--bots",
    default=BEST,
    show_default=True,
    metavar="A,B,…",
    help=f"The bots in the other seats, from your left: {', '.join(NAMES)} or random; "
    "or module:Class, a bot of your own.",
)
@click.option("--name", default="", help="Your name in the record.")
@click.option("--seed", type=int, metavar="N", help="The same seed deals the same cards.")
@click.option(
    "--plain", is_flag=True, help="No colours and no pauses, for screen readers and pipes."
)
@click.option(
    "--clock/--no-clock",
    default=None,
    help="Race for oranges in real time, or be asked in turn; real time is usual at a keyboard.",
)
@click.option(
    "--calls",
    type=click.Choice(tuple(SPEEDS)),
    default="calmly",
    show_default=True,
    help="How quickly the bots call an orange.",
)
@click.option(
    "--pace", type=FiniteRange(0, 10), metavar="SECONDS", help="Seconds between the bots' moves."
)
@click.option(
    "--language",
    default=None,
    metavar="TAG",
    help=f"The language to play in: {', '.join(TAGS)}; by default that of the system.",
)
@click.option(
    "--resume", type=click.Path(path_type=Path), metavar="FILE", help="Continue a saved match."
)
def play(
    game: str | None,
    seats: int | None,
    options: tuple[str, ...],
    bots: str,
    name: str,
    seed: int | None,
    *,
    plain: bool,
    clock: bool | None,
    calls: str,
    pace: float | None,
    language: str | None,
    resume: Path | None,
) -> None:
    """Play in the terminal against bots.

    GAME is a name or its beginning; without it, you are asked. Type ? for help and quit to leave:
    an unfinished match is saved, and the next `rookery play` offers to continue it.

    \b
    Examples:
      rookery play
      rookery play tuxedo --seats 2 --no-clock
      rookery play dixie --bots steady,random --option target=150 --seed 7
      rookery play three --bots mybots:Miser,strong
      rookery play --resume my-game.json
      rookery play shelem --language fa
    """
    spoken = spoken_in(of_environment(os.environ) if language is None else language)
    levels = [level.strip() for level in bots.split(",")]
    at_keyboard = sys.stdin.isatty() and sys.stdout.isatty()
    edits = at_keyboard and not plain and os.environ.get("TERM") != "dumb"
    prompt = Prompt(_editor() if edits else LineReader(), spoken, is_screen=at_keyboard)
    has_colours = "NO_COLOR" not in os.environ and os.environ.get("TERM") != "dumb"
    settings = Settings(
        colour=at_keyboard and not plain and has_colours,
        pace=pace if pace is not None else _PACE if at_keyboard and not plain else 0.0,
        clock=at_keyboard if clock is None else clock,
        calls=calls,
        language=spoken,
    )
    if resume is not None and (game or seats is not None or options):
        raise click.UsageError("--resume continues a match: it takes no GAME, seats or options")
    chance = tables.Chance.from_seed(seed)
    save_path = saves.default_path()
    may_ask = game is None or (at_keyboard and seed is None)
    with contextlib.suppress(Leave):
        table = saves.load(resume) if resume else None
        if table is None and seats is None and not options and may_ask:
            table = _offer_unfinished(prompt, save_path, game)
            resume = save_path if table else None
        if table is None:
            table = _new_table(game or _ask_game(prompt), seats, options, levels, name)
        if resume is None or resume.resolve() != save_path.resolve():
            _set_aside(spoken, save_path)
        _play_matches(table, prompt, settings, chance, save_path, levels)


def _editor() -> LineReader:
    """The line editor, which is imported only if somebody types."""
    reader: LineReader = import_module("rookery.tui.editor").Editor(wrapped)
    return reader


def _new_table(
    game: str, seats: int | None, options: tuple[str, ...], levels: list[str], name: str
) -> Table:
    chosen = named_game(game)
    return tables.new_table(chosen.name, chosen_options(chosen, seats, options), levels, name)


def _play_matches(
    table: Table,
    prompt: Prompt,
    settings: Settings,
    chance: tables.Chance,
    save_path: Path,
    levels: list[str],
) -> None:
    """Play matches until the user stops. `levels` names the user's own bots that may play."""
    goes_on = True
    while goes_on:
        table = tables.with_shuffle(table, chance)
        goes_on = _play_match(Session(table, prompt, settings, chance, save_path, levels), prompt)
        table = tables.next_table(table)


def _play_match(session: Session, prompt: Prompt) -> bool:
    """Play a match until its end or until the person leaves. True if another match is wanted."""
    table, words = session.table, session.words
    title = words.heading(preset(table.game).title)
    prompt.say([words.tell("welcome", title=title, people=words.language.listed(words.names))])
    prompt.say(_about_bots(table))
    try:
        session.play()
        return session.wants_another()
    except (Leave, KeyboardInterrupt):
        prompt.close()
        _say_where_it_is_saved(session)
        return False
    except BotFault:
        _say_where_it_is_saved(session)
        raise


def _say_where_it_is_saved(session: Session) -> None:
    if not session.is_unsaved and not session.table.match.is_over:
        words = session.words
        click.echo("\n" + words.tell("saved-in", path=str(session.save_path)))
        own = {chair.level for chair in session.table.chairs if named(chair.level).is_own}
        again = f"rookery play --bots {','.join(sorted(own))}" if own else "rookery play"
        click.echo(words.tell("saved-offered", command=f"`{again}`"))


def _about_bots(table: Table) -> list[str]:
    """Lines about the bots, shown before the first card; empty if there is nothing to say."""
    levels = [named(chair.level).name for chair in table.chairs if not chair.is_person]
    return [f"{BEST}: {NOT_COMPILED}"] if BEST in levels and not is_compiled else []


def _offer_unfinished(prompt: Prompt, save_path: Path, game: str | None) -> Table | None:
    """The unfinished match, if its game is the requested one and the person wants to continue."""
    if not save_path.exists():
        return None
    try:
        table = saves.load(save_path)
    except saves.BadSave as error:
        click.echo(f"rookery: there is a saved match, but {error}", err=True)
        return None
    if table.match.is_over or not table.match.deals or not _is_of(table, game):
        return None
    game, number = preset(table.game).title, len(table.match.deals)
    question = prompt.language.say("unfinished-question", game=game, number=number)
    return table if prompt.confirm(question, _or_quit) else None


def _or_quit(typed: str) -> None:
    """Raise Leave if the answer is `quit`."""
    if typed.lower() in ("q", "quit"):
        raise Leave


def _is_of(table: Table, game: str | None) -> bool:
    return game is None or named_game(game).name == table.game


def _set_aside(language: Language, save_path: Path) -> None:
    """Rename the saved match to make room for a new one."""
    aside = saves.set_aside(save_path)
    if aside is not None:
        click.echo(language.say("saved-earlier"))
        click.echo(f"  rookery play --resume {shlex.quote(str(aside))}")


def _ask_game(prompt: Prompt) -> str:
    lines = [f"  {n}  {each.name:9} {each.summary}" for n, each in enumerate(GAMES.values(), 1)]
    prompt.say([prompt.language.say("game-question"), *lines])
    while True:
        typed = (prompt.line() or "").strip().lower()
        _or_quit(typed)
        if typed.isdecimal() and 1 <= (number := int(typed[:9])) <= len(GAMES):
            return tuple(GAMES)[number - 1]
        with contextlib.suppress(UnknownGame):
            return named_game(typed).name
        prompt.say([prompt.language.say("game-question-again", number=len(GAMES))])
