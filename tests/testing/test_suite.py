"""The suite catches every planted leak and every planted bug, and passes an honest game."""

from collections.abc import Sequence
from random import Random
from typing import Any, cast

import pytest

from rookery.core.cards import Seat
from rookery.core.errors import IllegalMove
from rookery.core.game import Game
from rookery.games import GAMES
from rookery.records import ply_text
from rookery.testing import OBSERVERS, Observer, Path, check_path, check_swap, random_path
from tests.testing import planted
from tests.testing.planted import Honest

DEALS = 120
"""The number of seeded deals within which every planted fault must be caught."""


def game_of(kind: type[Honest], name: str) -> Game[Any, Any]:
    """A game of the table with a planted fault."""
    return cast("Game[Any, Any]", kind(GAMES[name].game()))


def deals(game: Game[Any, Any]) -> None:
    """Run the whole suite on DEALS random deals."""
    rng = Random(1)
    for _ in range(DEALS):
        check_path(random_path(game, rng), rng, samples=3)


def swaps(game: Game[Any, Any], observers: Sequence[Observer] = OBSERVERS) -> None:
    """Run the swap test alone on random deals."""
    rng = Random(1)
    for _ in range(DEALS):
        path = random_path(game, rng)
        for _ in range(3):
            check_swap(path.until(rng.randint(0, len(path.plies))), rng, observers=observers)


@pytest.mark.parametrize("name", ["tuxedo", "five", "two"])
def test_an_honest_game_passes(name: str) -> None:
    rng = Random(1)
    for _ in range(3):
        check_path(random_path(game_of(Honest, name), rng), rng)


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("dixie", planted.NestInView),
        ("five", planted.BuriedInView),
        ("five", planted.NeighboursCardInView),
        ("tuxedo", planted.NeighboursCardInView),
        ("kentucky", planted.OthersMovesInView),
        ("tuxedo", planted.StockInView),
        ("five", planted.PartnerInView),
        ("tuxedo", planted.HolderInError),
        ("dixie", planted.HiddenCardInError),
    ],
)
def test_a_leak_is_caught(name: str, kind: type[Honest]) -> None:
    with pytest.raises(AssertionError, match=r"_shown tells .* about cards that it has never seen"):
        swaps(game_of(kind, name))


@pytest.mark.parametrize(
    ("name", "kind", "says"),
    [
        ("dixie", planted.MissesAMove, "not listed as legal"),
        ("three", planted.ListsTwice, "listed twice"),
        ("five", planted.AllowsRevokes, "not listed as legal"),
        ("three", planted.DoesNothing, "changes nothing"),
        ("kentucky", planted.LosesTheBuried, "the places do not hold the pack"),
        ("five", planted.DoublesACard, "a card lies in two places"),
        ("three", planted.WrongScore, "differs from the recount"),
        ("tuxedo", planted.WrongSeats, "the score is"),
        ("dixie", planted.ScoresEarly, "scored before its end"),
        ("dixie", planted.WinnersUnsorted, "winners are not ascending seats"),
        ("dixie", planted.ForgetsVoids, "contradicts the moves made"),
        ("three", planted.ForgetsSizes, "a world has another view"),
    ],
)
def test_a_bug_is_caught(name: str, kind: type[Honest], says: str) -> None:
    with pytest.raises(AssertionError, match=says):
        deals(game_of(kind, name))


# Observers that leak


def buried_in_log(path: Path, viewer: Seat | None) -> str:
    """A log that does not hide the buried cards."""
    return ", ".join(map(ply_text, path.plies))


def deck_in_log(path: Path, viewer: Seat | None) -> str:
    """A log that begins with the first card dealt."""
    return repr(path.deck[0])


def state_in_error(path: Path, viewer: Seat | None) -> str:
    """An error message that contains the whole state."""
    return str(IllegalMove(0, path.plies[0][1], f"not in {path.state}"))


@pytest.mark.parametrize(
    ("name", "observer"),
    [("dixie", buried_in_log), ("three", deck_in_log), ("five", state_in_error)],
)
def test_an_observer_that_leaks_is_caught(name: str, observer: Observer) -> None:
    with pytest.raises(AssertionError, match=f"{observer.__name__} tells"):
        swaps(GAMES[name].game(), [observer])


def test_an_observer_that_keeps_secrets_passes() -> None:
    rng = Random(1)
    path = random_path(GAMES["dixie"].game(), rng).until(30)
    assert check_swap(path, rng, observers=(lambda path, viewer: f"{viewer}: {path.dealer}",))
