"""A default that changes: what is stored keeps the old one, and what is new has the new one.

Each test stores something, changes the default of `target` in a game as a later version would, and
reads it.
"""

import json
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace as replace_of

from rookery.analysis.reading import read
from rookery.core.match import Match
from rookery.core.options import OptionValue
from rookery.evenings.as_object import read_settings, settings_object
from rookery.evenings.settings import Settings
from rookery.games import GAMES, defaults, preset
from rookery.games.table import read_options
from rookery.puzzles.puzzle import id_of
from rookery.records import BadRecord, BadText, read_match, record_of, redacted, replay, write_match
from rookery.records.positions import parse_position, position_text
from rookery.server.clubs import messages as m
from rookery.server.clubs.clubs import Clubs, ClubText
from rookery.server.clubs.dates import starting
from rookery.server.clubs.evenings import Evenings
from rookery.server.database.store import Store
from rookery.server.history.counting import MatchResult, result_of_history
from rookery.server.history.wire import rules_in_words
from rookery.server.people.profiles import Profiles
from rookery.table import events as ev
from rookery.table import protocol as p
from rookery.table.folding import folded
from rookery.table.seating.opening import following
from rookery.table.seating.opening import opening as opening_of
from rookery.table.seating.practice import Practice
from rookery.table.table import Table, table_of
from tests.matches import random_match
from tests.server.history.played import SHORT, to_the_end
from tests.table.tables import Sitting, entropy, opening, shuffling

NAMES = ("Ann", "Ben", "Cid")
OLD = preset("three").default("target")
NEW = 260
NOW = starting("2026-10-14T12:00", "Europe/Berlin")

Change = Callable[..., None]


@pytest.fixture
def change(monkeypatch: pytest.MonkeyPatch) -> Change:
    """Change the default target of a game, as a version that introduces defaults number 2 would."""

    def changed(name: str = "three", target: int = NEW) -> None:
        game = GAMES[name]
        by_seats = {seats: replace(it, target=target) for seats, it in game.by_seats.items()}
        monkeypatch.setitem(GAMES, name, replace(game, by_seats=by_seats))
        monkeypatch.setattr(defaults, "RULES", 2)
        monkeypatch.setattr(defaults, "CHANGED", {1: {name: {"target": game.default("target")}}})

    return changed


def target_of(table: Table) -> tuple[object, object]:
    """The target of a table, by its options and by its match."""
    options = preset(table.game)
    return options.game(table.options).rules.target, table.match.game.rules.target


def match_and_text() -> tuple[Match[Any], str]:
    match = random_match(preset("three").game(), Random(1), deals=2, plies=4)
    return match, write_match(record_of(match, "three", {}, NAMES))


def test_records(change: Change) -> None:
    match, text = match_and_text()
    assert "rules" not in json.loads(text)
    change()
    old = read_match(text)
    assert (old.options, old.rules) == ({"target": OLD}, 2)
    assert replay(old) == match
    assert target_of(table_of(old)) == (OLD, OLD)
    assert read_match(write_match(old)) == old
    assert read_match(write_match(redacted(match, old, 0))).options == old.options
    new = record_of(random_match(preset("three").game(), Random(1), deals=1), "three", {}, NAMES)
    fields = json.loads(write_match(new))
    assert (fields["options"], fields["rules"]) == ({}, 2)
    assert replay(read_match(write_match(new))).game.rules.target == NEW
    assert read(text, 0, 3).options == {"target": OLD}


def test_the_id_of_a_puzzle_stays(change: Change) -> None:
    match, text = match_and_text()
    before = id_of(match, read_match(text), 0)
    change()
    assert id_of(match, read_match(text), 0) == before


@pytest.mark.parametrize("rules", [0, "2", True, None])
def test_a_number_of_rules_is_a_number(rules: object) -> None:
    with pytest.raises(BadRecord, match='"rules" must be a whole number from 1 on') as error:
        read_match(json.dumps(json.loads(match_and_text()[1]) | {"rules": rules}))
    assert error.value.code == "bad-form"


def test_a_record_of_a_newer_version_is_refused_and_stays_as_it_is() -> None:
    fields = json.loads(match_and_text()[1]) | {"rules": 3}
    record = read_match(json.dumps(fields))
    assert json.loads(write_match(record)) == fields
    with pytest.raises(BadRecord, match="made by a newer Rookery") as error:
        replay(record)
    assert error.value.code == "bad-option"


def test_positions(change: Change) -> None:
    match, _ = match_and_text()
    state = match.deals[-1].state
    old = position_text("three", {}, state)
    assert old.startswith("three;")
    change()
    game, read_state = parse_position(old)
    assert (game.rules.target, read_state) == (OLD, state)
    assert read(old).options == {"target": OLD}
    new = position_text("three", {}, state)
    assert new.startswith("three rules=2;")
    assert parse_position(new)[0].rules.target == NEW
    assert parse_position(position_text("three", {"target": OLD}, state))[0].rules.target == OLD


@pytest.mark.parametrize(
    ("rules", "says"),
    [
        ("3", "made by a newer Rookery"),
        ("0", "rules must be a whole number"),
        ("x", "rules must be a whole number"),
    ],
)
def test_positions_with_a_wrong_number(rules: str, says: str) -> None:
    with pytest.raises(BadText, match=says):
        parse_position(f"three rules={rules}; dealer 0")


def test_logs(change: Change) -> None:
    opened = ev.encode(opening("three", "ppp"))
    changed = ev.encode(ev.RulesChanged(game="three", options={}, order=(0, 1, 2)))
    assert b'"rules":' not in opened + changed
    change()
    assert target_of(folded([(ev.decode(opened), NOW)])) == (OLD, OLD)
    told = [(ev.decode(ev.encode(opening("dixie", "pppp"))), NOW), (ev.decode(changed), NOW)]
    old = folded(told)
    assert target_of(old) == (OLD, OLD)
    again = ev.decode(ev.encode(following(old, "testgamesb", entropy())))
    assert isinstance(again, ev.Opened) and again.rules == 2
    assert target_of(folded([(again, NOW)])) == (OLD, OLD)
    wanted = p.OpenTable(game="three", name="Ann")
    new = ev.decode(ev.encode(opening_of(wanted, "testgamesc", entropy())[0]))
    assert isinstance(new, ev.Opened) and (new.options, new.rules) == ({}, 2)
    assert target_of(folded([(new, NOW)])) == (NEW, NEW)


def test_the_host_changes_the_rules(change: Change) -> None:
    change()
    sitting = Sitting(opening("three", "ppp"))
    assert target_of(sitting.table) == (OLD, OLD)
    sitting.ask(0, p.Rules(id=sitting.new_id(), options={}))
    event = ev.decode(ev.encode(sitting.log[-1][0]))
    assert isinstance(event, ev.RulesChanged) and event.rules == 2
    assert target_of(folded(sitting.log)) == target_of(sitting.table) == (NEW, NEW)


def test_deals_that_are_played_again(change: Change) -> None:
    """By a link, from a replay or as a rehearsal: the options are those of the logged table."""
    log = ev.encode(opening("three", "ppp"))
    change()
    table = folded([(ev.decode(log), NOW)])
    given = ev.Given(kind="link", of="x", dealer=0, deck="")
    practice = Practice(table.game, table.options, given, 0, "steady")
    event = ev.decode(ev.encode(practice.opening("Ann", "normal", "testgamesb", entropy())[0]))
    assert target_of(folded([(event, NOW)])) == (OLD, OLD)


def test_clubs_and_their_evenings(change: Change) -> None:
    with closing(Store("sqlite://")) as store:
        ann = Profiles(store.connections, most=5).make("Ann", "", NOW).profile
        clubs, evenings = Clubs(store.connections, most=5), Evenings(store.connections)

        def make() -> tuple[str, str]:
            club = clubs.make(ClubText("Rookers", "", "three", {}), ann, "Ann", NOW).id
            plan = m.EveningPlan(game="three", title="Advent", format="individual")
            starts = "2026-10-15T19:30"
            wanted = m.PlanEvening(plan=plan, starts=starts, zone="Europe/Berlin", weekly=True)
            return club, evenings.plan(club, wanted, NOW).id

        old, old_evening = make()
        change()
        new, new_evening = make()
        assert clubs.of_id(old).options == {"target": OLD}
        assert clubs.of_id(new).options == {}
        assert evenings.one(old_evening).plan.options == {"target": OLD}
        assert evenings.one(new_evening).plan.options == {}
        later = evenings.ahead(old, NOW + 30 * 86_400)
        assert [each.plan.options for each in later] == [{"target": OLD}] * len(later) != []


def test_evenings(change: Change) -> None:
    settings = Settings("individual", "three")
    old = json.dumps(settings_object(settings))
    change()
    assert read_settings(json.loads(old)).options == {"target": OLD}
    assert read_settings(json.loads(json.dumps(settings_object(settings)))).options == {}


def test_results(change: Change) -> None:
    """Matches under the same rules have the same digest, before and after."""

    def result(rules: int = 1, **options: OptionValue) -> MatchResult:
        event = replace_of(opening("kentucky", "pbbb", {**SHORT, **options}), rules=rules)
        sitting = Sitting(event, deals=shuffling(1))
        sitting.arrive(0)
        sitting.start()
        found = result_of_history(to_the_end(sitting).log)
        assert found is not None
        return found

    usual = preset("kentucky").default("target")
    old, to_400 = result(), result(target=400)
    change("kentucky", 400)
    assert result().digest == result(rules=2, target=usual).digest == old.digest
    assert result(target=400).digest == result(rules=2).digest == to_400.digest
    assert rules_in_words("kentucky", read_options("kentucky", to_400.options)) == (
        *rules_in_words("kentucky", SHORT),
    )
