"""The description of a dataset, for programs and for people."""

from collections.abc import Iterable, Mapping
from typing import Any

import numpy as np

from rookery.arena.code_version import code_played, own_code
from rookery.coding import OBSERVATION_VERSION, ActionCoding, ObservationCoding
from rookery.dataset.columns import PHASES, columns_of
from rookery.dataset.order import Order
from rookery.games import defaults, preset
from rookery.version import version

FORMAT = "rookery-dataset/1"
"""Changes whenever the meaning of a column does."""


def described(order: Order, form: str) -> dict[str, Any]:
    """The description of a dataset as JSON. The same description means the same decisions,
    whichever version of Rookery makes them: `code` is a hash of rules, kernel and bots.

    Raises UnknownGame, BadOption, BadTable, UnknownBot or BotFault.
    """
    game = order.rules_of_play()
    actions, observations = ActionCoding(game.rules), ObservationCoding(game.rules)
    return {
        "format": FORMAT,
        "observation": OBSERVATION_VERSION,
        "rookery": version(),
        "code": code_played(),
        "own_code": own_code(order.bots),
        "game": order.game,
        "options": dict(preset(order.game).written(order.options)),
        **({} if defaults.RULES == defaults.FIRST else {"rules": defaults.RULES}),
        "bots": list(order.seated()),
        "nodes": order.limits.nodes,
        "seconds": None if order.limits.nodes else order.limits.seconds,
        "seed": order.seed,
        "deals": order.deals,
        "deals_of_file": order.deals_of_shard,
        "file_format": form,
        "columns": [
            {"name": it.name, "type": it.dtype.name, "shape": list(it.shape)}
            for it in columns_of(order)
        ],
        "actions": {name: [it.start, it.stop] for name, it in actions.blocks.items()},
        "features": [
            {
                "name": it.name,
                "start": it.slice.start,
                "stop": it.slice.stop,
                "shape": list(it.shape),
            }
            for it in observations.features()
        ],
        "phases": list(PHASES),
    }


class Counts:
    """Counts of the decisions in the files of a dataset."""

    def __init__(self) -> None:
        self.deals = self.decisions = self.forced = self.valued = 0
        self.by_phase = np.zeros(len(PHASES), np.int64)

    def add(self, table: Mapping[str, Any]) -> None:
        """Count the decisions of a file."""
        self.deals += len(np.unique(table["deal"]))
        self.decisions += len(table["action"])
        self.forced += int(table["is_forced"].sum())
        self.valued += int((~np.isnan(table["values"])).any(axis=1).sum())
        self.by_phase += np.bincount(table["phase"], minlength=len(PHASES))

    def as_object(self) -> dict[str, Any]:
        """The counts as JSON."""
        phases = {name: int(n) for name, n in zip(PHASES, self.by_phase, strict=True) if n}
        return {
            "deals": self.deals,
            "decisions": self.decisions,
            "forced": self.forced,
            "with_values": self.valued,
            "phases": phases,
        }


def card(order: Order, form: str, counts: Counts, command: str) -> str:
    """The data card: what the dataset is, how it was made, and what it is not good for."""
    about, counted = described(order, form), counts.as_object()
    title = preset(order.game).title
    lines = [
        f"# {counted['decisions']:,} decisions of {title}",
        "",
        f"{counted['deals']:,} deals played by {_listed(about['bots'])}, each for itself: every "
        "deal begins at totals of 0, with a dealer and cards drawn at random.",
        "",
        f"* Made by `{command}`",
        f"* Rookery {about['rookery']}, code `{about['code']}`, {FORMAT}, {OBSERVATION_VERSION}",
        f"* Limit of a decision: {_limit(order)}",
        f"* House rules: {_options(about['options'])}",
        f"* {counted['forced']:,} decisions had one possible code, and {counted['with_values']:,} "
        "have the values that the bot gave to codes",
        "",
        "| phase | decisions |",
        "| --- | ---: |",
        *(f"| {name} | {n:,} |" for name, n in counted["phases"].items()),
        "",
        "## Columns",
        "",
        "| column | type | shape | meaning |",
        "| --- | --- | --- | --- |",
        *(
            f"| {it.name} | {it.dtype.name} | {_shape(it.shape)} | {it.meaning} |"
            for it in columns_of(order)
        ),
        "",
        "An observation has nothing that its seat could not know then; `outcome` is what the deal",
        "came to in the end.",
        "",
        "## Codes of actions",
        "",
        "| block | codes |",
        "| --- | --- |",
        *(f"| {name} | {a} to {b - 1} |" for name, (a, b) in about["actions"].items()),
        "",
        "## Parts of an observation",
        "",
        "| part | bytes | shape |",
        "| --- | --- | --- |",
        *(
            f"| {it['name']} | {it['start']} to {it['stop'] - 1} | {_shape(it['shape'])} |"
            for it in about["features"]
        ),
        "",
        "## What it is not good for",
        "",
        "The decisions are those of programs, not of people. Totals are always 0, so that nothing",
        "can be learned of playing for the match. With several bots of the same name no seat is",
        "better than another; a learner that copies them will not be better than they are.",
        "",
        "The data may be used like Rookery itself, under the MIT licence.",
    ]
    return "\n".join(lines) + "\n"


def _listed(names: Iterable[str]) -> str:
    return ", ".join(dict.fromkeys(names))


def _limit(order: Order) -> str:
    limits = order.limits
    return f"{limits.nodes:,} nodes" if limits.nodes else f"{limits.seconds:g} s"


def _options(options: Mapping[str, object]) -> str:
    return ", ".join(f"{name} = {value}" for name, value in options.items()) or "the usual ones"


def _shape(shape: Iterable[int]) -> str:
    return " × ".join(map(str, shape)) or "a number"
