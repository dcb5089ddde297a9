"""The learned bot plays by any network, and so by that of the example that trains it."""

from pathlib import Path

import numpy as np
import pytest

from examples.learned import Learned
from rookery.arena.contest import Contest, play_round
from rookery.coding import ObservationCoding
from rookery.games import GAMES

CLASS = f"{Path(__file__).parents[2] / 'examples' / 'learned.py'}:Learned"


def random_network(path: Path, game: str, seats: int) -> None:
    coding = ObservationCoding(GAMES[game].game({"seats": seats}).rules)
    sizes = {"first": (8, coding.size), "second": (8, 8), "policy": (coding.actions.n, 8)}
    rng = np.random.default_rng(1)
    layers = {f"{name}.weight": rng.normal(size=size) for name, size in sizes.items()}
    layers |= {f"{name}.bias": rng.normal(size=size[0]) for name, size in sizes.items()}
    layers["scale"] = np.ones(coding.size)
    np.savez(path, **layers)  # type: ignore[arg-type]  # the stub takes them for its flag


@pytest.mark.parametrize(("game", "seats"), [("tuxedo", 2), ("dixie", 4)])
def test_it_plays_in_the_arena(
    game: str, seats: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    random_network(tmp_path / "network.npz", game, seats)
    monkeypatch.setenv("ROOKERY_NETWORK", str(tmp_path / "network.npz"))
    contest = Contest(game, (CLASS, "random"), 1, {"seats": seats})
    played = play_round(contest, (0, contest.pairs[0]))
    assert played.deals == 2
    assert played == play_round(contest, (0, contest.pairs[0]))


def test_it_says_that_there_is_no_network(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ROOKERY_NETWORK", "no/such.npz")
    with pytest.raises(FileNotFoundError, match=r"no network no/such\.npz"):
        Learned()


def test_a_network_of_another_game_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    random_network(tmp_path / "network.npz", "dixie", 4)
    monkeypatch.setenv("ROOKERY_NETWORK", str(tmp_path / "network.npz"))
    game = GAMES["tuxedo"].game({"seats": 2})
    state = game.start(game.pack, 0)
    with pytest.raises(ValueError, match="the network reads 727 bytes, not 950"):
        Learned().decide(game.view(state, game.actors(state)[0]))
