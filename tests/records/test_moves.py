"""Moves and plies as texts."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from rookery.core import moves as m
from rookery.core.cards import Card, poker_pack, rook_pack
from rookery.records import BadText, move_text, parse_card, parse_move, parse_ply, ply_text
from tests.records.clear_errors import check_clear

PACK = (*rook_pack(range(1, 15), with_rook=True), *poker_pack()[:-1])


def c(text: str) -> Card:
    return parse_card(text)


def g(*texts: str, build: bool = False) -> m.Group:
    return m.Group(tuple(map(parse_card, texts)), build)


EXAMPLES: list[tuple[str, m.Ply]] = [
    ("1 bid 70", (1, m.Bid(70))),
    ("2 pass", (2, m.Pass())),
    ("4 bid sun", (4, m.ShootSun())),
    ("3 bury R1", (3, m.Bury(c("R1")))),
    ("3 bury ?", (3, m.Bury(None))),
    ("3 trump red", (3, m.NameTrump(m.Trump.RED))),
    ("3 trump spades", (3, m.NameTrump(m.Trump.SPADES))),
    ("3 trump none", (3, m.NameTrump(m.Trump.NONE))),
    ("3 trump low", (3, m.NameTrump(m.Trump.LOW))),
    ("3 call HA", (3, m.CallPartner(c("HA")))),
    ("3 lead self", (3, m.ChooseLead(to_left=False))),
    ("3 lead left", (3, m.ChooseLead(to_left=True))),
    ("0 play G14", (0, m.Play(c("G14")))),
    (
        "2 take R9 G9 B5+Y4 [G5+R4]",
        (2, m.Take(c("R9"), (g("G9"), g("B5", "Y4"), g("G5", "R4", build=True)))),
    ),
    ("2 build R5 on B4", (2, m.Build(c("R5"), g("B4")))),
    ("2 build R3 on [B4+R5]", (2, m.Build(c("R3"), g("B4", "R5", build=True)))),
    ("2 build R5 on B4+G2", (2, m.Build(c("R5"), g("B4", "G2")))),
    ("2 trail R7", (2, m.Trail(c("R7")))),
    ("4 orange", (4, m.CallOrange())),
    ("1 hold", (1, m.Hold())),
]


@pytest.mark.parametrize(("text", "ply"), EXAMPLES)
def test_moves_are_written_as_the_design_says(text: str, ply: m.Ply) -> None:
    assert parse_ply(text) == ply
    assert ply_text(ply) == text


def cards() -> SearchStrategy[Card]:
    return st.sampled_from(PACK)


def groups(fewest: int = 1) -> SearchStrategy[m.Group]:
    some = st.lists(cards(), min_size=fewest, max_size=5).map(tuple)
    return st.builds(m.Group, some, st.booleans())


def moves() -> SearchStrategy[m.Move]:
    """A move of any kind, whether or not it makes sense in any game."""
    return st.one_of(
        st.builds(m.Bid, st.integers(0, 999_999)),
        st.sampled_from([m.ShootSun(), m.Pass(), m.CallOrange(), m.Hold(), m.Bury(None)]),
        st.builds(m.ChooseLead, to_left=st.booleans()),
        st.builds(m.NameTrump, st.sampled_from(m.Trump)),
        st.sampled_from([m.Bury, m.CallPartner, m.Play, m.Trail]).flatmap(
            lambda it: st.builds(it, cards())
        ),
        st.builds(m.Take, cards(), st.lists(groups(), min_size=1, max_size=4).map(tuple)),
        st.builds(m.Build, cards(), groups()),
    )


@given(st.integers(0, 9), moves())
def test_texts_of_moves_parse_back(seat: int, move: m.Move) -> None:
    assert parse_move(move_text(move)) == move
    assert parse_ply(ply_text((seat, move))) == (seat, move)


VERBS = "bid bury call lead play trail take build".split()
WORDS = ["", *"5 R5 ? on [ ] + sun [R5+G4] R5+ é".split()]


@given(
    st.sampled_from(VERBS).flatmap(
        lambda verb: st.lists(st.sampled_from(WORDS), max_size=4).map(
            lambda words: " ".join([verb, *words])
        )
    )
    | st.text(max_size=30)
)
def test_any_text_is_a_ply_or_a_bad_text(text: str) -> None:
    check_reads_or_refuses(text)
    check_reads_or_refuses(f"0 {text}")


def check_reads_or_refuses(text: str) -> None:
    try:
        ply = parse_ply(text)
    except BadText as error:
        check_clear(error)
    else:
        assert parse_ply(ply_text(ply)) == ply


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "a ply is a seat and a move"),
        ("1", "a ply is a seat and a move"),
        ("one pass", "a seat must be a whole number"),
        ("-1 pass", "a seat must be a whole number"),
        ("01 pass", "a seat must be a whole number"),
        ("1 fold", "there is no verb 'fold'; the verbs are bid, pass"),
        ("1 pass now", "pass is written as in 'pass'"),
        ("1 bid", "bid is written as in 'bid 70'"),
        ("1 bid 70 80", "bid is written as in 'bid 70'"),
        ("1 bid 7e1", "a bid must be a whole number"),
        ("1 bid 070", "a bid must be a whole number"),
        ("1 bid 1000000", "a bid must be a whole number"),
        ("1 trump white", "trump must be one of black, green, red"),
        ("1 call ?", r"there is no card '\?'"),
        ("1 lead right", "lead is written as in 'lead self'"),
        ("1 play X9", "there is no card 'X9'"),
        ("1 take R9", "take is written"),
        ("1 take R9 [G5+R4", "a build is written in brackets"),
        ("1 take R9 G5++R4", "there is no card ''"),
        ("1 build R5 B4", "build is written"),
    ],
)
def test_the_error_of_a_bad_ply_shows_the_right_form(text: str, says: str) -> None:
    with pytest.raises(BadText, match=says):
        parse_ply(text)
