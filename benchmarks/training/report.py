"""MODELS.md: the package's models and the new ones, examined in the same deals."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import astuple, dataclass
from hashlib import sha256
from pathlib import Path
from shutil import copyfile

from benchmarks.machine import described
from benchmarks.training.deals import trick_rules
from benchmarks.training.examining import likelier, lost, predicted
from benchmarks.training.played import TABLES, WORLDS, Choice, Record
from benchmarks.training.value_model import examined
from rookery.bots.strong import fitted_weights
from rookery.bots.strong.bidding import hand_net
from rookery.bots.strong.bidding.hand_net import Net
from rookery.bots.strong.fitted_weights import FittedWeights
from rookery.tricks.rules import Sides

EXAMINED_SEED = 2
"""The seed of the deals in which value models are examined."""

_FORMED = {
    Sides.ALTERNATE: "fixed partners",
    Sides.ALONE: "all alone",
    Sides.CALLED: "called partners",
}

Row = tuple[str, list[str]]
"""The name of a measurement, and its result for each of the compared models."""


@dataclass(frozen=True, slots=True)
class Models:
    """The files of all models: the weights of card play, and the value model."""

    card_play: Path
    value: Path

    @classmethod
    def installed(cls) -> Models:
        return cls(
            Path(fitted_weights.__file__).with_name(fitted_weights.WEIGHTS),
            Path(hand_net.__file__).with_name(hand_net.WEIGHTS),
        )

    def install(self) -> None:
        """Copy these models into the package."""
        for own, package in zip(astuple(self), astuple(Models.installed()), strict=True):
            if own != package:
                copyfile(own, package)


def report(
    new: Models,
    played: Sequence[Record],
    choices: Sequence[Choice],
    *,
    command: str,
    is_installed: bool,
) -> str:
    """The text of MODELS.md. No model was fitted to the deals of `played` and `choices`."""
    both = (Models.installed(), new)
    rows = [*_card_play_rows(both, played, choices), *_value_rows(both)]
    lines = [
        "# The models of `strong`",
        "",
        f"Machine: {described()}. Command: `{command}`.",
        "",
        "`strong` has four small models, which are fitted to deals of bots. *Habits* predict which",
        "cards players choose, *skill* which they should choose, and *worlds* how likely a",
        "distribution of the hidden cards is; these three are in `card_play.npz`. The *value",
        "model* in `hand_net.npz` estimates hands in the bidding. This page examines two versions",
        f"of each model in deals that are new to both: {len(choices):,} choices in {len(played):,}",
        f"deals for card play, and random deals of {len(trick_rules())} variants of the games for",
        "the value model.",
        "",
        "| | before | in use |" if is_installed else "| | in use | of the last run, not used |",
        "| --- | --- | --- |",
        *(f"| {what} | {' | '.join(results)} |" for what, results in rows),
    ]
    return "\n".join(lines) + "\n"


def _card_play_rows(
    both: Sequence[Models], played: Sequence[Record], choices: Sequence[Choice]
) -> Iterator[Row]:
    weights = [FittedWeights.read(models.card_play) for models in both]
    yield (
        f"`{fitted_weights.WEIGHTS}`",
        [f"`{_hash(it.card_play)}`: {own.origin}" for it, own in zip(both, weights, strict=True)],
    )
    found = [predicted(own.habits, choices) for own in weights]
    guessed = found[0][1]
    yield (
        f"habits: probability of the card played (geometric mean; of a guess: {guessed:.1%})",
        [f"{given:.1%}" for given, _ in found],
    )
    yield (
        "skill: points that the card it prefers loses with open hands, on average "
        f"(any legal card: {lost(None, choices):.2f})",
        [f"{lost(own.skill, choices):.2f}" for own in weights],
    )
    times = [likelier(own, played) for own in weights]
    for sides in times[0]:
        yield (
            f"worlds, {_FORMED[sides]}: probability of the true one among {WORLDS + 1}, as a "
            "multiple of a guess (geometric mean)",
            [f"{own[sides]:.1f}" for own in times],
        )


def _value_rows(both: Sequence[Models]) -> Iterator[Row]:
    nets = [Net.read(models.value) for models in both]
    yield (
        f"`{hand_net.WEIGHTS}`",
        [f"`{_hash(it.value)}`: {net.origin}" for it, net in zip(both, nets, strict=True)],
    )
    found = {name: examined(nets, rules, EXAMINED_SEED) for name, rules in trick_rules().items()}
    for name, seats, _ in TABLES:
        yield (
            f"value model, {name} {seats}: share of the variance explained, and the mean squared "
            "error in standard deviations (1 is right)",
            [f"{share:.1%}, {off:.2f}" for share, off in found[f"{name} {seats}"]],
        )
    yield (
        "value model, all games: the same",
        [_ranges(own) for own in zip(*found.values(), strict=True)],
    )


def _ranges(found: Sequence[tuple[float, float]]) -> str:
    shares, errors = zip(*found, strict=True)
    return f"{min(shares):.1%} to {max(shares):.1%}, {min(errors):.2f} to {max(errors):.2f}"


def _hash(path: Path) -> str:
    return sha256(path.read_bytes()).hexdigest()[:12]
