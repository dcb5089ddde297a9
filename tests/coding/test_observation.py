"""An observation has all that a view has, nothing else, and keeps its form."""

import hashlib
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from math import prod
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rookery.coding import (
    NO_PLY,
    OBSERVATION_VERSION,
    ActionCoding,
    IllegalAction,
    ObservationCoding,
    OracleCoding,
    history,
)
from rookery.core.cards import Card, CardSet, rook_pack
from rookery.core.moves import Bury, Pass, Play, seen_by
from rookery.fishing.rules import FishingRules
from rookery.fishing.state import FishingState
from rookery.games import GAMES
from rookery.testing import Path, random_path
from rookery.testing.path import follow
from rookery.testing.strategies import games, paths
from rookery.tricks.rules import TrickRules
from rookery.tricks.state import TrickState
from tests.coding.golden import HASHES
from tests.matches import EVERY_TABLE
from tests.small import UNUSUAL
from tests.tables import has_usual_cards


class Read:
    """An observation read back by name: rows of cards as card sets, other bytes as numbers."""

    def __init__(self, coding: ObservationCoding, observed: bytes) -> None:
        self.coding = coding
        self.observed = observed

    def __getitem__(self, name: str) -> list[int]:
        return list(self.observed[self.coding[name].slice])

    def cards(self, name: str) -> list[CardSet]:
        """The card sets of a feature, one for each of its rows."""
        pack = self.coding.rules.pack
        row, size = self[name], len(pack)
        starts = range(0, len(row), size)
        return [
            CardSet.of(c for c, it in zip(pack, row[s : s + size], strict=True) if it)
            for s in starts
        ]


def read(path: Path, state: Any, seat: int) -> Read:
    coding = ObservationCoding(path.game.rules)
    return Read(coding, coding.observe(path.game.view(state, seat)))


def observations(path: Path) -> Iterator[bytes]:
    """What each seat and a spectator observe in each state of a path."""
    coding = ObservationCoding(path.game.rules)
    for state in path.states:
        for seat in (None, *range(path.game.seats)):
            yield coding.observe(path.game.view(state, seat))


def test_features_cover_an_observation() -> None:
    every = [GAMES[name].by_seats[seats] for name, seats in EVERY_TABLE]
    for coding in (kind(rules) for rules in every for kind in (ObservationCoding, OracleCoding)):
        features = coding.features()
        assert all(one.slice.stop == other.slice.start for one, other in pairwise(features))
        assert (features[0].start, features[-1].slice.stop) == (0, coding.size)
        assert len({it.name for it in features}) == len(features)
        assert all(it.slice.stop - it.slice.start == prod(it.shape) for it in features)
        assert all(it.sentence.endswith(".") and 1 <= it.high <= 255 for it in features)


@settings(deadline=None, max_examples=10)
@given((games() | st.sampled_from(tuple(UNUSUAL.values()))).flatmap(paths))
def test_bytes_stay_below_what_the_features_say(path: Path) -> None:
    coding = ObservationCoding(path.game.rules)
    most = [it.high for it in coding.features() for _ in range(prod(it.shape))]
    for observed in observations(path):
        assert len(observed) == coding.size
        assert all(map(int.__le__, observed, most))


@settings(deadline=None, max_examples=8)
@given(games().flatmap(paths))
def test_turning_the_table_changes_nothing(path: Path) -> None:
    """If everybody, with the dealer, moves one chair on, each sees what they saw before."""
    seats = path.game.seats
    plies = [((seat + 1) % seats, move) for seat, move in path.plies]
    turned = follow(path.game, path.deck, (path.dealer + 1) % seats, plies, path.cut)
    coding = ObservationCoding(path.game.rules)
    for state, other in zip(path.states, turned.states, strict=True):
        for seat in range(seats):
            after = path.game.view(other, (seat + 1) % seats)
            assert coding.observe(after) == coding.observe(path.game.view(state, seat))


@settings(deadline=None, max_examples=10)
@given(games().flatmap(paths), st.randoms(use_true_random=False))
def test_the_cards_can_be_read_from_an_observation(path: Path, rng: Random) -> None:
    """For a seat in a random state: the cards of each feature, against the state and moves made."""
    number, seat = rng.randrange(len(path.states)), rng.randrange(path.game.seats)
    state = path.states[number]
    seen = read(path, state, seat)
    assert seen.cards("hand") == [state.hands[seat]]
    sizes = seen["hand_sizes"][: path.game.seats]
    assert sizes == [len(state.hands[(seat + n) % path.game.seats]) for n in range(path.game.seats)]
    if isinstance(state, FishingState):
        check_centre(state, seen, seat)
    else:
        check_tricks(path, number, seen, seat)


def check_centre(state: FishingState, seen: Read, seat: int) -> None:
    seats = len(state.hands)
    hauls = [state.hauls[(seat + n) % seats] for n in range(seats)]
    assert seen.cards("hauls") == [haul.cards for haul in hauls]
    assert seen["oranges"] == [haul.oranges for haul in hauls]
    builds = [pile for pile in state.centre if pile.is_build]
    shown = [CardSet.of(pile.cards) for pile in builds[:6]]
    assert seen.cards("builds") == shown + [CardSet()] * (6 - len(shown))
    highest = seen.coding["build_values"].shape[1]
    values = [seen["build_values"][n * highest :][:highest] for n in range(len(shown))]
    assert [row.index(1) + 1 for row in values] == [pile.value for pile in builds[:6]]
    (singles,) = seen.cards("singles")
    assert singles == CardSet.of(pile.cards[0] for pile in state.centre if not pile.is_build)
    assert seen["stock_size"] == [len(state.stock)]


def check_tricks(path: Path, number: int, seen: Read, seat: int) -> None:
    state, rules = path.states[number], path.game.rules
    assert isinstance(rules, TrickRules) and isinstance(state, TrickState)
    plies = path.plies[:number]
    by_seat: list[list[Card]] = [[] for _ in range(rules.seats)]
    for ply, move in plies:
        if isinstance(move, Play):
            by_seat[(ply - seat) % rules.seats].append(move.card)
    both = zip(seen.cards("played"), seen.cards("trick"), strict=True)
    laid = [played | trick for played, trick in both]
    assert laid[: rules.seats] == [CardSet.of(cards) for cards in by_seat]
    assert sum(map(len, seen.cards("trick"))) == len(state.trick)
    assert seen["passed"].count(1) == len({s for s, move in plies if isinstance(move, Pass)})
    buried = CardSet.of(m.card for s, m in plies if isinstance(m, Bury) and s == seat and m.card)
    if buried:
        assert seen.cards("buried") == [buried]
    assert sum(seen["points"]) <= max(1, rules.stake)


@settings(deadline=None, max_examples=20)
@given(st.sampled_from(tuple(GAMES.values())), st.data())
def test_house_rules_move_no_feature(preset: Any, data: st.DataObject) -> None:
    game = data.draw(games(preset).filter(has_usual_cards))
    usual = ObservationCoding(preset.by_seats[game.seats]).features()
    mine = {it.name: it for it in ObservationCoding(game.rules).features()}
    late = {"face_up", "buried_face_up", "deals_left", "other_bids", "played_on", "stayed"}
    late |= {"owed", "apart", "orange_capturer", "orange_held"}
    for feature in usual:
        if feature.name not in late:
            found = mine.pop(feature.name)
            if feature.name in ("points", "bid"):  # as the total of a deal (FO-23, FO-28)
                found = replace(found, high=feature.high, sentence=feature.sentence)
            assert found == feature
    assert mine.keys() <= late


@settings(deadline=None, max_examples=10)
@given(games().flatmap(paths))
def test_the_oracle_reveals_every_card(path: Path) -> None:
    coding = OracleCoding(path.game.rules)
    hands = next(it for it in coding.features() if it.name == "hands")
    for state in path.states:
        revealed = coding.reveal(state, 1)
        assert sum(revealed[hands.slice]) == sum(map(len, state.hands))
        first = revealed[: len(path.game.pack)]
        assert [card for card, it in zip(path.game.pack, first, strict=True) if it] == sorted(
            state.hands[1], key=path.game.pack.index
        )
        if isinstance(state, FishingState):
            order = revealed[hands.slice.stop :]
            assert [order[path.game.pack.index(card)] for card in state.stock] == list(
                range(1, len(state.stock) + 1)
            )


@settings(deadline=None, max_examples=8)
@given(games().flatmap(paths), st.integers(0, 400))
def test_a_history_has_the_last_plies_as_they_were_seen(path: Path, length: int) -> None:
    coding = ActionCoding(path.game.rules)
    for viewer in (None, *range(path.game.seats)):
        whole = [
            ((seat - (viewer or 0)) % path.game.seats, code)
            for seat, move in (seen_by(viewer, ply) for ply in path.plies)
            for code in coding.codes(move)
        ]
        kept = whole[max(0, len(whole) - length) :]
        written = history(coding, path.plies, viewer, length)
        rows = list(zip(written[::2], written[1::2], strict=True))
        assert rows == [(NO_PLY, NO_PLY)] * (length - len(kept)) + kept


def test_a_game_with_too_many_codes_has_no_history() -> None:
    pack = (*rook_pack(range(1, 15), with_rook=False), *GAMES["shelem"].game().pack[:7])
    coding = ActionCoding(FishingRules(pack=pack, seats=2))
    with pytest.raises(IllegalAction, match="255 actions do not fit"):
        history(coding, (), None, 1)


@pytest.mark.parametrize(("name", "options"), [("tuxedo", {}), ("dixie", {"seats": 6})])
def test_a_view_under_other_rules_is_refused(name: str, options: dict[str, object]) -> None:
    other = GAMES[name].game(options)
    view = other.view(other.start(other.pack, 0), 0)
    with pytest.raises(ValueError, match="under other rules"):
        ObservationCoding(GAMES["dixie"].game().rules).observe(view)


def fingerprint(name: str, seats: int) -> str:
    """A hash of all that is observed in a few deals: observations, masks and histories."""
    game = GAMES[name].game({"seats": seats})
    actions = ActionCoding(game.rules)
    found = hashlib.sha256(OBSERVATION_VERSION.encode())
    for seed in range(3):
        path = random_path(game, Random(seed))
        for observed in observations(path):
            found.update(observed)
        for state in path.states:
            for seat in game.actors(state):
                found.update(actions.mask(game.legal(state, seat)))
        found.update(history(actions, path.plies, 0, 100))
    return found.hexdigest()[:16]


@pytest.mark.parametrize(("name", "seats"), EVERY_TABLE)
def test_the_version_pins_every_byte(name: str, seats: int) -> None:
    """A change of what is written needs a new version of the format and new hashes here."""
    assert fingerprint(name, seats) == HASHES[f"{name} {seats}"]
