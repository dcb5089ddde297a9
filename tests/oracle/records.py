"""Match records: checking one step by step, up to its first fault."""

from dataclasses import dataclass, field
from typing import NamedTuple

from tests.oracle.cards import IllegalMoveError, is_pack
from tests.oracle.match import DEALS, Deal, Record, Standing, points_of, start
from tests.oracle.options import OPTIONS, Check, are_options, is_number, seat_count, with_defaults
from tests.oracle.packs import pack_of

__all__ = ["DEALS", "OPTIONS", "Fault", "Record", "Verdict", "check"]

FORMAT = "rookery-match/1"


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
    standing = Standing(game, with_defaults(game, given))
    verdict.totals = standing.totals
    for index in range(len(record["deals"])):
        check_deal(record, index, standing, verdict)
    if record["totals"] != verdict.totals:
        raise FaultError("totals")
    if record["winners"] != verdict.winners:
        raise FaultError("winners")


def check_deal(record: Record, index: int, standing: Standing, verdict: Verdict) -> None:
    """Check that the match was not over, then the dealer, deck, moves, end, cut and points."""
    claim = record["deals"][index]
    if standing.winners:
        raise FaultError("over", index)
    if claim["dealer"] not in standing.dealers:
        raise FaultError("dealer", index)
    pack = pack_of(record["game"], standing.options)
    if not is_pack(claim["deck"], pack):
        raise FaultError("deck", index)
    deal = start(record["game"], standing.options, claim, standing.totals)
    for move, line in enumerate(claim["moves"]):
        try:
            deal.play(line)
        except IllegalMoveError:
            raise FaultError("moves", index, move) from None
    if not deal.over and (index < len(record["deals"]) - 1 or "points" in claim):
        raise FaultError("end", index)
    check_cut(deal, claim, index, pack)
    if deal.over:
        check_points(deal, claim, index, standing, verdict)


def check_cut(deal: Deal, claim: Record, index: int, pack: list[str]) -> None:
    """DX-8: a deal with a cut, and only such a deal, has the order of the pack cut from."""
    if deal.needs_cut() != ("cut" in claim):
        raise FaultError("cut", index)
    if "cut" in claim and not is_pack(claim["cut"], pack):
        raise FaultError("cut", index)


def check_points(
    deal: Deal, claim: Record, index: int, standing: Standing, verdict: Verdict
) -> None:
    """Check the points claimed for a finished deal, and update the totals and the winners."""
    points = points_of(deal, claim, standing.totals)
    if claim.get("points") != points:
        raise FaultError("points", index)
    verdict.points.append(points)
    standing.add(deal, points)
    verdict.totals, verdict.winners = standing.totals, standing.winners


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
