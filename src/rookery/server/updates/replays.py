"""Replays: finished deals, step by step, with all cards open."""

from collections.abc import Iterator
from typing import Any

from rookery import telling
from rookery.core.match import Deal, Match
from rookery.core.moves import Hold, Ply
from rookery.games import preset
from rookery.language import ENGLISH, Language
from rookery.records import BadText, card_text, parse_ply, ply_text
from rookery.server.updates.origins import boards_view, practice_view
from rookery.server.updates.wire import deal_view, open_hands, open_nest, sheet_view
from rookery.table import protocol as p
from rookery.table.refusal import Refusal
from rookery.table.table import Table
from rookery.telling.sheet import deal_line, points_line
from rookery.telling.spoken import Spoken
from rookery.telling.tricks import cut_line
from rookery.telling.wording import Words


def match_view(table: Table, *, can_verify: bool, language: Language = ENGLISH) -> p.ReplayMatch:
    """The match of a replay, the number of its finished deals, and the seats of bots."""
    match, chairs = table.match, enumerate(table.chairs)
    return p.ReplayMatch(
        code=table.code,
        game=table.game,
        title=preset(table.game).title,
        options=dict(table.options),
        players=table.names,
        deals=sum(deal.points is not None for deal in match.deals),
        is_over=match.is_over,
        sheet=sheet_view(match, Words(table.names, None, language)),
        can_verify=can_verify,
        pack=tuple(map(card_text, match.game.pack)),
        bots=tuple(seat for seat, chair in chairs if chair.kind == "bot" or chair.is_bot),
        portraits=tuple(chair.portrait for chair in table.chairs),
        practice=practice_view(table),
        boards=boards_view(table),
    )


def deal_steps(
    match: Match[Any], number: int, names: tuple[str, ...], language: Language = ENGLISH
) -> p.ReplayDeal | None:
    """Every position of a deal; `number` counts from 1. None unless the deal is finished."""
    if not 1 <= number <= len(match.deals) or match.deals[number - 1].points is None:
        return None
    steps = tuple(_steps(match, match.deals[number - 1], number, Spoken(names, None, language)))
    return p.ReplayDeal(number, steps)


def line_steps(
    match: Match[Any],
    number: int,
    asked: p.AskLine,
    names: tuple[str, ...],
    language: Language = ENGLISH,
) -> p.ReplayDeal | None:
    """A finished deal, continued differently: the position before a ply, and after each move.

    `number` counts from 1. None unless the deal is finished. Raises IllegalMove. Raises Refusal if
    a text is not a move, or if the deal has no such ply.
    """
    if not 1 <= number <= len(match.deals) or match.deals[number - 1].points is None:
        return None
    plies = len(match.deals[number - 1].plies)
    if asked.before > plies:
        raise Refusal("no-moment", f"this deal has {plies} moves")
    game, words = match.game, Spoken(names, None, language)
    state = match.state_before(number - 1, asked.before)
    view = game.view(state, None)
    steps = [_step(None, (), state, view, number, words)]
    for text in filter(None, asked.moves.split(",")):
        seat, move = _ply(text)
        state = game.apply(state, seat, move)
        before, view = view, game.view(state, None)
        told = _told(words, before, (seat, move), view)
        steps.append(_step(ply_text((seat, move)), told, state, view, number, words))
    return p.ReplayDeal(number, tuple(steps))


def _ply(text: str) -> Ply:
    try:
        return parse_ply(text.strip())
    except BadText as error:
        raise Refusal("bad-message", str(error)) from None


def _steps(
    match: Match[Any], deal: Deal[Any], number: int, words: Spoken
) -> Iterator[p.ReplayStep]:
    game = match.game
    state = match.state_before(number - 1, 0)
    view = game.view(state, None)
    yield _step(None, tuple(telling.of(view).opening(words, view)), state, view, number, words)
    for seat, move in deal.plies:
        state = game.apply(state, seat, move)
        before, view = view, game.view(state, None)
        told = _told(words, before, (seat, move), view)
        yield _step(ply_text((seat, move)), told, state, view, number, words)
    if deal.cut is not None:
        state = game.cut(state, deal.cut)
        view = game.view(state, None)
        yield _step(None, (cut_line(words, view),), state, view, number, words)
    told = (f"{deal_line(match, deal, words)}.", points_line(deal, words))
    yield _step(None, told, state, view, number, words)


def _told(words: Spoken, before: Any, ply: Ply, after: Any) -> tuple[str, ...]:
    """The lines about a move. A declined orange has a line, too; during the deal it is secret."""
    if isinstance(ply[1], Hold):
        return (words.tell("orange-let-go", ply[0]),)
    return tuple(telling.of(after).move_lines(words, before, ply, after))


def _step(
    move: str | None, told: tuple[str, ...], state: Any, view: Any, number: int, words: Spoken
) -> p.ReplayStep:
    deal = deal_view(view, number, words)
    return p.ReplayStep(move, told, deal, open_hands(state), open_nest(state))
