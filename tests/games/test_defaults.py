"""Each numbered table of defaults stays as it is for ever (docs/records.md)."""

import ast
import json
from pathlib import Path

import pytest

import rookery
from rookery.core.errors import BadOption
from rookery.games import GAMES, defaults, preset
from rookery.games.defaults import FIRST, RULES, earlier

FILE = Path(__file__).with_name("defaults.json")
FROZEN = json.loads(FILE.read_text("utf-8"))

EVENTS = ("ev.Opened", "ev.RulesChanged")
"""The events that have options."""


def test_no_default_has_changed_under_its_number() -> None:
    for rules, games in FROZEN.items():
        for game, options in games.items():
            then = earlier(game, int(rules))
            for name, value in options.items():
                now = then.get(name, preset(game).default(name))
                assert now == value, (
                    f"the default of {name} in {game} was {value!r} under rules {rules} and would "
                    f"be {now!r}: records, logs and clubs rely on it. Make RULES {RULES + 1} in "
                    f"games/defaults.py, add {{{RULES}: {{{game!r}: {{{name!r}: {value!r}}}}}}} to "
                    f"CHANGED, and freeze the new defaults under {RULES + 1} in {FILE.name}"
                )


def test_every_default_is_frozen() -> None:
    assert [*FROZEN] == [str(rules) for rules in range(FIRST, RULES + 1)]
    frozen = FROZEN[str(RULES)]
    for game in GAMES.values():
        now = {name: game.default(name) for name in game.described}
        assert frozen.get(game.name, {}).keys() >= now.keys(), (
            f'{FILE.name} lacks defaults of {game.name} under "{RULES}": '
            f'"{game.name}": {json.dumps(now)}'
        )


def test_a_default_is_the_same_for_every_number_of_seats() -> None:
    for game in GAMES.values():
        for seats, rules in game.by_seats.items():
            for name in game.options:
                assert getattr(rules, name) == game.default(name), (game.name, seats, name)


def test_no_option_is_called_like_their_number() -> None:
    assert not [game.name for game in GAMES.values() if "rules" in game.described]


def test_whoever_writes_options_to_a_log_numbers_their_defaults() -> None:
    """An event without a number would be read with the defaults of version 1.0."""
    for path in Path(rookery.__file__).parent.rglob("*.py"):
        text = path.read_text("utf-8")
        if "ev.Opened(" not in text and "ev.RulesChanged(" not in text:
            continue
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.Call) and ast.unparse(node.func) in EVENTS and node.keywords:
                assert "rules" in {each.arg for each in node.keywords}, f"{path}:{node.lineno}"


def test_each_number_adds_only_what_it_changed(monkeypatch: pytest.MonkeyPatch) -> None:
    three = {1: {"three": {"target": 150}}, 2: {"three": {"target": 180, "jump_bids": False}}}
    monkeypatch.setattr(defaults, "RULES", 3)
    monkeypatch.setattr(defaults, "CHANGED", three)
    chosen = preset("three")
    assert chosen.since({}, 1) == {"target": 150, "jump_bids": False}
    assert chosen.since({}, 2) == {"target": 180, "jump_bids": False}
    assert chosen.since({"target": chosen.default("target")}, 2) == {"jump_bids": False}
    assert chosen.since({"target": 150}, 3) == {"target": 150}
    assert chosen.unnumbered({"target": 150}) == {"jump_bids": chosen.default("jump_bids")}
    says = r"made by a newer Rookery: it has rules ., and this one knows them up to 3"
    for rules in (0, 4):
        with pytest.raises(BadOption, match=says):
            chosen.since({}, rules)
