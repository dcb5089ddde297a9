"""Cards, moves, the game protocol and the match: what every game shares."""
