"""Texts about the games, and ways to find a game."""
