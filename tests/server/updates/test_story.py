"""Events are told to each viewer in sentences that name only what the viewer may know."""

import re
from random import Random
from typing import Any

import pytest

from rookery.core.cards import Seat
from rookery.core.match import Match
from rookery.records import cards_text, move_text
from rookery.server.updates.story import Story, happened
from rookery.table import events as ev
from rookery.table import protocol as p
from rookery.table.steps import Happening
from rookery.table.turns.live import AWAY_FOR
from rookery.table.words.phrases import PHRASES
from rookery.telling.spoken import card_name
from tests.matches import FEW_TABLES, with_a_cut
from tests.table.tables import NAMES, Sitting, before_an_orange, dealing, opening, playing


def see(match: Match[Any], viewer: Seat | None) -> Any:
    return match.game.view(match.deals[-1].state, viewer)


def told_to(each: Happening, viewer: Seat | None) -> list[p.Happened]:
    """What one viewer is told of an event."""
    return list(happened(each, viewer, see))


def sentences(sitting: Sitting, viewer: Seat | None, last: int = 1) -> list[str]:
    """The sentences that a viewer is told of the last events."""
    return [
        sentence
        for each in sitting.happenings[-last:]
        for it in told_to(each, viewer)
        for sentence in it.told
    ]


def test_people_coming_and_going() -> None:
    sitting = Sitting(opening("tuxedo", "ppob"))
    sitting.ask(None, p.Sit(id="1", seat=2, name="Gil"))
    assert sentences(sitting, 0) == ["Gil sits down."]
    assert sentences(sitting, 2) == ["You sit down."]
    sitting.ask(2, p.Rename(id="2", name="Hal"))
    assert sentences(sitting, None) == ["Gil is Hal now."]
    assert sentences(sitting, 2) == ["You are Hal now."]
    sitting.ask(2, p.Leave(id="3"))
    assert sentences(sitting, 0) == ["Hal has left the table."]
    sitting.ask(0, p.Release(id="4", seat=1))
    assert sentences(sitting, 0) == ["The host has given Bob's seat to a bot."]


def test_programs_that_play_for_people_and_phrases() -> None:
    sitting = Sitting(opening("tuxedo", "ppob"))
    sitting.ask(None, p.Sit(id="1", seat=2, name="Gil", is_bot=True))
    assert sentences(sitting, 0) == ["Gil, a guest's bot, sits down."]
    sitting.ask(1, p.Declare(id="2", is_bot=True))
    assert sentences(sitting, 0) == ["Bob lets a bot play."]
    assert sentences(sitting, 1) == ["You let a bot play."]
    sitting.ask(1, p.Declare(id="3", is_bot=False))
    assert sentences(sitting, 0) == ["Bob plays without a bot again."]
    sitting.ask(1, p.Say(id="4", phrase=2))
    (heard,) = told_to(sitting.happenings[-1], 0)
    assert (heard.what, heard.seat, heard.phrase) == ("said", 1, 2)
    assert heard.told == (f"Bob says: {PHRASES[2]}",)
    assert sentences(sitting, 1) == [f"You say: {PHRASES[2]}"]


def test_the_start_and_somebody_away() -> None:
    sitting = playing("tuxedo", "pp")
    assert sentences(sitting, 0, last=2)[:2] == ["The match begins.", "Deal 1."]
    sitting.go_away(1)
    sitting.wait(AWAY_FOR)
    assert sentences(sitting, 0) == ["Bob is away: a bot holds the seat until Bob is back."]
    sitting.arrive(1)
    assert sentences(sitting, 0) == ["Bob is back."]
    assert sentences(sitting, 1) == ["You are back."]


def test_a_phrase_of_a_later_version_is_empty() -> None:
    table = Sitting(opening("tuxedo", "pp")).table
    (heard,) = told_to(Happening(ev.Said(seat=1, phrase=99), table, table), 0)
    assert heard.told == ("Bob says: ",)


def test_private_events_are_not_told() -> None:
    sitting = Sitting(opening("tuxedo", "ppob"))
    for command in (
        p.Contribute(id="1", value="c0ffee"),
        p.Settings(id="2", pace="slow"),
        p.SetBot(id="3", seat=2, level="random"),
        p.OpenSeat(id="4", seat=3),
    ):
        sitting.ask(0, command)
        assert told_to(sitting.happenings[-1], 1) == []


def test_the_end_of_a_table() -> None:
    sitting = playing("tuxedo", "pp")
    sitting.keep(sitting.authority.expire(sitting.clock(), sitting.authority.table.version))
    assert sentences(sitting, None) == [
        "The table is closed, because nobody has come to it for long."
    ]
    sitting.keep(sitting.authority.reopen(sitting.clock()))
    assert sentences(sitting, None) == ["The table is open again."]


def test_the_story_distinguishes_the_idle_from_the_absent() -> None:
    sitting = playing("three", "ppb")
    sitting.keep(sitting.authority._stepped([ev.StoodIn(seat=1, is_idle=True)], sitting.clock()))
    assert sentences(sitting, 0) == ["Bob does not answer: a bot holds the seat until Bob is back."]
    assert sentences(sitting, 1) == [
        "You do not answer: a bot plays for you until you take your seat back."
    ]
    before = sitting.table
    after = Happening(ev.Continued(code="another"), before, before)
    assert told_to(after, 0)[0].told == ("The next match is at a new table.",)
    assert "another" not in str(told_to(after, 0))


def test_a_press_is_not_told_but_a_call_is() -> None:
    sitting = before_an_orange()
    sitting.press(1)
    assert told_to(sitting.happenings[-1], 0) == []
    sitting.wait(3.0)
    sitting.move(0, "take B10 R4+Y6")
    assert sentences(sitting, 1) == [
        "Ann takes red 4 and yellow 6 with black 10.",
        "Red and yellow together: an orange is open!",
    ]
    sitting.press(1)
    assert sentences(sitting, 0) == ["Bob calls orange! Ten points."]
    assert sentences(sitting, 1) == ["You call orange! Ten points."]


def test_the_nest_and_what_is_buried_are_told_only_to_whoever_takes_and_buries_it() -> None:
    sitting = playing("dixie", "pppp")
    rng = Random(2)
    while sitting.state.phase.name != "BURY":
        sitting.play(rng, 1)
    bidder = sitting.state.bidder
    for viewer in (None, 0, 1, 2, 3):
        nest = [line for line in sentences(sitting, viewer) if "the nest" in line]
        if viewer == bidder:
            assert nest[0].startswith("You take the nest: ")
        else:
            assert nest == [f"{NAMES[bidder]} takes the nest."]
    sitting.play(rng, 1)
    for viewer in (None, 0, 1, 2, 3):
        (heard,) = told_to(sitting.happenings[-1], viewer)
        assert (heard.move == "bury ?") == (viewer != bidder)
        assert any(line.startswith("You bury") for line in heard.told) == (viewer == bidder)


def test_the_result_of_a_deal_and_of_the_match() -> None:
    sitting = playing("tuxedo", "pp", options={"target": 1})
    sitting.play(Random(1))
    heard = told_to(sitting.happenings[-1], 0)
    assert [it.what for it in heard] == ["moved", "scored", "won"]
    assert len({it.version for it in heard}) == 1
    winners = sitting.table.match.winners
    names = " and ".join("you" if seat == 0 else NAMES[seat] for seat in winners)
    assert heard[-1].told == (f"{names[0].upper()}{names[1:]} won the match.",)
    points = sitting.table.match.deals[0].points
    assert points is not None
    assert heard[1].told[1] == f"Points: You {points[0]:+d}, Bob {points[1]:+d}."


def test_DX_8_the_cut_is_told_card_by_card() -> None:
    found = with_a_cut().match.deals[0]
    assert found.cut is not None
    sitting = Sitting(
        opening("dixie", "pppp"),
        deals=dealing(found.deck, dealer=found.dealer),
        cuts=lambda _: ev.Cut(deck=cards_text(found.cut or ())),
    )
    sitting.start()
    for seat, move in found.plies:
        assert isinstance(sitting.move(seat, move_text(move)), p.Done)
    heard = told_to(sitting.happenings[-1], None)
    assert [it.what for it in heard] == ["cut", "scored"]
    assert heard[0].told[0].startswith("The tricks are level, and everybody cuts a card: ")
    assert heard[0].told[0].count(",") == 4


@pytest.mark.parametrize(("game", "seats"), FEW_TABLES)
def test_no_sentence_names_a_card_that_the_hearer_has_not_seen(game: str, seats: int) -> None:
    sitting = playing(game, "p" * seats, seed=seats + 10)
    sitting.play(Random(seats))
    words = {card: re.compile(rf"\b{card_name(card)}\b") for card in sitting.table.match.game.pack}
    named = 0
    for each in sitting.happenings:
        if isinstance(each.event, ev.Moved) and each.event.move.startswith("call "):
            continue  # a partner's card is called by its name
        for viewer in (None, *range(seats)):
            text = " ".join(line for it in told_to(each, viewer) for line in it.told)
            cards = {card for card, word in words.items() if word.search(text)}
            named += len(cards)
            if cards:
                view = see(each.after.match, viewer)
                assert cards <= {*view.seen, *getattr(view, "face_up", ())}, text
    assert named > seats * 20


@pytest.mark.parametrize(("game", "seats"), FEW_TABLES)
def test_what_viewers_share_is_what_each_would_be_told(game: str, seats: int) -> None:
    sitting = playing(game, "p" * seats, seed=seats + 20)
    sitting.play(Random(seats), plies=250)
    story, shared = Story(see), 0
    for each in sitting.happenings:
        story.begin()
        spectators = story.told(each, None)
        for viewer in range(seats):
            told = story.told(each, viewer)
            assert list(told) == told_to(each, viewer), (viewer, each.event)
            shared += told is spectators
    assert shared > len(sitting.happenings) * (seats - 1) / 3


def test_whoever_lets_an_orange_go_is_told_though_spectators_are_not() -> None:
    sitting = playing("tuxedo", "ppp", seed=4)
    sitting.play(Random(4))
    holds = [it for it in sitting.happenings if getattr(it.event, "move", "") == "hold"]
    assert holds
    for each in holds:
        assert isinstance(each.event, ev.Moved)
        story = Story(see)
        assert [it.told for it in story.told(each, None)] == [()]
        mine = [it.told for it in story.told(each, each.event.seat)]
        assert mine == [("You let the orange go.",)]
