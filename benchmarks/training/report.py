"""MODELS.md: the models of the package and those of the last run, examined in the same deals."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import astuple, dataclass
from hashlib import sha256
from pathlib import Path
from shutil import copyfile

from benchmarks.machine import described
from benchmarks.training.deals import trick_rules
from benchmarks.training.examining import foretold, likelier, lost
from benchmarks.training.played import Choice, Record
from benchmarks.training.value_model import explained
from rookery.bots.strong import fitted_weights
from rookery.bots.strong.bidding import hand_net
from rookery.bots.strong.bidding.hand_net import Net
from rookery.bots.strong.fitted_weights import FittedWeights
from rookery.tricks.rules import Sides

VALUE_SEED = 2
"""The seed of the deals in which value models are examined."""

EXAMINED = ("dixie 4", "dixie 6", "three 3", "five 5", "kentucky 4")
"""The games whose value model has a row of its own."""

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
    def within(cls, folder: Path) -> Models:
        """Those that training writes into a folder."""
        return cls(folder / fitted_weights.WEIGHTS, folder / hand_net.WEIGHTS)

    @classmethod
    def installed(cls) -> Models:
        """Those of the package."""
        return cls(
            Path(fitted_weights.__file__).with_name(fitted_weights.WEIGHTS),
            Path(hand_net.__file__).with_name(hand_net.WEIGHTS),
        )

    def install(self) -> None:
        """Put those that are there into the package."""
        for own, package in zip(astuple(self), astuple(Models.installed()), strict=True):
            if own.exists():
                copyfile(own, package)

    def with_missing(self) -> Models:
        """These, with those of the package in place of the ones that are not there."""
        package = Models.installed()
        return Models(
            self.card_play if self.card_play.exists() else package.card_play,
            self.value if self.value.exists() else package.value,
        )


def report(
    new: Models, played: Sequence[Record], choices: Sequence[Choice], *, will_be_used: bool
) -> str:
    """The text of MODELS.md. The records and their choices are of deals new to all models."""
    both = [_rows(models, played, choices) for models in (Models.installed(), new.with_missing())]
    lines = [
        "# The models of `strong`",
        "",
        f"Machine: {described()}. Command: `make train`.",
        "",
        "`strong` has four small models, which are fitted to deals of bots. *Habits* foretell",
        "which cards players choose, *skill* which they should choose, and *worlds* how likely a",
        "distribution of the hidden cards is; these are in `card_play.npz`. The *value model* in",
        "`hand_net.npz` estimates hands in the bidding. `make train` fits all of them from",
        "nothing, to deals of the bots of that day, and compares them with the package's, in",
        f"deals that are new to both: {len(choices):,} choices in {len(played):,} deals for card",
        f"play, and random deals of {len(trick_rules())} games and forms for the value model.",
        "",
        "| | before | in use |" if will_be_used else "| | in use | of the last run, not used |",
        "| --- | --- | --- |",
        *(f"| {what} | {old} | {last} |" for (what, old), (_, last) in zip(*both, strict=True)),
    ]
    return "\n".join(lines) + "\n"


def _rows(models: Models, played: Sequence[Record], choices: Sequence[Choice]) -> Iterator[Row]:
    weights, net = FittedWeights.read(models.card_play), Net.read(models.value)
    given, guessed = foretold(weights.habits, choices)
    yield models.card_play.name, f"`{_hash(models.card_play)}`: {weights.card}"
    yield (
        f"habits: probability of the card played (geometric mean; of a guess: {guessed:.1%})",
        f"{given:.1%}",
    )
    yield (
        "skill: points that its card loses with open hands, on average "
        f"(any legal card: {lost(None, choices):.2f})",
        f"{lost(weights.skill, choices):.2f}",
    )
    for sides, times in likelier(weights, played).items():
        yield (
            f"worlds, {_FORMED[sides]}: likelihood of the true one over that of a sampled one",
            f"{times:.1f}",
        )
    yield models.value.name, f"`{_hash(models.value)}`: {net.card}"
    shares = {name: explained(net, rules, VALUE_SEED) for name, rules in trick_rules().items()}
    for name in EXAMINED:
        yield f"value model, {name}: share of the variance explained", f"{shares[name]:.1%}"
    yield (
        "value model, all games: share of the variance explained",
        f"{min(shares.values()):.1%} to {max(shares.values()):.1%}",
    )


def _hash(path: Path) -> str:
    return sha256(path.read_bytes()).hexdigest()[:12]
