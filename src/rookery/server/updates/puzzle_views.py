"""Puzzles as messages: the view of the seat to move, and the verdict on an answer.

A puzzle's record has all cards, but its message is made only from the views of the seat, as at a
table. So no hidden card leaves the server, before or after the answer.
"""

from collections.abc import Iterator
from typing import Any

from msgspec import structs

from rookery import telling
from rookery.core.cards import Seat
from rookery.core.match import Match
from rookery.core.moves import Move, seen_by
from rookery.games import preset
from rookery.language import ENGLISH, Language
from rookery.puzzles.answering import answer
from rookery.puzzles.puzzle import Puzzle
from rookery.puzzles.themes import THEMES, sentence, title
from rookery.records import move_text
from rookery.server.updates.wire import deal_history, deal_view, sheet_view
from rookery.table import protocol as p
from rookery.telling.example import NAMES
from rookery.telling.spoken import Spoken
from rookery.telling.wording import Words


def listed(puzzle: Puzzle) -> p.PuzzleListed:
    """A puzzle in a list."""
    return p.PuzzleListed(puzzle.id, puzzle.game, puzzle.difficulty, puzzle.themes)


def themes(language: Language = ENGLISH) -> tuple[p.ThemeDescribed, ...]:
    """All themes."""
    return tuple(
        p.ThemeDescribed(name, language.words(title(name)), language.words(sentence(name)))
        for name in THEMES
    )


def puzzle_view(puzzle: Puzzle, language: Language = ENGLISH) -> p.PuzzleView:
    """A puzzle as its seat sees it."""
    match, seat = puzzle.match(), puzzle.seat
    names = NAMES[: match.game.seats]
    words, number = Spoken(names, seat, language), len(match.deals)
    view = match.game.view(match.deals[-1].state, seat)
    happened = tuple(_happened(match, seat, words))
    deal = structs.replace(deal_view(view, number, words), **deal_history(view))
    return p.PuzzleView(
        id=puzzle.id,
        game=puzzle.game,
        title=preset(puzzle.game).title,
        difficulty=puzzle.difficulty,
        update=p.Update(
            version=len(happened),
            is_fresh=True,
            happened=happened,
            table=_table(puzzle, match, names),
            deal=deal,
            sheet=sheet_view(match, Words(names, seat, language)),
        ),
    )


def _table(puzzle: Puzzle, match: Match[Any], names: tuple[str, ...]) -> p.TableView:
    seats = tuple(
        p.SeatView(name, "person" if seat == puzzle.seat else "bot", is_here=True)
        for seat, name in enumerate(names)
    )
    return p.TableView(
        code="",
        game=puzzle.game,
        title=preset(puzzle.game).title,
        options=dict(puzzle.record.options),
        stage="playing",
        you=puzzle.seat,
        seats=seats,
        sides=match.game.rules.fixed_sides,
        spectators=0,
        locked=True,
        listed=False,
        pace="normal",
        clock=0,
        commitment="",
        contributions=0,
    )


def _happened(match: Match[Any], seat: Seat, words: Spoken) -> Iterator[p.Happened]:
    """The last deal, move by move, in words for a seat."""
    game, deal, number = match.game, match.deals[-1], len(match.deals)
    state = match.state_before(number - 1, 0)
    view = game.view(state, seat)
    lines = telling.of(view).opening(words, view)
    yield p.Happened(
        1, "dealt", deal.dealer, told=(words.tell("deal-title", number=number), *lines)
    )
    for version, ply in enumerate(deal.plies, 2):
        state = game.apply(state, *ply)
        before, view = view, game.view(state, seat)
        seen = seen_by(seat, ply)
        told = tuple(telling.of(view).move_lines(words, before, seen, view))
        yield p.Happened(version, "moved", seen[0], move_text(seen[1]), told=told)


def answered(puzzle: Puzzle, move: Move, language: Language = ENGLISH) -> p.PuzzleAnswered:
    """The verdict on a legal move."""
    given = answer(puzzle, move)
    return p.PuzzleAnswered(
        move=given.move,
        is_right=given.is_right,
        told=language.words(given.told),
        right=puzzle.right,
        reason=language.sentences(puzzle.reason),
        values=tuple(p.MoveJudged(it.move, it.points, it.loss, it.error) for it in puzzle.values),
        themes=puzzle.themes,
    )
