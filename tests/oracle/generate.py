"""Play whole matches at random, and write their records."""

from random import Random
from typing import Any

from tests.oracle.chooser import Chooser
from tests.oracle.decks import random_cut, random_deck
from tests.oracle.match import Record, Standing, points_of, start
from tests.oracle.options import OPTIONS, Check, OneOf, highest_bid, seat_count, with_defaults
from tests.oracle.packs import fits, fitting, offered
from tests.oracle.records import FORMAT

CHOICES: dict[str, list[Any]] = {
    "sun_value": [360, 180, 400, 500],
    "moon_value": [180, 200, 300, 360],
    "minimum_bid": [5, 50, 60, 65, 70, 75, 80, 85, 100, 110, 120],
    "bid_step": [5, 5, 10],
    "rook_points": [20, 20, 25, 30],
    "ones_points": [15, 15, 20],
    "fives_points": [5, 5, 10],
    "tens_points": [10, 10, 15, 20],
    "high_points": [10, 10, 15, 20],
    "last_trick_points": [0, 5, 10, 20, 20, 40],
    "opening_bid": [5, 30, 40, 50, 70, 120],
    "floor": [None, -75, -150, -250, -500],
    "slam_value": [None, 330, 370, 500],
    "all_points_bonus": [0, 20, 50],
    "gate": [None, 10, 30, 100],
    "deals": [None, None, 1, 2, 3, 4],
    "margin": [None, None, 50, 150, 300, 500],
}
"""The numbers that the generator chooses from, as far as the game allows them."""


def random_options(game: str, rng: Random, seats: int | None = None) -> dict[str, Any]:
    """Random options of a game: `seats`, and those that differ from the defaults."""
    plain = rng.random() < 0.25
    values = {name: random_value(name, *OPTIONS[game][name], rng) for name in OPTIONS[game]}
    if seats and "seats" in values:
        values["seats"] = seats
    if "cap" in values:
        values["cap"] = rng.choice([None, rng.randrange(5, values["target"], 5)])
    if values.get("bid_step") == 10:
        values["minimum_bid"] -= values["minimum_bid"] % 10
        values["minimum_bid"] = values["minimum_bid"] or 10
        values["last_trick_points"] -= values["last_trick_points"] % 10
    deal_cards(game, values, rng)
    if "minimum_bid" in values:
        values["minimum_bid"] = min(values["minimum_bid"], highest_bid(game, values))
    if values.get("never_below_zero") and "floor" in values:
        values["floor"] = None
    if values.get("must_make_to_win"):
        values.pop("cap", None)
    if values.get("misdeal") == "none":
        values["misdeal_claim"] = False
    return {
        name: value
        for name, value in values.items()
        if name == "seats" or (value != OPTIONS[game][name][0] and not plain)
    }


def deal_cards(game: str, values: dict[str, Any], rng: Random) -> None:
    """Choose hands that fit the pack; half the time the pack is the game's own (FO-29)."""
    usual = offered(game)
    if not usual:
        return
    if rng.random() < 0.5:
        values |= {name: default for name, default in usual.items() if name != "cards_each"}
    seats = seat_count(game, values)
    sizes: list[int | None] = [*fitting(game, values, seats)]
    if fits(game, {**values, "cards_each": None}, seats):
        sizes.append(None)
    values["cards_each"] = rng.choice(sizes)
    if "opening_bid" in values:  # so that a deal has points enough with fewer tricks
        values["opening_bid"] = min(values["opening_bid"], 110)


def random_value(name: str, default: Any, check_value: Check, rng: Random) -> Any:
    """A value of an option. A target is often small, so that matches end quickly."""
    values = check_value.values if isinstance(check_value, OneOf) else [None]
    choices = CHOICES.get(name, values)
    if name == "target":
        choices = [default] if rng.random() < 0.3 else list(range(20, min(default, 500) + 1, 5))
    return rng.choice([value for value in choices if check_value(value)])


# Matches


def random_deal(standing: Standing, dealer: int, rng: Random) -> Record:
    """One whole deal as it stands in a record; it is counted in the standing of the match."""
    deck = random_deck(standing.game, standing.options, rng)
    claim: Record = {"dealer": dealer, "deck": " ".join(deck), "moves": []}
    deal = start(standing.game, standing.options, claim, standing.totals)
    chooser = Chooser(rng)
    while not deal.over:
        line = chooser.move(deal)
        deal.play(line)
        claim["moves"].append(line)
    if deal.needs_cut():
        claim["cut"] = " ".join(random_cut(deck, standing.seats, rng))
    claim["points"] = points_of(deal, claim, standing.totals)
    standing.add(deal, claim["points"])
    return claim


def random_match(game: str, rng: Random, most_deals: int) -> Record:
    """Deals until somebody wins or `most_deals` are played; the last may be unfinished."""
    given = random_options(game, rng)
    standing = Standing(game, with_defaults(game, given))
    deals: list[Record] = []
    while not standing.winners and len(deals) < most_deals:
        before = standing.totals
        deals.append(random_deal(standing, rng.choice(standing.dealers), rng))
    record: Record = {
        "format": FORMAT,
        "game": game,
        "options": given,
        "players": [f"Player {seat}" for seat in range(standing.seats)],
        "deals": deals,
        "totals": standing.totals,
        "winners": standing.winners,
    }
    if deals[-1]["moves"] and rng.random() < 0.15:
        leave_unfinished(record, before, rng)
    return record


def leave_unfinished(record: Record, before: list[int], rng: Random) -> None:
    """Break off the last deal, so that it has no points and no cut, and nobody has won."""
    last = record["deals"][-1]
    del last["points"]
    last.pop("cut", None)
    del last["moves"][rng.randrange(len(last["moves"])) :]
    record["totals"] = before
    record["winners"] = []
