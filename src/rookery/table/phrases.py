"""What players may say to each other at a table."""

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
"""The phrases by number, as the log and the protocol have them. New ones go at the end."""
