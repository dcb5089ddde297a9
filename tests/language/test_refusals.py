"""Refusals that people see are messages by id, in every language."""

import ast
from collections.abc import Iterator
from itertools import cycle
from random import Random

import pytest

from rookery.core.errors import IllegalMove
from rookery.core.messages import Message
from rookery.fishing.state import FishingState
from rookery.games import GAMES
from rookery.language import PSEUDO, TAGS, language
from rookery.testing import random_path
from rookery.testing.moves import conceivable, random_uses_of_the_centre
from tests.language.test_messages import SOURCE
from tests.telling.test_languages import check


def refused(number: int, seed: int) -> Iterator[IllegalMove]:
    """Illegal moves at random moments of random deals of all games."""
    rng = Random(seed)
    presets = cycle(GAMES.values())
    while number > 0:
        preset = next(presets)
        seats = rng.choice(sorted(preset.by_seats))
        game = preset.game({"seats": seats} if len(preset.by_seats) > 1 else {})
        states = random_path(game, rng).states
        for state in rng.sample(states, min(10, len(states))):
            moves = rng.sample(conceivable(game), 5)
            if isinstance(state, FishingState):
                moves += random_uses_of_the_centre(state, rng, tries=5)
            for move in moves:
                try:
                    game.apply(state, rng.randrange(seats), move)
                except IllegalMove as illegal:
                    number -= 1
                    yield illegal


@pytest.mark.parametrize(
    ("number", "reasons"), [(500, 10), pytest.param(10_000, 20, marks=pytest.mark.slow)]
)
def test_why_a_move_is_illegal_is_said_in_every_language(number: int, reasons: int) -> None:
    found = {illegal.reason for illegal in refused(number, number)}
    for reason in found:
        assert isinstance(reason, Message), reason
        for tag in (*TAGS, PSEUDO):
            if tag != "en":
                check(language(tag).words(reason), language(tag))
    assert len({reason.id for reason in found if isinstance(reason, Message)}) > reasons


REFUSES = {
    "Refusal",
    "BadHello",
    "IllegalMove",
    "EveningError",
    "Refused",
    "Reason",
    "Bye",
    "Fault",
    "fault",
    "close",
    "close_seat",
    "need_stage",
    "_refuse",
    "_lost",
}
"""The functions and exceptions that take the text of a refusal."""

ENGLISH_ONLY = {
    "evenings/evening.py": "numbers of rounds, tables and boards that the page does not offer",
    "evenings/settings.py": "settings that the page does not offer",
    "server/deals/day.py": "a date in an address of the API",
    "server/deals/sharing.py": "a number of a seat that there is not",
    "server/dispatch.py": "a program that says hello twice",
    "server/gate.py": "a program that says hello by POST",
    "server/history/wire.py": "a cursor of the API",
    "server/http/desk.py": "a program that breaks the protocol",
    "server/notices/endpoints.py": "what a browser gives by itself",
    "server/operating/acts.py": "the operator's commands",
    "server/operating/conduct.py": "the operator's commands",
    "server/operating/control.py": "the operator's commands",
    "server/operating/tables.py": "the operator's commands",
    "server/sessions.py": "a program that does not begin with hello",
    "server/updates/replays.py": "a number of a move that the page does not offer",
    "server/waiting/room.py": "a number of seats that the page does not offer",
    "server/web/areas/conduct.py": "an id that the page has from the server",
    "server/web/areas/puzzles.py": "a theme that the page does not offer",
    "server/web/areas/tables.py": "what a program sends, or another site's page",
    "server/web/connections/transport.py": "a program that breaks the protocol",
    "table/seating/arrangement.py": "an order that the page does not offer",
    "table/seating/boards.py": "boards that only evenings make",
    "table/commands.py": "numbers and commands that the page does not offer",
    "table/seating/opening.py": "seats that the page does not offer",
    "table/seating/practice.py": "a number of a seat that there is not",
}
"""Modules with refusals in English, and what they refuse; only programs and operators meet it."""


def english_only() -> Iterator[str]:
    """The modules that refuse something with words instead of a message."""
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and _name(node.func) in REFUSES:
                given = [each for one in node.args for each in ast.walk(one)]
                texts = [it.value for it in given if isinstance(it, ast.Constant)]
                if any(isinstance(text, str) and " " in text.strip() for text in texts):
                    yield path.relative_to(SOURCE).as_posix()


def _name(called: ast.expr) -> str:
    return str(getattr(called, "id", getattr(called, "attr", "")))


def test_only_programs_and_operators_are_refused_something_in_english() -> None:
    assert set(english_only()) == ENGLISH_ONLY.keys()
