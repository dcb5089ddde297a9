"""Matches, contests and tests of bots."""
