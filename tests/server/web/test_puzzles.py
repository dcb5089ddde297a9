"""Puzzles over HTTP: the list, one puzzle, the day's puzzle, and answers, without hidden cards."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime
from random import Random
from typing import Any

import pytest

from rookery.core.cards import CardSet
from rookery.core.match import Match
from rookery.core.moves import Move, Play
from rookery.games import GAMES
from rookery.language import ENGLISH
from rookery.puzzles import collection
from rookery.puzzles.puzzle import Puzzle, id_of
from rookery.puzzles.themes import THEMES
from rookery.records import cards_text, move_text, parse_move
from rookery.server.updates.puzzle_views import answered, puzzle_view
from rookery.table import protocol as p
from rookery.testing.path import Path, follow
from rookery.testing.swap import shown_to, swapped
from tests.puzzles.some import EVERY, first
from tests.server.serving import Serving
from tests.server.web.test_http_api import fault


def answer(server: Serving, puzzle: Puzzle, move: str) -> Any:
    return server.http.post(f"/api/puzzles/{puzzle.id}/answer", json={"move": move})


def test_the_list_has_every_puzzle_and_every_theme(server: Serving) -> None:
    found = server.http.get("/api/puzzles").json()
    assert [each["id"] for each in found["puzzles"]] == [it.id for it in EVERY]
    assert [each["name"] for each in found["themes"]] == list(THEMES)
    for each in found["puzzles"]:
        assert set(each) == {"id", "game", "difficulty", "themes"}


def test_the_list_is_chosen_by_a_query(server: Serving) -> None:
    for wanted in ({"theme": "duck"}, {"difficulty": "hard"}, {"game": "tuxedo", "theme": "build"}):
        found = server.http.get("/api/puzzles", params=wanted).json()["puzzles"]
        chosen = collection.chosen(EVERY, **wanted)
        assert [each["id"] for each in found] == [it.id for it in chosen]
        assert found


@pytest.mark.parametrize(
    ("query", "status", "code"),
    [("game=chess", 400, "unknown-game"), ("theme=fork", 404, "not-found")],
)
def test_a_wrong_query_is_refused(server: Serving, query: str, status: int, code: str) -> None:
    assert fault(server.http.get(f"/api/puzzles?{query}")) == (status, code)


@pytest.mark.parametrize("game", ["dixie", "tuxedo"])
def test_a_puzzle_is_what_its_seat_was_sent_at_a_table(server: Serving, game: str) -> None:
    puzzle = first(game)
    found = server.http.get(f"/api/puzzles/{puzzle.id}").json()
    update = found["update"]
    assert found["id"] == puzzle.id and found["title"] == GAMES[game].title
    assert update["table"]["you"] == puzzle.seat
    assert update["table"]["stage"] == "playing"
    view = puzzle.view()
    assert update["deal"]["legal"] == list(map(move_text, view.legal))
    assert set(update["deal"]["hand"]) == set(cards_text(view.hand).split())
    moved = [each for each in update["happened"] if each["what"] == "moved"]
    assert len(moved) == len(puzzle.record.deals[-1].moves)
    assert update["happened"][0]["what"] == "dealt"


def test_the_puzzle_of_the_day_is_that_of_the_date_in_utc(server: Serving) -> None:
    before = datetime.now(UTC).date()
    found = server.http.get("/api/puzzles/today").json()
    days = {before, datetime.now(UTC).date()}
    assert found["id"] in {collection.of_the_day(collection.puzzles(), day).id for day in days}


def test_an_unknown_puzzle_is_not_found(server: Serving) -> None:
    path = "/api/puzzles/no-such-puzzle"
    assert fault(server.http.get(path)) == (404, "no-puzzle")
    answer = server.http.post(f"{path}/answer", json={"move": "pass"})
    assert fault(answer) == (404, "no-puzzle")


def test_answers_are_judged_and_explained(server: Serving) -> None:
    puzzle = first("dixie", "follow")
    for move in puzzle.view().legal:
        found = answer(server, puzzle, move_text(move)).json()
        assert found["is_right"] == puzzle.is_right(move)
        assert found["right"] == list(puzzle.right)
        assert found["reason"] == ENGLISH.sentences(puzzle.reason) and found["told"]
        assert [each["move"] for each in found["values"]] == [it.move for it in puzzle.values]
        assert found["themes"] == list(puzzle.themes)


def test_an_illegal_answer_is_refused_with_the_reason(server: Serving) -> None:
    puzzle = first("dixie", "follow")
    view = puzzle.view()
    card = next(card for card in view.hand if Play(card) not in view.legal)
    refused = answer(server, puzzle, f"play {cards_text([card])}")
    assert fault(refused) == (400, "illegal-move")
    assert "follow" in refused.json()["message"]
    assert fault(answer(server, puzzle, "fly")) == (400, "illegal-move")


def path_of(puzzle: Puzzle) -> Path:
    """The path of a puzzle's last deal, in which tests exchange hidden cards."""
    match: Match[Any] = puzzle.match()
    deal = match.deals[-1]
    return follow(match.game, deal.deck, deal.dealer, deal.plies)


def with_path(puzzle: Puzzle, path: Path) -> Puzzle:
    """The puzzle with other hidden cards; all else, its id too, is made anew from its view."""
    deal = replace(
        puzzle.record.deals[-1],
        deck=cards_text(path.deck),
        moves=tuple(f"{seat} {move_text(move)}" for seat, move in path.plies),
    )
    record = replace(puzzle.record, deals=(*puzzle.record.deals[:-1], deal))
    other = replace(puzzle, record=record)
    return replace(other, id=id_of(other.match(), record, puzzle.seat))


def sent(puzzle: Puzzle, move: Move) -> bytes:
    """Everything that a client can be sent about a puzzle."""
    return p.encode([puzzle_view(puzzle), answered(puzzle, move)])


def swapped_ones(puzzle: Puzzle, rng: Random, wanted: int) -> Iterator[Puzzle]:
    """Variants of the puzzle in which two cards are exchanged that its seat has never seen."""
    path = path_of(puzzle)
    unseen = tuple(CardSet.of(path.game.pack) - shown_to(path, puzzle.seat))
    for _ in range(40 if len(unseen) > 1 else 0):
        other = swapped(path, puzzle.seat, *rng.sample(unseen, 2))
        if other is not None:
            yield with_path(puzzle, other)
            wanted -= 1
        if not wanted:
            return


@pytest.mark.parametrize("game", GAMES)
def test_hidden_cards_change_nothing_that_is_sent(game: str) -> None:
    rng, tried = Random(game), 0
    of_game = [it for it in EVERY if it.game == game]
    for puzzle in rng.sample(of_game, min(4, len(of_game))):
        move = parse_move(puzzle.right[0])
        before = sent(with_path(puzzle, path_of(puzzle)), move)
        for other in swapped_ones(puzzle, rng, 2):
            assert other.record != puzzle.record
            assert sent(other, move) == before, puzzle.id
            tried += 1
    assert tried


def test_a_planted_leak_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """If the moves of its record are shown uncensored, a puzzle tells what others have buried."""
    rng = Random(1)
    monkeypatch.setattr("rookery.server.updates.puzzle_views.seen_by", lambda viewer, ply: ply)
    buried = [it for it in EVERY if _has_burial_of_another(it)][:3]
    found = 0
    for puzzle in buried:
        move = parse_move(puzzle.right[0])
        before = sent(puzzle, move)
        found += any(sent(it, move) != before for it in swapped_ones(puzzle, rng, 20))
    assert found >= 1


def _has_burial_of_another(puzzle: Puzzle) -> bool:
    moves = puzzle.record.deals[-1].moves
    return any(" bury " in it and not it.startswith(f"{puzzle.seat} ") for it in moves)
