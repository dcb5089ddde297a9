"""The book of ratings: results count in order, however they come in."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rookery.ratings import FIXED, START, Book, OutOfOrder, Rating, Result, Standing, first_rating
from rookery.ratings import rate as rate_all
from rookery.ratings.scale import SPREAD

PLAYERS = [*"abcdef", "bot:steady", "bot:easy", "?x/0", "?x/1"]


@st.composite
def results(draw: st.DrawFn) -> list[Result]:
    made = []
    for number in range(draw(st.integers(0, 12))):
        seats = draw(st.integers(2, 4))
        players = draw(st.permutations(PLAYERS))[:seats]
        standings = tuple(
            Standing(float(draw(st.integers(0, 3))), {player: 1.0}) for player in players
        )
        at = float(draw(st.integers(0, 3)) * 10**7)
        same = draw(st.booleans())
        game = draw(st.sampled_from(["three", "tuxedo"]))
        deals = draw(st.integers(1, 9))
        made.append(Result(f"r{number}", game, seats, at, deals, seats, standings, same_cards=same))
    return made


def found(book: Book) -> dict[tuple[str, str], Rating]:
    return {
        (game, player): book.rating(game, player)
        for game in ("three", "tuxedo")
        for player in book.players(game)
    }


@settings(max_examples=30)
@given(results(), st.randoms(use_true_random=False))
def test_the_order_in_which_results_are_handed_over_changes_nothing(made, rng) -> None:  # type: ignore[no-untyped-def]
    shuffled = rng.sample(made, len(made))
    assert found(rate_all(made)) == found(rate_all(shuffled))


@settings(max_examples=30)
@given(results(), st.integers(0, 12))
def test_a_book_taken_up_again_goes_on_as_one_kept_open(made: list[Result], cut: int) -> None:
    ordered = sorted(made, key=lambda it: it.order)
    first = rate_all(ordered[:cut])
    second = Book()
    for (game, player), rating in found(first).items():
        second.put(game, player, rating)
    assert found(rate_all(ordered[cut:], second)) == found(rate_all(made))


@settings(max_examples=30)
@given(results())
def test_fixed_players_stay_and_strangers_are_not_kept(made: list[Result]) -> None:
    book = rate_all(made)
    for game in ("three", "tuxedo"):
        assert not any(it.startswith("?") or it in FIXED for it in book.players(game))
        assert book.rating(game, "bot:steady", 1e9) == Rating(START, 0.0, at=1e9)
        for player in book.players(game):
            assert 0.0 < book.rating(game, player, 1e9).deviation <= SPREAD


def one(code: str, at: float, *players: str) -> Result:
    standings = tuple(Standing(-float(n), {player: 1.0}) for n, player in enumerate(players))
    return Result(code, "two", 2, at, 5, 2, standings)


def test_an_older_result_is_out_of_order() -> None:
    book = rate_all([one("b", 5.0, "a", "b")])
    with pytest.raises(OutOfOrder, match="a comes after a later result of two"):
        book.add(one("a", 5.0, "a", "b"))


def test_a_win_over_strangers_alone_does_not_count() -> None:
    book = Book()
    assert book.add(one("a", 1.0, "a", "?x/1")) == {}
    assert book.rating("two", "a", 1.0) == first_rating("a", 1.0)


def test_a_change_has_the_rating_as_it_had_aged() -> None:
    book = rate_all([one(f"{number}", 1.0 + number, "a", "bot:steady") for number in range(30)])
    kept = book.rating("two", "a", 40.0)
    change = book.add(one("z", 1.0 + 300 * 86_400.0, "a", "bot:steady"))["a"]
    assert change.before.deviation > kept.deviation
    assert change.after.mean > change.before.mean
    assert change.after.results == 31
    assert change.after.at == 1.0 + 300 * 86_400.0


def test_bots_begin_where_the_benchmarks_put_them() -> None:
    order = ["bot:random", "bot:easy", "bot:steady", "bot:strong@0.2s"]
    assert [first_rating(it).mean for it in order] == sorted(first_rating(it).mean for it in order)
    assert first_rating("bot:unheard-of").mean == START
