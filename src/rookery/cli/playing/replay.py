"""`rookery replay`: check records move by move, and print their score sheets."""

import json
from typing import Any

import click

from rookery.cli.commands import Command
from rookery.cli.shared.bad_records import show_bad_record
from rookery.cli.shared.files import read_input
from rookery.core.match import Match
from rookery.games import preset
from rookery.records import BadRecord, MatchRecord, read_matches
from rookery.records import replay as replay_record
from rookery.telling.sheet import race, score_sheet
from rookery.telling.wording import Words, counted, listed


@click.command(cls=Command)
@click.argument("file")
@click.option(
    "--json", "as_json", is_flag=True, help="Print one JSON object per match, each on a line."
)
@click.pass_context
def replay(context: click.Context, file: str, *, as_json: bool) -> int:
    """Check records move by move, and print score sheets.

    FILE has one record, or several as JSON Lines; - is standard input. The points, totals and
    winners in a record are checked against the rules. A redacted record, which hides cards, is
    shown but not checked. After all matches, the exit code is 2 if any of them was wrong.

    \b
    Examples:
      rookery replay match.json
      rookery simulate dixie --matches 3 --out - | rookery replay - --json
    """
    bad = 0
    for number, record in enumerate(read_matches(read_input(file)), start=1):
        try:
            if isinstance(record, BadRecord):
                raise record
            match = replay_record(record)
        except BadRecord as error:
            bad += 1
            show_bad_record(number, error, as_json=as_json)
            if isinstance(record, MatchRecord) and error.code == "redacted" and not as_json:
                _show_claims(record)
        else:
            _show_match(record, match, as_json=as_json)
    return 2 if bad else 0


def _show_match(record: MatchRecord, match: Match[Any], *, as_json: bool) -> None:
    if as_json:
        fields = {
            "ok": True,
            "game": record.game,
            "points": [list(deal.points) for deal in match.deals if deal.points is not None],
            "totals": list(match.totals),
            "winners": list(match.winners),
        }
        click.echo(json.dumps(fields, ensure_ascii=False))
        return
    words = Words(shown_names(record.players), me=None)
    click.echo(f"{preset(record.game).title}: {listed(words.names)}")
    for line in (*score_sheet(match, words), "", *race(match, words)):
        click.echo(line)
    click.echo(_ending(match, words) + "\n")


def _show_claims(record: MatchRecord) -> None:
    """Print the moves and points in a redacted record, without checking them."""
    names = shown_names(record.players)
    click.echo(f"{record.game}: {listed(names)}")
    for number, deal in enumerate(record.deals):
        dealer = names[deal.dealer] if 0 <= deal.dealer < len(names) else f"seat {deal.dealer}"
        points = "unfinished" if deal.points is None else f"points {list(deal.points)}"
        click.echo(f"  deal {number}: {dealer} deals, {counted(len(deal.moves), 'move')}, {points}")
        for move in deal.moves:
            click.echo(f"    {_one_line(move)}")
    click.echo(f"  totals {list(record.totals)}, not verified")


def _one_line(text: str) -> str:
    return "".join(char for char in text if char.isprintable())[:80]


def shown_names(players: tuple[str, ...]) -> tuple[str, ...]:
    """The players' names, shortened to fit a line; equal names get their seats appended."""
    names = [_one_line(name)[:20] for name in players]
    return tuple(
        f"{name} {seat}" if names.count(name) > 1 or not name else name
        for seat, name in enumerate(names)
    )


def _ending(match: Match[Any], words: Words) -> str:
    if match.winners:
        names = listed([words.names[seat] for seat in match.winners])
        return f"{names} won."
    return "The match is unfinished." if match.current else "Nobody has won yet."
