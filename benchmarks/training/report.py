"""MODELS.md: the models of the package and those of the last run, examined in the same deals."""

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

Row = tuple[str, str]
"""A measurement: what it is, and its result."""


@dataclass(frozen=True, slots=True)
class Models:
    """The files of all models: the weights of card play, and the value model."""

    card_play: Path
    value: Path

    @classmethod
    def installed(cls) -> Models:
        """Those of the package."""
        return cls(
            Path(fitted_weights.__file__).with_name(fitted_weights.WEIGHTS),
            Path(hand_net.__file__).with_name(hand_net.WEIGHTS),
        )

    def install(self) -> None:
        """Put them into the package."""
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
    """The text of MODELS.md. The records and their choices are of deals new to all models."""
    both = [_rows(models, played, choices) for models in (Models.installed(), new)]
    lines = [
        "# The models of `strong`",
        "",
        f"Machine: {described()}. Command: `{command}`.",
        "",
        "`strong` has four small models, which are fitted to deals of bots. *Habits* predict which",
        "cards players choose, *skill* which they should choose, and *worlds* how likely a",
        "distribution of the hidden cards is; these are in `card_play.npz`. The *value model* in",
        "`hand_net.npz` estimates hands in the bidding. Here two versions of all of them are",
        f"examined in deals that are new to both: {len(choices):,} choices in {len(played):,}",
        f"deals for card play, and random deals of {len(trick_rules())} games and forms for the",
        "value model.",
        "",
        "| | before | in use |" if is_installed else "| | in use | of the last run, not used |",
        "| --- | --- | --- |",
        *(f"| {what} | {old} | {last} |" for (what, old), (_, last) in zip(*both, strict=True)),
    ]
    return "\n".join(lines) + "\n"


def _rows(models: Models, played: Sequence[Record], choices: Sequence[Choice]) -> Iterator[Row]:
    weights, net = FittedWeights.read(models.card_play), Net.read(models.value)
    given, guessed = predicted(weights.habits, choices)
    yield f"`{models.card_play.name}`", f"`{_hash(models.card_play)}`: {weights.origin}"
    yield (
        f"habits: probability of the card played (geometric mean; of a guess: {guessed:.1%})",
        f"{given:.1%}",
    )
    yield (
        "skill: points that the card it prefers loses with open hands, on average "
        f"(any legal card: {lost(None, choices):.2f})",
        f"{lost(weights.skill, choices):.2f}",
    )
    for sides, times in likelier(weights, played).items():
        yield (
            f"worlds, {_FORMED[sides]}: probability of the true one among {WORLDS + 1}, as a "
            "multiple of a guess (geometric mean)",
            f"{times:.1f}",
        )
    yield f"`{models.value.name}`", f"`{_hash(models.value)}`: {net.origin}"
    found = {name: examined(net, rules, EXAMINED_SEED) for name, rules in trick_rules().items()}
    for name, seats, _ in TABLES:
        share, off = found[f"{name} {seats}"]
        yield (
            f"value model, {name} {seats}: share of the variance explained, and the mean squared "
            "error in standard deviations (1 is right)",
            f"{share:.1%}, {off:.2f}",
        )
    shares, errors = zip(*found.values(), strict=True)
    yield (
        "value model, all games: the same",
        f"{min(shares):.1%} to {max(shares):.1%}, {min(errors):.2f} to {max(errors):.2f}",
    )


def _hash(path: Path) -> str:
    return sha256(path.read_bytes()).hexdigest()[:12]
