"""Trick games: a decision for every phase, with its reason in the words of card players."""

from collections.abc import Callable, Mapping
from random import Random

from rookery.core.decision import Decision
from rookery.core.messages import Message
from rookery.core.moves import Move
from rookery.heuristics.tricks import auction, exchange, play
from rookery.messages import reasons
from rookery.tricks.rules import Phase
from rookery.tricks.view import TrickView

_BY_PHASE: Mapping[Phase, Callable[[TrickView], tuple[Move, Message]]] = {
    Phase.CLAIM: auction.claim,
    Phase.AUCTION: auction.call,
    Phase.TRUMP: exchange.name_trump,
    Phase.CALL: exchange.call_partner,
    Phase.BURY: exchange.bury,
    Phase.LEAD: exchange.choose_lead,
    Phase.PLAY: play.card_to_play,
}


def decide(view: TrickView, rng: Random) -> Decision:
    """Choose a move by rules of thumb, with a delay like a person's."""
    if len(view.legal) == 1 and view.phase is not Phase.CLAIM:  # a quick answer would tell (FO-24)
        return Decision(view.legal[0], reasons.only_legal(), rng.uniform(0.4, 0.9))
    move, reason = _BY_PHASE[view.phase](view)
    return Decision(move, reason, rng.uniform(0.6, 1.8))
