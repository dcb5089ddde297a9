"""`rookery suite`: tests bots on positions with a known best play."""

import json
from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from random import Random
from typing import Any

import click

from rookery.arena.suite import Answer, Examination, Exercise, Share, examine, exercises
from rookery.bots import BOTS, Limits
from rookery.bots.own import trusted_bot
from rookery.cli.commands import Command
from rookery.cli.playing.position_in_words import position_lines
from rookery.cli.shared.house_rules import named_game
from rookery.cli.shared.jobs import executor_for, jobs_option, with_progress
from rookery.cli.shared.limits import chosen_limits, limit_options
from rookery.core.suggestion import suggestion
from rookery.language import ENGLISH
from rookery.telling.wording import listed


@click.command(cls=Command)
@click.argument("bots", nargs=-1, metavar="[BOT …]")
@click.option("--game", metavar="GAME", help="Use only the positions of this game.")
@click.option(
    "--tag", metavar="TAG", help="Use only positions with this tag, such as smear or count."
)
@click.option("--show", "shown", metavar="NAME", help="Show one position with its best play.")
@click.option(
    "--seed",
    default=0,
    show_default=True,
    help="With --nodes, the same seed gives the same answers.",
)
@limit_options
@jobs_option("work")
@click.option("--json", "as_json", is_flag=True, help="Print the result as one JSON object.")
def suite(
    bots: tuple[str, ...],
    game: str | None,
    tag: str | None,
    shown: str | None,
    seed: int,
    seconds: float | None,
    nodes: int | None,
    jobs: int,
    *,
    as_json: bool,
) -> None:
    """Test bots on positions with a known best play.

    The positions cover all games and phases. Whether a play is right depends on what its seat
    can know, not on the hidden cards. Without BOT, all bots are tested. A bot of your own is named
    module:Class.

    \b
    Examples:
      rookery suite
      rookery suite strong@0.2s --game dixie
      rookery suite steady strong --nodes 20000 --json
      rookery suite mybots:Miser --game three
      rookery suite --show dixie-4-last-trump-for-the-nest
    """
    if shown is not None:
        one = _named(shown)
        lines = list(_drawn(one))
        if as_json:
            click.echo(json.dumps({**_exercise(one), "shown": lines}, ensure_ascii=False))
        else:
            click.echo("\n".join(lines))
        return
    chosen = _chosen(game, tag)
    if not chosen and not as_json:
        click.echo("This game has no positions yet.")
        return
    limits = chosen_limits(seconds, nodes) or Limits()
    names = bots or tuple(BOTS)
    for named in names:
        trusted_bot(named, Random(seed), limits)
    examined = []
    with executor_for(jobs) as executor:
        for named in names:
            answers = examine(named, chosen, seed, limits, executor)
            with with_progress(answers, len(chosen), named) as progress:
                examined.append(Examination(named, tuple(progress)))
    if as_json:
        click.echo(json.dumps(_as_object(seed, examined), ensure_ascii=False))
    else:
        click.echo("\n".join(_report_lines(examined)))


def _named(name: str) -> Exercise:
    """The position with a name. Raises UsageError."""
    known = {each.name: each for each in exercises()}
    if name in known:
        return known[name]
    near = get_close_matches(name[:60], known, n=1)
    instead = f"did you mean {near[0]}?" if near else "`rookery suite --json` lists them"
    raise click.UsageError(f"there is no position {name[:60]!r}; {instead}")


def _chosen(game: str | None, tag: str | None) -> tuple[Exercise, ...]:
    """The positions of one game or all, with a tag. Raises UsageError if none has the tag."""
    every = exercises()
    of_game = None if game is None else named_game(game).name
    tags = sorted({each for it in every for each in it.tags})
    if tag is not None and tag not in tags:
        raise click.UsageError(f"there is no tag {tag[:40]!r}; {suggestion(tag, tags)}")
    candidates = [each for each in every if of_game in (None, each.record.game)]
    chosen = tuple(each for each in candidates if tag is None or tag in each.tags)
    if candidates and not chosen:
        raise click.UsageError("there is no position of this game with this tag")
    return chosen


def _as_object(seed: int, examined: Sequence[Examination]) -> dict[str, Any]:
    return {
        "seed": seed,
        "bots": [
            {
                "bot": each.bot,
                "total": _share(each.total()),
                "games": {name: _share(it) for name, it in each.by_game().items()},
                "phases": {name: _share(it) for name, it in each.by_phase().items()},
                "answers": [_answer(it) for it in each.answers],
            }
            for each in examined
        ],
    }


def _share(share: Share) -> dict[str, int]:
    return {"right": share.right, "of": share.of}


def _exercise(it: Exercise) -> dict[str, Any]:
    moves = {"right": it.right} if it.right else {"wrong": it.wrong}
    return {"name": it.name, "seat": it.seat, **moves, "reason": _reason(it), "tags": it.tags}


def _reason(it: Exercise) -> str:
    return ENGLISH.sentences((it.reason,))


def _answer(answer: Answer) -> dict[str, Any]:
    said = {"move": answer.move, "is_right": answer.is_right, "said": str(answer.reason)}
    return {**_exercise(answer.exercise), **said}


def _report_lines(examined: Sequence[Examination]) -> Iterable[str]:
    width = max(12, *(len(each.bot) + 2 for each in examined))
    yield " " * 14 + "".join(each.bot.rjust(width) for each in examined)
    yield _row("all", [each.total() for each in examined], width)
    for tables in ([it.by_game() for it in examined], [it.by_phase() for it in examined]):
        yield ""
        for name in tables[0]:
            yield _row(name, [table[name] for table in tables], width)
    for each in examined:
        if each.failures:
            yield f"\n{each.bot} gets wrong"
            yield from (line for answer in each.failures for line in _failure(answer))


def _row(name: str, shares: Sequence[Share], width: int) -> str:
    return name.ljust(14) + "".join(f"{it.right} of {it.of}".rjust(width) for it in shares)


def _failure(answer: Answer) -> Iterable[str]:
    it = answer.exercise
    yield f"  {it.name}: {answer.move} ({answer.reason or 'no reason'})"
    yield f"      {_right_play(it)}. {_reason(it)}"


def _right_play(it: Exercise) -> str:
    if it.right:
        return f"right: {listed(it.right, 'or')}"
    return f"wrong: {listed(it.wrong, 'or')}"


def _drawn(it: Exercise) -> Iterable[str]:
    """A position as the seat to move sees it, with the right play and its reason."""
    yield from position_lines(it.name, it.record, it.seat, it.view())
    yield ""
    yield f"{_right_play(it)[0].upper()}{_right_play(it)[1:]}."
    yield _reason(it)
    yield f"({', '.join(it.tags)}; checked by {json.dumps(it.checked)})"
