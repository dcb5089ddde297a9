"""How `replay` and `verify` report an invalid record."""

import json

import click

from rookery.records import BadRecord


def show_bad_record(number: int, error: BadRecord, *, as_json: bool) -> None:
    """Print the fault of one record among several; `number` counts from 1."""
    if as_json:
        fields = {
            "code": error.code,
            "deal": error.deal,
            "move": error.move,
            "message": error.reason,
        }
        click.echo(json.dumps({"ok": False, "error": fields}, ensure_ascii=False))
    else:
        click.echo(f"rookery: match {number}: {error} [{error.code}]", err=True)
