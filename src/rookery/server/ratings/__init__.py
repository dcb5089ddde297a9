"""Ratings kept by a server: made from results in the background, shown to people who opt in."""
