"""Every lesson of the package is played through, with every wrong try, and its answers are true."""

import re
from collections.abc import Mapping
from typing import Any

import pytest

from rookery.core.cards import Card
from rookery.core.errors import IllegalMove
from rookery.core.moves import Bid, Bury, Move, NameTrump, Pass, Play, ShootSun, Take, Trail
from rookery.fishing.view import FishingView
from rookery.games import GAMES
from rookery.language import ENGLISH
from rookery.language.catalogue import catalogue
from rookery.lessons import Lesson, answer_to, coached, shelf
from rookery.lessons.facts import FACTS, facts, friends, name_of
from rookery.lessons.reading import check
from rookery.testing.moves import conceivable
from rookery.tricks.view import TrickView
from tests.lessons.walks import Moment, moments

NAMES = ("You", "Ben", "Cleo", "Dan", "Eve", "Fay")
JUDGED = {"as-good", "better", "costs", "allowed", "not-this-orange", "then"}
"""The answers that state no fact."""

LESSONS = list(shelf().values())
every_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=lambda it: it.name)


def test_a_game_with_lessons_begins_with_a_guided_first_deal() -> None:
    taught = [game for game in GAMES if any(lesson.game == game for lesson in LESSONS)]
    assert len(taught) > 20  # a new game may have none yet; see CONTRIBUTING.md
    for game in taught:
        first = next(lesson for lesson in LESSONS if lesson.game == game)
        assert first.name == f"{game}/first"
        assert first.made == 0
        assert 4 <= first.minutes <= 6
        assert len(first.steps) >= 6
    for game in ("tuxedo", "dixie", "three", "five"):
        assert len([lesson for lesson in LESSONS if lesson.game == game]) == 4


@every_lesson
def test_a_lesson_is_played_through_and_all_that_is_said_is_true(lesson: Lesson) -> None:
    check(lesson)
    steps = set()
    for it in moments(lesson):
        said = coached(lesson, it.view, it.ply, NAMES[: it.game.seats])
        assert said.ask and not said.is_done
        assert 1 <= said.step <= said.steps == len(lesson.steps)
        steps.add(said.step)
        answers = {
            move: None if answer is None else ENGLISH.sentences([answer])
            for move in it.view.legal
            for answer in [answer_to(lesson, it.view, it.ply, move)]
        }
        check_answers(it, answers)
        check_costs(it, answers)
        told = ENGLISH.sentences((*said.after, *said.say, *said.ask))
        for text in (told, *filter(None, answers.values())):
            check_seen(it, text)
    assert steps == set(range(1, len(lesson.steps) + 1))
    game = GAMES[lesson.game].game(lesson.options)
    state = game.start(lesson.deck, lesson.dealer)
    for seat, move in lesson.plies:
        state = game.apply(state, seat, move)
    last = coached(lesson, game.view(state, lesson.seat), len(lesson.plies), NAMES)
    assert last.is_done and last.say == (lesson.end,) and last.step == 0


def check_answers(it: Moment, answers: Mapping[Move, str | None]) -> None:
    """Right moves pass, other legal ones get true answers, and illegal ones the rule they break."""
    assert it.right
    for move, answer in answers.items():
        assert (answer is None) == (move in it.right)
        for fact in facts(it.view, move, it.right[0]):
            check_fact(it, name_of(fact), dict(fact.arguments), move, it.right[0])
    for move in conceivable(it.game):
        assert move in answers or why_illegal(it, move)


def check_costs(it: Moment, answers: Mapping[Move, str | None]) -> None:
    """A cost that is named is the one that a long search found."""
    best = it.right[0]
    assert all(it.step.worth.get(best, 0.0) >= points - 3 for points in it.step.worth.values())
    for move, points in it.step.worth.items():
        if told := re.search(r"costs about (\d+) point", answers.get(move) or ""):
            assert int(told[1]) == round(it.step.worth[best] - points) >= 1


def check_seen(it: Moment, text: str) -> None:
    """No text of the coach names a card that the learner has not seen at that moment."""
    for card in named(it, text):
        called = re.search(r"[Cc]alls? the", text)
        assert card in it.view.seen or called, (text, card)


def why_illegal(it: Moment, move: Move) -> str:
    """Why the rules do not allow a move; empty if they do, as with a capture grouped otherwise."""
    try:
        it.game.apply(it.state, it.view.seat or 0, move)
    except IllegalMove as illegal:
        return str(illegal.reason)
    return "allowed"


def named(it: Moment, text: str) -> list[Card]:
    found = []
    for card in it.game.pack:
        name = f"{card.suit.name.lower()} {card.rank}"
        if re.search(rf"\b{name}\b", text):
            found.append(card)
    return found


def check_fact(it: Moment, fact: str, words: dict[str, Any], move: object, best: object) -> None:
    """Check a fact against the rules, without the code that stated it."""
    assert fact in FACTS
    view = it.view
    if isinstance(view, FishingView):
        _check_fishing(view, fact, words, move, best)
        return
    assert isinstance(view, TrickView)
    match fact, move, best:
        case ("passes", Pass(), Bid()):
            after = it.game.apply(it.state, view.seat or 0, Pass())
            assert view.seat not in it.game.actors(after)
        case ("bids", _, Pass()):
            named = ("points", move.amount) if isinstance(move, Bid) else ("sun", 0)
            assert (words["bid"], words["amount"]) == named
        case ("higher", ShootSun(), Bid()):
            assert words["bid"] == "sun"
        case ("higher", Bid(amount), Bid(enough)):
            assert amount > enough
        case ("lower", Bid(amount), Bid(enough)):
            assert amount < enough
        case ("buries-counter", Bury(card=Card() as card), _):
            assert view.rules.points_of[card] == int(words["points"]) > 0
        case ("buries-trump", Bury(card=Card() as card), _):
            assert view.trump is not None and card in view.rules.orders[view.trump].trumps
        case ("buries-top", Bury(card=Card() as card), _):
            always = view.rules.always_trump
            same = [it for it in view.rules.pack if it.suit == card.suit and it not in always]
            ranks = view.rules.ranks
            assert card.rank == max((it.rank for it in same), key=ranks.index)
        case ("buries-long", Bury(card=Card() as card), _):
            assert sum(it.suit == card.suit for it in view.hand) == int(words["held"]) >= 5
        case ("names-shorter", NameTrump(), NameTrump()):
            assert int(words["held"]) < int(words["most"])
        case (_, Play(card), Play(other)):
            _check_play(it, view, fact, card, other)
        case _:
            raise AssertionError(f"{fact} is no fact of {move}")


def _check_play(it: Moment, view: TrickView, fact: str, card: Card, best: Card) -> None:
    """Check a fact of a play by the trick as it stands after the play."""
    order = view.rules.orders[view.trump]  # type: ignore[index]  # tricks are played with a trump
    points = view.rules.points_of

    def winner(played: Card) -> int:
        cards = (*view.trick, played)
        strongest = max(
            (
                one
                for one in cards
                if order.suit_of[one] == order.suit_of[cards[0]] or one in order.trumps
            ),
            key=order.strength.__getitem__,
        )
        return cards.index(strongest)

    own = len(view.trick)
    if fact == "leads-counter":
        assert points[card] and not view.trick
        return
    before = view.players[order.winner(view.trick)]
    friend = friends(view, before)
    match fact:
        case "gives":
            assert friend is False and winner(card) != own and points[card]
        case "overtakes":
            assert friend and winner(card) == own and winner(best) != own
        case "keeps":
            assert friend and winner(card) != own and points[best] and not points[card]
        case "loses":
            assert friend is False and winner(card) != own and winner(best) == own
        case "spends":
            assert winner(card) == winner(best) == own
            assert order.strength[card] > order.strength[best]
        case "wastes":
            assert winner(card) != own and winner(best) != own
            assert order.strength[card] > order.strength[best]
        case _:
            raise AssertionError(fact)


def _check_fishing(
    view: FishingView, fact: str, words: dict[str, Any], move: object, best: object
) -> None:
    centre = {card for pile in view.centre for card in pile.cards}
    match fact:
        case "misses-orange":
            assert view.orange is not None
        case "misses-sweep":
            assert isinstance(best, Take) and set(best.taken) == centre
        case "misses-red-and-yellow":
            assert isinstance(best, Take)
            assert {"RED", "YELLOW"} <= {card.suit.name for card in best.taken}
        case "takes-less":
            assert isinstance(best, Take) and isinstance(move, Take)
            assert len(list(move.taken)) == int(words["taken"]) < int(words["most"])
        case "trails-five":
            assert isinstance(move, Trail) and move.card.rank == 5
        case "trails":
            assert isinstance(move, Trail) and not isinstance(best, Trail)
        case "builds":
            assert type(move).__name__ == "Build"
        case _:
            raise AssertionError(fact)


def test_every_fact_has_a_text_and_every_text_a_fact() -> None:
    start = "coach-answer-"
    ids = [it for it in catalogue("en").entries if it.startswith(start)]
    answers = {it.removeprefix(start) for it in ids}
    assert answers - JUDGED == set(FACTS)
