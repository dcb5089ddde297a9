"""Ratings: computed from results in the background, and shown to people who show theirs."""
