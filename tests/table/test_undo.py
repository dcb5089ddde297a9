"""Taking back one's last move: by consent, never after a card was shown."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rookery.core.match import Match
from rookery.games import GAMES, preset
from rookery.records import move_text
from rookery.table import events as ev
from rookery.table import protocol as p
from rookery.table.asking.agreements import ASKED_FOR
from rookery.table.asking.undo import moves_to_undo
from rookery.table.refusal import Refusal
from tests.matches import random_deal
from tests.table.tables import Sitting, playing


@given(st.sampled_from(sorted(GAMES)), st.integers(0, 2**32), st.integers(1, 60))
@settings(max_examples=60, deadline=None)
def test_a_move_taken_back_and_made_again_leads_to_the_same_state(
    name: str, seed: int, plies: int
) -> None:
    game = preset(name).game()
    match = random_deal(Match.new(game), Random(seed), plies)
    if match.current is None:
        return
    for seat in range(game.seats):
        try:
            count = moves_to_undo(match, seat)
        except Refusal:
            continue
        again = before = match.taken_back(count)
        undone = match.current.plies[-count:]
        assert undone[0][0] == seat
        for ply in undone:
            again = again.apply(*ply)
        assert again == match
        for viewer in (None, *range(game.seats)):
            now = game.view(match.current.state, viewer).seen
            then = game.view(before.deals[-1].state, viewer).seen
            assert len(now - then) <= 1, "only the card of the move itself was shown"


def table(chairs: str = "pppp", game: str = "dixie") -> Sitting:
    return playing(game, chairs)


def bid(sitting: Sitting) -> int:
    """Make the lowest bid of the seat to move, and return the seat."""
    seat: int = sitting.state.turn
    sitting.move(seat, move_text(sitting.authority.view(seat).legal[0]))
    return seat


def test_a_bid_is_taken_back_once_everybody_has_agreed() -> None:
    sitting = table()
    before = sitting.state
    seat = bid(sitting)
    bid(sitting)
    assert isinstance(sitting.ask(seat, p.Undo(id="undo")), p.Done)
    others = [other for other in range(4) if other != seat]
    for other in others[:-1]:
        sitting.reply(other, agree=True)
        assert sitting.state != before
    sitting.reply(others[-1], agree=True)
    assert sitting.state == before
    assert not sitting.is_asked()
    assert [event.moves for event in sitting.kept(ev.Undone)] == [2]
    assert sitting.table.record.deals[-1].moves == ()
    bid(sitting)
    assert len(sitting.table.record.deals[-1].moves) == 1


def test_one_no_is_enough_and_the_same_is_not_asked_again() -> None:
    sitting = table()
    seat = bid(sitting)
    sitting.ask(seat, p.Undo(id="undo"))
    after = sitting.state
    sitting.reply((seat + 1) % 4, agree=False)
    assert not sitting.is_asked()
    assert sitting.state is after
    assert sitting.refused(seat, p.Undo(id="once more")) == "declined"
    bid(sitting)
    assert isinstance(sitting.ask(seat, p.Undo(id="later")), p.Done)


def test_alone_with_bots_nobody_has_to_be_asked() -> None:
    sitting = table("pbbb")
    sitting.let_bots_move()
    before = sitting.state
    bid(sitting)
    assert isinstance(sitting.ask(0, p.Undo(id="undo")), p.Done)
    assert sitting.state == before


def test_nobody_takes_back_what_others_have_played_after() -> None:
    sitting = table(game="three", chairs="ppp")
    rng = Random(3)
    while sitting.state.phase.name != "PLAY":
        sitting.play(rng, 1)
    first = sitting.state.turn
    sitting.play(rng, 1)
    second = sitting.state.turn
    sitting.play(rng, 1)
    assert sitting.refused(first, p.Undo(id="first")) == "not-undone"
    assert isinstance(sitting.ask(second, p.Undo(id="second")), p.Done)


def test_a_pass_that_gave_somebody_the_nest_stays() -> None:
    sitting = table()
    bid(sitting)
    while sitting.state.phase.name == "AUCTION":
        seat = sitting.state.turn
        sitting.move(seat, "pass")
    assert sitting.refused(seat, p.Undo(id="undo")) == "not-undone"


def test_bots_wait_while_the_people_are_asked() -> None:
    sitting = table("ppbb")
    seat = sitting.state.turn
    while seat > 1 or not sitting.table.match.deals[-1].plies:
        if sitting.table.chairs[seat].is_person:
            bid(sitting)
            break
        move = sitting.authority.view(seat).legal[0]
        sitting.keep(sitting.authority.bot_move(seat, move, sitting.clock()))
        seat = sitting.state.turn
    last = sitting.table.match.deals[-1].plies[-1][0]
    sitting.ask(last, p.Undo(id="undo"))
    assert sitting.is_asked()
    assert sitting.authority.asked(sitting.clock()) == ()
    sitting.wait(ASKED_FOR)
    assert not sitting.is_asked()
    assert len(sitting.kept(ev.Lapsed)) == 1


@pytest.mark.parametrize("what", ["undo", "end"])
def test_a_stand_in_is_not_asked(what: str) -> None:
    sitting = table()
    seat = bid(sitting)
    command = p.Undo(id="it") if what == "undo" else p.End(id="it")
    away = (seat + 1) % 4
    sitting.go_away(away)
    for other in range(4):
        if other not in (seat, away):
            if sitting.table.proposal is None:
                sitting.ask(seat, command)
            sitting.reply(other, agree=True)
    assert sitting.is_asked(), "somebody who is away for a moment is still asked"
    sitting.wait(50)
    assert not sitting.is_asked()
    assert len(sitting.kept(ev.Undone)) + len(sitting.kept(ev.Ended)) == 1
