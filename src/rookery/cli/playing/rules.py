"""`rookery rules`: shows the games, and their house rules with defaults and sources."""

import json
from collections.abc import Collection, Sequence
from dataclasses import asdict
from typing import Any

import click

from rookery.cli.commands import Command
from rookery.cli.shared.files import read_input
from rookery.cli.shared.house_rules import named_game
from rookery.core.options import OptionValue
from rookery.games import GAMES, Preset
from rookery.games.about.advice import advice
from rookery.games.about.finder import (
    ONES,
    ROOKS,
    SHOWN,
    TRUMP_NAMED,
    Answers,
    Found,
    nearest_games,
    open_questions,
    told,
)
from rookery.games.about.pasted import LONGEST, Reading, read_sheet, settings_of
from rookery.games.about.search import find_games
from rookery.language import ENGLISH
from rookery.records import card_text, cards_text
from rookery.telling.example import NAMES, example
from rookery.telling.wording import listed


@click.command(cls=Command)
@click.argument("game", required=False)
@click.option(
    "--find",
    "words",
    metavar="NAME",
    help="Find games by a name that people give them, or by what they are like.",
)
@click.option("--players", type=int, help="Your number of players: the nearest games come first.")
@click.option("--ones", type=click.Choice(tuple(ONES)), help="Where your 1s or aces stand.")
@click.option("--rook", type=click.Choice(tuple(ROOKS)), help="Where your Rook stands.")
@click.option("--calls/--no-calls", default=None, help="Whether your bidder calls a partner.")
@click.option("--minimum-bid", type=int, help="The lowest bid that you allow.")
@click.option("--target", type=int, help="The points that you play to.")
@click.option("--bid-step", type=int, help="How far apart your bids are: 5 or 10.")
@click.option("--trump-named", type=click.Choice(TRUMP_NAMED), help="When your bidder names trump.")
@click.option("--rook-points", type=int, help="What your Rook is worth.")
@click.option("--ones-points", type=int, help="What each of your 1s is worth.")
@click.option(
    "--must-make-to-win/--any-total-wins",
    default=None,
    help="Whether only a made bid wins your match.",
)
@click.option(
    "--never-below-zero/--below-zero", default=None, help="Whether your totals stop at zero."
)
@click.option(
    "--sheet", metavar="FILE", help="Read your own rule sheet in English; `-` is standard input."
)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def rules(
    game: str | None, words: str | None, sheet: str | None, *, as_json: bool, **answers: Any
) -> None:
    """Show the games, how they are played, and house rules.

    With GAME, a name or its beginning, it shows everything about that game. Say how your family
    plays, as far as you know, and it shows the nearest games with their options.

    \b
    Examples:
      rookery rules
      rookery rules tuxedo
      rookery rules five --json
      rookery rules --find buckeye
      rookery rules --players 4 --ones high --rook high --target 300
      rookery rules --sheet our-rules.txt
    """
    given = _answers(answers)
    says = words is not None or not given.is_empty
    if game is not None and says:
        raise click.UsageError("give GAME, or say what to find, not both")
    if sheet is not None:
        if game is not None or says:
            raise click.UsageError("--sheet reads what to find: it takes no GAME and no answers")
        _read(read_input(sheet), as_json=as_json)
        return
    if not given.is_empty:
        found = nearest_games(given, GAMES.values() if words is None else _named(words))
        _nearest(found, as_json=as_json)
        if not as_json and (open_ := open_questions(given, found)):
            click.echo(f"To tell these games apart, say --{open_[0].replace('_', '-')}, too.")
        return
    if words is not None:
        _find(words, as_json=as_json)
        return
    chosen = GAMES.values() if game is None else (named_game(game),)
    if as_json:
        games = {each.name: _as_object(each) for each in chosen}
        click.echo(
            json.dumps(games if game is None else next(iter(games.values())), ensure_ascii=False)
        )
    elif game is None:
        _list_games()
    else:
        _show_game(named_game(game))


def _answers(given: dict[str, Any]) -> Answers:
    try:
        return Answers(**given)
    except ValueError as error:
        raise click.UsageError(f"--{error}") from None


def _read(text: str, *, as_json: bool) -> None:
    """Print what a rule sheet seems to say, and the games that are nearest to that."""
    if len(text) > LONGEST:
        raise click.ClickException(f"a rule sheet has at most {LONGEST:,} characters")
    reading = read_sheet(text)
    answers, house_rules = settings_of(reading.claims)
    found = nearest_games(answers, GAMES.values(), house_rules)
    if as_json:
        nearest = [_found_object(each) for each in found[:SHOWN]]
        click.echo(json.dumps(asdict(reading) | {"nearest": nearest}, ensure_ascii=False))
        return
    _show_reading(reading)
    if reading.claims:
        click.echo("\nIf all of this is right, these games are the nearest:\n")
        _nearest(found, as_json=False)


def _show_reading(reading: Reading) -> None:
    """Print each setting beside its sentence, and the sentences that were not understood."""
    if not reading.claims:
        click.echo("Nothing in this text was recognised as a rule of Rook in English.")
    else:
        click.echo("Please check each of these against its sentence:\n")
    for it in reading.claims:
        click.echo(f"  {told(it.option, it.value)}")
        click.echo(click.wrap_text(f"“{it.sentence}”", 88, "      ", "      "))
    if reading.not_understood:
        click.echo("\nNot understood:\n")
        for sentence in reading.not_understood:
            click.echo(click.wrap_text(sentence, 88, "  ", "    "))


def _nearest(found: Sequence[Found], *, as_json: bool) -> None:
    """Print the nearest games, with the options to set."""
    shown = found[:SHOWN]
    if as_json:
        click.echo(json.dumps([_found_object(each) for each in shown], ensure_ascii=False))
        return
    for each in shown:
        options = [f"{name} {value_words(value)}" for name, value in each.options.items()]
        rules = f" with {', '.join(options)}" if options else ""
        click.echo(f"{each.game.title} ({each.game.name}){rules}")
        for line in each.differences or ("it fits all your answers",):
            click.echo(f"    {line}")
    best = found[0]
    chosen = "".join(f" --option {name}={value_words(v)}" for name, v in best.options.items())
    click.echo(f"\nPlay it: rookery play {best.game.name}{chosen}")


def _found_object(it: Found) -> dict[str, Any]:
    return {
        "name": it.game.name,
        "title": it.game.title,
        "options": dict(it.options),
        "differences": list(map(str, it.differences)),
    }


def _named(words: str) -> list[Preset]:
    """The games whose names resemble these words. Raises ClickException if there are none."""
    found = find_games(words, GAMES.values())
    if not found:
        raise click.ClickException(
            f"no game is called anything like {words[:40]!r}; `rookery rules` lists all games"
        )
    return found


def _find(words: str, *, as_json: bool) -> None:
    found = _named(words)
    if as_json:
        named = {each.name: _as_object(each) for each in found}
        click.echo(json.dumps(named, ensure_ascii=False))
        return
    _list(found)
    click.echo(f"\n`rookery rules {found[0].name}` shows how it is played, and its house rules.")


def _list_games() -> None:
    _list(GAMES.values())
    click.echo("\n`rookery rules GAME` shows how a game is played, and its house rules.")


def _list(games: Collection[Preset]) -> None:
    """Print each game in two lines: names and players, and how it differs from a similar game."""
    width = max(len(each.name) for each in games) + 2
    for each in games:
        told = each.differs or each.summary
        name = f"  {each.name}" if each.form_of else each.name
        click.echo(f"{name:{width}}  {each.title} · {players(each)}\n{'':{width}}  {told}")


def _show_game(it: Preset) -> None:
    click.echo(f"{it.title} · {players(it)}\n{it.summary}\n")
    for paragraph in map(ENGLISH.sentences, it.how_to):
        click.echo(click.wrap_text(paragraph, 88) + "\n")
    click.echo("House rules:")
    for name, option in it.described.items():
        values = f"{option.allowed_values}; usually {value_words(it.default(name))}"
        click.echo(f"\n  {name}  ({values})")
        click.echo(click.wrap_text(f"{option.sentence} ({option.source})", 88, "    ", "    "))
        for choice, words in zip(option.choices, option.choice_titles, strict=False):
            click.echo(click.wrap_text(f"{choice}: {words}", 88, "      ", "        "))
    sentences = advice(it)
    if sentences:
        click.echo("\nPlaying well:\n")
        for sentence in sentences:
            click.echo(click.wrap_text(str(sentence), 88, "  * ", "    "))
    _show_example(it)
    click.echo(f"\nSource: {it.source}.")


def _show_example(it: Preset) -> None:
    """Print the example of a game, if it has one."""
    shown = example(it.name)
    if shown is None:
        return
    click.echo("\nA deal, played by bots:\n")
    for step in shown.steps:
        if step.players:
            cards = zip(step.players, map(card_text, step.cards), strict=True)
            told = f"{', '.join(f'{who} {card}' for who, card in cards)}. {step.text}"
        else:
            told = f"{step.text[:-1]}: {cards_text(step.cards)}" if step.cards else step.text
        click.echo(click.wrap_text(told, 88, "  ", "  "))
    for side in shown.sides:
        who = listed([NAMES[seat] for seat in side.seats])
        sources = " + ".join(f"{name} {points}" for name, points in side.sources.items() if points)
        click.echo(f"  {who}: {sources or 'nothing'}. Score: {side.points}.")
    click.echo(f"  {shown.outcome}")


def players(it: Preset) -> str:
    """The numbers of players of a game, in words."""
    counts = sorted(it.by_seats)
    if counts == list(range(counts[0], counts[-1] + 1)) and len(counts) > 2:
        return f"{counts[0]} to {counts[-1]} players"
    return f"{' or '.join(map(str, counts))} players"


def value_words(value: OptionValue) -> str:
    """An option's value, written as on the command line."""
    if value is None:
        return "none"
    return str(value).lower() if isinstance(value, bool) else str(value)


def _as_object(it: Preset) -> dict[str, Any]:
    return {
        "title": it.title,
        "summary": str(it.summary),
        "how_to": [*map(ENGLISH.sentences, it.how_to)],
        "advice": list(map(str, advice(it))),
        "source": it.source,
        "seats": sorted(it.by_seats),
        "options": {
            name: {
                "kind": option.kind,
                "values": str(option.allowed_values),
                "choices": list(option.choices),
                "choice_titles": list(map(str, option.choice_titles)),
                "default": it.default(name),
                "sentence": str(option.sentence),
                "source": option.source,
            }
            for name, option in it.described.items()
        },
    }
