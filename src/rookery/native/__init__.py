"""Inline functions for the compiled modules: bits, random numbers, random cards.

There are only `.pxd` files here. The compiled modules cimport them, and nothing is left of them at
run time.
"""
