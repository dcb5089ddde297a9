"""The work of `rookery database`, and the printing of its results."""

import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import Any

import click

from rookery.server.checking import Report
from rookery.server.database.database import default_url
from rookery.server.operating import upkeep
from rookery.telling.wording import counted

SOUND, DAMAGED = 0, 1
"""Exit codes of `rookery database check`."""


def backup(url: str | None, file: Path, *, replaces: bool, as_json: bool) -> int:
    """Back up a database; return the exit code."""
    report = upkeep.back_up(url or default_url(), file, replaces=replaces)
    return _say_what_is_in(str(file), {"file": str(file)}, report, as_json=as_json)


def restore(url: str | None, file: Path, *, despite_damage: bool, as_json: bool) -> int:
    """Restore a database; return the exit code."""
    done = upkeep.restore(url or default_url(), file, despite_damage=despite_damage)
    kept = None if done.kept is None else str(done.kept)
    text = f"{done.path} has {_size(done.report)} now, from {file}."
    if kept is not None:
        text += f"\nWhat was there before is in {kept}."
    result = {"database": str(done.path), "before": kept} | _json_of(done.report)
    _say(result, text, as_json=as_json)
    return SOUND if done.report.is_sound else DAMAGED


def copy(url: str | None, target: str, *, as_json: bool) -> int:
    """Copy a database into another; return the exit code."""
    with _progress("Copying") as show:
        place, report = upkeep.copy(url or default_url(), target, show)
    return _say_what_is_in(f"{place[0].upper()}{place[1:]}", {}, report, as_json=as_json)


def check(url: str | None, *, as_json: bool) -> int:
    """Check a database; return the exit code."""
    report = upkeep.examine(url or default_url())
    lines = _faults(report) or [f"All is well: {_size(report)}."]
    lines += [f"Earlier: {note}" for note in report.notes]
    _say(_json_of(report), "\n".join(lines), as_json=as_json)
    return SOUND if report.is_sound else DAMAGED


def migrate(url: str | None, *, has_backup: bool, as_json: bool) -> int:
    """Migrate a database; return the exit code."""
    done = upkeep.migrate(url or default_url(), has_backup=has_backup)
    if done is None:
        _say({"migrated": False}, "The database has the newest layout already.", as_json=as_json)
        return SOUND
    text = f"The database was migrated from layout {done.before} to {done.after}."
    kept = None if done.backup is None else str(done.backup)
    if kept is not None:
        text += f"\nA backup of the old one is {kept}."
    result = {"migrated": True, "from": done.before, "to": done.after, "backup": kept}
    _say(result, text, as_json=as_json)
    return SOUND


def forget(url: str | None, what: str, *, as_json: bool) -> int:
    """Remove names; return the exit code."""
    removal = upkeep.forget_name_or_table(url or default_url(), what)
    done, waiting = removal.done, removal.in_play
    lines = [f"Removed from {counted(len(done.tables), 'table')}: {what}."] if done.tables else []
    if removal.results:
        lines.append(f"Removed from {counted(removal.results, 'result')} of tables that are gone.")
    if waiting:
        text = ", ".join(waiting)
        lines.append(f"Not yet removed, since the match is not over: {text}. Try again later.")
    if done.tables:
        lines.append("A running server may show what it has in memory for ten minutes more.")
        lines.append("Backups made before still have it.")
    result = {"tables": done.tables, "texts": done.texts, "not_over": waiting}
    result["results"] = removal.results
    _say(result, "\n".join(lines), as_json=as_json)
    return SOUND


def results(url: str | None, *, all_again: bool, as_json: bool) -> int:
    """Make results from the events; return the exit code."""
    with _progress("Counting") as show:
        done = upkeep.count_again(url or default_url(), all_again=all_again, report=show)
    text = f"{counted(done.kept, 'result')} made"
    if done.left_out:
        text += f"; {counted(done.left_out, 'closed table')} without a match that was played"
    _say({"kept": done.kept, "left_out": done.left_out}, f"{text}.", as_json=as_json)
    return SOUND


@contextmanager
def _progress(label: str) -> Iterator[Callable[[int, int], None]]:
    """Show a progress bar on a terminal. Yields a function of the amount done and the total."""
    is_watched = sys.stderr.isatty()
    with click.progressbar(length=1, label=label, file=sys.stderr, hidden=not is_watched) as bar:

        def show(done: int, whole: int) -> None:
            bar.length = whole
            bar.update(done - bar.pos)

        yield show


def ratings(url: str | None, *, all_again: bool, as_json: bool) -> int:
    """Rate the unrated results, or all results again; return the exit code."""
    done = upkeep.rate(url or default_url(), all_again=all_again)
    text = f"{counted(done.results, 'result')} rated: {counted(done.ratings, 'rating')}."
    _say(asdict(done), text, as_json=as_json)
    return SOUND


def _say(result: dict[str, Any], text: str, *, as_json: bool) -> None:
    click.echo(json.dumps(result) if as_json else text)


def _say_what_is_in(copy: str, fields: dict[str, Any], report: Report, *, as_json: bool) -> int:
    """Print the contents and faults of a copy; return the exit code."""
    text = "\n".join([f"{copy} has {_size(report)}.", *_faults(report)])
    _say(fields | _json_of(report), text, as_json=as_json)
    return SOUND if report.is_sound else DAMAGED


def _json_of(report: Report) -> dict[str, Any]:
    return {"sound": report.is_sound} | asdict(report)


def _size(report: Report) -> str:
    return f"{counted(report.tables, 'table')} with {counted(report.events, 'event')}"


def _faults(report: Report) -> list[str]:
    """The faults of a database, one per line."""
    lines = [f"The file: {fault}" for fault in report.file]
    for damage in report.damaged:
        at = "" if damage.seq is None else f"event {damage.seq} "
        lines.append(f"Table {damage.table}: {at}{damage.reason}")
    if report.loss is not None:
        lines.append(f"The whole log: {report.loss}")
    if report.missing > 0:
        lines.append(f"The whole log: {counted(report.missing, 'event')} missing")
    if lines:
        sound = report.tables - len({damage.table for damage in report.damaged})
        lines.append(f"The other {counted(sound, 'table')} can be used.")
    return lines
