"""`rookery sheet`: a family's rules as one page in words, or compared with other rules."""

import shlex
from collections.abc import Sequence

import click

from rookery.cli.commands import Command
from rookery.cli.shared.house_rules import chosen_options, house_rules, named_game
from rookery.games.about.sheet import Sheet, differences
from rookery.language import TAGS, Language, language
from rookery.telling.house_rules import rule_lines


@click.command(cls=Command)
@click.argument("game")
@house_rules
@click.option("--name", default="", help="What your family calls its game.")
@click.option("--language", "tag", type=click.Choice(TAGS), default="en", help="In which language.")
@click.option(
    "--beside", metavar="SHEET", help="Say how it differs from this game, with its house rules."
)
def sheet(
    game: str, seats: int | None, options: Sequence[str], name: str, tag: str, beside: str | None
) -> None:
    """Print a family's rules as one page, or compare two sheets.

    \b
    Examples:
      rookery sheet kentucky-rook -o minimum_bid=80 --name "Grandma's Rook"
      rookery sheet kentucky-rook -o hold=true --beside "kentucky-rook target=300"
      rookery sheet house --language de
    """
    chosen, words = named_game(game), language(tag)
    mine = Sheet(chosen, chosen_options(chosen, seats, options), name)
    if beside is None:
        _print(mine, words)
    else:
        other, *values = shlex.split(beside) or [""]
        chosen = named_game(other)
        name = beside if values else ""
        _compare(mine, Sheet(chosen, chosen_options(chosen, None, values), name), words)


def _print(it: Sheet, words: Language) -> None:
    """Print how a game is played, under its name and the house rules that were chosen."""
    paragraphs = [words.sentences(each) for each in it.how_to]
    click.echo(it.title)
    if it.name:
        click.echo(it.game.title)
    for line in rule_lines(it.game, it.options, words):
        click.echo(f"  {line}")
    for paragraph in paragraphs:
        click.echo(f"\n{click.wrap_text(paragraph, 88)}")


def _compare(one: Sheet, other: Sheet, words: Language) -> None:
    """Print the rules in which two sheets differ, as each sheet has them."""
    found = differences(one, other)
    things = {0: "nothing", 1: "one thing"}.get(len(found), f"{len(found)} things")
    click.echo(f"{one.title} and {other.title} differ in {things}.")
    for pair in found:
        click.echo()
        for it, told in zip((one, other), pair, strict=True):
            said = "–" if told is None else words.words(told)
            click.echo(click.wrap_text(f"{it.title}: {said}", 88, "  ", "    "))
