"""`rookery play`: a match in the terminal."""

from __future__ import annotations

import contextlib
import os
import shlex
import sys
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from random import Random, SystemRandom

import click

from rookery.arena.simulate import BadTable
from rookery.bots import BOTS, bot
from rookery.cli.common import chosen_options, house_rules, named_game
from rookery.core.errors import UnknownGame
from rookery.core.match import Match
from rookery.games import GAMES, preset
from rookery.telling.words import listed
from rookery.tui import saves
from rookery.tui.commands import Leave
from rookery.tui.entry import NO, YES
from rookery.tui.reader import LineReader
from rookery.tui.session import Manner, Session

NAMES = ("You", "Ada", "Ben", "Cleo", "Dan", "Eve")
"""What the players at a terminal are called, the person first."""

_PACE = 0.6


@click.command()
@click.argument("game", required=False)
@house_rules
@click.option(
    "--bots",
    default="steady",
    show_default=True,
    metavar="A,B,…",
    help=f"Who sits in the other seats, from your left: {', '.join(BOTS)}.",
)
@click.option("--name", default="", help="What the record calls you.")
@click.option("--seed", type=int, help="The same seed deals the same cards.")
@click.option("--plain", is_flag=True, help="No colours and no pauses: for screen readers, pipes.")
@click.option(
    "--clock/--no-clock",
    default=None,
    help="Race for oranges by the clock, or be asked. Usually by the clock at a keyboard.",
)
@click.option("--pace", type=click.FloatRange(0, 10), help="Seconds between the bots' moves.")
@click.option(
    "--resume", type=click.Path(path_type=Path), metavar="FILE", help="Go on with a match."
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
    pace: float | None,
    resume: Path | None,
) -> None:
    """Play in the terminal against bots. Without GAME it asks which.

    \b
    Examples:
      rookery play
      rookery play tuxedo --seats 2 --no-clock
      rookery play dixie --bots steady,random --option target=150 --seed 7
      rookery play --resume my-game.json
    """
    reader = LineReader()
    at_keyboard = sys.stdin.isatty() and sys.stdout.isatty()
    manner = Manner(
        colour=at_keyboard and not plain and _has_colours(),
        pace=pace if pace is not None else _PACE if at_keyboard and not plain else 0.0,
        clock=at_keyboard if clock is None else clock,
        screen=at_keyboard,
    )
    rng: Random = SystemRandom() if seed is None else Random(seed)
    kept = saves.usual_path()
    saved = saves.load(resume) if resume else None
    may_ask = game is None or (at_keyboard and seed is None)
    if saved is None and seats is None and not options and may_ask:
        saved = _offer_unfinished(reader, kept, game)
        resume = kept if saved else None
    if saved is None:
        chosen = named_game(game) if game else preset(_ask_game(reader))
        saved = _new_game(chosen.name, chosen_options(chosen, seats, options), bots, name)
    if resume is None or resume.resolve() != kept.resolve():
        _set_aside(kept)
    while saved is not None:
        saved = _play_match(Session(saved, reader, manner, rng, kept), reader)


def _new_game(game: str, options: Mapping[str, object], bots: str, name: str) -> saves.SavedGame:
    """A match with the person in seat 0 and bots in the others, in turn if they are too few."""
    rules = preset(game).game(options)
    levels = [level.strip() for level in bots.split(",")]
    if len(levels) > rules.seats - 1:
        raise BadTable(f"{len(levels)} bots are named for {rules.seats - 1} seats")
    for level in levels:
        bot(level, Random(0))
    others = [f"{saves.BOT}{levels[n % len(levels)]}" for n in range(rules.seats - 1)]
    names = NAMES[: rules.seats]
    person = "".join(char for char in name if char.isprintable())[:20].removeprefix(saves.BOT)
    return saves.SavedGame(game, options, (person or names[0], *others), names, 0, Match.new(rules))


def _play_match(session: Session, reader: LineReader) -> saves.SavedGame | None:
    """Play a match to its end or until the person leaves; the next one, if there is to be one."""
    it = session.saved
    players = listed(session.words.names)
    title = session.words.heading(preset(it.game).title)
    click.echo(f"{title}: {players}. Type ? for help at any time.")
    try:
        session.play()
    except (Leave, KeyboardInterrupt):
        session.keep()
        if not session.is_unkept:
            click.echo(f"\nThe match is kept in {session.kept}.")
            click.echo("`rookery play` offers to go on with it.")
        return None
    try:
        goes_on = _yes(reader, "Another match?")
    except click.exceptions.Abort:
        goes_on = False
    if not goes_on:
        return None
    return replace(it, match=Match.new(it.match.game))


def _offer_unfinished(reader: LineReader, kept: Path, game: str | None) -> saves.SavedGame | None:
    """The match left unfinished, if it is of the game asked for and the person wants it."""
    if not kept.exists():
        return None
    try:
        saved = saves.load(kept)
    except saves.BadSave as error:
        click.echo(f"A match was kept, but {error}", err=True)
        return None
    if saved.match.is_over or not saved.match.deals or not _is_of(saved, game):
        return None
    deals = len(saved.match.deals)
    title = preset(saved.game).title
    question = f"You left a match of {title} in deal {deals}. Go on with it?"
    return saved if _yes(reader, question) else None


def _is_of(saved: saves.SavedGame, game: str | None) -> bool:
    return game is None or named_game(game).name == saved.game


def _has_colours() -> bool:
    return "NO_COLOR" not in os.environ and os.environ.get("TERM") != "dumb"


def _set_aside(kept: Path) -> None:
    """Make room for a new match without losing the one that is kept."""
    aside = saves.set_aside(kept)
    if aside is not None:
        click.echo("Your earlier match is kept; to go on with it:")
        click.echo(f"  rookery play --resume {shlex.quote(str(aside))}")


def _ask_game(reader: LineReader) -> str:
    click.echo("Which game?")
    for number, each in enumerate(GAMES.values(), start=1):
        click.echo(f"  {number}  {each.name:9} {each.summary}")
    while True:
        typed = _line(reader).lower()
        if typed.isdecimal() and 1 <= int(typed) <= len(GAMES):
            return tuple(GAMES)[int(typed) - 1]
        with contextlib.suppress(UnknownGame):
            return named_game(typed).name
        click.echo(f"Type a number from 1 to {len(GAMES)}, or the beginning of a name.")


def _yes(reader: LineReader, question: str) -> bool:
    """Ask until the answer is yes or no. Raises Abort at the end of the input, or for quit."""
    while True:
        click.echo(f"{question} (y or n)")
        answer = _line(reader).lower()
        if answer in ("q", "quit"):
            raise click.exceptions.Abort
        if answer in YES or answer in NO:
            return answer in YES


def _line(reader: LineReader) -> str:
    click.echo("> ", nl=False)
    try:
        return (reader.line() or "").strip()
    except EOFError:
        click.echo()
        raise click.exceptions.Abort from None
