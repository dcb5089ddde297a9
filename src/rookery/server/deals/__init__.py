"""Deals that many tables play: sets of boards, the deal of the day, and links to a deal."""
