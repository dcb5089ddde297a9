"""Evenings of a club, without input and output: formats, rounds, standings and season tables."""
