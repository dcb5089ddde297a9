"""Fishing games in the kernel: a compiled model of a deal, sampling of worlds, a tree search.

`model` encodes deals for the compiled code, `fishing_sampler` draws the worlds of a view, and
`search` searches the turns of a view by a tree.
"""
