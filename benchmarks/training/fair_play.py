"""Improve the weights of skill by fair play, and print them.

python -m benchmarks.training.fair_play [--deals 2000] [--from SKILL.npy] [--out FOLDER]

This is policy iteration (Howard 1960) with playouts. In each round, players with the current
weights play deals. Wherever a seat may choose, each legal card is tried in the true deal: players
with the same weights, who know no more than they may, play the rest out many times. The next
round's weights give the best expected value over all these choices. So a card is worth what it
brings among players who cannot see the hidden hands; `card_play` values it with open hands.

The first round begins with the weights of `strong`, fitted by `card_play`. docs/strong.md has the
results.
"""

from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random

import click
import numpy as np
from numpy.typing import NDArray

from benchmarks.training.card_play import FEWEST, skill
from benchmarks.training.played import (
    PLAIN,
    TABLES,
    Choice,
    features_of_choices,
    game_of,
    mask_row,
    to_the_first_card,
)
from rookery.bots.steady import SteadyBot
from rookery.bots.strong.fitted_weights import SKILL
from rookery.bots.strong.play.outcomes import SeatValuation
from rookery.core.cards import Card, Seat
from rookery.core.moves import Play
from rookery.kernel.encoded_position import bits_of
from rookery.kernel.playouts.habits import SITUATIONS, Players
from rookery.kernel.solver.judging import sides_in
from rookery.tricks.game import TrickGame
from rookery.tricks.rules import Phase
from rookery.tricks.state import TrickState
from rookery.tricks.view import TrickView

ROUNDS = (800, 1500, 2000)
"""For each round, how many deals of each game are played."""

PLAYOUTS = 48
"""How often the rest is played out after each legal card."""

SHARPNESS = 2.0
"""The sharpness of the playouts, as in `rookery.bots.strong.play.settings`."""

OTHERS = 0.2
"""At this share of seats `steady` plays, so that positions after others' play are seen, too."""

BOLD = 0.2
"""This share of the other seats chooses at the higher temperature."""

TEMPERATURES = (0.5, 1.5)
"""The temperatures at which the seats choose, so that their plays are not always the same."""

ENTROPY = 0.05
"""The weight of the entropy term in a fit."""

PULL = 1e-4
"""The weight of staying close to the previous round's weights."""

Weights = NDArray[np.float32]


def values(state: TrickState, view: TrickView, weights: Weights, seed: int) -> Weights | None:
    """The mean value of each legal card in the true deal, in the order of the encoded bits.

    None for a sun, which counts tricks.
    """
    valuation = SeatValuation(view, PLAIN)
    if valuation.is_sun:
        return None
    assert view.trump is not None
    bits = bits_of(view.rules.orders[view.trump])
    cards = sorted((m.card for m in view.legal if isinstance(m, Play)), key=bits.__getitem__)
    rows = np.repeat(mask_row(state), PLAYOUTS, axis=0)
    players = Players(view, weights)
    taken = np.stack(
        [players.taken(rows, seed, card, sharpness=SHARPNESS) for card in cards], axis=1
    ).astype(np.float64)
    found, _ = valuation.value_taken(sides_in(view, rows, valuation.bidder), taken)
    mean: Weights = found.mean(axis=0).astype(np.float32)
    return mean


def chosen(view: TrickView, weights: Weights, rng: Random, temperature: float) -> Card:
    """Draw a card by the weights at a temperature."""
    by_card = Players(view, weights).log_weights()
    logarithms = np.array(list(by_card.values())) / temperature
    return rng.choices(list(by_card), np.exp(logarithms - logarithms.max()).tolist())[0]


def choices(game: TrickGame, weights: Weights, rng: Random) -> Iterator[Choice]:
    """Play one deal; yield the choices of all seats with the values of their cards."""
    steady = SteadyBot(rng)
    start = state = to_the_first_card(game, rng)
    temperatures = [
        TEMPERATURES[rng.random() >= 1 - BOLD] if rng.random() < 1 - OTHERS else None
        for _ in range(game.seats)
    ]
    plies: list[tuple[Seat, Card]] = []
    worths: list[Weights | None] = []
    while state.phase is Phase.PLAY:
        seat = state.turn
        view = game.view(state, seat)
        move = view.legal[0]
        if len(view.legal) > 1:
            worths.append(values(state, view, weights, rng.getrandbits(60)))
            temperature = temperatures[seat]
            if temperature is None:
                move = steady.decide(view).move
            else:
                move = Play(chosen(view, weights, rng, temperature))
        assert isinstance(move, Play)
        plies.append((seat, move.card))
        state = game.apply(state, seat, move)
    for (_, situation, played, cards), worth in zip(
        features_of_choices(game, start, plies), worths, strict=True
    ):
        if worth is not None:
            yield Choice(situation, np.array(cards, dtype=np.float32), played, worth)


def improved(found: Sequence[Choice], weights: Weights) -> Weights:
    """Fit the weights of the next round, in each situation from the present ones."""
    better = weights.copy()
    for situation in range(SITUATIONS):
        some = [each for each in found if each.situation == situation]
        if len(some) >= FEWEST:
            better[situation] = skill(
                some, weights[situation].astype(np.float64), entropy=ENTROPY, pull=PULL
            )
    return better


def learned(weights: Weights, rounds: Sequence[int], out: Path) -> Weights:
    """Play all rounds and return the last weights; each round's weights are written to `out` at
    once.

    A round whose weights are there already is not played again.
    """
    for number, deals in enumerate(rounds, start=1):
        kept = out / f"skill-{number}.npy"
        if not kept.exists():
            found: list[Choice] = []
            for name, seats, _ in TABLES:
                game = game_of(name, seats)
                with click.progressbar(
                    range(deals), label=f"round {number}: {name} {seats}"
                ) as bar:
                    for deal in bar:
                        rng = Random(f"{number}/{name} {seats}/{deal}")
                        found += choices(game, weights, rng)
            np.save(kept, improved(found, weights))
        weights = np.load(kept)
    return weights


@click.command(help=__doc__)
@click.option("--deals", default=ROUNDS[-1], show_default=True, help="Deals of the last round.")
@click.option("--from", "begun", type=click.Path(exists=True, path_type=Path))
@click.option("--out", type=click.Path(path_type=Path), default=Path("build/fair_play"))
def main(deals: int, begun: Path | None, out: Path) -> None:
    out.mkdir(parents=True, exist_ok=True)
    weights = SKILL if begun is None else np.load(begun)
    scaled = [round(each * deals / ROUNDS[-1]) for each in ROUNDS]
    for row in learned(weights, scaled, out):
        click.echo(" ".join(f"{weight:.2f}" for weight in row))


if __name__ == "__main__":
    main()
