"""Evenings of every format, with late comers and people who leave, to a final ranking."""

import json
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import settings as how
from hypothesis import strategies as st

from rookery.evenings import happenings as hp
from rookery.evenings.as_object import (
    happening_object,
    read_happening,
    read_settings,
    settings_object,
)
from rookery.evenings.drawing import draw, is_finished, rounds_of
from rookery.evenings.errors import EveningError
from rookery.evenings.evening import Evening, EveningRound, folded, happened
from rookery.evenings.formats import FORMATS, Measure, Pairing
from rookery.evenings.gathering import coming, gathered
from rookery.evenings.knockout import defeats, winner_of
from rookery.evenings.settings import Settings
from rookery.evenings.standings import places, standings
from rookery.evenings.tabular import board_rows
from rookery.evenings.tallies import tallies
from tests.evenings.evening import (
    all_happened,
    gone,
    played,
    random_points,
    scored,
    settings,
    started,
    strength_points,
    with_people,
)

NAMES = [chr(ord("A") + number) for number in range(26)]

KINDS = [
    ("individual", "kentucky"),
    ("individual", "three"),
    ("pairs", "kentucky"),
    ("mitchell", "kentucky"),
    ("teams", "kentucky"),
    ("round-robin", "kentucky"),
    ("swiss", "two"),
    ("knockout", "kentucky"),
    ("knockout", "two"),
]


@st.composite
def evenings(draw_from: st.DrawFn) -> tuple[Settings, tuple[hp.Happening, ...]]:
    """The happenings of a whole evening in which people come and go between the rounds."""
    kind, game = draw_from(st.sampled_from(KINDS))
    made = settings(
        kind, game, bots_fill=draw_from(st.booleans()), lives=draw_from(st.integers(1, 2))
    )
    done: list[hp.Happening] = []
    evening = Evening.new(made)
    rng = Random(draw_from(st.integers(0, 1000)))
    least = 2 * made.unit_size * made.meeting.places
    waiting = NAMES[: draw_from(st.integers(least, 22))]
    waiting, late = waiting[: max(least, len(waiting) - 3)], waiting[max(least, len(waiting) - 3) :]
    points = random_points(rng)

    def go(*happenings: hp.Happening) -> None:
        nonlocal evening
        done.extend(happenings)
        evening = all_happened(evening, happenings)

    for name in waiting:
        go(*coming(evening, name, name))
    leaving = draw_from(st.integers(0, 2))
    while not is_finished(evening) and len(evening.rounds) < 12:
        go(*gathered(evening))
        go(draw(evening, rng, 5.0))
        one = evening.current
        assert one is not None
        if leaving:
            leaving -= 1
            go(hp.Left(next(entry.id for entry in evening.here if not entry.is_bot)))
        for table in range(len(one.tables)):
            if rng.random() < 0.9:
                boards = [points(evening, one, table, board) for board in range(2)]
                go(
                    hp.ResultIn(
                        one.number, table, (boards[0], boards[1] if rng.random() < 0.9 else None)
                    )
                )
        pauses = draw_from(st.sampled_from(["", "within", "beyond"]))
        if pauses:
            go(hp.Paused(5.5, draw_from(st.booleans())))
        if pauses == "within":
            go(hp.Resumed(5.7))
        if rng.random() < 0.3:
            go(hp.HandedOver(rng.choice(list(evening.entries))))
        go(hp.Closed(one.number, 6.0))
        if pauses == "beyond":
            go(hp.Resumed(6.5))
        if late:
            go(*coming(evening, late[0], late.pop(0)))
    go(hp.Ended(7.0))
    return made, tuple(done)


@how(max_examples=60)
@given(evenings())
def test_everybody_is_seated_once_and_every_evening_has_a_ranking(
    whole: tuple[Settings, tuple[hp.Happening, ...]],
) -> None:
    made, happenings = whole
    evening = Evening.new(made)
    for happening in happenings:
        there = evening
        evening = happened(evening, happening)
        if evening.current is not None and there.current is None:
            check_seats(there, evening.current)
    assert evening.is_over
    ranked = [row for row in standings(evening) if row.place is not None]
    for field in (0, 1):
        found = sorted(row.place or 0 for row in ranked if row.field == field)
        counts = Counter(found)
        assert all(sum(place < each for place in found) == each - 1 for each in counts)
    assert sorted(places(evening)) == sorted(entry for row in ranked for entry in row.entries)
    check_sums(evening)
    check_json(made, happenings)


def check_seats(there: Evening, one: EveningRound) -> None:
    """Check that everybody sits once in a new round, or rests."""
    seated = [entry for table in one.tables for entry in table.entries]
    resting = [entry.id for unit in one.byes for entry in there.units[unit]]
    assert len(set(seated)) == len(seated)
    assert not set(seated) & set(resting)
    if there.settings.kind.pairing is not Pairing.KNOCKOUT:
        assert {*seated, *resting} == {entry.id for entry in there.here}
        assert not (there.settings.bots_fill and one.byes)


def check_sums(evening: Evening) -> None:
    """Check that the units' scores add up to zero, and that somebody wins every encounter."""
    found, unit = tallies(evening).values(), evening.settings.kind.unit
    if unit != "player":
        assert sum(each.net for each in found) == 0
        rounds = sum(len(each.encounters) for each in found)
        assert rounds == sum(each.points for tally in found for each in tally.encounters)
    if unit != "team":
        assert sum(each.difference for each in found) == 0


def check_json(made: Settings, happenings: tuple[hp.Happening, ...]) -> None:
    """Check that settings and happenings read back from JSON give the same evening."""
    wire = json.loads(json.dumps([happening_object(each) for each in happenings]))
    again = tuple(read_happening(each) for each in wire)
    assert again == happenings
    there = read_settings(json.loads(json.dumps(settings_object(made))))
    assert folded(there, again) == folded(made, happenings)


@pytest.mark.parametrize(("kind", "game"), KINDS)
def test_the_better_come_first(kind: str, game: str) -> None:
    made = settings(kind, game)
    names = NAMES[: max(8, 4 * made.unit_size)]
    if kind == "individual":
        names = NAMES[: 4 * made.shape.places]
    evening = played(with_people(made, names), strength_points)
    first = standings(evening)[0]
    assert first.place == 1
    if kind not in ("individual", "mitchell"):
        assert first.entries[0] == "id-A"
    last = [row for row in standings(evening) if row.field == 0][-1]
    assert "id-A" not in last.entries


def test_single_people_are_put_together_and_groups_stay() -> None:
    evening = with_people(settings("pairs"), "AB", groups=2)
    evening = all_happened(evening, coming(evening, "c", "Cid"))
    evening = all_happened(evening, coming(evening, "d", "Dan"))
    evening = all_happened(evening, coming(evening, "e", "Eva"))
    evening = all_happened(evening, gathered(evening))
    units = [{entry.name for entry in members} for members in evening.units.values()]
    assert units == [{"A", "B"}, {"Cid", "Dan"}, {"Eva", "Bot 1"}, {"Bot 2", "Bot 3"}]
    assert gathered(evening) == ()


def test_a_bot_gives_way_to_the_partner_who_comes_late() -> None:
    evening = with_people(settings("pairs"), "ABC", groups=2)
    evening = scored(started(evening, Random(1)), strength_points)
    assert evening.name_of("group1") == "C & Bot 1"
    evening = all_happened(evening, coming(evening, "id-D", "D", "group1"))
    assert evening.name_of("group1") == "C & D"
    with pytest.raises(EveningError, match="C & D are 2 already"):
        all_happened(evening, coming(evening, "id-E", "E", "group1"))


def test_boards_have_the_names_of_those_who_played_them() -> None:
    evening = with_people(settings("pairs"), "ABC", groups=2)
    evening = scored(started(evening, Random(1)), strength_points)
    evening = all_happened(evening, coming(evening, "id-D", "D", "group1"))
    evening = scored(started(evening, Random(2)), strength_points)
    names = {row[0]: row[3] for row in board_rows(evening, str) if row[3].startswith("C")}
    assert names == {"1": "C & Bot 1", "2": "C & D"}


def test_a_single_late_comer_takes_a_free_place() -> None:
    evening = scored(started(with_people(settings("pairs"), "ABCD"), Random(1)), strength_points)
    evening = gone(evening, "D")
    evening = all_happened(evening, coming(evening, "id-E", "E"))
    evening = all_happened(evening, gathered(evening))
    assert sorted(evening.name_of(unit) for unit in evening.units)[:2] == ["A & B", "Bot 1 & Bot 2"]
    assert "C & E" in {evening.name_of(unit) for unit in evening.units}


def test_bots_leave_when_people_come() -> None:
    evening = with_people(settings("individual"), NAMES[:6])
    evening = all_happened(evening, gathered(evening))
    assert [entry.name for entry in evening.here if entry.is_bot] == ["Bot 1", "Bot 2"]
    for name in NAMES[6:8]:
        evening = all_happened(evening, coming(evening, f"id-{name}", name))
    evening = all_happened(evening, gathered(evening))
    assert not [entry for entry in evening.here if entry.is_bot]


def test_in_a_swiss_nobody_meets_anybody_twice_and_the_lowest_has_the_bye() -> None:
    made = settings("swiss", "two", bots_fill=False)
    evening = with_people(made, NAMES[:9])
    evening = scored(started(evening, Random(1)), strength_points)
    lowest = [row for row in standings(evening) if row.unit not in evening.rounds[0].byes][-1]
    evening = started(evening, Random(1))
    assert evening.current is not None
    assert evening.current.byes == (lowest.unit,)
    whole = played(scored(evening, strength_points), strength_points)
    met = Counter(frozenset(table) for each in whole.meetings for table in each.tables)
    assert set(met.values()) == {1}
    byes = Counter(unit for each in whole.meetings for unit in each.byes)
    assert set(byes.values()) == {1}


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("pairs", [6, 7])
def test_a_swiss_repeats_as_few_meetings_as_possible(pairs: int, seed: int) -> None:
    """Rounds go on after all have met all; each round is compared with every possible pairing."""
    made = settings("swiss", "two", bots_fill=False, rounds=pairs + 1)
    evening = with_people(made, NAMES[:pairs])
    met: Counter[frozenset[str]] = Counter()
    rng = Random(seed)
    for _ in range(pairs + 1):
        evening = started(evening, rng)
        assert evening.current is not None
        drawn = [frozenset(it.units) for it in evening.current.tables]
        playing = sorted(frozenset().union(*drawn))
        fewest = min(sum(met[pair] for pair in each) for each in pairings(playing))
        assert sum(met[pair] for pair in drawn) == fewest
        met.update(drawn)
        evening = scored(evening, random_points(rng))


def pairings(units: list[str]) -> Iterator[list[frozenset[str]]]:
    """All ways to divide units into pairs."""
    if not units:
        yield []
        return
    first, *rest = units
    for other in rest:
        for others in pairings([unit for unit in rest if unit != other]):
            yield [frozenset((first, other)), *others]


@pytest.mark.parametrize("people", [2, 3, 5, 8, 13])
def test_a_knockout_has_byes_in_the_first_round_only(people: int) -> None:
    evening = played(with_people(settings("knockout", "two"), NAMES[:people]), strength_points)
    assert [bool(each.byes) for each in evening.meetings[1:]] == [False] * (len(evening.rounds) - 1)
    assert len(evening.rounds) == (people - 1).bit_length()
    assert sum(len(each.tables) for each in evening.rounds) == people - 1
    rows = standings(evening)
    assert (rows[0].name, rows[0].place) == ("A", 1)
    assert [row.place for row in rows[1:2]] == [2]


@pytest.mark.parametrize("people", [2, 3, 6, 9])
def test_with_two_lives_everybody_but_the_winner_loses_twice(people: int) -> None:
    made = settings("knockout", "two", lives=2)
    evening = played(with_people(made, NAMES[:people]), random_points(Random(people)))
    lost = defeats(evening)
    winner = standings(evening)[0].unit
    assert lost[winner] < 2
    assert all(lost[unit] == 2 for unit in evening.units if unit != winner)


def test_a_level_knockout_round_goes_to_the_last_board_that_was_not() -> None:
    made = settings("knockout", "two", boards=3)
    evening = started(with_people(made, "AB"), Random(1))
    one = evening.current
    assert one is not None
    first, second = one.tables[0].units
    for boards, winner in (
        (((5, 0), (0, 5), (3, 3)), second),
        (((5, 0), (0, 5), None), second),
        (((3, 3), (3, 3), (3, 3)), first),
        ((None, None, None), first),
    ):
        after = happened(evening, hp.ResultIn(0, 0, boards))
        after = happened(after, hp.Closed(0, 1.0))
        assert winner_of(after, after.rounds[0], 0) == winner


def test_who_leaves_a_knockout_is_out() -> None:
    evening = with_people(settings("knockout", "two"), "ABCD")
    evening = scored(started(evening, Random(1)), strength_points)
    assert rounds_of(evening) == 2
    evening = gone(evening, "A")
    assert is_finished(evening)
    assert standings(evening)[0].unit != "id-A"


def test_a_drop_out_of_a_round_robin_leaves_byes_to_the_others() -> None:
    made = settings("round-robin", "two", bots_fill=False)
    evening = scored(started(with_people(made, "ABCD"), Random(1)), strength_points)
    evening = played(gone(evening, "D"), strength_points)
    met = Counter(frozenset(table) for each in evening.meetings for table in each.tables)
    assert max(met.values()) == 1
    assert {frozenset({f"id-{a}", f"id-{b}"}) for a, b in ("AB", "AC", "BC")} <= set(met)


def test_a_team_match_has_two_tables_with_the_teams_on_opposite_sides() -> None:
    evening = started(with_people(settings("teams"), NAMES[:8], groups=4), Random(1))
    assert evening.current is not None
    first, second = evening.current.tables
    assert first.units == (second.units[1], second.units[0]) * 2
    assert len({*first.entries, *second.entries}) == 8
    for table in (first, second):
        for entry, unit in zip(table.entries, table.units, strict=True):
            assert evening.entries[entry].unit == unit
    boards = ((80, 40, 80, 40), (0, 0, 0, 0))
    evening = happened(evening, hp.ResultIn(0, 0, boards))
    evening = happened(evening, hp.ResultIn(0, 1, ((60, 60, 60, 60), None)))
    evening = happened(evening, hp.Closed(0, 1.0))
    row = standings(evening)[0]
    assert (row.unit, row.scores) == (first.units[0], (Fraction(2), Fraction(0), Fraction(40)))


def test_ties_go_to_the_result_among_the_tied_then_to_net_points() -> None:
    made = settings("round-robin", "two", boards=1, bots_fill=False)
    evening = with_people(made, "ABC")
    better = {("A", "B"): 5, ("B", "C"): 50, ("C", "A"): 5}

    def points(there: Evening, one: object, table: int, board: int) -> tuple[int, ...]:
        assert there.current is not None
        a, b = (there.entries[entry].name for entry in there.current.tables[table].entries)
        margin = better.get((a, b), -better.get((b, a), 0))
        return (margin, 0) if margin > 0 else (0, -margin)

    rows = standings(played(evening, points))
    assert [row.name for row in rows if row.place is not None] == ["B", "A", "C"]
    assert [row.scores[0] for row in rows[:3]] == [Fraction(2)] * 3


def test_who_played_too_little_has_no_place() -> None:
    evening = with_people(settings("individual", rounds=5), NAMES[:9])
    evening = scored(started(evening, Random(1)), strength_points)
    evening = gone(evening, "A")
    evening = played(evening, strength_points)
    row = next(row for row in standings(evening) if row.unit == "id-A")
    assert row.place is None
    assert row.boards == 2
    assert "id-A" not in places(evening)


@pytest.mark.parametrize(
    ("happenings", "code"),
    [
        ((hp.Came("a", "Ann"), hp.Came("a", "Ann")), "already-here"),
        ((hp.Left("a"),), "not-here"),
        ((hp.Came("a", "Ann"), hp.Left("a"), hp.Left("a")), "not-here"),
        ((hp.ResultIn(0, 0, ()),), "wrong-round"),
        ((hp.Corrected(0, 0, 0, None),), "wrong-round"),
        ((hp.Closed(0, 1.0),), "wrong-round"),
        ((hp.Ended(1.0), hp.Came("a", "Ann")), "evening-over"),
        ((*(hp.Came(each, each) for each in "abc"), hp.Grouped("x", ("a", "b", "c"))), "unit-full"),
    ],
)
def test_what_cannot_happen_is_refused(happenings: tuple[hp.Happening, ...], code: str) -> None:
    with pytest.raises(EveningError) as refused:
        folded(settings("pairs"), happenings)
    assert refused.value.code == code


def test_a_round_in_play_refuses_what_does_not_fit() -> None:
    evening = started(with_people(settings("pairs"), "ABCD"), Random(1))
    done: tuple[tuple[int, ...], ...] = ((1, 2, 1, 2), (3, 4, 3, 4))
    after = happened(evening, hp.ResultIn(0, 0, done))
    for there, happening, code in (
        (evening, hp.Corrected(0, 0, 0, None), "no-result"),
        (evening, hp.ResultIn(0, 9, done), "wrong-table"),
        (evening, hp.ResultIn(0, 0, done[:1]), "wrong-result"),
        (evening, hp.ResultIn(0, 0, ((1, 2), None)), "wrong-result"),
        (evening, hp.Ended(1.0), "round-open"),
        (after, hp.ResultIn(0, 0, done), "result-known"),
        (after, hp.Corrected(0, 0, 5, None), "wrong-result"),
    ):
        with pytest.raises(EveningError) as refused:
            happened(there, happening)
        assert refused.value.code == code
    with pytest.raises(EveningError, match="round 1 is still played"):
        draw(evening, Random(1), 0.0)


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        ({"name": "bridge"}, "no format 'bridge'; there are individual, pairs"),
        ({"game": "three"}, "needs a game of two sides, not three"),
        ({"rounds": 0}, "needs a number of rounds"),
        ({"boards": 17}, "boards is 17, but must be 1 to 16"),
        ({"scoring": "wins"}, "pairs is scored by difference, match-points"),
    ],
)
def test_settings_that_cannot_be_are_refused(wrong: dict[str, Any], words: str) -> None:
    with pytest.raises(EveningError, match=words):
        settings(**{"name": "pairs", "game": "kentucky", **wrong})


def test_every_measure_ranks_in_some_format() -> None:
    assert set(Measure) == {
        measure
        for each in FORMATS.values()
        for scoring in each.scorings
        for measure in each.ranked_by(scoring)
    }
