"""Worlds: the full deals that a view of a trick game allows, counted and sampled uniformly.

`sampling.Sampler` draws worlds by the graph of `distribution_counts`; `masks` has their encoding.
"""
