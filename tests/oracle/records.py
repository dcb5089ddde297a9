"""Match records: options, the winners of a match, and checking a record step by step."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from tests.oracle.cards import IllegalMoveError, is_pack, rook_pack
from tests.oracle.trick_games import PACKS as TRICK_PACKS
from tests.oracle.trick_games import Dixie, Five, Kentucky, Three
from tests.oracle.tricks import TrickDeal
from tests.oracle.tuxedo import TuxedoDeal

FORMAT = "rookery-match/1"
Record = dict[str, Any]
Options = Mapping[str, Any]
Deal = TrickDeal | TuxedoDeal
Check = Callable[[object], bool]

PACKS = {**TRICK_PACKS, "tuxedo": rook_pack()}  # TX-1
DEALS: dict[str, Callable[[Options, list[str], int], Deal]] = {
    "tuxedo": TuxedoDeal,
    "dixie": Dixie,
    "three": Three,
    "five": Five,
    "kentucky": Kentucky,
}


# Options


def is_number(value: object) -> bool:
    """Whether a value is a whole number; true and false are not."""
    return isinstance(value, int) and not isinstance(value, bool)


def is_positive(value: object) -> bool:
    """Whether a value is a whole number above 0."""
    return isinstance(value, int) and is_number(value) and value > 0


def is_floor(value: object) -> bool:
    """R5-13: none, or a negative number."""
    return value is None or (isinstance(value, int) and is_number(value) and value < 0)


def is_flag(value: object) -> bool:
    """Whether a value is true or false."""
    return isinstance(value, bool)


def one_of(*words: str) -> Check:
    """A check that a value is one of some words."""
    return lambda value: isinstance(value, str) and value in words


def seats_from(*counts: int) -> Check:
    """A check that a value is one of some numbers of players."""
    return lambda value: is_number(value) and value in counts


REQUIRED = "required"  # in place of a default, for an option that has none
ALL_PASS = ("redeal", one_of("redeal", "dealer_minimum"))
OPTIONS: dict[str, dict[str, tuple[Any, Check]]] = {
    "tuxedo": {
        "seats": (REQUIRED, seats_from(2, 3, 4, 5, 6)),  # TX-1
        "capture": ("maximal", one_of("maximal", "any", "most")),  # TX-7
        "build_on_many": (False, is_flag),  # TX-10
        "builder_must_take": (False, is_flag),  # TX-11
        "trail": ("forced", one_of("forced", "free")),  # TX-12
        "orange": ("race", one_of("race", "owner_first", "auto")),  # TX-15
        "orange_counts_played_card": (False, is_flag),  # TX-15
        "leftovers": ("nobody", one_of("nobody", "last_capturer")),  # TX-18
        "target": (100, is_positive),  # TX-20
        "win_at": ("deal", one_of("deal", "at_once")),  # TX-20
    },
    "dixie": {
        "seats": (REQUIRED, seats_from(4, 6)),  # DX-1
        "all_pass": ALL_PASS,  # TT-6
        "bidder_out_first": (False, is_flag),  # DX-9
        "target": (300, is_positive),  # DX-9
    },
    "kentucky": {
        "all_pass": ALL_PASS,
        "bidder_out_first": (False, is_flag),
        "target": (300, is_positive),
    },
    "three": {"target": (200, is_positive)},  # R3-6
    "five": {
        "all_pass": ALL_PASS,
        "sun_value": (360, is_positive),  # R5-4
        "moon_value": (180, is_positive),  # R5-4
        "rook_rank": ("low", one_of("low", "high")),  # R5-7
        "floor": (None, is_floor),  # R5-13
        "target": (500, is_positive),  # R5-12
    },
}
SEATS = {"three": 3, "five": 5, "kentucky": 4}


def with_defaults(game: str, options: Options) -> dict[str, Any]:
    """All options of a game: the given ones, and the others at their defaults."""
    return {name: options.get(name, default) for name, (default, _) in OPTIONS[game].items()}


def are_options(game: str, options: Options) -> bool:
    """Whether every option is known and has a value of its type and range."""
    if any(name not in OPTIONS[game] for name in options):
        return False
    full = with_defaults(game, options)
    return all(check(full[name]) for name, (_, check) in OPTIONS[game].items())


def seat_count(game: str, options: Options) -> int:
    """The number of players: fixed by the game, or the option `seats`."""
    return SEATS[game] if game in SEATS else int(options["seats"])


# Who has won


def highest(totals: list[int]) -> list[int]:
    """The seats with the highest total."""
    return [seat for seat, total in enumerate(totals) if total == max(totals)]


def winners(game: str, options: Options, totals: list[int], bidder: int | None) -> list[int]:
    """The winners after a deal with this bidder; none if another deal is needed.

    A seat with the highest total alone wins (TX-20, R3-6), several with the highest total share the
    win (R5-12), or the side with the higher total wins (DX-9).
    """
    floor = options.get("floor")
    if max(totals) < options["target"]:
        fallen = floor is not None and min(totals) <= floor
        return highest(totals) if fallen else []  # R5-13
    best = highest(totals)
    if game == "five":
        return best
    if game in ("dixie", "kentucky"):
        sides = [list(range(0, len(totals), 2)), list(range(1, len(totals), 2))]
        both = all(totals[side[0]] >= options["target"] for side in sides)
        if both and options["bidder_out_first"] and bidder is not None:
            return sides[bidder % 2]
        return best if len(best) == len(sides[0]) else []
    return best if len(best) == 1 else []


# Checking a record


class Fault(NamedTuple):
    """The first error of a record: its stage, its deal and its move, counted from 0."""

    stage: str
    deal: int | None = None
    move: int | None = None


@dataclass
class Verdict:
    """The points, totals and winners of a record, up to its first fault if it has one."""

    fault: Fault | None = None
    points: list[list[int]] = field(default_factory=list)
    totals: list[int] = field(default_factory=list)
    winners: list[int] = field(default_factory=list)


class FaultError(Exception):
    """Raised at the first fault of a record."""

    def __init__(self, stage: str, deal: int | None = None, move: int | None = None) -> None:
        super().__init__(stage, deal, move)
        self.fault = Fault(stage, deal, move)


def check(record: object) -> Verdict:
    """Replay a record up to its first fault; the order of the checks is fixed by the format."""
    verdict = Verdict()
    try:
        check_match(record, verdict)
    except FaultError as error:
        verdict.fault = error.fault
    return verdict


def check_match(record: object, verdict: Verdict) -> None:
    """Check the form of a record, its options, each deal, and then the totals and winners."""
    if not has_form(record):
        raise FaultError("form")
    assert isinstance(record, dict)
    game, given, players = record["game"], record["options"], record["players"]
    if not are_options(game, given) or len(players) != seat_count(game, given):
        raise FaultError("options")
    options = with_defaults(game, given)
    verdict.totals = [0] * len(players)
    for index in range(len(record["deals"])):
        check_deal(record, index, options, verdict)
    if record["totals"] != verdict.totals:
        raise FaultError("totals")
    if record["winners"] != verdict.winners:
        raise FaultError("winners")


def check_deal(record: Record, index: int, options: Options, verdict: Verdict) -> None:
    """Check that the match was not over, then the dealer, deck, moves, end, cut and points."""
    game, deals, seats = record["game"], record["deals"], len(record["players"])
    claim = deals[index]
    if verdict.winners:
        raise FaultError("over", index)
    dealers = range(seats) if index == 0 else [(deals[index - 1]["dealer"] + 1) % seats]  # TT-5
    if claim["dealer"] not in dealers:
        raise FaultError("dealer", index)
    if not is_pack(claim["deck"], PACKS[game]):
        raise FaultError("deck", index)
    deal = start(game, options, claim, verdict.totals)
    for move, line in enumerate(claim["moves"]):
        try:
            deal.play(line)
        except IllegalMoveError:
            raise FaultError("moves", index, move) from None
    finished = deal.over
    if not finished and (index < len(deals) - 1 or "points" in claim):
        raise FaultError("end", index)
    check_cut(deal, claim, index)
    if finished:
        check_points(game, options, deal, claim, index, verdict)


def start(game: str, options: Options, claim: Record, totals: Sequence[int] = ()) -> Deal:
    """A deal of a record at its first move; `totals` are those before it, all 0 by default."""
    deal = DEALS[game](options, claim["deck"].split(), claim["dealer"])
    if isinstance(deal, TuxedoDeal) and totals:
        deal.totals = list(totals)
    return deal


def totals_before(record: Record, index: int) -> list[int]:
    """The totals before a deal of a valid record; empty before the first."""
    scored = [deal["points"] for deal in record["deals"][:index]]
    return [sum(points) for points in zip(*scored, strict=True)]


def check_cut(deal: Deal, claim: Record, index: int) -> None:
    """DX-8: a deal with a cut, and only such a deal, has the order of the pack cut from."""
    if deal.needs_cut() != ("cut" in claim):
        raise FaultError("cut", index)
    if "cut" in claim and not is_pack(claim["cut"], rook_pack()):
        raise FaultError("cut", index)


def check_points(
    game: str, options: Options, deal: Deal, claim: Record, index: int, verdict: Verdict
) -> None:
    """Check the points claimed for a finished deal, and update the totals and the winners."""
    points = deal.points(claim["cut"].split() if "cut" in claim else None)
    if claim.get("points") != points:
        raise FaultError("points", index)
    verdict.points.append(points)
    verdict.totals = [total + got for total, got in zip(verdict.totals, points, strict=True)]
    bidder = None if isinstance(deal, TuxedoDeal) else deal.bidder
    verdict.winners = winners(game, options, verdict.totals, bidder)


# The form of a record


def has_form(record: object) -> bool:
    """Whether all fields are there and have the right types; their texts are checked later."""
    return (
        isinstance(record, dict)
        and record.get("format") == FORMAT
        and isinstance(record.get("game"), str)
        and record["game"] in DEALS
        and isinstance(record.get("options"), dict)
        and is_list(record.get("players"), lambda name: isinstance(name, str))
        and is_list(record.get("deals"), is_deal)
        and is_list(record.get("totals"), is_number)
        and is_list(record.get("winners"), is_number)
    )


def is_deal(claim: object) -> bool:
    """Whether a deal of a record has the right fields."""
    return (
        isinstance(claim, dict)
        and is_number(claim.get("dealer"))
        and isinstance(claim.get("deck"), str)
        and is_list(claim.get("moves"), lambda line: isinstance(line, str))
        and ("points" not in claim or is_list(claim["points"], is_number))
        and ("cut" not in claim or isinstance(claim["cut"], str))
    )


def is_list(value: object, check_item: Check) -> bool:
    """Whether a value is a list all of whose items pass a check."""
    return isinstance(value, list) and all(check_item(item) for item in value)
