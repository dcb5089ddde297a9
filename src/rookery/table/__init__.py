"""A table: its authority, its events, and the protocol of its clients.

Nothing here does input or output, so that the server, the terminal and the tests can share it.
"""
