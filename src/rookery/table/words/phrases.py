"""The fixed phrases that players may say to each other at a table."""

PHRASES = (
    "Well played!",
    "Thank you!",
    "Good luck!",
    "Nice one!",
    "Oh no!",
    "Sorry, partner.",
    "One moment, please.",
    "Shall we go on?",
    "Good game!",
    "Goodbye!",
)
"""The phrases; their positions are their numbers in the log and the protocol. Add new ones at the
end."""
