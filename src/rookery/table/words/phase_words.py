"""The protocol's words for the phases of a trick game."""

from collections.abc import Mapping

from rookery.tricks.rules import Phase

PHASE_WORDS: Mapping[Phase, str] = {
    Phase.CLAIM: "claim",
    Phase.AUCTION: "bid",
    Phase.NEST: "nest",
    Phase.TRUMP: "trump",
    Phase.CALL: "call",
    Phase.BURY: "bury",
    Phase.LEAD: "lead",
    Phase.PLAY: "play",
    Phase.CUT: "cut",
    Phase.OVER: "over",
}
"""The protocol's word for each phase."""
