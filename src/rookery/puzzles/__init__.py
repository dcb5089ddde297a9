"""Puzzles: positions as one seat sees them, with one clearly right move.

They are found in bots' own deals (`making`), verified by a long think over sampled worlds
(`verifying`), sorted by theme (`themes`) and difficulty (`difficulty`), and kept as JSON Lines
(`puzzle_file`). The package's puzzles are read once, at the first request (`collection`).
"""
