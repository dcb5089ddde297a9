"""Make exactly one fault in a valid record, and say where it must be found."""

import copy
from collections.abc import Iterator
from random import Random

from tests.oracle.match import Deal, Record, start, totals_before
from tests.oracle.options import OPTIONS, with_defaults
from tests.oracle.packs import pack_of
from tests.oracle.records import Fault
from tests.oracle.tuxedo import TuxedoDeal, combos, group_text

Named = tuple[str, Record, Fault]

ODD: list[object] = [
    *(None, True, "yes", "5", "left_of_bidder", [5], 10.5),
    *(-250, 0, 1, 7, 12, 72, 100, 250, 500, 1000),
]
"""Values of which no option may have all."""


def faults(record: Record, rng: Random) -> Iterator[Named]:
    """Copies of a valid, finished record, each with the name of its one fault and its place."""
    makers = [form_faults, option_faults, over_faults, deal_faults, move_faults, sum_faults]
    for maker in makers:
        yield from maker(record, rng)


def changed(record: Record, field: str, value: object) -> Record:
    """A copy of a record with another value in one field."""
    return copy.deepcopy(record) | {field: value}


def changed_deal(record: Record, index: int, field: str, value: object) -> Record:
    """A copy of a record with another value in one field of a deal."""
    bad = copy.deepcopy(record)
    bad["deals"][index][field] = value
    return bad


def without(record: Record, field: str) -> Record:
    """A copy of a record that lacks a field."""
    return {name: copy.deepcopy(value) for name, value in record.items() if name != field}


# The record as a whole


def form_faults(record: Record, rng: Random) -> Iterator[Named]:
    """Fields of the wrong type or missing."""
    field = rng.choice(["game", "options", "players", "deals", "totals", "winners"])
    yield "missing field", without(record, field), Fault("form")
    yield "field of wrong type", changed(record, field, 7), Fault("form")
    yield "unknown format", changed(record, "format", "rookery-match/0"), Fault("form")
    yield "unknown game", changed(record, "game", "whist"), Fault("form")


def option_faults(record: Record, rng: Random) -> Iterator[Named]:
    """Options that are unknown, of the wrong type or out of range; too few or many players."""
    game, options, players = record["game"], record["options"], record["players"]
    fault = Fault("options")
    yield "unknown option", changed(record, "options", options | {"jokers": 2}), fault
    others = {name for each in OPTIONS.values() for name in each} - {*OPTIONS[game], "seats"}
    other = rng.choice(sorted(others))
    yield "option of other games", changed(record, "options", options | {other: 5}), fault
    wrong_type = {"target": rng.choice(["many", True, [100], None, 99.5])}
    yield "option of wrong type", changed(record, "options", options | wrong_type), fault
    name, value = rng.choice(wrong_values(game))
    yield "option of wrong value", changed(record, "options", options | {name: value}), fault
    if "seats" in options:
        yield "seats missing", changed(record, "options", without(options, "seats")), fault
    yield "too few players", changed(record, "players", players[:-1]), fault
    yield "too many players", changed(record, "players", [*players, "One more"]), fault


def wrong_values(game: str) -> list[tuple[str, object]]:
    """Options of a game, each with a value that it cannot have there."""
    checks = [(name, check) for name, (_, check) in OPTIONS[game].items()]
    return [(name, value) for name, check in checks for value in ODD if not check(value)]


def over_faults(record: Record, rng: Random) -> Iterator[Named]:
    """A deal after the match is over."""
    deals = record["deals"]
    if record["winners"]:
        extra = copy.deepcopy(rng.choice(deals))
        extra["dealer"] = (deals[-1]["dealer"] + 1) % len(record["players"])
        bad = changed(record, "deals", [*copy.deepcopy(deals), extra])
        yield "deal after the match", bad, Fault("over", len(deals))


def sum_faults(record: Record, rng: Random) -> Iterator[Named]:
    """Wrong totals and wrong winners."""
    totals = list(record["totals"])
    totals[rng.randrange(len(totals))] += rng.choice([-100, -5, 5, 10])
    yield "wrong totals", changed(record, "totals", totals), Fault("totals")
    others = [[], list(range(len(totals))), [0], [1], [len(totals) - 1], [0, 2], [1, 3]]
    wrong = rng.choice([seats for seats in others if seats != record["winners"]])
    yield "wrong winners", changed(record, "winners", wrong), Fault("winners")


# One deal


def deal_faults(record: Record, rng: Random) -> Iterator[Named]:
    """Wrong dealer, deck, end, cut or points of one deal, preferably with a cut or a misdeal."""
    deals = record["deals"]
    rare = [i for i, deal in enumerate(deals) if "cut" in deal or not deal["moves"]]
    index = rng.choice(rare or range(len(deals)))
    seats = len(record["players"])
    dealer = record["deals"][index]["dealer"]
    other = rng.choice([s for s in range(seats) if s != dealer]) if index else seats
    name = "wrong dealer" if index else "dealer out of range"
    yield name, changed_deal(record, index, "dealer", other), Fault("dealer", index)
    yield from deck_faults(record, index, rng)
    if "points" in record["deals"][index]:
        yield from end_faults(record, index)
        yield from cut_faults(record, index, rng)
        points = list(record["deals"][index]["points"])
        points[rng.randrange(seats)] += rng.choice([-20, -5, 5, 10])
        yield "wrong points", changed_deal(record, index, "points", points), Fault("points", index)


def deck_faults(record: Record, index: int, rng: Random) -> Iterator[Named]:
    """A deck that is not the pack."""
    deck = record["deals"][index]["deck"].split()
    fault = Fault("deck", index)
    here, there = rng.sample(range(len(deck)), 2)
    for name, cards in {
        "duplicated card": [deck[there] if i == here else card for i, card in enumerate(deck)],
        "card missing": deck[:here] + deck[here + 1 :],
        "card too many": [*deck, deck[there]],
        "unknown card in the deck": ["X9" if i == here else card for i, card in enumerate(deck)],
        "hidden card in the deck": ["?" if i == here else card for i, card in enumerate(deck)],
    }.items():
        yield name, changed_deal(record, index, "deck", " ".join(cards)), fault


def end_faults(record: Record, index: int) -> Iterator[Named]:
    """A finished deal with a move too few or too many."""
    moves = record["deals"][index]["moves"]
    more = changed_deal(record, index, "moves", [*moves, moves[-1] if moves else "0 pass"])
    yield "move after the end", more, Fault("moves", index, len(moves))
    if moves and index < len(record["deals"]) - 1:
        less = changed_deal(record, index, "moves", moves[:-1])
        yield "last move dropped", less, Fault("end", index)


def cut_faults(record: Record, index: int, rng: Random) -> Iterator[Named]:
    """A cut that is missing, not a pack, or not needed."""
    fault = Fault("cut", index)
    if "cut" not in record["deals"][index]:
        cut = pack_of(record["game"], record["options"])
        rng.shuffle(cut)
        yield "cut not needed", changed_deal(record, index, "cut", " ".join(cut)), fault
        return
    bad = copy.deepcopy(record)
    bad["deals"][index] = without(bad["deals"][index], "cut")
    yield "cut missing", bad, fault
    cut = record["deals"][index]["cut"].split()
    short = " ".join([*cut[:-1], cut[0]])
    yield "cut with a duplicated card", changed_deal(record, index, "cut", short), fault


# One move


def move_faults(record: Record, rng: Random) -> Iterator[Named]:
    """One move replaced by a wrong one; everything after it is kept."""
    deals = record["deals"]
    index = rng.choice([i for i in range(len(deals)) if deals[i]["moves"]] or [-1])
    if index < 0:
        return
    moves = deals[index]["moves"]
    before = [at for at, line in enumerate(moves) if line.split()[1] != "play"]
    at = rng.choice(before if before and rng.random() < 0.4 else range(len(moves)))
    options = with_defaults(record["game"], record["options"])
    deal = start(record["game"], options, deals[index], totals_before(record, index))
    for line in moves[:at]:
        deal.play(line)
    for name, line in illegal_moves(deal, moves[at], rng):
        assert not deal.allows(line), line
        bad = changed_deal(record, index, "moves", [*moves[:at], line, *moves[at + 1 :]])
        yield name, bad, Fault("moves", index, at)


def illegal_moves(deal: Deal, line: str, rng: Random) -> Iterator[tuple[str, str]]:
    """Illegal moves in place of a legal one, each with the name of its fault."""
    seat, verb, *rest = line.split()
    yield "unknown verb", " ".join([seat, "jump", *rest])
    yield "unknown seat", " ".join([str(deal.seats), verb, *rest])
    yield "no verb", seat
    if rest and verb not in ("bid", "trump", "lead"):
        yield "unknown card", " ".join([seat, verb, "X9", *rest[1:]])
    near = [f"{seat} {text}" for text in near_moves(deal, int(seat))]
    near = [text for text in near if not deal.allows(text)]
    same_verb = [text for text in near if text.split()[1] == verb]
    if same_verb:
        yield "illegal " + verb, rng.choice(same_verb)
    if near:
        yield "illegal move", rng.choice(near)
    others = [f"{other} {text}" for other in range(deal.seats) for text in near_moves(deal, other)]
    others = [text for text in rng.sample(others, min(50, len(others))) if not deal.allows(text)]
    if others:
        yield "illegal move of any seat", rng.choice(others)


def near_moves(deal: Deal, seat: int) -> list[str]:
    """Well-formed moves without the seat; some are legal, others are not."""
    if isinstance(deal, TuxedoDeal):
        return tuxedo_moves(deal, seat)
    cards = deal.pack
    texts = ["pass", "stay", "claim", "play", "lead self", "lead left", "bid sun"]
    texts += [f"bid {bid}" for bid in [0, 5, 30, 50, 65, 70, 72, 75, 80, 85, *range(95, 210, 5)]]
    texts += [f"trump {call}" for call in [*deal.suits, "red", "spades", "none", "low", "white"]]
    texts += [f"{verb} {card}" for verb in ("play", "bury", "call") for card in cards]
    texts += [f"play {card}" for card in deal.hands[seat]] * 5
    texts += [f"bury {card}" for card in deal.hands[seat]] * 5
    texts += [f"call {card}" for card in [*deal.hands[seat], *deal.buried, *deal.called]] * 5
    return texts


def tuxedo_moves(deal: TuxedoDeal, seat: int) -> list[str]:
    """Calls, trails, builds on any pile and captures, many of them wrong or not large enough."""
    hand, centre = deal.hands[seat], deal.centre
    piles = [group_text([pile]) for pile in centre]
    texts = ["orange", "hold"] + [f"trail {card}" for card in [*hand, "R1", "Y14"]]
    texts += [f"build {card} on {pile}" for card in hand for pile in piles]
    texts += [f"take {card} {pile}" for card in hand for pile in piles]
    texts += [f"take {card} {one}+{other}" for card in hand for one in piles for other in piles]
    texts += [f"build {card} on {one}+{other}" for card in hand for one in piles for other in piles]
    if len(centre) <= 6:
        groups = combos([[pile] for pile in centre])
        texts += [
            f"take {card} " + " ".join(group_text(group) for group in chosen)
            for card in hand
            for chosen in groups
        ]
    return texts
