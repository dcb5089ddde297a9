"""Who is seated with whom: checked against all groups that could be made."""

from dataclasses import replace
from itertools import combinations, islice, permutations
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from rookery.server.waiting.matching import (
    Filling,
    Joining,
    Play,
    Seating,
    Waiter,
    are_compatible,
    others_for,
    seatings,
)

PLAYS = (Play("dixie", 4), Play("three", 3), Play("tuxedo", 2))
AT = 100.0

pairs = st.frozensets(st.sampled_from("abcdefgh"), min_size=2, max_size=2)
blocks = st.lists(pairs, max_size=4)


@st.composite
def waiters(draw: st.DrawFn) -> list[Waiter]:
    """Up to eight people, a letter each, some of them guests."""
    made = []
    for letter in "abcdefgh"[: draw(st.integers(0, 8))]:
        shows = draw(st.booleans())
        has_range = shows and draw(st.integers(0, 3)) == 0
        low = draw(st.integers(10, 18)) if has_range else None
        made.append(
            Waiter(
                id=letter,
                since=float(draw(st.integers(0, 100))),
                plays=tuple(draw(st.lists(st.sampled_from(PLAYS), min_size=1, unique=True))),
                pace=draw(st.sampled_from(("any", "normal", "fast"))),
                bots_after=draw(st.sampled_from((None, 30.0, 120.0))),
                profile=draw(st.sampled_from(("", letter))),
                ratings={it.game: float(draw(st.integers(10, 20))) for it in PLAYS * shows},
                low=low,
                high=None if low is None else low + draw(st.integers(0, 6)),
            )
        )
    return made


def opened(waiting: list[Waiter], at: float, blocked: list[frozenset[str]]) -> list[Seating]:
    """The tables that are opened if no existing table has bots' seats to take."""
    found = seatings(waiting, at, blocked)
    return [it for it in found if isinstance(it, Seating)]


def could_be_full(group: tuple[Waiter, ...], blocked: list[frozenset[str]]) -> bool:
    """Whether a group fills a table of a game, and every two of them may sit there together."""
    return any(
        len(group) == play.seats
        and all(play in each.plays for each in group)
        and all(are_compatible(*both, play, blocked) for both in combinations(group, 2))
        for play in PLAYS
    )


@given(waiters(), blocks, st.integers(0, 9))
@settings(max_examples=100)
def test_people_are_seated_with_whom_they_suit_the_longest_waiting_first(
    waiting: list[Waiter], blocked: list[frozenset[str]], seed: int
) -> None:
    found = opened(waiting, AT, blocked)
    seated = [each.id for seating in found for each in seating.people]
    assert len(seated) == len(set(seated))
    assert set(seated) <= {each.id for each in waiting}
    for seating in found:
        check_compatible(seating, blocked)
    check_nobody_is_left(found, waiting, blocked)
    full = [it for it in found if not it.bots]
    by_age = sorted(waiting, key=lambda it: (it.since, it.id))
    suited = (it for it in by_age if could_sit(it, waiting, blocked))
    assert all(first in full[0].people for first in islice(suited, 1))
    shuffled = Random(seed).sample(waiting, len(waiting))
    assert opened(shuffled, AT, blocked) == found


def check_compatible(seating: Seating, blocked: list[frozenset[str]]) -> None:
    """Assert that everybody at a table wants to be there, with these people and bots."""
    assert 1 <= len(seating.people) <= seating.play.seats
    assert all(seating.play in each.plays for each in seating.people)
    assert all(each.pace in ("any", seating.pace) for each in seating.people)
    for one, other in permutations(seating.people, 2):
        assert not one.profile or one.profile != other.profile
        assert frozenset((one.profile, other.profile)) not in blocked
        if one.low is not None:
            assert one.high is not None
            assert one.low <= other.ratings[seating.play.game] <= one.high
    assert not seating.bots or all(each.accepts_bots for each in seating.people)
    assert not seating.bots or any(is_due(each) for each in seating.people)


def is_due(waiter: Waiter) -> bool:
    return waiter.bots_after is not None and AT - waiter.since >= waiter.bots_after


def check_nobody_is_left(
    found: list[Seating], waiting: list[Waiter], blocked: list[frozenset[str]]
) -> None:
    """Assert that nobody left is past their deadline, and that no group of them fills a table."""
    seated = {each.id for it in found for each in it.people}
    assert all(each.id in seated for each in waiting if is_due(each))
    among_people = {each.id for it in found if not it.bots for each in it.people}
    left = [each for each in waiting if each.id not in among_people]
    assert not any(could_sit(each, left, blocked) for each in left)


def could_sit(first: Waiter, waiting: list[Waiter], blocked: list[frozenset[str]]) -> bool:
    """Whether somebody could be at a full table of people."""
    groups = (group for count in (2, 3, 4) for group in combinations(waiting, count))
    return any(first in group and could_be_full(group, blocked) for group in groups)


def test_a_table_with_bots_has_as_many_people_as_possible() -> None:
    dixie, two = Play("dixie", 4), Play("tuxedo", 2)
    ann = Waiter("ann", 0.0, (two, dixie), bots_after=30.0)
    ben = Waiter("ben", 1.0, (dixie,), bots_after=30.0)
    cleo = Waiter("cleo", 2.0, (dixie,), bots_after=None)
    assert seatings([ann, ben, cleo], 40.0) == [Seating(dixie, "normal", (ann, ben))]
    assert seatings([ann, ben, cleo], 20.0) == []


def test_when_the_first_is_due_all_who_fit_are_seated_with_them() -> None:
    """Otherwise each of two strangers who came a moment apart would get a table with only bots."""
    three = Play("three", 3)
    ann, ben = (
        Waiter("ann", 0.0, (three,), bots_after=30.0),
        Waiter("ben", 3.0, (three,), "any", 30.0),
    )
    cleo = Waiter("cleo", 3.0, (three,), bots_after=None)
    assert seatings([ann, ben, cleo], 29.0) == [Seating(three, "normal", (ann, ben, cleo))]
    assert seatings([ann, ben], 29.0) == []
    assert seatings([ann, ben], 30.0) == [Seating(three, "normal", (ann, ben))]


def test_bots_seats_go_to_the_next_people_who_fit() -> None:
    dixie = Play("dixie", 4)
    ann = Waiter("ann", 0.0, (dixie,), profile="ann")
    table = Filling("code", dixie, "normal", (ann,), bots=2)
    ben = Waiter("ben", 90.0, (dixie,), bots_after=30.0)
    people_only = Waiter("cleo", 91.0, (dixie,))
    fast = Waiter("dan", 80.0, (dixie,), pace="fast", bots_after=30.0)
    other_game = Waiter("eve", 80.0, (Play("three", 3),), bots_after=30.0)
    unliked = Waiter("fay", 80.0, (dixie,), profile="fay", bots_after=30.0)
    found = seatings([people_only, ben, fast, other_game], AT, (), [table])
    assert found == [Joining("code", ben), Joining("code", people_only)]
    assert seatings([unliked], AT, [frozenset(("ann", "fay"))], [table]) == []
    assert seatings([people_only], AT, (), [table]) == []
    fuller = Filling("fuller", dixie, "normal", (ann,), bots=1)
    assert seatings([ben], AT, (), [table, fuller]) == [Joining("fuller", ben)]


def test_of_two_games_for_the_same_people_the_one_with_fewer_bots_is_played() -> None:
    dixie, three = Play("dixie", 4), Play("three", 3)
    people = tuple(Waiter(it, 0.0, (dixie, three), bots_after=30.0) for it in ("ann", "ben"))
    assert seatings(people, 40.0) == [Seating(three, "normal", people)]


def test_many_odd_wishes_are_given_up_in_time() -> None:
    """Everybody has blocked half of the others, so that no group of six can be made."""
    six = Play("five", 6)
    people = [Waiter(str(n), float(n), (six,), profile=str(n)) for n in range(120)]
    blocked = {frozenset((str(a), str(b))) for a in range(120) for b in range(a) if a % 5 == b % 5}
    assert seatings(people, 999.0, blocked) == []


def test_others_are_counted_by_game_and_never_include_oneself() -> None:
    ann, ben, cleo = (Waiter(it, 0.0, (PLAYS[0],), profile=it) for it in "abc")
    dan = replace(cleo, id="d", profile="d", plays=(PLAYS[1],))
    waiting = [ann, ben, cleo, dan]
    assert others_for(ann, PLAYS[0], waiting) == 2
    assert others_for(ann, PLAYS[0], waiting, [frozenset("ab")]) == 1
    assert others_for(ann, PLAYS[1], waiting) == 0
