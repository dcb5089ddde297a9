"""Ratings kept by a server: made from results in the background, shown to who wants them."""
