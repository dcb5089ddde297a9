"""Worlds: the full deals that a view of a trick game allows, counted and sampled uniformly.

`sampling.Sampler` draws worlds with the counts of `distribution_counts`; `masks` says how cards are
encoded.
"""
