"""Fishing games in the kernel: a compiled model of a deal, sampling of worlds, a tree search.

`model` encodes deals for the compiled code, and `search` draws the worlds of a view and searches
its turns by a tree.
"""
