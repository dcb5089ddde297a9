"""The coach at a table: a lesson is played through by commands, with wrong tries."""

from random import Random

import pytest
from msgspec import structs

from rookery.core.moves import CallOrange
from rookery.games import GAMES
from rookery.language import ENGLISH, PSEUDO, language
from rookery.lessons import Lesson, answer_to, lesson, shelf
from rookery.messages import coach
from rookery.records import move_text
from rookery.server.updates.answers import hinted, in_words_of
from rookery.server.updates.feed import Feed
from rookery.table import events as ev
from rookery.table import protocol as p
from rookery.table.asking.coach import coached_at, given_of, hint_of, lesson_of
from rookery.table.authority import Authority
from rookery.table.folding import folded
from rookery.table.refusal import Refused
from rookery.table.seating.practice import Practice, given_ply
from rookery.table.table import OVER
from tests.table.tables import Sitting, entropy

QUICK = ("tuxedo/first", "tuxedo/orange", "dixie/first", "three/bidding", "call-partner/first")
"""Lessons of each kind of game for the quick run; tests/lessons plays all others."""

every_lesson = pytest.mark.parametrize(
    "taught",
    [
        pytest.param(it, marks=() if it.name in QUICK else pytest.mark.slow, id=it.name)
        for it in shelf().values()
    ],
)


def learning(taught: Lesson, given: ev.Given | None = None) -> Sitting:
    """The table of a lesson, with its learner connected."""
    wanted = Practice(taught.game, taught.options, given or given_of(taught), taught.seat, "steady")
    opening, _ = wanted.opening("Ann", "instant", "testgamesa", entropy())
    sitting = Sitting(opening)
    sitting.keep(sitting.authority.begun(sitting.clock()))
    sitting.arrive(taught.seat)
    return sitting


def bots_play(sitting: Sitting) -> None:
    """Let the bots make the moves that the lesson gives them."""
    while asked := sitting.authority.asked(sitting.clock()):
        if asked[0].move is None:
            return
        step = sitting.authority.bot_move(asked[0].seat, asked[0].move, sitting.clock())
        sitting.keep(step)
        sitting.wait(2)


@every_lesson
def test_a_lesson_is_played_through_at_its_table(taught: Lesson) -> None:
    sitting, seat, rng = learning(taught), taught.seat, Random(taught.name)
    while len(sitting.table.match.deals[0].plies) < len(taught.plies):
        bots_play(sitting)
        made = len(sitting.table.match.deals[0].plies)
        if made == len(taught.plies):
            break
        said = coached_at(sitting.table, seat)
        assert said is not None and said.step and said.ask
        right = [move_text(move) for move in taught.right_at(made)]
        assert {move_text(move) for move in said.moves} <= set(right)
        step = taught.step_at(made)
        assert step is not None and bool(said.moves) != step.asks, "a move to be found is not named"
        legal = [move_text(move) for move in sitting.authority.view(seat).legal]
        wrong = [move for move in legal if move not in right]
        for move in rng.sample(wrong, min(2, len(wrong))):
            if move != "hold":
                assert sitting.refused(seat, sitting.moved(seat, move)) == "lesson"
        hint = hint_of(sitting.table, seat)
        assert hint is not None and move_text(hint.move) in right
        best = next(move for move in right if move in legal)
        answer = sitting.move(seat, best)
        assert isinstance(answer, p.Done), (best, answer)
    said = coached_at(sitting.table, seat)
    assert said is not None and said.is_done and said.say == (taught.end,)
    assert hint_of(sitting.table, seat) is None
    at = sitting.clock()
    assert Authority.of_log(sitting.log, at).table == sitting.table == folded(sitting.log)
    while sitting.play(rng, 1) and sitting.has_deal():
        alone = coached_at(sitting.table, seat)
        assert alone is not None and alone.is_done and not alone.after
    assert sitting.table.stage == OVER
    over = coached_at(sitting.table, seat)
    assert over is not None and over.is_done


def test_only_the_learner_reads_the_coach() -> None:
    taught = lesson("dixie/first")
    sitting = learning(taught)
    bots_play(sitting)
    feed = Feed(sitting.authority)
    for viewer in (None, *range(GAMES["dixie"].game(taught.options).seats)):
        view = feed.table_view(viewer, sitting.clock())
        assert (view.coach is not None) == (viewer == taught.seat)
        assert view.practice == p.PracticeView("lesson", "dixie/first")


def test_the_learner_reads_the_coach_in_their_language() -> None:
    taught, reader = lesson("dixie/first"), language(PSEUDO)
    sitting = learning(taught)
    bots_play(sitting)
    view, said = sitting.authority.view(taught.seat), coached_at(sitting.table, taught.seat)
    read = Feed(sitting.authority).table_view(taught.seat, sitting.clock(), reader).coach
    assert said is not None and read is not None
    assert (read.step, read.steps) == (said.step, said.steps)
    assert read.say == reader.sentences(said.say) != ENGLISH.sentences(said.say)
    assert read.ask == reader.sentences(said.ask) != ENGLISH.sentences(said.ask)
    ply = len(sitting.table.match.deals[0].plies)
    wrong = next(move for move in view.legal if move not in taught.right_at(ply))
    answer = answer_to(taught, view, ply, wrong)
    assert answer is not None
    refused = in_words_of(reader, Refused("1", "lesson", answer))
    assert isinstance(refused, p.Refused)
    assert refused.message == reader.sentences([answer]) != ENGLISH.sentences([answer])
    hint = hinted(reader, "1", hint_of(sitting.table, taught.seat))
    assert isinstance(hint, p.Hinted)
    assert hint.reason == reader.words(taught.steps[0].why) != str(taught.steps[0].why)


def test_a_deal_that_leaves_the_lesson_is_played_freely() -> None:
    taught = lesson("dixie/first")
    sitting = learning(taught)
    other = next(seat for seat, _ in taught.plies if seat != taught.seat)
    while sitting.table.match.deals[0].state.turn != other:
        sitting.move(taught.seat, move_text(taught.plies[0][1]))
    legal = sitting.authority.view(other).legal
    planned = taught.plies[len(sitting.table.match.deals[0].plies)][1]
    sitting.move(other, move_text(next(move for move in legal if move != planned)))
    assert given_ply(sitting.table) is None
    said = coached_at(sitting.table, taught.seat)
    assert said is not None and said.is_done and said.say == (coach.free_left(),)
    assert hint_of(sitting.table, taught.seat) is None


def test_a_lesson_that_has_changed_since_has_no_coach() -> None:
    taught = lesson("dixie/first")
    older = structs.replace(given_of(taught), plies=given_of(taught).plies[:-1])
    sitting = learning(taught, older)
    assert lesson_of(sitting.table) is None
    assert coached_at(sitting.table, taught.seat) is None


def test_an_orange_that_the_lesson_gives_to_others_is_answered_by_the_coach() -> None:
    taught = lesson("tuxedo/first")
    theirs = next(
        at
        for at, (seat, move) in enumerate(taught.plies)
        if seat != taught.seat and isinstance(move, CallOrange)
    )
    sitting = learning(taught)
    for seat, move in taught.plies[:theirs]:
        if isinstance(move, CallOrange):
            sitting.press(seat)
            sitting.wait(2)
        else:
            assert isinstance(sitting.move(seat, move_text(move)), p.Done)
    assert sitting.authority.live.is_race
    assert sitting.refused(taught.seat, sitting.moved(taught.seat, "orange")) == "lesson"
    bots_play(sitting)
    assert sitting.table.match.deals[0].plies[theirs] == taught.plies[theirs]
