"""Every reason that a hint may give has a text in every language."""

from random import Random

import pytest

from rookery.arena.driver import shuffled
from rookery.bots import Limits, bot, explained
from rookery.core.messages import Told
from rookery.games import GAMES
from rookery.language import PSEUDO, TAGS, language
from tests.telling.test_languages import check

_MOST_MOVES = 200


def reasons(level: str, game: str, seats: int, limits: Limits | None) -> set[Told]:
    preset = GAMES[game]
    rules = preset.game({"seats": seats} if len(preset.by_seats) > 1 else {})
    bots = [bot(level, Random(seat), limits) for seat in range(seats)]
    state, found = rules.start(shuffled(rules, Random(seats)), 0), set[Told]()
    for number in range(_MOST_MOVES):
        if not (actors := rules.actors(state)):
            break
        view = rules.view(state, actors[0])
        decision = bots[actors[0]].decide(view)
        found.add(decision.reason if number % 8 else explained(view, decision).reason)
        state = rules.apply(state, actors[0], decision.move)
    return found


@pytest.mark.parametrize(
    ("game", "seats"), [("dixie", 4), ("five", 5), ("shelem", 4), ("two", 2), ("tuxedo", 3)]
)
@pytest.mark.parametrize(("level", "limits"), [("steady", None), ("strong", Limits(nodes=200))])
def test_every_reason_has_its_words(
    level: str, limits: Limits | None, game: str, seats: int
) -> None:
    found = reasons(level, game, seats, limits)
    assert len(found) > 4
    for reason in found:
        told(reason)


def told(reason: Told) -> None:
    """Fail unless a reason has a text in every language."""
    for tag in (PSEUDO, *TAGS):
        said = language(tag).words(reason)
        if tag in (PSEUDO, "fa"):
            check(said, language(tag))
        assert (said == str(reason)) == (tag == "en"), said
