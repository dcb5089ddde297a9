"""The sentences of reviews, as templates. They live here alone, so that they can be translated."""

from __future__ import annotations

from collections.abc import Mapping

MOVES: Mapping[str, str] = {
    "bid": "a bid of {amount}",
    "sun": "shooting the sun",
    "pass": "a pass",
    "trump": "naming {trump}",
    "call": "calling {card}",
    "bury": "burying {cards}",
    "keep the lead": "keeping the lead",
    "give the lead": "leaving the lead to the left",
    "card": "{card}",
    "take": "taking {cards} with {card}",
    "build": "laying {card} on {cards}",
    "trail": "trailing {card}",
    "orange": "calling the orange",
    "hold": "letting the orange go",
}
"""What a seat does, within a sentence."""

MISTAKE = "A mistake by {who}: {best} was worth {cost} more than {played}."
BETTER = "{best} would have been better than {played}, by {cost}."
COST = "about {cost} ({low} to {high})"
"""A number of points with its interval, in which it lies 19 times out of 20."""

EXACT = "{cost}"
"""A number of points that is proven, because no card was hidden."""

AT_LEAST = "at least {cost}"
"""The points of an orange: somebody else may get them."""

OF_A_BID = "This counts the chance of making the bid."
"""What the cost of a bid, or of a pass, includes."""

OF_THE_CONTRACT = "This counts whether the bid is made."
"""What the cost of a decision after the bidding includes."""

OF_THE_MATCH = "The match may end here, so the chance of winning it counts too."

UNLUCKY_CARD = (
    "Unlucky, but right: {played} was as good as anything that {who} could know of, and as the "
    "cards lay it cost {points}."
)
UNLUCKY_BID = (
    "Unlucky, but right: {played} was sound by what {who} could know, but with all hands open the "
    "most that could be taken was {most}."
)
UNLUCKY_TURN = (
    "Unlucky, but right: {played} was as good as anything that {who} could know of, and then the "
    "others did {points} better than was to be expected."
)

BEST = "{played} was the best that {who} could know of."
WITHIN_NOISE = (
    "{played} was sound: between it and {best} there is no difference that can be told from noise."
)
LITTLE = "{played} was sound: {best} was better, but by so little that it does not count."
GAMBLE = "{played} was a gamble: it pays on average, but succeeds too seldom for a careful player."

NOT_JUDGED: Mapping[str, str] = {
    "forced": "There was no choice.",
    "no-kernel": "This could not be judged: the compiled search is missing here.",
    "no-room": "This could not be judged: the table was too full for the search.",
    "only-hold": "This could not be judged: only the capturer may call first.",
}

SEAT_CLEAN = "{who} made {decisions} with a choice, and no mistake that could be told from noise."
SEAT = "{who} made {decisions} with a choice: {marks}, which gave away about {points}."
MISTAKES, BETTERS = ("mistake", "mistakes"), ("better move", "better moves")
UNLUCKY = "{who} was unlucky {times}, but right."
COSTLIEST = "What cost most: {played}."
UNJUDGED = "{count} could not be judged."
NO_CHOICE = "{who} never had a choice."

WORTH_MADE = (
    "With all hands open {side} could take {worth} of {stake} points from the first card on, and "
    "took {took}: the bid of {bid} was made."
)
WORTH_SET = (
    "With all hands open {side} could take {worth} of {stake} points from the first card on, and "
    "took {took}: the bid of {bid} was set."
)
UNKNOWN_MADE = "{side} took {took} of {stake} points: the bid of {bid} was made."
UNKNOWN_SET = "{side} took {took} of {stake} points: the bid of {bid} was set."
UNKNOWN = "What all hands open could have given was not found in the time there was."
BOUNDS = "between {low} and {high}"
COULD_BE_MADE = "It could have been made."
COULD_BE_SET = "It could have been set."
TURNED = "Most was decided by {who}'s {card} in trick {trick}: {points} for the other side."
NOT_OPEN = "What all hands open would have given was not computed: {why}."
WHY_NOT_OPEN: Mapping[str, str] = {
    "fishing": "the stock and the hands of a whole deal are too many to solve",
    "dummy": "nobody chooses the dummy's cards",
    "nothing": "the hands were thrown in, so no card was played",
    "no-kernel": "the compiled solver is missing here",
}
THROWN_IN = "The hands were thrown in."
SCORED = "The deal brought {scores}."

CURVE = "Expected points over the deal for {who}: from {first} at the first decision to {last}."
"""The text in place of a curve; both numbers are the lead of the side in the scores of the deal."""
