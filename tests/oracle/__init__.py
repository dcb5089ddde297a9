"""A naive second implementation of the rules, to test the real engine against.

It shares no code with the package. Cards are plain strings, states are mutable and everything is
enumerated by brute force, so that each line can be checked by eye against the numbered rules.
"""
