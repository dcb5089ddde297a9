"""A table that people sit at: its authority, its events, and the protocol its clients speak.

Nothing here does input or output, so that the server, the terminal and the tests share it.
"""
