"""`rookery verify`: checks the proof that a match was dealt by the promised shuffle."""

import json
import re
from collections.abc import Sequence

import click

from rookery.cli.commands import Command
from rookery.cli.playing.replay import shown_names
from rookery.cli.shared.bad_records import show_bad_record
from rookery.cli.shared.files import read_input
from rookery.core.cards import Seat
from rookery.core.shuffle import HEX_OF_32_BYTES, is_contribution
from rookery.games import preset
from rookery.records import BadRecord, MatchRecord, read_matches
from rookery.records.proof import Proof, compare
from rookery.records.proof import verify as verify_record
from rookery.telling.wording import counted, listed


def _read_commitment(
    _context: click.Context, _parameter: click.Parameter, text: str | None
) -> str | None:
    if text is None:
        return None
    commitment = text.strip().lower()
    if not HEX_OF_32_BYTES.fullmatch(commitment):
        raise click.BadParameter("a commitment is 32 bytes in hex, 64 digits")
    return commitment


def _read_contributions(
    _context: click.Context, _parameter: click.Parameter, texts: Sequence[str]
) -> dict[Seat, str]:
    contributions: dict[Seat, str] = {}
    for seat, given in map(_contribution, texts):
        if contributions.setdefault(seat, given) != given:
            raise click.BadParameter(f"seat {seat} is given twice, with different contributions")
    return contributions


def _contribution(text: str) -> tuple[Seat, str]:
    seat, equals, given = (part.strip() for part in text.lower().partition("="))
    if not (equals and re.fullmatch("[0-9]{1,3}", seat) and is_contribution(given)):
        raise click.BadParameter("a contribution is SEAT=HEX: a number from 0, and 1 to 32 bytes")
    return int(seat), given


@click.command(cls=Command)
@click.argument("file")
@click.option(
    "--commitment",
    "shown",
    metavar="HEX",
    callback=_read_commitment,
    help="Compare with the commitment that you were shown before the first card.",
)
@click.option(
    "--contribution",
    "given",
    multiple=True,
    metavar="SEAT=HEX",
    callback=_read_contributions,
    help="Compare with what a seat (from 0) contributed; nothing after = means that it contributed "
    "nothing. May be repeated.",
)
@click.option(
    "--json", "as_json", is_flag=True, help="Print one JSON object per match, each on a line."
)
def verify(file: str, shown: str | None, given: dict[Seat, str], *, as_json: bool) -> int:
    """Check that the shuffle of a match was fair.

    FILE has one record, or several as JSON Lines; - is standard input. The secret in a record must
    match the commitment made before the first card, and together with the contributions of the
    players it must give the first dealer, every deck and every cut. Moves and points are checked as
    by `rookery replay`. After all matches, the exit code is 2 if any of them was wrong.

    \b
    Examples:
      rookery verify match.json
      rookery verify match.json --contribution 0=c0ffee
      rookery verify matches.jsonl --json
    """
    bad = 0
    for number, record in enumerate(read_matches(read_input(file)), start=1):
        try:
            if isinstance(record, BadRecord):
                raise record
            proof = verify_record(record)
            compare(proof, shown, given)
        except BadRecord as error:
            bad += 1
            show_bad_record(number, error, as_json=as_json)
        else:
            text = _as_json(record, proof) if as_json else _in_words(record, proof, shown, given)
            click.echo(text)
    return 2 if bad else 0


def _as_json(record: MatchRecord, proof: Proof) -> str:
    fields = {
        "ok": True,
        "game": record.game,
        "commitment": proof.commitment,
        "deals": proof.deals,
        "contributions": len(proof.contributors),
    }
    return json.dumps(fields, ensure_ascii=False)


def _in_words(record: MatchRecord, proof: Proof, shown: str | None, given: dict[Seat, str]) -> str:
    """The proof in words: what was checked, and what only a player can check."""
    lines = [
        f"{preset(record.game).title}: the shuffle is proven.",
        f"  Commitment {proof.commitment}",
        "    It is the SHA-256 of the secret, "
        + ("and the one that you were shown." if shown else "as it should be."),
        f"  {_cards_words(proof)}",
        "  Contributions:",
    ]
    for seat, name in enumerate(shown_names(record.players)):
        mine = ", as you say" if seat in given else ""
        lines.append(f"    seat {seat}, {name}: {proof.contributions[seat] or 'none'}{mine}")
    if not proof.contributors:
        lines.append("    Nobody contributed: whoever chose the secret chose the cards with it.")
    lines.append("  The moves, points and totals are right.")
    if not shown:
        lines.append(
            "  Is this the commitment that you were shown before the first card? "
            "--commitment compares it."
        )
    return "\n".join(lines) + "\n"


def _cards_words(proof: Proof) -> str:
    if not proof.deals:
        return "No deal was begun: there are no cards to check."
    what = ["the first dealer", counted(proof.deals, "deck")]
    if proof.cuts:
        what.append(counted(proof.cuts, "cut"))
    return f"{listed(what).capitalize()} follow from the secret and the contributions."
