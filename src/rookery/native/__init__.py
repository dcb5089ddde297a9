"""Inline functions for compiled code: bits, random numbers and random cards, to be cimported."""
