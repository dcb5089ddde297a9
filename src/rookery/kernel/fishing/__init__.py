"""Fishing games in the kernel: a compiled model of a deal, worlds of a view, and a tree search."""
