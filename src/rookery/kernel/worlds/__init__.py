"""Worlds: what the cards that a view does not show may be, drawn at random and counted."""
