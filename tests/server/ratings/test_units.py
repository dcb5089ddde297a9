"""Units: the results that are rated together in one update."""

from hypothesis import given, settings
from hypothesis import strategies as st

from rookery.ratings import Book, Change
from rookery.server.ratings.units import (
    DAY,
    QUIET_SECONDS,
    Played,
    SeatPlayed,
    of_day,
    of_match,
    of_set,
)

SEATS = tuple(
    SeatPlayed(who, 10 - side, side, has_won=not side) for who, side in (("a", 0), ("b", 1))
)


def table(code: str, at: float, boards: dict[int, tuple[int, ...]] | None = None) -> Played:
    seats = tuple(SeatPlayed(f"{it.player}{code}", it.points, it.side, it.has_won) for it in SEATS)
    return Played(code, "two", at, 3, False, seats, boards=boards)


@settings(max_examples=20)
@given(st.integers(0, 60), st.booleans())
def test_who_played_a_day_is_in_one_field_and_the_bot_in_all(count: int, has_mark: bool) -> None:
    points = {f"p{number}": number for number in range(count)}
    mark = ("bot:strong", 30) if has_mark else None
    *fields, done = of_day("dixie", 4, 2, "2026-11-25", 9.0, points, mark)
    seen = [player for it in fields for one in it.results[0].standings for player in one.players]
    assert sorted(it for it in seen if it != "bot:strong") == sorted(points)
    assert seen.count("bot:strong") == (len(fields) if has_mark else 0)
    assert done.covers == ("day/2026-11-25/dixie",)
    assert not done.results
    units = [*fields, done]
    assert [it.order for it in units] == sorted(it.order for it in units)
    book = Book()
    for unit in units:
        assert unit.kind == DAY
        for result in unit.results:
            book.add(result)


@given(
    st.lists(st.floats(0.0, 10 * QUIET_SECONDS), min_size=1, max_size=8), st.floats(0.0, 30_000.0)
)
def test_a_table_of_a_set_is_in_one_unit_in_time(ends: list[float], since_the_last: float) -> None:
    tables = [table(f"t{number}", at, {1: (10, 9)}) for number, at in enumerate(ends)]
    now = max(ends) + since_the_last
    units = list(of_set("duplicate/x", tables, now))
    codes = [code for unit in units for code in unit.covers]
    assert len(set(codes)) == len(codes)
    for unit in units:
        last = max(it.ended_at for it in tables if it.code in unit.covers)
        assert unit.at == last + QUIET_SECONDS
        assert unit.at <= now
    if since_the_last >= QUIET_SECONDS:
        assert len(codes) == len(tables)


def test_only_tables_that_played_a_board_are_compared_on_it() -> None:
    tables = [
        table("t1", 1.0, {1: (9, 1), 2: (3, 3)}),
        table("t2", 2.0, {2: (4, 4), 3: (5, 5)}),
        table("t3", 3.0, None),
    ]
    (unit,) = of_set("duplicate/x", tables, 1e9)
    assert {it.code.split("/")[3] for it in unit.results} == {"0002"}
    assert unit.covers == ("t1", "t2", "t3")


def match_of(
    *seats: tuple[str, int], sides: int, left: dict[int, str], early: bool = False
) -> Played:
    """A match of these players and points, some of whose seats were left by others."""
    best = -1 if early else max(points for _, points in seats)
    played = tuple(
        SeatPlayed(who, points, seat % sides, has_won=points == best)
        for seat, (who, points) in enumerate(seats)
    )
    game = {(2, 2): "tuxedo", (4, 2): "dixie", (3, 3): "three"}[len(seats), sides]
    return Played("t1", game, 1.0, 5, early, played, leavers=tuple(left.items()))


def moved(played: Played) -> dict[str, float]:
    """The change of each player's rating, all of whom were new."""
    book = Book()
    changes: dict[str, Change] = {}
    for result in of_match(played).results:
        changes |= book.add(result)
    return {player: it.after.mean - it.before.mean for player, it in changes.items()}


def test_a_partner_is_rated_by_what_was_reached() -> None:
    seats = (("bot:strong", 300), ("bea", 90), ("cay", 300), ("dan", 90))
    found = moved(match_of(*seats, sides=2, left={0: "ann"}))
    assert found["ann"] < 0 < found["cay"]
    assert found.keys() == {"ann", "cay"}


def test_the_others_are_compared_with_each_other_and_with_a_bot_that_they_beat() -> None:
    seats = (("bot:strong", 80), ("bea", 105), ("cay", 60))
    found = moved(match_of(*seats, sides=3, left={0: "ann"}))
    assert found["ann"] < 0 < found["bea"]
    nobody_left = moved(match_of(*seats, sides=3, left={}))
    assert nobody_left["cay"] < found["cay"] < 0


def test_leaving_costs_as_much_as_losing_a_usual_match() -> None:
    left = moved(match_of(("bot:easy", 9), ("bea", 8), sides=2, left={0: "ann"}, early=True))
    lost = moved(match_of(("ann", 0), ("bea", 100), sides=2, left={}))
    assert left.keys() == {"ann"}
    assert left["ann"] <= lost["ann"] < 0
