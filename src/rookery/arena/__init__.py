"""Matches, contests and examinations of bots."""
