"""Whatever applies the rules, people are sent the same bytes; an engine that errs is left."""

from __future__ import annotations

import asyncio
import pickle
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from random import Random
from typing import Any, cast

import pytest

from rookery.core.cards import Seat
from rookery.core.errors import IllegalMove
from rookery.core.moves import Move
from rookery.engine import EngineGame, is_compiled
from rookery.games import GAMES, preset
from rookery.records import card_text
from rookery.server import metrics
from rookery.server.engines import EngineName, games_by
from rookery.table.folding import folded
from tests.matches import FEW_TABLES
from tests.server.apart import Story, Traffic, logged, story, traffic_of, with_asides
from tests.server.house import a_house
from tests.table.tables import Sitting, opening, shuffling

pytestmark = pytest.mark.skipif(not is_compiled, reason="the compiled engine was not built")

ENGINES: tuple[EngineName, ...] = ("compiled", "both")

CODE = "testgamesa"

BOT = 3
"""The seat of the bot, at tables that have one."""


def played(it: Story, engine: EngineName, make: Callable[[Any], Any] = EngineGame) -> Traffic:
    """What a server sends that plays by an engine."""
    return asyncio.run(traffic_of(it, partial(a_house, games=games_by(engine, make))))


def sent(traffic: Traffic) -> tuple[object, ...]:
    """What people are sent and what is kept; a bot may be asked once more or less by chance."""
    shown = {seat: set(views) for seat, views in traffic.views.items() if seat == BOT}
    return traffic.sent, traffic.events, traffic.record, shown


def differences(what: str) -> float:
    return float(metrics.ENGINE_DIFFERENCES.labels(what)._value.get())


@pytest.mark.parametrize(("game", "seats"), FEW_TABLES)
@pytest.mark.parametrize("engine", ["both", pytest.param("compiled", marks=pytest.mark.slow)])
def test_everybody_is_sent_the_same_whatever_plays(
    game: str, seats: int, engine: EngineName
) -> None:
    rng = Random(seats)
    it = with_asides(
        story(game, "p" * seats, rng, before=1, plies=40), (None, *range(seats)), rng, 0.1
    )
    usual = played(it, "spec")
    other = played(it, engine)
    assert sent(other) == sent(usual)
    assert other.log == usual.log


@pytest.mark.parametrize(
    ("chairs", "changes"),
    [("pppb", {"away": (1, 8, 20), "bot_fails_at": 2}), ("pppp", {"fails_every": 7})],
)
def test_a_player_away_a_bot_that_fails_and_a_log_that_fails(
    chairs: str, changes: dict[str, Any]
) -> None:
    it = replace(story("dixie", chairs, Random(3), plies=40), **changes)
    assert sent(played(it, "both")) == sent(played(it, "spec"))


@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize(("game", "seats"), [("five", 5), ("tuxedo", 3)])
def test_the_log_leads_to_the_same_table(game: str, seats: int, engine: EngineName) -> None:
    sitting = Sitting(opening(game, "p" * seats), deals=shuffling(3), games=games_by(engine))
    sitting.arrive(*range(seats))
    sitting.start()
    sitting.play(Random(1))
    assert sitting.table.match.deals[0].points is not None
    again = folded(sitting.log)
    assert again == sitting.table
    assert again.match.game == sitting.table.match.game
    assert type(again.match.game) is type(preset(game).game({}))


def test_a_game_that_is_played_by_both_is_the_same_value() -> None:
    spec = GAMES["dixie"].game()
    both = games_by("both")(spec, CODE)
    assert type(both) is not type(spec)
    assert both == spec and spec == both and hash(both) == hash(spec)
    assert both != GAMES["dixie"].game({"jump_bids": False})
    assert type(pickle.loads(pickle.dumps(both))) is type(spec)


def test_rules_beyond_the_limits_are_played_by_the_specification() -> None:
    def refuses(rules: Any) -> Any:
        raise ValueError("too many cards")

    spec = GAMES["dixie"].game()
    assert games_by("compiled", refuses)(spec, CODE) is spec


# ── an engine that errs ─────────────────────────────────────────────────────────────────────────


class Lies(EngineGame[Any, Any]):
    """An engine that errs in one way, from the `begins`-th move on."""

    begins = 12
    made = 0

    @property
    def errs(self) -> bool:
        return Lies.made >= self.begins

    def apply(self, state: Any, seat: Seat, move: Move) -> Any:
        Lies.made += 1
        return EngineGame.apply(self, state, seat, move)


class LiesOfState(Lies):
    def apply(self, state: Any, seat: Seat, move: Move) -> Any:
        after = Lies.apply(self, state, seat, move)
        return self.start(self.pack, 0) if self.errs else after


class LiesOfMoves(Lies):
    def legal(self, state: Any, seat: Seat) -> tuple[Move, ...]:
        moves = EngineGame.legal(self, state, seat)
        return moves[1:] if self.errs else moves


class LiesOfActors(Lies):
    def actors(self, state: Any) -> tuple[Seat, ...]:
        return () if self.errs else EngineGame.actors(self, state)


class LiesOfViews(Lies):
    def view(self, state: Any, seat: Seat | None) -> Any:
        return EngineGame.view(self, state, 0 if self.errs else seat)


class LiesOfPoints(Lies):
    def score(self, state: Any) -> tuple[int, ...]:
        return tuple(points + 5 for points in EngineGame.score(self, state))


class Refuses(Lies):
    def apply(self, state: Any, seat: Seat, move: Move) -> Any:
        after = Lies.apply(self, state, seat, move)
        if self.errs:
            raise IllegalMove(seat, move, "the engine does not like it")
        return after


class Fails(Lies):
    def apply(self, state: Any, seat: Seat, move: Move) -> Any:
        after = Lies.apply(self, state, seat, move)
        if self.errs:
            raise ZeroDivisionError(str(state))
        return after


ERRORS: list[tuple[str, type[Lies]]] = [
    ("points", LiesOfPoints),
    ("move", Refuses),
    ("error", Fails),
    ("state", LiesOfState),
    ("legal", LiesOfMoves),
    ("actors", LiesOfActors),
    ("view", LiesOfViews),
]


@pytest.mark.parametrize(
    ("engine", "what", "kind"),
    [*(("both", *it) for it in ERRORS), *(("compiled", *it) for it in ERRORS[:3])],
)
def test_an_erring_engine_is_left_at_once_which_is_told_and_nobody_notices(
    engine: EngineName, what: str, kind: type[Lies], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The compiled engine alone is left when it refuses, fails or scores otherwise."""
    monkeypatch.setattr(Lies, "made", 0)
    it = story("dixie", "pppp", Random(5), before=1, plies=30)
    before = differences(what)
    other = played(it, engine, kind)
    assert sent(other) == sent(played(it, "spec"))
    told = [line for line in other.log if "engine" in line]
    assert told == [
        f"rookery.engine ERROR table {CODE}: the compiled engine and the specification differ in "
        f"the {what}; the specification plays on alone there"
    ]
    assert not any(f" {card_text(card)}" in told[0] for card in it.rules.pack)
    assert differences(what) == before + 1


def test_some_deals_of_the_compiled_engine_are_compared(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Lies, "made", Lies.begins)
    spec = GAMES["dixie"].game()
    game = games_by("compiled", LiesOfViews, checked_every=3)(spec, CODE)
    before = differences("view")
    found = []
    for _ in range(4):
        game.start(spec.pack, 0)
        found.append(differences("view") - before)
    assert found == [0, 0, 1, 1]


@pytest.mark.parametrize("engine", ENGINES)
def test_a_move_that_is_illegal_is_refused_in_the_words_of_the_specification(
    engine: EngineName,
) -> None:
    spec = GAMES["dixie"].game()
    game = cast(Any, games_by(engine)(spec, CODE))
    state = game.start(spec.pack, 0)
    wrong = GAMES["dixie"].game().legal(spec.start(spec.pack, 0), 1)[0]
    with logged() as log:
        for seat in (0, 2, 3):
            with pytest.raises(IllegalMove) as found:
                game.apply(state, seat, wrong)
            with pytest.raises(IllegalMove) as expected:
                spec.apply(state, seat, wrong)
            assert str(found.value) == str(expected.value)
    assert not log
