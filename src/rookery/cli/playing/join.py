"""`rookery join`: seat a bot at a table of any server."""

import asyncio
import json
import shlex
from random import SystemRandom
from typing import Any

import click

from rookery.bots.base import BotFault
from rookery.bots.own import trusted_bot
from rookery.bots.registry import named
from rookery.cli.commands import Command
from rookery.client.links import parse_link
from rookery.client.player import Player
from rookery.client.seat import Result, Wishes

_LONGEST_NAME = 20


@click.command(cls=Command)
@click.argument("link")
@click.option(
    "--bot",
    "bot_name",
    required=True,
    metavar="BOT",
    help="A bot of Rookery's, such as strong@0.5s, or your own: module:Class or file.py:Class.",
)
@click.option("--name", metavar="NAME", help="Its name at the table; by default its class.")
@click.option("--seat", type=click.IntRange(0, 5), metavar="N", help="The seat it takes, from 0.")
@click.option("--json", "as_json", is_flag=True, help="Print only the result, as a JSON object.")
def join(link: str, bot_name: str, name: str | None, seat: int | None, *, as_json: bool) -> None:
    """Seat a bot at a table on any Rookery server.

    LINK is the invitation that the page shows, or the personal link of your seat, where the bot
    then plays for you. Without --seat, the bot takes an open seat or, if there is none, the seat of
    a bot of the server. The others see that a bot plays there. What people write is printed. The
    bot stays for another match if somebody asks for one within a minute. Ctrl-C gives up the seat;
    the seat of a personal link stays yours.

    \b
    Examples:
      rookery join http://localhost:8765/t/k3vq9xw2ab --bot mybots:Miser
      rookery join http://localhost:8765/t/k3vq9xw2ab --bot strong@1s --name Deep --seat 2
      rookery join 'http://localhost:8765/t/k3vq9xw2ab#s=9f0c4e2ab7d1' --bot mybot.py:MyBot
    """
    where = parse_link(link)
    if where.secret is not None and seat is not None:
        raise click.UsageError("a personal link already has its seat: leave out --seat")
    bot = trusted_bot(bot_name, SystemRandom())
    called = name if name is not None or where.secret is not None else _usual_name(bot_name)
    tell = _quiet if as_json else click.echo
    player = Player(where, bot, Wishes(called, seat), tell=tell)
    try:
        how = asyncio.run(player.play())
    except BotFault:
        if player.link.secret is not None:
            again = shlex.join(["rookery", "join", str(player.link), "--bot", bot_name])
            click.echo(f"The seat is kept. To continue with a mended bot:\n  {again}", err=True)
        raise
    if as_json:
        click.echo(json.dumps(_as_object(how, player), ensure_ascii=False))
    else:
        for result in player.results:
            click.echo(_result_line(result))


def _quiet(line: str) -> None:
    """Print nothing."""


def _usual_name(bot_name: str) -> str:
    """The default name of a bot at a table: its class's name, or the built-in bot's."""
    name = named(bot_name).name.rpartition(":")[2]
    return (name[0].upper() + name[1:])[:_LONGEST_NAME]


def _result_line(result: Result) -> str:
    winners = " and ".join(result.names[seat] for seat in result.winners) or "nobody"
    points = ", ".join(
        f"{name} {total}" for name, total in zip(result.names, result.totals, strict=True)
    )
    return f"The match at table {result.table} is over. {winners} won. Points: {points}."


def _as_object(how: str, player: Player) -> dict[str, Any]:
    """How the play ended, and the results of its matches, as a JSON object."""
    return {
        "ended": how,
        "matches": [
            {
                "table": it.table,
                "game": it.game,
                "seat": it.seat,
                "names": list(it.names),
                "totals": list(it.totals),
                "winners": list(it.winners),
            }
            for it in player.results
        ],
    }
