"""The oracle: a second, naive implementation of the rules, to test the engine against.

It shares no code with the package. Cards are plain strings, states are mutable, and everything is
enumerated by brute force, so that each line can be checked by eye against the numbered rules.
"""
