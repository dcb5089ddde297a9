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
    "give the lead": "leaving the lead to the player on the left",
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
    "Unlucky, but right: by what {who} could know, nothing was better than {played}, but as the "
    "cards lay it cost {points}."
)
UNLUCKY_BID = (
    "Unlucky, but right: {played} was sound by what {who} could know, but even with all hands open "
    "no more than {most} could be taken."
)
UNLUCKY_TURN = (
    "Unlucky, but right: by what {who} could know, nothing was better than {played}, but then the "
    "others did {points} better than expected."
)

BEST = "{played} was best, by what {who} could know."
WITHIN_NOISE = "{played} was sound: there is no clear difference between it and {best}."
LITTLE = "{played} was sound: {best} was better, but by so little that it does not count."
GAMBLE = "{played} was a gamble: it pays on average, but succeeds too seldom for a careful player."

NOT_JUDGED: Mapping[str, str] = {
    "forced": "There was no choice.",
    "no-kernel": "This could not be judged: the compiled search is missing here.",
    "no-room": "This could not be judged: too many cards lay in the centre for the search.",
    "only-hold": "This could not be judged: only the capturer may call first.",
}

SEAT_CLEAN = "{who} had {decisions} to make, and made no clear mistake."
SEAT = "{who} had {decisions} to make, with {marks}, which gave away about {points}."
MISTAKES, BETTERS = ("mistake", "mistakes"), ("better move", "better moves")
UNLUCKY = "{who} was unlucky {times}, but right."
COSTLIEST = "The costliest move was {played}."
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
UNKNOWN = "There was no time to find out what was possible with all hands open."
BOUNDS = "between {low} and {high}"
COULD_BE_MADE = "It could have been made."
COULD_BE_SET = "It could have been set."
TURNED = "The turning point was {who}'s {card} in trick {trick}: {points} for the other side."
NOT_OPEN = "What was possible with all hands open was not computed: {why}."
WHY_NOT_OPEN: Mapping[str, str] = {
    "fishing": "a whole deal, with its stock, is too long to solve",
    "dummy": "nobody chooses the dummy's cards",
    "nothing": "the hands were thrown in, so no card was played",
    "no-kernel": "the compiled solver is missing here",
}
THROWN_IN = "The hands were thrown in."
SCORED = "The deal brought {scores}."

CURVE = "Expected points over the deal for {who}: from {first} at the first decision to {last}."
"""The text in place of a curve; both numbers are the lead of the side in the scores of the deal."""
