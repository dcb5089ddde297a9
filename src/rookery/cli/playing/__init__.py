"""The commands for players: matches, rules, puzzles, and records of what was played."""
