"""Evenings of a club without input or output: formats, rounds, standings and season tables."""
