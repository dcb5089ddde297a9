"""The commands for research: bots compared, positions solved, and decisions as data."""
