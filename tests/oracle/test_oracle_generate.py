"""Rare events happen often enough in the random matches of the oracle."""

from collections import Counter
from random import Random

import pytest

from tests.oracle.cards import ROOK
from tests.oracle.family_deal import FamilyDeal
from tests.oracle.generate import random_match
from tests.oracle.match import Record, Standing, start
from tests.oracle.options import with_defaults


def move_events(deal: FamilyDeal, line: str) -> list[str]:
    """The names of rare events in a move."""
    seat, verb, *rest = line.split()
    hand = deal.hands[int(seat)]
    if verb == "play" and deal.trick and rest[0] == ROOK:
        led = deal.suit(deal.trick[0][1])
        others = [card for card in hand if card != ROOK and deal.suit(card) == led]
        return ["Rook at any time"] if others and deal.suit(ROOK) != led else []
    if verb != "bury":
        return []
    found = {
        "counter buried": deal.worth(rest[0]) > 0,
        "trump buried": rest[0] in deal.trumps_upwards(),
        "burying forced": not any(deal.may_bury(card) for card in hand),
    }
    return [name for name, happened in found.items() if happened]


def score_events(deal: FamilyDeal, claim: Record, before: list[int]) -> list[str]:
    """The names of rare events in the points of a finished deal."""
    if deal.thrown_in:
        return ["misdeal" if deal.misdealt else "passed by all"]
    ours, theirs = deal.took(claim["cut"].split() if "cut" in claim else None)
    is_set, gate = ours < deal.amount(), deal.rules["gate"]
    at_gate = gate is not None and before[1 - deal.bidders()[0] % 2] >= gate
    found = {
        "cut": "cut" in claim,
        "set": is_set,
        "made": not is_set,
        "double set": is_set and ours < theirs and deal.rules["double_set"],
        "slam": deal.side_tricks()[0] == deal.all_tricks,
        "all points": theirs == 0,
        "moon made": deal.bid == deal.bids[-1] and not is_set,
        "gate shut": at_gate and deal.gate_is_shut(before),
        "gate open": at_gate and not deal.gate_is_shut(before),
        "no trump": deal.trump == "none",
        "lo-no": deal.trump == "low",
        "one partner called twice": len(deal.partners) > len(set(deal.partners)),
    }
    return [name for name, happened in found.items() if happened]


def end_events(standing: Standing, added: list[int]) -> list[str]:
    """The names of rare events in the totals after a deal."""
    options, totals = standing.options, standing.totals
    floor, margin = options.get("floor"), options.get("margin")
    early = bool(standing.winners) and max(totals) < options["target"]
    found = {
        "capped": totals != added,
        "below the floor": early and floor is not None and min(totals) <= floor,
        "by the margin": early and margin is not None and max(totals) - min(totals) >= margin,
        "enough deals": early and standing.played == options.get("deals"),
    }
    return [name for name, happened in found.items() if happened]


def events(record: Record) -> Counter[str]:
    """How often each rare event happens in a match."""
    found: Counter[str] = Counter()
    standing = Standing(record["game"], with_defaults(record["game"], record["options"]))
    for claim in record["deals"]:
        deal = start(record["game"], standing.options, claim)
        assert isinstance(deal, FamilyDeal)
        for line in claim["moves"]:
            found.update(move_events(deal, line))
            deal.play(line)
        if not deal.over:
            break
        before = standing.totals
        found.update(score_events(deal, claim, before))
        standing.add(deal, claim["points"])
        added = [total + got for total, got in zip(before, claim["points"], strict=True)]
        found.update(end_events(standing, added))
    return found


@pytest.mark.parametrize(
    ("game", "rare"),
    [
        ("kentucky", ["Rook at any time", "counter buried", "enough deals", "passed by all"]),
        ("partnership", ["cut", "set", "made"]),
        ("thirteens", ["misdeal", "below the floor"]),
        ("red-one", ["Rook at any time", "trump buried", "burying forced"]),
        ("kentucky-rook", ["misdeal", "by the margin", "counter buried", "trump buried"]),
        ("one-high", ["capped", "all points", "no trump", "lo-no"]),
        ("call-partner-five", ["one partner called twice", "below the floor"]),
        ("two-hundred", ["gate shut", "gate open", "moon made"]),
        ("shelem", ["double set", "slam", "by the margin"]),
    ],
)
def test_rare_things_happen(game: str, rare: list[str]) -> None:
    rng = Random(game)
    found: Counter[str] = Counter()
    for _ in range(100):
        found += events(random_match(game, rng, 5))
        if all(found[name] >= 2 for name in rare):
            return
    raise AssertionError(f"{game}: {dict(found)}")
