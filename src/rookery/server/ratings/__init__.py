"""Ratings: computed from results in the background, and seen by people who show their own."""
