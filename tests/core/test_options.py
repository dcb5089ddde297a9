"""House rules as fields: the values that options take, and how games check and write them."""

from dataclasses import dataclass, fields

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rookery.core.errors import BadOption, UnknownGame
from rookery.core.messages import Message
from rookery.core.options import Option, option, options_of
from rookery.games import GAMES, preset


@dataclass(frozen=True)
class Rules:
    """Rules with an option of every kind, and a field that is not an option."""

    size: int = 3
    flag: bool = option(False, phase="play", source="X-1")
    choice: str = option("one", phase="play", source="X-2", choices=("one", "two"))
    number: int = option(10, phase="play", source="X-3", low=-5, high=20, step=5)
    limit: int | None = option(None, phase="play", source="X-4", low=1, high=9)


KNOWN = options_of(Rules)
COUNT = Option("count", "number", "X-5", choices=("4", "6"))

ANYTHING = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-30, 30),
    st.floats(allow_nan=False),
    st.sampled_from(("one", "two", "True", "", "10")),
    st.lists(st.integers(), max_size=2),
)
FIVES = (-5, 0, 5, 10, 15, 20)


def is_good(name: str, value: object) -> bool:
    if name == "flag":
        return value is True or value is False
    if name == "choice":
        return isinstance(value, str) and value in ("one", "two")
    if name == "limit" and value is None:
        return True
    whole = type(value) is int
    return whole and value in (FIVES if name == "number" else range(1, 10))


def refusal(it: Option, value: object) -> str:
    with pytest.raises(BadOption) as caught:
        it.check(value)
    assert caught.value.code == "bad-option"
    return str(caught.value)


def test_the_options_of_a_class_are_its_option_fields_in_order() -> None:
    assert list(KNOWN) == ["flag", "choice", "number", "limit"]
    assert [field.name for field in fields(Rules)] == ["size", *KNOWN]
    assert [it.nullable for it in KNOWN.values()] == [False, False, False, True]
    assert KNOWN["number"] == Option("number", "number", "X-3", (), -5, 20, 5, phase="play")
    assert KNOWN["choice"].choices == ("one", "two")
    assert KNOWN["choice"].choice_titles == (
        Message("option-choice-one"),
        Message("option-choice-two"),
    )


def test_every_option_of_a_game_has_words_for_people_and_a_rule() -> None:
    """The title and the choices are words, without the underscores of their identifiers."""
    for it in (each for game in GAMES.values() for each in game.described.values()):
        assert str(it.sentence).endswith(".") and it.source
        assert len(it.choice_titles) in (0, len(it.choices))
        assert not any("_" in words for words in map(str, (it.title, *it.choice_titles)))
        assert it.kind != "choice" or all(it.choice_titles)


@given(st.sampled_from(tuple(KNOWN)), ANYTHING)
def test_an_option_takes_its_values_and_no_others(name: str, value: object) -> None:
    if is_good(name, value):
        assert KNOWN[name].check(value) is value
    else:
        assert name in refusal(KNOWN[name], value)


def test_a_number_with_choices_takes_only_those() -> None:
    assert COUNT.check(4) == 4
    assert refusal(COUNT, 5) == "option count must be 4 or 6, not 5"
    refusal(COUNT, "4")


@pytest.mark.parametrize(
    ("name", "value", "message"),
    [
        ("flag", "yes", "option flag must be true or false, not yes"),
        ("choice", "three", "option choice must be one or two, not three"),
        ("number", 7, "option number must be a multiple of 5 from -5 to 20, not 7"),
        ("limit", 10, "option limit must be none or a whole number from 1 to 9, not 10"),
        ("choice", "x" * 99, f"option choice must be one or two, not {'x' * 40}"),
    ],
)
def test_a_refusal_says_what_would_be_right(name: str, value: object, message: str) -> None:
    assert refusal(KNOWN[name], value) == message


def test_a_game_refuses_an_option_that_it_does_not_have() -> None:
    with pytest.raises(BadOption) as caught:
        GAMES["tuxedo"].checked({"rook_rank": "high"})
    assert str(caught.value).startswith(
        "tuxedo has no option 'rook_rank'; choose from seats, capture,"
    )
    with pytest.raises(BadOption, match="has no option"):
        GAMES["dixie"].game({"pack": ()})


def test_a_record_keeps_options_not_at_their_default_and_seats_where_they_vary() -> None:
    tuxedo, three = GAMES["tuxedo"], GAMES["three"]
    assert tuxedo.written({}) == {"seats": 4}
    assert tuxedo.written({"capture": "maximal", "seats": 4}) == {"seats": 4}
    chosen = {"trail": "free", "target": 100, "seats": 2, "orange": "auto"}
    assert tuxedo.written(chosen) == {"seats": 2, "trail": "free", "orange": "auto"}
    assert three.written({}) == {}
    assert three.written({"seats": 3, "target": 250}) == {"target": 250}
    with pytest.raises(BadOption):
        tuxedo.written({"trail": "maybe"})


def test_the_options_in_a_record_make_the_same_game() -> None:
    for it in GAMES.values():
        defaults = {name: it.default(name) for name in it.described}
        assert it.game(it.written(defaults)) == it.game(defaults) == it.game()
        assert it.game(it.written(defaults)).seats == it.usual_seats


def test_a_game_that_is_not_in_the_table_is_refused() -> None:
    with pytest.raises(UnknownGame, match="no game 'bridge'; choose from tuxedo, dixie"):
        preset("bridge")
