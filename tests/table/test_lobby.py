"""Before the start: seats, partners, lots, rules and the host; and the match ended by agreement."""

from collections.abc import Mapping
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import UNSET

from rookery.core.cards import Seat
from rookery.core.options import OptionValue
from rookery.games import preset
from rookery.table import events as ev
from rookery.table import protocol as p
from rookery.table.chairs import hash_of
from rookery.table.folding import folded
from rookery.table.seating.opening import following
from rookery.table.steps import Caller
from rookery.table.table import LOBBY, OVER, PLAYING
from tests.table.tables import (
    NAMES,
    Mailbox,
    Sitting,
    entropy,
    opening,
    people,
    secret_of,
    shuffling,
)


def lobby(chairs: str = "ppob", game: str = "dixie") -> Sitting:
    sitting = Sitting(opening(game, chairs), deals=shuffling(1))
    sitting.arrive(*people(chairs))
    return sitting


def names(sitting: Sitting) -> list[str]:
    return [chair.name if chair.is_person else chair.kind for chair in sitting.table.chairs]


def done(sitting: Sitting, seat: Seat, kind: Any, /, **fields: Any) -> None:
    """Give a command, and assert that it is carried out."""
    answer = sitting.ask(seat, kind(id=sitting.new_id(), **fields))
    assert isinstance(answer, p.Done), answer


# Seats


def test_a_portrait_is_the_one_last_chosen_and_stays_in_the_next_match() -> None:
    sitting = lobby("pppb")
    for portrait in (5, UNSET, 7):
        sitting.keep(sitting.authority.arrive(1, sitting.clock(), portrait))
    sitting.keep(sitting.authority.arrive(2, sitting.clock(), 0))
    renames = [event for event, _ in sitting.log if isinstance(event, ev.Renamed)]
    assert [(it.name, it.portrait) for it in renames] == [("Bob", 5), ("Bob", 7)]
    done(sitting, 1, p.Rename, name="Bo")
    again = Sitting(following(sitting.table, "testgamesb", entropy(3)))
    assert [chair.portrait for chair in again.table.chairs] == [0, 7, 0, 0]
    again.keep(again.authority.arrive(1, again.clock(), 0))
    assert again.table.chairs[1].portrait == 0


def test_a_guest_moves_to_a_free_seat_or_a_bots_at_once() -> None:
    sitting = lobby()
    done(sitting, 1, p.ChangeSeat, seat=2)
    assert names(sitting) == ["Ann", "open", "Bob", "bot"]
    done(sitting, 2, p.ChangeSeat, seat=3)
    assert names(sitting) == ["Ann", "open", "bot", "Bob"]
    assert sitting.table.seat_of(secret_of(1)) == 3
    assert sitting.authority.live.present == {0, 3}
    assert sitting.refused(3, p.ChangeSeat(id="own", seat=3)) == "taken"
    assert sitting.refused(3, p.ChangeSeat(id="none", seat=5)) == "bad-seat"


def test_two_people_swap_when_both_agree() -> None:
    sitting = lobby("pppp")
    done(sitting, 1, p.ChangeSeat, seat=2)
    assert names(sitting) == list(NAMES[:4])
    assert sitting.refused(3, p.ChangeSeat(id="at once", seat=0)) == "asked-already"
    assert sitting.refused(3, p.Reply(id="other", to=2, agree=True)) == "not-asked"
    assert sitting.refused(2, p.Reply(id="stale", to=1, agree=True)) == "not-asked"
    sitting.reply(2, agree=True)
    assert names(sitting) == ["Ann", "Cora", "Bob", "Dora"]
    assert sitting.table.seat_of(secret_of(1)) == 2
    assert sitting.table.seat_of(secret_of(2)) == 1


def test_a_swap_can_be_declined_withdrawn_or_lapse() -> None:
    sitting = lobby("pppp")
    for end in (2, 1):
        done(sitting, 1, p.ChangeSeat, seat=2)
        sitting.reply(end, agree=False)
        assert not sitting.is_asked()
    done(sitting, 1, p.ChangeSeat, seat=2)
    sitting.wait(120)
    assert not sitting.is_asked()
    done(sitting, 1, p.ChangeSeat, seat=2)
    done(sitting, 2, p.Leave)
    assert not sitting.is_asked()
    assert names(sitting)[1] == "Bob"


def test_a_command_sent_again_from_the_new_seat_acts_once() -> None:
    sitting = lobby("pppp")
    command = p.ChangeSeat(id="a command sent twice", seat=2)
    sitting.ask(1, command)
    sitting.reply(2, agree=True)
    length = len(sitting.log)
    assert isinstance(sitting.ask(2, command), p.Done)
    assert len(sitting.log) == length


def test_somebody_who_was_moved_is_answered_with_the_present_seat() -> None:
    sitting = lobby("poob")
    sit = p.Sit(id="5f0c7a31d2e94b68aa10c3d4", seat=1, name="Gil")
    first = sitting.ask(None, sit)
    done(sitting, 0, p.Arrange, order=(0, 2, 1, 3))
    again = sitting.ask(None, sit)
    assert isinstance(first, p.Seated)
    assert isinstance(again, p.Seated)
    assert (first.seat, again.seat) == (1, 2)
    assert first.secret == again.secret
    assert sitting.table.seat_of(again.secret) == 2


def test_the_host_seats_people_and_draws_lots() -> None:
    sitting = lobby("pppp")
    done(sitting, 0, p.Arrange, order=(2, 1, 0, 3))
    assert names(sitting) == ["Cora", "Bob", "Ann", "Dora"]
    assert sitting.table.host == 2
    assert sitting.refused(0, p.DrawSeats(id="not the host")) == "not-host"
    assert sitting.refused(2, p.Arrange(id="twice", order=(0, 0, 1, 2))) == "bad-order"
    assert sitting.refused(2, p.Arrange(id="short", order=(0, 1))) == "bad-order"
    partners = set()
    for _ in range(60):
        done(sitting, sitting.table.host, p.DrawSeats)
        seat = sitting.table.seat_of(secret_of(0))
        assert seat is not None
        partners.add(sitting.table.names[(seat + 2) % 4])
    assert partners == {"Bob", "Cora", "Dora"}


def test_seats_and_rules_stay_once_the_match_has_begun() -> None:
    sitting = lobby("pppp")
    sitting.start()
    for seat, command in (
        (1, p.ChangeSeat(id="a", seat=2)),
        (0, p.Arrange(id="b", order=(1, 0, 2, 3))),
        (0, p.DrawSeats(id="c")),
        (0, p.Rules(id="d", options={"seats": 4, "target": 500})),
    ):
        assert sitting.refused(seat, command) == "wrong-stage"


def test_the_host_makes_somebody_else_the_host() -> None:
    sitting = lobby("ppob")
    for seat in (0, 2, 3):
        assert sitting.refused(0, p.MakeHost(id=f"to {seat}", seat=seat)) == "no-host"
    done(sitting, 0, p.MakeHost, seat=1)
    assert sitting.table.host == 1
    assert sitting.refused(0, p.MakeHost(id="back", seat=0)) == "not-host"


# Rules


def test_changed_rules_are_seen_by_everybody_before_the_start() -> None:
    sitting = lobby("pppb")
    done(sitting, 0, p.Rules, options={"seats": 4, "target": 500})
    assert sitting.table.match.game.rules.target == 500
    assert sitting.table.unready == {1, 2}
    assert sitting.refused(0, p.Start(id="too early")) == "not-ready"
    done(sitting, 1, p.Ready)
    done(sitting, 0, p.Rules, options={"seats": 4, "target": 550})
    assert sitting.table.unready == {1, 2}, "each change has to be shown"
    done(sitting, 1, p.Ready)
    sitting.go_away(2)
    done(sitting, 0, p.Start)
    assert sitting.table.stage == PLAYING
    assert sitting.table.record.options == {"seats": 4, "target": 550}


def test_rules_that_cannot_be() -> None:
    sitting = lobby("pppp")
    cases: list[tuple[dict[str, OptionValue], str | None, str]] = [
        ({"seats": 4}, None, "same-rules"),
        ({"sets": 4}, None, "bad-option"),
        ({"seats": 4, "target": "high"}, None, "bad-option"),
        ({}, "bridge", "unknown-game"),
        ({}, "three", "too-few-seats"),
    ]
    for options, game, code in cases:
        command = p.Rules(id=f"{options} {game}", options=options, game=game)
        assert sitting.refused(0, command) == code
    assert sitting.refused(1, p.Rules(id="guest", options={})) == "not-host"


def test_another_game_keeps_everybody_at_the_table() -> None:
    sitting = lobby("pobbp", "five")
    done(sitting, 0, p.Rules, options={}, game="three")
    assert sitting.table.game == "three"
    assert names(sitting) == ["Ann", "Emil", "bot"]
    assert sitting.table.seat_of(secret_of(4)) == 1
    assert sitting.authority.live.present == {0, 1}
    done(sitting, 0, p.Rules, options={}, game="five")
    assert names(sitting) == ["Ann", "Emil", "bot", "open", "open"]


# Bars


def ask_from(sitting: Sitting, origin: str, seat: Seat | None, command: p.AnyCommand) -> Any:
    """The answer to a command from a given origin."""
    box = Mailbox()
    step = sitting.authority.decide(Caller(seat, 0.0, box, origin=origin), command, sitting.clock())
    sitting.keep(step)
    (message,) = box.messages
    return message


def test_a_barred_person_cannot_sit_down_again() -> None:
    sitting = lobby("pppo")
    for seat, origin in enumerate(("home", "elsewhere", "home")):
        sitting.authority.origins.note(seat, origin)
    assert sitting.refused(0, p.Release(id="shared", seat=2, bar=True)) == "not-barred"
    unknown = p.Release(id="unknown", seat=1, bar=True)
    assert lobby("ppbb").refused(0, unknown) == "not-barred"
    done(sitting, 0, p.Release, seat=1, bar=True)
    assert "elsewhere" not in repr(sitting.log)
    sit = p.Sit(id="one", seat=1, name="Bob")
    assert ask_from(sitting, "elsewhere", None, sit).code == "barred"
    assert isinstance(ask_from(sitting, "home", None, p.Sit(id="2", seat=1, name="Gil")), p.Seated)
    again = Sitting(following(sitting.table, "testgamesb", entropy(3)))
    assert ask_from(again, "elsewhere", None, p.Sit(id="3", seat=3, name="Bob")).code == "barred"


# The end by agreement, and the next match


def test_a_match_is_ended_by_all_and_its_shuffle_is_shown() -> None:
    sitting = lobby("ppbb")
    sitting.start()
    done(sitting, 0, p.End)
    assert sitting.table.stage == PLAYING
    sitting.reply(1, agree=True)
    assert sitting.table.stage == OVER
    assert sitting.table.record.winners == ()
    assert "shuffle" in sitting.table.record.extra
    assert sitting.refused(0, p.End(id="again")) == "wrong-stage"
    assert sitting.authority.asked(sitting.clock()) == ()


def test_a_new_match_begins_at_a_new_table_with_the_same_people() -> None:
    sitting = lobby("ppbb")
    done(sitting, 0, p.MakeHost, seat=1)
    sitting.start()
    done(sitting, 0, p.Restart)
    sitting.reply(1, agree=True)
    (ended,) = sitting.kept(ev.Ended)
    assert ended.restarts
    after = Sitting(following(sitting.table, "testgamesb", entropy(3)))
    assert names(after) == names(sitting)
    assert after.table.host == 1
    assert after.table.seat_of(secret_of(0)) == 0
    sitting.keep(sitting.authority.restarted("testgamesb", sitting.clock()))
    assert sitting.table.next == "testgamesb"


def test_another_game_for_the_same_people() -> None:
    sitting = lobby("pbbp")
    five = following(sitting.table, "testgamesb", entropy(3), "five", {})
    assert [chair.kind for chair in five.chairs] == ["person", "bot", "bot", "person", "bot"]
    three = following(sitting.table, "testgamesc", entropy(3), "three", {})
    assert [chair.name for chair in three.chairs[:2]] == ["Ann", "Dora"]
    assert three.options == {}


# Whatever happens in a lobby


def commands(seats: int) -> st.SearchStrategy[tuple[int, Any, Mapping[str, Any]]]:
    """A sender and a command, which may well be refused."""
    seat = st.integers(0, seats - 1)
    options = st.fixed_dictionaries({"target": st.sampled_from([100, 200, 300])})
    games = st.sampled_from([None, "five", "three", "tuxedo"])
    fields: dict[Any, dict[str, st.SearchStrategy[Any]]] = {
        p.ChangeSeat: {"seat": seat},
        p.Arrange: {"order": st.permutations(range(4)).map(tuple)},
        p.MakeHost: {"seat": seat},
        p.Release: {"seat": seat},
        p.SetBot: {"seat": seat, "level": st.just("easy")},
        p.OpenSeat: {"seat": seat},
        p.Rules: {"options": options, "game": games},
        p.Reply: {"agree": st.booleans()},
        **{kind: {} for kind in (p.DrawSeats, p.Leave, p.Ready, p.Start, p.Undo, p.End)},
    }
    return st.sampled_from(list(fields)).flatmap(
        lambda kind: st.tuples(seat, st.just(kind), st.fixed_dictionaries(fields[kind]))
    )


@given(st.lists(commands(5), max_size=30))
@settings(max_examples=50)
def test_nobody_loses_a_seat_unasked_whatever_is_sent(
    sent: list[tuple[int, Any, Mapping[str, Any]]],
) -> None:
    sitting = lobby("ppppb", "five")
    here = {secret_of(seat) for seat in range(4)}
    for seat, kind, fields in sent:
        if seat >= len(sitting.table.chairs) or not sitting.table.chairs[seat].is_person:
            continue
        before = sitting.table
        more = {"to": before.proposal.version if before.proposal else 0} if kind is p.Reply else {}
        length = len(sitting.log)
        answer = sitting.ask(seat, kind(id=sitting.new_id(), **fields, **more))
        events = [event for event, _ in sitting.log[length:]]
        if isinstance(answer, p.Refused):
            assert not events
            assert sitting.table is before
        given_up = {
            before.chairs[event.seat].secret_hash
            for event in events
            if isinstance(event, ev.Left | ev.Released)
        }
        here = {secret for secret in here if hash_of(secret) not in given_up}
        check(sitting, here)


def check(sitting: Sitting, here: set[str]) -> None:
    """Check that each secret opens one seat, that there is a host, and that the log rebuilds it."""
    table = sitting.table
    seats = [table.seat_of(secret) for secret in here]
    assert None not in seats
    assert len(set(seats)) == len(here)
    assert sum(chair.is_person for chair in table.chairs) == len(here)
    assert not here or table.chairs[table.host].is_person
    assert len(table.chairs) == table.match.game.seats
    assert len({chair.name for chair in table.chairs if chair.name}) == sum(
        bool(chair.name) for chair in table.chairs
    )
    assert sitting.authority.live.present <= set(seats)
    assert table.unready <= set(seats) - {None}
    assert table.game in ("five", "three", "tuxedo")
    assert preset(table.game).written(table.options) == dict(table.options)
    assert folded(sitting.log) == table
    if table.proposal is not None:
        assert table.stage == (LOBBY if table.proposal.what == "swap" else PLAYING)
