"""Plays deals with one kind of bot, and counts its claims and how often they came true."""

from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any

from benchmarks.claims.claim import Claim, Moment
from benchmarks.claims.table import CLAIMS, claims_of, messages_in
from rookery.arena.driver import play_deal
from rookery.bots import Decision, bot
from rookery.core.cards import Seat
from rookery.core.game import Game
from rookery.core.match import Match
from rookery.core.messages import Message
from rookery.games import GAMES
from rookery.language import ENGLISH

BOTS = {
    "easy": ("easy", "easy"),
    "steady": ("steady", "steady"),
    "strong": ("strong@2000n", "strong@20000n"),
}
"""For each kind of bot: the bot that plays the cards, and the bot that bids and exchanges."""

BY_ID = {f"reason-{claim.id}": claims_of(Message(f"reason-{claim.id}")) for claim in CLAIMS}


@dataclass(slots=True)
class Count:
    """How often one kind of bot made one claim in one game, and the outcomes.

    `false` is how often the view or the deal proved the claim false, and `examples` has the first
    such cases. For each time that a likely claim was made, `told` has the claimed chance or points,
    the outcome, and the deal.
    """

    said: int = 0
    false: int = 0
    told: list[tuple[float, float, str]] = field(default_factory=list)
    examples: list[str] = field(default_factory=list)


Counts = dict[tuple[str, str, int], Count]
"""Counts by game, bot, and the index of the claim in `CLAIMS`."""


def tables() -> dict[str, Game[Any, Any]]:
    """Every game, by its name and seats."""
    return {
        f"{preset.name} {seats}": preset.game({"seats": seats} if len(preset.by_seats) > 1 else {})
        for preset in GAMES.values()
        for seats in sorted(preset.by_seats)
    }


def counted(name: str, kind: str, numbers: range, seed: str) -> Counts:
    """Play deals with bots of one kind in all seats, and count their claims."""
    counts: Counts = defaultdict(Count)
    for number in numbers:
        where = f"{name} {kind} {seed}/{number}"
        for moment, told in played(tables()[name], kind, f"{seed}/{name}/{number}"):
            for message in messages_in(told):
                for claim in BY_ID[message.id]:
                    count = counts[name, kind, CLAIMS.index(claim)]
                    _add(count, claim, moment, dict(message.arguments), where, told)
    return counts


def played(game: Game[Any, Any], kind: str, seed: str) -> Iterator[tuple[Moment, Message]]:
    """Play one deal to its end; then yield its decisions, each with its reason."""
    noted: list[tuple[Any, Seat, Decision]] = []
    players, bidders = (
        [bot(name, Random(f"{seed}/{seat}")) for seat in range(game.seats)] for name in BOTS[kind]
    )

    def note(match: Match[Any], seat: Seat, decision: Decision) -> None:
        noted.append((match.deals[-1].state, seat, decision))

    before = bidders if game.rules.has_bidding else ()
    over = play_deal(Match.new(game), players, Random(seed), before, noting=note).deals[0].state
    for before, seat, decision in noted:
        assert isinstance(decision.reason, Message)
        view = game.view(before, seat)
        yield Moment(game, before, over, view, decision.move), decision.reason


def _add(count: Count, claim: Claim, moment: Moment, args: Any, where: str, told: Message) -> None:
    count.said += 1
    is_false = not claim.holds(moment.view, moment.move, args)
    came = claim.outcome(moment, args) if claim.outcome is not None else None
    if claim.told is not None:
        if came is not None:
            count.told.append((claim.told(moment.view, moment.move, args), float(came), where))
    else:
        is_false = is_false or (came is not None and not came)
    count.false += is_false
    if is_false and len(count.examples) < 3:
        count.examples.append(f"{where}: {moment.move}: {ENGLISH.words(told)}")


def merged(parts: Iterable[Counts]) -> Counts:
    """The counts of several runs together."""
    whole: Counts = defaultdict(Count)
    for part in parts:
        for key, count in part.items():
            it = whole[key]
            it.said += count.said
            it.false += count.false
            it.told += count.told
            it.examples += count.examples
    return whole
