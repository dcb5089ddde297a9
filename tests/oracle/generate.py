"""Play whole matches at random and write their records, one JSON object a line.

Usage:

    python -m tests.oracle.generate --matches 200 --seed 1 --game dixie --out FILE [--bad FILE]
"""

import argparse
import json
from pathlib import Path
from random import Random
from typing import Any

from tests.oracle.cards import COLOURS, SUITS, rook_pack
from tests.oracle.corrupt import faults
from tests.oracle.records import (
    DEALS,
    FORMAT,
    OPTIONS,
    PACKS,
    Deal,
    Record,
    check,
    seat_count,
    start,
    winners,
    with_defaults,
)
from tests.oracle.tricks import TrickDeal
from tests.oracle.tuxedo import TuxedoDeal

MANY_PILES = 12  # with more piles captures are preferred, lest there be too many groupings
TARGETS = {"tuxedo": 100, "dixie": 300, "kentucky": 300, "three": 200, "five": 500}
CHOICES: dict[str, list[Any]] = {
    "all_pass": ["redeal", "dealer_minimum"],
    "bidder_out_first": [False, True],
    "sun_value": [360, 180, 400, 500],
    "moon_value": [180, 200, 300, 360],
    "rook_rank": ["low", "high"],
    "floor": [None, -75, -150, -500],
    "capture": ["maximal", "any", "most"],
    "build_on_many": [False, True],
    "builder_must_take": [False, True],
    "trail": ["forced", "free"],
    "orange": ["race", "owner_first", "auto"],
    "orange_counts_played_card": [False, True],
    "leftovers": ["nobody", "last_capturer"],
    "win_at": ["deal", "at_once"],
}


def random_options(game: str, rng: Random) -> dict[str, Any]:
    """Random options of a game: `seats`, and those that differ from the defaults."""
    chosen: dict[str, Any] = {}
    plain = rng.random() < 0.25
    for name, (default, _) in OPTIONS[game].items():
        if name == "seats":
            chosen[name] = rng.choice([2, 3, 4, 5, 6] if game == "tuxedo" else [4, 6])
            continue
        value = random_target(game, rng) if name == "target" else rng.choice(CHOICES[name])
        if not plain and value != default:
            chosen[name] = value
    return chosen


def random_target(game: str, rng: Random) -> int:
    """A target: often the usual one, otherwise a smaller one, so that matches end quickly."""
    usual = TARGETS[game]
    return usual if rng.random() < 0.3 else rng.randrange(20, usual, 5)


# Decks


def random_deck(game: str, seats: int, rng: Random) -> list[str]:
    """A shuffled pack; sometimes with a long suit in one hand, for high bids that are made."""
    deck = list(PACKS[game])
    rng.shuffle(deck)
    if game == "tuxedo" or rng.random() < 0.7:
        return deck
    seat, suit = rng.randrange(seats), rng.choice(list((SUITS | COLOURS).values()))
    nest = len(deck) - len(deck) % seats
    places = [*range(seat, nest, seats), *range(nest, len(deck))]
    share = rng.choice([0.5, 0.7, 1.0])
    moved = [card for card in deck if card[0] == suit and rng.random() < share]
    for place, card in zip(places, moved, strict=False):
        other = deck.index(card)
        deck[place], deck[other] = deck[other], deck[place]
    return deck


def random_cut(seats: int, rng: Random) -> list[str]:
    """A pack to cut from (DX-8). Often the first cuts are tied, and now and then all of them."""
    cut = rook_pack()
    rng.shuffle(cut)
    if rng.random() < 0.5:
        return cut
    in_pairs = [colour + card[1:] for card in cut if card[0] == "B" for colour in "BG"]
    in_pairs += [colour + card[1:] for card in cut if card[0] == "R" for colour in "RY"]
    tied = rng.choice([1, 2, 5, 14]) * seats
    return in_pairs[:tied] + [card for card in cut if card not in in_pairs[:tied]]


# Moves


class Chooser:
    """Chooses moves at random, with probabilities drawn for each deal, so that deals differ."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.new_deal()

    def new_deal(self) -> None:
        """Draw how often the seats pass, jump and call in the next deal."""
        self.pass_rate = self.rng.choice([0.2, 0.5, 0.7, 0.9, 1.0])
        self.jump_rate = self.rng.choice([0.0, 0.1, 0.5])
        self.race_rate = self.rng.choice([0.2, 0.5, 0.9])

    def move(self, deal: Deal) -> str:
        """A legal move of one of the seats that may move."""
        if isinstance(deal, TuxedoDeal):
            return self.tuxedo_move(deal)
        moves = deal.legal(deal.turn)
        if deal.phase == "bid":
            return self.speech(deal, moves)
        return self.trick_move(deal, moves)

    def speech(self, deal: TrickDeal, moves: list[str]) -> str:
        """A pass, the next bid or a jump; with a very long suit often one of the highest bids."""
        hand = deal.hands[deal.turn]
        longest = max(sum(card[0] == suit for card in hand) for suit in deal.suits.values())
        if longest > len(hand) * 2 // 3 and self.rng.random() < 0.5:
            return self.rng.choice(moves[-3:])
        if len(moves) == 1 or self.rng.random() < self.pass_rate:
            return moves[-1]
        return self.rng.choice(moves[:-1]) if self.rng.random() < self.jump_rate else moves[0]

    def trick_move(self, deal: TrickDeal, moves: list[str]) -> str:
        """Any move, but often the longest suit is named trump and the bidder plays trumps first."""
        hand = deal.hands[deal.turn]
        if deal.phase == "trump" and self.rng.random() < 0.7:
            longest = max(deal.suits, key=lambda s: sum(c[0] == deal.suits[s] for c in hand))
            return f"{deal.turn} trump {longest}"
        keep_trumps = deal.phase == "bury" and self.rng.random() < 0.5
        play_trumps = deal.phase == "play" and deal.turn == deal.bidder and not deal.trick
        if keep_trumps or play_trumps:
            longest = max(deal.suits.values(), key=lambda s: sum(c[0] == s for c in hand))
            best = deal.trump if play_trumps else longest
            wanted = [m for m in moves if (m.split()[-1][0] == best) == play_trumps]
            moves = wanted or moves
        return self.rng.choice(moves)

    def tuxedo_move(self, deal: TuxedoDeal) -> str:
        """A call or a hold by any seat in the race, or a turn move."""
        racing = [f"{s} {text}" for s in range(deal.seats) for text in deal.race_choices(s)]
        if racing and (deal.out_of_cards or self.rng.random() < self.race_rate):
            return self.rng.choice(racing)
        moves = deal.legal(deal.turn)
        verbs = {move.split()[1] for move in moves} - {"orange", "hold"}
        if "take" in verbs and len(deal.centre) > MANY_PILES:
            verbs = {"take"}
        verb = self.rng.choice(sorted(verbs))
        return self.rewritten(self.rng.choice([m for m in moves if m.split()[1] == verb]))

    def rewritten(self, move: str) -> str:
        """The same move, sometimes with its groups and the cards of a group in another order."""
        words = move.split()
        if words[1] != "take" or self.rng.random() < 0.7:
            return move
        groups = [self.shuffled(text) for text in words[3:]]
        self.rng.shuffle(groups)
        return " ".join(words[:3] + groups)

    def shuffled(self, group: str) -> str:
        """A group with its cards in a random order."""
        cards = group.strip("[]").split("+")
        self.rng.shuffle(cards)
        return f"[{'+'.join(cards)}]" if group.startswith("[") else "+".join(cards)


# Matches


def random_deal(
    game: str, options: dict[str, Any], dealer: int, rng: Random, totals: list[int]
) -> Record:
    """One whole deal as it stands in a record; `totals` are those before it."""
    seats = seat_count(game, options)
    deck = random_deck(game, seats, rng)
    claim: Record = {"dealer": dealer, "deck": " ".join(deck), "moves": []}
    deal = start(game, options, claim, totals)
    chooser = Chooser(rng)
    while not deal.over:
        line = chooser.move(deal)
        deal.play(line)
        claim["moves"].append(line)
    cut = random_cut(seats, rng) if deal.needs_cut() else None
    claim["points"] = deal.points(cut)
    if cut is not None:
        claim["cut"] = " ".join(cut)
    return claim


def bidder_of(game: str, options: dict[str, Any], claim: Record) -> int | None:
    """The winner of the auction of a deal in a record."""
    deal = start(game, options, claim)
    if isinstance(deal, TuxedoDeal):
        return None
    for line in claim["moves"]:
        deal.play(line)
    return deal.bidder


def random_match(game: str, rng: Random, most_deals: int) -> Record:
    """A match of deals until somebody wins or `most_deals` are played.

    The last deal may be unfinished.
    """
    given = random_options(game, rng)
    options = with_defaults(game, given)
    seats = seat_count(game, options)
    totals, won = [0] * seats, list[int]()
    deals: list[Record] = []
    dealer = rng.randrange(seats)
    while not won and len(deals) < most_deals:
        deals.append(random_deal(game, options, dealer, rng, totals))
        totals = [t + p for t, p in zip(totals, deals[-1]["points"], strict=True)]
        won = winners(game, options, totals, bidder_of(game, options, deals[-1]))
        dealer = (dealer + 1) % seats
    record: Record = {
        "format": FORMAT,
        "game": game,
        "options": given,
        "players": [f"Player {seat}" for seat in range(seats)],
        "deals": deals,
        "totals": totals,
        "winners": won,
    }
    if rng.random() < 0.15:
        leave_unfinished(record, rng)
    return record


def leave_unfinished(record: Record, rng: Random) -> None:
    """Break off the last deal, so that it has no points and no cut, and nobody has won."""
    last = record["deals"][-1]
    points = last.pop("points")
    last.pop("cut", None)
    del last["moves"][rng.randrange(len(last["moves"])) :]
    record["totals"] = [t - p for t, p in zip(record["totals"], points, strict=True)]
    record["winners"] = []


# Command line


def bad_line(record: Record, rng: Random) -> Record:
    """A record with one fault at a random stage, most often a move, and where the fault is."""
    found = list(faults(record, rng))
    stages = sorted({fault.stage for _, _, fault in found})
    stage = "moves" if "moves" in stages and rng.random() < 0.3 else rng.choice(stages)
    name, bad, fault = rng.choice([made for made in found if made[2].stage == stage])
    return {"record": bad, "fault": name, **fault._asdict()}


def write(path: Path, lines: list[Record]) -> None:
    """Write records to a file, one JSON object a line."""
    path.write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")


def arguments() -> argparse.Namespace:
    """The arguments of the command line."""
    parser = argparse.ArgumentParser(description="Play random matches and write their records.")
    parser.add_argument("--matches", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--game", choices=["all", *DEALS], default="all")
    parser.add_argument("--deals", type=int, default=12, help="the most deals of a match")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--bad", type=Path, help="also write each record with one fault")
    return parser.parse_args()


def main() -> None:
    """Write records and, with `--bad`, copies with one fault each."""
    args = arguments()
    rng = Random(args.seed)
    games = list(DEALS) if args.game == "all" else [args.game]
    records = [random_match(games[i % len(games)], rng, args.deals) for i in range(args.matches)]
    assert not any(check(record).fault for record in records)
    write(args.out, records)
    if args.bad:
        write(args.bad, [bad_line(record, rng) for record in records])


if __name__ == "__main__":
    main()
